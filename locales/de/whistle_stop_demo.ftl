### The captions of Whistle-Stop's half minute on the home page (py/hustings/games/whistle_stop/demo.json): each
### stands below the board until the next comes, so it is short.

title = Whistle-Stop
demo-1 = Karten schicken Delegierte in fünfzehn Regionen, sofern niemand ein Veto einlegt.
demo-2 = Ein Veto! Und eine Karte, die es überstimmt.
demo-3 = Noch ein Veto, gerade rechtzeitig vor der Wahl.
demo-4 = Wahlabend: Jeder Delegierte ist ein Würfel, die zwei besten zählen, die höhere Summe gewinnt.
