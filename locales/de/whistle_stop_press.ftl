### The newspaper of Whistle-Stop: headlines of at most 60 letters.

paper = Der Whistle-Stop-Express

## Wendepunkte.

lead = { $name } geht in Führung, mit { $points } von { $all }
majority = { $rounds ->
    [0] { $needed }! { $name } schafft es { NAME($region, form: "in") }
    [one] { $needed }! { $name } hat die Mehrheit, noch 1 Runde
   *[other] { $needed }! { $name } hat die Mehrheit, noch { $rounds } Runden
 }
upset = { $name } holt { NAME($region, form: "the") } mit { $fewer } gegen { $more } Delegierte
call = { $name } sagt bei der Debatte { NAME($region, form: "the") } vorher
veto = Veto gegen { $rival }: { $name } stoppt { $card }

## Über dem Ergebnis.

clear-win = Alle Würfel fallen für { $name }
narrow-win = Fotofinish: { $name } gewinnt um Haaresbreite
shared-win = Totes Rennen: { $name }
narrow-loss = { $name } fehlen nur ein paar Punkte
loss = Der Zug fährt ohne { $name } ab
