### The words of Whistle-Stop's puzzles (py/hustings/games/whistle_stop/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/whistle_stop.py.

region = { $region ->
    [appalachian] Appalachian
    [chesapeake] Chesapeake
    [new_york] New York
    [south] South
    [florida] Florida
    [new_england] New England
    [central] Central
    [northwest] Northwest
    [mid_atlantic] Mid-Atlantic
    [texas] Texas
    [southeast] Southeast
    [southwest] Southwest
    [great_lakes] Great Lakes
    [upper_midwest] Upper Midwest
   *[california] California
 }
title-choice = Before the election
title-action = The last action
title-region = Win { region }
goal-choice = The election comes right after this. What do you choose so that it brings you the most points on average?
goal-action = One action left before the election. What brings you the most points on average?
# $rolls: so many of a hundred rolls of the dice win the region as things stand.
goal-region-contested = One action left before the election, and much hangs on { region }: you win it in { $rolls } of 100 rolls. What brings you the most points on average?
goal-region-absent = One action left before the election, and much hangs on { region }: you have no delegate there. What brings you the most points on average?

# $before, $after: in so many of a hundred rolls of the dice the player wins the region. $points: its points.
why-region = { $before ->
    [0] { $after ->
        [100] { region } and its { $points } points are yours now.
       *[other] In { region }, with { $points } points, you win { $after } of 100 rolls now.
     }
   *[other] { $after ->
        [100] { region } and its { $points } points are safe now; before you won { $before } of 100 rolls.
       *[other] In { region }, with { $points } points, you win { $after } of 100 rolls now, not { $before }.
     }
 }

# What a wrong move changes most.
why-not-region = { $before ->
    [0] It wins you { region }, with { $points } points, in { $after } of 100 rolls.
   *[other] In { region }, with { $points } points, it only lifts you from { $before } to { $after } of 100 rolls.
 }
# The best move lifts the player less there.
why-not-so-much = In { region }, with { $points } points, it lifts you from { $before } to { $after } of 100 rolls, but too little is left for elsewhere.
why-not-lowered = In { region }, with { $points } points, it takes you down from { $before } to { $after } of 100 rolls.
why-not-elsewhere = The best way gains all that this one gains, and more.
why-not-anywhere = It makes you win no region more often.

# $best: the points that the best move brings. $yours: those that the player's move brings. $why: why that is less.
# $more: the difference.
right = Right: that brings { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
worse = That brings { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average. { $why } The best move brings { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
