### The player's record on this device: results of finished games, daily games, levels beaten.

title = Meine Bilanz
# Before the first result.
none = Spiel eine eigene Partie zu Ende, gegen Bots, allein oder im Team, und hier steht ihr Ergebnis.
# What is counted.
counted = Das erste Ergebnis jeder Partie zählt; Wiederholungen mit demselben Startcode und Partien, in denen sich alles zurücknehmen lässt, zählen nicht.
delete = Meine Bilanz löschen
delete-asked = Alle Ergebnisse auf diesem Gerät löschen? Deine Partien und gelösten Rätsel bleiben.
delete-not = Behalten

## Die Spiele des Tages

daily = Spiele des Tages
streak = { $days ->
    [0] Noch keine Serie: Bring das Spiel des Tages zu Ende.
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
 } Ein verpasster Tag wird verziehen.
# Of today's game; days: 2 or more. about: what it is.
streak-and = { $days } Tage in Folge · { $about }
# The heads of the calendar's columns.
weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
 }
# A day of the calendar, read out. day: "26 November".
day-won = { $day }: { $game }, gewonnen
day-lost = { $day }: { $game }, nicht gewonnen
day-missed = { $day }: nicht gespielt
day-press = { $result }. { $press ->
    [look] Die Partie ansehen.
    [again] Dieselbe Partie noch einmal spielen.
    [today] Jetzt spielen.
   *[late] Jetzt spielen; das zählt nicht.
 }
calendar-help = Ein Tag zeigt seine Partie, ein verpasster lässt sich nachspielen. Nachgespielte Partien zählen nicht.
day-game = { $date }: { $game }
day-result = { $won ->
    [yes] Gewonnen
   *[no] Nicht gewonnen
 }: { $standing }, Stufe { $level }.
day-not-played = Diese Partie wurde an ihrem Tag nicht zu Ende gespielt.
uncounted-help = Nachgespielt zählt die Partie weder für den Kalender noch für die Serie.
day-late = Jetzt spielen
day-again = Noch einmal spielen
day-puzzle = Rätsel dieses Tages: { $game } { $number }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
day-uncounted = Das Spiel vom { $day }, nachgespielt: Es zählt weder für den Kalender noch für die Serie.
# The same with puzzles of the day. told: one of the three above.
day-and-puzzles = { $result }; { $puzzles ->
    [one] 1 Rätsel des Tages gelöst
   *[other] { $puzzles } Rätsel des Tages gelöst
 }
# puzzles: whether a puzzle of the day was solved.
marks = ● gewonnen, ○ nicht gewonnen{ $puzzles ->
    [yes] , ✓ ein Rätsel des Tages gelöst
   *[no] {""}
 }. Der Rahmen zeigt den heutigen Tag.
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }
date = { $day }. { month }
# The heading of the calendar. $first, $last: months by name. one: whether they are the same. year: of the last day.
months = { $one ->
    [yes] {""}
   *[no] { $first } –{" "}
 }{ $last } { $year }

## Die Ergebnisse eines Spiels

levels = Stufen
# Of which level the bots were.
level-of = { $level ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [expert] Experte
    [alone] Allein
   *[mixed] Gemischte Stufen
 }
game-head = Spiel
players = Personen
played = Gespielt
won = Gewonnen
best = Rekord
recent = Letzte zehn
# The last results, read out.
recent-read = { $won } der letzten { $games } gewonnen
# levels: those beaten, the lowest first.
beaten = Besiegt: { LIST($levels) }.
next-level = Als Nächstes: { $level }.
all-beaten = Alle Stufen besiegt.

# What reviewed games would have brought by the decisions alone. won, share: 0 to 1.
without-luck = { level-of }, { $players ->
    [1] 1 Person
   *[other] { $players } Personen
 }: { NUMBER($won, style: "percent") } gewonnen in { $games ->
    [one] 1 analysierten Partie
   *[other] { $games } analysierten Partien
 }, ohne Glück { NUMBER($share, style: "percent") }.
# Below all results, if there is such a line.
luck-counted = Glück ist, was die Analyse nicht mit deinen Entscheidungen erklären kann: Würfel, Ziehungen und die Aktionen der anderen.

## Am Ende einer Partie

# All results at this level with as many players.
since = { level-of }, { $players ->
    [1] 1 Person
   *[other] { $players } Personen
 }: { $won } von { $played } gewonnen, Rekord { $best }.
first-win = Dein erster Sieg auf dieser Stufe.
new-best = Dein neuer Rekord.

## Herausforderungen: dasselbe Glück und ein Ergebnis, das es zu schlagen gilt

# rival: what the best rival reached.
standing = { NUMBER($score) } zu { NUMBER($rival) }
standing-alone = { NUMBER($score) }
challenge = Jemand hat mit diesem Glück { $standing } erreicht. Kannst du das überbieten?
challenge-unreadable = Das Ergebnis zum Überbieten lässt sich nicht aus dem Link lesen.
course-unreadable = Die Zwischenstände im Link lassen sich nicht lesen, deshalb werden am Ende nur die Ergebnisse verglichen.
# The graph of one's own scores and those of the challenge. count: what is counted, "Districts".
challenge-graph = { $count }: du und die Herausforderung
# The other line of that graph, and its letter.
challenge-side = Die Herausforderung
challenge-letter = H
# A period of a game that only the challenge reached. period: "Turn".
period-number = { $period } { $number }
challenge-over = { $how ->
    [better] Herausforderung überboten: { $mine } statt { $standing }.
    [same] So gut wie die Herausforderung: { $mine }.
   *[worse] Herausforderung nicht überboten: { $mine } statt { $standing }.
 }
# The same game again from a moment of it. standing: how it ended then.
retry = Damaliges Ergebnis: { $standing }. Kannst du es besser?
# Below a result that is sent, above the link. team: whether several people reached it together.
beat-me = Überbiete { $team ->
    [yes] uns
   *[no] mich
 } ({ $standing }): dasselbe Spiel, dasselbe Glück.
challenge-title = Herausforderung
challenge-help = Derselbe Anfang, mit deinem Ergebnis zum Überbieten: { $standing }.

## Was eine Stufe mit demselben Glück erreicht. level: "Expert"

match-ask = Was hätte Bot { $level } erreicht?
match-pending = Bot { $level } spielt dieselbe Partie an deiner Stelle …
match-stop = Stopp
match-failed = Die Partie ließ sich nicht spielen. Alles andere bleibt davon unberührt.
# how: how the player did, compared with it.
match-done = Bot { $level } erreichte an deiner Stelle { $standing }: { $how ->
    [better] Du warst besser.
    [same] genau wie du.
   *[worse] Das gilt es zu überbieten.
 }

## Die Ziele des Spiels des Tages

# The heading at the end of the game of the day, above the aims.
day-title = Spiel des Tages
day-heading = Spiel des Tages, { $date }
# Below them. game, bot: those of the next day, "Normal bot". hours: until it comes, 0 for less than one; then minutes: as many.
next-day = Morgen, in { $hours ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
     }
    [one] 1 Stunde
   *[other] { $hours } Stunden
 }: { $game } · { $bot }
day-line = Spiel des Tages { $day }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $days } Tage in Folge
 }
aims = Ziele des Tages
aim-reached = ✓ { $aim }
aim-missed = ✗ { $aim }
aim-open = ○ { $aim }
best-at-end = Was Bot { $level } mit diesem Glück erreicht, steht am Ende.
aim-win = Sieg
aim-lead = Sieg mit mindestens { $lead } Vorsprung
aim-best = Besser als Bot { $level } mit demselben Glück

## Wie weit es zum nächsten Ziel ist. short: by how much, "2 districts". After a colon, for its case: "1 Delegierter".

short-of-win = Zum Sieg fehlt noch: { $short }.
# The game was lost although no rival had more. what: what is counted, "Districts".
level-but-lost = { $what }: gleichauf oder vorn. Die Entscheidung fiel erst nach dem Zählen.
short-of-lead = Zum nächsten Ziel, mindestens { $lead } Vorsprung, fehlt noch: { $short }.
# rivals: whether leads were compared, or scores.
short-of-level = Zum { $rivals ->
    [yes] Vorsprung
   *[no] Ergebnis
 } von Bot { $level } fehlt noch: { $short }.
level-with = Gleichauf mit Bot { $level }: Mit etwas mehr wäre das letzte Ziel erreicht.
next-is-best = Das nächste Ziel: mit demselben Glück besser sein als Bot { $level }.
all-aims = Alle Ziele des Tages erreicht.
