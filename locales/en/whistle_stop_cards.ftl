### Whistle-Stop: regions and cards. Each card has its name, its whole text (.text) and, as short
### as it can be told, what it does when it is played for that text (.use): no longer than two lines
### of 13 letters, as phones have it.

## Regions

region-appalachian = Appalachian
region-chesapeake = Chesapeake
region-new-york = New York
region-south = South
region-florida = Florida
region-new-england = New England
region-central = Central
region-northwest = Northwest
region-mid-atlantic = Mid-Atlantic
region-texas = Texas
region-southeast = Southeast
region-southwest = Southwest
region-great-lakes = Great Lakes
region-upper-midwest = Upper Midwest
region-california = California

## Numbers of things

delegates-counted = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
dice-counted = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
cards-counted = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
# An amount in millions of dollars.
dollars = ${ $money }M

## Fundraisers, regions, Vetoes

card-bake-sale = Bake sale
card-barbecue = Barbecue
card-gala-dinner = Gala dinner
card-big-donor = Big donor
# The text of all four.
fund-text = { dollars } for delegates or a green Veto.
# The card of a region, which has that region's name.
region-card =
    .text = Put { delegates-counted } in { $region }.
    .use = +{ $delegates } here
card-super-state = Super State
    .text = Put { delegates-counted } in a region of one state.
    .use = +{ $delegates } in one state
card-veto = Veto
    .text = Block the card that is being played.
    .use = Blocks a card
card-override = Override
    .text = Block a Veto. Nothing blocks this card.
    .use = Blocks a Veto
card-green-veto = Green Veto
    .text = Block the card being played, then back to the bank.
    .use = Blocks a card
card-winner = Winner: { $region }
    .text = You are incumbent here.

## Actions

card-town-hall = Town-hall tour
    .text = { delegates-counted } in each of up to { $regions } regions.
    .use = +{ $delegates } in { $regions } regions
card-grassroots = Grassroots surge
    .text = { delegates-counted } in a region where you have some.
    .use = +{ $delegates } where you are
card-frontier = New frontier
    .text = { delegates-counted } in a region where you have none.
    .use = +{ $delegates } on new land
card-bus-tour = Bus tour
    .text = Move up to { $delegates } of your delegates to another region.
    .use = Move up to { $delegates }
card-defection = Defection
    .text = Where you have some, a rival loses { $lost } and you gain { $lost }.
    .use = Rival −{ $lost }, you +{ $lost }
card-attack-ad = Attack ad
    .text = One rival loses { $lost ->
        [one] 1 delegate
       *[other] { $lost } delegates
     } in one region.
    .use = Rival −{ $lost }
card-scandal = Scandal
    .text = One rival loses { $lost ->
        [one] 1 delegate
       *[other] { $lost } delegates
     } in each of up to { $regions } regions.
    .use = { $regions } × rival −{ $lost }
card-phone-bank = Phone bank
    .text = Draw { cards-counted }.
    .use = Draw { $cards }
card-file = Opposition file
    .text = Look at a rival's hand, take a card, give one back.
    .use = See, swap a card
card-donors = Poached donors
    .text = Take a card from a rival's hand at random.
    .use = Steal a card
card-leak = Press leak
    .text = Each rival discards a card of their own choice.
    .use = Rivals discard 1
card-endorsement = Big endorsement
    .text = { delegates-counted } in a region worth { $points } or less.
    .use = +{ $delegates } (≤ { $points } points)
card-victory-lap = Victory lap
    .text = { delegates-counted } in each of up to { $regions } regions you won; in any one region if you won none.
    .use = +{ $delegates } in { $regions } you won
# $last and $last_each: the same two numbers for whoever has the fewest delegates.
card-comeback = Comeback
    .text = { delegates-counted }, { $each } to a region. If nobody has fewer than you: { $last }, up to { $last_each } to a region.
    .use = +{ $delegates }, if last +{ $last }
card-momentum = Momentum
    .text = Take { $actions ->
        [one] 1 more action
       *[other] { $actions } more actions
     } in this turn.
    .use = +{ $actions } actions
card-second-look = Second look
    .text = Take a discarded card, but no Veto or Override.
    .use = Take a discard
card-legal-team = Legal team
    .text = Take a green Veto from the bank, or draw { $cards } if it is empty.
    .use = A green Veto
card-swing = Swing voters
    .text = In one region the rival with the most delegates loses up to { $lost } and you gain as many.
    .use = Leader −{ $lost }, you +{ $lost }

## Red cards, for elections

more-dice = { $dice ->
    [one] 1 more die
   *[other] { $dice } more dice
 }
# The text of the two cards that add dice; $most_dice: but no more than so many.
more-dice-text = Roll { more-dice }, up to { $most_dice }.
card-get-out = Get out the vote
card-absentee = Absentee ballots
    .text = After the roll: roll one of your dice again.
    .use = Reroll a die
card-recount = Recount
    .text = After the roll: the two best roll { dice-counted } each to decide.
    .use = Best two reroll
card-weather = Bad weather
    .text = One rival rolls { dice-counted } fewer, but at least { $least_dice }.
    .use = Rival −{ $dice } dice
card-debate-win = Strong debate
    .text = Add { $score } to your score.
    .use = Your score +{ $score }
card-gaffe = Gaffe
    .text = Take { $score } off one rival's score.
    .use = Rival’s score −{ $score }
card-lawyer = Election lawyer
    .text = The incumbent may not roll a die again.
    .use = No reroll
card-turnout = Low turnout
    .text = Everybody rolls at most { dice-counted }.
    .use = { $dice } dice at most
card-photo = Photo finish
    .text = Only the best single die counts, for everybody.
    .use = Best die counts
card-volunteers = Volunteer army
