### The captions of Gerrymander's half minute on the home page (py/hustings/games/gerrymander/demo.json): each
### stands below the board until the next comes, so it is short.

title = Gerrymander
demo-1 = Rot und Blau haben je 99 Stimmen. Abwechselnd ziehen sie Grenzen.
demo-2 = Ein geschlossener Wahlkreis geht an die Partei mit den meisten Stimmen darin.
demo-3 = Eine Stimme Vorsprung reicht: Die Stimmen der Gegenseite sind verschenkt.
demo-4 = Diesen gewinnt Rot mit 22 zu 0: all die Stimmen, gebündelt in einem Wahlkreis.
demo-5 = Gleich viele Stimmen, viel mehr Wahlkreise: Wer die Karte zeichnet, gewinnt.
