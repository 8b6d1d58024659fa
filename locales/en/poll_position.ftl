### Poll Position!: an election across Canada, run together by 1 to 4 players. AP are action points.
### Regions, types of districts, specialists and verdicts are given by name, so that sentences can
### choose their own forms: [pacific] is British Columbia, [hq] headquarters.

## Regions and districts

region = { $region ->
    [maritimes] Maritimes
    [quebec] Quebec
    [ontario] Ontario
    [prairies] Prairies
    [pacific] British Columbia
    [territories] Territories
   *[nowhere] nowhere
 }
# Within a sentence: "takes the Prairies".
the-region = { $region ->
    [maritimes] the { region }
    [prairies] the { region }
    [territories] the { region }
   *[other] { region }
 }
in-region = in { the-region }
# The same at the beginning of a sentence.
in-region-start = In { the-region }
to-region = to { the-region }
type = { $type ->
    [urban] urban
    [rural] rural
   *[remote] remote
 }
to-districts = to { type } districts
# A district as a label. The Territories are one district, which is remote.
place = { $region ->
    [hq] HQ
    [territories] { region }
   *[other] { region } { type }
 }
# A district within a sentence: "the voters of urban Ontario".
the-place = { $region ->
    [hq] HQ
    [maritimes] the { type } { region }
    [prairies] the { type } { region }
    [territories] the { region }
   *[other] { type } { region }
 }
at-place = { $region ->
    [hq] at HQ
   *[other] in { the-place }
 }
# The same at the beginning of a sentence.
at-place-start = { $region ->
    [hq] At HQ
   *[other] In { the-place }
 }
to-place = to { the-place }
from-place = from { the-place }

## Specialists and what they can do

role = { $role ->
    [communications] Communications Officer
    [analyst] Data Analyst
    [distribution] Distribution Specialist
    [liaison] Field Liaison Officer
    [returning] Returning Officer
    [survey] Survey Specialist
   *[staffing] Staffing Officer
 }
the-role = the { role }
# The same at the beginning of a sentence.
the-role-start = The { role }
ability = { $role ->
    [communications] Reaching out may move two voters.
    [analyst] 1 AP: see next week’s event.
    [distribution] Rural sites cost 1 AP, remote 2 AP; in town two sites for 1 AP.
    [liaison] Once per turn: act like a specialist in a neighbouring region.
    [returning] Once per turn, 1 AP: a site down by 1, and a new site in the region.
    [survey] 1 AP: turn a voter in each district of the region.
   *[staffing] Staffing rolls two dice and uses the higher.
 }
# The two specialists of a lone player.
lone-specialist = { $name }’s { $first ->
    [yes] first
   *[no] second
 } specialist
# player: who leads the specialist.
player-with-role = { $player }, { the-role }

## Event cards and what each does

card-environmentalism = Environmentalism
    .effect = A voter comes to each district of British Columbia
card-fake-news = Fake News
    .effect = All voters at HQ but one scatter over Canada
card-flash-floods = Flash Floods
    .effect = A random rural district closes for good
card-fordism = Fordism
    .effect = A voter comes to each district of Ontario
card-forest-fires = Forest Fires
    .effect = A random remote district closes for good
card-gas-prices = Gas Prices
    .effect = A voter comes to each rural district
card-honk-honk = Honk Honk!
    .effect = At the end HQ serves a quarter fewer voters
card-idle-no-more = Idle No More
    .effect = A voter comes to each remote district
card-newfoundland = Newfoundland Independentism
    .effect = A voter comes to each district of the Maritimes
card-postal-strike = Postal Strike
    .effect = HQ loses half of its polling sites
card-personnel-shortage = Personnel Shortage
    .effect = In a random region staffing costs { $cost } AP from now on
card-protesters = Protesters
    .effect = Every site in a random district goes down by 1
card-quarantine = Quarantine
    .effect = A random urban district closes for good
card-quebec = Quebec Independentism
    .effect = A voter comes to each district of Quebec
card-reconciliation = Reconciliation
    .effect = At the end remote complaints count twice
card-student-strikes = Student Strikes
    .effect = A voter comes to each urban district
card-wexit = Wexit
    .effect = A voter comes to each district of the Prairies

## Colours of dice, verdicts, numbers of things

colour = { $type ->
    [urban] purple
    [rural] red
   *[remote] green
 }
verdict = { $verdict ->
    [triumph] Triumph
    [well_done] Well done
    [trouble] Trouble
   *[disaster] Disaster
 }
# Within a sentence.
verdict-within = { $verdict ->
    [triumph] triumph
    [well_done] well done
    [trouble] trouble
   *[disaster] disaster
 }
complaints-counted = { $complaints ->
    [0] no complaints
    [one] 1 complaint
   *[other] { $complaints } complaints
 }
# served, away: voters.
served-counted = { $served } served, { $away ->
    [0] nobody
   *[other] { $away }
 } turned away
# twice: how many of those turned away complain twice, by an event.
counted-twice = { $twice ->
    [0] {""}
    [one] , 1 of them counts twice
   *[other] , { $twice } of them count twice
 }
sites-lost = { $lost ->
    [0] {""}
    [one] , 1 site lost
   *[other] , { $lost } sites lost
 }

## What is to be done

prompt-luck = { $luck ->
    [dealing] The specialists are dealt.
    [chief] The chief is drawn.
    [event] The event card of the week is turned.
    [looking] Next week’s event card is looked at.
    [region] The die says which region is short of personnel.
    [district] The dice say which district is hit.
    [remaining] One voter stays at HQ.
    [scattering] Voters scatter.
    [intending] The dice say where a voter turns up.
    [rolling] The staffing die rolls.
   *[turning] The survey turns voters.
 }
prompt-sealed = Sealed plans: { LIST($names) } still to choose a region.
# player, here and below: a name, or which specialist of a lone player.
prompt-sacrifice = { $player }: HQ loses { $sites ->
    [one] 1 site
   *[other] { $sites } sites
 }; choose which goes.
prompt-plan = { $player }: choose the region to work in this week.
prompt-agree = { $player }: stay { $where }, or change your plan.
prompt-die = { $player }: swap the { $die } for one of the dice, or keep them all.
prompt-second = { $player }: move a second voter to HQ, or leave it at one.
# last: the count follows.
prompt-spent = { $player }: no action points left; { $last ->
    [yes] count the votes
   *[no] end your turn
 }.
prompt-act = { $player }: spend { $points } AP { $where } or at HQ, or end your turn.
prompt-count = The votes are counted, region by region.
prompt-counted = Counted up to { $region }: { served-counted }.

move-plan = Work { $where }
move-plan-any = Choose a region
move-stay = Stay { $where }
move-open = Open { $sites ->
    [2] two sites
   *[other] a site
 } { $where } ({ $cost } AP{ $rise })
# more: what a move adds to the sum of all dice; score: what that changes of the final score. After a cost or a move.
cost-change = cost { NUMBER($more, signDisplay: "exceptZero") }{ $score ->
    [0] {""}
   *[other] : score { NUMBER($score, signDisplay: "exceptZero") }
 }
cost-rise = , { cost-change }
move-open-any = Open a site
move-staff = Staff (1 AP)
# Where the cost depends on what the roll is for.
move-staff-short = Staff
# area: a region, or HQ.
move-roll = Roll for { $area } ({ $cost } AP)
move-replace-any = Another die
# rise: as in cost-rise, or nothing.
move-die = { $place }: { $old } becomes { $new }{ $rise }
move-die-lower = { $place }: { $old } becomes only { $new }{ $rise }
move-keep = Keep all dice
move-reach = Reach out { $where }
move-reach-any = Reach out
# origin: "from urban Ontario".
move-voter = Move { $value ->
    [0] a face-down voter
   *[other] the voter of value { $value }
 } { $origin } to HQ
move-enough = One voter is enough
move-split-any = Split a site (1 AP)
move-split = Lower a site { $where }
move-split-to = { move-die }, new site { $where }
move-survey = Survey (1 AP)
move-look = Look ahead (1 AP)
move-sacrifice = Give up the { $die }
move-sacrifice-any = Give up a site of HQ
# last: nothing is left to do, and the count follows.
move-end = { $last ->
    [yes] Count the votes
   *[no] End turn{ $points ->
        [0] {""}
       *[other] , lose { $points } AP
     }
 }
move-like-any = Liaise
move-like = Like { the-role }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }
# move: what is done, as the label of its own button.
move-like-doing = Like { the-role }: { $move }

## What an action does, for whoever begins it: short, a phone has two lines for it and the label

means-open = A new die shows 1, in your region or at HQ.
means-staff = Roll a die. It may replace one in your region or at HQ.
means-replace = Press a place and say which of its dice gives way.
means-keep = The rolled die is put nowhere.
means-reach = A voter of your region goes to HQ, where dice count twice.
means-split = One die goes down by 1, and a new one shows 1.
means-survey = See how many voters a ballot hides, in each district of your region.
means-look = See next week’s event card now.
means-liaise = Act once like a specialist in a neighbouring region.

## Why something cannot be done

why-planning-first = Rule 13: planning comes first.
why-die-first = Rule 22: first say what the rolled die replaces.
why-sacrifice-first = Rule 55: first choose which sites HQ loses.
why-second-first = Rule 32: first say whether a second voter moves.
why-points-spent = Rule 18: all 4 action points are spent.
why-sealed = Rule 16: your plan is sealed.
why-not-your-plan = Rule 15: it is not your turn to plan.
why-chief-chooses = Rule 55: the chief chooses which sites HQ loses.
why-not-your-turn = Rule 18: it is not your turn.
why-planned = Rule 14: regions are chosen in planning.
why-no-marker-at-hq = Rule 14: no marker stands on HQ.
why-there-already = Rule 15: your marker is there already.
why-no-place = Rule 2: there is no such place.
why-elsewhere = Rule { $rule }: your marker is { $where }, not there.
why-closed = Rule 51: this district is closed.
why-no-dice = Rule 6: all 50 dice are on the board.
why-site-costs = Rule { $rule }: a site there costs { $cost } AP, and you have { $points }.
why-roll-first = Rule 22: roll a die for staffing first.
why-roll-for-region = Rule 56: this roll is for the region.
why-roll-for-hq = Rule 56: this roll is for HQ.
why-same-number = Rule 22: that site shows the same number already.
why-no-site = Rule 22: there is no polling site to replace.
why-not-short = Rule 56: your region is not short of personnel: just roll.
why-short = Rule 56: staffing in this region costs { $cost } AP and needs a site to staff.
why-last-week = Rule 26: nobody reaches out in week 5.
why-nobody-here = Rule 24: there is no voter in your region.
why-at-hq-already = Rule 24: these voters are at HQ already.
why-no-such-voter = Rule 24: there is no such voter in this district.
why-not-your-role = Rule { $rule }: You are not { the-role }.
why-split-once = Rule 40: once per turn only.
why-split-not-at-hq = Rule 40: not at HQ.
why-split-too-low = Rule 40: a site of 1 cannot go lower.
why-surveyed = Rule 42: every district here is surveyed this week, or has no face-down voter.
why-no-next-week = Rule 34: there is no next week.
why-card-known = Rule 34: next week’s card is known already.
why-liaised = Rule 37: once per turn only.
why-not-neighbouring = Rule 39: that specialist is not in a neighbouring region.
why-no-neighbour = Rule 39: no other specialist is in a neighbouring region.
why-not-here = Rule 38: that is not possible in your region now.

## The log

# Who it was, as the subject: a player, or which specialist of a lone player.
subject = { PERSON($who) ->
    [you] You
   *[one] { $who }
 }
log-dealt = { subject } received { the-role }.
log-goodwill = The team starts with { NUMBER($points, signDisplay: "exceptZero") } goodwill points.
log-chief = { subject } became chief.
log-week = Week { $week } begins.
log-sealed = { subject } sealed a plan.
log-revealed = The plans are opened.
log-placed = { subject } took { taken }.
log-changed = { subject } took { taken-instead }.
log-stayed = { subject } stayed { $where }.
# A region with how many voters are likely to be turned away there.
taken = { $region } ({ $now } turned away now, { $later } by the end)
# why: more voters are turned away there by the end, or nobody else goes there.
taken-instead = { $region } instead of { $old }{ $why ->
    [more] : { $later } turned away by the end, not { $there }
    [alone] , where others go: { $later } turned away by the end
   *[none] {""}
 }
log-card = Event of week { $week }: “{ $card }”. { $effect }.
log-engagement = Engagement stands at { $level }.
log-arrived = A voter came { $where }.
log-bag-empty = The bag is empty: no more voters come.
log-closed = { $place }: closed by { $card }{ sites-lost }.
log-scattered = { a-voter-start } went { $origin } { $where }.
log-remained = { a-voter-start } stayed at HQ.
# A voter by its value, which is 0 while it lies face down.
a-voter-start = { $value ->
    [0] A voter
   *[other] A { $value }
 }
log-shortage = { region }: staffing costs { $cost } AP from now on.
log-protested = Protesters { $where }.
log-site-lost = A site of { $value } { $where } is gone.
log-site-lowered = A site of { $value } { $where } became { $lowered }.
# places: each as in place-with-voters.
log-came = Voters came to { LIST($places) }.
place-with-voters = { $voters ->
    [1] { $place }
   *[other] { $place } { $voters }
 }
log-turn = { subject } began a turn with { $points } AP.
log-opened = { subject } opened { $sites ->
    [1] a site
   *[other] { $sites } sites
 } { $where } ({ $cost } AP).
log-rolled = { subject } rolled { LIST($dice) } to staff a site.
log-replaced = { subject } replaced a { $old } { $where } with a { $new }.
log-kept = { subject } did not use the { $die }{ $die ->
    [1] : no site shows less
   *[other] {""}
 }.
log-reached = { subject } moved { $value ->
    [0] a voter
   *[other] a { $value }
 } { $origin } to HQ{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }.
log-split = { subject } lowered a { $value } { $where } and opened a site { $target } ({ $cost } AP).
log-survey = { subject } surveyed { the-region } ({ $cost } AP).
log-turned = A voter { $where } is a { $value }.
log-looked = { subject } looked ahead: week { $week } brings { $card }.
log-liaised = { subject } acted with { the-role }.
log-ended = { subject } ended the turn{ $unused ->
    [0] {""}
   *[other] , { $unused } AP unused
 }.
log-intention = { subject } rolled { $number } and { colour }: a voter turns up { $where }.
log-counting = Counting { $region ->
    [hq] HQ
   *[other] { the-region }
 }.
# turned: the values of voters who lay face down.
log-counted = { $place }: { $any ->
    [yes] turned { $turned };{" "}
   *[no] {""}
 }turnout { $turnout }, capacity { $capacity }, { complaints-counted }.
log-scored = Turnout { summands } = { $final ->
    [one] 1 point
   *[other] { $final } points
 }.
# The sum of a score sheet after the word "turnout". sign: of the goodwill, where there is any.
summands = { $turnout } − complaints { $complaints } − cost { $cost }{ $sign ->
    [plus] {" "}+ goodwill { $goodwill }
    [minus] {" "}− goodwill { $goodwill }
   *[none] {""}
 }

## How it ended

# The verdict as a sentence.
verdict-line = { $verdict ->
    [triumph] Triumph with { $points } points: a splendid election that everybody trusts.
    [well_done] Well done, { $points }: a calm election with a grumble in the local papers.
    [trouble] Trouble, { $points }: queues on every bulletin, and a committee has questions.
   *[disaster] Disaster, { $points }: the crowd is at the doors, the team at the airport.
 }
# How the country takes it.
mood = { $verdict ->
    [triumph] The country votes with a smile and trusts its elections again.
    [well_done] A calm election: some grumbling, on page nine of the local papers.
    [trouble] Queues lead every bulletin, and a committee of Parliament has questions.
   *[disaster] Pitchforks storm a Parliament shut for repairs; the team flees to Switzerland.
 }
outcome-won = { PERSON($who) ->
    [many] { $who } win
   *[one] { $who } wins
 } with { $points }: { verdict-within }.
outcome-lost = { PERSON($who) ->
    [many] { $who } lose
   *[one] { $who } loses
 } with { $points }: { verdict-within }.

## How far it is, and the position as text

summary-over = Final score { $points }
summary-count = The count
summary-week = Week { $week } of { $weeks }
week = Week { $week }
position-head = { $summary }. Engagement { $engagement }. Bag { $bag }.
position-events = Events: { LIST($cards, type: "unit") }
position-next = Next week: { $card }
position-goodwill = Goodwill: { NUMBER($points, signDisplay: "exceptZero") }
position-short = Short of personnel: { region }
position-sealed = sealed
# where: the name of a region, or position-sealed.
position-marker = { $player }: { role }, { $where }{ $chief ->
    [yes] , chief
   *[no] {""}
 }{ $points ->
    [0] {""}
   *[other] , { $points } AP
 }
position-closed = { $place } closed
position-place = { $place } voters { $voters } sites { $sites } = { $capacity }

## While it is told: who it is stands before most of these

beat-dealt = { $alone ->
    [yes] has
   *[no] is
 } { the-role }
beat-goodwill = Goodwill: the team starts with { NUMBER($points, signDisplay: "exceptZero") } points
# alone: a lone player has two specialists, so the specialist is named.
beat-week = Week { $week } of { $weeks }{ $last ->
    [yes] , election day
   *[no] {""}
 }: { $alone ->
    [yes] { the-role }
   *[no] { $name }
 } is chief
beat-sealed = seals a plan
beat-revealed = The plans are opened
beat-revealed-all = The plans are opened: { LIST($plans, type: "unit") }
plan-of = { $name } { region }
beat-goes = goes { $where }
beat-takes = { $alone ->
    [yes] { the-role } takes
   *[no] takes
 } { taken }
beat-changes = { $alone ->
    [yes] { the-role } takes
   *[no] takes
 } { taken-instead }
beat-stays = stays { $where }
beat-card = { $card }: { $effect }
# where: "to Ontario", "to rural districts".
beat-arrived = { $card }: { $voters ->
    [one] 1 voter comes
   *[other] { $voters } voters come
 } { $where }; engagement is { $engagement }
beat-bag-empty = The bag is empty: no more voters come
beat-scattered-hq = The voters at HQ scatter over Canada; one stays
beat-scattered-to-hq = The voters of { $place } go to HQ
beat-scattered = The voters of { $place } scatter within { $region }
beat-closed = { $card }: { $place } closed for good{ sites-lost }
beat-shortage = { card-personnel-shortage }: staffing { $where } costs { $cost } AP from now on
beat-honk = { card-honk-honk }: HQ will serve a quarter fewer
beat-reconciliation = { card-reconciliation }: remote complaints will count twice
beat-protested = Protesters { $where }: every site goes down by 1
beat-site-gone = { card-protesters }: a site of { $value } { $where } is gone
beat-site-given = gives up a { $value } at HQ
beat-site-struck = { card-postal-strike }: HQ loses a site of { $value }
beat-site-lowered = { card-protesters }: a { $value } { $where } becomes { $lowered }
# A die or a voter by its value, in the region of the turn or at HQ.
a-value = { $type ->
    [urban] an urban { $value }
    [rural] a rural { $value }
    [remote] a remote { $value }
   *[hq] a { $value } at HQ
 }
a-voter = { $type ->
    [urban] an urban voter
    [rural] a rural voter
    [remote] a remote voter
   *[hq] a voter at HQ
 }
a-site = { $type ->
    [urban] an urban site
    [rural] a rural site
    [remote] a remote site
   *[hq] a site at HQ
 }
beat-turn = { $alone ->
    [yes] { the-role } { $where }
   *[no] { $where }
 }
beat-opened = opens { $sites ->
    [1] { a-site }
   *[other] { $sites } { type } sites
 }
beat-rolled = rolls { LIST($dice) }
beat-replaced = { a-value } becomes { $new }
beat-kept = { $die ->
    [1] keeps all: no site shows less
   *[other] does not use the { $die }
 }
beat-reached = sends { $value ->
    [0] { a-voter }
   *[other] { a-value }
 } to HQ
# site: as in a-site.
beat-split = lowers { a-value }, opens { $site }
beat-survey = surveys { the-region }
beat-turned = finds { a-value }
beat-looked = sees the event of week { $week }: { $card }
beat-liaised = acts like { the-role }
beat-intention = { $number } and { colour }: a voter turns up { $where }
# place: a region, or headquarters. points: the score to expect now.
beat-counted = { $place }: { served-counted }{ counted-twice }; forecast { $points }, { verdict-within }
beat-scored = { verdict }, { $final }: turnout { summands }
headquarters = Headquarters

## Heard: short sentences, between two decisions and on the key W

heard-plans = { PERSON($who) ->
    [you] You plan
   *[one] { $who } plans
} { $region }: { $now } turned away now, { $later } by the end.
heard-plans-instead = { PERSON($who) ->
    [you] You plan
   *[one] { $who } plans
} { $region } instead of { $old }.
heard-card = Event of week { $week }: “{ $card }”.
heard-arrived = { $voters ->
    [one] 1 voter comes
   *[other] { $voters } voters come
 } { $where }.
heard-turned = The voter { $where } counts { $value }.
heard-turned-up = A voter turns up { $where }.
# Where the listener works this week.
heard-working = You work { $where }.
heard-region = { $region }: { $now } turned away now, { $later } by the end.
heard-hq = Headquarters: { $now } turned away now, { $later } by the end.
# voters: who turn up after each player’s turn.
heard-engagement = Engagement { $level }: { $voters ->
    [one] one voter turns up
   *[other] { $voters } voters turn up
 } after each turn.

## What partners say before they act, in the first person, and what has moved the forecast

# leaves: whether the listener is asked to look after a place, or a region is nobody’s yet.
talk-leaves = { $leaves ->
    [you] ; you mind { $place }
    [nobody] ; nobody minds { $place } yet
   *[none] {""}
 }
talk-takes = “I take { $region }: { $later } turned away there by the end{ talk-leaves }”
talk-changes = “I go to { $region }, not to { $old }{ talk-leaves }”
talk-stays = “I stay { $where }{ talk-leaves }”
talk-works = “I work { $where } now{ talk-leaves }”
talk-looked = “Week { $week } brings { $card }. { $effect }”
# quiet: whether it is good news that a card brings no voters: something worse was to be expected.
swing = { $quiet ->
    [yes] less harm than feared, forecast { swung }
   *[no] forecast { swung }
 }
swung = { NUMBER($before, signDisplay: "exceptZero") } to { NUMBER($after, signDisplay: "exceptZero") }
# After a move of one’s own. reasons: what the move brought and took, each as below.
swing-why = { $same ->
    [yes] forecast still { NUMBER($after, signDisplay: "exceptZero") }: { LIST($reasons, type: "unit") }
   *[no] forecast { swung }: { LIST($reasons, type: "unit") }
 }
why-points = { $points ->
    [one] 1 AP usually brings more
   *[other] { $points } AP usually bring more
 }
# The act brought clearly more than the forecast had counted on.
why-better = more than expected
why-fewer = { $voters } fewer turned away
why-more = { $voters } more turned away
# voters: who may still come.
why-room = room for { $voters } more
why-less-room = room for { $voters } fewer
# points: of the final score.
why-cost = { $points ->
    [one] dice cost 1 point
   *[other] dice cost { $points } points
 } { $more ->
    [yes] more
   *[no] less
 }
why-turned = the voters turned count { $sum }, not about { $expected }
# In the log.
log-swing = { $card }{ $quiet ->
    [yes] {" "}did less harm than feared
   *[no] {""}
 }: the forecast { $better ->
    [yes] rose
   *[no] fell
 } from { swung }.
log-swing-count = { $same ->
    [yes] The count confirms the forecast of { NUMBER($after, signDisplay: "exceptZero") }.
   *[no] The count: from a forecast of { NUMBER($before, signDisplay: "exceptZero") } to a score of { NUMBER($after, signDisplay: "exceptZero") }.
 }

## For first games

aim = End above 0: 5 voters bring a point; each turned away costs one, as do 10 pips of dice.
tip-last =
    .head = The last week
    .says = No voters come any more and nobody reaches out. Spend every point where voters are still waiting: that is a complaint each.
tip-sacrifice =
    .head = Headquarters loses sites
    .says = You choose which. Give up the lowest dice: the high ones serve most, and twice over at headquarters.
tip-die =
    .head = Where does the die go?
    .says = It may replace any die of the region. Take out a 1 where voters wait; where nobody waits a high die only costs.
tip-plan =
    .head = Plan for where voters wait
    .says = Your marker says where you can work this week. Share the country: two in one region are needed only where the queues are long.
tip-goodwill =
    .head = Goodwill
    .says = Your team does not start at 0 but with goodwill, which may be below zero when many play. It makes the game as hard as you have chosen.
tip-shortage =
    .head = More voters than places
    .says = Somewhere a queue is longer than its sites can serve. Open a site where it is cheap, in towns, or raise a die by staffing.
tip-hq =
    .head = Headquarters serves twice
    .says = Every die there counts double, and you can work on it from anywhere. Moving voters there is often cheaper than remote sites.
tip-act =
    .head = Four points a turn
    .says = Staff first: one point can turn a 1 into a 6. Points you do not spend are lost.

## The levels of the bots

level-easy = Helps two times out of three; three of them end some 27 points below zero.
level-normal = Does what helps most at once; three of them won 43 of 100 of the book’s games.
level-hard = Plans for voters to come and searches its turn; three won 60 of 100 such games.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] helps
   *[other] help
 } when it comes to mind.
manner-normal = { LIST($names) } { $count ->
    [one] lends
   *[other] lend
 } a hand where it is needed most.
manner-hard = { LIST($names) } { $count ->
    [one] looks
   *[other] look
 } ahead for the team.

## The review

review-count = Forecast
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
review-note = The score to be expected with the team at work, as the needle showed it.
review-stretch = Week
review-number-dice = Number dice
review-coloured-dice = Coloured dice
review-team = The team
# The mark of the team; one letter.
review-team-initial = T
review-count-moment = The count
