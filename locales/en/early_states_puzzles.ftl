### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

# $decision: what is decided: where votes go, what is bought, dollars and votes together, more than two
# moves, which dice are thrown again, where an ad is aired, or what every 1 becomes. $missing: delegates
# that are missing.
title = { $decision ->
    [votes] The last votes
    [purchase] The last dollars
    [dollars-and-votes] Dollars and votes
    [long-turn] One long turn
    [throw] The last throw
    [ad] The last ad
   *[ones] A dollar or a vote
 }: { $missing } short
goal = You have { $mine } delegates and need { $needed }. This is your last turn{ $decision ->
    [throw] . Which dice give the best chance to win if you throw them again?
    [votes] , with { votes-counted } to place. { within }
    [ones] : first decide what your 1s become. { within }
   *[purchase] , with ${ $cash } and { votes-counted }. { within }
 }
votes-counted = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
within = { $moves ->
    [1] Win with your next move.
    [2] Win in two moves.
    [3] Win in three moves.
   *[other] Win in four moves.
 }
# $best: how many of 100 games the best throw wins. $yours: the same of the player's throw.
right = { $best ->
    [100] Right: that always wins.
   *[other] Right: that wins { $best } games of 100, more than any other throw.
 }
worse = That wins { $yours } games of 100. { $best ->
    [100] Another choice always wins.
   *[other] Another choice wins { $best }.
 }
# $reached: delegates at the end. $over: how many more than are needed.
wins-with = Right: that wins. It makes { $reached } delegates, { $over ->
    [0] just as many as you need
    [one] one more than you need
   *[other] { $over } more than you need
 }.
wins = Right: that wins. It makes at least the { $needed } delegates you need.
# $reached: the most delegates that the turn can still reach. $short: how many are missing then.
short = After that first move you reach { $reached } delegates at best, { $short ->
    [one] one
   *[other] { $short }
 } short of a win.
too-slow = That can still win, but only with more moves. { $moves ->
    [1] One move is enough.
    [2] Two moves are enough.
    [3] Three moves are enough.
   *[other] Four moves are enough.
 }
off-the-way = That does not win in { $moves ->
    [2] two
    [3] three
   *[other] four
 } moves, but your first move was right: another way to go on wins.
