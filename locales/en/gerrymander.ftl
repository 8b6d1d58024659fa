### Gerrymander: borders between hex counties, 1 to 4 players.
### Parties are Red, Blue, Amber and Green; each is led by the player with the same seat.

## Parties, tokens, votes

party-neutral = neutral
party-face-down = face down
initial-neutral = N
initial-face-down = ?

token-neutral = the neutral token
# "Red 7": a token of a party with its votes, or a party with its number of votes.
party-count = { $party } { $count }
# Who sits at a seat and which party they lead.
player = { $name } ({ $party })
# The same, beside the map.
party-led-by = { $party }, { $name }
# A side between two counties, by their names or by the tokens on them.
side = { $here }–{ $there }

counties-counted = { $counties ->
    [one] 1 county
   *[other] { $counties } counties
 }
districts-counted = { $districts ->
    [one] 1 district
   *[other] { $districts } districts
 }
swing-counted = { $swing ->
    [one] 1 swing county
   *[other] { $swing } swing counties
 }
borders-counted = { $borders ->
    [0] no borders
    [1] one border
    [2] two borders
    [3] three borders
    [4] four borders
   *[other] { $borders } borders
 }
votes-unknown = votes unknown
# Tokens whose values are hidden: how many counties each party has.
counties-by-party = counties { LIST($counts, type: "unit") }

## What is to be done

# told: as in irony.
prompt-over = { $result }.
prompt-luck = The voter tokens are being laid out.
prompt-tie = { player }: district { $district } is tied between { LIST($parties) }; name its winner.
prompt-confirm = { player }: end your turn, or undo a border.
prompt-alone = { player }: draw a border.
prompt-last = { player }: draw your { $only ->
    [yes] only
   *[no] last
 } border this turn.
prompt-border = { player }: draw a border, { $left ->
    [2] two
    [3] three
    [4] four
   *[other] { $left }
 } left this turn.

move-end = End the turn
move-award = { $party } wins it
move-award-any = Name the winner
move-border = Border { $side }
move-border-any = Draw a border
move-border-closing = Border { $side }: cuts off { counties-counted }, { $votes }

## Why something cannot be done

why-over = Rule 24: the map is finished.
why-not-your-turn = Rule 6: it is another player's turn.
why-borders-left = Rule 8: { borders-counted } of this turn must still be drawn.
why-not-tied = Rule 22: { $party } is not among the tied parties.
why-tie-first = Rule 22: first name the winner of the tied district.
why-drawn = Rule 10: there is a border already.
why-finished = Rule 11: { $county } is in a finished district.
why-all-drawn = Rule 7: all borders of this turn are drawn.
why-too-small = Rule 12: this would cut off only { counties-counted }, { LIST($names) }.

## The log

log-border = { PERSON($who) ->
    [you] You draw
   *[one] { $who } draws
 } the border { $side }.
log-begins = { PERSON($who) ->
    [you] You begin.
   *[one] { $who } begins.
 }
log-turn = Turn { $number } is { PERSON($who) ->
    [you] yours
   *[one] { $who }’s
 }, with { borders-counted }.
log-closed = { PERSON($who) ->
    [you] You close
   *[one] { $who } closes
 } district { $district } of { counties-counted }: { LIST($names, type: "unit") }.
log-shown = { $county } turns out to be { $token }.
log-tied = District { $district } is tied between { LIST($parties) }.
log-named = { PERSON($who) ->
    [you] You name
   *[one] { $who } names
 } { $party } the winner of district { $district }.
log-won = { $party } wins district { $district }{ $swing ->
    [0] {""}
   *[other] , with { swing-counted }
 }: { LIST($votes, type: "unit") }.
log-result = { $party }: { districts-counted }, { swing-counted }, { $cost } votes in them.

## How it ended

outcome-alone-lost = { $name } ends with { NUMBER($lead) }: the map did not help Red.
outcome-alone-won = { $name } wins with { NUMBER($lead, signDisplay: "exceptZero") } for Red: { lead-called }.
# What a lone player's lead is called (rule 30).
lead-called = { $called ->
    [masterpiece] a masterpiece
    [scandal] a scandal
    [landslide] a landslide
   *[nudge] a nudge
 }
outcome-shared = { LIST($players) } share the win with { districts-counted } each, equal in everything.
outcome-won = { player } wins with { districts-counted }{ $reason ->
    [swing] {" "}and more swing counties in them
    [votes] {" "}and fewer votes spent on them
   *[districts] {""}
 }.

## How far it is, and the position as text

summary = { districts-counted }, { $inside } of { $all } counties
summary-turn = Turn { $turn }, { summary }
standing = { $party }: { districts-counted }, { swing-counted }
standing-of = { $party } ({ $name }): { districts-counted }, { swing-counted }
district-line = District { $district }, { $winner }: { counties-counted }, { $votes }
district-undecided = District { $district }, not decided: { counties-counted }, { $votes }
open-line = Open from { $first }: { counties-counted }, { $votes }

## Counties, as they are read out

county = { $name }, { $token }{ $swing ->
    [yes] , swing county
   *[no] {""}
 }
county-in-district = { county }, district { $district }
county-won = { county-in-district }, won by { $party }

## Heard: short sentences, between two decisions and on the key W

# sides: all that were drawn in this turn.
heard-border = { PERSON($who) ->
    [you] You draw
   *[one] { $who } draws
} { LIST($sides) }.
# county: in the middle of the district.
heard-won = { $party } wins district { $district } around { $county }, { $best } to { $second }.
heard-district = District { $district } around { $county }: { $winner }.
heard-district-tied = District { $district } around { $county }: tied.
heard-open = Open around { $county }: { counties-counted }, { $votes }.
heard-smallest = A district has at least { $counties } counties.

## While it is told

beat-opening-alone = The voters are laid out: draw the borders so that Red wins
beat-begins = begins with a single border
beat-border-first = draws { $side }
beat-border-only = the only border left is drawn, { $side }
beat-closed = closes district { $district } ({ counties-counted })
beat-shown = District { $district } turns up its voters: { LIST($votes, type: "unit") }
beat-shown-last = The last voters turn up, in district { $district }: { LIST($votes, type: "unit") }
beat-tied = District { $district } is tied, { LIST($parties) } { $count } each: { PERSON($who) ->
    [you] you name
   *[one] { $who } names
 } its winner
beat-named = names { $party } the winner of district { $district }
beat-won = { $party } wins district { $district }, { $best } to { $second }{ with-swing }
beat-given = { $party } is given district { $district }, tied at { $best }{ with-swing }
with-swing = { $swing ->
    [0] {""}
   *[other] , { swing-counted }
 }

irony-fair = { $votes } votes each, and { districts-counted } each: a fair map, for once
irony-equal = { $votes } votes each, and { irony-took }
irony = { LIST($counts, type: "unit") } votes, and { irony-took }
# fooled: the voters wanted something else than the map made of it.
irony-took = { $fooled ->
    [yes] yet {""}
   *[no] {""}
 }{ LIST($parties) } took { $won } of { $all } districts{ $alone ->
    [yes] {""}
   *[no] {" "}each
 }
verdict-alone-lost = Red { NUMBER($lead, signDisplay: "exceptZero") }: the map did not help Red
verdict-alone-won = Red { NUMBER($lead, signDisplay: "exceptZero") }: { lead-called }
verdict-districts = { player } wins, { districts-counted } to { $second }
verdict-swing = { districts-counted } each: { player } wins with { swing-counted } to { $second }
verdict-votes = { districts-counted } each, swing counties equal: { player } wins with fewer votes spent on them, { $spent } to { $second }
verdict-shared = { LIST($names) } share the win, { districts-counted } each, equal in everything

## The map and what stands beside it

map-label = Map of { $counties } counties
map-label-named = Map of { $name }, { $counties } counties
# Below the name in the title block of a map, as on a draughtsman's sheet; short.
title-block-line = County map · { $counties } counties
side-impossible = { $side }, no border possible
side-drawn = { $side }, border drawn
score-heading = Score
score-party = Party
score-districts = Districts
score-swing = Swing
score-votes = Votes
regions-heading = Votes by region
region-open = Open, { $first } to { $last }
region-district = District { $district }
region-counties = { $region }, { $counties } counties
plate-label = { $who }: { districts-counted }, with { swing-counted } and { $cost } votes in them
# The word that stands under the number of districts.
districts-word = { $districts ->
    [one] district
   *[other] districts
 }
borders-left = { $left ->
    [0] No border left
    [one] 1 border left
   *[other] { $left } borders left
 }
map-finished = Map finished
alone-score = Your score
alone-score-means = Red minus Blue
# The same on two short lines.
alone-score-first = Red minus
alone-score-second = Blue
still-open = { $counties ->
    [one] 1 county still open
   *[other] { $counties } counties still open
 }
all-closed = Every county has a district
# The same on two short lines.
all-closed-first = Every county
all-closed-second = has a district
votes-not-shown = Votes not turned up yet
voters-face-down = Voters face down
a-tie = A tie
# On a slip on the map; short.
slip-tie = tie
tie-equal = As many votes for each
leads-by = { $party } leads by { $votes }
result-voters = The voters
result-map = The map
key-swing = Swing county: breaks ties
key-leading = Red leads here by 5 votes
key-closing = A border here cuts off a part
cut-off = Cuts off { counties-counted }
cut-rest = Other { $rest }: { $balance }
stamp-tied = Tied
stamp-wins = { $party } wins
stamp-shared = Shared
stamp-votes = Votes
# Left in this turn, where there is room for two words only.
borders-left-short = { $left } left
cut-off-label = { cut-off }: { $lead }
slip-lead = { NUMBER($votes, signDisplay: "exceptZero") }

## For first games

aim = Win the most districts: inside each one only the party with most votes counts.
tip-tie =
    .head = You settle a tie
    .says = You drew the last border, so you choose who wins. It need not be you: a rival who gets it may be the one that harms you least.
tip-confirm =
    .head = The last moment to change it
    .says = Until you end the turn you can undo its borders, the last one first. Look once more at what you leave open to the next player.
tip-late =
    .head = The map is nearly done
    .says = Few borders are left. Count who closes the last districts: it is better to be handed an open region than to hand one on.
tip-closing =
    .head = A border can cut off a part now
    .says = Point at a dotted side to see the votes on both sides of it. Cut where you win by little and they lose much: their spare votes are wasted.
tip-hidden =
    .head = Votes you cannot see
    .says = Tokens are turned up when a district closes. Who shows more tokens there is only likely to win it.
tip-begin =
    .head = Nothing has to close yet
    .says = Begin a fence that splits off your rival’s strongest corner, and leave no gift for the next turn.

## The levels of the bots

level-easy = Takes a district where one border wins it; hardly ever beats anybody who plans.
level-normal = Makes the best district its turn has borders for, and spoils what you could close next; won 191 of 200 games against Easy.
level-hard = Sees for every border how 300 maps come out with it; won 57 of 60 games against Normal.
level-expert = Sees for every border how thousands of maps come out with it; won 104 of 120 games against Hard.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] grabs
   *[other] grab
 } what lies open.
manner-normal = { LIST($names) } { $count ->
    [one] makes
   *[other] make
 } the most of every turn, and { $count ->
    [one] breaks
   *[other] break
 } into half-built fences.
manner-hard = { LIST($names) } { $count ->
    [one] pictures
   *[other] picture
 } the finished map.
manner-expert = { LIST($names) } { $count ->
    [one] has
   *[other] have
 } seen it all, a thousand maps over.

## The review

review-count = Districts
review-stretch = District

## Reasons for a border or an award: advice to a player (you), or what a bot says of its own move (me)

# Where on the map some counties lie.
where = { $place ->
    [middle] in the middle
    [east] in the east
    [south-east] in the south-east
    [south] in the south
    [south-west] in the south-west
    [west] in the west
    [north-west] in the north-west
    [north] in the north
   *[north-east] in the north-east
 }
reason-own-party = { PERSON($who) ->
    [me] It is my own party.
   *[you] It is your own party.
 }
reason-award = { $party } has { districts-counted } so far.
reason-award-fewest = { $party } has { districts-counted } so far, no more than anybody else who is tied.
# What closes or cuts off: the border alone, or with more of the same turn.
reason-means = { $more ->
    [0] It
    [1] With one more border{ reason-this-turn } it
    [2] With two more borders{ reason-this-turn } it
   *[other] With three more borders{ reason-this-turn } it
 }
reason-this-turn = { $alone ->
    [yes] {""}
   *[no] {" "}this turn
 }
reason-closes = { reason-means } closes the { $counties }-county district { where }{ $ends ->
    [open] {""}
    [tie] , { reason-breaks }
   *[won] {" "}{ reason-for }, { $votes } to { $second }
 }.
reason-closes-more = { reason-means } closes { districts-counted }: { LIST($each) }.
# One of several districts that a border closes.
reason-one-closed = { where }{ $ends ->
    [open] {""}
    [tie] , { reason-breaks }
   *[won] {" "}{ reason-for } { $votes } to { $second }
 }
reason-breaks = { PERSON($who) ->
    [me] a tie that I break
   *[you] a tie that you break
 }
reason-for = { PERSON($winner) ->
    [me] for me
    [you] for you
   *[one] for { $winner }
 }
reason-cuts-off = { reason-means } cuts off { counties-counted } { where }{ $shown ->
    [yes] , { reason-votes } to { $rival ->
        [0] none
       *[other] { $rival }
     }
   *[no] {""}
 }, to be divided further.
# A district that a later turn can close.
reason-prepares = { $named ->
    [yes] It is a side of the fence round { LIST($names) }
   *[no] It prepares a { $counties }-county district { where }
 }, { reason-votes } to { $rival ->
    [0] none
   *[other] { $rival }
 }: { $more ->
    [1] one more border closes
    [2] two more borders close
   *[other] three more borders close
 } it, if nobody comes in between.
# A district of the next player that the border spoils.
reason-spoils = It keeps { PERSON($rival) ->
    [you] you
   *[one] { $rival }
 } from closing a { $counties }-county district { where } next turn{ $shown ->
    [yes] , { $votes } to { $second }
   *[no] {""}
 }.
reason-votes = { PERSON($who) ->
    [me] my { votes-counted }
   *[you] your { votes-counted }
 }
votes-counted = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
reason-parts = It splits { $here } from { $there } { where }: { $gain ->
    [each] each may win a district
    [apart] they may no longer count together
   *[more] { $which } helps win a district { NUMBER($now, style: "percent") } of the time, not { NUMBER($before, style: "percent") }
 }.
# Why a border closes nothing, when something could be closed at best to the drawer's harm.
reason-keeps-apart = It splits { $here } from { $there } { where }, because { reason-no-good-close }.
reason-quiet = It closes nothing, because { reason-no-good-close }.
reason-no-good-close = no district that { PERSON($who) ->
    [me] I can close this turn helps me
   *[you] you can close this turn helps you
 }
reason-least-harm = Every border left closes something; this one costs { PERSON($who) ->
    [me] me
   *[you] you
 } least.
# In how many maps finished at random somebody is first with a border, and without it.
reason-first = With it { PERSON($who) ->
    [me] I come
   *[you] you come
 } first in { NUMBER($now, style: "percent") } of { $maps } maps finished at random, without it in { NUMBER($before, style: "percent") }.
# Voters on one side of a border: somebody's token with its votes, or a county whose votes are hidden.
voters = { $kind ->
    [neutral] the neutral county
    [hidden] a county face down
    [county] { PERSON($owner) ->
        [me] a county of mine
        [you] a county of yours
       *[one] one of { $owner }’s
     }
   *[token] { PERSON($owner) ->
        [me] my { $votes }
        [you] your { $votes }
       *[one] { $owner }’s { $votes }
     }
 }
voters-other = another
# Which of the two counties beside a border: by its party, its votes, or either.
which-county = { $by ->
    [party] { PERSON($owner) ->
        [me] mine
        [you] yours
       *[one] { $owner }’s
     }
    [votes] the { $votes }
   *[either] one of them
 }

## The figure beside advice for a lone player

figure-level = Red level with Blue on average
figure-ahead = Red { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } districts ahead on average
figure-behind = Red { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } districts behind on average
