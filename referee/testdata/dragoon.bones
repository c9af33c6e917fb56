---
bones: 1
ruleset: ./dragoon.yaml
players: [Ann, Ben]
---
Ann: deals
trump 3-1       # the lower end: 1 is trump
Ben: 3-3
Ann: 3-0        # the double is highest: Ben takes 3
Ben: 3-2
Ann: 2-1        # a trump: Ann takes 3, and Ben draws the turned 3-1
Ann: 1-0
Ben: 3-1        # he must beat it: 4
Ben: 2-0
Ann: 2-2        # 4
Ann: 0-0
Ben: 1-1        # and 2 for the last trick: Ben has 9, Ann 7
trump 2-0       # 0 is trump
Ann: 3-3
Ben: 2-2        # does not follow; 4 for Ann
Ann: closes     # so that he draws nothing
Ann: 1-1
Ben: 3-2        # and here is the 3 that he had
Ann: 2-1
Ben: 1-0        # 3 for Ben; Ann closed with 4
