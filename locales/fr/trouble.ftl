### Storage, files, links, new versions, faults.

## Conserver les parties

download = Télécharger
storage-off = Ce navigateur n’enregistre rien pour cette page. Tu peux continuer ; télécharge la partie pour la garder.
storage-full = L’espace du navigateur est plein : cette partie n’est plus enregistrée. Télécharge-la, ou supprime des parties dont tu n’as plus besoin.
storage-slow = Ce navigateur n’écrit pas tes coups aussitôt sur le disque : un plantage ferait perdre les derniers. Pour les garder, ferme-le normalement ou télécharge la partie.
keeping = Enregistrement du coup…
in-use = Cette partie se joue dans un autre onglet : elle n’a pas été supprimée.
not-deleted = Le navigateur n’a pas supprimé toute cette partie. La page réessaiera à sa prochaine ouverture.
went-on = Cette partie a continué autrement dans un autre onglet. Les deux versions sont conservées ; ici, tu joues la tienne.
set-aside = Cette partie n’a pas pu être montrée. Elle est conservée telle quelle et peut être téléchargée plus bas ; tout le reste continue sans elle.
kept-as-it-was = La partie d’avant reste sur la page d’accueil.

## Fichiers

table-failed = Ce navigateur n’a pas pu créer le fichier. Tes parties restent là où elles sont.
picture-failed = Ce navigateur n’a pas pu créer l’image.
file-too-large = Ce fichier est bien trop gros pour une partie de Hustings : il n’a pas été lu.
file-no-text = Ce fichier n’est pas une partie : ce n’est pas du texte.
file-failed = Ce fichier n’a pas pu être lu.
no-save = Ce n’est pas une partie de Hustings.
other-version = Cette partie a été enregistrée par une version de Hustings que celle-ci ne sait pas lire.
same-here = Tu as déjà cette partie : elle s’ouvre là où tu en es.
further-here = Tu as déjà cette partie, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } de plus : elle s’ouvre là où tu en es.
download-barred = Rien n’a été téléchargé : la page qui entoure celle-ci l’interdit. Ouvre Hustings dans son propre onglet pour enregistrer des fichiers.
download-maybe-barred = Si aucun fichier n’est arrivé, la page qui entoure celle-ci interdit les téléchargements : ouvre Hustings dans son propre onglet pour enregistrer des fichiers.
carried = { $games ->
    [1] Une partie est arrivée
   *[other] { $games } parties sont arrivées
 } avec ce fichier.{ $twice ->
    [0] {""}
    [1] {" "}{ $games ->
        [1] Elle a continué autrement ici : les deux versions sont conservées.
       *[other] L’une d’elles a continué autrement ici : les deux versions sont conservées.
     }
   *[other] {" "}{ $twice } d’entre elles ont continué autrement ici : les deux versions sont conservées.
 }
restored = { $games ->
    [0] { $results ->
        [0] { $season ->
            [alone] Restauré : tes saisons.
           *[other] { $learned ->
                [alone] Restauré : des leçons et des problèmes.
               *[other] Rien de nouveau dans cette sauvegarde.
             }
         }
        [1] Restauré : 1 résultat.
       *[other] Restauré : { $results } résultats.
     }
    [1] Restauré : 1 partie.
   *[other] Restauré : { $games } parties.
 }{ $twice ->
    [0] {""}
    [1] {" "}1 partie a continué autrement ici : les deux versions sont conservées.
   *[other] {" "}{ $twice } parties ont continué autrement ici : les deux versions sont conservées.
 }{ $left ->
    [0] {""}
    [1] {" "}1 partie est déjà ici, au moins aussi avancée, et n’a pas été touchée.
   *[other] {" "}{ $left } parties sont déjà ici, au moins aussi avancées, et n’ont pas été touchées.
 }{ $season ->
    [too] {" "}Tes saisons sont arrivées aussi.
   *[other] {""}
 }{ $learned ->
    [too] {" "}Des leçons et des problèmes sont arrivés aussi.
   *[other] {""}
 }{ $preferences ->
    [came] {" "}Les préférences sont arrivées aussi.
    [stayed] {" "}Tes préférences restent telles quelles.
   *[same] {""}
 }
old-rules-legal = Cette partie a commencé sous d’anciennes règles. Tous ses coups sont encore permis, et elle continue selon les règles actuelles ; un résultat peut compter autrement.
old-rules = Cette partie a commencé sous d’anciennes règles. Coups encore permis : { $kept } sur { $moves }. { $trouble } La partie continue de là selon les règles actuelles.

## Nouvelles versions et défauts

new-version = Une nouvelle version de Hustings est là.
files-gone = Le site a une nouvelle version de Hustings et n’a plus tous les fichiers de celle-ci. Mets à jour pour continuer ; tes parties sont conservées.
update = Mettre à jour
later = Plus tard
game-arriving = Chargement : { $game }…
game-not-fetched = { $game } : le chargement a échoué. Vérifie la connexion, puis réessaie.
internal-error = Un problème est survenu dans Hustings même. Ta partie est conservée ; si cette ligne reste, recharge la page.
not-drawn = La page n’a pas pu être affichée.
thinker-again = Le navigateur a arrêté les bots. Ils ont redémarré, et la partie continue.
thinker-slow = Les bots sont lents à démarrer sur cet appareil. La partie continue d’elle-même dès qu’ils sont prêts ; après une demi-minute, cette page réfléchit pour eux.
thinker-here = Le navigateur a de nouveau arrêté les bots. { page-thinks }
thinker-unstarted = Les bots n’ont pas pu démarrer : cet appareil a peut-être trop peu de mémoire. { page-thinks }
thinker-unfetched = Les bots n’ont pas pu être chargés : le réseau ou le site est peut-être en panne. { page-thinks }
page-thinks = Cette page réfléchit maintenant pour eux, et peut répondre lentement pendant ce temps.
language-unavailable = Les textes de la langue choisie n’ont pas pu être chargés : la page parle anglais pour l’instant. Recharge-la pour réessayer.
part-unavailable = Une partie de Hustings nécessaire ici n’a pas pu être chargée : le réseau ou le site est peut-être en panne. Tes parties restent là où elles sont.

## Ce qui ne va pas avec un lien ou un clic

no-table = Il n’y a pas de partie sur la table.
link-too-long = Ce lien est trop long pour une partie de Hustings.
link-kinds = Le lien ne dit pas qui joue à quelle place : elles sont donc toutes pour des humains.
link-empty = Ce lien ne nomme aucun jeu.
link-none = Il n’y a pas de lien de Hustings dans ce texte.
link-seats = Ce lien n’indique pas le même nombre de places que sa partie.
no-such-game = Il n’y a pas de jeu appelé « { $name } » ici.
no-moment = « { $text } » n’est pas un moment d’une partie : le lien s’ouvre donc au dernier coup.
no-option = { $game } n’a pas d’option « { $name } » : ce morceau du lien a été laissé de côté.
wrong-kind = Une place peut être { LIST($known, type: "unit") }, pas « { $kind } ».
wrong-size = { $game } compte de { $fewest } à { $most } places.
