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
# $swing, $swung: swing counties of Red and of Blue. $spare: whether fewer borders are enough.
goal = You are Red and { $lead ->
    [level] level
    [ahead] ahead
   *[behind] behind
 }, { $mine } to { $theirs } districts; swing counties { $swing } to { $swung }. Draw { $spare ->
    [yes] up to { $borders ->
        [2] two borders
        [3] three borders
       *[4] four borders
     }
   *[no] { $borders ->
        [1] your last border
        [2] your two borders
        [3] your three borders
       *[4] your four borders
     }
 } so that you win the game, whatever Blue draws after you.
right-on = Right: whatever Blue draws now, you win.
right-over = Right: you win { $mine } to { $theirs }.
right-swing = Right: a tie in districts, and you win on swing counties, { $mine } to { $theirs }.
otherwise-on = That does not win against every reply. There is a turn that wins whatever Blue draws.
otherwise-over = That does not win. There is a turn that wins { $mine } to { $theirs }.
otherwise-swing = That does not win. There is a turn that ties in districts and wins on swing counties, { $mine } to { $theirs }.

# Why a turn wins. $does: what it does by itself. $wins: why that is enough; both are sentences of this file.
why = { $does } { $wins }
# $borders: borders of the turn. $counties: of the district, with $red votes for Red and $blue for Blue.
# $mine, $theirs: districts of Red and of Blue afterwards.
closes = { $borders ->
    [one] The border closes
   *[other] The borders close
 } { $counties } counties with Red { $red }, Blue { $blue }: that makes it { $mine } to { $theirs }.
# Whoever draws the last border of a district names its winner if it is tied.
closes-tied = { $borders ->
    [one] The border closes
   *[other] The borders close
 } { $counties } counties with Red { $red }, Blue { $blue }. Whoever closes a tied district names its winner: that makes it { $mine } to { $theirs }.
closes-several = { $borders ->
    [one] The border closes
   *[other] The borders close
 } { $districts ->
    [2] two districts
    [3] three districts
   *[other] { $districts } districts
 }: that makes it { $mine } to { $theirs }.
stops = { $borders ->
    [one] The border keeps
   *[other] The borders keep
 } Blue from taking { $counties } counties with Red { $red }, Blue { $blue }.
# The turn closes nothing. $due: the borders that Blue has to draw next.
zugzwang = Blue now has to draw { $due ->
    [1] one border
    [2] two borders
    [3] three borders
   *[4] four borders
 }, and every way to do so closes a district for you.
# A district that Red can close in its next turn: $counties with $red votes for Red and $blue for Blue.
sure = Whatever Blue draws now, you can close { $counties } counties with Red { $red }, Blue { $blue } next.
# $one, $two: two such districts, of which Blue can prevent only one.
fork = You threaten two districts at once, { $one } and { $two }: Blue can prevent only one of them.
there = { $counties } counties with Red { $red }, Blue { $blue }
# $now: the districts with which Red can end at least, $before: the same if it had drawn nothing.
earns = Whatever Blue draws now, you can reach { $now ->
    [one] 1 district
   *[other] { $now } districts
 }. Without { $borders ->
    [one] this border
   *[other] these borders
 } Blue could keep you to { $before }.
# $now: the districts with which Red can stop Blue, $before: the same if it had drawn nothing.
holds = Whatever Blue draws now, you can keep it to { $now ->
    [one] 1 district
   *[other] { $now } districts
 }. Without { $borders ->
    [one] this border
   *[other] these borders
 } Blue could reach { $before }.
# The game is over. $swing, $swung: swing counties of Red and of Blue.
ends = { $tied ->
    [yes] No county is left, and you win on swing counties, { $swing } to { $swung }.
   *[no] No county is left, so that is the result.
 }
# $counties: in no district yet. $districts: the most that they can become.
no-room = The { $counties } counties left make at most { $districts ->
    [one] one more district
    [2] two more districts
   *[other] { $districts } more districts
 }: too few for Blue.
# $districts: by so many Red is still ahead at the end.
stays-ahead = Even Blue’s best reply leaves you { $districts ->
    [one] one district
    [2] two districts
   *[other] { $districts } districts
 } ahead.
# $swing, $swung: swing counties of Red and of Blue at the end.
stays-level = Even Blue’s best reply only ties the districts, and you win on swing counties, { $swing } to { $swung }.
