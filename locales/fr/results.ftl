### The player's record on this device: results of finished games, daily games, levels beaten.

title = Mon palmarès
none = Termine une de tes parties, contre des bots, en solo ou en équipe : son résultat sera conservé ici.
counted = Le premier résultat de chaque partie compte ; rejouer la même graine ne compte pas, ni une partie où tout peut s’annuler.
delete = Supprimer mon palmarès
delete-asked = Supprimer tous les résultats de cet appareil ? Tes parties et tes problèmes résolus restent.
delete-not = Le garder

## Les parties du jour

daily = Parties du jour
streak = { $days ->
    [0] Pas encore de série : finis la partie du jour.
    [1] 1 jour d’affilée.
   *[other] { $days } jours d’affilée.
 } Un jour manqué est pardonné.
streak-and = { $days } jours d’affilée · { $about }
weekday = { $day ->
    [0] lun
    [1] mar
    [2] mer
    [3] jeu
    [4] ven
    [5] sam
   *[6] dim
 }
day-won = { $day } : { $game }, partie gagnée
day-lost = { $day } : { $game }, partie non gagnée
day-missed = { $day } : rien joué
day-press = { $result }. { $press ->
    [look] Revoir la partie.
    [again] Rejouer la même partie.
    [today] La jouer maintenant.
   *[late] La jouer maintenant, sans qu’elle compte.
 }
calendar-help = Choisis un jour pour revoir sa partie, ou pour jouer celle que tu as manquée. Une partie jouée après coup ne compte pas.
day-game = { $date } : { $game }
day-result = { $won ->
    [yes] Gagnée
   *[no] Non gagnée
 } : { $standing }, niveau { $level }.
day-not-played = Cette partie n’a pas été jouée jusqu’au bout en son jour.
uncounted-help = Jouée après coup, la partie ne compte ni pour le calendrier ni pour la série.
day-late = La jouer maintenant
day-again = La rejouer
day-puzzle = Problème de ce jour : { $game } { $number }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
day-uncounted = La partie du { $day }, jouée après coup : elle ne compte ni pour le calendrier ni pour la série.
day-and-puzzles = { $result } ; { $puzzles ->
    [one] { $puzzles } problème du jour résolu
   *[other] { $puzzles } problèmes du jour résolus
 }
marks = ● gagnée, ○ non gagnée{ $puzzles ->
    [yes] , ✓ problème du jour résolu
   *[no] {""}
 }. Le cadre marque aujourd’hui.
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }
date = { $day ->
    [1] 1er
   *[other] { $day }
 } { month }
months = { $one ->
    [yes] {""}
   *[no] { $first } –{" "}
 }{ $last } { $year }

## Les résultats d’un jeu

levels = Niveaux
level-of = { $level ->
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [expert] Expert
    [alone] Solo
   *[mixed] Niveaux mêlés
 }
game-head = Jeu
players = Joueurs
played = Jouées
won = Gagnées
best = Record
recent = Récentes
recent-read = { $won ->
    [one] { $won } gagnée sur les { $games } dernières
   *[other] { $won } gagnées sur les { $games } dernières
 }
beaten = Battus : { LIST($levels) }.
next-level = À battre : { $level }.
all-beaten = Tous les niveaux battus.

without-luck = { level-of }, { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
 } : { NUMBER($won, style: "percent") } de victoires en { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
 }, { NUMBER($share, style: "percent") } sans la chance.
luck-counted = La chance est ce qu’une analyse ne peut pas expliquer par tes décisions : les dés, les pioches et les coups des autres.

## À la fin d’une partie

since = { level-of }, { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
 } : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 } sur { $played }, meilleur score : { $best }.
first-win = Ta première victoire à ce niveau.
new-best = Ton record à ce jour.

## Défis : les mêmes tirages, et un résultat à battre

standing = { NUMBER($score) } à { NUMBER($rival) }
standing-alone = { NUMBER($score) }
challenge = Quelqu’un a fait { $standing } avec ces tirages. Feras-tu mieux ?
challenge-unreadable = Le résultat à battre que porte le lien est illisible.
course-unreadable = Les scores au fil du temps que porte le lien sont illisibles : à la fin, seuls les résultats seront comparés.
challenge-graph = { $count } : toi et le défi
challenge-side = Le défi
challenge-letter = D
period-number = { $period } { $number }
challenge-over = { $how ->
    [better] Défi relevé : { $mine }, contre { $standing }.
    [same] Aussi bien que le défi : { $mine }.
   *[worse] Le défi tient : { $standing }, contre { $mine }.
 }
retry = La partie s’était finie sur { $standing }. Feras-tu mieux ?
beat-me = Bats { $team ->
    [yes] notre
   *[no] mon
 } score, { $standing } : même jeu, mêmes tirages.
challenge-title = Défi
challenge-help = Le même départ, avec ton résultat à battre : { $standing }.

## Ce qu’un niveau atteint avec les mêmes tirages

match-ask = Qu’aurait fait le niveau { $level } ?
match-pending = Le niveau { $level } joue la même partie à ta place…
match-stop = Arrêter
match-failed = La partie n’a pas pu être jouée. Rien d’autre n’est touché.
match-done = À ta place, le niveau { $level } a fait { $standing } : { $how ->
    [better] tu as fait mieux.
    [same] autant que toi.
   *[worse] c’est le score à battre.
 }

## Les objectifs de la partie du jour

day-title = Partie du jour
day-heading = Partie du jour, { $date }
next-day = Demain, dans { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
     }
    [one] { $hours } heure
   *[other] { $hours } heures
 } : { $game } · { $bot }
day-line = Partie du jour { $day }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $days } jours d’affilée
 }
aims = Objectifs du jour
aim-reached = ✓ { $aim }
aim-missed = ✗ { $aim }
aim-open = ○ { $aim }
best-at-end = Ce que le niveau { $level } atteint avec ces tirages s’affiche à la fin.
aim-win = Gagner
aim-lead = Gagner de { $lead } ou plus
aim-best = Dépasser le niveau { $level } avec les mêmes tirages

## Ce qui manque pour l’objectif suivant

short-of-win = Il manque { $short } pour gagner.
level-but-lost = { $what } : à égalité ou devant. C’est après le décompte que tout s’est joué.
short-of-lead = Il manque { $short } pour l’objectif suivant : gagner de { $lead } ou plus.
short-of-level = Il manque { $short } pour égaler { $rivals ->
    [yes] l’avance
   *[no] le score
 } du niveau { $level }.
level-with = Niveau { $level } égalé : un rien de plus, et le dernier objectif est atteint.
next-is-best = Objectif suivant : dépasser le niveau { $level } avec les mêmes tirages.
all-aims = Tous les objectifs du jour atteints.
