### New Game: five towns won over by the roll of a die, 2 to 4 players.

## Towns and supporters

town-alder = Alder
town-birch = Birch
town-cedar = Cedar
town-dogwood = Dogwood
town-elm = Elm

# How many people in a town support a player.
supporters-of = { $name } { $supporters }
# A town, and the supporters of each player there.
town-supporters = { $town }: { LIST($supporters, type: "unit") }
# The same as a sentence that is heard.
heard-town = { town-supporters }.
town-empty = { $town }: nobody
towns-counted = { $towns ->
    [one] 1 town
   *[other] { $towns } towns
 }

## What is to be done

prompt-rolling = { $name } rolls.
prompt-choosing = { $name }: choose a town, { $die } there will support you.
prompt-over = The towns have voted.

move-town = { $town }: { NUMBER($supporters, signDisplay: "exceptZero") }
move-any = Choose a town

## Why something cannot be done

why-not-your-turn = Rule 2: it is not your turn.
why-same-town = Rule 4: you were there last time, choose another town.

## The log

log-rolled = { PERSON($who) ->
    [you] You roll
   *[one] { $who } rolls
 } { $pips }.
log-courted = { PERSON($who) ->
    [you] You win
   *[one] { $who } wins
 } { $supporters } over in { $town }.
log-carried = { $town } goes to { PERSON($who) ->
    [you] you
   *[one] { $who }
 }.

## How it ended

outcome-shared = { LIST($names) } share the win with { towns-counted } each.
outcome-won = { $name } wins with { towns-counted }{ $reason ->
    [supporters] {" "}and more supporters
   *[towns] {""}
 }.

## How far it is

summary = Round { $round } of { $rounds }

## While it is told, beside the name of whoever does it

beat-rolled = rolls { $pips }
beat-courted = { NUMBER($supporters, signDisplay: "exceptZero") } in { $town }
beat-carried = { $name } carries { $town }

## The towns and what stands beside them

view-rolled = { $name } has rolled { $die }.
view-towns-led = Towns led
view-nobody = Nobody

## For first games

aim = Carry the most towns.
tip-town =
    .head = Where to go
    .says = A town counts for whoever has most people there at the end.

## The levels of the bots

level-easy = Goes to any town; has no plan at all.
level-normal = Goes where it gains most at once; won 143 of 200 games against Easy.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] wanders
   *[other] wander
 } from town to town.
manner-normal = { LIST($names) } { $count ->
    [one] goes
   *[other] go
 } where there is most to win.

## The review

review-count = Towns
review-stretch = Round
review-round = Round { $round }
review-die = Die

## Reasons for a town: advice to a player (you), or what a bot says of its own move (me)

reason-takes-lead = { PERSON($who) ->
    [me] I
   *[you] You
 } would lead there, by { $lead }.
reason-draws-level = { PERSON($who) ->
    [me] I
   *[you] You
 } would draw level there.
reason-still-behind = { PERSON($who) ->
    [me] I
   *[you] You
 } would still be { $behind } behind there.
reason-leads-by-more = { PERSON($who) ->
    [me] I
   *[you] You
 } would lead there by { $lead } instead of { $before }.
