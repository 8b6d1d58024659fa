### The words of Gerrymander's puzzles (py/hustings/games/gerrymander/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/gerrymander.py.

# $lead: how Red stands in districts. $mine, $theirs: districts of Red and of Blue.
title = { $lead ->
    [level] Win from here
    [ahead] Hold the lead
   *[behind] Turn it round
 }: { $mine } to { $theirs }, { $borders ->
    [1] one border
    [2] two borders
    [3] three borders
   *[4] four borders
 }
# $swing, $swung: swing counties of Red and of Blue.
goal = You are Red and { $lead ->
    [level] level
    [ahead] ahead
   *[behind] behind
 }, { $mine } to { $theirs } districts; swing counties { $swing } to { $swung }. Draw { $borders ->
    [1] your last border
    [2] your two borders
    [3] your three borders
   *[4] your four borders
 } so that you win the game, whatever Blue draws after you.
right-on = Right: whatever Blue draws now, you win.
right-over = Right: you win { $mine } to { $theirs }.
right-swing = Right: a tie in districts, and you win on swing counties, { $mine } to { $theirs }.
otherwise-on = That does not win against every reply. There is a turn that wins whatever Blue draws.
otherwise-over = That does not win. There is a turn that wins { $mine } to { $theirs }.
otherwise-swing = That does not win. There is a turn that ties in districts and wins on swing counties, { $mine } to { $theirs }.
