"""The words of whistle_stop_lesson, made by `make messages` from locales/de/whistle_stop_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def answer_end() -> str:
    return 'Noch nicht: Du hast noch eine Aktion.'


def answer_draw() -> str:
    return 'Das würde eine Aktion kosten. Am Ende deines Zugs ziehst du drei Karten umsonst.'


def answer_buy() -> str:
    return 'Du hast schon zwei Vetos. Bring erst Delegierte auf die Landkarte.'


def lesson_01() -> str:
    return 'Fünfzehn Regionen haben zusammen 538 Punkte. Wer bei einer Wahl eine Region gewinnt, bekommt ihre Punkte. Es gewinnt, wer nach der letzten Wahl die meisten hat. Dieser Balken zählt sie.'


def lesson_02() -> str:
    return 'Du hast drei Aktionen pro Zug. Die meisten Karten haben zwei Hälften: ihren Text oder Geld. Spiel Südwesten nach dem Text: 3 Delegierte in diese Region, die 41 Punkte wert ist.'


def lesson_02_answer_card_15_0() -> str:
    return 'Drei Delegierte sind unterwegs.'


def lesson_02_answer_card_15_1() -> str:
    return 'Als Geld kauft die Karte nur zwei Delegierte. Ihr Text bringt drei.'


def lesson_02_answer_card() -> str:
    return 'Gleich. Erst die Karte Südwesten: 41 Punkte sind viel.'


def lesson_02_otherwise() -> str:
    return 'Erst die Karte Südwesten.'


def lesson_03() -> str:
    return 'Gala-Dinner ist nur Geld: 4\xa0M$, vier Millionen Dollar. Jede Million bringt einen Delegierten in eine Region deiner Wahl. Spiel die Karte.'


def lesson_03_answer_card_2_1() -> str:
    return 'Vier Delegierte: Wohin damit?'


def lesson_03_answer_card() -> str:
    return 'Gleich. Nutz jetzt das Geld vom Gala-Dinner.'


def lesson_03_otherwise() -> str:
    return 'Spiel das Gala-Dinner.'


def lesson_04() -> str:
    return 'California ist mehr wert als jede andere Region: 54 Punkte. (Ein goldener Rand heißt, dass eine Region aus nur einem Staat besteht.) Tippe viermal darauf: Alle vier Delegierten gehen dorthin.'


def lesson_04_answer_place_14_1() -> str:
    return 'In California sieht es gut aus.'


def lesson_04_answer_place_14() -> str:
    return 'Bitte einen nach dem anderen: Tippe auf California.'


def lesson_04_answer_place() -> str:
    return 'Das ist weniger wert. California hat 54 Punkte.'


def lesson_04_otherwise() -> str:
    return 'Alle vier nach California.'


def lesson_05() -> str:
    return 'Deine letzte Aktion. Auch Nordwesten hat zwei Hälften: 3 Delegierte genau dort oder 2\xa0M$ für 2 Delegierte, wo du willst. Im Nordwesten steht noch niemand. Was nimmst du?'


def lesson_05_answer_card_11_0() -> str:
    return 'Drei Delegierte, und der Nordwesten gehört vorerst dir.'


def lesson_05_answer_card_11_1() -> str:
    return 'Das lohnt sich, wenn zwei Delegierte zwei Regionen gewinnen können. Nimm hier drei, für 35 Punkte.'


def lesson_05_answer_card() -> str:
    return 'Das ginge. Aber vergleich erst die zwei Hälften der Karte Nordwesten.'


def lesson_05_otherwise() -> str:
    return 'Spiel eine Hälfte der Karte Nordwesten.'


def lesson_06() -> str:
    return 'Du hast drei Karten gezogen, wie nach jedem Zug. Jetzt schickt die Gegenseite 3 Delegierte nach Chesapeake, nur 26 Punkte wert. Ein Veto würde das stoppen, aber du hast nur zwei. Lass die Karte durch.'


def lesson_06_answer_pass() -> str:
    return 'Richtig. Es kommt noch schlimmer.'


def lesson_06_answer_veto() -> str:
    return 'Chesapeake ist wenig wert. Behalte das Veto für eine Karte, die dir etwas wegnimmt.'


def lesson_06_otherwise() -> str:
    return 'Lass diese Karte durch.'


def lesson_07() -> str:
    return 'Angriffsspot: Du würdest in California zwei deiner vier Delegierten verlieren. Genau dafür ist ein Veto da! Spiel das grüne: Das lässt sich für 4\xa0M$ wieder kaufen.'


def lesson_07_answer_veto_50() -> str:
    return 'Blockiert! Deine vier Delegierten bleiben.'


def lesson_07_answer_veto() -> str:
    return 'Das wirkt auch, aber ein schwarzes ist für immer weg. Spar es auf und spiel das grüne.'


def lesson_07_answer_pass() -> str:
    return 'Damit wäre in deiner besten Region die Hälfte deiner Delegierten weg. Stopp die Karte!'


def lesson_07_otherwise() -> str:
    return 'Stopp diese Karte.'


def lesson_08() -> str:
    return 'Zwei Runden später, deine letzte Aktion vor der Wahl. Wer in einer Region allein ist, gewinnt sie ohne Würfel. Im Südosten und im Mittelwesten steht niemand. Spiel Süden als Geld: 2\xa0M$.'


def lesson_08_answer_card_7_1() -> str:
    return 'Zwei Delegierte, für zwei Regionen.'


def lesson_08_answer_card_7_0() -> str:
    return 'Drei Delegierte für 29 Punkte. Als Geld bringt die Karte zwei, und die können zwei wertvollere Regionen gewinnen.'


def lesson_08_answer_card_17_0() -> str:
    return 'Drei, wo einer genügt. Mit 2\xa0M$ bekommst du diese Region und dazu den Südosten.'


def lesson_08_answer_card_14_0() -> str:
    return 'Drei, wo einer genügt. Mit 2\xa0M$ bekommst du diese Region und dazu den Mittelwesten.'


def lesson_08_answer_card_17_1() -> str:
    return 'Geld, ja! Aber der Süden hat weniger Punkte: Gib diese Karte her.'


def lesson_08_answer_end() -> str:
    return 'Eine Aktion ist noch übrig: Nutz sie.'


def lesson_08_answer_card() -> str:
    return 'Gute Karten, aber such Regionen, in denen niemand steht. Spiel Süden als Geld.'


def lesson_08_otherwise() -> str:
    return 'Spiel Süden als Geld.'


def lesson_09() -> str:
    return 'Einen Delegierten in den Südosten, der 41 Punkte wert ist, einen in den Mittelwesten, der 45 wert ist.'


def lesson_09_answer_place_10_2() -> str:
    return 'Einer genügt, wo sonst niemand ist. Setz den anderen anderswo.'


def lesson_09_answer_place() -> str:
    return 'Dort sind schon andere, oder es ist weniger wert. Nimm den Südosten und den Mittelwesten.'


def lesson_09_otherwise() -> str:
    return 'In jede der beiden Regionen einen.'


def lesson_10() -> str:
    return 'Die Wahl: Jeder Delegierte war ein Würfel, und deine zwei besten zählten. Wo du allein warst, hast du ohne Würfel gewonnen. Alle Delegierten bleiben für die nächste Wahl.'


def lesson_11() -> str:
    return 'Vier Runden später hast du 36 Delegierte. Die zweite Wahl: California, 9 für die Gegenseite, 8 für dich. Du hast dort zuletzt gewonnen, also darfst du einen Würfel neu würfeln. Welchen?'


def lesson_11_answer_reroll_1() -> str:
    return 'Eine 5! Mit deiner anderen 5 macht das 10.'


def lesson_11_answer_reroll_5() -> str:
    return 'Die 5 ist dein bester Würfel. Die zwei Einsen zählen nicht: Würfle eine davon neu.'


def lesson_11_answer_reroll_3() -> str:
    return 'Die 3 zählt jetzt. Würfle eine 1 neu: Das kann nur besser werden.'


def lesson_11_answer_keep() -> str:
    return 'Dann gewinnt die Gegenseite California. Würfle eine 1 neu: Das kann nur besser werden.'


def lesson_11_otherwise() -> str:
    return 'Würfle eine der Einsen neu.'


def lesson_12() -> str:
    return 'California gehört weiter dir! Als Nächstes dürfen beide Seiten Karten tauschen. Die dritte Wahl, in Runde 13, entscheidet. Also: viele Würfel, wo viele Punkte sind, ein Delegierter, wo niemand ist, ein Veto für das, was wehtut.'
