### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

# $idea: what decides: an item fills a state without a vote, two items are bought, the votes are divided between states
# without a purchase, one issue helps two states, two states are filled with every vote or with votes left over, one
# state with every vote, another state would not be enough, or an issue is to be found; else what is decided: which
# dice are thrown again. $missing: delegates that are missing.
title = { $idea ->
    [no-vote] A state without a vote
    [two-purchases] Two purchases
    [dividing] Votes for two states
    [shared-issue] One issue, two states
    [every-vote] Two states, every vote
    [two-states] Two states
    [nothing-spare] Not a vote to spare
    [big-enough] The state that is enough
    [right-issue] The right issue
   *[throw] The last throw
 }: { $missing } short
# $decision: where votes go, what is bought, which dice are thrown again, where an ad is aired, or what every 1 becomes.
goal = You have { $mine } delegates and need { $needed } to win. This is your last turn{ $decision ->
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
# After it comes why it wins.
right-turn = Right: that wins.
# $how, $then: sentences of this file.
why = { $how } { $then }
# $means: items that are bought, and votes; $things: how many of both. $filled: states, each with its delegates.
# $reached: delegates at the end. $over: how many more than are needed.
how = { LIST($means) } { $things ->
    [one] fills
   *[other] fill
 } { LIST($filled) }: { $reached } delegates, { $over ->
    [0] just enough
   *[other] and { $needed } win
 }.
fills = { $state } for { $delegates }
# $state: one that can be filled, but then the win is out of reach. $short: how many delegates are missing then.
tempting = { $state } instead leaves you { $short } short.
# $state: one that another accepted way fills.
also = With { $state } you win, too.
# $following: how many of 100 games the second best throw wins.
throw-why = { $best ->
    [100] It always wins; every other choice wins at most { $following } games of 100.
   *[other] It wins { $best } games of 100; every other choice wins at most { $following }.
 }
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
