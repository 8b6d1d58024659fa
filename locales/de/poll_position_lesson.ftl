### The lesson of Poll Position!, step by step (py/hustings/games/poll_position/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Poll Position!

## Schritt 1

lesson-01 = Zu zweit richtet ihr Kanadas Wahl aus: Alle, die kommen, sollen einen Platz zum Wählen finden. Nach fünf Wochen wird gezählt; über null gewinnt ihr beide. Der Zeiger zeigt, was zu erwarten ist.

## Schritt 2

lesson-02 = Je 5 Leute, die wählen, bringen 1 Punkt. Wer abgewiesen wird, kostet 1 Punkt, und je 10 Augen auf den Würfeln kosten auch 1. Eine rote Zahl schätzt, wie viele abgewiesen werden.

## Schritt 3

lesson-03 = Jede Woche beginnt mit einem Plan: In welcher Region arbeitest du? Noch sehen alle gleich aus, also nimm Ontario in der Mitte.
lesson-03-otherwise = Heute ginge jede Region, sie sind alle gleich. Nimm für diese Lektion bitte Ontario in der Mitte.

## Schritt 4

lesson-04 = Das Ereignis „Fordismus“ hat Stimmzettel nach Ontario gebracht. Hinter jedem stecken 1 bis 4 Leute; ein Würfel bietet so viele Plätze, wie er zeigt. Gib 1 von 4 Aktionspunkten (AP) aus und stocke auf: Würfle eine höhere Zahl.
lesson-04-answer-open = Ein neues Wahllokal beginnt mit einer 1 und hat einen Platz. Ein Wurf bringt meist eine 4 oder mehr, für einen einzigen Punkt.
lesson-04-answer-reach = Auch die Zentrale hat nur eine 1: Dann stünden sie dort Schlange. Würfle erst eine höhere Zahl.
lesson-04-answer-end = Dann verfallen vier Punkte, und die Schlangen bleiben. Stocke erst auf.
lesson-04-answer-staff = Du spielst die Personalchefin: Du wirfst zwei Würfel, und der höhere zählt.
lesson-04-otherwise = Stocke erst auf: Ein besserer Würfel ist die billigste Hilfe.

## Schritt 5

lesson-05 = Eine 6, die eine 1 ersetzen darf! Ein neues Wahllokal beginnt mit 1 und kostet in der Stadt (städtisch) 1 Punkt, auf dem Land (ländlich) 2, in der Ferne (entlegen) 3. Wo hilft die 6 am meisten?
lesson-05-answer-replace-8-1 = Richtig: sechs Plätze, wo ein neues Wahllokal 3 Punkte gekostet hätte.
lesson-05-answer-replace-6 = In der Stadt kannst du für je 1 Punkt weitere Wahllokale öffnen. Spar die 6 für einen Ort auf, wo sie teuer sind.
lesson-05-answer-replace-7 = Gut, aber an einem Ort sind Wahllokale noch teurer: am entlegenen.
lesson-05-answer-replace-16 = Der Zentrale kannst du später billig helfen. Nimm die 6 dort, wo neue Wahllokale am teuersten sind.
lesson-05-answer-keep = Eine 6 wegwerfen? Zwei Stimmzettel warten, wo nur eine 1 liegt.
lesson-05-otherwise = Leg die 6 dorthin, wo ein neues Wahllokal am meisten kosten würde.

## Schritt 6

lesson-06 = Dein nächster Wurf ist eine 4. Der Zentrale kannst du von überall helfen, und ihre Würfel zählen doppelt: Eine 4 bietet dort 8 Plätze. Leg sie dorthin.
lesson-06-answer-replace-16-1 = Acht Plätze und ein Stimmzettel: Da ist noch Luft.
lesson-06-answer-replace-8 = Damit wäre die 6 weg. Tausch die 4 lieber gegen eine 1.
lesson-06-answer-replace-6 = Vier Plätze dort, acht in der Zentrale. Nimm die acht.
lesson-06-answer-keep = Eine 4 ist viel besser als eine 1. Leg sie in die Zentrale.
lesson-06-otherwise = Leg die 4 in die Zentrale: Dort zählt sie doppelt.

## Schritt 7

lesson-07 = Plätze können zu den Leuten kommen oder die Leute zu den Plätzen. In der Zentrale ist jetzt Platz: Leite um. Drück auf den Pfeil im ländlichen Ontario, und ein Stimmzettel wandert in die Zentrale.
lesson-07-answer-reach-7-0 = Auf dem Land ist die Schlange kürzer, und in der Zentrale finden sie Platz.
lesson-07-answer-reach-8 = Dort liegt schon deine 6: Die zwei sind gut versorgt.
lesson-07-answer-reach-6 = Das würde helfen. Aber in die Stadt kann der nächste gute Würfel; nimm einen Stimmzettel vom Land.
lesson-07-answer-reach = Nimm einen aus dem ländlichen Ontario.
lesson-07-answer-open = Das ist ein Platz mehr. Ein Stimmzettel, der umzieht, hilft etwa zwei Leuten.
lesson-07-answer-staff = Auch gut. Aber nutze erst den Platz in der Zentrale.
lesson-07-answer-end = Du hast noch zwei Punkte.
lesson-07-otherwise = Drück auf den Pfeil im ländlichen Ontario.

## Schritt 8

lesson-08 = Dein letzter Punkt bringt eine 6. Leg sie dorthin, wo die rote Zahl am höchsten ist. Dann beende deinen Zug, und Würfel bringen neue Wählende: Wie viele, sagt der „Andrang“.
lesson-08-answer-replace-6-1 = Zwei Stimmzettel, sechs Plätze: gut gemacht.
lesson-08-answer-replace-7 = Dort wartet ein Stimmzettel, aber in der Stadt warten zwei. Such die höchste rote Zahl.
lesson-08-answer-replace-16 = Die Zentrale hat vorerst genug Plätze. Such eine rote Zahl.
lesson-08-answer-keep = Besser als eine 6 wird es nicht. Nutze sie.
lesson-08-answer-end = Freie Plätze sind nicht verschwendet: Es kommen noch mehr Leute.
lesson-08-otherwise = Leg sie dorthin, wo die rote Zahl am höchsten ist.

## Schritt 9

lesson-09 = Woche 2. Jetzt hat dein Gegenüber die Leitung und durfte zuerst wählen: Québec. Wo werden die meisten abgewiesen? Zähl in jeder Region die roten Zahlen zusammen.
lesson-09-answer-plan-1 = Dort ist dein Gegenüber schon, und Québec hat genug Plätze.
lesson-09-answer-plan-2 = Dort warst du letzte Woche. In Ontario werden jetzt nur wenige abgewiesen.
lesson-09-answer-plan-5 = Nur ein Ort, und nur eine Person wird abgewiesen. Such die Region, deren rote Zahlen mehr ergeben.
lesson-09-answer-plan-0 = Sechs wurden abgewiesen: Dort wirst du gebraucht.
lesson-09-answer-plan = Auch dort werden Leute abgewiesen, aber eine Region hat eine höhere Zahl: Sieh im Osten nach.
lesson-09-otherwise = Zähl in jeder Region die roten Zahlen zusammen.

## Schritt 10

lesson-10 = Zwei Wochen später. Eine Flut hat die ländlichen Seeprovinzen geschlossen, ein Streik hat der Zentrale einen Würfel genommen. Du bist in der Prärie und hast eine 5 gewürfelt: Wo fehlt sie am meisten?
lesson-10-answer-replace-16-1 = Die Zentrale zählt doppelt: acht Plätze mehr.
lesson-10-answer-replace-16 = Damit wäre die 4 weg. Nimm die 1.
lesson-10-answer-replace-10 = Dort wartet nur ein Stimmzettel. In der Zentrale warten fünf, und eine 5 zählt doppelt.
lesson-10-answer-replace-11 = Dort liegt schon eine 3. In der Zentrale liegt noch eine 1, und eine 5 zählt doppelt.
lesson-10-answer-keep = Eine 5 ist gut. Nutze sie.
lesson-10-otherwise = Such eine 1, wo viele Stimmzettel warten.

## Schritt 11

lesson-11 = Die entlegene Prärie weist 2 ab, aber ein Wahllokal kostet dort 3 Punkte. In der Zentrale ist Platz: 18 Plätze für fünf Stimmzettel. Was hilft für 1 Punkt?
lesson-11-answer-reach-11-0 = Wo Plätze teuer sind, bring die Leute zu den Plätzen.
lesson-11-answer-reach = Das hilft ein wenig. Aber der entlegene Ort braucht die Plätze dringender.
lesson-11-answer-open-11 = Alle drei Punkte für einen Platz! Ein Stimmzettel, der umzieht, hilft etwa zwei Leuten.
lesson-11-answer-open = Dort wird niemand abgewiesen, oder es kostet mehr. Leite einen entlegenen Stimmzettel in die Zentrale um.
lesson-11-answer-staff = Ein Wurf ist Glückssache, und dort liegt schon eine 3. Umleiten ist sicher.
lesson-11-answer-end = Drei Punkte sind übrig. Nutze sie.
lesson-11-otherwise = Leite um: einen Stimmzettel aus der entlegenen Prärie in die Zentrale.

## Schritt 12

lesson-12 = Der letzte Zug: Niemand kommt mehr, und du arbeitest nur in den Territorien. Du hast eine 6 gewürfelt. Wo hilft sie am meisten?
lesson-12-answer-replace-15-1 = Drei Stimmzettel hatten zusammen nur einen Platz, jetzt sechs. Der Zeiger macht einen Sprung!
lesson-12-answer-replace-16 = Die Zentrale hat genug Plätze: keine rote Zahl. Sieh im Norden nach.
lesson-12-answer-keep = Übrige Punkte sind nichts wert. Leg die 6 hin.
lesson-12-otherwise = Leg sie dorthin, wo die rote Zahl am höchsten ist.

## Schritt 13

lesson-13 = Hier könnte noch jemand abgewiesen werden. Ein Wahllokal kostet 3 Punkte, alles, was du hast, und übrige Punkte verfallen. Also öffne eines.
lesson-13-answer-open-15 = Teuer, deshalb sinkt der Zeiger, aber besser als nichts.
lesson-13-answer-open-16 = Die Zentrale hat genug Plätze: keine rote Zahl.
lesson-13-answer-staff = Du hast schon eine 6 gewürfelt; besser geht es nicht.
lesson-13-answer-end = Übrige Punkte verfallen, und hier wird noch jemand abgewiesen.
lesson-13-otherwise = Öffne ein Wahllokal in den Territorien.

## Schritt 14

lesson-14 = Gewonnen! 96 Leute haben gewählt: 19 Punkte. 8 wurden abgewiesen: −8. 97 Augen auf den Würfeln: −9. Das macht 2.
