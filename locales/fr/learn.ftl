### Lessons, puzzles, and tips in first games.

learn = Apprendre en jouant
learn-game = { learn } : { $game }
lesson = Leçon
next-note = Suite
back = Retour
show-me = Montrer
try-again = Réessayer
see-what-happens = Voir la suite
solved = Résolu.
not-solved = Il y a un meilleur coup.
lesson-over = Et voilà ! Essaie maintenant une partie contre un bot facile.
first-game = Première partie
no-lesson = Cette leçon n’existe pas ici.
note-of = { $at } sur { $notes }
titled = { $game } : { $what }

## Problèmes

puzzles = Problèmes
puzzles-solved = Problèmes { $solved }/{ $puzzles }
puzzles-solved-heard = { $solved ->
    [one] Problèmes { $solved }/{ $puzzles } résolu : { $game }
   *[other] Problèmes { $solved }/{ $puzzles } résolus : { $game }
 }
todays-puzzles = Problèmes du jour
todays-puzzles-help = Un par jeu, le même pour tout le monde. De nouveaux arrivent à minuit.
todays-solved = Problèmes du jour { $solved }/{ $games }
puzzles-help = Un tour décide. Après un mauvais, les bots jouent la suite, pour que tu voies ce qu’il en advient.
no-puzzles = Il n’y en a pas encore pour ce jeu.
no-puzzle = Ce problème n’existe pas ici.
next-puzzle = Problème suivant ({ $number })
all-solved = Les { $puzzles } problèmes sont résolus.
another-like-it = Un autre du genre
puzzle-of-day = Problème du jour{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
puzzle-of-day-heard = Problème du jour{ $solved ->
    [yes] {" "}(résolu)
   *[no] {""}
 }
grade-solved = { $grade ->
    [0] {""}
    [1] Faciles :{" "}
    [2] Moyens :{" "}
   *[3] Difficiles :{" "}
 }{ $solved } { $solved ->
    [one] résolu
   *[other] résolus
 } sur { $puzzles }
grade = { $grade ->
    [1] Facile
    [2] Moyen
   *[3] Difficile
 }
streak = Du premier coup : { $now } d’affilée, ton record est de { $best }.
streak-of-all = Dans tous les jeux : { $now } d’affilée, ton record est de { $best }.
in-a-row = { $record ->
    [yes] { $puzzles } d’affilée : ton record.
   *[no] { $puzzles } d’affilée, ton record est de { $best }.
 }
led = { $solved ->
    [yes] Voici où cela a mené.
   *[no] Voici où ton coup a mené.
 } { $standing }
unlucky = Aucun coup n’était meilleur, mais cette fois les dés ont dit non. { $outcome }
won-anyway = { $luck ->
    [yes] Cette fois, la chance t’a sauvé la mise.
   *[no] Ton rival n’a pas trouvé la parade.
 } { $outcome }
way-yours = { $named ->
    [yes] Ton coup : { $move }
   *[no] Ton coup
 }
way-best = { $named ->
    [yes] Meilleur : { $move }
   *[no] Meilleur
 }
# Which rings are the turn by which a rival beats wrong moves.
way-reply = Réponse de { $name }
shown-stays-open = Tu as vu la réponse : dans la liste, ce problème reste à résoudre.
make-best = { $moves ->
    [one] Joue toi-même le coup marqué, et vois ce qu’il rapporte.
   *[other] Joue toi-même les coups marqués, et vois ce qu’ils rapportent.
 }
lit-yours = { $label }, ton coup
lit-best = { $label }, le meilleur coup
lit-reply = { $label }, réponse de { $name }
rival-reply = { $name } répond : { LIST($phrases, type: "unit") }.
puzzle = Problème { $number }
puzzle-heading = Problème { $number } sur { $puzzles }
puzzle-heading-today = Problème du jour, { $date }
puzzle-graded = { grade } · { $title }
all-puzzles = Tous les problèmes
puzzle-listed = { puzzle } : { $title }{ $solved ->
    [yes] {" "}(résolu)
   *[no] {""}
 }

puzzle-result = { $game }, problème { $number } ({ $title }) : { $how ->
    [first] résolu du premier coup.
    [tries] résolu après { $wrong ->
        [one] { $wrong } essai raté.
       *[other] { $wrong } essais ratés.
     }
    [shown] résolu une fois la réponse montrée.
   *[again] résolu.
 }
puzzle-of-date = Problème du jour { $day }.
puzzle-asked = { $game }, problème { $number } ({ $title }) : sauras-tu le résoudre ?
puzzle-link = Ce problème
puzzle-link-help = Une ligne à coller, et le lien vers la question. Ni l’une ni l’autre ne trahit la réponse.

## Astuces

lit = { $label }, en évidence
tip = Nouveau
tip-short = Info
tip-is = { tip } : { $head }
understood = Compris
tips-again = Remontrer les astuces
goal = Ce qui fait gagner, et qui mène
of-needed = { $count } sur { $needed }
