### Whistle-Stop: an election in fifteen regions with cards, Vetoes and dice, 2 to 4 candidates.
### What is to be done, the labels of moves, the log, how it ends, and the help of first games.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## People

# A candidate where no names are known; $letter is A, B, C or D.
candidate = candidate { $letter }
# Somebody whom something is done to, or who stands in a list.
whom = { PERSON($whom) ->
    [you] you
   *[one] { $whom }
 }
# Whose card, Veto or hand; it stands before that word.
whose = { PERSON($whose) ->
    [you] your
   *[one] { $whose }’s
 }
# Who does what: the beginning of sentences in the log.
who-has = { PERSON($who) ->
    [you] You have
   *[one] { $who } has
 }
who-rolls = { PERSON($who) ->
    [you] You roll
   *[one] { $who } rolls
 }
who-loses = { PERSON($who) ->
    [you] You lose
   *[one] { $who } loses
 }
who-takes = { PERSON($who) ->
    [you] You take
   *[one] { $who } takes
 }
who-aims = { PERSON($who) ->
    [you] You aim
   *[one] { $who } aims
 }
who-means = { PERSON($who) ->
    [you] You mean
   *[one] { $who } means
 }

## Numbers of things

actions-counted = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }
cards-counted = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
delegates-counted = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
dice-counted = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
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
hidden-counted = { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
 }
# Cards that somebody draws, takes or gives: none, or some that are not known.
cards-none = nothing
cards-unknown = { $cards ->
    [one] a card
   *[other] { $cards } cards
 }
# A region with a number of delegates in it: "3 Texas".
region-count = { $delegates } { $region }

## What is to be done; $who is a name or a list of names

prompt-over = The votes are counted.
prompt-drawing = Cards are drawn.
prompt-starting = The candidates roll for the start.
prompt-poaching = A card changes hands.
prompt-ordering = The order of the elections is drawn.
prompt-rolling = The dice roll.
# While a region votes.
prompt-voting = { $region } votes: the dice roll.
prompt-act = { $who }: { actions-counted } left; play a card, buy a Veto, draw or end.
prompt-fetch = { $who }: name the discarded card you take.
prompt-rival = { $who }: { $card }: choose a rival in { $region }.
# $lost: how many delegates the rival loses in each of the regions.
prompt-scandal = { $who }: { $card }: up to { regions-counted } where { $rival } loses { $lost }.
prompt-regions = { $who }: { $card }: choose up to { regions-counted }.
prompt-money = { $who }: buy { delegates-counted } for { dollars }, in any region.
prompt-comeback = { $who }: { $card }: place { delegates-counted }, at most { $limit } to a region.
prompt-tour = { $who }: { $card }: move up to { delegates-counted } from { $region }.
prompt-pay = { $who }: pay with cards, { dollars } to go.
prompt-take = { $who }: take a card from { $rival }.
prompt-give = { $who }: give { $rival } a card back.
prompt-reroll = { $who }, incumbent in { $region }: roll one die again, or keep the dice.
prompt-before = { $who }: play a red card on { $region } before the roll, or pass.
prompt-after = { $who }: play a red card on { $region } after the roll, or pass.
# Nothing but a pass is left. $late: whether the dice have been rolled.
prompt-red-none = { $who }: you hold no red card to play on { $region } { $late ->
    [yes] after
   *[no] before
 } the roll, so you can only pass.
prompt-call = { $who }: call regions for up to { dollars } more, or go on.
prompt-leaked = { $who }: discard a card of your choice.
prompt-swap = { $who }: discard any cards and draw as many; { $dropped } so far.
prompt-invest = { $who }: pay up to { dollars } more for two delegates each, or go on.
prompt-floor = { $who }: place { delegates-counted }.
prompt-any = { $who }: decide.

# Which card may be vetoed: $name plays it for its text, or spends it as money.
card-played = { $name } { $spent ->
    [yes] spends
   *[no] plays
 } { $card }
# What is asked then. $ask: what may be done, or why only a pass is left.
react-ask = { $ask ->
    [veto] Veto or pass?
    [block] Block the Veto or pass?
    [no-veto] You hold no Veto, so you can only pass.
    [no-override] Only an Override would help, and you hold none: you can only pass.
   *[nothing] You hold neither a Veto nor an Override, so you can only pass.
 }
# $effect: what the card will do; no sentence of its own.
prompt-react = { $who }: { card-played }: { $effect }. { react-ask }
# A red card that is aimed at somebody.
prompt-react-on = { $who }: { card-played } on { whom }: { $effect }. { react-ask }
# $below: the card or Veto that the Veto lies on; $whose: who played that.
prompt-react-veto = { $who }: { $name } vetoes { whose } { $below }. { $stopped ->
    [yes] Without the Veto: { $effect }
   *[no] So { $card } counts
 }. { react-ask }
# What the card on the table will do. $lost of $had delegates; a list of such losses.
effect-loss = { $lost } of { $had } in { $region }
effect-loses = { PERSON($whom) ->
    [you] you lose
   *[one] { $whom } loses
 } { LIST($losses, type: "unit") }
effect-swings = { effect-loses }, { PERSON($who) ->
    [you] you gain
   *[one] { $who } gains
 } as many
effect-gains = { NUMBER($change, signDisplay: "exceptZero") } in { LIST($regions) }
# $most: the most delegates that anybody else has there.
effect-gain = { effect-gains }, then { $total } to { $most }
effect-tour = { $delegates } from { $source } to { LIST($places, type: "unit") }
effect-file = a look at { whose } hand, one card swapped
effect-donors = a random card from { whom }
effect-wanted = { $wanted } from the discards

## Labels of moves; those with "any" are chosen further

move-pass = Pass
move-buy = Buy Veto, { dollars }
move-draw = Draw
move-end = End turn
move-end-left = End turn: { actions-counted } { $actions ->
    [one] is
   *[other] are
 } given up
move-override = Override the Veto
move-keep = Keep the dice
move-reroll = Roll the { $die } again
move-call = Call { $region } for { dollars }
move-place = { $delegates } to { $region }
move-spend = Spend { $card }: { delegates-counted }
move-play = Play { $card }
move-on = { $card } on { $rival }
move-in = { $card } in { $region }
move-die = { $card }: the { $die }
move-rival-unnamed = Candidate { $letter }
move-pay = Pay with { $card } ({ dollars })
move-veto = Play a Veto
move-drop = Discard { $card }
move-give = Give { $card }
move-take = Take { $card }
move-done = Done
move-done-lost = Done: { dollars } is lost
move-done-unplaced = Done: { delegates-counted } not placed
move-done-delegates = Done: { delegates-counted }
move-swap = { $cards ->
    [one] Discard this card, draw 1
   *[other] Discard these { $cards }, draw { $cards }
 }
move-swap-none = Keep the hand
move-settle = Pay { dollars }
move-settle-none = Call nothing
move-invest-none = Spend nothing
move-any-card = Card
move-any-place = Place
move-any-spot = Spot
move-any-rival = Rival
move-any-fetch = Fetch
move-any-pay = Pay
move-any-veto = Veto
move-any-take = Take
move-any-give = Give
move-any-drop = Drop
move-any-red = Red
move-any-reroll = Reroll
move-any-call = Call

## What Vetoes do, for whoever may play one

means-any-veto = It stops the card, costs no action; a green one returns to the bank.
means-veto = It stops the card, costs no action, and is gone.
means-green-veto = It stops the card, costs no action, and goes back to the bank, where it costs { dollars }.
means-override = It stops a Veto, and nothing can stop it.
means-buy = With it you can stop a card of a rival. You pay { dollars } in cards.

## Why something cannot be done; $rule is the number of a rule

why-react = Rule 24: it is for others to react.
why-not-your-turn = Rule { $rule }: it is not your turn.
why-one-first = Rule { $rule }: place at least one delegate first.
why-no-card = Rule 13: there is no card left to draw.
why-override = Rule 26: an Override blocks a Veto only.
why-no-money = Rule 3: { $card } is worth no money.
why-not-fetched = Rule 75: that is not among the discards, or it is a Veto or Override.
why-own-cap = Rule 4: you have { delegates-counted } in { $region }, the most allowed.
why-full = Rule 5: { $region } is full with { delegates-counted }.
why-bank-empty = Rule 19: the bank has no green Veto left.
why-too-dear = Rule 18: a green Veto costs { dollars }; you have ${ $have }M.
why-answers = Rule 24: this card answers another card; it cannot be played by itself.
why-nowhere = Rule 6: no delegate fits anywhere.
why-red = Rule 48: red cards are money only, except in elections.
why-fund = Rule 3: a fundraiser is only money.
why-not-super = Rule 59: { $card } goes to a region of a single state; { $region } has several.
why-none-there = Rule { $rule }: { $card } needs delegates of your own in { $region }.
why-some-there = Rule 62: { $card } goes where you have no delegates; you have some in { $region }.
# $most: the most points a region may be worth for this card.
why-too-rich = Rule 71: { $card } goes to regions of at most { $most } points; { $region } has { $points }.
why-no-rival-there = Rule { $rule }: { $card } needs a rival with delegates in { $region }.
why-legal-team = Rule 76: there is neither a green Veto nor a card to take.
why-second-look = Rule 75: there is no card among the discards that may be taken.
why-scandal = Rule 66: no such rival has delegates.
why-leak = Rule 70: no rival holds a card.
why-no-hand = Rule { $rule }: that rival holds no card.
why-grassroots = Rule 61: you have no region with delegates in which more fit.
why-frontier = Rule 62: there is no region without your delegates in which some fit.
why-tour = Rule 63: you have no delegates that could go anywhere else.
why-defection = Rule 64: no rival has delegates in a region where you have some.
why-no-rival = Rule { $rule }: no rival has delegates.
why-aimless = Rule 22: no delegate fits where this card could put one.
why-card-first = Rule 16: choose a card first.
# A card is chosen, but not for the region that is clicked.
why-own-region = Rule { $rule }: the { $region } card brings delegates to { $region } only. Its { dollars } buys them in any region.
why-press-first = Rule { $rule }: press the card once more, or “{ move-play }”, then choose the regions.
why-names-rival = Rule { $rule }: { $card } is aimed at a rival, not at a region. Choose one below.
why-no-region-card = Rule { $rule }: { $card } is not played in a region. Choose below what it does.
why-tour-source = Rule 63: they come from { $region }; choose another region.
why-limit = Rule 73: no more than { $limit } to a region.
why-chosen = Rule { $rule }: { $region } is already chosen.
why-rival-absent = Rule 66: that rival has no delegates in { $region }.
why-not-incumbent = Rule { $rule }: you are not incumbent in { $region }.
why-decided = Rule 52: { $region } is already decided.
why-not-most = Rule 50: you do not have the most delegates in { $region }.
# $left: how many millions more may be spent on calls.
why-call-dear = Rule 51: { $region } costs { dollars }; you can spend ${ $left }M more.
why-after-roll = Rule 42: { $card } is played after the roll.
why-before-roll = Rule 41: { $card } is played before the roll.
why-take-part = Rule 47: nobody the card is meant for takes part here.
why-no-veto = Rule 24: there is no card to veto.
why-veto-on-veto = Rule 88: at this table a Veto may not be vetoed.
why-veto-missing = Rule 24: you hold no such Veto.

## The log: turns; $cards are names of cards, or how many

log-dealt = { who-has } been dealt { $cards }.
log-start-rolled = { who-rolls } { $first } and { $second } for the start.
log-starter = { PERSON($who) ->
    [you] You go
   *[one] { $who } goes
 } first in every round.
log-round = Round { $round }.
log-turn = { who-has } { actions-counted }.
log-actions-gained = { PERSON($who) ->
    [you] You gain
   *[one] { $who } gains
 } { actions-counted }.
log-ended = { PERSON($who) ->
    [you] You end
   *[one] { $who } ends
 } the turn with { actions-counted } unused.
log-spent = { PERSON($who) ->
    [you] You spend
   *[one] { $who } spends
 } { $card } for { dollars }.
log-played = { PERSON($who) ->
    [you] You play
   *[one] { $who } plays
 } { $card }.
log-declared = { who-means } to place { delegates-counted } in { $region }.
log-aimed = { who-aims } it at { whom } in { $region }.
log-tour = { who-means } to move { $delegates } from { $source } to { $to }.
log-aimed-rival = { who-aims } it at { whom }.
log-aimed-card = { PERSON($who) ->
    [you] You name
   *[one] { $who } names
 } { $card }.
log-aimed-die = { PERSON($who) ->
    [you] You choose
   *[one] { $who } chooses
 } the { $die }.
log-vetoed = { PERSON($who) ->
    [you] You veto
   *[one] { $who } vetoes
 } { whose } { $card }.
log-overrode = { PERSON($who) ->
    [you] You override
   *[one] { $who } overrides
 } { whose } Veto.
log-blocked = { PERSON($whom) ->
    [you] Your
   *[one] { $whom }’s
 } { $card } will not count.
log-placed = { PERSON($who) ->
    [you] You gain
   *[one] { $who } gains
 } { delegates-counted } in { $region }, now { $total }.
log-removed = { who-loses } { delegates-counted } in { $region }, now { $total }.
log-wasted = { PERSON($who) ->
    [you] You leave
   *[one] { $who } leaves
 } { dollars } unspent.
log-looked = { PERSON($who) ->
    [you] You look
   *[one] { $who } looks
 } at { whose } hand: { $cards }.
log-took = { who-takes } { $card } from { whom }.
log-gave = { PERSON($who) ->
    [you] You give
   *[one] { $who } gives
 } { whom } { $card }.
log-fetched = { who-takes } { $card } from the discards.
log-took-green = { who-takes } a green Veto; { $bank } left in the bank.
log-paid = { PERSON($who) ->
    [you] You pay
   *[one] { $who } pays
 } { dollars } with { $card }.
log-bought = { PERSON($who) ->
    [you] You buy
   *[one] { $who } buys
 } a green Veto; { $bank } left in the bank.
log-drew = { PERSON($who) ->
    [you] You draw
   *[one] { $who } draws
 } { $cards }.
log-discarded = { PERSON($who) ->
    [you] You discard
   *[one] { $who } discards
 } { $card }.
log-reshuffled = The discards become the draw pile: { cards-counted }.

## The log: elections, the debate and the end

log-election = The regions vote.
log-order = They vote in this order: { LIST($regions, type: "unit") }.
log-contested = { $region } votes, { points-counted }: { LIST($candidates) }.
log-skipped = Nobody stands in { $region }.
log-kept-by-call = { $region } was called for { whom }.
log-alone = { PERSON($who) ->
    [you] You stand
   *[one] { $who } stands
 } alone in { $region }.
log-rolled = { who-rolls } { LIST($dice, type: "unit") }.
log-rerolled = { who-rolls } the { $old } again: { $new }.
log-kept-dice = { PERSON($who) ->
    [you] You keep
   *[one] { $who } keeps
 } the dice.
log-scored = { PERSON($who) ->
    [you] You score
   *[one] { $who } scores
 } { $score }.
log-rolloff = Roll-off in { $region }: { LIST($candidates) }.
log-dice-set = { who-rolls } { dice-counted } now.
log-barred = { beat-barred }.
log-single-die = { beat-single-die }.
log-recount = { beat-recount }.
# $total: the points of all regions somebody has then.
log-won = { PERSON($who) ->
    [you] You win
   *[one] { $who } wins
 } { $region }: { points-counted }, { $total } in all.
log-held = { PERSON($who) ->
    [you] You hold
   *[one] { $who } holds
 } { $region }: { points-counted }, { $total } in all.
log-lost = { who-loses } { $region }: { points-counted } left.
log-debate = The debate.
log-swapped = { PERSON($who) ->
    [you] You change
   *[one] { $who } changes
 } { cards-counted }.
log-called = { PERSON($whom) ->
    [you] You call
   *[one] { $whom } calls
 } { $region } for { dollars }.
log-invested = { PERSON($who) ->
    [you] You spend
   *[one] { $who } spends
 } { dollars } on { delegates-counted }.
log-unplaced = { PERSON($who) ->
    [you] You leave
   *[one] { $who } leaves
 } { delegates-counted } unplaced.
log-result = { who-has } { points-counted } from { regions-counted }, and { delegates-counted }.

## Heard: short sentences, between two decisions and on the key W

heard-plays = { PERSON($who) ->
    [you] You play
   *[one] { $who } plays
} { $card }: { LIST($changes, type: "unit") }.
# change: how many delegates the rival loses in each region.
heard-aims = { PERSON($who) ->
    [you] You play
   *[one] { $who } plays
} { $card } against { PERSON($whom) ->
    [you] you
   *[one] { $whom }
}: { NUMBER($change, signDisplay: "exceptZero") } in { LIST($regions) }.
heard-aims-rival = { PERSON($who) ->
    [you] You play
   *[one] { $who } plays
} { $card } against { PERSON($whom) ->
    [you] you
   *[one] { $whom }
}.
heard-hand = Your hand: { LIST($cards, type: "unit") }.
# The listener’s delegates in a region, and the most that anybody else has there.
heard-region = { $region } { $delegates } to { $most }
heard-ahead = You are ahead in { LIST($regions, type: "unit") }.
heard-level = You are level in { LIST($regions, type: "unit") }.
heard-behind = You are behind in { LIST($regions, type: "unit") }.

## While it is told; what has no subject says it of whoever stands before it

beat-start-rolled = rolls { $sum } for the start
beat-starter = goes first in every round
beat-drew = draws { $cards }
beat-discarded = discards { $card }
beat-bought = buys a green Veto
beat-ended = gives up { actions-counted }
beat-spent = { $card } for { dollars }
beat-red = { $card } in { $region }
# By how many delegates somebody's number in a region changes.
region-change = { $region } { NUMBER($change, signDisplay: "exceptZero") }
# A list that would grow too long.
and-more = { $first } and { $more } more
# $regions: names, or a name and how many more.
beat-aimed = { PERSON($whom) ->
    [you] you lose
   *[one] { $whom } loses
 } { $lost } in { $regions }
beat-tour = { $delegates } from { $source } to { $to }
beat-aimed-rival = against { whom }
beat-aimed-card = for { $card }
beat-aimed-die = for the { $die }
beat-vetoed = vetoes { whose } { $card }
# $card: the card that was vetoed.
beat-overrode = overrides { whose } Veto: { $card } { $counts ->
    [yes] counts
   *[no] is stopped
 }
beat-wasted = leaves { dollars } unspent
beat-took-green = takes a green Veto
beat-looked = looks at { whose } hand
beat-took = takes { $card } from { whom }
beat-gave = gives { whom } { $card }

nth-election = { $nth ->
    [first] first election
    [second] second election
   *[last] last election
 }
beat-election = The { nth-election }: 15 regions, 538 points
beat-order = They vote in a drawn order, { $region } first
# A candidate with a number of delegates, points or a score: "you 7".
whom-count = { whom } { $count }
beat-contested = { $region } votes, { points-counted }: { LIST($standing, type: "unit") }
beat-skipped = Nobody stands in { $region }
beat-kept-by-call = { $region } was called and stays { PERSON($whose) ->
    [you] yours
   *[one] { $whose }’s
 }: { $points } points
beat-rolled = The dice in { $region }: { LIST($scores, type: "unit") }
# $whom: the incumbent.
beat-rolled-first = { beat-rolled }; { whom } may roll one die again
beat-kept-dice = keeps the dice
beat-rerolled = { $region }: { who-rolls } the { $old } again: { $new }, now { $score }
beat-rolloff = A tie in { $region }: { LIST($rivals) } roll off
beat-dice-set = rolls { dice-counted } now
beat-barred = { PERSON($who) ->
    [you] You may
   *[one] { $who } may
 } not roll a die again here
beat-single-die = Only the best die counts here
beat-recount = { $region } will be recounted
beat-alone = alone in { $region }, { NUMBER($points, signDisplay: "exceptZero") }
# $best: the best score of the others.
beat-held = { PERSON($who) ->
    [you] You hold
   *[one] { $who } holds
 } { $region }, { $score } to { $best }: the { $points } points stay
beat-won = { who-takes } { $region }, { $score } to { $best }: { NUMBER($points, signDisplay: "exceptZero") }
# $whom: the incumbent who loses it.
beat-won-from = { who-takes } { $region } from { whom }, { $score } to { $best }: { NUMBER($points, signDisplay: "exceptZero") }
beat-standings = After the { nth-election }: { LIST($standing, type: "unit") }
beat-debate = The debate: change cards{ $advanced ->
    [yes] , call regions or spend money
   *[no] {""}
 }
beat-swapped = changes { cards-counted }
beat-called = calls { $region } for { dollars }
beat-invested = pays { dollars } for { delegates-counted }
beat-unplaced = leaves { delegates-counted } unplaced

## How it ended

# $who: one winner, or several with equal results.
verdict = { PERSON($who) ->
    [many] { $who } share
   *[one] { $who } wins
 } the presidency, { $reason ->
    [points] with { $points } of 538 points
    [regions] tied on { $points } points but with more regions
    [delegates] tied on points and regions but with more delegates
   *[shared] tied to the last delegate
 }
outcome = { verdict }.

## How far it is, and the position as text

summary = Round { $round } of { $rounds }{ $what ->
    [election] {" "}· election
    [debate] {" "}· debate
   *[turns] {""}
 }
standing = { $name }: { points-counted }, { regions-counted }, { delegates-counted }; holds { $holding ->
    [yes] { LIST($cards, type: "unit") }
   *[no] no cards
 }
candidate-count = { $name } { $delegates }
region-line = { $region }, { $points }: { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] nobody
 }{ $state ->
    [won] {" "}(won by { $holder })
    [called] {" "}(called for { $holder })
   *[free] {""}
 }
piles = Draw pile { $left }, discards { $discards }, green Vetoes in the bank { $bank }

## For first games

aim = Win the regions that hold most of the 538 points at the last election, in round 13.
tip-react =
    .head = A veto window
    .says = Somebody plays a card, and you may stop it before it works. A Veto is spent for good: keep it for a card that would turn a rich region against you.
tip-reroll =
    .head = Your second chance
    .says = As incumbent you may roll one die of yours again. Take the lowest; if you lead safely, keep what you have.
tip-invest =
    .head = The debate
    .says = Put down cards you do not want and draw as many. Cards for regions that are lost or safe are the ones to let go.
tip-call =
    .head = Calling a region
    .says = A region you call is decided and never votes again. Call what is rich and would be hard to defend; it costs money.
tip-pay =
    .head = What to pay with
    .says = There is no change. Pay with cards for regions that matter least to you; Vetoes are worth nothing as money.
tip-place =
    .head = Two delegates are worth most
    .says = In an election your two best dice count. A second delegate helps far more than a fifth: spread out, and stay alone where you can.
tip-before =
    .head = An election is next
    .says = Whoever is alone in a region wins it without a roll. Look for rich regions where nobody stands yet.
tip-card =
    .head = Every card has two halves
    .says = By its text a region card puts more delegates into its region than its money buys; the money buys them anywhere. Use the text where you need them all, the money where one is enough.

## The review

review-count = Points
review-stretch = Election
review-dice = Dice
# How many of the three elections are over.
review-moment = Election { $number }
