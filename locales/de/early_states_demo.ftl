### The captions of Early States's half minute on the home page (py/hustings/games/early_states/demo.json): each
### stands below the board until the next comes, so it is short.

title = Early States
demo-1 = Würfel und Geld bringen Kreuze in neun Staaten und bezahlen Team und Werbung.
demo-2 = Iowa ist voll: Wer einen Staat zuerst füllt, bekommt die meisten Delegierten.
demo-3 = Jeden ersten Platz gibt es nur einmal, und schon geht es um den nächsten.
demo-4 = Auch Platz 2 zählt. Sind die ersten Plätze weg, ist bald Schluss.
