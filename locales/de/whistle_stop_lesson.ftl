### The lesson of Whistle-Stop, step by step (py/hustings/games/whistle_stop/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Whistle-Stop

## Zu einer Aktion in mehreren Schritten

answer-end = Noch nicht: Du hast noch eine Aktion.
answer-draw = Das würde eine Aktion kosten. Am Ende deines Zugs ziehst du drei Karten umsonst.
answer-buy = Du hast schon zwei Vetos. Bring erst Delegierte auf die Landkarte.

## Schritt 1

lesson-01 = Fünfzehn Regionen haben zusammen 538 Punkte. Wer bei einer Wahl eine Region gewinnt, bekommt ihre Punkte. Es gewinnt, wer nach der letzten Wahl die meisten hat. Dieser Balken zählt sie.

## Schritt 2

lesson-02 = Du hast drei Aktionen pro Zug. Die meisten Karten haben zwei Hälften: ihren Text oder Geld. Spiel Südwesten nach dem Text: 3 Delegierte in diese Region, die 41 Punkte wert ist.
lesson-02-answer-card-15-0 = Drei Delegierte sind unterwegs.
lesson-02-answer-card-15-1 = Als Geld kauft die Karte nur zwei Delegierte. Ihr Text bringt drei.
lesson-02-answer-card = Gleich. Erst die Karte Südwesten: 41 Punkte sind viel.
lesson-02-otherwise = Erst die Karte Südwesten.

## Schritt 3

lesson-03 = Gala-Dinner ist nur Geld: 4 M$, vier Millionen Dollar. Jede Million bringt einen Delegierten in eine Region deiner Wahl. Spiel die Karte.
lesson-03-answer-card-2-1 = Vier Delegierte: Wohin damit?
lesson-03-answer-card = Gleich. Nutz jetzt das Geld vom Gala-Dinner.
lesson-03-otherwise = Spiel das Gala-Dinner.

## Schritt 4

lesson-04 = California ist mehr wert als jede andere Region: 54 Punkte. (Ein goldener Rand heißt, dass eine Region aus nur einem Staat besteht.) Tippe viermal darauf: Alle vier Delegierten gehen dorthin.
lesson-04-answer-place-14-1 = In California sieht es gut aus.
lesson-04-answer-place-14 = Bitte einen nach dem anderen: Tippe auf California.
lesson-04-answer-place = Das ist weniger wert. California hat 54 Punkte.
lesson-04-otherwise = Alle vier nach California.

## Schritt 5

lesson-05 = Deine letzte Aktion. Auch Nordwesten hat zwei Hälften: 3 Delegierte genau dort oder 2 M$ für 2 Delegierte, wo du willst. Im Nordwesten steht noch niemand. Was nimmst du?
lesson-05-answer-card-11-0 = Drei Delegierte, und der Nordwesten gehört vorerst dir.
lesson-05-answer-card-11-1 = Das lohnt sich, wenn zwei Delegierte zwei Regionen gewinnen können. Nimm hier drei, für 35 Punkte.
lesson-05-answer-card = Das ginge. Aber vergleich erst die zwei Hälften der Karte Nordwesten.
lesson-05-otherwise = Spiel eine Hälfte der Karte Nordwesten.

## Schritt 6

lesson-06 = Du hast drei Karten gezogen, wie nach jedem Zug. Jetzt schickt die Gegenseite 3 Delegierte nach Chesapeake, nur 26 Punkte wert. Ein Veto würde das stoppen, aber du hast nur zwei. Lass die Karte durch.
lesson-06-answer-pass = Richtig. Es kommt noch schlimmer.
lesson-06-answer-veto = Chesapeake ist wenig wert. Behalte das Veto für eine Karte, die dir etwas wegnimmt.
lesson-06-otherwise = Lass diese Karte durch.

## Schritt 7

lesson-07 = Angriffsspot: Du würdest in California zwei deiner vier Delegierten verlieren. Genau dafür ist ein Veto da! Spiel das grüne: Das lässt sich für 4 M$ wieder kaufen.
lesson-07-answer-veto-50 = Blockiert! Deine vier Delegierten bleiben.
lesson-07-answer-veto = Das wirkt auch, aber ein schwarzes ist für immer weg. Spar es auf und spiel das grüne.
lesson-07-answer-pass = Damit wäre in deiner besten Region die Hälfte deiner Delegierten weg. Stopp die Karte!
lesson-07-otherwise = Stopp diese Karte.

## Schritt 8

lesson-08 = Zwei Runden später, deine letzte Aktion vor der Wahl. Wer in einer Region allein ist, gewinnt sie ohne Würfel. Im Südosten und im Mittelwesten steht niemand. Spiel Süden als Geld: 2 M$.
lesson-08-answer-card-7-1 = Zwei Delegierte, für zwei Regionen.
lesson-08-answer-card-7-0 = Drei Delegierte für 29 Punkte. Als Geld bringt die Karte zwei, und die können zwei wertvollere Regionen gewinnen.
lesson-08-answer-card-17-0 = Drei, wo einer genügt. Mit 2 M$ bekommst du diese Region und dazu den Südosten.
lesson-08-answer-card-14-0 = Drei, wo einer genügt. Mit 2 M$ bekommst du diese Region und dazu den Mittelwesten.
lesson-08-answer-card-17-1 = Geld, ja! Aber der Süden hat weniger Punkte: Gib diese Karte her.
lesson-08-answer-end = Eine Aktion ist noch übrig: Nutz sie.
lesson-08-answer-card = Gute Karten, aber such Regionen, in denen niemand steht. Spiel Süden als Geld.
lesson-08-otherwise = Spiel Süden als Geld.

## Schritt 9

lesson-09 = Einen Delegierten in den Südosten, der 41 Punkte wert ist, einen in den Mittelwesten, der 45 wert ist.
lesson-09-answer-place-10-2 = Einer genügt, wo sonst niemand ist. Setz den anderen anderswo.
lesson-09-answer-place = Dort sind schon andere, oder es ist weniger wert. Nimm den Südosten und den Mittelwesten.
lesson-09-otherwise = In jede der beiden Regionen einen.

## Schritt 10

lesson-10 = Die Wahl: Jeder Delegierte war ein Würfel, und deine zwei besten zählten. Wo du allein warst, hast du ohne Würfel gewonnen. Alle Delegierten bleiben für die nächste Wahl.

## Schritt 11

lesson-11 = Vier Runden später hast du 36 Delegierte. Die zweite Wahl: California, 9 für die Gegenseite, 8 für dich. Du hast dort zuletzt gewonnen, also darfst du einen Würfel neu würfeln. Welchen?
lesson-11-answer-reroll-1 = Eine 5! Mit deiner anderen 5 macht das 10.
lesson-11-answer-reroll-5 = Die 5 ist dein bester Würfel. Die zwei Einsen zählen nicht: Würfle eine davon neu.
lesson-11-answer-reroll-3 = Die 3 zählt jetzt. Würfle eine 1 neu: Das kann nur besser werden.
lesson-11-answer-keep = Dann gewinnt die Gegenseite California. Würfle eine 1 neu: Das kann nur besser werden.
lesson-11-otherwise = Würfle eine der Einsen neu.

## Schritt 12

lesson-12 = California gehört weiter dir! Als Nächstes dürfen beide Seiten Karten tauschen. Die dritte Wahl, in Runde 13, entscheidet. Also: viele Würfel, wo viele Punkte sind, ein Delegierter, wo niemand ist, ein Veto für das, was wehtut.
