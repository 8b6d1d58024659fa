### The captions of Gerrymander's half minute on the home page (py/hustings/games/gerrymander/demo.json): each
### stands below the board until the next comes, so it is short.

title = Gerrymander
demo-1 = Rot und Blau haben je 99 Stimmen. Abwechselnd ziehen sie Grenzen.
demo-2 = Einen geschlossenen Wahlkreis bekommt, wer darin die meisten Stimmen hat.
demo-3 = Mit einer einzigen Stimme mehr: So sind die der Gegenseite verschenkt.
demo-4 = Diesen gewinnt Rot 22 zu 0: so viele Stimmen in einem einzigen Wahlkreis gebündelt.
demo-5 = Gleich viele Stimmen, viel mehr Wahlkreise: Wer die Karte zeichnet, gewinnt.
