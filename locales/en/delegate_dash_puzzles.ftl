### The words of Delegate Dash's puzzles (py/hustings/games/delegate_dash/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/delegate_dash.py.

# $lead: how the player stands against the rival with most delegates. $margin: by so many.
title = { $round ->
    [1] The aces
    [2] The twos
    [3] The threes and zeros
    [4] The fours
   *[other] The fives
 }: { $lead ->
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
