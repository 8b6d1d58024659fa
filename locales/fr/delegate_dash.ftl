### Delegate Dash: four candidates for the nomination, 24 states in four regions; 1 to 4 players.
### $candidate is a candidate’s name, $region one of the regions, $state the name of a state.
### A candidate whom nobody plays is called automatic; who plays one is called by the player’s name.

## Candidats, régions, États, pièces, dés

# With the office a name takes an article in a sentence; the short names never do.
candidate-north = Sénateur Nord
    .the = le sénateur Nord
    .of = du sénateur Nord
    .to = au sénateur Nord
candidate-east = Gouverneur Est
    .the = le gouverneur Est
    .of = du gouverneur Est
    .to = au gouverneur Est
candidate-south = Représentant Sud
    .the = le représentant Sud
    .of = du représentant Sud
    .to = au représentant Sud
candidate-west = Général Ouest
    .the = le général Ouest
    .of = du général Ouest
    .to = au général Ouest
short-north = Nord
    .the = le Nord
    .of = du Nord
    .to = au Nord
short-east = Est
    .the = l’Est
    .of = de l’Est
    .to = à l’Est
short-south = Sud
    .the = le Sud
    .of = du Sud
    .to = au Sud
short-west = Ouest
    .the = l’Ouest
    .of = de l’Ouest
    .to = à l’Ouest
# One letter for each: on pawns.
initial-north = N
initial-east = E
initial-south = S
initial-west = O
region-arms = Blasons
    .the = les Blasons
    .of = des Blasons
region-suns = Soleils
    .the = les Soleils
    .of = des Soleils
region-crowns = Couronnes
    .the = les Couronnes
    .of = des Couronnes
region-moons = Lunes
    .the = les Lunes
    .of = des Lunes
# One letter for each: on the map as text.
map-arms = B
map-suns = S
map-crowns = C
map-moons = L
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-black = noir

automatic = automatique
# A candidate, where it matters whether anybody plays it.
named = { $automatic ->
    [yes] { NAME($candidate, form: "The") } (automatique)
   *[no] { NAME($candidate, form: "The") }
 }
# What a die shows, and the number of a state: 0, ace (1), 2 to 5.
face = { $number ->
    [1] as
   *[other] { $number }
 }
# The same in one character, on dice and states.
printed = { $number ->
    [1] A
   *[other] { $number }
 }
# The same on the map as text.
map-number = { $number ->
    [1] a
   *[other] { $number }
 }
# A state stands after "en", like a square of a chess board: "en Soleils 3".
state = { $region } { face }
# A coin of a region, by its value: "Soleils 30".
coin = { $region } { $value }
pawn = le pion { $candidate }
# What a candidate rolled: "Ouest 4", and with a bonus added to it.
roll = { $candidate } { face }
roll-bonus = { roll } + { $bonus }
# How many delegates a candidate has: "Nord 120".
candidate-total = { $candidate } { $total }
# How many delegates lie in a region: "Blasons 51".
region-total = { $region } { $total }

delegates-counted = { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
states-counted = { $states ->
    [one] { $states } État
   *[other] { $states } États
 }
coins-counted = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
markers-counted = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
 }
# The first of four, the second and so on.
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
 }

## Manches

# The states that vote in a round. Figures, as "les deux" would mean "both".
round-states = { $round ->
    [1] les as
    [2] les 2
    [3] les 3 et les 0
    [4] les 4
   *[other] les 5
 }
# The same where it begins a line.
round-states-first = { $round ->
    [1] Les as
    [2] Les 2
    [3] Les 3 et les 0
    [4] Les 4
   *[other] Les 5
 }
round-number = Manche { $round }
round-title = { $round ->
    [3] Super Tuesday
   *[other] { round-number }
 }
round-of-all = Manche { $round } sur 5
dice-holder = { NAME($candidate, form: "The") } a les dés
convention = La convention
convention-count = Convention, scrutin { $count }

## Ce qu’il faut faire

prompt-over = L’investiture revient { NAME($candidate, form: "to") }.
prompt-lay = La carte se met en place.
prompt-place = Les dés répartissent les pièces.
prompt-flip = On retourne les pièces de cette manche.
prompt-roll = Les quatre dés sont lancés.
prompt-reroll = La pièce cédée paie un nouveau lancer.
prompt-vote = Le caucus vote.
prompt-split = Les candidats lancent pour les marqueurs libres.
prompt-rolloff = Les ex æquo se départagent aux dés.
prompt-legislate = 304 partout : l’assemblée tranche aux dés.
# who: the player, or the players, who decide.
prompt-pick = { $who } : choisis le candidat que tu vas jouer.
# who may be several, so nobody is addressed here.
prompt-release = { $who } : dernière place à égalité ; quelle région céder, avec tous ses marqueurs ?
prompt-take = { $who } : choisis une pièce en { $state } pour { NAME($candidate, form: "the") }.
prompt-send = { $who } : plusieurs caucus se valent pour { NAME($candidate, form: "the") } ; choisis-en un.
prompt-after = { $who } : termine là, ou cède une pièce : { NAME($candidate, form: "the") } relance alors et repart.
prompt-move-zero = { $who } : 0 pour { NAME($candidate, form: "the") } ; rentre dans ton fief ou reste.
prompt-move = { $who } : déplace { NAME($candidate, form: "the") } de { states-counted } au plus, rentre dans ton fief ou reste.

move-lay = Poser la carte
move-pick-any = Choisir un candidat
move-place = Placer les pièces
move-flip = Retourner les pièces
move-roll = Lancer
move-move-any = Bouger
move-stay = Rester
move-surrender-any = Céder une pièce
move-done = Terminer
move-reroll = Relancer
move-send-any = Envoyer
move-vote = Voter
move-take-any = Prendre une pièce
move-split = Partager aux dés
move-rolloff = Départager
move-release-any = Céder une région
move-legislate = Lancer
move-pick = { $candidate } ({ $colour }, { $region })
# delegates: what lies face up there.
move-to = { $state }{ $delegates ->
    [0] {""}
   *[other] , { delegates-counted } en jeu
 }
move-surrender = Céder { coin }
move-take = Prendre { $value }
move-release = Céder { $region } : { delegates-counted }

## Pourquoi un coup est impossible

why-not-your-turn = Ce n’est pas ton tour.
why-picked = Règle 4 : { NAME($candidate, form: "the") } a déjà été choisi.
why-send-most = Règle 22 : un candidat automatique va là où le plus de délégués sont en jeu.
why-own-coins = Règle 20 : { NAME($candidate, form: "the") } ne peut céder que ses propres pièces.
# alone: only one candidate is at the caucus.
why-face-up-only = Règle { $alone ->
    [yes] 27
   *[no] 28
 } : seules les pièces visibles de ce caucus peuvent être prises.
why-none-held = Règle 36 : tu n’as aucun marqueur { NAME($region, form: "of") } à céder.
why-not-now = Règle 14 : ce n’est pas le moment d’y aller.
why-gap = Règle 16 : on n’entre plus au centre.
why-there-already = { NAME($candidate, form: "The") } y est déjà : choisis de rester (règle 14).
why-zero = Règle 18 : avec un 0, { NAME($candidate, form: "the") } ne peut que rentrer dans son fief ou rester.
why-too-far = Règle 15 : { $state } est à { states-counted }, et { NAME($candidate, form: "the") } a fait { $number ->
    [1] un as
   *[other] { $number }
 }.

## Le journal

log-laid = Les 24 États sont en place.
log-picked = { PERSON($who) ->
    [you] Tu joues
   *[one] { $who } joue
 } { NAME($candidate, form: "the") }.
log-placed = Placement { $roll } : une pièce chacun pour { LIST($states) }.
log-round-empty = Manche { $round } : aucune pièce sur { round-states }.
log-round = Manche { $round }, { $round ->
    [3] Super Tuesday, { round-states }
   *[other] { round-states }
 } : { coins-counted }. { dice-holder }.
log-flipped = On découvre { delegates-counted } en { $state }.
log-rolled = Lancer : { LIST($rolls, type: "unit") }.
log-went-home = { NAME($candidate, form: "The") } rentre dans son fief, en { $state }.
log-walked = { NAME($candidate, form: "The") } avance de { states-counted } jusqu’en { $state }.
log-stayed = { NAME($candidate, form: "The") } reste sur place.
# shared: other states in its reach have as much.
log-sought = { NAME($candidate, form: "The") } (automatique) vise { $state } : { delegates-counted }, { $shared ->
    [yes] comme d’autres États à sa portée
   *[no] le maximum à sa portée
 }.
log-found-nothing = { NAME($candidate, form: "The") } (automatique) n’a aucun caucus à portée : ce sera { $state }.
log-sent = { PERSON($who) ->
    [you] Tu envoies
   *[one] { $who } envoie
 } { NAME($candidate, form: "the") } en { $state }.
log-surrendered = { NAME($candidate, form: "The") } cède { coin } pour repartir.
log-rerolled = { NAME($candidate, form: "The") } relance : { face }.
log-caucus = Caucus en { $state } : { LIST($rolls, type: "unit") }.
log-took = { NAME($candidate, form: "The") } prend { $value } en { $state } et passe à { $total }.
log-missed = { NAME($candidate, form: "The") } n’obtient rien en { $state }.
log-stalled = Aucune pièce prise en { $rolls } lancers : ce qui reste devient libre.
log-pooled = { coin } devient libre.
log-convened = La convention : { LIST($totals, type: "unit") } ; délégués libres : { $uncommitted }.
log-tied-last = Dernière place à égalité avec { $total } : { LIST($candidates) }.
log-sealed = { PERSON($who) ->
    [you] Tu as
   *[one] { $who } a
 } choisi une région à céder.
log-released = { NAME($candidate, form: "The") } cède { NAME($region, form: "the") } ({ markers-counted }, { delegates-counted }) et garde { $total }.
log-eliminated = Avec { delegates-counted }, { NAME($candidate, form: "the") } quitte la course.
log-split = Marqueurs libres { NAME($region, form: "of") } : { LIST($rolls, type: "unit") }.
log-rolled-off = Départage pour { NAME($region, form: "the") } : { LIST($rolls, type: "unit") }.
log-awarded = { NAME($candidate, form: "The") } reçoit { coin } et passe à { $total }.
# owner: the candidate whose pawn it was.
log-awarded-pawn = { NAME($candidate, form: "The") } reçoit le pion { $owner } et passe à { $total }.
log-counted = Scrutin : { LIST($totals, type: "unit") }.
# again: the dice are equal.
log-legislature = 304 partout ; l’assemblée lance : { LIST($rolls, type: "unit") }{ $again ->
    [yes] , à refaire
   *[no] {""}
 }.
log-won = Avec { delegates-counted }, { NAME($candidate, form: "the") } remporte l’investiture pour { PERSON($who) ->
    [you] toi
   *[one] { $who }
 }.
log-won-automatic = Avec { delegates-counted }, { NAME($candidate, form: "the") }, candidat automatique, remporte l’investiture.

## Ce qu’on entend : phrases courtes, entre deux décisions et avec la touche W. { $who } est un candidat

heard-round = Manche { $round } : { coins-counted }. { PERSON($who) ->
    [you] Tu as
   *[one] { NAME($who, form: "The") } a
} les dés.
heard-roll = { PERSON($who) ->
    [you] toi
   *[one] { $who }
} { face }
# home: it went home instead of moving. stake: delegates face up there.
heard-walked = { PERSON($who) ->
    [you] Tu { $home ->
        [yes] rentres dans ton fief,
       *[no] vas
    }
   *[one] { NAME($who, form: "The") } { $home ->
        [yes] rentre dans son fief,
       *[no] va
    }
} en { $state }{ $stake ->
    [0] {""}
   *[other] , { $stake } en jeu
}.
heard-stayed = { PERSON($who) ->
    [you] Tu restes sur place.
   *[one] { NAME($who, form: "The") } reste sur place.
}
heard-move-over = { $reason ->
    [none] Le tour est terminé : aucune pièce à céder.
   *[pointless] Le tour est terminé : aucune pièce ne vaut un autre lancer.
}
heard-surrendered = { PERSON($who) ->
    [you] Tu cèdes
   *[one] { NAME($who, form: "The") } cède
} { coin } pour repartir.
heard-rerolled = { PERSON($who) ->
    [you] Tu relances
   *[one] { NAME($who, form: "The") } relance
} : { face }.
heard-took = { PERSON($who) ->
    [you] Tu prends { $value } en { $state } et passes à
   *[one] { NAME($who, form: "The") } prend { $value } en { $state } et passe à
} { $total }.
heard-missed = { PERSON($who) ->
    [you] Tu n’obtiens
   *[one] { NAME($who, form: "The") } n’obtient
} rien en { $state }.
heard-eliminated = Dernière place avec { $total } : c’est fini pour { PERSON($who) ->
    [you] toi
   *[one] { NAME($who, form: "the") }
}.
# What lies face up: "40 en Soleils 2".
heard-stake = { $stake } en { $state }
heard-stakes = Délégués visibles : { LIST($stakes, type: "unit") }.
heard-no-stakes = Aucun délégué visible.
heard-pawn = { PERSON($who) ->
    [you] toi
   *[one] { NAME($who, form: "the") }
} en { $state }
heard-pawn-in-gap = { PERSON($who) ->
    [you] toi
   *[one] { NAME($who, form: "the") }
} au centre
# The heading of the board in words.
area-candidates = Candidats
heard-pawns = Les candidats : { LIST($pawns, type: "unit") }.

## Comment cela s’est terminé

outcome-won = { $name } gagne avec { NAME($candidate, form: "the") }, { outcome-how }.
outcome-lost = { $alone ->
    [yes] Tu perds
   *[no] Tous les joueurs perdent
 } : un candidat automatique que personne ne jouait, { NAME($candidate, form: "the") }, gagne { outcome-how }.
outcome-how = { $how ->
    [outright] grâce à une majorité avant la convention
    [brokered] grâce à une majorité à la convention
   *[legislature] au dé de l’assemblée, à 304 partout
 }

## Où en est la partie, et la position en texte

summary-over = Investiture : { $candidate }
summary-set-up = Préparation
position-candidate = { $candidate } ({ $player }) : { $total }, { $gap ->
    [yes] au centre
   *[no] en { $state }
 }  [{ LIST($markers, type: "unit") }]{ $out ->
    [yes] , hors course
   *[no] {""}
 }
position-uncommitted = Libres : { LIST($markers, type: "unit") }

## Pendant le récit
## Quand c’est le fait d’un joueur, son nom précède la ligne.

beat-laid = Les 24 États sont en place
beat-picked = joue { NAME($candidate, form: "the") }
beat-placed = Placement { $roll } sur 6 : { LIST($states, type: "unit") }
beat-round-empty = Manche { $round } : aucune pièce sur { round-states }
# The number of coins comes first: "les 2, 5 pièces" could be read as a decimal.
beat-round = { round-title } : { coins-counted } sur { round-states } ; { NAME($candidate, form: "the") } a les dés
beat-flipped = Visibles : { LIST($totals, type: "unit") }
beat-rolled = Ordre : { LIST($rolls, type: "unit") }
# home: it goes to a state of its own region, however far. stake: the delegates face up there.
beat-walked = { named } { $home ->
    [yes] rentre en { $state }
   *[no] va en { $state }, { states-counted }
 }{ $reason ->
    [stake] , pour { $stake }
    [nothing] {""} : rien à portée
   *[none] {""}
 }
beat-stayed = { named } reste en { $state }{ $stake ->
    [0] {""}
   *[other] {" "}pour { $stake }
 }
beat-stayed-gap = { named } reste au centre
# Why the move of the player's candidate is over without a question. line: what it did.
beat-move-over = { $line } ; terminé, { $reason ->
    [none] aucune pièce à céder
   *[pointless] aucune pièce ne vaut un autre lancer
 }
beat-sent = envoie { NAME($candidate, form: "the") } en { $state }, aussi riche que les autres choix
beat-surrendered = { NAME($candidate, form: "The") } cède { coin } pour relancer et repartir
beat-rerolled = { NAME($candidate, form: "The") } relance : { face }
beat-caucus = Caucus, { $state } : { LIST($rolls, type: "unit") }{ $tie ->
    [home] {""} ; { tie-home }
    [clockwise] {""} ; { tie-clockwise }
   *[none] {""}
 }
# Why one of two equal dice comes first. first: the candidate at home in the region of the caucus.
tie-home = égalité, fief d’abord
tie-clockwise = égalité, sens horaire depuis { NAME($first, form: "the") }
beat-took = { named } prend { $value } en { $state } et passe à { $total }
# What a rival took where the player waited for a coin too. name: of the player, or of an automatic
# candidate; less: how much less is left for the player.
loss-took = { $name } a pris { $value } en { $state } avant toi : −{ $less }
beat-missed = Rien en { $state } pour { LIST($candidates) }
beat-stalled = Aucune pièce prise en { $rolls } lancers : { $delegates ->
    [one] { $delegates } délégué devient libre
   *[other] { $delegates } délégués deviennent libres
 }
beat-convened = La convention : { LIST($totals, type: "unit") }{ $uncommitted ->
    [0] {""}
    [one] {""} ; { $uncommitted } libre
   *[other] {""} ; { $uncommitted } libres
 }
beat-tied-last = Dernière place à égalité avec { $total } : { LIST($candidates) } ; { $total ->
    [0] sans délégué, c’est l’élimination
   *[other] chacun cède une région
 }
beat-sealed = a choisi la région à céder
beat-released = { named } cède { markers-counted } { NAME($region, form: "of") } : { delegates-counted } de moins, reste { $total }
beat-eliminated = Scrutin { $count } : élimination { NAME($candidate, form: "of") }, dernier avec { $total }
beat-split = Marqueurs libres { NAME($region, form: "of") } : { LIST($rolls, type: "unit") }
beat-rolled-off = Égalité, départage pour { NAME($region, form: "the") } : { LIST($rolls, type: "unit") }
beat-awarded = { NAME($candidate, form: "The") } reçoit { coin } et passe à { $total }
beat-awarded-pawn = { NAME($candidate, form: "The") } reçoit le pion { $owner } et passe à { $total }
# majority: somebody has enough. needed: 305.
beat-counted = Nouveau scrutin : { LIST($totals, type: "unit") }{ $majority ->
    [yes] {""}
   *[no] {""} ; personne n’a { $needed }
 }
beat-legislature = 304 partout, l’assemblée lance donc : { LIST($rolls, type: "unit") }{ $again ->
    [yes] , à refaire
   *[no] {""}
 }
beat-nominated = Investiture { NAME($candidate, form: "of") } avec { $total }, { $how ->
    [outright] majorité d’emblée
    [brokered] majorité à la convention
   *[legislature] au dé de l’assemblée
 }
beat-won = { beat-nominated } : { PERSON($who) ->
    [you] tu gagnes
   *[one] { $who } gagne
 }
beat-won-automatic = { beat-nominated } : { $alone ->
    [yes] il est automatique, tu perds
   *[no] il est automatique, tout le monde perd
 }

## La carte, les fiches et les panneaux

view-map = Carte des 24 États
# A state with all that there is to say about it.
view-state = { $state } : { $facts }
# Two facts, or those so far and the next.
view-facts = { $facts } ; { $next }
view-face-up = { LIST($values) } face visible
view-face-down = { coins-counted } face cachée
view-here = { LIST($candidates) } ici
view-away = à { states-counted }
# turn: eliminated, rolled (and moves as which one) or none.
view-candidate = { $candidate } ; { $colour }, { $region } ; { $player } ; { delegates-counted }{ $turn ->
    [eliminated] {""} ; hors course
    [rolled] {""} ; dé { face }, joue en { place }
   *[none] {""}
 }{ $dice ->
    [yes] {""} ; a les dés
   *[no] {""}
 }
view-free = à choisir
view-out = sorti
view-last = dernier
view-roll-off = départage
# What a player has just won, or a bonus added to a die.
view-more = { NUMBER($more, signDisplay: "exceptZero") }
# A die and its bonus: "4 + 2 = 6".
view-sum = { face } + { $more } = { $sum }
# The titles of the convention's steps: a candidate is out, a region is shared out, and who has got
# what of it, such as "Suns: South 50 + 1, West 20".
view-eliminated = { NAME($candidate, form: "The") } est hors course : { delegates-counted } à répartir
view-region = { $region } : { delegates-counted } à répartir
view-plus = { $sum } + { $value }
view-share = { $candidate } { $values }
view-dealt = { $region } : { LIST($shares, type: "unit") }
# Below a number of delegates.
view-of-needed = / { $needed }
view-have-of-needed = { $have } sur { $needed }
# Below the number of a majority, at its line; short.
view-to-win = requis
# How far a die lets its candidate go; short.
view-reach = { $steps ->
    [0] fief seulement
   *[other] { $steps } pas
 }
# Who plays a candidate, below its column.
view-column = { $candidate } : { $player }
view-pile = ×{ $coins }
# A coin, a picture in a line of text.
view-pawn-coin = { coin } (pion)
view-uncommitted = Délégués libres
view-pool = Libres : { $delegates ->
    [0] aucun
   *[other] { delegates-counted }
 }
view-nothing = rien
view-not-seen = Encore face cachée
view-standings = Délégués
view-campaign = La campagne
view-bonus = À la convention, chaque marqueur d’une région ajoute 1 au dé pour ses pièces.
# The states that vote in a round, in a list; the sixth is the convention.
view-calendar = { $round ->
    [1] Les as
    [2] Les 2
    [3] Les 3, les 0
    [4] Les 4
    [5] Les 5
   *[other] Convention
 }
view-nominated = Investiture { NAME($candidate, form: "of") }

## Au centre de la carte

# The title of a round on two short lines.
gap-first = { $round ->
    [3] Super
   *[other] Manche
 }
gap-second = { $round ->
    [3] Tuesday
   *[other] { $round } sur 5
 }
gap-title = { $round ->
    [3] Super Tuesday
   *[other] { round-of-all }
 }
gap-votes = Vote : { $round ->
    [1] A
    [3] 3 et 0
   *[other] { $round }
 }
gap-dice = Dés : { $candidate }

## L’annonce d’une manche

banner-votes = { round-states-first } : { coins-counted }
banner-empty = Aucune pièce sur { round-states }.
banner-next = On passe à la suite.

## Pour les premières parties

aim = Réunis 305 des 608 délégués en pièces, ou gagne la convention qui suit.
tip-release =
    .head = Dernière place à égalité
    .says = Tu cèdes toutes les pièces d’une région, et le tout est redistribué. Cède là où tu as peu : chaque pièce gardée ajoute 1 à ton dé pour sa région.
tip-send =
    .head = Tu guides un candidat automatique
    .says = Plusieurs États sont aussi riches pour lui, et tu as les dés : envoie-le prendre une pièce à un rival, pas à toi.
tip-surrender =
    .head = Une pièce pour repartir
    .says = Cède une pièce : tu relances et tu repars. Cela vaut la peine pour une petite pièce quand une grosse est à portée, rarement sinon : la pièce cédée se joue à la convention.
tip-take =
    .head = Quelle pièce ?
    .says = Le plus souvent, la plus grosse. Mais à la convention, chaque pièce d’une région t’aide à en gagner d’autres : une petite, là où tu en as déjà, peut valoir plus.
tip-super =
    .head = Super Tuesday
    .says = Les 3 et les 0 votent ensemble : deux fois plus de pièces. Les 0 bordent le centre, à portée de tous ; mieux vaut un État sans rival qu’une troisième place dans un plus riche.
tip-last =
    .head = La dernière manche
    .says = Ce qui reste après cette manche va à la convention. Sans 305, évite d’y prendre la dernière place : à chaque scrutin, elle élimine.
tip-home =
    .head = Ton fief te reste ouvert
    .says = Quoi que dise ton dé, tu peux aller dans n’importe quel État de ta région. Les États cernés de tirets sont tous à portée.
tip-gap =
    .head = Au centre, un pion ne gagne rien
    .says = D’ici, il peut aller partout où son dé le permet. Vise des pièces visibles, là où peu d’autres peuvent suivre.
tip-automatic =
    .head = Des candidats sans joueur
    .says = Un candidat que personne ne choisit est automatique et suit des règles fixes. Si un candidat automatique gagne, tous les joueurs perdent.
tip-pick =
    .head = Choisis un candidat
    .says = Chacun a une région pour fief et peut toujours y rentrer. Pour le reste, ils se valent.

## L’analyse

review-count = Délégués
review-stretch = Manche
review-dice = Dés
# A candidate and who played it.
review-side = { $candidate }, { $name }
review-moment = Scrutin { $count }
# The same in two or three characters.
review-moment-short = S{ $count }

## Les raisons d’un coup : conseil à un joueur (you), ou ce qu’un bot dit de son propre coup (me)

# One or several coins lie there; delegates: what may be hoped for of them.
reason-lies = En { $state }, il y a { $coins ->
    [one] une pièce de { LIST($values) }
   *[other] des pièces de { LIST($values) }
 } : en moyenne, environ { delegates-counted } à prendre.
reason-alone = { PERSON($who) ->
    [me] J’y aurai sans doute le champ libre et prendrai ce que je veux.
   *[you] Tu y auras sans doute le champ libre et prendras ce que tu veux.
 }
# gap: it is the reason for staying in the gap.
reason-nothing = { $gap ->
    [yes] Rien à portée ne vaut le déplacement.
   *[no] Rien à portée ne vaut mieux.
 }
reason-near = À deux États au plus, pour le prochain lancer : { LIST($places) }.
# A state and what lies there.
reason-near-place = { $state } ({ $stake } en jeu)
reason-next-round = { $coins ->
    [one] Une pièce de la manche suivante se trouve
   *[other] { $coins } pièces de la manche suivante se trouvent
 } à deux États au plus.
reason-surrender = Relancer rapporte en moyenne environ { $gain } de plus, et coûte { delegates-counted }.
reason-keeps = { PERSON($who) ->
    [me] Je garde
   *[you] Tu gardes
 } { $markers ->
    [one] { $markers } autre marqueur
   *[other] { $markers } autres marqueurs
 } { NAME($region, form: "of") }, pour le bonus à la convention.
reason-done = Relancer { $gain ->
    [0] ne rapporterait rien de plus
   *[other] rapporterait environ { $gain } de plus
 } et coûterait au moins { delegates-counted }.
# others: somebody else may take a coin there after that.
reason-take = C’est la plus précieuse : { NAME($candidate, form: "the") } a alors { delegates-counted }{ $others ->
    [yes] , et { PERSON($next) ->
        [you] tu te sers ensuite
       *[one] { NAME($next, form: "the") } se sert ensuite
     }
   *[no] {""}
 }.
reason-send-free = Il n’y gêne personne.
reason-send-way = Là, il { PERSON($rival) ->
    [you] te gêne, toi qui as
   *[one] gêne { NAME($rival, form: "the") }, qui a
 } { delegates-counted }.
reason-release = { PERSON($who) ->
    [me] Mes marqueurs { NAME($region, form: "of") } valent { delegates-counted } : c’est la moins riche de mes régions.
   *[you] Tes marqueurs { NAME($region, form: "of") } valent { delegates-counted } : c’est la moins riche de tes régions.
 }
reason-pick-home = { NAME($candidate, form: "The") } peut toujours rentrer dans son fief, { NAME($region, form: "the") }.
reason-pick-first = De ceux qui restent, c’est lui qui aura les dés en premier.
# A player with their candidate.
player = { $name } ({ $candidate })

## Les niveaux des bots

level-easy = Ne vise que les pièces de sa région, et n’en cède jamais.
level-normal = Vise la pièce la plus précieuse à portée ; a gagné 342 parties sur 400 contre trois bots Facile.
level-hard = Prévoit les coups de ses rivaux et essaie ses options ; a gagné 42 parties sur 100 contre trois bots Normal.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] ne quitte jamais son fief.
   *[other] ne quittent jamais leur fief.
 }
manner-normal = { LIST($names) } { $count ->
    [one] court
   *[other] courent
 } après les gros lots.
manner-hard = { LIST($names) } { $count ->
    [one] surveille
   *[other] surveillent
 } les rivaux d’aussi près que les pièces.
