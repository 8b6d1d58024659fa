### Delegate Dash: four candidates for the nomination, 24 states in four regions; 1 to 4 players.
### $candidate is a candidate’s name, $region one of the regions, $state the name of a state.
### A candidate whom nobody plays is called automatic; who plays one is called by the player’s name.

## Candidates, regions, states, coins, dice

candidate-north = Senator North
candidate-east = Governor East
candidate-south = Representative South
candidate-west = General West
short-north = North
short-east = East
short-south = South
short-west = West
# One letter for each: on pawns.
initial-north = N
initial-east = E
initial-south = S
initial-west = W
region-arms = Arms
region-suns = Suns
region-crowns = Crowns
region-moons = Moons
# One letter for each: on the map as text.
map-arms = A
map-suns = S
map-crowns = C
map-moons = M
colour-blue = blue
colour-red = red
colour-green = green
colour-black = black

automatic = automatic
# A candidate, where it matters whether anybody plays it.
named = { $automatic ->
    [yes] { $candidate } (automatic)
   *[no] { $candidate }
 }
# What a die shows, and the number of a state: 0, ace (1), 2 to 5.
face = { $number ->
    [1] ace
   *[other] { $number }
 }
# The same in one character, on dice and states.
printed = { $number ->
    [1] A
   *[other] { $number }
 }
# The same on the map as text.
map-number = { $number ->
    [1] a
   *[other] { $number }
 }
state = { $region } { face }
# A coin of a region, by its value: "Suns 30".
coin = { $region } { $value }
pawn = the { $candidate } pawn
# What a candidate rolled: "West 4", and with a bonus added to it.
roll = { $candidate } { face }
roll-bonus = { roll } + { $bonus }
# How many delegates a candidate has: "North 120".
candidate-total = { $candidate } { $total }
# How many delegates lie in a region: "Arms 51".
region-total = { $region } { $total }

delegates-counted = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
states-counted = { $states ->
    [one] 1 state
   *[other] { $states } states
 }
coins-counted = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
markers-counted = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 }
# The first of four, the second and so on.
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
 }

## Rounds

# The states that vote in a round.
round-states = { $round ->
    [1] the aces
    [2] the twos
    [3] the threes and zeros
    [4] the fours
   *[other] the fives
 }
# The same where it begins a line.
round-states-first = { $round ->
    [1] The aces
    [2] The twos
    [3] The threes and zeros
    [4] The fours
   *[other] The fives
 }
round-number = Round { $round }
round-title = { $round ->
    [3] Super Tuesday
   *[other] { round-number }
 }
round-of-all = Round { $round } of 5
dice-holder = { $candidate } has the dice
convention = The convention
convention-count = Convention, count { $count }

## What is to be done

prompt-over = { $candidate } is nominated.
prompt-lay = The map is being laid out.
prompt-place = The dice place the coins.
prompt-flip = This round’s coins are turned over.
prompt-roll = All four dice roll.
prompt-reroll = The coin given up buys another roll.
prompt-vote = The caucus votes.
prompt-split = The candidates roll for uncommitted markers.
prompt-rolloff = The tied candidates roll off.
prompt-legislate = 304 against 304: the legislature decides by a roll.
# who: the player, or the players, who decide.
prompt-pick = { $who }: pick the candidate you will play.
prompt-release = { $who }: you are tied for last; choose a region whose markers you give up.
prompt-take = { $who }: choose a coin at { $state } for { $candidate }.
prompt-send = { $who }: { $candidate } has equally good caucuses; choose one.
prompt-after = { $who }: end { $candidate }’s move, or give up a coin to roll and move again.
prompt-move-zero = { $who }: { $candidate } rolled a 0; go to a home state or stay.
prompt-move = { $who }: move { $candidate } up to { states-counted }, go to a home state, or stay.

move-lay = Lay the map
move-pick-any = Pick a candidate
move-place = Place coins
move-flip = Turn coins over
move-roll = Roll
move-move-any = Move
move-stay = Stay
move-surrender-any = Give up a coin
move-done = End move
move-reroll = Roll again
move-send-any = Send
move-vote = Vote
move-take-any = Take a coin
move-split = Roll for markers
move-rolloff = Roll off
move-release-any = Give up a region
move-legislate = Roll
move-pick = { $candidate } ({ $colour }, { $region })
# delegates: what lies face up there.
move-to = { $state }{ $delegates ->
    [0] {""}
   *[other] , { delegates-counted } at stake
 }
move-surrender = Give up { coin }
move-take = Take { $value }
move-release = Give up { $region }: { delegates-counted }

## Why something cannot be done

why-not-your-turn = It is not your turn.
why-picked = Rule 4: { $candidate } has been picked already.
why-send-most = Rule 22: an automatic candidate goes where most delegates are at stake.
why-own-coins = Rule 20: { $candidate } can only give up coins of its own.
# alone: only one candidate is at the caucus.
why-face-up-only = Rule { $alone ->
    [yes] 27
   *[no] 28
 }: only coins lying face up at this caucus can be taken.
why-none-held = Rule 36: you hold no { $region } marker to give up.
why-not-now = Rule 14: this is not the time to move there.
why-gap = Rule 16: nobody can enter the gap in the middle.
why-there-already = { $candidate } is there already: choose to stay (rule 14).
why-zero = Rule 18: with a 0 { $candidate } can only go to a home state or stay.
why-too-far = Rule 15: { $state } is { states-counted } away, and { $candidate } rolled { face }.

## The log

log-laid = The 24 states are laid.
log-picked = { PERSON($who) ->
    [you] You play
   *[one] { $who } plays
 } { $candidate }.
log-placed = Coin roll { $roll }: one coin each to { LIST($states) }.
log-round-empty = Round { $round }: no coins lie on { round-states }.
log-round = Round { $round }, { $round ->
    [3] Super Tuesday, { round-states }
   *[other] { round-states }
 }: { coins-counted }. { dice-holder }.
log-flipped = { $state } turns up { delegates-counted }.
log-rolled = Roll: { LIST($rolls, type: "unit") }.
log-went-home = { $candidate } goes home to { $state }.
log-walked = { $candidate } moves { states-counted } to { $state }.
log-stayed = { $candidate } stays.
# shared: other states in its reach have as much.
log-sought = { $candidate } (automatic) is after { $state }: { delegates-counted }, { $shared ->
    [yes] as much as anywhere else
   *[no] the most
 } it can reach.
log-found-nothing = { $candidate } (automatic) can reach no caucus: { $state } it is.
log-sent = { PERSON($who) ->
    [you] You send
   *[one] { $who } sends
 } { $candidate } to { $state }.
log-surrendered = { $candidate } gives up { coin } to move again.
log-rerolled = { $candidate } rolls { face }.
log-caucus = Caucus at { $state }: { LIST($rolls, type: "unit") }.
log-took = { $candidate } takes { $value } at { $state }, and has { $total }.
log-missed = { $candidate } gets nothing at { $state }.
log-stalled = Nobody took a coin in { $rolls } rolls: what lies there is uncommitted.
log-pooled = { coin } becomes uncommitted.
log-convened = The convention: { LIST($totals, type: "unit") }; { $uncommitted } uncommitted.
log-tied-last = { LIST($candidates) } are tied for last with { $total }.
log-sealed = { PERSON($who) ->
    [you] You have
   *[one] { $who } has
 } chosen a region to give up.
log-released = { $candidate } gives up { $region }: { markers-counted }, { delegates-counted }, and has { $total } left.
log-eliminated = { $candidate } is eliminated with { delegates-counted }.
log-split = For the uncommitted { $region }: { LIST($rolls, type: "unit") }.
log-rolled-off = Roll-off for { $region }: { LIST($rolls, type: "unit") }.
log-awarded = { $candidate } gets { coin }, and has { $total }.
# owner: the candidate whose pawn it was.
log-awarded-pawn = { $candidate } gets the { $owner } pawn, and has { $total }.
log-counted = Count: { LIST($totals, type: "unit") }.
# again: the dice are equal.
log-legislature = 304 each; the legislature rolls: { LIST($rolls, type: "unit") }{ $again ->
    [yes] ; again
   *[no] {""}
 }.
log-won = { $candidate } wins the nomination for { PERSON($who) ->
    [you] you
   *[one] { $who }
 }, with { delegates-counted }.
log-won-automatic = { $candidate } wins the nomination as an automatic candidate, with { delegates-counted }.

## Heard: short sentences, between two decisions and on the key W. { $who } is a candidate

heard-round = Round { $round }: { coins-counted }. { PERSON($who) ->
    [you] You have
   *[one] { $who } has
} the dice.
heard-roll = { PERSON($who) ->
    [you] you
   *[one] { $who }
} { face }
# home: it went home instead of moving. stake: delegates face up there.
heard-walked = { PERSON($who) ->
    [you] You { $home ->
        [yes] go home
       *[no] move
    }
   *[one] { $who } { $home ->
        [yes] goes home
       *[no] moves
    }
} to { $state }{ $stake ->
    [0] {""}
   *[other] , where { $stake } lie
}.
heard-stayed = { PERSON($who) ->
    [you] You stay.
   *[one] { $who } stays.
}
heard-move-over = { $reason ->
    [none] The move is over: there is no coin to give up.
   *[pointless] The move is over: no coin is worth another roll.
}
heard-surrendered = { PERSON($who) ->
    [you] You give up
   *[one] { $who } gives up
} { coin } to move again.
heard-rerolled = { PERSON($who) ->
    [you] You roll
   *[one] { $who } rolls
} { face }.
heard-took = { PERSON($who) ->
    [you] You take { $value } at { $state }, and have
   *[one] { $who } takes { $value } at { $state }, and has
} { $total }.
heard-missed = { PERSON($who) ->
    [you] You get
   *[one] { $who } gets
} nothing at { $state }.
heard-eliminated = { PERSON($who) ->
    [you] You are
   *[one] { $who } is
} last with { $total } and out.
# What lies face up: "Suns 2: 40".
heard-stake = { $state }: { $stake }
heard-stakes = Delegates face up: { LIST($stakes, type: "unit") }.
heard-no-stakes = No delegates are face up.
heard-pawn = { PERSON($who) ->
    [you] you
   *[one] { $who }
} at { $state }
heard-pawn-in-gap = { PERSON($who) ->
    [you] you
   *[one] { $who }
} in the gap
# The heading of the board in words.
area-candidates = Candidates
heard-pawns = The candidates: { LIST($pawns, type: "unit") }.

## How it ended

outcome-won = { $name } wins as { $candidate }, { outcome-how }.
outcome-lost = { $candidate }, an automatic candidate nobody played, wins { outcome-how }: { $alone ->
    [yes] you lose
   *[no] all players lose
 }.
outcome-how = { $how ->
    [outright] with a majority before the convention had to decide
    [brokered] with a majority at the convention
   *[legislature] by the legislature’s roll at 304 each
 }

## How far it is, and the position as text

summary-over = { $candidate } nominated
summary-set-up = Set-up
position-candidate = { $candidate } ({ $player }): { $total }, at { $gap ->
    [yes] the gap
   *[no] { $state }
 }  [{ LIST($markers, type: "unit") }]{ $out ->
    [yes] , eliminated
   *[no] {""}
 }
position-uncommitted = Uncommitted: { LIST($markers, type: "unit") }

## While it is told
## Where a player did it, the player’s name stands before the line.

beat-laid = The 24 states are laid out
beat-picked = plays { $candidate }
beat-placed = Coin roll { $roll } of 6: { LIST($states, type: "unit") }
beat-round-empty = Round { $round }: no coins lie on { round-states }
beat-round = { round-title }: { round-states }, { coins-counted }; { dice-holder }
beat-flipped = Face up: { LIST($totals, type: "unit") }
beat-rolled = Order: { LIST($rolls, type: "unit") }
# home: it goes to a state of its own region, however far. stake: the delegates face up there.
beat-walked = { named } to { $state }, { $home ->
    [yes] home
   *[no] { states-counted }
 }{ $reason ->
    [stake] , for { $stake }
    [nothing] : nothing in reach
   *[none] {""}
 }
beat-stayed = { named } stays in { $state }{ $stake ->
    [0] {""}
   *[other] {" "}for { $stake }
 }
beat-stayed-gap = { named } stays in the gap
# Why the move of the player's candidate is over without a question. line: what it did.
beat-move-over = { $line }; done, { $reason ->
    [none] no coin to give up
   *[pointless] no coin is worth another roll
 }
beat-sent = sends { $candidate } to { $state }, as good as any
beat-surrendered = { $candidate } gives up { coin } to roll and move again
beat-rerolled = { $candidate } rolls { face }
beat-caucus = Caucus, { $state }: { LIST($rolls, type: "unit") }{ $tie ->
    [home] ; { tie-home }
    [clockwise] ; { tie-clockwise }
   *[none] {""}
 }
# Why one of two equal dice comes first. first: the candidate at home in the region of the caucus.
tie-home = a tie, home first
tie-clockwise = a tie, clockwise from { $first }
beat-took = { named } takes { $value } in { $state }, now { $total }
# What a rival took where the player waited for a coin too. name: of the player, or of an automatic
# candidate; less: how much less is left for the player.
loss-took = { $name } took the { $value } in { $state } ahead of you: −{ $less }
beat-missed = { LIST($candidates) } { $count ->
    [one] gets
   *[other] get
 } nothing in { $state }
beat-stalled = No coin taken in { $rolls } rolls: { delegates-counted } left uncommitted
beat-convened = The convention: { LIST($totals, type: "unit") }{ $uncommitted ->
    [0] {""}
   *[other] ; { $uncommitted } uncommitted
 }
beat-tied-last = Tied for last with { $total }: { LIST($candidates) }; { $total ->
    [0] with nothing they are out
   *[other] each gives up a region
 }
beat-sealed = has chosen which region to give up
beat-released = { named } gives up { markers-counted } of { $region }: { delegates-counted } gone, { $total } left
beat-eliminated = Count { $count }: { $candidate } is last with { $total } and out
beat-split = For the uncommitted { $region }: { LIST($rolls, type: "unit") }
beat-rolled-off = Equal, so a roll-off for { $region }: { LIST($rolls, type: "unit") }
beat-awarded = { $candidate } gets { coin }, now { $total }
beat-awarded-pawn = { $candidate } gets the { $owner } pawn, now { $total }
# majority: somebody has enough. needed: 305.
beat-counted = Counted again: { LIST($totals, type: "unit") }{ $majority ->
    [yes] {""}
   *[no] ; nobody has { $needed }
 }
beat-legislature = 304 each, so the legislature rolls: { LIST($rolls, type: "unit") }{ $again ->
    [yes] ; equal, again
   *[no] {""}
 }
beat-nominated = { $candidate } is nominated with { $total }, { $how ->
    [outright] a majority at once
    [brokered] a majority at the convention
   *[legislature] by the legislature’s roll
 }
beat-won = { beat-nominated }: { PERSON($who) ->
    [you] you win
   *[one] { $who } wins
 }
beat-won-automatic = { beat-nominated }: { $alone ->
    [yes] automatic, so you lose
   *[no] automatic, so all lose
 }

## The map, the cards and the panels

view-map = Map of 24 states
# A state with all that there is to say about it.
view-state = { $state }: { $facts }
# Two facts, or those so far and the next.
view-facts = { $facts }; { $next }
view-face-up = { LIST($values) } face up
view-face-down = { $coins } face down
view-here = { LIST($candidates) } here
view-away = { states-counted } away
# turn: eliminated, rolled (and moves as which one) or none.
view-candidate = { $candidate }; { $colour }, { $region }; { $player }; { delegates-counted }{ $turn ->
    [eliminated] ; eliminated
    [rolled] ; rolled { face }, moves { place }
   *[none] {""}
 }{ $dice ->
    [yes] ; has the dice
   *[no] {""}
 }
view-free = free to pick
view-out = out
view-last = last
view-roll-off = roll-off
# What a player has just won, or a bonus added to a die.
view-more = { NUMBER($more, signDisplay: "exceptZero") }
# A die and its bonus: "4 + 2 = 6".
view-sum = { face } + { $more } = { $sum }
# The titles of the convention's steps: a candidate is out, a region is shared out, and who has got
# what of it, such as "Suns: South 50 + 1, West 20".
view-eliminated = { $candidate } is out: { delegates-counted } to share out
view-region = { $region }: { delegates-counted } to share out
view-plus = { $sum } + { $value }
view-share = { $candidate } { $values }
view-dealt = { $region }: { LIST($shares, type: "unit") }
# Below a number of delegates.
view-of-needed = of { $needed }
view-have-of-needed = { $have } of { $needed }
# Below the number of a majority, at its line; short.
view-to-win = to win
# How far a die lets its candidate go; short.
view-reach = { $steps ->
    [0] only home
    [one] 1 step
   *[other] { $steps } steps
 }
# Who plays a candidate, below its column.
view-column = { $candidate }: { $player }
view-pile = ×{ $coins }
# A coin, a picture in a line of text.
view-pawn-coin = { coin } (pawn)
view-uncommitted = Uncommitted
view-pool = Uncommitted: { $delegates ->
    [0] none
   *[other] { delegates-counted }
 }
view-nothing = none
view-not-seen = Still face down
view-standings = Delegates
view-campaign = The campaign
view-bonus = At the convention each marker of a region adds 1 to the roll for its coins.
# The states that vote in a round, in a list; the sixth is the convention.
view-calendar = { $round ->
    [1] Aces
    [2] Twos
    [3] Threes, zeros
    [4] Fours
    [5] Fives
   *[other] Convention
 }
view-nominated = { $candidate } is nominated

## In the gap in the middle of the map

# The title of a round on two short lines.
gap-first = { $round ->
    [3] Super
   *[other] Round
 }
gap-second = { $round ->
    [3] Tuesday
   *[other] { $round } of 5
 }
gap-title = { $round ->
    [3] Super Tuesday
   *[other] { round-of-all }
 }
gap-votes = Votes: { $round ->
    [1] A
    [3] 3 and 0
   *[other] { $round }
 }
gap-dice = Dice: { $candidate }

## A round as it is announced

banner-votes = { round-states-first }: { coins-counted }
banner-empty = No coins lie on { round-states }.
banner-next = On to the next.

## For first games

aim = Collect coins worth 305 of the 608 delegates, or win the convention that follows.
tip-release =
    .head = Tied for last
    .says = You give up every coin of one region, and all of it is dealt out again. Give up where you hold little: each coin kept adds 1 to your die for that region.
tip-send =
    .head = You steer an automatic candidate
    .says = Several states are equally rich for it, and you hold the dice: send it where it takes a coin from a rival, not from you.
tip-surrender =
    .head = A coin for a second move
    .says = Give up a coin and you roll and move again. Worth it for a small coin when a big one lies in reach, rarely otherwise: the coin goes to the convention.
tip-take =
    .head = Which coin?
    .says = Mostly the biggest. But at the convention each coin of a region helps you there, so a small one where you already hold some can be worth more.
tip-super =
    .head = Super Tuesday
    .says = The 3s and 0s vote together: twice the coins. The 0s lie at the gap, close to everyone’s way; being alone at one state beats being third at a rich one.
tip-last =
    .head = The last round
    .says = Whatever lies after this round goes to the convention. Without 305, make sure not to be last there: the last in each count drops out.
tip-home =
    .head = The way home is always open
    .says = Whatever your die shows, you may go to any state of your own region. The states with a dashed outline are all within reach.
tip-gap =
    .head = A pawn in the gap wins nothing
    .says = From here it can go anywhere its die allows. Go where coins lie face up and few others can follow.
tip-automatic =
    .head = Some candidates have no player
    .says = Whoever is not picked is automatic and moves by fixed rules. If an automatic candidate wins, all players lose.
tip-pick =
    .head = Choose a candidate
    .says = Each is at home in one region and may always return there. Otherwise they are alike.

## The review

review-count = Delegates
review-stretch = Round
review-dice = Dice
# A candidate and who played it.
review-side = { $candidate }, { $name }
review-moment = Count { $count }
# The same in two or three characters.
review-moment-short = C{ $count }

## Reasons for a move: advice to a player (you), or what a bot says of its own move (me)

# One or several coins lie there; delegates: what may be hoped for of them.
reason-lies = In { $state } { $coins ->
    [one] lies a { LIST($values) }
   *[other] lie { LIST($values) }
 }, worth about { delegates-counted } on average.
reason-alone = { PERSON($who) ->
    [me] I may well be alone there and take what I like.
   *[you] You may well be alone there and take what you like.
 }
# gap: it is the reason for staying in the gap.
reason-nothing = { $gap ->
    [yes] Nothing in reach is worth the way.
   *[no] Nothing in reach is worth more.
 }
reason-near = { LIST($places) } { $count ->
    [one] is
   *[other] are
 } within two states, for the next roll.
# A state and what lies there.
reason-near-place = { $state } (worth { $stake })
reason-next-round = { $coins ->
    [one] One coin of the next round lies
   *[other] { $coins } coins of the next round lie
 } within two states.
reason-surrender = Another roll brings about { $gain } more on average, and costs { delegates-counted }.
reason-keeps = { PERSON($who) ->
    [me] I keep
   *[you] You keep
 } { $markers ->
    [one] 1 other marker
   *[other] { $markers } other markers
 } of { $region }, for the bonus at the convention.
reason-done = Another roll would bring { $gain ->
    [0] nothing more
   *[other] about { $gain } more
 } and cost { delegates-counted } at least.
# others: somebody else may take a coin there after that.
reason-take = It is the most valuable one: { $candidate } then has { delegates-counted }{ $others ->
    [yes] , and { PERSON($next) ->
        [you] you take next
       *[one] { $next } takes next
     }
   *[no] {""}
 }.
reason-send-free = It is in nobody’s way there.
reason-send-way = There it is in the way of { PERSON($rival) ->
    [you] you, who have
   *[one] { $rival }, who has
 } { delegates-counted }.
reason-release = { PERSON($who) ->
    [me] My markers of { $region } hold { delegates-counted }, the least of my regions.
   *[you] Your markers of { $region } hold { delegates-counted }, the least of your regions.
 }
reason-pick-home = { $candidate } can always go home to { $region }.
reason-pick-first = Of those left it is the first to have the dice.
# A player with their candidate.
player = { $name } ({ $candidate })

## The levels of the bots

level-easy = Goes for coins in its own region only, and never gives one up.
level-normal = Goes for the most valuable coin in reach; won 342 of 400 games against three Easy.
level-hard = Plans for its rivals’ moves and tries its options; won 42 of 100 games against three Normal.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] never leaves
   *[other] never leave
 } home.
manner-normal = { LIST($names) } { $count ->
    [one] chases
   *[other] chase
 } the big prizes.
manner-hard = { LIST($names) } { $count ->
    [one] watches
   *[other] watch
 } the rivals as closely as the coins.
