### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

# $decision: what is decided: where votes go, what is bought, which dice are thrown again, where an
# ad is aired, or what every 1 becomes.
title = { $decision ->
    [votes] Where do the votes go?
    [purchase] The last ${ $cash }
    [throw] Throw again?
    [ad] Where is it aired?
   *[ones] A dollar or a vote?
 }
goal = Your last turn: { $decision ->
    [votes] { votes-counted }
   *[purchase] ${ $cash } and { votes-counted }
 } to spend. You have { delegates }. { $decision ->
    [votes] Where do you mark first
    [purchase] What do you buy first
    [throw] Which dice do you throw again
    [ad] Where do you air the ad
   *[ones] What does every 1 become
 } so that you end this turn with the most delegates?
votes-counted = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
delegates = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }

## What a move brings: $best and $yours in puzzles.ftl

at-the-end = { delegates } at the end of the turn
at-the-end-on-average = { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } delegates at the end of the turn, on average
