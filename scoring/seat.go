package scoring

// A Seat is a player's place at the table, 0 for the first, clockwise. People who only stake come after the players.
type Seat int8

// NoSeat is nobody.
const NoSeat Seat = -1
