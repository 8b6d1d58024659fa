### Games on several devices: players elsewhere, sending the game, its arrival.

## Wer anderswo spielt

elsewhere = Anderswo
seats-title = Wer wo spielt
# names: who plays elsewhere.
setup-help = Nach deinem Zug schickst du { LIST($names) } einen Link und bekommst einen zurück.
seats-help = Wer anderswo spielt, bekommt die Partie nach deinem Zug als Link und schickt nach dem eigenen Zug einen zurück.
here = Auf diesem Gerät
away = Anderswo
# The players at a table: where each one plays.
where = Wo { $name } spielt
plays-elsewhere = { $name } spielt anderswo: Schick die Partie los
nobody-here = Jemand muss auf diesem Gerät spielen.
only-here = Auf diesem Gerät spielt sonst niemand.

## Verschicken

send-to = An { LIST($names) } schicken
send-again = Erneut schicken
send-end = Das Ergebnis an { LIST($names) } schicken
# The sentence that goes along with the link. lead: how the score stands for its reader; best: the
# best score of anybody else.
note = Du bist am Zug, { $name }: { $game }, { $lead ->
    [ahead] { $own }–{ $best } für dich
    [behind] { $best }–{ $own } gegen dich
   *[level] { $own }–{ $best }
 }.
# The same to several players, or to one of a team. stands: how far the game is, "Turn 5 of 12".
note-together = Jetzt am Zug: { LIST($names) }. { $game }: { $stands }.
note-over = { $game } ist vorbei, { LIST($names) }: { $outcome }
unsent = Dein Zug ist gemacht: Schick die Partie an { LIST($names) }.
begins = Schick die Partie an { LIST($names) }: Dort beginnt sie.
sent = Warten auf { LIST($names) }. Öffne den Link, der zurückkommt.
watching = Du siehst zu. Öffne den nächsten Link, um mehr zu sehen.
copied = Der Link ist kopiert: Füge ihn in eine Nachricht an { LIST($names) } ein. Zurück kommt wieder ein Link.
mark-sent = Ist verschickt
undo-sent = Das ist schon verschickt; zurücknehmen geht nicht mehr.
share-turn = Die Partie an { LIST($names) } schicken
    .help = Füge den Link in eine Nachricht ein, oder lass { LIST($names, type: "disjunction") } den Code scannen.
qr-turn = Als QR-Code zeigen
with-names = Der Link enthält eure Namen. Alles andere darin ist die Partie selbst.
without-names = Der Link enthält keine Namen.
leave-names-out = Namen weglassen
send-names-along = Namen mitschicken

## Ankommen

who-are-you = Wer bist du?
# names: of those who may have sent it.
came = Eine Partie von { LIST($names) }
i-watch = Ich sehe nur zu
# Those who sent the link, and may have opened it on another device.
other-device = Jemand anders?
gives-away = Ein Link enthält die ganze Partie. Wer ihn zerlegt, kann verdeckte Hände lesen und sehen, was gezogen wird.

## Was an einem Link nicht stimmt

cut = Dieser Link wurde abgeschnitten, die letzten Aktionen fehlen: Lass ihn dir noch einmal schicken. Was ankam, kannst du ansehen.
cut-play = Ab hier weiterspielen
# A game that went on in two ways. move: the number of the first move that differs.
branched = Ab Aktion { $move } unterscheiden sich dieser Link und deine gespeicherte Partie. Beide bleiben erhalten; du siehst die aus dem Link.
show-other = Meine zeigen
merged = Die Entscheidungen von beiden Geräten sind vereint.
older = Dieser Link ist älter als deine gespeicherte Partie: Er zeigt Aktion { $moves } von { $kept }.

## Die Liste der aufbewahrten Partien

my-turn = Du bist dran
waiting = Warten auf andere
others = Weitere Partien
# names: who decides; age: "2 days ago".
waiting-for = Warten auf { LIST($names) } · Link erstellt: { $age }
you = { $name } (du)
not-sent = Noch nicht an { LIST($names) } geschickt

## Daueraufträge

order-title = Wenn andere ziehen
order = { $order ->
    [mine] Frag mich, wenn es mich trifft
    [region] Frag mich, wenn es mich oder meine Regionen trifft
    [big] Frag mich, wenn es mich trifft oder 4 Delegierte bringt
    [always] Frag mich immer
   *[never] Lass alles durchgehen
 }
order-help = Während andere auf ihren Geräten spielen, entscheidet das für dich, was durchgeht. Außer dir sieht es niemand.
