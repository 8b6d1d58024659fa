### The captions of the pictures in the rules of Delegate Dash (py/hustings/games/delegate_dash/figures.json).

figure-1 = Die vierte Runde. Jede Platte ist ein Staat: das Zeichen seiner Region, seine Zahl, die Delegierten, die dort liegen. Staaten mit goldenem Rand wählen in dieser Runde; die Figuren daneben sind die Kandidaten, die dort sind. In den Ecken stehen die vier Kandidaten mit ihren Delegierten auf dem Weg zu 305 und mit dem Würfel, der sagt, wie weit sie ziehen dürfen.
