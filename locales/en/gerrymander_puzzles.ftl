### The words of Gerrymander's puzzles (py/hustings/games/gerrymander/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/gerrymander.py.

take = Take { $districts ->
    [1] one district
    [2] two districts
    [3] three districts
   *[4] four districts
 } with { $borders ->
    [1] one border
    [2] two borders
    [3] three borders
   *[4] four borders
 }
goal = You are Red. { take }, and let Blue win none. Red needs the most votes in { $districts ->
    [1] it
   *[other] each
 }, or a tie that you settle.

## What a move brings: $best and $yours in puzzles.ftl

gained = { $districts ->
    [0] no district gained on Blue
    [one] 1 district gained on Blue
   *[other] { $districts } districts gained on Blue
 }
lost = { $districts ->
    [one] 1 district lost to Blue
   *[other] { $districts } districts lost to Blue
 }
