### The lesson of Gerrymander, step by step (py/hustings/games/gerrymander/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Gerrymander

## Zu einer Aktion in mehreren Schritten

good = Gut.

## Schritt 1

lesson-01 = Du ziehst die Wahlkreise, und du bist Rot. Wer mehr Wahlkreise gewinnt, gewinnt das Spiel. Hier siehst du den Stand: bisher 0:0. Violette Sterne entscheiden nur bei Gleichstand.

## Schritt 2

lesson-02 = Jedes County hat schon gewählt: Seine Farbe zeigt die Partei, seine Zahl die Stimmen (0 gehört niemandem). Du ziehst nur Grenzen: Zieh die, die leuchtet, dann beende den Zug.
lesson-02-answer-border-1 = Das war deine einzige Grenze. Beende den Zug.
lesson-02-answer-border = Dort dürftest du auch, aber lass uns gemeinsam einen Zaun bauen: Tippe auf die Kante, die leuchtet.
lesson-02-otherwise = Tippe auf die Kante, die leuchtet.

## Schritt 3

lesson-03 = Blau hat zwei Grenzen gezogen, um die eigene Ecke einzuzäunen. Du hast jetzt drei, in allen späteren Zügen vier: Bau deinen Zaun weiter, dann beende den Zug.
lesson-03-answer-border = Das hilft deinem Zaun nicht. Die drei Kanten, die ihn weiterführen, leuchten.
lesson-03-otherwise = Bau den Zaun weiter, den du begonnen hast.

## Schritt 4

lesson-04 = Ein paar Züge später. Ein geschlossener Zaun um vier oder mehr Countys macht daraus einen Wahlkreis. Zähl die Stimmen darin: Die Farbe mit mehr gewinnt ihn. Welche leuchtende Kante schließt einen für dich?
lesson-04-answer-border-44 = Deiner, 11 zu 8! Jetzt beende den Zug.
lesson-04-answer-border-71 = Darin hat Blau 28 Stimmen und du keine. Blau bekäme ihn, obwohl du die Grenze ziehst.
lesson-04-otherwise = Das schließt nichts, die zwei leuchtenden Kanten schon: Zähl in beiden Zäunen die roten und die blauen Stimmen.

## Schritt 5

lesson-05 = Blau hat die eigene Ecke geschlossen, 28 zu 0: ein Wahlkreis. Du hast auch einen, mit nur 11 zu 8! Mehr Stimmen als nötig sind verschenkt. Bei Gleichstand bestimmt den Sieger, wer die letzte Grenze gezogen hat.

## Schritt 6

lesson-06 = Grenzen gehören allen. Blau hat B4 eingezäunt, eine rote 8: Geh von dort unter C3 und C4 weiter, dann hilft der Zaun dir. Zieh die vier leuchtenden Kanten nach und beende den Zug.
lesson-06-answer-border = Das hilft noch niemandem. Zieh die vier Kanten nach, die leuchten.
lesson-06-otherwise = Zieh die vier leuchtenden Kanten nach, dann beende den Zug.

## Schritt 7

lesson-07 = Drei Züge später sind die Zäune gewachsen. Zieh die drei leuchtenden Kanten nach: Dann liegen im Norden neun Countys hinter einem Zaun, genug für zwei Wahlkreise.
lesson-07-otherwise = Schließ erst den Zaun um den Norden: Drei seiner Kanten leuchten.

## Schritt 8

lesson-08 = Eine weitere Grenze macht daraus zwei Wahlkreise: eine der leuchtenden Kanten oben bei D5, einer blauen 5. Leg D5 dorthin, wo Blau ohnehin gewinnt: Da sind die Stimmen verschenkt.
lesson-08-answer-border-36 = Gebündelt: Blau gewinnt einen, 12 zu 2. Du gewinnst den anderen, 17 zu 13.
lesson-08-answer-border-38 = Dann liegt D5 bei deinen 17, wo Blau schon 13 hat: 18 zu 17. Blau gewänne beide Wahlkreise.
lesson-08-otherwise = Es geht um D5, zwischen den zwei leuchtenden Kanten.

## Schritt 9

lesson-09 = 2 zu 2! Endet es so, entscheiden die Countys mit dem violetten Stern: Wer in den eigenen Wahlkreisen mehr davon hat, gewinnt das Spiel. Beende deinen Zug.
lesson-09-otherwise = Alle deine Grenzen sind gezogen: Beende den Zug.

## Schritt 10

lesson-10 = Eine Grenze hat zwei Seiten, also kann sie zwei Wahlkreise auf einmal schließen. Beide leuchtenden Kanten tun das. Zähl auf beiden Seiten: Mit welcher gewinnst du beide Wahlkreise?
lesson-10-answer-border-30 = Beide sind deine: 12 zu 0 und 21 zu 9. Es steht 4 zu 2.
lesson-10-answer-border-87 = Die kommt als Nächste! Wähl erst eine der zwei, die leuchten.
lesson-10-answer-border-88 = Damit bekommst du einen, und der andere geht 16 zu 13 an Blau. Zähl die Stimmen rund um die andere Kante.
lesson-10-otherwise = Damit bekommst du keine zwei Wahlkreise. Wähl eine der zwei, die leuchten.

## Schritt 11

lesson-11 = Zwei Wahlkreise sind übrig, und auf sie verteilen sich die Stimmen von Blau: 13 links, 16 rechts. G2, eine rote 7, kann zu jedem der beiden. Wo brauchst du sie, um beide zu gewinnen?
lesson-11-answer-border-87 = 20 zu 16 und 16 zu 13: Du gewinnst beide, gerade so.
lesson-11-answer-border-88 = Links gewinnst du auch ohne sie, 16 zu 13. Rechts gewänne Blau, 16 zu 13.
lesson-11-otherwise = Es geht um G2, zwischen den zwei leuchtenden Kanten.

## Schritt 12

lesson-12 = Jedes County liegt in einem Wahlkreis: Die Karte ist fertig, und deine übrigen Grenzen braucht niemand mehr. Beende den Zug und sieh, was aus den Stimmen geworden ist.
lesson-12-otherwise = Beende den Zug.

## Schritt 13

lesson-13 = Je 99 Stimmen, und doch steht es 6 zu 2! Blau hat zwei Wahlkreise haushoch gewonnen: gebündelt. Anderswo waren die blauen Stimmen aufgespalten, und du hast knapp gewonnen. Das ist Gerrymandering.
