### A season: the five games as one election campaign.

title = Une saison
about = Une campagne en cinq chapitres, de la primaire à la convention. Chaque résultat change le départ du chapitre suivant. Environ une heure.
start = Lancer une saison
teaser = Les cinq jeux en une seule campagne : chaque résultat change le départ du suivant.
facts = 1 joueur · { $games } parties
begin = Commencer
chapter-of = Chapitre { $chapter } sur { $chapters } : { $name }
go-on = Continuer
next = Chapitre suivant : { $game }
over = La saison est finie : { $won } { $won ->
    [one] chapitre gagné
   *[other] chapitres gagnés
 } sur { $chapters }, { $points } { $points ->
    [one] point
   *[other] points
 } sur { $most }.
chapters = Les cinq chapitres
listed = { $name } : { $game }
seed = Graine de cette saison : { $seed }
seed-field = Ou partir d’une graine
seed-help = Deux joueurs avec la même graine ont les mêmes tirages dans les cinq jeux.
counted = Un chapitre compte une fois, par son premier résultat. Une revanche ou une annulation n’y change rien.
points-help = Une victoire nette vaut 2 points, une autre victoire 1.
delete = Supprimer cette saison
delete-unread = La supprimer
delete-asked = Ses résultats et sa place au palmarès disparaissent pour de bon. Les parties de ses chapitres restent.
delete-not = La garder
save-unread = L’enregistrer en fichier
unread = Une saison enregistrée est illisible. Elle reste sur cet appareil jusqu’à ce que tu la supprimes.
past = { $seasons ->
    [one] { $seasons } saison finie.
   *[other] { $seasons } saisons finies.
 } La meilleure : { $won } { $won ->
    [one] chapitre gagné
   *[other] chapitres gagnés
 } sur { $chapters }, { $points } { $points ->
    [one] point
   *[other] points
 } sur { $most }.

## Les chapitres

primary = La primaire
tour = La tournée
districts = Les circonscriptions
polling-day = Le jour du vote
convention = La convention

## Ce que change un résultat, dit avant le chapitre suivant

primary-opens = La primaire ouvre la saison : ton rival joue en Normal.
tour-clear = Tu as nettement gagné la primaire : ton rival de tournée est fatigué et joue en Facile.
tour-won = Tu as gagné la primaire : ton rival de tournée joue en Normal.
tour-lost = Tu as perdu la primaire : ton rival de tournée joue en Normal, et l’ordre des élections est tiré au sort.
districts-clear = Tu as nettement gagné la tournée : ton rival trace les circonscriptions en Facile, et tous les jetons d’électeurs sont face visible.
districts-won = Tu as gagné la tournée : ton rival trace les circonscriptions en Normal, et tous les jetons d’électeurs sont face visible.
districts-lost = Tu as perdu la tournée : ton rival trace les circonscriptions en Normal, et la valeur des jetons d’électeurs reste cachée jusqu’à la fermeture d’une circonscription.
polling-clear = Tu as nettement gagné les circonscriptions : les électeurs te veulent du bien, et le jour du vote est facile.
polling-won = Tu as gagné les circonscriptions : le jour du vote est équilibré.
polling-lost = Tu as perdu les circonscriptions : les électeurs se méfient de toi, le jour du vote est difficile.
convention-clear = Le jour du vote s’est très bien passé : la place 1 de la convention est à toi, et ton rival joue en Facile.
convention-won = Le jour du vote s’est bien passé : la place 1 de la convention est à ton rival, qui joue en Facile.
convention-lost = Le jour du vote s’est mal passé : la place 1 de la convention est à ton rival, qui joue en Normal.

## Le résultat d’un chapitre dans la liste

score-clear = Gagné nettement, { $standing }
score-won = Gagné, { $standing }
score-lost = Perdu, { $standing }
# Une partie du nom d’un fichier.
file = saison

## Le journal à la fin

paper = Lire le journal
paper-of = Journal : { $points } { $points ->
    [one] point
   *[other] points
 } sur { $most }, graine { $seed }
older-papers = { $papers ->
    [one] { $papers } journal plus ancien
   *[other] { $papers } journaux plus anciens
 }
paper-title = Le journal de la saison
paper-name = La Gazette des Hustings
paper-label = Image de la une : { $headline }
paper-help = Le texte et l’adresse de ce site partent avec elle.
paper-print = Imprimer le journal
paper-words = La une en mots
paper-selected = La copie n’est pas autorisée ici. Le texte est sélectionné : copie-le toi-même.
# Une partie du nom d’un fichier d’image.
paper-file = journal
paper-seed = Graine { $seed }
paper-won = { $won } { $won ->
    [one] chapitre gagné
   *[other] chapitres gagnés
 } sur { $chapters }
paper-points = { $points } { $points ->
    [one] point
   *[other] points
 } sur { $most }
paper-line = Hustings, une saison : { paper-won }, { paper-points }. (graine { $seed })

## Le gros titre d’une saison selon son total, et la phrase dessous

landslide = Raz-de-marée : cinq victoires nettes en cinq chapitres
landslide-line = Aucune saison ne peut rapporter plus.
sweep = Grand chelem : les cinq chapitres gagnés
sweep-line = Aucun chapitre n’est perdu. { clear-wins }
four = Belle saison : quatre chapitres gagnés sur cinq
four-line = Un chapitre est perdu. { clear-wins }
three = Majorité : trois chapitres gagnés sur cinq
three-line = Deux chapitres sont perdus. { clear-wins }
two = Majorité manquée : deux chapitres gagnés sur cinq
two-line = Trois chapitres sont perdus. { clear-wins }
one = Une seule victoire en cinq chapitres
one-line = Quatre chapitres sont perdus. { $clear ->
    [0] La victoire n’est pas nette.
   *[other] La victoire est nette.
 }
none = Cinq chapitres, et pas un de gagné
none-line = La même graine ramènera les mêmes tirages.
clear-wins = { $clear ->
    [0] Aucune des victoires n’est nette.
    [1] Une des victoires est nette.
   *[other] { $clear } des victoires sont nettes.
 }

## Le gros titre d’un chapitre selon son résultat

primary-is-clear = Victoire nette à la primaire
primary-is-won = La primaire est gagnée
primary-is-lost = La primaire est perdue
tour-is-clear = Victoire nette en tournée
tour-is-won = La tournée est gagnée
tour-is-lost = La tournée est perdue
districts-is-clear = Victoire nette dans les circonscriptions
districts-is-won = Circonscriptions gagnées
districts-is-lost = Circonscriptions perdues
polling-is-clear = Victoire nette le jour du vote
polling-is-won = Le jour du vote est gagné
polling-is-lost = Le jour du vote est perdu
convention-is-clear = Victoire nette à la convention
convention-is-won = La convention est gagnée
convention-is-lost = La convention est perdue
