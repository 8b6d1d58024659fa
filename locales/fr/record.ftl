### What is wrong with a game that comes from outside: a file, a link, a save, an option.

not-a-game = Ce n’est pas une partie de Hustings.
not-json = Ce n’est pas une partie de Hustings : le texte n’est pas du JSON lisible.
not-text = Ce n’est pas une partie de Hustings : ce n’est pas du texte.
too-long = C’est trop long pour une partie de Hustings.
too-much = Ce n’est pas une partie de Hustings : il y a là plus que n’en contient aucune table.
no-such-game = Il n’y a pas de jeu appelé « { $name } » ici.
seats = { $title } compte de { $first } à { $last } places.
no-option = { $title } n’a pas d’option « { $name } ».
option-values = « { $option } » peut être { LIST($values, type: "unit") }, pas « { $given } ».
options-unreadable = Les options de cette partie sont illisibles.
moves-unreadable = Les coups de cette partie sont illisibles.
too-many-moves = Cette partie a plus de { $most } coups.
most-moves = Une partie ne peut pas avoir plus de { $most } coups.
seed = Une graine est un texte de 1 à { $most } caractères ordinaires.
no-rules = Cette partie ne dit pas selon quelles règles elle a été jouée.
newer-game = Cette partie vient d’une version plus récente de Hustings ; recharge la page pour mettre à jour.

## Fichiers

file-empty = Ce fichier est vide.
file-one-file = Ce fichier est Hustings lui-même, toute la table en un fichier, et non une partie enregistrée. Ouvre-le dans un navigateur pour y jouer.
file-web-page = Ce fichier est une page web et non une partie enregistrée.
file-typographic = Ce fichier a des guillemets typographiques (« »), comme en écrit un traitement de texte. Une partie enregistrée veut des guillemets droits (") : remplace-les, ou enregistre de nouveau la partie.

## Liens

link-newer = Ce lien vient d’une version plus récente de Hustings ; recharge la page pour mettre à jour.
link-damaged = Ce lien est abîmé : on ne peut y lire aucune partie.
link-letters = Ce lien est abîmé : il contient des lettres qu’aucun lien de Hustings n’a.
link-too-long = Ce lien est trop long pour une partie de Hustings.
link-cut = Ce lien a été coupé ou abîmé ; { moves-recovered }.
link-edited = Les coups de ce lien ne correspondent pas à sa somme de contrôle : quelqu’un les a changés.
link-cut-notes = Ce lien a été coupé ou abîmé ; { moves-recovered }. Ses notes sont perdues.
moves-recovered = { $moves ->
    [one] { $moves } coup a pu être récupéré
   *[other] { $moves } coups ont pu être récupérés
 }
link-notes-lost = Ce lien a été coupé ou abîmé : la partie est entière, ses notes sont perdues.
link-notes-recovered = Ce lien a été coupé ou abîmé : la partie est entière, ses notes ont pu être récupérées.
link-notes-some = Ce lien a été coupé ou abîmé : la partie est entière, avec { $kept } de ses { $total } notes.

## Coups

not-a-move = « { $token } » n’est pas un coup de ce jeu.
too-many-numbers = « { $verb } » ne prend pas autant de nombres.
# Les mots que l’on peut écrire entre les parties d’un coup, et qui ne veulent rien dire.
fillers = un une des le la les l de du d à au aux en dans sur par pour et avec vers
not-possible = Ce coup n’est pas possible maintenant.
no-such-move = Cette partie n’a pas de coup { $number }.
move-no-seat = Le coup { $number } (« { $token } ») ne dit pas qui le joue.
move-unknown = Le coup { $number } (« { $token } ») n’est pas un coup de ce jeu.
move-after-end = Le coup { $number } (« { $token } ») vient après la fin de la partie.
move-illegal = Le coup { $number } (« { $token } ») n’est pas permis à cet endroit.

## Notes attachées à des moments d’une partie

not-annotated = Ce n’est pas une partie annotée de Hustings.
notes-newer = Ces notes viennent d’une version plus récente de Hustings ; recharge la page pour mettre à jour.
notes-no-list = Les notes de cette partie ne sont pas une liste d’au plus { $most }.
note-unreadable = Une des notes de cette partie est illisible.
note-asks-beyond = Une note demande des coups après le dernier des { $moves }.
note-lights = Une note met en évidence quelque chose qui n’existe pas.
note-answers = Les réponses d’une note sont illisibles.
note-no-moment = Une note de cette partie ne correspond à aucun de ses coups ({ $field }).
note-field = Une note de cette partie est illisible ({ $field }).
note-no-text = Une note de cette partie a autre chose qu’un texte pour « { $field } ».
note-too-long = Une note de cette partie dépasse { $most } caractères (« { $field } »).
