### The words of Poll Position!'s puzzles (py/hustings/games/poll_position/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/poll_position.py.

# $die: the number that was rolled, 1 to 6.
title-die = Where does the { $die } go?
goal-die = You rolled a { $die }{ $points ->
    [0] {""}
    [one] {" "}and have 1 action point left
   *[other] {" "}and have { $points } action points left
 }; then the votes are counted. Where does it go so that the team loses the fewest points to complaints and cost, on average? Every full 10 of cost is a point.
title-points = { $points ->
    [one] The last point of the campaign
   *[other] The last { $points } points of the campaign
 }
goal-points = The last turn: no more voters, then the count. Spend { $points ->
    [one] your action point
   *[other] the first of { $points } points
 } so that the team loses the fewest points to complaints and cost, on average. Every full 10 of cost is a point.

## What a move brings: $best and $yours in puzzles.ftl

points-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points lost to complaints and cost, on average
