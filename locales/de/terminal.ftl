### Was das Terminal neben den Texten der Spiele sagt.

begins = { $game }, Startcode { $seed }: { LIST($players, type: "unit") }
player = { $name } ({ $kind })
seats = Plätze { LIST($seats, type: "unit") }; Bots { LIST($levels, type: "unit") }
left = Die Partie wurde nach { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
 } verlassen.

## Wenn eine Person am Zug ist

help-moves = Tippe die Nummer einer Möglichkeit, eine Aktion wie „{ $example }“ oder einige ihrer Wörter.
help-keys = b geht einen Schritt zurück, p zeigt den Stand noch einmal, q verlässt die Partie, ? zeigt dies.
hand-over = Gib das Gerät an { $name } weiter. { $name }: Drück Enter.
asked-in-turn = Alle werden der Reihe nach gefragt; die anderen erfahren nicht, wer reagieren könnte.
choose-number = Wähle eine Nummer von 1 bis { $most }.
not-possible = Das ist jetzt nicht möglich.
several-fit = Mehrere Aktionen passen dazu:
no-such = „{ $answer }“ ist hier weder eine Nummer noch eine Aktion; ? hilft.
examples = Möglich sind jetzt zum Beispiel { LIST($examples, type: "unit") }.
quoted = „{ $move }“
