### What is wrong with a game that comes from outside: a file, a link, a save, an option.

not-a-game = Das ist keine Partie von Hustings.
not-json = Das ist keine Partie von Hustings: Es lässt sich nicht als JSON lesen.
not-text = Das ist keine Partie von Hustings: Es ist kein Text.
too-long = Das ist zu lang für eine Partie von Hustings.
too-much = Das ist keine Partie von Hustings: Es enthält mehr, als auf einen Tisch passt.
# name: of a game, as the file or link has it.
no-such-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
seats = { $title } wird mit { $first } bis { $last } Plätzen gespielt.
no-option = { $title } hat keine Option „{ $name }“.
option-values = „{ $option }“ kann { LIST($values, type: "unit") } sein, nicht „{ $given }“.
options-unreadable = Die Optionen dieser Partie lassen sich nicht lesen.
moves-unreadable = Die Aktionen dieser Partie lassen sich nicht lesen.
too-many-moves = Diese Partie hat mehr als { $most } Aktionen.
most-moves = Eine Partie kann nicht mehr als { $most } Aktionen haben.
seed = Ein Startcode ist ein Text aus 1 bis { $most } gewöhnlichen Zeichen.
no-rules = Diese Partie sagt nicht, nach welchen Regeln sie gespielt wurde.
newer-game = Diese Partie stammt aus einer neueren Version von Hustings; lade die Seite neu.

## Dateien

file-empty = Diese Datei ist leer.
file-one-file = Diese Datei ist Hustings selbst, der ganze Tisch in einer Datei, und kein Spielstand. Öffne sie zum Spielen in einem Browser.
file-web-page = Diese Datei ist eine Webseite und kein Spielstand.
file-typographic = Diese Datei hat typografische Anführungszeichen („ “), wie Textverarbeitungen sie schreiben. Ein Spielstand braucht gerade ("): Ersetze sie, oder speichere die Partie noch einmal.

## Links

link-newer = Dieser Link stammt aus einer neueren Version von Hustings; lade die Seite neu.
link-damaged = Dieser Link ist beschädigt: Keine Partie lässt sich daraus lesen.
link-letters = Dieser Link ist beschädigt: Er enthält Zeichen, die in keinem Link von Hustings vorkommen.
link-too-long = Dieser Link ist zu lang für eine Partie von Hustings.
link-cut = Dieser Link ist abgeschnitten oder beschädigt; { moves-recovered }.
# A link whose checksum is that of other moves.
link-edited = Die Aktionen in diesem Link passen nicht zu seiner Prüfsumme: Jemand hat sie verändert.
link-cut-notes = Dieser Link ist abgeschnitten oder beschädigt; { moves-recovered }. Seine Notizen sind verloren.
moves-recovered = { $moves ->
    [one] 1 Aktion ließ sich retten
   *[other] { $moves } Aktionen ließen sich retten
 }
link-notes-lost = Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, ihre Notizen sind verloren.
link-notes-recovered = Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, ihre Notizen ließen sich retten.
link-notes-some = Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, { $kept } von { $total } Notizen ließen sich retten.

## Aktionen

# token: a move as a file or link has it, such as “border.12”.
not-a-move = „{ $token }“ ist keine Aktion dieses Spiels.
too-many-numbers = „{ $verb }“ verträgt nicht so viele Zahlen.
# Words that a player may type between the parts of a move, and that mean nothing.
fillers = der die das den dem des ein eine einen einem einer und an am auf aus bei bis durch für im in ins mit nach über um von vom vor zu zum zur
not-possible = Diese Aktion ist jetzt nicht möglich.
no-such-move = Diese Partie hat keine Aktion { $number }.
# number: which move of the game, counted from 1.
move-no-seat = Aktion { $number } („{ $token }“) sagt nicht, von welchem Platz sie kommt.
move-unknown = Aktion { $number } („{ $token }“) ist keine Aktion dieses Spiels.
move-after-end = Aktion { $number } („{ $token }“) kommt nach dem Ende der Partie.
move-illegal = Aktion { $number } („{ $token }“) ist dort nicht erlaubt.

## Notizen an Momenten einer Partie

not-annotated = Das ist keine Partie von Hustings mit Notizen.
notes-newer = Diese Notizen stammen aus einer neueren Version von Hustings; lade die Seite neu.
notes-no-list = Die Notizen dieser Partie sind keine Liste von höchstens { $most }.
note-unreadable = Eine der Notizen dieser Partie lässt sich nicht lesen.
note-asks-beyond = Eine Notiz verlangt Aktionen nach der letzten von { $moves }.
note-lights = Eine Notiz zeigt auf etwas, das es nicht gibt.
note-answers = Die Antworten einer Notiz lassen sich nicht lesen.
# field: which part of a note is meant, as the file calls it.
note-no-moment = Eine Notiz dieser Partie gehört zu keiner ihrer Aktionen ({ $field }).
note-field = Eine Notiz dieser Partie lässt sich nicht lesen ({ $field }).
note-no-text = Eine Notiz dieser Partie hat als „{ $field }“ etwas anderes als einen Text.
note-too-long = Eine Notiz dieser Partie ist länger als { $most } Zeichen („{ $field }“).
