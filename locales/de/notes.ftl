### Notes that players write on their games.

note = Notiz
add = Notiz schreiben
edit = Diese Notiz ändern
next-note = Nächste Notiz
note-before = Vorige Notiz
none-next = Es gibt keine spätere Notiz.
none-before = Es gibt keine frühere Notiz.
field = Was ist hier bemerkenswert?
# Stands where a note only points at things.
look = Schau hier.
readers = Wer diese Partie samt Notizen von dir bekommt, kann sie lesen.
done = Fertig
drop = Diese Notiz löschen
# Read out behind a line of the log.
has-note = mit Notiz
not-now = Notizen schreiben kannst du, wenn du am Zug bist, nach dem Ende und im Rückblick.
full = Mehr Notizen fasst diese Partie nicht; kürze oder lösche erst eine.
noted-at = Notiz zu Aktion { $move } von { $moves }
letters = { $letters } von { $most } Zeichen
points-at = { $things ->
    [0] Tippe auf dem Spielplan an, worauf die Notiz zeigen soll.
    [one] Zeigt auf 1 Stelle; tippe sie noch einmal an, um sie wegzunehmen.
   *[other] Zeigt auf { $things } Stellen; tippe eine noch einmal an, um sie wegzunehmen.
 }
points-full = Eine Notiz zeigt auf höchstens { $things ->
    [one] 1 Stelle
   *[other] { $things } Stellen
 }.
share-title = Die Partie mit ihren Notizen
share-help = Öffnet sich bei der ersten Notiz; sonst ist alles gleich.
share-too-long = Mit diesen Notizen wird der Link länger, als die meisten Programme weitergeben. Schick die Partie lieber als Datei: Sie enthält die Notizen und auch die Namen.
# Of a save whose notes cannot all be read.
lost = { $notes ->
    [one] 1 Notiz dieser Partie ließ sich nicht lesen und fehlt.
   *[other] { $notes } Notizen dieser Partie ließen sich nicht lesen und fehlen.
 }
# A link brought notes to a game that is kept here.
joined = Diese Partie hast du schon: { $notes ->
    [one] 1 Notiz kam
   *[other] { $notes } Notizen kamen
 } mit dem Link dazu.
