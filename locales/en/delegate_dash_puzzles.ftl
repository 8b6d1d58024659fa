### The words of Delegate Dash's puzzles (py/hustings/games/delegate_dash/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/delegate_dash.py.

title = { $round ->
    [1] The aces
    [2] The twos
    [3] The threes and zeros
    [4] The fours
   *[other] The fives
 }: where to?
# $mine: the player's delegates. $rivals: those of the rival with most.
goal = You hold { $mine } delegates, your best rival { $rivals }. All others have moved; then the caucuses are held. Where do you win the most delegates on average?

## What a move brings: $best and $yours in puzzles.ftl

delegates = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
delegates-on-average = { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } delegates on average
