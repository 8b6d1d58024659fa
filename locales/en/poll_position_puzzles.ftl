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

# A district at the beginning of a sentence: "In urban Ontario".
at-place-start = { $region ->
    [hq] At headquarters
    [maritimes] In the { $type } Maritimes
    [prairies] In the { $type } Prairies
    [territories] In the Territories
    [quebec] In { $type } Quebec
    [ontario] In { $type } Ontario
   *[pacific] In { $type } British Columbia
 }
# $before, $after: the points that complaints cost there on average, before and after the move.
why-place = { at-place-start } complaints then cost { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average instead of { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-roll = That counts all six rolls, each in its best place.
why-next = It pays off with what you do next.
# $why: one of the sentences above. $points: by so much the next best way is worse.
why-closely = { $why } It is close: the next best way loses { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
# The same of wrong moves.
why-not-place = { at-place-start } it only lowers complaints from { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
why-not-roll = Over all six rolls, each in its best place, it saves less.
why-not-next = It lowers no complaints by itself, and what it prepares saves less.
why-not-nothing = It leaves all complaints as they are.
why-nothing = Everything that you could still do costs more than it saves.

# $best: the points that the best move loses. $yours: those that the player's move loses. $why: why that is more.
# $more: the difference.
# $close: whether they differ by less than a point.
right = Right: that loses { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to complaints and cost, on average.
worse = That loses { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to complaints and cost, on average. { $why } { $close ->
    [yes] It is close: the best move loses { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer.
   *[no] The best move loses { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer.
 }
