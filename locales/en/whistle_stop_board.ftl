### Whistle-Stop: what is written on the map, on cards, in elections and beside the board.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## Numbers of things

cards-counted = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
hidden-counted = { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
 }
delegates-counted = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
regions-counted = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
 }
# An amount in millions of dollars.
dollars = ${ $money }M
change = { NUMBER($by, signDisplay: "exceptZero") }
chance = { NUMBER($share, style: "percent") }
# The label of a thing that can be clicked, after what the click does.
click-label = { $action }. { $label }
# Two sentences after each other.
sentences = { $first } { $next }
nth-election = { $nth ->
    [first] first election
    [second] second election
   *[last] last election
 }

## The map

map-label = Map of the fifteen regions
# Everything about a region, for screen readers: who stands there, how many of how many fit in, who
# has it, and what the card on the table would change ($plan).
region = { $region }, { points-counted }{ $super ->
    [yes] , a Super State
   *[no] {""}
 }: { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] no delegates
 }; { $here } of { $cap }.{ $state ->
    [won] {" "}Won by { $holder }.
    [called] {" "}Called for { $holder }.
   *[free] {""}
 }{ $plan ->
    [less] {" "}One delegate to go.
    [more] {" "}{ $planned } more planned.
   *[none] {""}
 }
# A candidate with the number of their delegates: "Ada 3".
standing = { $name } { $delegates }
# On a slip beside a region where no more delegates fit; short.
slip-full = full
super-state = Super State
sheet-close = Close the sheet of { $region }
sheet-head = Delegates, and chances if it voted now
sheet-room = There is room for { $room } more.
sheet-full = No more delegates fit in.

## Above and below the map

score = { $name }: { points-counted } from { regions-counted }, { delegates-counted }, { cards-counted }
tally = Of { $all } points: { LIST($points, type: "unit") }
majority = { $points }: more than half
# The sheet that a press on the bar opens. $points: the fewest that are more than half of $all.
race-title = The race to { $points }
race-close = Close the sheet of the race
# Beside a candidate’s points: how many more are needed.
race-needs = { $points ->
    [0] has more than half
   *[other] needs { $points } more
 }
race-free = { $points ->
    [one] 1 point belongs to nobody yet.
   *[other] { $points } points belong to nobody yet.
 }
race-help = { $points } of the { $all } points are more than half: nobody else can have as many. After round 13 the most points win, even if nobody has that many.
track = Round { $round } of { $rounds }; elections in rounds 4, 8 and 13, a debate in round 9
stop-election = An election in round { $round }
stop-debate = The debate in round { $round }

## Cards

card-label = { $card }: { $text }{ $money ->
    [0] {""}
   *[other] {" "}Worth { dollars }.
 }{ $count ->
    [one] {""}
   *[other] {" "}{ $count } of them.
 }
# Several equal cards.
times = ×{ $count }
# Between the two uses of a card: what it does, or so much money.
card-or = or
# Before the money of a card that has no other use.
card-worth = worth
card-unusable = { $card } cannot be used now. { $text }
card-chosen = { $card }: { $text }
# Who played the card that lies there.
by = { $name } { $how ->
    [spends] spends
    [vetoes] vetoes
   *[plays] plays
 }
by-card = { by } { $card }
# On a card on the map, very short: it moves delegates; so many fewer for the rival beside it.
foot-moves = moves
foot-lost = { change } for
stamp-veto = VETO
# A Veto has been vetoed, so the card counts.
stamp-stands = STANDS
row-voted = The regions have voted
# A card that its owner has just put away at the debate.
card-dropped = { $card }: chosen to be discarded
row-discards = The discards
row-hand-of = { $name }’s hand
row-table = On the table
row-table-and = { row-table } · { $row }
row-hand = Your hand: { cards-counted }
row-hand-money = { row-hand }, { dollars }
row-red = Your red cards
# Above the hand of whoever may veto: $left Vetoes are left if one is played.
# $green: whether one of them is green.
row-veto = { $left ->
    [0] Your last Veto; a new one costs { dollars }
    [one] 1 Veto is left if you play one
   *[other] { $left } Vetoes are left if you play one
 }. A Veto stops the card and costs no action{ $green ->
    [yes] ; a green one goes back to the bank
   *[no] {""}
 }
# The same in fewer than 50 letters.
row-veto-brief = { $left ->
    [0] Your last Veto; it stops the card for no action
   *[other] A Veto stops it for no action; { $left } left then
 }

## Elections and the debate

nth-election-title = The { nth-election }
# $order: 0 by points from the least, 1 from the most, 2 by lot.
election-order = Region by region, { $order ->
    [0] the least points first
    [1] the most points first
   *[other] as drawn
 }.
debate-title = The debate
debate-text = Everybody may change cards.{ $advanced ->
    [yes] {" "}Then call regions, or spend on delegates.
   *[no] {""}
 }
after-election = After the { nth-election }
# The race so far. $total: the leader’s points; $points: the lead. $stage: how many elections are
# still to come (an election under way is not counted), or that the lead is safe.
outlook-start = The regions vote in rounds 4, 8 and 13. Whoever has the most points after round 13 wins.
outlook-stage = { $stage ->
    [two] The regions vote again in rounds 8 and 13: only the points after round 13 decide.
    [one] The regions vote once more, in round 13: only the points after that decide.
    [safe] Nobody can overtake any more.
   *[none] The regions still to vote can change that.
 }
outlook-lead = { PERSON($who) ->
    [you] You lead
   *[one] { $who } leads
 } by { points-counted }, with { $total } of 538. { outlook-stage }
outlook-level = Level in the lead with { points-counted }: { LIST($leaders) }. { outlook-stage }
# By how many points an election changed somebody's.
gain = { $by ->
    [0] ±0
   *[other] { change }
 }
# What the reader has won, held or lost in an election; then the same with their number only.
brought = You { $how ->
    [won] won
    [held] held
   *[lost] lost
 } { LIST($regions) }.
brought-counted = You { $how ->
    [won] won
    [held] held
   *[lost] lost
 } { regions-counted }.
brought-nothing = You won no region.
recap = The { nth-election }: { $says }
# On a region that has just been decided.
verdict = { $held ->
    [yes] =
   *[no] +
 }{ $points }

polls-title = { $region }, { points-counted }
polls-rolloff = Roll-off in { polls-title }
polls-may-reroll = { $region }: { PERSON($who) ->
    [you] You may
   *[one] { $who } may
 } roll one die again…
polls-rerolls = { $region }: { PERSON($who) ->
    [you] You roll
   *[one] { $who } rolls
 } the { $die } again…
polls-single = Only the best die counts.
polls-barred = The incumbent may not roll again.
polls-recount = To be recounted.
# Beside a candidate who has not rolled yet.
polls-waits = rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
whom = { PERSON($whom) ->
    [you] you
   *[one] { $whom }
 }
counted-called = { $region } was called for { whom }: it does not vote
counted-alone = { PERSON($who) ->
    [you] You stand
   *[one] { $who } stands
 } in { $region } alone: +{ points-counted }
counted-held = { PERSON($who) ->
    [you] You hold
   *[one] { $who } holds
 } { $region }: the { $points } points stay
who-takes = { PERSON($who) ->
    [you] You take
   *[one] { $who } takes
 }
counted-won = { who-takes } { $region }: +{ points-counted }
# $whom: the incumbent who loses it.
counted-won-from = { who-takes } { $region } from { whom }: +{ points-counted }
ticket-foot = { $how ->
    [called] called for
    [alone] alone:
    [held] held by
   *[won] won by
 } { $name }
ticket = { $region }, { points-counted }: { ticket-foot }{ $rolloff ->
    [yes] {" "}after a roll-off
   *[no] {""}
 }

## Beside the board

candidates = Candidates
head-candidate = Candidate
head-points = Points
head-regions = Regions
head-region = Region
head-delegates = Delegates
head-cards = Cards
starter = { $name } goes first in every round.
# all: whether these are all cards in hand.
known = { $all ->
    [yes] In hand:
   *[no] Known to be in hand:
 }
known-of = { $name }: { LIST($cards, type: "unit") }
at-once = A click places one delegate; place several at once
last-votes = The last votes
chances = If they voted now
chances-total = Points to expect
chances-help = Chances to win by the dice, without red cards.
origins = Where every point came from
origins-help = A region counts for whoever won it last.
piles = Piles
piles-text = Draw pile { $left }, discards { $discards }, green Vetoes { $bank }.
discards = Discards
several-cards = { $count } { $card }
discards-list = { LIST($cards, type: "unit") }.
