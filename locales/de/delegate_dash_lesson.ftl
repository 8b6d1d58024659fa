### The lesson of Delegate Dash, step by step (py/hustings/games/delegate_dash/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Delegate Dash

## Schritt 1

lesson-01 = Du bist Senator Nord: blau, mit dem Wappen als Zeichen. Wer 305 der 608 Delegierten holt, gewinnt. Diese Balken zeigen, wie nah alle daran sind: Noch hat niemand etwas.

## Schritt 2

lesson-02 = Münzen sind Delegierte. In jeder der fünf Runden wählen andere Staaten: jetzt die mit A für Ass, das heißt 1. Dein Würfel zeigt 5: Geh bis zu fünf Staaten weit. Wo kannst du am meisten gewinnen?
lesson-02-answer-move-20 = Gut gewählt: Dort lagen zwei Münzen.
lesson-02-answer-move-0 = Dort liegen 30. Du erreichst einen Staat mit mehr.
lesson-02-answer-move-14 = Dort liegen 20. Du erreichst einen Staat mit mehr.
lesson-02-answer-stay = Hier in der Mitte ist nichts zu gewinnen. Geh in einen der leuchtenden Staaten.
lesson-02-answer-move = Dort ist in dieser Runde nichts zu gewinnen. Geh in einen der leuchtenden Staaten.
lesson-02-otherwise = Geh in einen der leuchtenden Staaten.

## Schritt 3

lesson-03 = Drei kamen und würfelten darum: Der beste Wurf nahm 50, deiner 30, der letzte nichts. Eine Münze liegt noch, also würfeln alle neu. Dein Würfel zeigt 0: Geh heim, in einen blauen Staat, oder bleib.
lesson-03-answer-move-0 = Du warst allein dort, also gehören die 30 dir.
lesson-03-answer-move = Das ist einer deiner Heimatstaaten, aber dort liegt nichts. Ganz oben liegen noch 30.
lesson-03-answer-stay = Hier liegt nichts mehr. Ganz oben, in deiner Heimat, liegen 30.
lesson-03-otherwise = Ganz oben, in deiner Heimat, liegen noch 30.

## Schritt 4

lesson-04 = Alles ist genommen, also beginnt Runde 2: Die Zweier wählen. In der Ecke eines Staats steht, wie viele Schritte er entfernt ist. Die 50 im Westen liegt zu weit weg. Was ist das Beste, das du erreichst?
lesson-04-answer-move-18 = Sonst kam niemand: Die 20 gehören dir.
lesson-04-answer-move-2 = Dort liegt nur 1. Mit deinen 5 Schritten erreichst du mehr.
lesson-04-answer-move = Dort ist in dieser Runde nichts zu gewinnen. Sieh dir die leuchtenden Staaten an.
lesson-04-answer-stay = Hier liegt nichts mehr. Sieh dir die leuchtenden Staaten an.
lesson-04-otherwise = Sieh dir die leuchtenden Staaten an.

## Schritt 5

lesson-05 = Du könntest eine deiner Münzen abgeben, um neu zu würfeln und noch einmal zu ziehen. Doch nur 1 Delegierter ist noch zu gewinnen: Beende deinen Zug.
lesson-05-answer-surrender = Du würdest mit 20 oder mehr für die Aussicht auf 1 bezahlen. Das lohnt sich, wenn du eine kleine Münze hast und eine große in der Nähe liegt.
lesson-05-answer-done = Richtig: Deine Münzen sind mehr wert.
lesson-05-otherwise = Beende den Zug.

## Schritt 6

lesson-06 = Runde 3. Der höchste Würfel zieht zuerst. Süd zieht mit derselben 3 vor dir, denn Süd hat in dieser Runde „die Würfel“. Die drei anderen sind bei der 50; 40 liegen an zwei Orten. Wohin?
lesson-06-answer-move-23 = 40 sicher: Niemand konnte folgen.
lesson-06-answer-move-6 = Ihr würdet zu viert um eine einzige Münze würfeln: In einem von vier Fällen bekämst du sie. Besser 40 sicher.
lesson-06-answer-move-7 = 40 sicher, das ist gut. Die anderen 40 sind besser: Du hast schon zwei grüne Münzen, und das zahlt sich aus.
lesson-06-answer-move-3 = 20 sicher. Aber 40 sind genauso sicher: Nach dir zieht niemand.
lesson-06-answer-stay = Hier liegen 10. 40 sind genauso sicher zu haben: Nach dir zieht niemand.
lesson-06-answer-move = Dort liegt weniger oder nichts. Sieh dir die leuchtenden Staaten an.
lesson-06-otherwise = Sieh dir die leuchtenden Staaten an.

## Schritt 7

lesson-07 = Du bist allein hier, also wird nicht gewürfelt: Nimm eine Münze, aber nur eine. Die andere bleibt und kann in dieser Runde noch gewonnen werden.
lesson-07-answer-take-4 = Damit hast du 120 Delegierte.
lesson-07-answer-take-0 = Du darfst jetzt nur eine nehmen. Nimm die größere.
lesson-07-otherwise = Nimm eine Münze.

## Schritt 8

lesson-08 = Jetzt springen wir zu Runde 5, der letzten. Du hast dann 150. Kommt darin niemand auf 305, entscheidet der Parteitag: Wer hinten liegt, scheidet aus, und die anderen würfeln um diese Münzen.

## Schritt 9

lesson-09 = Gewürfelt wird um eine Farbe nach der anderen, und jede Münze, die du davon hast, zählt 1 dazu. Du hast drei blaue. In der Nähe liegen 40 in Blau; 90 liegen in der Heimat von West, und West zieht zuletzt. Wohin?
lesson-09-answer-move-5 = 40 sicher: 190, und vier blaue Münzen.
lesson-09-answer-move-10 = West kann heimkommen und gegen dich würfeln. Besser sind 40 sicher, noch dazu in Blau.
lesson-09-answer-move = Dort ist nichts zu gewinnen. Sieh dir die zwei leuchtenden Staaten an.
lesson-09-answer-stay = Hier ist nichts zu gewinnen. Sieh dir die zwei leuchtenden Staaten an.
lesson-09-otherwise = Sieh dir die zwei leuchtenden Staaten an.

## Schritt 10

lesson-10 = Zwei Münzen sind übrig, und nur West kann dort sein. Wer diesen Wurf verliert, nimmt die zweite Münze. Also geh auch hin.
lesson-10-answer-move-10 = Eine der beiden gehört dir.
lesson-10-answer-stay = Hier liegt nichts mehr. Wo West steht, gibt es eine Münze für dich.
lesson-10-answer-move = Dort ist nichts zu gewinnen. Wo West steht, gibt es eine Münze für dich.
lesson-10-otherwise = Wo West steht, gibt es eine Münze für dich.

## Schritt 11

lesson-11 = Beide hatten eine 2; West ist dort zu Hause und nimmt zuerst: Du bekommst 20. Sieh dir nun den Parteitag an: Süd scheidet aus. Beim Wurf um die blaue 50 von Süd zählst du 5 dazu: vier blaue Münzen und deine Figur.

## Schritt 12

lesson-12 = Mit 5 dazu hat deine 1 die blaue 50 von Süd gewonnen! Dieser und andere Würfe haben aus 211 sogar 322 gemacht. Hol also rechtzeitig 305, oder sammle eine Farbe: Sie gewinnt dir am Ende die Würfe.
