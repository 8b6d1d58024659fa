### The words of Delegate Dash's puzzles (py/hustings/games/delegate_dash/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/delegate_dash.py.

face = { $number ->
    [1] ace
   *[other] { $number }
 }
# Where the player stands: a state of a $region, or the gap in the middle.
place = { $region ->
    [0] Arms { face }
    [1] Suns { face }
    [2] Crowns { face }
    [3] Moons { face }
   *[4] the gap
 }
# $place: where the player stands. $stake: all delegates at stake. $lead: how the player stands against the rival with
# most delegates. $margin: by so many.
title = From { $place }: { $stake } at stake, { $lead ->
    [behind] { $margin ->
        [one] 1 delegate behind
       *[other] { $margin } delegates behind
     }
    [ahead] { $margin ->
        [one] 1 delegate ahead
       *[other] { $margin } delegates ahead
     }
   *[level] neck and neck
 }
# $mine: the player's delegates. $rivals: those of the rival with most.
goal = You hold { $mine } delegates, your best rival { $rivals }. All others have moved; then the caucuses are held. Where do you win the most delegates on average?

# $rivals: other pawns in that state. $coins: how many lie there, worth $delegates together and $best the largest.
why = { $rivals ->
    [0] Nobody else is there{ $coins ->
        [1] , so its coin of { $best } is yours.
       *[other] , so the largest coin, { $best }, is yours.
     }
    [1] One rival is there{ $coins ->
        [1] {" "}and { $delegates } delegates are worth the fight.
       *[other] : whoever rolls lower still gets a coin.
     }
   *[other] { $rivals } rivals are there, but { $coins ->
        [1] { $delegates } delegates are worth the fight.
       *[other] { $coins } coins with { $delegates } delegates are worth the fight.
     }
 }

# The same where that is less than elsewhere.
why-not = { $rivals ->
    [0] Nobody else is there, but { $coins ->
        [1] its only coin is a { $best }.
       *[other] its largest coin is a { $best }.
     }
    [1] One rival is there{ $coins ->
        [1] , and whoever rolls lower gets none of the { $delegates } delegates.
       *[other] , and the { $coins } coins are only { $delegates } delegates together.
     }
   *[other] { $rivals } rivals fight you there for { $coins ->
        [1] a single coin of { $best }.
       *[other] { $coins } coins with { $delegates } delegates.
     }
 }

# $best: what the best move wins, "50 delegates". $yours: what the player's move wins. $why: why that is less.
# $more: the difference.
right = Right: that wins { $best }.
worse = That wins { $yours }. { $why } The best move wins { $best }, { $more } more.
worse-empty = No delegates are at stake there. The best move wins { $best }.

delegates = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
delegates-on-average = { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } delegates on average
