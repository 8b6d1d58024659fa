### A season: the five games as one election campaign.

title = Eine Saison
# On the home page and in the dialog, before a season. games: 5.
about = Ein Wahlkampf in fünf Kapiteln, von der Vorwahl bis zum Parteitag. Jedes Ergebnis ändert, wie das nächste Kapitel beginnt. Dauert etwa eine Stunde.
start = Saison beginnen
# On the card of the home page.
teaser = Alle fünf Spiele als ein Wahlkampf: Jedes Ergebnis ändert, wie das nächste beginnt.
facts = 1 Person · { $games } Spiele
begin = Beginnen
# On the home page. chapter: 3. chapters: 5. name: “the districts”.
chapter-of = Kapitel { $chapter } von { $chapters }, { $name }
go-on = Weiter
next = Nächstes Kapitel: { $game }
# won: chapters won. most: the most points there are.
over = Die Saison ist vorbei: { $won } von { $chapters } Kapiteln gewonnen, { $points } von { $most } Punkten.
chapters = Die fünf Kapitel
# A chapter in the list. game: “Early States”.
listed = { $name }: { $game }
seed = Startcode dieser Saison: { $seed }
seed-field = Oder die Saison zu einem Startcode
seed-help = Zwei Leute mit demselben Startcode haben in allen fünf Spielen dasselbe Glück.
counted = Ein Kapitel zählt einmal, mit seinem ersten Ergebnis. Revanche oder Zurücknehmen ändert daran nichts.
points-help = Ein klarer Sieg zählt 2 Punkte, jeder andere 1.
delete = Diese Saison löschen
delete-unread = Löschen
delete-asked = Ihre Ergebnisse und ihr Platz in der Bilanz gehen endgültig verloren. Die Partien ihrer Kapitel bleiben.
delete-not = Behalten
save-unread = Als Datei speichern
unread = Eine gespeicherte Saison lässt sich nicht lesen. Sie bleibt auf diesem Gerät, bis du sie löschst.
# In the record. seasons: finished ones. best: the most points.
past = { $seasons ->
    [one] 1 Saison beendet. Rekord: { $won } von { $chapters } Kapiteln gewonnen, { $points } von { $most } Punkten.
   *[other] { $seasons } Saisons beendet. Rekord: { $won } von { $chapters } Kapiteln gewonnen, { $points } von { $most } Punkten.
 }

## Die Kapitel

primary = Die Vorwahl
tour = Die Tour
districts = Die Wahlkreise
polling-day = Der Wahltag
convention = Der Parteitag

## Was ein Ergebnis ändert, gesagt vor dem nächsten Kapitel

primary-opens = Die Vorwahl eröffnet die Saison: Die Gegenseite spielt auf Stufe Normal.
tour-clear = Du hast die Vorwahl klar gewonnen: Auf der Tour ist die Gegenseite müde und spielt auf Stufe Leicht.
tour-won = Du hast die Vorwahl gewonnen: Auf der Tour spielt die Gegenseite auf Stufe Normal.
tour-lost = Du hast die Vorwahl verloren: Auf der Tour spielt die Gegenseite auf Stufe Normal, und die Reihenfolge der Wahlen wird ausgelost.
districts-clear = Du hast die Tour klar gewonnen: Die Gegenseite zieht die Wahlkreise auf Stufe Leicht, und alle Plättchen liegen offen.
districts-won = Du hast die Tour gewonnen: Die Gegenseite zieht die Wahlkreise auf Stufe Normal, und alle Plättchen liegen offen.
districts-lost = Du hast die Tour verloren: Die Gegenseite zieht die Wahlkreise auf Stufe Normal, und die Werte der Plättchen bleiben verdeckt, bis ihr Wahlkreis geschlossen ist.
polling-clear = Du hast die Wahlkreise klar gewonnen: Das Land ist dir wohlgesinnt, und der Wahltag wird leicht.
polling-won = Du hast die Wahlkreise gewonnen: Am Wahltag ist alles offen.
polling-lost = Du hast die Wahlkreise verloren: Das Land misstraut dir, und der Wahltag wird schwer.
convention-clear = Der Wahltag lief bestens: Du sitzt beim Parteitag auf Platz 1, und die Gegenseite spielt auf Stufe Leicht.
convention-won = Der Wahltag lief gut: Die Gegenseite sitzt beim Parteitag auf Platz 1 und spielt auf Stufe Leicht.
convention-lost = Der Wahltag lief schlecht: Die Gegenseite sitzt beim Parteitag auf Platz 1 und spielt auf Stufe Normal.

## Das Ergebnis eines Kapitels in der Liste

# standing: “5 to 3”.
score-clear = Klar gewonnen, { $standing }
score-won = Gewonnen, { $standing }
score-lost = Verloren, { $standing }
# A part of the name of a file.
file = saison

## Die Zeitung am Ende

paper = Die Zeitung lesen
# In the record. seed: “calm-otter-42”. most: the most points there are.
paper-of = Zeitung: { $points } von { $most } Punkten, Startcode { $seed }
# Unfolds the newspapers of earlier seasons.
older-papers = { $papers ->
    [one] 1 ältere Zeitung
   *[other] { $papers } ältere Zeitungen
 }
paper-title = Die Zeitung der Saison
# The name of the newspaper, in large letters at its top.
paper-name = Der Hustings-Bote
# Read out in place of the picture. headline: “Clean sweep: all five chapters won”.
paper-label = Bild der Titelseite: { $headline }
paper-help = Mitgeschickt werden die Zeile und die Adresse dieser Website.
paper-print = Die Zeitung drucken
paper-words = Die Titelseite in Worten
paper-selected = Kopieren ist hier nicht erlaubt. Die Zeile ist markiert: Kopiere sie von Hand.
# A part of the name of the picture’s file.
paper-file = zeitung
paper-seed = Startcode { $seed }
paper-won = { $won } von { $chapters } Kapiteln gewonnen
paper-points = { $points } von { $most } Punkten
# A season as one line to paste elsewhere.
paper-line = Hustings, eine Saison: { paper-won }, { paper-points }. (Startcode { $seed })

## Die Schlagzeile einer Saison nach ihrer Summe, und der Satz darunter

landslide = Erdrutsch: fünf klare Siege in fünf Kapiteln
landslide-line = Mehr Punkte gibt keine Saison her.
sweep = Alles abgeräumt: alle fünf Kapitel gewonnen
sweep-line = Kein Kapitel ging verloren. { clear-wins }
four = Starke Saison: vier von fünf Kapiteln gewonnen
four-line = Ein Kapitel ging verloren. { clear-wins }
three = Eine Mehrheit: drei von fünf Kapiteln gewonnen
three-line = Zwei Kapitel gingen verloren. { clear-wins }
two = Knapp keine Mehrheit: zwei von fünf Kapiteln gewonnen
two-line = Drei Kapitel gingen verloren. { clear-wins }
one = Ein einziger Sieg in fünf Kapiteln
one-line = Vier Kapitel gingen verloren. { $clear ->
    [0] Ein klarer Sieg war es nicht.
   *[other] Immerhin war es ein klarer Sieg.
 }
none = Fünf Kapitel, kein einziger Sieg
none-line = Derselbe Startcode bringt noch einmal dasselbe Glück.
# clear: chapters won clearly.
clear-wins = { $clear ->
    [0] Ein klarer Sieg war nicht dabei.
    [one] Einer der Siege war klar.
   *[other] { $clear } Siege waren klar.
 }

## Die Schlagzeile eines Kapitels nach seinem Ergebnis

primary-is-clear = Klarer Sieg in der Vorwahl
primary-is-won = Die Vorwahl ist gewonnen
primary-is-lost = Die Vorwahl ist verloren
tour-is-clear = Die Tour endet mit einem klaren Sieg
tour-is-won = Die Tour ist gewonnen
tour-is-lost = Die Tour ist verloren
districts-is-clear = Die Wahlkreise sind klar gewonnen
districts-is-won = Die Wahlkreise sind gewonnen
districts-is-lost = Die Wahlkreise sind verloren
polling-is-clear = Klarer Sieg am Wahltag
polling-is-won = Der Wahltag ist gewonnen
polling-is-lost = Der Wahltag ist verloren
convention-is-clear = Klarer Sieg auf dem Parteitag
convention-is-won = Der Parteitag ist gewonnen
convention-is-lost = Der Parteitag ist verloren
