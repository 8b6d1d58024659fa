### The captions of the pictures in the rules of Delegate Dash (py/hustings/games/delegate_dash/figures.json).

figure-1 = Die vierte Runde. Jedes Feld ist ein Staat, mit dem Zeichen seiner Region, seiner Zahl und den Delegierten, die dort liegen. Staaten mit goldenem Rand wählen in dieser Runde; die Figuren daneben sind die Kandidaten, die dort sind. In den Ecken stehen die vier Kandidaten mit ihren Delegierten auf dem Weg zu den 305 und mit dem Würfel, der sagt, wie weit sie ziehen dürfen.
