### Notes that players write on their games.

note = Notiz
add = Notiz schreiben
edit = Diese Notiz ändern
next-note = Nächste Notiz
note-before = Vorige Notiz
none-next = Es gibt keine spätere Notiz.
none-before = Es gibt keine frühere Notiz.
field = Was ist hier wissenswert?
# Stands where a note only points at things.
look = Sieh hier.
readers = Wer diese Partie samt Notizen von dir bekommt, kann sie lesen.
done = Fertig
drop = Diese Notiz löschen
# Read out behind a line of the log.
has-note = mit Notiz
not-now = Notizen schreiben kannst du, wenn du am Zug bist, am Ende oder beim Blick in die Vergangenheit.
full = Mehr Notizen fasst diese Partie nicht; kürze oder lösche erst eine.
noted-at = Notiz zu Aktion { $move } von { $moves }
letters = { $letters } von { $most } Zeichen
points-at = { $things ->
    [0] Tippe Dinge auf dem Spielplan an, um auf sie zu zeigen.
    [one] Zeigt auf 1 Ding; tippe es noch einmal an, um es wegzunehmen.
   *[other] Zeigt auf { $things } Dinge; tippe eins noch einmal an, um es wegzunehmen.
 }
points-full = Eine Notiz zeigt auf höchstens { $things ->
    [one] 1 Ding
   *[other] { $things } Dinge
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
