package cmd

import (
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

type stakesJSON struct {
	Version   int                       `json:"version"`
	Bank      string                    `json:"bank"`
	Winner    *string                   `json:"winner"`
	Transfers []transferJSON            `json:"transfers"`
	Scores    map[string]scoring.Points `json:"scores"`
}

type transferJSON struct {
	From   string         `json:"from"`
	To     string         `json:"to"`
	Stake  int            `json:"stake"`
	Chips  scoring.Points `json:"chips"`
	Reason scoring.Kind   `json:"reason"`
}

// stakes settles the stakes of a hand between the bank and the others: NAME=CHIPS for everybody who has staked, with what a draw
// has left on the table.
func (c *counting) stakes(words []string) error {
	if c.flags.bank == "" {
		return misuse{say.Misuse{Kind: say.Missing, Flag: "--bank"}}
	}
	if err := c.readHands(words); err != nil {
		return err
	}
	bank, refusal := c.reader().Seat(c.flags.bank)
	if refusal != nil { // the bank does not stake, and so is often named nowhere else
		if err := c.addPlayer(c.flags.bank); err != nil {
			return err
		}
		bank = referee.Seat(len(c.names) - 1)
		c.told = append(c.told, "")
	}
	if err := c.wantPlayers(2, c.rules.Players.Max); err != nil {
		return err
	}
	winner := referee.NoSeat
	if c.flags.winner != "" {
		var err error
		if winner, err = c.seat(c.flags.winner); err != nil {
			return err
		}
	}
	stakes, err := c.readStakes(bank)
	if err != nil {
		return err
	}
	transfers := scoring.SettleStakes(bank, winner, stakes)
	net := scoring.Net(transfers, len(c.names))
	if c.json {
		j := stakesJSON{
			Version: jsonVersion, Bank: c.names[bank], Winner: nameOf(c.names, winner), Transfers: []transferJSON{}, Scores: byName(c.names, net),
		}
		for _, t := range transfers {
			j.Transfers = append(j.Transfers, transferJSON{c.names[t.From], c.names[t.To], t.Stake.Chips, t.Chips, t.Kind})
		}
		return c.printJSON(j)
	}
	v := c.says()
	for _, line := range v.Transfers(transfers) {
		c.printLine(line)
	}
	if winner == referee.NoSeat {
		c.printLine(v.NobodyPaid())
	}
	c.printLine(v.Net(net))
	return nil
}

// readStakes reads what everybody has staked. The banker does not stake.
func (c *counting) readStakes(bank referee.Seat) ([]scoring.Stake, error) {
	var stakes []scoring.Stake
	for i, told := range c.told {
		seat := referee.Seat(i)
		told = strings.TrimSpace(told)
		chips, ok := referee.ParseNumber(told)
		switch {
		case told == "" && seat == bank:
		case !ok:
			return nil, c.miscount(say.Miscount{Kind: say.NoStake, Text: told})
		case chips > 0 && seat == bank:
			return nil, c.refuse(&referee.Refusal{Code: referee.StakeRange, Detail: referee.BankerStakes, Seat: seat})
		default:
			stakes = append(stakes, scoring.Stake{Owner: seat, On: seat, Chips: chips, Payout: c.rules.Payout})
		}
	}
	return stakes, nil
}
