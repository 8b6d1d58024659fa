### The home page, and setting up a game.

## La page d’accueil

games = Jeux
choose-game = Choisis un jeu
open-file = Ouvrir un fichier
open-file-help = Partie enregistrée ou sauvegarde
open-link = Ouvrir un lien
open-link-help = Colle le lien d’une partie, de n’importe quelle copie de Hustings. Le texte autour ne gêne pas.
open-link-field = Lien
open-link-go = Ouvrir
back-up = Sauvegarder
back-up-help = Tes parties et préférences, tout en un fichier
save-table = Enregistrer la table
offline = Prêt à jouer hors ligne.
today = Partie du jour
today-facts = { $bot } · la même partie pour tout le monde ; une nouvelle à minuit
daily = Aujourd’hui
puzzle-is = { $game } en un seul tour, le même pour tout le monde
puzzle-facts = Une ou deux minutes.
puzzle-solved = Résolu. Il y en a un nouveau demain.
puzzle-row = { $puzzles } problèmes d’affilée.
puzzle-badge = ?
solve = Résoudre
today-begun = Tu l’as commencée : { $stands }
today-played = Tu l’as jouée : { $stands }
today-done = { $won ->
    [yes] Tu l’as gagnée.
   *[no] Tu l’as jouée.
 }
play = Jouer
learn = Apprendre
look-back = Revoir
game-facts = { $most ->
    [1] 1 joueur
   *[other] { $fewest }–{ $most } joueurs
 } · { $minutes } min · { $effort ->
    [1] facile à apprendre
    [2] quelques règles à apprendre
   *[other] beaucoup de règles à apprendre
 }

## Les parties conservées

kept-games = Tes parties
ended-games = Tes parties finies
continue-game = Continuer
finished-games = Parties finies ({ $games })
unreadable = Cette version ne sait pas montrer l’une de tes parties. Elle reste telle quelle.
download-it = La télécharger
more-saves = Voir plus (encore { NUMBER($saves, useGrouping: "always") })
kept-since = { $age } · graine { $seed }
age-unknown = date inconnue
age-now = à l’instant
age-minutes = il y a { $minutes } min
age-hours = il y a { $hours } h
age-days = { $days ->
    [1] hier
   *[other] il y a { $days } jours
 }
# Le titre peut être un nom que quelqu’un a écrit : sans « de ».
delete-game-of = Supprimer la partie « { $title } »
delete-unknown = Supprimer cette partie
name-game = Nommer cette partie
name-game-field = Nom
name-game-done = Valider

## La démonstration : des bots jouent un peu de chaque jeu

watch-games = Regarder les jeux
watch-what = Des bots jouent une demi-minute de chaque jeu. Les jeux eux-mêmes suivent plus bas.
watch-which = Quel jeu regarder
watch-game = Regarder { $game }
watch-stop = Suspendre la démo
watch-on = Lancer la démo

## La préparation d’une partie

seats = Places
seat-name = Nom de la place { $number }
seat-kind = Qui joue à la place { $number }
options = Options
taking-back = Annuler
taking-back-fair = Fair-play
taking-back-any = Tout
taking-back-help = Fair-play : tes dernières décisions, tant que ni dés, ni pioche, ni révélation n’ont rien montré depuis et que personne d’autre (bots compris) n’a agi.
seed = Graine
seed-is = { seed } : { $seed }
seed-help = La même graine donne à tout le monde les mêmes dés et les mêmes pioches. Qui la connaît peut calculer les lancers et les pioches à venir, et même les mains cachées.
another-seed = Autre graine
start = Commencer la partie
setup-people = { LIST($people) } · graine { $seed }
setup-against-bots = { LIST($people) } contre { bots-counted } · graine { $seed }
setup-with-bots = { LIST($people) } avec { bots-counted } · graine { $seed }
setup-only-bots = Seulement { bots-counted } · graine { $seed }
bots-counted = { $bots ->
    [1] un bot
   *[other] { $bots } bots
 }
bots-manner = { $manner } { $level } : { $about }
# Why the level of the bots is proposed: for a first game, and once levels were beaten, the lowest first.
level-first = Niveau conseillé pour commencer : { $level }.
level-next = Déjà battus : { LIST($levels) }. Prochain niveau : { $level }.
odds = { $team ->
    [yes] Une équipe de niveau Normal gagne
   *[no] En jouant au niveau Normal, tu gagnes
 } { $often ->
    [nearly-every] presque toutes les parties
    [five-in-six] environ cinq parties sur six
    [three-in-four] environ trois parties sur quatre
    [two-in-three] environ deux parties sur trois
    [every-other] environ une partie sur deux
    [one-in-three] environ une partie sur trois
    [one-in-four] environ une partie sur quatre
    [one-in-six] environ une partie sur six
    [one-in-ten] environ une partie sur dix
   *[hardly-any] très rarement
 } ({ $between ->
    [yes] { $least } à {""}
   *[no] {""}
 }{ $most }{"\u00A0"}% de { $games } parties d’essai).
