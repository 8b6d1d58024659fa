### The captions of Delegate Dash's half minute on the home page (py/hustings/games/delegate_dash/demo.json): each
### stands below the board until the next comes, so it is short.

title = Delegate Dash
demo-1 = Würfel sagen, wer zuerst zieht. Auf jeder Münze steht, wie viele Delegierte sie bringt.
demo-2 = Wer sich bei einer Münze trifft, hält einen Caucus ab: Der höhere Würfel bekommt das meiste.
demo-3 = Super Tuesday: acht Münzen auf einmal. Wer geht wohin?
demo-4 = Wer aus einem Caucus ohne Delegierte kommt, ist umsonst gelaufen.
demo-5 = Drei wollen dieselben 40 Delegierten: Die Würfel verteilen sie.
