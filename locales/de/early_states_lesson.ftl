### The lesson of Early States, step by step (py/hustings/games/early_states/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Early States

## Schritt 1

lesson-01 = Fülle alle Kreise eines Staates vor den anderen, und die meisten seiner Delegierten sind deine. Am Ende gewinnt, wer die meisten hat. Hier werden sie gezählt.

## Schritt 2

lesson-02 = Ein Zug beginnt mit einem Wurf. Du hast einen Würfel, und er zeigt eine 1: nur ein Dollar oder eine Stimme. Einmal darfst du neu würfeln. Versuch es!
lesson-02-answer-keep = Das ginge, aber eine 1 ist der schwächste Wurf. Jede andere Zahl bringt mehr, also würfle neu.
lesson-02-answer-reroll-1 = Eine 6! Besser geht es nicht: drei Stimmen.
lesson-02-otherwise = Erst der Würfel: Würfle neu.

## Schritt 3

lesson-03 = Stimmen füllen Kreise, in einem Staat oder für einen neuen Würfel. Der zweite braucht nur vier. Ist er voll, würfelst du in jedem weiteren Zug mit zwei Würfeln. Setz alle 3 Stimmen dort ein.
lesson-03-answer-mark-9-1 = Lieber alle drei: Je früher der Würfel dir gehört, desto öfter wirfst du ihn.
lesson-03-answer-mark-9-3 = Nur noch ein Kreis.
lesson-03-answer-mark-9 = Bitte alle drei.
lesson-03-answer-mark-10 = Ein dritter Würfel ist auch gut, braucht aber sechs. Erst kommt der zweite.
lesson-03-answer-mark = Die Staaten können warten. Am Anfang hilft dir ein zweiter Würfel mehr: Er bringt in jedem Zug Stimmen und Geld.
lesson-03-otherwise = Erst der zweite Würfel: Seine vier Kreise stehen neben deinem Würfel.

## Schritt 4

lesson-04 = Die Stimmen sind verteilt. Das ist ein Zug: würfeln, Geld ausgeben, wenn du welches hast, Stimmen verteilen. Beende ihn.
lesson-04-otherwise = Beende deinen Zug.

## Schritt 5

lesson-05 = Dein nächster Wurf ist eine 5: zwei Stimmen. (Eine 4 bringt 2 $, eine 3 bringt 3 $, eine 2 bringt 1 $ und eine Stimme.) Neu würfeln oder behalten?
lesson-05-answer-keep = Gut: Nur eine 6 bringt mehr Stimmen.
lesson-05-answer-reroll = Das ist gewagt: Nur eine 6 bringt mehr Stimmen. Behalte die 5.
lesson-05-otherwise = Erst der Würfel: Behalte ihn.

## Schritt 6

lesson-06 = Zwei Stimmen. Mit einer ist dein zweiter Würfel voll. Die andere setzt du in dem Staat mit den wenigsten Kreisen ein: New Hampshire.
lesson-06-answer-mark-9-1 = Der zweite Würfel gehört dir.
lesson-06-answer-mark-1-1 = Das ist ein Anfang.
lesson-06-answer-mark-1-2 = Hier nur eine: Die andere macht deinen zweiten Würfel voll.
lesson-06-answer-mark-10 = Diese Reihe kann warten: Mach erst den zweiten Würfel fertig.
lesson-06-answer-mark = Dieser Staat braucht mehr Kreise. New Hampshire kannst du am schnellsten füllen.
lesson-06-otherwise = Eine Stimme für den zweiten Würfel, eine für New Hampshire.

## Schritt 7

lesson-07 = Jetzt hast du zwei Würfel. Einer zeigt eine 5, der andere nur eine 1. Du darfst auch einen allein neu würfeln: Tippe auf den Würfel mit der 1, dann wirf ihn.
lesson-07-answer-reroll-2 = Eine 6! Das macht fünf Stimmen in einem Zug.
lesson-07-answer-reroll-1 = Die 5 ist die gute: Sie bringt zwei Stimmen. Lass sie liegen.
lesson-07-answer-reroll-3 = Die 5 ist gut: Lass sie liegen und wirf nur den Würfel mit der 1.
lesson-07-answer-keep = Neu würfeln kostet nichts. Versuch doch, die 1 zu verbessern.
lesson-07-otherwise = Würfle nur den Würfel mit der 1 neu.

## Schritt 8

lesson-08 = Zwei Züge später hast du drei Würfel und für 2 $ einen Organisator: Nun darfst du zweimal neu würfeln. Fülle New Hampshire! Platz 1 bringt dort 5 Delegierte und 2 $.
lesson-08-answer-mark-1-2 = Platz 1! Fünf Delegierte und zwei Dollar.
lesson-08-answer-mark-1-1 = Bitte beide: Ein Staat zahlt nur, wenn alle seine Kreise voll sind.
lesson-08-answer-mark = Noch nicht. Ein Staat zahlt nur, wenn er voll ist, und New Hampshire braucht nur noch zwei.
lesson-08-otherwise = Fülle erst New Hampshire.

## Schritt 9

lesson-09 = Dein nächster Zug, mit 7 $. Ein Spot bringt nur dieses eine Mal Kreuze. Eine Sprecherin gibt jedem Würfel, der Stimmen bringt, eine dazu, und zwar in jedem weiteren Zug. Kauf sie!
lesson-09-answer-buy-5 = Bei drei Würfeln sind das bis zu drei Stimmen mehr in jedem Zug.
lesson-09-answer-buy-3 = Zehn Kreuze auf einmal sind verlockend. Doch bei drei Würfeln bringt die Sprecherin bald mehr.
lesson-09-answer-buy-4 = Sie bringt mehr Geld. Kreise füllst du aber mit Stimmen: Nimm die Sprecherin.
lesson-09-answer-save = Geld, das herumliegt, tut nichts. Es kommen noch viele Züge: Kauf, was in allen hilft.
lesson-09-answer-buy = Das hilft nur einmal. Es ist noch früh: Kauf, was in jedem weiteren Zug hilft.
lesson-09-otherwise = Kauf die Sprecherin.

## Schritt 10

lesson-10 = Zwei Züge später hast du 4 $. Jetzt ist es Zeit, Staaten zu füllen. Ein TV-Spot macht je 2 Kreuze in drei Staaten. Kauf ihn.
lesson-10-answer-buy-2 = Jetzt wähle die Staaten.
lesson-10-answer-save = Das ginge, aber sechs Kreuze für 3 $ helfen dir jetzt zu einem ersten Platz. Du wirst sehen, wo.
lesson-10-otherwise = Kauf den TV-Spot.

## Schritt 11

lesson-11 = Virginia braucht nur noch 2. Pennsylvania braucht 9, und du hast noch 7 Stimmen: Auch dort helfen 2 Kreuze. Nevada ist der dritte Staat. Wähle alle drei.
lesson-11-answer-air-7 = Virginia ist voll: sieben Delegierte und 2 $!
lesson-11-answer-air-8 = Dort fehlen noch sieben Kreise.
lesson-11-answer-air-3 = Zwei mehr in Nevada.
lesson-11-answer-air-0 = Dort ist der erste Platz schon weg. Sieh nach, wo du ihn bald noch holen kannst.
lesson-11-answer-air = Dort fehlt noch viel. Virginia, Pennsylvania und Nevada sind besser.
lesson-11-otherwise = Virginia, Pennsylvania und Nevada.

## Schritt 12

lesson-12 = Sieben Stimmen: 3 und 2 von den Würfeln, und für jeden eine mehr von deiner Sprecherin. Pennsylvania braucht genau sieben!
lesson-12-answer-mark-8-7 = Wieder Platz 1: weitere sechs Delegierte.
lesson-12-answer-mark-8 = Alle sieben: Nur ein voller Staat zahlt.
lesson-12-answer-mark = Diese Kreuze müssten warten. Pennsylvania kann jetzt gleich voll sein.
lesson-12-otherwise = Alle sieben Stimmen nach Pennsylvania.

## Schritt 13

lesson-13 = Vier Züge später sind alle ersten Plätze weg: Für beide ist das der letzte Zug. Du führst nur 33 zu 32! Mit vier Stimmen holst du Platz 2 in Iowa. Setz den Rest in Florida ein und beende den Zug.
lesson-13-answer-mark-0-4 = Platz 2: vier Delegierte.
lesson-13-answer-mark-0 = Alle vier Kreise: Nur ein voller Staat zahlt.
lesson-13-answer-mark-4-4 = Stimmen lassen sich nicht sparen.
lesson-13-answer-mark-4 = Dort ist für niemanden mehr etwas zu holen. Behalte vier Stimmen für Iowa.
lesson-13-answer-mark-6 = Der einzige Preis in Ohio ist weg. Iowa hat noch einen für dich: Platz 2.
lesson-13-answer-mark = Nur Iowa lässt sich mit deinen Stimmen noch füllen: vier Delegierte.
lesson-13-answer-done = Das war dein letzter Zug. Iris hat noch einen.
lesson-13-otherwise = Vier Stimmen nach Iowa, der Rest nach Florida, dann beende den Zug.

## Schritt 14

lesson-14 = Iris könnte noch drei Delegierte holen und käme auf 35. Du gewinnst mit 37, dank Iowa! Also: erst Würfel, dann Hilfe, die bleibt, dann Staaten. Und sieh nach, wer sonst noch nah dran ist.
