### Storage, files, links, new versions, faults.

## Partien aufbewahren

download = Herunterladen
storage-off = Dieser Browser speichert nichts für diese Seite. Du kannst weiterspielen; lade die Partie herunter, um sie zu behalten.
storage-full = Der Speicher des Browsers ist voll, deshalb wird diese Partie nicht gespeichert. Lade sie herunter, oder lösche Partien, die du nicht mehr brauchst.
storage-slow = Dieser Browser schreibt deine Aktionen nicht sofort auf die Festplatte; bei einem Absturz wären die letzten verloren. Beende den Browser wie gewohnt oder lade die Partie herunter, dann bleiben sie erhalten.
keeping = Die letzte Aktion wird gespeichert …
in-use = Diese Partie wird in einem anderen Tab gespielt, deshalb wurde sie nicht gelöscht.
not-deleted = Der Browser hat nicht alles von dieser Partie gelöscht. Beim nächsten Öffnen versucht diese Seite es noch einmal.
went-on = Diese Partie ging in einem anderen Tab anders weiter. Beide Fassungen bleiben erhalten; hier spielst du deine eigene.
set-aside = Diese Partie ließ sich nicht anzeigen. Sie bleibt, wie sie ist, und lässt sich unten herunterladen; alles andere geht ohne sie weiter.
kept-as-it-was = Die Partie, wie sie war, bleibt auf der Startseite.

## Dateien

table-failed = Dieser Browser konnte die Datei nicht erstellen. Deine Partien bleiben, wo sie sind.
picture-failed = Dieser Browser konnte das Bild nicht erstellen.
file-too-large = Diese Datei ist viel zu groß für eine Partie von Hustings und wurde deshalb nicht gelesen.
file-no-text = Diese Datei ist kein Spielstand: Sie ist kein Text.
file-failed = Diese Datei ließ sich nicht lesen.
no-save = Das ist kein Spielstand von Hustings.
other-version = Diesen Spielstand hat eine andere Version von Hustings geschrieben; diese hier kann ihn nicht lesen.
same-here = Diese Partie hast du schon: Sie öffnet sich dort, wo du aufgehört hast.
# A game of a link that went further on this device.
further-here = Hier bist du in dieser Partie schon { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
 } weiter: Sie öffnet sich dort, wo du aufgehört hast.
# In somebody else's frame, where it is sure that a download failed, and where it may have.
download-barred = Nichts wurde heruntergeladen: Die Seite, in die Hustings eingebettet ist, erlaubt es nicht. Öffne es in einem eigenen Tab, um Dateien zu speichern.
download-maybe-barred = Falls keine Datei angekommen ist, erlaubt die Seite, in die Hustings eingebettet ist, kein Herunterladen: Öffne es in einem eigenen Tab, um Dateien zu speichern.
# twice: how many of these games went on differently on this device.
carried = { $games ->
    [one] Eine Partie kam
   *[other] { $games } Partien kamen
 } mit dieser Datei.{ $twice ->
    [0] {""}
    [one] {" "}{ $games ->
        [one] Sie
       *[other] Eine davon
     } ging hier anders weiter, deshalb bleiben beide Fassungen erhalten.
   *[other] {" "}{ $twice } davon gingen hier anders weiter, deshalb bleiben jeweils beide Fassungen erhalten.
 }
# What was taken from a backup. twice: games beside others that went on differently; left: games that
# are here already; results: of finished games, for the player's record; season, learned: whether seasons,
# and lessons or puzzles, came alone, too, or not (none); preferences: whether they came, stayed as they are, or are the same.
restored = { $games ->
    [0] { $results ->
        [0] { $season ->
            [alone] Übernommen: deine Saisons.
           *[other] { $learned ->
                [alone] Übernommen: Lektionen und Rätsel.
               *[other] In dieser Sicherung war nichts neu.
             }
         }
        [one] Übernommen: 1 Ergebnis.
       *[other] Übernommen: { $results } Ergebnisse.
     }
    [one] Übernommen: 1 Partie.
   *[other] Übernommen: { $games } Partien.
 }{ $twice ->
    [0] {""}
    [one] {" "}1 Partie ging hier anders weiter: Beide Fassungen bleiben erhalten.
   *[other] {" "}{ $twice } Partien gingen hier anders weiter: Jeweils beide Fassungen bleiben erhalten.
 }{ $left ->
    [0] {""}
    [one] {" "}1 Partie ist hier schon gleich weit oder weiter und blieb unberührt.
   *[other] {" "}{ $left } Partien sind hier schon gleich weit oder weiter und blieben unberührt.
 }{ $season ->
    [too] {" "}Auch deine Saisons sind dabei.
   *[other] {""}
 }{ $learned ->
    [too] {" "}Auch Lektionen und Rätsel sind dabei.
   *[other] {""}
 }{ $preferences ->
    [came] {" "}Die Einstellungen sind übernommen.
    [stayed] {" "}Deine Einstellungen bleiben, wie sie sind.
   *[same] {""}
 }
# A game that was begun under earlier rules.
old-rules-legal = Diese Partie begann unter früheren Regeln. Alle ihre Aktionen sind noch erlaubt, und sie geht nach den heutigen Regeln weiter; ein Ergebnis zählt vielleicht anders.
# kept: how many of its moves are still legal. trouble: a sentence on what is wrong with the next one.
old-rules = Diese Partie begann unter früheren Regeln. Noch erlaubt: { $kept } von { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
 }. { $trouble } Von dort geht es nach den heutigen Regeln weiter.

## Neue Versionen und Fehler

new-version = Eine neue Version von Hustings ist da.
files-gone = Auf der Website liegt eine neue Version von Hustings; Dateien der bisherigen fehlen dort schon. Aktualisiere, um weiterzumachen; deine Partien bleiben erhalten.
update = Aktualisieren
later = Später
game-arriving = { $game } wird geladen …
game-not-fetched = { $game } ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
internal-error = In Hustings selbst ist etwas schiefgegangen. Deine Partie bleibt erhalten; verschwindet diese Zeile nicht, lade die Seite neu.
not-drawn = Die Seite ließ sich nicht darstellen.
thinker-again = Der Browser hat die Bots angehalten. Sie wurden neu gestartet, und die Partie geht weiter.
thinker-slow = Die Bots brauchen auf diesem Gerät lange zum Starten. Die Partie geht von selbst weiter, sobald sie bereit sind; nach einer halben Minute denkt diese Seite für sie.
thinker-here = Der Browser hat die Bots noch einmal angehalten. { page-thinks }
thinker-unstarted = Die Bots ließen sich nicht starten: Dieses Gerät hat vielleicht zu wenig Speicher. { page-thinks }
thinker-unfetched = Die Bots ließen sich nicht laden: Vielleicht ist das Netz weg oder die Website nicht erreichbar. { page-thinks }
page-thinks = Diese Seite denkt nun für sie und reagiert dabei vielleicht langsam.
language-unavailable = Die Texte der gewählten Sprache kamen nicht an, deshalb spricht die Seite vorerst Englisch. Lade sie neu, um es noch einmal zu versuchen.
part-unavailable = Ein Teil von Hustings, der dafür nötig ist, ließ sich nicht laden: Vielleicht ist das Netz weg oder die Website nicht erreichbar. Deine Partien bleiben, wo sie sind.

## Was an einem Link oder Klick nicht stimmt

no-table = Auf dem Tisch ist keine Partie.
link-too-long = Dieser Link ist zu lang für eine Partie von Hustings.
link-kinds = Der Link sagt nicht, wer wo sitzt, deshalb gehört jeder Platz einer Person.
link-empty = Dieser Link nennt kein Spiel.
link-none = In diesem Text ist kein Link von Hustings.
link-seats = Dieser Link nennt eine andere Zahl von Plätzen, als seine Partie hat.
no-such-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
no-moment = „{ $text }“ ist kein Moment einer Partie, deshalb öffnet sich der Link bei der letzten Aktion.
no-option = { $game } hat keine Option „{ $name }“: Dieser Teil des Links wurde weggelassen.
# known: how a link writes who can sit at a seat, "bot:easy".
wrong-kind = Ein Platz kann { LIST($known, type: "unit") } sein, nicht „{ $kind }“.
wrong-size = { $game } wird mit { $fewest } bis { $most } Plätzen gespielt.
