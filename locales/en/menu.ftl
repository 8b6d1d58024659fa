### What the menu and the set-up screen say of each game: title, tagline, credit, options.

## Delegate Dash

delegate-dash-title = Delegate Dash
delegate-dash-tagline = Four candidates, five rounds of caucuses, 608 delegates: who takes 305?
delegate-dash-credit = Delegate Dash by Chrystal and Glenn Overby (version 1.11, 2004), in the public domain. Playing it alone is our own extension.
# In set-up: of the four candidates so many have no player.
delegate-dash-automatic = { $count ->
    [one] One automatic candidate plays by fixed rules. If it wins, all players lose.
    [2] Two automatic candidates play by fixed rules. If one wins, all players lose.
   *[other] Three automatic candidates play by fixed rules. If one wins, you lose.
 }

## Whistle-Stop

whistle-stop-title = Whistle-Stop
whistle-stop-tagline = Play cards, buy delegates, veto your rivals and roll for fifteen regions.
whistle-stop-credit = After the rule book of a boxed card game that is also called “Delegate Dash” (first edition), no relation to the game of that name here. Title, cards, words and pictures are our own.
whistle-stop-game = Game
    .basic = Basic
    .advanced = Advanced
    .help = Advanced adds 18 red cards for elections, a fourth card at the end of a turn and regions that can be called at the debate.
whistle-stop-caps = Delegates in a region
    .ten = 10 each, 5 + 5 per candidate
    .eight = 8 each, 2 + 4 per candidate
    .ten-each = 10 each
    .help = How many delegates fit in one region: of each candidate, and of all together.
whistle-stop-order = Order of the elections
    .smallest = Smallest region first
    .largest = Largest region first
    .lot = Drawn by lot each time
whistle-stop-vetoes = Vetoes
    .any = Any card may be vetoed
    .once = A Veto may not be vetoed
    .without = No vetoes
    .help = No vetoes: all Veto and Override cards stay in the box and nobody is asked to react.

## Early States

early-states-title = Early States
early-states-tagline = Roll, spend and mark your way through nine early primaries before the others do.
early-states-credit = After “Primary Dice” by Tim Kane (2016). Title, sheet and words are our own.
early-states-rival = Your rival
    .calendar = By the calendar
    .strikes = Strikes where you are nearest
    .help = A rival that strikes takes what you are about to fill, and announces it one turn ahead.
early-states-start = Later seats begin with
    .nothing = Nothing
    .dollars = A few dollars
    .help = Going first is an advantage; a dollar or more for each later seat evens it out.

## Gerrymander

gerrymander-title = Gerrymander
gerrymander-tagline = Draw the borders, and the voters will follow.
gerrymander-credit = After “Mapmaker: The Gerrymandering Game” by Louis, Joshua and Becca Lafair (Lafair Family Games, 2019). Title, parties, words and drawings here are our own.
gerrymander-tokens = Voter tokens
    .up = Face up
    .values = Parties shown, values hidden until a district closes
    .down = Face down until a district closes
    .help = Hidden tokens are drawn from the bag only when their district is closed.
gerrymander-map = Map
    .book = The book’s
    .coast = Longshore
    .panhandle = Panhandle
    .lake = Mirror Lake
    .plains = Square Plains
    .capes = Twin Capes
# Each party's letter marks it where colour alone would not tell the parties apart.
gerrymander-red = Red
    .letter = R
gerrymander-blue = Blue
    .letter = B
gerrymander-amber = Amber
    .letter = A
gerrymander-green = Green
    .letter = G

## Poll Position!

poll-position-title = Poll Position!
poll-position-tagline = Run an election across Canada together: enough polling sites for all who turn up.
poll-position-credit = Poll Position! by Marcello Barisonzi (version 0.3, 2022). Contains information licensed under the Open Government Licence – Canada (https://open.canada.ca/en/open-government-licence-canada).
poll-position-goodwill = Difficulty
    .book = the book’s own game
    .easy = easy: a team of Hard wins 7 of 10 games
    .even = even: 5 of 10
    .hard = hard: 3 of 10
    .help = Ours, not the book’s (rule 65): the team starts with goodwill points, or with fewer than none. For one, two, three and four players: easy +11, +11, +3 and −5; even +7, +7, −2 and −8; hard +3, +3, −4 and −10.
poll-position-sealed = Planning
    .open = open: everyone names a region, then may change it
    .sealed = sealed: all at once
    .help = How the team decides each week who works in which region.
poll-position-hq-cost = Cost of headquarters
    .plain = its dice as they lie
    .doubled = its dice doubled, as on the score sheet
    .help = The rule text and the author's score sheet disagree; the text is the default.
