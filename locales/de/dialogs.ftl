### The boxes over the page: menu, sharing, preferences, keys, about, deleting.

## Das Menü

undo-turn = Zug zurücknehmen
undo-all = Zurück zur ersten Aktion
new-same-seed = Neustart, gleicher Startcode
new-other-seed = Neustart, neuer Startcode
download-game = Diese Partie herunterladen
picture-png = Bild des Spielplans (PNG)
picture-svg = Bild des Spielplans (SVG)
full-screen = { $full ->
    [on] Vollbild beenden
   *[off] Vollbild
 }
save-table = Diesen Tisch als Datei speichern
leave = Verlassen (Partie bleibt)
# A part of the name of a picture's file.
after-move = aktion-{ $move }
picture-title = { $game }: { $summary }

## Teilen

share-help = Der Link enthält die ganze Partie, aber nicht die Namen.
share-file = Diese Seite ist eine Datei auf diesem Gerät und gehört zu keiner Website, deshalb lässt sich nur die Partie selbst verschicken. Wer den Text bekommt, braucht auch die Datei und fügt den Text unter „Link öffnen“ ein.
share-site = Diese Seite ist eine Datei auf diesem Gerät. Ihre Links führen zu der Website, von der sie stammt: { $site }
share-start = Derselbe Anfang
    .help = Gleicher Startcode, zum Vergleichen.
share-game = Die Partie bis hierher
    .help = Öffnet sich bei der letzten Aktion, spielbereit.
share-moment = Dieser Moment
    .help = Öffnet sich da, wo du gerade hinsiehst.
copy = Kopieren, teilen
copied = Kopiert.
copy-failed = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn von Hand.
# The field that a link stands in; what: where the link leads, "The same start".
link-of = Link: { $what }
qr = QR-Code
qr-of = QR-Code: { $what }
qr-start = Stattdessen den Anfang als QR-Code
qr-too-long = Dieser Link hat { NUMBER($letters, useGrouping: "always") } Zeichen, mehr als die { NUMBER($most, useGrouping: "always") }, die ein QR-Code gut fasst. Kopiere den Link oder speichere die Partie als Datei.

## Einstellungen

pref-name = { $pref ->
    [theme] Farben
    [pace] Tempo der Anzeige
    [auto] Erzwungene Aktionen
    [skip] Wenn du nicht reagieren kannst
    [confirm] Vor Zugende, Wurf oder Ziehung
    [coach] Tipps in den ersten Partien
    [keys] Buchstabentasten
    [listen] Mit einem Screenreader
    [names] Namen in Links an Mitspielende
    [sound] Ton
    [buzz] Vibrieren vor deinem Zug
   *[wake] Bildschirm beim Spielen
 }
pref-value = { $pref ->
    [theme] { $value ->
        [auto] Wie das System
        [light] Hell
        [dark] Dunkel
       *[contrast] Hoher Kontrast
     }
    [pace] { $value ->
        [step] Schritt für Schritt
        [quarter] 0,25×
        [half] 0,5×
        [normal] 1×
        [double] 2×
       *[instant] Sofort
     }
    [auto] { $value ->
        [on] Automatisch spielen
       *[off] Fragen
     }
    [skip] { $value ->
        [on] Automatisch passen
       *[off] Fragen
     }
    [confirm] { $value ->
        [on] Fragen, wenn etwas gewählt wurde
       *[off] Gleich weiter
     }
    [listen] { $value ->
        [on] Nach jedem fremden Zug warten
       *[off] Zusammenfassung vor deinem Zug
     }
    [names] { $value ->
        [on] Mitschicken
       *[off] Weglassen
     }
    [sound] { $value ->
        [off] Aus
        [soft] Leise
       *[full] Laut
     }
    [wake] { $value ->
        [on] Bleibt an
       *[off] Wie das Gerät
     }
   *[other] { $value ->
        [on] An
       *[off] Aus
     }
 }
# A key has changed a preference.
pref-now = { pref-name }: { pref-value }.
# Offered once, to those who begin with the keyboard.
listen-offer = Benutzt du einen Screenreader? Hustings kann nach jedem fremden Zug warten, bis du die Leertaste drückst.
listen-take = Auf mich warten
listen-leave = Nein, nur eine Zusammenfassung
backup-title = Partien und Einstellungen
backup-make = Sicherung herunterladen
backup-open = Sicherung öffnen

## Tasten

# Combinations of keys that do the same; key: a capital letter.
combinations = { LIST($keys, type: "disjunction") }
combination = { $control ->
    [yes] Strg+
   *[no] {""}
 }{ $shift ->
    [yes] Umschalt+
   *[no] {""}
 }{ $key }
keys-tab = Tab
    .does = zum Spielplan, zu den Knöpfen, zum Verlauf
keys-arrows = Pfeile
    .does = auf dem Spielplan und im Verlauf weitergehen
keys-ends = Pos1, Ende
    .does = erster und letzter Ort des Spielplans
keys-next = N, P
    .does = nächster und voriger Ort, den du wählen kannst
keys-letters = Buchstaben
    .does = zu diesem Ort gehen; ist der Buchstabe belegt, zuerst Umschalt
keys-enter = Enter
    .does = wählen
keys-digits = 1–9
    .does = eine angebotene Möglichkeit wählen
keys-space = Leertaste oder Esc
    .does = überspringen, was gerade läuft; zweimal: alles
keys-past = ← →, Pos1, Ende
    .does = im Rückblick schrittweise vor und zurück
keys-periods = Bild auf, Bild ab
    .does = im Rückblick zur vorigen oder nächsten Runde (oder was das Spiel statt Runden hat)
keys-escape = Esc
    .does = schließen, Rückblick oder Rat verlassen, neu wählen
keys-question = ?
    .does = die Regel zu dem Ort oder Knopf, auf dem du bist; sonst diese Tasten
keys-click = Rechtsklick
    .does = dasselbe für das Angeklickte; ebenso ein langer Druck
shortcut-undo = zurücknehmen
shortcut-redo = wiederholen
shortcut-sound = Ton aus, leise oder laut
shortcut-menu = das Menü
shortcut-home = zur Startseite
shortcut-type = eine Aktion eintippen
shortcut-happened = hören, was seit deinem letzten Zug geschah
shortcut-standing = hören, wie es für dich steht
shortcut-choices = hören, was du wählen kannst
shortcut-place = hören, was an deinem Ort zu sehen ist

## Info

about-title = Über Hustings
about-table = Ein Tisch für Wahlspiele, der ganz in deinem Browser läuft. Nichts, was du hier tust, verlässt dieses Gerät, es sei denn, du verschickst selbst einen Link.
about-licence = Hustings ist freie Software unter der MIT-Lizenz; die beiliegende Datei NOTICE.md nennt alles, worauf es aufbaut.
about-games = Die Spiele
about-source = Der Quelltext
about-no-source = Wer dieses Exemplar hier bereitgestellt hat, sagt nicht, wo der Quelltext liegt.
made-of = Version { $release }, Build { $build }.
licences = Alle Lizenzen
licences-coming = Die Lizenzen werden geladen.
licences-failed = Die Lizenzen ließen sich nicht laden.

## Was aufbewahrt wird, und wie man es löscht

kept-title = Was auf diesem Gerät gespeichert ist
kept-games = { $games ->
    [0] Noch keine Partie.
    [one] 1 Partie, nach jeder Aktion gespeichert.
   *[other] { $games } Partien, nach jeder Aktion gespeichert.
 }
kept-else = Außerdem deine Einstellungen, deine letzte Vorbereitung zu jedem Spiel und die Seite selbst, damit sie auch ohne Netz läuft. Alles liegt in diesem Browser und nirgends sonst.
forget = Alles löschen
forget-asked = Das löscht alle deine Partien, deine Einstellungen und die Offline-Kopie dieser Seite aus diesem Browser. Rückgängig machen lässt sich das nicht, doch eine Sicherung kannst du wieder öffnen.
forget-limits = Eine Partie, die in einem anderen Tab offen ist, wird wieder gespeichert, wenn sie weitergeht: Schließe also zuerst die anderen Tabs. Adressen im Verlauf deines Browsers bleiben, bis du ihn löschst.
forget-not = Alles behalten
forgotten = Alles ist gelöscht: In diesem Browser ist nun nichts mehr von Hustings gespeichert. Was du von jetzt an tust, wird wieder gespeichert.
forgotten-partly = Dieser Browser hat nicht alles gelöscht. Deine Partien sind von dieser Seite verschwunden, doch der Rest liegt vielleicht noch auf diesem Gerät. Versuch es noch einmal, oder lösche die Daten dieser Website in den Einstellungen des Browsers.
delete-title = Eine Partie löschen
delete-for-good = { $game } endgültig löschen? Es gibt kein Zurück.
# The same where it is not known which game it is.
delete-unknown-for-good = Diese Partie endgültig löschen? Es gibt kein Zurück.
keep-it = Behalten
delete-it = Löschen
