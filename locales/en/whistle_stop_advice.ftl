### Whistle-Stop: what speaks for a move, and what the levels of the bots are like.
### Whoever reads a reason, it says neither "I" nor "you": rivals are named, and what is left out of
### a sentence is the candidate whose move it is. The names of regions ($region) and cards ($card)
### stand in whistle_stop_cards.ftl.

## Numbers of things

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
# An amount in millions of dollars.
dollars = ${ $money }M
# A region with what it is worth.
region-worth = { $region } ({ points-counted })

## The figure beside a move

figure-region = { NUMBER($chance, style: "percent") } to win { $region }

## Delegates

reason-nobody = Nobody has delegates in { region-worth } yet.
reason-safer = Makes { region-worth } safer, where no rival stands yet.
reason-raises = Raises the chance to win { region-worth } from { NUMBER($before, style: "percent") } to { NUMBER($then, style: "percent") }.
reason-one-action = { delegates-counted } for one action.
reason-several = Up to { delegates-counted } in several regions for one action.
reason-brings = Brings { delegates-counted } to { region-worth }.
reason-buys = Buys { delegates-counted }.
# $where: how many delegates for which region, the best first.
reason-buys-where = Buys { delegates-counted }, best { LIST($where) }.
reason-buys-risen = Buys { delegates-counted }, best { LIST($where) }: the chance in { region-worth } rises from { NUMBER($before, style: "percent") } to { NUMBER($then, style: "percent") }.
count-for = { $delegates } for { $region }
count-elsewhere = { $delegates } elsewhere
# $count: the number of regions.
reason-scandal = { $rival } loses { delegates-counted } { $count ->
    [one] in
   *[other] in each of
 } { LIST($regions) }.
reason-leader = It hits { $rival }, the rival most likely to win.

## Cards that move cards

reason-phone-bank = { $cards ->
    [1] One card
    [2] Two cards
    [3] Three cards
    [4] Four cards
   *[other] { $cards } cards
 } for one action.
reason-file = { $rival }’s best card for the worst one in the hand.
reason-file-any = A rival’s best card for the worst one in the hand.
reason-donors = One card more, and one fewer for { $rival }.
reason-donors-any = One card more, and one fewer for a rival.
reason-leak = Every rival loses a card, and it costs only this one.
reason-second-look = One of the discards does more than anything in the hand.
reason-legal-team = A Veto that costs no money.
reason-momentum = { $actions ->
    [1] One action
    [2] Two actions
    [3] Three actions
    [4] Four actions
   *[other] { $actions } actions
 } for one, with good cards waiting in the hand.
reason-least-missed = { $card } would be missed least.
reason-little-missed = { $card } would be missed as little as { $other }.
reason-drawn-for-it = A card drawn for it is worth about { points-counted } more.
reason-most-useful = { $card } is the most useful card there.
reason-as-useful = { $card } is as useful as { $other }.
reason-draw = No card in the hand does more now than one that nobody knows yet.
reason-end = The cards are kept for later.
reason-swap-done = What is left does more than cards drawn for it.
reason-done = More would bring nothing.

## Money

reason-buy = Spare cards become a Veto, which is worth about { points-counted } of { $all } later on.
reason-buy-later = A Veto costs no action later and can stop the best card a rival has.
reason-invest = { $card } brings { delegates-counted } here.
reason-leaves = { $card } leaves { dollars } to pay.
reason-pays = { $card } pays just what is due.
reason-call = { dollars } makes { points-counted } certain; today the chance is { NUMBER($chance, style: "percent") }.
reason-call-none = With { delegates-counted } on the board the money is better kept.

## Vetoes

# $mine: the card on the table is played by whoever may react.
at-stake = { $mine ->
    [yes] Once it is through, { $card } brings
   *[no] If nobody stops it, { $card } costs
 } about { points-counted }
# A card in the hand that would be used up.
kept = { $held } is worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } kept for later
reason-react = { at-stake }.
reason-react-kept = { at-stake }; { kept }.
reason-not-worth = { $card } is not worth another card.
reason-harmless = { $card } does no harm here, even if nobody stops it.
# $stopped: the last card on the table is a Veto that stops it.
reason-pass-kept = { $card } costs about { points-counted } { $stopped ->
    [yes] if the last Veto is overridden
   *[no] if nobody stops it
 }, but { kept }.

## Dice and red cards

# A score that cards change: "5 + 2 = 7".
score-raised = { $dice } + { $by } = { $score }
score-lowered = { $dice } − { $by } = { $score }
rival-whose = { $rival }’s
# The dice of whoever may roll again come to $score, those of the best rivals, $rivals, to $best.
dice-compared = The dice make { $score }, { LIST($rivals) } { $best }
reason-keep = { dice-compared }: kept, they win { NUMBER($chance, style: "percent") } of the time.
reason-reroll = { dice-compared }: with the { $die } rolled again, they win { NUMBER($chance, style: "percent") } of the time.
reason-pass-red = A red card may do more in another region.
reason-stake = { points-counted } are at stake in { $region }.
reason-absentee = Rolling the { $die } again reaches the best score { NUMBER($chance, style: "percent") } of the time.
reason-recount = The two best roll anew, as equals.
reason-raises-here = Raises the chance here from { NUMBER($before, style: "percent") } to about { NUMBER($then, style: "percent") }.
reason-meets = It hits { $rival }, who rolls { dice-counted } here.

## The levels of the bots

level-easy = Plays cards for what they say, careless at times, and never vetoes; won 2 of 120 games against Normal.
level-normal = Sends delegates where they do most now, and keeps a Veto at hand; won all of 120 games against Easy.
level-hard = Knows what things are worth and tries its best moves out; its habits alone won 148 of 200 games against Normal.
level-expert = Tries more moves than Hard, and more often; not measured to be stronger.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] takes
   *[other] take
 } every card at its word.
manner-normal = { LIST($names) } { $count ->
    [one] counts
   *[other] count
 } every point.
manner-hard = { LIST($names) } { $count ->
    [one] tries
   *[other] try
 } things out before deciding.
manner-expert = { LIST($names) } { $count ->
    [one] tries
   *[other] try
 } out more than anybody before deciding.
