### The home page, and setting up a game.

## Die Startseite

games = Spiele
choose-game = Wähle ein Spiel
open-file = Datei öffnen
open-file-help = Ein Spielstand oder eine Sicherung
open-link = Link öffnen
open-link-help = Füge einen Link zu einer Partie ein, egal aus welchem Exemplar von Hustings. Text drumherum stört nicht.
open-link-field = Link
open-link-go = Öffnen
back-up = Sichern
back-up-help = Alle deine Partien und Einstellungen in einer Datei
save-table = Tisch speichern
offline = Auch ohne Netz spielbereit.
today = Spiel des Tages
# bot: "Normal bot".
today-facts = { $bot } · für alle dasselbe Spiel; um Mitternacht kommt ein neues
# The heading above the puzzle and the game of the day.
daily = Heute neu
# The puzzle of the day is one of another game than the game of the day.
puzzle-is = Ein Zug in { $game }, für alle derselbe
puzzle-facts = Dauert ein bis zwei Minuten.
puzzle-solved = Gelöst. Morgen gibt es ein neues.
puzzle-row = { $puzzles } Rätsel in Folge.
puzzle-badge = ?
solve = Lösen
# Today's game once it was begun. stands: whose turn it is, or who won.
today-begun = Du hast es begonnen: { $stands }
today-played = Du hast es gespielt: { $stands }
# The same once its result counts.
today-done = { $won ->
    [yes] Du hast es gewonnen.
   *[no] Du hast es gespielt.
 }
play = Spielen
learn = Lernen
look-back = Rückblick
# How many players a game is for, how many minutes it takes, how much there is to learn.
game-facts = { $most ->
    [1] 1 Person
   *[other] { $fewest }–{ $most } Personen
 } · { $minutes }{"\u00A0"}Min. · { $effort ->
    [1] leicht zu lernen
    [2] einige Regeln
   *[other] viele Regeln
 }

## Aufbewahrte Partien

kept-games = Deine Partien
# The games that have ended, as a part of the page.
ended-games = Deine beendeten Partien
continue-game = Fortsetzen
finished-games = Beendete Partien ({ $games })
unreadable = Diese Version kann eine deiner Partien nicht anzeigen. Die Partie bleibt, wie sie ist.
download-it = Herunterladen
more-saves = Mehr zeigen ({ NUMBER($saves, useGrouping: "always") } ausgeblendet)
# A kept game: when it was last played, and its seed.
kept-since = { $age } · Startcode { $seed }
age-unknown = Datum unbekannt
age-now = gerade eben
age-minutes = vor { $minutes }{"\u00A0"}Min.
age-hours = { $hours ->
    [one] vor 1 Stunde
   *[other] vor { $hours } Stunden
 }
age-days = { $days ->
    [1] gestern
   *[other] vor { $days } Tagen
 }
# A button of a kept game that has a name, or is called by its game.
delete-game-of = Diese Partie löschen: { $title }
# The same where it is not known which game it is.
delete-unknown = Diese Partie löschen
name-game = Partie benennen
name-game-field = Name
name-game-done = Fertig

## Die Demo: Bots spielen von jedem Spiel ein Stück

watch-games = Spiele zum Zusehen
watch-what = Bots spielen von jedem Spiel eine halbe Minute. Die Spiele selbst folgen darunter.
watch-which = Welches Spiel du siehst
watch-game = { $game } ansehen
watch-stop = Demo anhalten
watch-on = Demo abspielen

## Ein Spiel vorbereiten

seats = Plätze
seat-name = Name für Platz { $number }
seat-kind = Wer auf Platz { $number } sitzt
options = Optionen
taking-back = Zurücknehmen
taking-back-fair = Nur was fair ist
taking-back-any = Alles
taking-back-help = Fair: deine letzten Entscheidungen, solange danach nichts gewürfelt, gezogen oder aufgedeckt wurde und niemand sonst (auch kein Bot) gespielt hat.
seed = Startcode
seed-is = { seed }: { $seed }
seed-help = Mit demselben Startcode haben alle dieselben Würfe und Ziehungen. Wer ihn kennt, kann ausrechnen, was gewürfelt und gezogen wird, auch verdeckte Hände.
another-seed = Neuer Startcode
start = Spiel beginnen
# The set-up in one line. people: their names; empty where only bots play.
setup-people = { LIST($people) } · Startcode { $seed }
setup-against-bots = { LIST($people) } gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
 } · Startcode { $seed }
# The same where all are one team.
setup-with-bots = { LIST($people) } mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
 } · Startcode { $seed }
setup-only-bots = Nur { bots-counted } · Startcode { $seed }
bots-counted = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
 }
# What the bots of one level are like, and how strong the level is.
# manner: a sentence; level: "Easy bot"; about: "Takes what it can get."
bots-manner = { $manner } { $level }: { $about }
# Why the level of the bots is proposed: for a first game, and once levels were beaten, the lowest first.
level-first = Zum Einstieg passt die Stufe { $level }.
level-next = Schon besiegt: { LIST($levels) }. Als Nächstes kommt { $level }.
# How often such a game was won: in words, as a percentage or between two, and of how many games.
odds = { $team ->
    [yes] Ein Team, das wie Stufe Normal spielt, gewinnt
   *[no] Spielst du so gut wie Stufe Normal, gewinnst du
 } { $often ->
    [nearly-every] fast jede Partie
    [five-in-six] etwa fünf von sechs Partien
    [three-in-four] etwa drei von vier Partien
    [two-in-three] etwa zwei von drei Partien
    [every-other] etwa jede zweite Partie
    [one-in-three] etwa jede dritte Partie
    [one-in-four] etwa jede vierte Partie
    [one-in-six] etwa jede sechste Partie
    [one-in-ten] etwa jede zehnte Partie
   *[hardly-any] kaum eine Partie
 } ({ $between ->
    [yes] { $least } bis {""}
   *[no] {""}
 }{ $most }{"\u00A0"}% von { $games } Testpartien).
