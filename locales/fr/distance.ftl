### Games on several devices: players elsewhere, sending the game, its arrival.

## Qui joue ailleurs

elsewhere = Ailleurs
seats-title = Qui joue où
setup-help = Après ton tour, tu envoies un lien à { LIST($names) }, et un autre te revient.
seats-help = Qui joue ailleurs reçoit la partie sous forme de lien après ton tour, et en renvoie un après le sien.
here = Sur cet appareil
away = Ailleurs
where = Où joue { $name }
plays-elsewhere = { $name } joue ailleurs : envoie la partie
nobody-here = Il faut que quelqu’un joue sur cet appareil.
only-here = Personne d’autre ne joue sur cet appareil.

## L’envoi

send-to = Envoyer à { LIST($names) }
send-again = Renvoyer
send-end = Envoyer le résultat à { LIST($names) }
note = À toi, { $name } : { $game }, { $lead ->
    [ahead] { $own }–{ $best } pour toi
    [behind] { $best }–{ $own } contre toi
   *[level] { $own }–{ $best }
 }.
note-together = C’est à { LIST($names) } de jouer : { $game }. { $stands }.
note-over = { $game }, fin de partie pour { LIST($names) } : { $outcome }
unsent = Ton tour est fini : envoie la partie à { LIST($names) }.
begins = La partie commence ailleurs : envoie-la à { LIST($names) }.
sent = On attend { LIST($names) }. Ouvre le lien qui reviendra.
watching = Tu regardes. Ouvre le lien suivant pour voir la suite.
copied = Le lien est copié : colle-le dans un message à { LIST($names) }. Un autre lien te reviendra.
mark-sent = C’est envoyé
undo-sent = C’est déjà envoyé : impossible d’annuler.
share-turn = Envoyer la partie à { LIST($names) }
    .help = Colle le lien dans un message, ou fais scanner le code par { LIST($names, type: "disjunction") }.
qr-turn = Montrer en code QR
with-names = Le lien contient vos noms. Tout le reste n’est que la partie elle-même.
without-names = Le lien ne contient aucun nom.
leave-names-out = Les laisser de côté
send-names-along = Les envoyer aussi

## L’arrivée

who-are-you = Qui es-tu ?
came = Partie envoyée par { LIST($names) }
i-watch = Regarder seulement
other-device = Quelqu’un d’autre ?
gives-away = Un lien contient toute la partie. Qui le décortique peut lire les mains cachées et les pioches à venir.

## Ce qui ne va pas avec un lien

cut = Ce lien a été coupé et les derniers coups manquent : redemande-le. Tu peux regarder ce qui est arrivé.
cut-play = Continuer d’ici
branched = Ce lien et ta partie conservée diffèrent à partir du coup { $move }. Les deux versions sont gardées ; tu regardes celle du lien.
show-other = Voir la mienne
merged = Les choix des deux appareils sont réunis.
older = Ce lien est plus ancien que la partie que tu conserves : il montre le coup { $moves } sur { $kept }.

## La liste des parties conservées

my-turn = À ton tour
waiting = En attente des autres
others = Autres parties
waiting-for = On attend { LIST($names) } · lien : { $age }
you = { $name } (toi)
not-sent = Pas encore envoyée à { LIST($names) }

## Consignes

order-title = Au tour des autres
order = { $order ->
    [mine] Me demander si cela me touche
    [region] Me demander si cela me touche ou concerne mes régions
    [big] Me demander si cela me touche ou rapporte 4 délégués
    [always] Tout me demander
   *[never] Tout laisser passer
 }
order-help = Pendant que les autres jouent sur leurs appareils, cette consigne décide à ta place de ce que tu laisses passer. Personne d’autre ne la voit.
