### The boxes over the page: menu, sharing, preferences, keys, about, deleting.

## Le menu

undo-turn = Annuler ce tour
undo-all = Revenir au premier coup
new-same-seed = Rejouer, même graine
new-other-seed = Rejouer, autre graine
download-game = Télécharger cette partie
picture-png = Image du plateau (PNG)
picture-svg = Image du plateau (SVG)
full-screen = { $full ->
    [on] Quitter le plein écran
   *[off] Plein écran
 }
save-table = Enregistrer la table en fichier
leave = Quitter (partie conservée)
# Une partie du nom d’un fichier d’image.
after-move = coup-{ $move }
picture-title = { $game } : { $summary }

## Partager

share-help = Le lien contient toute la partie, mais pas les noms.
share-file = Cette page est un fichier sur cet appareil et n’appartient à aucun site : on ne peut envoyer que la partie elle-même. Qui reçoit le texte doit avoir ce fichier aussi, et coller le texte sous « Ouvrir un lien ».
share-site = Cette page est un fichier sur cet appareil. Ses liens mènent au site d’où elle vient : { $site }
share-start = Le même départ
    .help = Même graine, pour comparer les résultats.
share-game = La partie jusqu’ici
    .help = S’ouvre au dernier coup : on peut continuer.
share-moment = Ce moment
    .help = S’ouvre là où tu regardes maintenant.
copy = Copier ou partager
copied = Copié.
copy-failed = La copie n’est pas autorisée ici. Le lien est sélectionné : copie-le toi-même.
link-of = Lien : { $what }
qr = Code QR
qr-of = Code QR : { $what }
qr-start = Plutôt le code QR du départ
qr-too-long = Ce lien a { NUMBER($letters, useGrouping: "always") } caractères, plus que les { NUMBER($most, useGrouping: "always") } qu’un code QR contient sans peine. Copie le lien, ou enregistre la partie en fichier.

## Préférences

pref-name = { $pref ->
    [theme] Couleurs
    [pace] Vitesse d’affichage
    [auto] Coups forcés
    [skip] Si je ne peux pas réagir
    [confirm] Avant une fin de tour ou un tirage
    [coach] Astuces des premières parties
    [keys] Touches d’une seule lettre
    [listen] Avec un lecteur d’écran
    [names] Noms dans les liens envoyés ailleurs
    [sound] Son
    [buzz] Vibrer à mon tour
   *[wake] Écran pendant que je joue
 }
pref-value = { $pref ->
    [theme] { $value ->
        [auto] Comme le système
        [light] Clair
        [dark] Sombre
       *[contrast] Contraste élevé
     }
    [pace] { $value ->
        [step] Pas à pas
        [quarter] 0,25×
        [half] 0,5×
        [normal] 1×
        [double] 2×
       *[instant] Immédiat
     }
    [auto] { $value ->
        [on] Jouer sans demander
       *[off] Demander
     }
    [skip] { $value ->
        [on] Passer sans demander
       *[off] Demander
     }
    [confirm] { $value ->
        [on] Demander si j’ai fait un choix
       *[off] Continuer aussitôt
     }
    [listen] { $value ->
        [on] Attendre après chaque tour adverse
       *[off] Un seul résumé à mon tour
     }
    [names] { $value ->
        [on] Les envoyer aussi
       *[off] Les laisser de côté
     }
    [sound] { $value ->
        [off] Coupé
        [soft] Doux
       *[full] Fort
     }
    [wake] { $value ->
        [on] Reste allumé
       *[off] Comme l’appareil
     }
   *[other] { $value ->
        [on] Oui
       *[off] Non
     }
 }
pref-now = { pref-name } : { pref-value }.
listen-offer = Tu utilises un lecteur d’écran ? Hustings peut attendre après chaque tour adverse que tu appuies sur Espace.
listen-take = Attendre
listen-leave = Non, un seul résumé à mon tour
backup-title = Parties conservées et préférences
backup-make = Faire une sauvegarde
backup-open = Ouvrir une sauvegarde

## Touches

combinations = { LIST($keys, type: "disjunction") }
combination = { $control ->
    [yes] Ctrl+
   *[no] {""}
 }{ $shift ->
    [yes] Maj+
   *[no] {""}
 }{ $key }
keys-tab = Tab
    .does = vers le plateau, les boutons, le journal
keys-arrows = Flèches
    .does = se déplacer sur le plateau et dans le journal
keys-ends = Début, Fin
    .does = premier et dernier endroit du plateau
keys-next = N, P
    .does = endroit suivant et précédent à choisir
keys-letters = Lettres
    .does = aller à cet endroit du plateau ; avec Maj si la lettre sert à autre chose
keys-enter = Entrée
    .does = choisir
keys-digits = 1–9
    .does = prendre un des choix proposés
keys-space = Espace ou Échap
    .does = sauter ce qui défile ; deux fois, tout
keys-past = ← →, Début, Fin
    .does = parcourir le passé, quand tu le regardes
keys-periods = Page préc., Page suiv.
    .does = à la manche précédente ou suivante, ou à son équivalent dans le jeu, quand tu regardes le passé
keys-escape = Échap
    .does = fermer, quitter le passé ou le conseil, ou rechoisir
keys-question = ?
    .does = la règle de l’endroit ou du bouton où tu es ; sinon, ces touches
keys-click = Clic droit
    .does = la même chose pour ce qui est cliqué ; un appui long aussi
shortcut-undo = annuler
shortcut-redo = rétablir
shortcut-sound = son coupé, doux ou fort
shortcut-menu = le menu
shortcut-home = vers la page d’accueil
shortcut-type = écrire un coup
shortcut-happened = entendre ce qui s’est passé depuis ton dernier tour
shortcut-standing = entendre où tu en es
shortcut-choices = entendre ce que tu peux choisir
shortcut-place = entendre ce qu’il y a là où tu es

## À propos

about-title = À propos de Hustings
about-table = Une table de jeux d’élections qui fonctionne tout entière dans ton navigateur. Rien de ce que tu fais ici ne quitte cet appareil, sauf si tu envoies toi-même un lien.
about-licence = Hustings est un logiciel libre sous licence MIT ; le fichier NOTICE.md qui l’accompagne énumère tout ce dont il est fait.
about-games = Les jeux
about-source = Son code source
about-no-source = La personne qui a mis cette copie ici n’a pas dit où est son code source.
made-of = Version { $release }, build { $build }.
licences = Toutes les licences
licences-coming = Chargement des licences.
licences-failed = Les licences n’ont pas pu être chargées.

## Ce qui est conservé, et sa suppression

kept-title = Ce qui est conservé sur cet appareil
kept-games = { $games ->
    [0] Aucune partie encore.
    [1] 1 partie, enregistrée après chaque coup.
   *[other] { $games } parties, enregistrées après chaque coup.
 }
kept-else = Et aussi tes préférences, ta dernière préparation pour chaque jeu, et la page elle-même, pour qu’elle fonctionne hors ligne. Tout cela est dans ce navigateur et nulle part ailleurs.
forget = Tout supprimer
forget-asked = Ceci supprime de ce navigateur toutes tes parties, tes préférences et la copie hors ligne de cette page. C’est définitif ; une sauvegarde pourra être rouverte.
forget-limits = Une partie ouverte dans un autre onglet s’enregistre à nouveau dès qu’elle continue : ferme d’abord les autres onglets. Les adresses restent dans l’historique de ton navigateur tant que tu ne l’effaces pas.
forget-not = Tout garder
forgotten = Tout est supprimé : ce navigateur ne conserve plus rien de Hustings. Ce que tu feras maintenant sera de nouveau enregistré.
forgotten-partly = Ce navigateur n’a pas tout supprimé. Tes parties ont disparu de cette page, mais le reste est peut-être encore sur cet appareil. Réessaie, ou efface les données de ce site dans les réglages du navigateur.
delete-title = Supprimer une partie
delete-for-good = Supprimer la partie « { $game } » ? C’est irréversible.
delete-unknown-for-good = Supprimer cette partie ? C’est irréversible.
keep-it = La garder
delete-it = La supprimer
