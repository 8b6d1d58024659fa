### Words of several screens: the name, who sits at a table, seeds.

title = Hustings
tagline = Wahlspiele in einer Schachtel. Ohne Anmeldung: Deine Partien bleiben auf deinem Gerät.
# The document's title while a game is on the table, or of a page beside it.
page-title = { $game } · { title }

## Knöpfe und Überschriften auf vielen Seiten

home = Startseite
rules = Regeln
share = Teilen
keys = Tasten
menu = Menü
preferences = Einstellungen
about = Info
language = Sprache
# What a language calls itself: the same in every language.
language-name = { $language ->
    [de] Deutsch
    [fr] Français
   *[en] English
 }
close = Schließen
hide = Ausblenden
choose-again = Neu wählen
# A button that does nothing now: its label, and why.
label-disabled = { $label }: { $why }
# Something and what is said of it: "Easy bot: Takes what it can get."
about-this = { $name }: { $says }

## Wer am Tisch sitzt

# Names of people whom nobody has named, by their number from 0.
person-name = { $number ->
    [0] Ada
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Esi
   *[other] Finn
 }
# The same for bots.
bot-name = { $number ->
    [0] Iris
    [1] Juno
    [2] Kit
    [3] Lou
    [4] Moss
   *[other] Nell
 }
# The name of a seat, counted from 1, for which no other is left.
seat-name = Platz { $number }
person = Person
# The levels of bots. As a name, so that no sentence has to inflect it: "der Bot Normal".
bot-level = { $level ->
    [easy] Bot Leicht
    [normal] Bot Normal
    [hard] Bot Schwer
   *[expert] Bot Experte
 }

## Was ein Startcode und ein Link verraten

same-luck = Der Startcode ist derselbe: Was du dort an Würfen, Ziehungen und Händen gesehen hast, kann verraten, was hier kommt.
gives-away = Wer den Link zu einer Partie oder ihre Datei hat, kann kommende Würfe, jede Hand und jede verdeckte Wahl herausfinden und Aktionen verändern. Spiel per Link nur mit Leuten, denen du vertraust.
started-again = Dies ist eine neue Partie; die andere bleibt erhalten. { same-luck }
# A game that begins at a moment of another.
branched-off = Ab Aktion { $move } ist dies eine eigene Partie; die andere bleibt erhalten. { same-luck }

## Teile aller Spiele

# A picture of a die. shows: its number, or what its face is called.
die = Würfel: { $shows }
