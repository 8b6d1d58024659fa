### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

# $decision: what is decided: where votes go, what is bought, which dice are thrown again, where an
# ad is aired, or what every 1 becomes. $missing: delegates that are missing.
title = { $decision ->
    [votes] The last votes
    [purchase] The last dollars
    [throw] The last throw
    [ad] The last ad
   *[ones] A dollar or a vote
 }: { $missing } short
goal = Win from here: you have { $mine } delegates and need { $needed }. This is your last turn{ $decision ->
    [throw] . Which dice do you throw again?
    [votes] , with { votes-counted } to place. { first-moves }
   *[purchase] , with ${ $cash } and { votes-counted }. { first-moves }
 }
votes-counted = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
# $wins: whether these moves win, so that the rest of the turn no longer matters.
first-moves = { $wins ->
    [yes] { $moves ->
        [1] Win with your next move.
        [2] Win within two moves.
       *[other] Win within three moves.
     }
   *[no] { $moves ->
        [1] Make the first move of a turn that wins.
        [2] Make the first two moves of a turn that wins.
       *[other] Make the first three moves of a turn that wins.
     }
 }
# $best: how many of 100 games the best turn wins. $yours: the same of the player's move.
right = { $best ->
    [100] Right: that wins.
   *[other] Right: that wins { $best } games of 100.
 }
right-turn = { $best ->
    [100] Right: this turn wins.
   *[other] Right: this turn wins { $best } games of 100.
 }{ $wins ->
    [yes] {""}
   *[no] {" "}Whatever is still missing comes with the rest of it.
 }
worse = That wins { $yours } games of 100. { best-turn }
lost = However you go on, that no longer reaches { $needed } delegates. { best-turn }
best-turn = { $best ->
    [100] There is a turn that wins.
   *[other] The best turn wins { $best } games of 100.
 }
