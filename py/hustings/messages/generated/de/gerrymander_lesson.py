"""The words of gerrymander_lesson, made by `make messages` from locales/de/gerrymander_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def good() -> str:
    return 'Gut.'


def lesson_01() -> str:
    return 'Du ziehst die Wahlkreise, und du bist Rot. Wer mehr Wahlkreise gewinnt, gewinnt das Spiel. Hier siehst du den Stand: bisher 0:0. Violette Sterne entscheiden nur bei Gleichstand.'


def lesson_02() -> str:
    return 'Jedes County hat schon gewählt: Seine Farbe zeigt die Partei, seine Zahl die Stimmen (0 gehört niemandem). Du ziehst nur Grenzen: Zieh die, die leuchtet, dann beende den Zug.'


def lesson_02_answer_border_1() -> str:
    return 'Das war deine einzige Grenze. Beende den Zug.'


def lesson_02_answer_border() -> str:
    return 'Dort dürftest du auch, aber lass uns gemeinsam einen Zaun bauen: Tippe auf die Kante, die leuchtet.'


def lesson_02_otherwise() -> str:
    return 'Tippe auf die Kante, die leuchtet.'


def lesson_03() -> str:
    return 'Blau hat zwei Grenzen gezogen, um die eigene Ecke einzuzäunen. Du hast jetzt drei, in allen späteren Zügen vier: Bau deinen Zaun weiter, dann beende den Zug.'


def lesson_03_answer_border() -> str:
    return 'Das hilft deinem Zaun nicht. Die drei Kanten, die ihn weiterführen, leuchten.'


def lesson_03_otherwise() -> str:
    return 'Bau den Zaun weiter, den du begonnen hast.'


def lesson_04() -> str:
    return 'Ein paar Züge später. Ein geschlossener Zaun um vier oder mehr Countys macht daraus einen Wahlkreis. Zähl die Stimmen darin: Die Farbe mit mehr gewinnt ihn. Welche leuchtende Kante schließt einen für dich?'


def lesson_04_answer_border_44() -> str:
    return 'Deiner, 11 zu 8! Jetzt beende den Zug.'


def lesson_04_answer_border_71() -> str:
    return 'Darin hat Blau 28 Stimmen und du keine. Blau bekäme ihn, obwohl du die Grenze ziehst.'


def lesson_04_otherwise() -> str:
    return 'Das schließt nichts, die zwei leuchtenden Kanten schon: Zähl in beiden Zäunen die roten und die blauen Stimmen.'


def lesson_05() -> str:
    return 'Blau hat die eigene Ecke geschlossen, 28 zu 0: ein Wahlkreis. Du hast auch einen, mit nur 11 zu 8! Mehr Stimmen als nötig sind verschenkt. Bei Gleichstand bestimmt den Sieger, wer die letzte Grenze gezogen hat.'


def lesson_06() -> str:
    return 'Grenzen gehören allen. Blau hat B4 eingezäunt, eine rote 8: Geh von dort unter C3 und C4 weiter, dann hilft der Zaun dir. Zieh die vier leuchtenden Kanten nach und beende den Zug.'


def lesson_06_answer_border() -> str:
    return 'Das hilft noch niemandem. Zieh die vier Kanten nach, die leuchten.'


def lesson_06_otherwise() -> str:
    return 'Zieh die vier leuchtenden Kanten nach, dann beende den Zug.'


def lesson_07() -> str:
    return 'Drei Züge später sind die Zäune gewachsen. Zieh die drei leuchtenden Kanten nach: Dann liegen im Norden neun Countys hinter einem Zaun, genug für zwei Wahlkreise.'


def lesson_07_otherwise() -> str:
    return 'Schließ erst den Zaun um den Norden: Drei seiner Kanten leuchten.'


def lesson_08() -> str:
    return 'Eine weitere Grenze macht daraus zwei Wahlkreise: eine der leuchtenden Kanten oben bei D5, einer blauen 5. Leg D5 dorthin, wo Blau ohnehin gewinnt: Da sind die Stimmen verschenkt.'


def lesson_08_answer_border_36() -> str:
    return 'Gebündelt: Blau gewinnt einen, 12 zu 2. Du gewinnst den anderen, 17 zu 13.'


def lesson_08_answer_border_38() -> str:
    return 'Dann liegt D5 bei deinen 17, wo Blau schon 13 hat: 18 zu 17. Blau gewänne beide Wahlkreise.'


def lesson_08_otherwise() -> str:
    return 'Es geht um D5, zwischen den zwei leuchtenden Kanten.'


def lesson_09() -> str:
    return '2 zu 2! Endet es so, entscheiden die Countys mit dem violetten Stern: Wer in den eigenen Wahlkreisen mehr davon hat, gewinnt das Spiel. Beende deinen Zug.'


def lesson_09_otherwise() -> str:
    return 'Alle deine Grenzen sind gezogen: Beende den Zug.'


def lesson_10() -> str:
    return 'Eine Grenze hat zwei Seiten, also kann sie zwei Wahlkreise auf einmal schließen. Beide leuchtenden Kanten tun das. Zähl auf beiden Seiten: Mit welcher gewinnst du beide Wahlkreise?'


def lesson_10_answer_border_30() -> str:
    return 'Beide sind deine: 12 zu 0 und 21 zu 9. Es steht 4 zu 2.'


def lesson_10_answer_border_87() -> str:
    return 'Die kommt als Nächste! Wähl erst eine der zwei, die leuchten.'


def lesson_10_answer_border_88() -> str:
    return 'Damit bekommst du einen, und der andere geht 16 zu 13 an Blau. Zähl die Stimmen rund um die andere Kante.'


def lesson_10_otherwise() -> str:
    return 'Damit bekommst du keine zwei Wahlkreise. Wähl eine der zwei, die leuchten.'


def lesson_11() -> str:
    return 'Zwei Wahlkreise sind übrig, und auf sie verteilen sich die Stimmen von Blau: 13 links, 16 rechts. G2, eine rote 7, kann zu jedem der beiden. Wo brauchst du sie, um beide zu gewinnen?'


def lesson_11_answer_border_87() -> str:
    return '20 zu 16 und 16 zu 13: Du gewinnst beide, gerade so.'


def lesson_11_answer_border_88() -> str:
    return 'Links gewinnst du auch ohne sie, 16 zu 13. Rechts gewänne Blau, 16 zu 13.'


def lesson_11_otherwise() -> str:
    return 'Es geht um G2, zwischen den zwei leuchtenden Kanten.'


def lesson_12() -> str:
    return 'Jedes County liegt in einem Wahlkreis: Die Karte ist fertig, und deine übrigen Grenzen braucht niemand mehr. Beende den Zug und sieh, was aus den Stimmen geworden ist.'


def lesson_12_otherwise() -> str:
    return 'Beende den Zug.'


def lesson_13() -> str:
    return 'Je 99 Stimmen, und doch steht es 6 zu 2! Blau hat zwei Wahlkreise haushoch gewonnen: gebündelt. Anderswo waren die blauen Stimmen aufgespalten, und du hast knapp gewonnen. Das ist Gerrymandering.'
