### Early States: a race of dice for nine states that vote early, 1 to 6 players.
### Everybody has a sheet with a card for each state; filling the circles of a card wins delegates.

## States

state-iowa = Iowa
state-new-hampshire = New Hampshire
state-south-carolina = South Carolina
state-nevada = Nevada
state-florida = Florida
state-missouri = Missouri
state-ohio = Ohio
state-virginia = Virginia
state-pennsylvania = Pennsylvania

## The rows of circles that bring further dice, called by the die.
## head: as a label begins; row: in a table; short: over its circles.

second-die = the second die
    .head = The second die
    .row = Second die
    .short = 2nd die
third-die = the third die
    .head = The third die
    .row = Third die
    .short = 3rd die

## What can be bought. effect: what it does; first, second: the same on two short lines.

item-radio = Radio Ad
    .effect = 1 mark in each of 3 states
    .first = 1 mark each
    .second = in 3 states
item-organiser = Organiser
    .effect = a second re-roll
    .first = a second re-roll
    .second = each turn
item-television = Television Ad
    .effect = 2 marks in each of 3 states
    .first = 2 marks each
    .second = in 3 states
item-debate = Debate Win
    .effect = 2 marks in each of 5 states
    .first = 2 marks each
    .second = in 5 states
item-finance = Finance Chair
    .effect = $1 more on every die that gives funds
    .first = $1 more
    .second = per die that pays
item-spokesperson = Spokesperson
    .effect = 1 vote more on every die that gives votes
    .first = 1 vote more
    .second = per voting die
item-manager = Manager
    .effect = 2 more votes every turn
    .first = 2 votes more
    .second = each turn
item-pro-life = Pro Life
    .effect = 3 marks each in IA, OH, PA
item-immigration = Immigration
    .effect = 3 marks each in FL, NV, VA
item-low-tax = Low Tax
    .effect = 3 marks each in NH, OH, MO
item-defence = Defence
    .effect = 3 marks each in SC, FL, PA

## Numbers of things

money = ${ $dollars }
votes-counted = { $votes ->
    [0] no votes
    [one] 1 vote
   *[other] { $votes } votes
 }
marks-counted = { $marks ->
    [0] no marks
    [one] 1 mark
   *[other] { $marks } marks
 }
delegates-counted = { $delegates ->
    [0] no delegates
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
firsts-counted = { $firsts ->
    [0] no first places
    [one] 1 first place
   *[other] { $firsts } first places
 }
dice-counted = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
# What dice give: dollars, votes or both.
proceeds = { $funds ->
    [0] { $votes ->
        [0] nothing
       *[other] { votes-counted }
     }
   *[other] ${ $funds }{ $votes ->
        [0] {""}
       *[other] {" "}and { votes-counted }
     }
 }
# What a place in a state brings; bonus: dollars.
prize = { delegates-counted }{ $bonus ->
    [0] {""}
   *[other] {" "}and ${ $bonus }
 }
# The places in a state, of which there are up to three: "first place", "first in Iowa".
ranked = { $rank ->
    [1] first
    [2] second
   *[other] third
 }
place-short = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] late
 }
medal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
 }
# least: so many delegates bring it.
medal-next = { $next ->
    [silver] silver
   *[gold] gold
 } from { $least } delegates

## What is to be done

# names: who has another turn after this one, in this order.
prompt-last = { $prompt } { LIST($names) } { $seats ->
    [one] is
   *[other] are
 } still to play.
prompt-very-last = { $prompt } This is the last turn.
prompt-over = The race is over.
prompt-start = Drawing who begins.
prompt-roll = { $name } rolls.
# rerolls: throws left.
prompt-reroll = { $name }: re-roll any dice ({ $rerolls } left), or keep them.
# ones: dice that show a 1.
prompt-take = { $name }: take { $ones ->
    [1] the 1
    [2] each of the two 1s
   *[other] each of the three 1s
 } as funds or as a vote.
prompt-spend = { $name }: spend your ${ $cash }, or save it and go on to the votes.
# more: some states of this ad are chosen already. marks: made in each.
prompt-air = { $name }: { $item }, choose { $more ->
    [yes] { $states ->
        [one] 1 more state
       *[other] { $states } more states
     }
   *[no] { $states ->
        [one] 1 state
       *[other] { $states } states
     }
 } (+{ $marks } each).
prompt-vote = { $name }: place { votes-counted }.
prompt-confirm = { $name }: end your turn.

move-keep = Keep the dice
move-reroll = Re-roll
# which: numbers of the dice, as they lie; faces: what they show.
move-reroll-some = Re-roll { $dice ->
    [one] die
   *[other] dice
 } { LIST($which) } ({ LIST($faces, type: "unit") })
move-reroll-all = Re-roll { $dice ->
    [one] the die
   *[other] all dice
 } ({ LIST($faces, type: "unit") })
# How the 1s are taken is asked next.
move-take = { $several ->
    [yes] Take the 1s as
   *[no] Take the 1 as
 }
move-take-funds = { $ones ->
    [one] The 1 as funds
   *[other] All 1s as funds
 }
move-take-votes = { $ones ->
    [one] The 1 as a vote
   *[other] All 1s as votes
 }
move-take-both = { $funds } as funds, { votes-counted }
move-buy = Buy
move-buy-item = { $item } (${ $price })
move-air = Name a state
move-air-state = { $state }: { $marks ->
    [0] full, no use
   *[other] +{ $marks }
 }
move-save = Save ${ $cash } and go on
move-mark = Place votes
move-mark-place = { $place }: { $filled } of { $circles } filled
move-mark-some = { $place }: { marks-counted }
move-mark-die = { move-mark-some }, one die more
move-mark-late = { move-mark-some }, filled too late
move-mark-full = { move-mark-some }, { ranked } place for { $delegates }
move-done = End turn

## Why something cannot be done

why-not-your-turn = It is not your turn.
why-no-throw = Rules 7 and 8: the throws of this turn are over.
why-votes-first = Rule 29: place your votes first.
why-dice-first = Rule 29: first the dice and the purchases, then the votes.
why-bought = Rule 19: you have bought { $item } already.
why-two-issues = Rule 20: you have two issues already.
why-too-dear = Rule 18: { $item } costs ${ $price } and you have ${ $cash }.
why-states-first = Rule 25: first choose the states of { $item }.
why-buy-after = Rule 18: you buy after rolling.
why-buy-before = Rule 18: you buy before voting.
why-only-votes = Rule 28: only votes make marks in the staff rows.
why-same-state = Rule 25: the states of one ad must all differ.
why-no-circle = Rule 29: { $place } has no free circle.
why-no-votes = Rule 29: you have no votes left.
why-votes-left = Rule 29: you have { votes-counted } left.

## The log

log-begins = { PERSON($who) ->
    [you] You begin.
   *[one] { $who } begins.
 }
log-stake = { PERSON($who) ->
    [you] You get
   *[one] { $who } gets
 } ${ $funds } for coming later.
log-rolled = { PERSON($who) ->
    [you] You roll
   *[one] { $who } rolls
 }{ $again ->
    [yes] {" "}again
   *[no] {""}
 }: { LIST($faces) }.
# How the following begin.
log-takes = { PERSON($who) ->
    [you] You take
   *[one] { $who } takes
 }
log-took-funds = { log-takes } { $ones ->
    [1] the 1
    [2] the two 1s
   *[other] the three 1s
 } as funds.
log-took-votes = { log-takes } { $ones ->
    [1] the 1 as a vote
    [2] the two 1s as votes
   *[other] the three 1s as votes
 }.
log-took-both = { log-takes } { $funds ->
    [1] one
   *[other] two
 } of the 1s as funds, { $votes ->
    [1] one as a vote
   *[other] two as votes
 }.
log-collected = { PERSON($who) ->
    [you] You collect
   *[one] { $who } collects
 } { proceeds }.
log-bought = { PERSON($who) ->
    [you] You buy
   *[one] { $who } buys
 } { $item } for ${ $price }.
log-marked = { PERSON($who) ->
    [you] You make
   *[one] { $who } makes
 } { marks-counted } { $staff ->
    [yes] for
   *[no] in
 } { $place } ({ $filled } of { $circles }).
log-wasted = { PERSON($who) ->
    [you] You waste
   *[one] { $who } wastes
 } { marks-counted }: no circle is free.
log-filled = { log-takes } { ranked } place in { $state }: { prize }.
log-filled-late = { PERSON($who) ->
    [you] You fill
   *[one] { $who } fills
 } { $state } too late: no prize is left.
log-die = { PERSON($who) ->
    [you] You will roll
   *[one] { $who } will roll
 } { $dice } dice from the next turn.
# What the rival of a lone player does; the sentences stand under "While it is told".
log-rival-moved = { beat-rival-moved }.
log-announced = { beat-announced }.
log-foiled = { beat-foiled }.
log-struck = { beat-struck }.
log-last-turns = { beat-last-turns }.
log-counted = { PERSON($who) ->
    [you] You
   *[one] { $who }
 }: { beat-counted }.

## Heard: short sentences, between two decisions and on the key W

# dice: each with what it brings, as in die-shows.
heard-rolled = You roll{ $again ->
    [yes] {" "}again
   *[no] {""}
 } { LIST($dice, type: "unit") }.
heard-funds = You have ${ $cash } and { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }.
heard-next-die = Marks for the { $second ->
    [yes] second
   *[no] third
 } die: { $filled } of { $circles }.
heard-marks = { PERSON($who) ->
    [you] you
   *[one] { $who }
 } { $marks }
# A state whose first place is open: how many of its circles each has filled.
heard-state = { $state }, { $circles } circles: { LIST($marks, type: "unit") }.

## How it ended

# said: one of the following, as a sentence.
outcome = { $said }.
beat-won = { result-won }{ $reason ->
    [firsts] , { result-firsts }
    [funds] , { result-funds }
   *[delegates] {""}
 }
beat-shared = { LIST($names) } share the nomination with { delegates-counted } each
beat-alone-won = { result-alone-won }, { result-medal }
beat-alone-lost = { result-alone-lost }: { delegates-counted }, { result-needed }

# The same on two lines of a ribbon.
result-won = { $name } wins with { delegates-counted }
result-firsts = by more first places
result-funds = by more funds left
# rival: how it chooses, by the calendar or where its strike hurts most.
result-alone-won = { $name } { $rival ->
    [strikes] withstands the rival
   *[calendar] meets the challenge
 } with { delegates-counted }
# next: the next medal, none after gold.
result-medal = a { medal } medal{ $next ->
    [none] {""}
   *[more] ; { medal-next }
 }
result-alone-lost = { $name } falls short
result-needed = { $needed } were needed

## How far it is, and the position as text

turn = Turn { $turn }
turn-of = Turn { $turn } of { $turns }
summary-over = Over
summary = { turn }, { $firsts ->
    [0] no firsts
    [one] 1 first
   *[other] { $firsts } firsts
 } open
summary-last = { turn }, last turns
summary-last-alone = { turn-of }, last turns
position-has = { $name } has { LIST($bought) }.
position-has-nothing = { $name } has bought nothing.
position-rival = The rival will strike at { $state } after turn { $turn }.
position-dice = Dice: { $dice }. Votes left: { $votes }.

## While it is told

# Follows the name of whoever does it, except where somebody or something else is named.
beat-begins = begins
beat-stake = gets ${ $funds } for coming later
# dice: what they show. again: not the first throw of the turn.
beat-rolled = { $again ->
    [yes] re-rolls to
   *[no] rolls
 } { $count ->
    [one] a { LIST($dice) }
   *[other] { LIST($dice) }
 }
beat-collected = gets ${ $funds }
# Things to buy, in the order in which the sheet lists them.
beat-bought = { $item ->
    [0] runs a Radio Ad
    [1] hires an Organiser
    [2] runs a TV Ad
    [3] wins a Debate
    [4] hires a Finance Chair
    [5] hires a Spokesperson
    [6] hires a Manager
    [7] takes up Pro Life
    [8] takes up Immigration
    [9] takes up Low Tax
   *[other] takes up Defence
 }
# bought: the same of an issue.
beat-issue = { $bought } ({ $effect })
beat-marked = makes { marks-counted } in { $state }
# Another state of the same ad.
beat-marked-more = { $marks } in { $state }
# Votes of the last turn that could fill no state with a prize left.
beat-votes-useless = has no use for { votes-counted }
beat-marked-die = makes { marks-counted } for { $place }
beat-filled = takes { ranked } in { $state } for { $delegates }
beat-filled-late = fills { $state } too late
beat-die = will roll { $dice } dice
beat-counted = { delegates-counted }, { firsts-counted }, ${ $cash }
beat-rival-moved = The rival takes first place in { $state }
beat-announced = The rival will strike at { $state } after turn { $turn }, unless { $state } is full by then
beat-foiled = The rival comes too late to { $state }, and strikes elsewhere
beat-struck = The rival strikes: it takes all of { $state }
beat-last-turns = The last first place is gone: { $alone ->
    [yes] one more turn, never a sixteenth
   *[no] one more turn for everybody
 }

## Ribbons over the sheet: a heading and a line

ribbon-taken = { $name }: { ranked } in { $state }
# A place that the reader was after; short: the marks that they still needed.
ribbon-beaten = { $name } beats you to { ranked } in { $state }
    .line = { prize }: you were { $short ->
    [one] 1 mark
   *[other] { $short } marks
 } short
ribbon-announced = The rival goes for { $state }
    .line = It strikes after turn { $turn }
ribbon-foiled = The rival comes too late
    .line = { $state } is yours already
ribbon-struck = The rival takes all of { $state }
    .line = No place in it is left
ribbon-last = The last first place is gone
    .line = One more turn for everybody
    .alone = One more turn at most
last-turns-heading = Last turns
last-turns-you = You
last-turns-now = { $name } now
banner-last-turns = { $mine ->
    [yes] Your last turn
   *[no] { $left ->
        [one] The very last turn
       *[other] Last turns: { $left } to go
     }
 }

## The sheet

# Whose sheet it is, on its clip.
sheet-of = { $name }’s sheet
sheet-label = { sheet-of }: { delegates-counted }, ${ $cash }
rival = Rival
place-label = { $place }: { $filled } of { $circles }
place-label-late = { place-label }, full too late
place-label-won = { place-label }, { place-short } place
# prizes: delegates for the places that are left.
place-label-open = { place-label }, open: { LIST($prizes, type: "unit") }
place-label-gone = { place-label }, open: nothing
place-label-target = { place-label-open }, the rival strikes here after turn { $turn }
prize-label = { $name }: { place-short } place, { delegates-counted }
prize-label-late = { $name }: too late
needs-label = { $name } needs { $circles }
edge-won = { $name } has won 1st place here
edge-ahead = { $name } is ahead here
no-prize-left = no prize left
rival-strikes-next = Rival strikes next
# Before the circles that others still have to fill.
to-go = to go:
# In place of a prize, on two lines.
full-too-late =
    .first = full
    .second = too late
how-many = { $place }: how many of { $votes } votes?
# Marks that somebody has just made.
new-marks = { NUMBER($marks, signDisplay: "exceptZero") }
# On the small sheet of a rival: how full a state is, and stamps for what has just happened there.
filled-short = { $filled }/{ $circles }
stamp-marks = { $code } { NUMBER($marks, signDisplay: "exceptZero") }
stamp-filled = { $code } { place-short }
# What stands under a large number.
delegates-word = { $delegates ->
    [one] delegate
   *[other] delegates
 }
votes-word = { $votes ->
    [one] vote to place
   *[other] votes to place
 }
funds-word = funds

## A lone player’s challenge, in short lines

goal = { $score } of { $needed } delegates to win
goal-medal = { delegates-counted }: won, with { medal }
rival-next =
    .first = after turn { $turn } the rival takes
    .second = { $state }
rival-strike =
    .first = after turn { $turn } the rival takes
    .second = all of { $state }
rival-elsewhere =
    .first = after turn { $turn } the rival strikes
    .second = elsewhere: you were faster
rival-nearest =
    .first = nearest for the rival now:
    .second = { $state }

## Dice

# "6: 3 votes".
die-shows = { $face }: { $gains }
die-stays = Die showing { $face }: stays
die-again = Die showing { $face }: re-roll
# What a 1 gives: one or the other.
die-choice = $1 or 1 vote
# In a few letters below a die.
face-votes = { $votes ->
    [one] vote
   *[other] { $votes } votes
 }
face-either = ${ $funds } or { face-votes }
face-both = ${ $funds } + { face-votes }
# The same where several votes have no room for their word.
face-either-narrow = ${ $funds } or { $votes } v.
face-both-narrow = ${ $funds } + { $votes } v.
next-turn = next turn
choose-dice =
    .first = Choose dice
    .second = to re-roll
rerolls-left = { $rerolls ->
    [0] no re-rolls left
    [one] 1 re-roll left
   *[other] { $rerolls } re-rolls left
 }
roll-again = Re-roll { dice-counted }
# more: the chance that the throw brings more votes than the dice as they lie.
roll-odds = More votes: { NUMBER($more, style: "percent") }
roll-odds-mean = This throw brings more votes in { NUMBER($more, style: "percent") }, fewer in { NUMBER($fewer, style: "percent") }, and more funds in { NUMBER($funds, style: "percent") } of the cases.
dice-owned = { $dice } of 3 dice
marks-to-go = { $marks } to go
die-to-go = { $die }: { marks-to-go }
# How far a row is: "second die 2 of 4".
die-row-filled = { $second ->
    [yes] second die
   *[no] third die
 } { $filled } of { $circles }
# Dollars that somebody gets, on a coin.
coin-gain = +${ $dollars }

## What is for sale

campaign = Campaign
    .open = what is for sale
    .close = back to the states
# A button, for those who cannot see it.
campaign-opens = { campaign }: { campaign.open }
campaign-closes = { campaign }: { campaign.close }
item-label = { $item }, ${ $price }: { $effect }{ $bought ->
    [yes] , bought
   *[no] {""}
 }
# own: the reader’s.
owned = { $own ->
    [yes] You own
   *[no] Bought
 }: { LIST($bought, type: "unit") }
# $items: what the player has the funds for.
for-sale = You can buy: { LIST($items, type: "unit") }
owned-nothing = { $own ->
    [yes] You own
   *[no] Bought
 }: nothing yet
issues =
    .first = Issues, two at most:
    .second = 3 marks in each state
    .line = Issues: two at most, 3 marks each
# The first line of a list that goes on in the next line.
list-goes-on = { LIST($states, type: "unit") },

## Beside the sheet

race-heading = The race
race-heading-over = Where every delegate came from
race-state = State
race-delegates = delegates
funds-heading = Funds
delegates-heading = Delegates
bought-heading = Staff and issues
dice-heading = What the dice give

## For first games

aim = Be the first to fill the circles of a state: that brings most of its delegates.
tip-strike =
    .head = The rival says where it strikes
    .says = Fill that state in this turn, or all its places are gone. Then put your votes so that the next state it looks at can be filled in one turn.
tip-alone =
    .head = What you run for
    .says = 33 delegates in fifteen turns meet the challenge: that is bronze. More bring silver and gold; above the dice stands how far you are.
tip-last =
    .head = The last turns
    .says = All first places are gone: everybody has one turn more. Only states you can still fill count; half-filled ones bring nothing, and money left over only breaks ties.
tip-air =
    .head = Where to advertise
    .says = Each state gets its marks only once, so name different states. Choose those where the marks bring you ahead of a rival, or fill the state at once.
tip-take =
    .head = A dollar or a vote?
    .says = A vote now fills a circle; a dollar may complete the price of staff that pays every turn.
tip-race =
    .head = Somebody is close to filling a state
    .says = The first place is gone once another sheet fills it. Overtake now, or put your votes where you are ahead.
tip-vote =
    .head = Staff before states
    .says = Four marks in the staff row give you a second die every turn from the next on. Early, that is worth more than any state.
tip-spend =
    .head = What money buys
    .says = Staff works every turn from the next one on, ads work once, now. Early buy what lasts; late buy marks.
tip-reroll =
    .head = Keep or roll again
    .says = A six is three votes, a three is three dollars; ones are the weakest. Roll the weak ones again, keep what you came for.

## What speaks for a move. who: whose move it is; "me" where they say it themselves.

circles-counted = { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
 }
# gains: what the dice bring, in the ways their 1s can be taken.
advice-lie = As the dice lie, { PERSON($who) ->
    [you] you collect
    [me] I collect
   *[one] { $who } collects
 } { LIST($gains, type: "disjunction") }
advice-lie-plain = { advice-lie }.
advice-lie-manager = { advice-lie }, { $votes } of them the Manager’s.
advice-lie-again = { advice-lie }; thrown again, { chance } at best for { $place }.
chance = { NUMBER($chance, style: "percent") }
# lying: what the dice bring as they lie.
advice-throw = This throw brings on average { NUMBER($votes, minimumFractionDigits: 1, maximumFractionDigits: 1) } votes and ${ NUMBER($funds, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { $lying } as they lie
advice-throw-plain = { advice-throw }.
advice-throw-more = { advice-throw }, and { PERSON($who) ->
    [you] you may throw
    [me] I may throw
   *[one] { $who } may throw
 } once more.
advice-throw-risk = { advice-throw }; { chance } then for { $place }.
# delegates: 0 for a row that brings a die.
advice-lie-fill = As they lie, the dice { $delegates ->
    [0] get { $place }
   *[other] fill { $place } ({ delegates-counted })
 }.
advice-chance = { chance } to { $delegates ->
    [0] get { $place }
   *[other] fill { $place } ({ delegates-counted })
 }
advice-chance-plain = { advice-chance }.
advice-chance-votes = { advice-chance }: { $dice ->
    [one] the die
   *[other] the { $dice } dice
 } must bring { votes-counted }.
advice-chance-faces = { advice-chance }: with a { LIST($faces, type: "disjunction") }.

advice-no-number = No prize is left in { $state }: only marks that must go somewhere go here.
advice-fills = It fills { $state }: { ranked } place, { prize }.
advice-last-first = It takes the last first place: { $alone ->
    [yes] { PERSON($who) ->
        [you] you have
        [me] I have
       *[one] { $who } has
     }
   *[no] everybody has
 } one more turn.
advice-to-go = { circles-counted } to go in { $state }, { delegates-counted } for { ranked } place.
advice-to-go-chance = { circles-counted } to go in { $state }, { chance } to fill them next turn: { delegates-counted } for { ranked } place.
# said: one of the sentences above. The ad goes to more states besides.
advice-air = { $said } { PERSON($who) ->
    [you] You name
    [me] I name
   *[one] { $who } names
 } { $more } more.
advice-die = { PERSON($who) ->
    [you] You throw { $dice } dice from your
    [me] I throw { $dice } dice from my
   *[one] { $who } throws { $dice } dice from their
 } next turn on.
advice-die-to-go = { $circles ->
    [one] 1 more circle
   *[other] { $circles } more circles
 } to fill for { $place }, which then counts in every turn.
# rivals: who needs the fewest circles in a state. who: needs fewer.
advice-nearest = That leaves { PERSON($who) ->
    [you] you
    [me] me
   *[one] { $who }
 } nearest to it: { PERSON($rivals) ->
    [you] you need
    [many] { $rivals } need
   *[one] { $rivals } needs
 } { $circles }.
rivals-need = { PERSON($rivals) ->
    [you] You need
    [many] { $rivals } need
   *[one] { $rivals } needs
 } { $circles } there too
advice-raced = { rivals-need }.
advice-raced-chance = { rivals-need }, { chance } to have them in one turn.
advice-target = The rival takes all of it after this turn, unless { PERSON($who) ->
    [you] you fill
    [me] I fill
   *[one] { $who } fills
 } it before.
advice-target-next = As things stand the rival goes for it next.
advice-calendar = The rival takes first place there after turn { $turn } at the latest.

advice-issue-fills = It fills { LIST($states) } at once.
advice-ad-fills = It can fill { LIST($states) } at once.
advice-then-fill = { PERSON($who) ->
    [you] Your
    [me] My
   *[one] { $who }’s
 } { votes-counted } can then fill { LIST($states) }: { delegates-counted }.
advice-marks = { $item }: { marks-counted } for ${ $price }{ $fits ->
    [yes] , none of them wasted
   *[no] {""}
 }.
advice-item = { $item }: { $effect }.
advice-hire = { $item }: { $effect }, about { votes-counted } by the end for ${ $price }.
advice-works = It works from { PERSON($who) ->
    [you] your
    [me] my
   *[one] their
 } next turn on, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } long.

advice-votes-fill = The votes then fill { $state }: { delegates-counted }.
advice-votes = Votes make marks at once, and cannot be saved.
advice-funds-pay = With these funds { PERSON($who) ->
    [you] you can
    [me] I can
   *[one] { $who } can
 } pay for { $item } (${ $price }).
advice-funds = Funds can be saved, votes cannot.
advice-save-for = ${ $missing } more and { PERSON($who) ->
    [you] you can
    [me] I can
   *[one] { $who } can
 } buy { $item } (${ $price }).
advice-save = { PERSON($who) ->
    [you] Your
    [me] My
   *[one] { $who }’s
 } ${ $cash } can be spent in a later turn.
advice-left-over = This turn is { PERSON($who) ->
    [you] your
    [me] my
   *[one] { $who }’s
 } last: funds left over { $alone ->
    [yes] count for nothing
   *[no] only break ties
 }.

# What a move brings a lone player, beside a piece of advice.
figure-delegates = about { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } delegates

## The levels of the bots

level-easy = Mostly does what comes to mind; hardly ever beats anybody who plans.
level-normal = Plays by sensible rules of thumb; won 400 of 400 games against Easy.
level-hard = Plans whole turns by what self-play taught it; won 233 of 300 games against Normal.
level-expert = Plans by far more self-play; won 224 of 300 games against Hard and 309 of 1,000 against three of it. Alone not shown to be better.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] acts
   *[other] act
 } on a whim.
manner-normal = { LIST($names) } { $count ->
    [one] trusts
   *[other] trust
 } good habits.
manner-hard = { LIST($names) } { $count ->
    [one] has
   *[other] have
 } a plan for every turn.
manner-expert = { LIST($names) } { $count ->
    [one] always has
   *[other] always have
 } one more plan.

## The review

review-dice = Dice
review-stretch = Turn
