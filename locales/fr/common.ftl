### Words of several screens: the name, who sits at a table, seeds.

title = Hustings
tagline = Une boîte de jeux d’élections. Sans inscription : tes parties restent sur ton appareil.
page-title = { $game } · { title }

## Boutons et titres de plusieurs écrans

home = Accueil
rules = Règles
share = Partager
keys = Touches
menu = Menu
preferences = Préférences
about = À propos
language = Langue
# Le nom que chaque langue se donne : le même dans toutes.
language-name = { $language ->
    [de] Deutsch
    [fr] Français
   *[en] English
 }
close = Fermer
hide = Masquer
choose-again = Rechoisir
label-disabled = { $label } : { $why }
about-this = { $name } : { $says }

## Qui est à la table

person-name = { $number ->
    [0] Ada
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Esi
   *[other] Finn
 }
bot-name = { $number ->
    [0] Iris
    [1] Juno
    [2] Kit
    [3] Lou
    [4] Moss
   *[other] Nell
 }
seat-name = Place { $number }
# Pas « Personne » : cela se lirait « nul ».
person = Humain
bot-level = { $level ->
    [easy] Bot facile
    [normal] Bot normal
    [hard] Bot difficile
   *[expert] Bot expert
 }

## Ce que révèlent une graine et un lien

same-luck = Les deux ont la même graine : les dés, pioches et mains que tu as vus dans l’autre peuvent trahir la suite de celle-ci.
gives-away = Qui possède le lien d’une partie, ou son fichier, peut en tirer les dés à venir, toutes les mains et tous les choix secrets, et peut changer les coups. Par lien, ne joue qu’avec des gens de confiance.
started-again = C’est une nouvelle partie ; l’autre est conservée. { same-luck }
branched-off = C’est une partie séparée à partir du coup { $move } ; l’autre est conservée. { same-luck }

## Pièces de tous les jeux

die = dé : { $shows }
