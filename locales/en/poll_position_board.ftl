### Poll Position!: the map of Canada, the panels beside it and the score sheet.
### Names of regions, specialists, cards and verdicts come from poll_position.ftl.

## The map

map-label = Map of Canada
back-to-map = Back to the map
# place: a region within a sentence, or headquarters-within.
look-closely = Look closely at { $place }
headquarters = Headquarters
headquarters-within = headquarters
# British Columbia, where there is no room for its name.
columbia-short = BC
# player: a name; role: a specialist.
marker-label = { $player }, { $role }
short-of-personnel = Short of personnel
short-of-personnel-means = Short of personnel: staffing costs { $cost } AP
why-not = Why not { $move }?

## A place

voters-counted = { $voters ->
    [one] 1 voter
   *[other] { $voters } voters
 }
# expected: how many voters there are likely to be.
place-lies = { $place }: { voters-counted } face down{ $seen ->
    [yes] , face up { LIST($up) }
   *[no] {""}
 }; { $built ->
    [yes] sites { LIST($dice) }
   *[no] no site
 }; capacity { $capacity }, about { $expected } voters
place-closed = { $place }: closed by { $card }
closed-why = { $why ->
    [flood] closed: flood
    [fire] closed: fire
   *[quarantine] closed: quarantine
 }
dice-counted = { $dice } dice
dice-sum = { dice-counted }: { $sum }
nobody = nobody
in-all = { $voters } in all
card-means = { $card }: { $effect }.
effect-means = { $effect }.
# On the button that opens a site, or moves a voter.
button-site = site
button-voter = voter
legend-open = open a site
legend-reach = reach a voter
# What the red numbers and the green ticks on the map mean.
legend-away = turned away if counted now
legend-away-short = turned away
legend-served = everybody served
# What a ballot that lies face down hides.
legend-hidden = 1 to 4 voters
# The same in the count.
legend-complaints = complaints
# Who is turned away, to one digit after the point; in few words.
unserved = { $now } turned away now, { $end } later
unserved-never = Nobody turned away, now or later
unserved-later = Nobody turned away now, { $end } later
unserved-means = Voters turned away: about { $now } now, { $end } by the end if nobody does more

## What an act would do at a place, before it is done

# The number turned away, in the place of the red number: before and after.
mark-change = { $before }→{ $after }
mark-fewer = { $voters } fewer
mark-more = { $voters } more
# voters: who can be served besides, with a sign.
mark-room = { NUMBER($voters, signDisplay: "exceptZero") } room
mark-none = no gain
# points: what the dice change of the final score, with a sign.
mark-points = { NUMBER($points, signDisplay: "exceptZero") } { $points ->
    [one] point
   *[other] points
 }
# Where the rolled die does most.
mark-best = Does most of all places
# label: the move. effects: as after the move, such as “2 fewer turned away”.
mark-means = { $label }: { LIST($effects, type: "unit") }

## Stamps and large letters on the map

stamp-closed = CLOSED
stamp-protested = −1 EACH
stamp-shortage = STAFFING { $cost } AP
stamp-honk = SERVES ¼ LESS
stamp-reconciliation = REMOTE COMPLAINTS ×2
event-of-week = Event of week { $week }
week-will-bring = Week { $week } will bring
engagement-rises = engagement +1
week = Week { $week }
weeks-left = { $weeks ->
    [0] election day
    [one] 1 week to election day
   *[other] { $weeks } weeks to election day
 }
# The letter on a coloured die.
colour-initial = { $type ->
    [urban] P
    [rural] R
   *[remote] G
 }
# colour and type: "purple", "urban".
colour-means = { $colour }, { $type }

## The weeks, engagement and the forecast, above the map

week-of = Week { $week } of { $weeks }
week-event = Week { $week }: { $card }
week-unknown = Week { $week }: not known yet
event-face-down = Event still face down
engagement = Engagement { $level }
engagement-a-turn = Engagement { $level }: { voters-counted } a turn
engagement-per-turn = Engagement { $level }: { voters-counted } per turn
forecast = Forecast
forecast-of = Forecast { $points }
forecast-verdict = { $points }: { $verdict }
# next: the next better verdict. least: the points from which on it is given.
better-from = { $next } from { NUMBER($least, signDisplay: "exceptZero") }
forecast-means = Forecast { $points }: { $verdict }. With the team at work, between { $low } and { $high }.{ $better ->
    [yes] {" "}{ better-from }.
   *[no] {""}
 }{ $goodwill ->
    [0] {""}
   *[other] {" "}{ goodwill-counted-in }
 }
goodwill-counted-in = Goodwill of { NUMBER($goodwill, signDisplay: "exceptZero") } is counted in.

## The running score: the score if the votes were counted now, and what is still to come

sum-turned-away = Turned away
sum-to-come = To come
parts-heading = What the forecast is made of
parts-means = { parts-heading }: show it
part-turnout = About { $voters } voters so far; every full 5 bring a point.
part-turned-away = The red numbers on the map: a point each.
part-cost = All dice show { $pips }; every full 10 cost a point.
part-goodwill = The team starts with these points.
# left: action points of the team.
part-to-come = { $left ->
    [0] Expected of new voters and events.
   *[other] Your { $left } AP well spent, new voters and events are counted in: only better play lifts the needle.
 }

## The mat below the map

points-left = { $role }: { $points } action points left

## The panels beside the map

event-covered = The event of week { $week } is covered.
next-week = Next week
# unknown: the events still to come that nobody has seen.
events-left = { $unknown ->
    [one] 1 event still comes, out of these { $cards }
   *[other] { $unknown } events still come, out of these { $cards }
 }
# cards: the cards that may be turned next; count: those that lower the forecast by { $least } or more; worst: the
# worst of them, each as in card-swing.
outlook = { $cards ->
    [one] The next card is known. It is likely to change the forecast: { LIST($worst) }.
   *[other] { $count ->
        [one] 1 of the { $cards } cards that may come next lowers the forecast by { $least } or more: { LIST($worst, type: "unit") }.
       *[other] { $count } of the { $cards } cards that may come next lower the forecast by { $least } or more: { LIST($worst, type: "unit") }.
     }
 }
card-swing = { $card } { NUMBER($points, signDisplay: "exceptZero") }
event-dangerous = dangerous
it-hit = It hit { $place }.
lasting-honk = { $card }: HQ serves a quarter fewer at the end.
lasting-reconciliation = { $card }: remote complaints count twice.
lasting-shortage = { $card }: staffing costs { $cost } AP { $where }.
a-voter = a voter { $where }
# counts: how many voters of each value have not been seen yet, each as in unseen-of.
unseen = Engagement { $level }: { voters-counted } after each turn before week 5. { $bag } ballots in the bag. Still hidden: { LIST($counts, type: "unit") }.
unseen-of = { $count } × { $value }
team = The team
chief = ★ chief
sealed-plan = sealed plan
no-region = no region yet
points = { $points } AP
forecast-now = Counted now
forecast-idle = If nobody did more
forecast-working = With the team at work
forecast-counting = Expected
forecast-final = Final score
# verdict: within a sentence. low, high: the range in which the points are likely to be.
forecast-range = { $points }{ $sure ->
    [yes] {""}
   *[no] {" "}({ $low } to { $high })
 }, { $verdict }
forecast-needle = The needle shows the last of these: the final score to expect if the team goes on playing sensibly.
forecast-left = { $left ->
    [one] 1 action point is
   *[other] { $left } action points are
 } left. 8 of 10 games end within these ranges.
forecast-goodwill-left = { goodwill-counted-in } { forecast-left }
expected-at-places = Expected at each place
expected-not-served = Voters turned away
expected-now = Now
expected-end = By the end

## The count and the score sheet

count-begins = The count begins
# served, away: voters.
served-counted = { $served } served, { $away } turned away
# place: a region, or headquarters.
count-region = { $place }: { served-counted }
# twice: how many of those turned away complain twice, by an event.
count-twice = { $twice ->
    [one] 1 of them counts twice
   *[other] { $twice } of them count twice
 }
count-region-twice = { count-region }, { count-twice }
# The complaints of a place, on the map. complaints: their number with a minus sign.
count-doubled = { $complaints } × 2
# left: the regions still to be counted, headquarters among them.
count-so-far = In all: { served-counted }{ $left ->
    [0] {""}
    [one] ; 1 count still to come
   *[other] ; { $left } counts still to come
 }
sum-turnout = Turnout { $turnout }
sum-complaints = Complaints
sum-cost = Cost { $cost }
sum-goodwill = Goodwill
sum-final = = { $points }
sheet-heading = Score sheet
sheet-place = Place
sheet-voters = Voters
sheet-turnout = Turnout
sheet-served = Served
sheet-complaints = Complaints
# Remote complaints that count twice.
sheet-doubled = { $complaints } (×2)
sheet-closed = closed
sheet-all = All
sheet-turnout-points = Turnout: each full 5 voters
sheet-cost-points = Cost: each full 10 of { $cost }
sheet-final = Final score: { $verdict }
