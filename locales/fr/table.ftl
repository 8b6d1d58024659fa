### The table: playing, advice, handing the screen over, the past.

## La table

table = Table
players = Joueurs
thinking = Avancée de la réflexion
undo = Annuler
undo-luck = Depuis, des dés, une pioche ou une révélation ont montré quelque chose : impossible d’annuler.
undo-others = Quelqu’un d’autre a agi depuis : impossible d’annuler.
undo-nobody = Quelqu’un doit d’abord prendre l’écran.
undo-none = Il n’y a rien à annuler.
redo = Rétablir
redo-none = Il n’y a rien à rétablir.
larger = Zoom avant
largest = On ne peut pas voir de plus près.
smaller = Zoom arrière
smallest = Tout le plateau est visible.
nobody-reacts = Pas de réaction
other-tab = Cette partie est ouverte dans un autre onglet ; ici, tu ne peux que regarder.
take-over = Jouer ici
log = Journal
log-label = Ce qui s’est passé
board-in-words = Le plateau en mots
whole-log = Tout ce qui s’est passé
turn-of = { $name } joue
go-on-from = { $chosen } : choisis la suite.
# De même quand le choix est expliqué. move : ce choix jusqu’ici ; means : une phrase.
begun = { $move }. { $means }
all-moves = Tous les coups en liste ({ $choices } choix)
repeat = { $move } × { $times }
repeat-turn = { $move } jusqu’à la fin du tour
repeat-means = Répète ce coup jusqu’à ce que tu l’arrêtes ou que le tour finisse ; entre deux, tu fais tes autres choix.
repeat-stop = Ne plus répéter
bot-failed = { $name } n’a pas pu décider : le premier coup possible a été joué.

## La ligne d’état

status-line = { LIST($phrases, type: "unit") }
status-line-cut = … { status-line }
status-line-of = { $name } : { status-line }
status-line-of-cut = { $name } : { status-line-cut }
# What the player lost while nothing was shown, because it was skipped or the pace is instant.
meanwhile = Entre-temps : { LIST($losses, type: "unit") }

## Ce qui est lu à voix haute

heard = { $says }.
heard-why = { $name } : { $says }
heard-advice = Conseil : { $move }. { $why } { $more ->
    [0] {""}
    [1] Il y en a un autre.
   *[other] Il y en a { $more } autres.
 }
heard-results = { LIST($scores, type: "unit") }.
heard-scores = { $what } : { LIST($scores, type: "unit") }.
heard-rank = { $rank ->
    [1] { $level ->
        [0] Tu mènes.
       *[other] Tu partages la première place.
     }
   *[other] Ton rang : { $rank } sur { $sides }.
 }
heard-needed = Il en faut { $needed } pour gagner.
heard-nothing = Rien ne s’est encore passé.
heard-kind = { $kind } : { LIST($choices, type: "disjunction") }.
heard-counted = { $kind } : { $choices } choix.
heard-no-place = Va d’abord à un endroit du plateau.
heard-choosable = Tu peux choisir ici.
heard-not-choosable = Il n’y a rien à choisir ici pour l’instant.
taken-back = Annulé.
played-again = Rétabli.

## Conseils

advice = Conseil
advice-not-now = Pas maintenant.
advice-pending = Réflexion…
advice-cancel = Tant pis
advice-none = Aucun conseil trouvé.
advice-each = Conseil affiché
advice-number = Conseil { $number }
advice-then = Ensuite
plan = { $move }, puis { LIST($then, type: "unit") }
advised-thing = Conseil { LIST($numbers) } : { $label }
advised = Conseil { LIST($numbers) }
rest-equally-good = D’autres coups le valent à peu près.
rest-far = Aucun autre coup n’en approche.
rest-best = Aucun autre coup ne semble valoir un essai.
rest-named = À peu près aussi bien : { LIST($moves) }.
move-quoted = « { $move } »
others-counted = { $others ->
    [1] 1 autre
   *[other] { $others } autres
 }
comparison-idle = Pour comparer : « { $move } », { $figure }.
comparison-next-best = Le suivant : « { $move } », { $figure }.
comparison-typical = Typique des { $others } autres coups : « { $move } », { $figure }.
as-good = { $figure }, aussi bien que le n° { $number }
about-as-good = { $figure }, presque aussi bien que le n° { $number }
play-this = Jouer ce coup
play-instead = Jouer plutôt ce coup
play-this-move = { play-this } : { $move }
play-instead-move = { play-instead } : { $move }

## Écrire un coup

type-title = Écrire un coup
type-field = Ton coup
type-help = Par exemple « { $example } »
type-fits = { $moves ->
    [1] 1 coup correspond.
   *[other] { $moves } coups correspondent. Écris la suite, ou choisis avec les flèches.
 }
type-none = Aucun coup permis ne s’appelle ainsi. Tu peux jouer { LIST($examples, type: "disjunction") }.
type-goes-on = { $text } …
type-not-now = Tu peux écrire un coup quand c’est ton tour.
written-move = { $move }. { $name } : { $text }
written-secret = un coup secret
in-words = En phrases
as-moves = En coups
copy-moves = Copier
written-copied = Le journal est dans le presse-papiers.
written-selected = La copie n’est pas autorisée ici. Le journal est sélectionné : copie-le toi-même.

## Interroger un bot

why = Pourquoi ?
why-ask = Demande à { $name }.
why-this = { why } { why-ask }
why-pending = Retour sur le coup…
why-later = Une chose à la fois : demande quand personne ne réfléchit.
why-sealed = C’était un choix secret : ses raisons restent secrètes aussi.
why-simple = { $name } joue simplement. { $about }
why-none = { $name } ne peut pas expliquer ce coup par ce que tu vois.
why-move = { $move }. { $says }

## Passer l’écran

hand-over = Passe l’écran à { $name }.
i-am = Je suis { $name }
not-them = Retour
recap = Depuis ton dernier tour
recap-first = Jusqu’ici

## Regarder le passé

history = Historique
to-beginning = Au début
move-back = Un coup en arrière
move-on = Un coup en avant
to-present = Au présent
period-end = Après : { $period }
is-beginning = C’est le début.
is-present = C’est le présent.
branch = Continuer d’ici
branch-help = Dans une partie séparée, avec la même graine.
back-to-now = Retour au jeu
watch-again = Revoir
watch-from-here = Revoir à partir d’ici
pause = Pause
go-on = Reprendre
next-beat = Suite
# After what waits until it has been read, such as a result.
next-step = Suite
take-a-look = Regarde, puis appuie sur « { next-step } ».
skip = Tout sauter
# The same where the game is over.
skip-to-end = Aller à la fin
# Avant le dépouillement, que personne n’a encore lancé.
count-votes = Dépouiller
moment = Coup { $move } sur { $moves }
in-the-past = Tu regardes le passé : après le coup { $move } sur { $moves }.
eyes = Point de vue
eyes-of = Vu par { $name }
eyes-of-all = Vu par tout le monde
eyes-open = Tout à découvert
ask-place = Touche un endroit du plateau pour voir quand il a changé.
place-changed = Coup { $move } : { $text }
place-unchanged = Il ne s’était encore rien passé ici.
place-history = Ce qui s’est passé ici
earlier-change = Changement précédent
later-change = Changement suivant
undone-moves-kept = { $moves ->
    [1] Le coup que tu as annulé est conservé dans une partie séparée, sur la page d’accueil.
   *[other] Les { $moves } coups que tu as annulés sont conservés dans une partie séparée, sur la page d’accueil.
 }
undone-title = Coups annulés
undone-title-of = { $title } : coups annulés
