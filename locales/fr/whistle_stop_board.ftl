### Whistle-Stop: what is written on the map, on cards, in elections and beside the board.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## Des nombres de choses

cards-counted = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
hidden-counted = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
 }
delegates-counted = { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
regions-counted = { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
 }
# Des millions de dollars.
dollars = { $money }M$
change = { NUMBER($by, signDisplay: "exceptZero") }
chance = { NUMBER($share, style: "percent") }
# The label of a thing that can be clicked, after what the click does.
click-label = { $action }. { $label }
# Deux phrases à la suite.
sentences = { $first } { $next }
nth-election = { $nth ->
    [first] première élection
    [second] deuxième élection
   *[last] dernière élection
 }

## La carte

map-label = Carte des quinze régions
# Everything about a region, for screen readers: who stands there, how many of how many fit in, who
# has it, and what the card on the table would change ($plan).
region = { $region }, { points-counted }{ $super ->
    [yes] , un Grand État
   *[no] {""}
 } : { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] aucun délégué
 } ; { $here } sur { $cap }.{ $state ->
    [won] {" "}Titulaire : { $holder }.
    [called] {" "}Région annoncée pour { $holder }.
   *[free] {""}
 }{ $plan ->
    [less] {" "}Un délégué va partir.
    [more] {" "}{ $planned } de plus en vue.
   *[none] {""}
 }
# Un candidat et le nombre de ses délégués : « Ada 3 ».
standing = { $name } { $delegates }
# On a slip beside a region where no more delegates fit; short.
slip-full = plein
super-state = Grand État
sheet-close = Fermer la fiche : { $region }
sheet-head = Délégués, et chances si l’on votait tout de suite
sheet-room = { $room ->
    [one] Il reste { $room } place.
   *[other] Il reste { $room } places.
 }
sheet-full = Il n’y a plus de place.

## Au-dessus et au-dessous de la carte

score = { $name } : { points-counted } dans { regions-counted }, { delegates-counted }, { cards-counted }
tally = Sur { $all } points : { LIST($points, type: "unit") }
majority = { $points } : plus de la moitié
race-title = La course aux { $points }
race-close = Fermer la fiche de la course
race-needs = { $points ->
    [0] a plus de la moitié
   *[other] encore { $points } à prendre
 }
race-free = { $points ->
    [one] { $points } point n’est encore à personne.
   *[other] { $points } points ne sont encore à personne.
 }
race-help = Sur { $all } points, { $points } font plus de la moitié : personne d’autre ne peut en avoir autant. Après la manche 13, qui en a le plus gagne, même si personne n’en a autant.
track = Manche { $round } sur { $rounds } ; élections aux manches 4, 8 et 13, débat à la manche 9
stop-election = Élection à la manche { $round }
stop-debate = Débat à la manche { $round }

## Les cartes

card-label = { $card } : { $text }{ $money ->
    [0] {""}
   *[other] {" "}Vaut { dollars }.
 }{ $count ->
    [one] {""}
   *[other] {" "}Il y en a { $count }.
 }
# Plusieurs cartes égales.
times = ×{ $count }
# Between the two uses of a card: what it does, or so much money.
card-or = ou
# Before the money of a card that has no other use.
card-worth = vaut
card-unusable = { $card } : inutilisable pour l’instant. { $text }
card-chosen = { $card } : { $text }
# Who played the card that lies there.
by = { $name } { $how ->
    [spends] dépense
    [vetoes] met son veto
   *[plays] joue
 }
by-card = { $how ->
    [vetoes] Veto opposé par { $name } : { $card }
   *[other] { by } { $card }
 }
# On a card on the map, very short: it moves delegates; so many fewer for the rival beside it.
foot-moves = déplace
foot-lost = { change } pour
stamp-veto = VETO
# A Veto has been vetoed, so the card counts: the stamp of an office.
stamp-stands = VALIDÉ
row-voted = Les régions ont voté
# A card that its owner has just put away at the debate.
card-dropped = { $card } : va à la défausse
row-discards = La défausse
row-hand-of = Main : { $name }
row-table = Sur la table
row-table-and = { row-table } · { $row }
row-hand = Ta main : { cards-counted }
row-hand-money = { row-hand }, { dollars }
row-red = Tes cartes rouges
# $green : si l’un d’eux est vert.
row-veto = { $left ->
    [0] Ton dernier veto ; un nouveau coûte { dollars }
    [one] Un veto te reste si tu en joues un
   *[other] { $left } vetos te restent si tu en joues un
 }. Un veto bloque la carte sans coûter d’action{ $green ->
    [yes] {" "}; un vert retourne à la banque
   *[no] {""}
 }
# De même en moins de 50 lettres.
row-veto-brief = { $left ->
    [0] Ton dernier veto ; il la bloque sans action
   *[other] Un veto la bloque sans action ; en reste { $left }
 }

## Les élections et le débat

nth-election-title = La { nth-election }
# $order: 0 by points from the least, 1 from the most, 2 by lot.
election-order = Région par région, { $order ->
    [0] de la plus petite à la plus grande
    [1] de la plus grande à la plus petite
   *[other] dans l’ordre du tirage
 }.
debate-title = Le débat
debate-text = Chacun peut changer des cartes.{ $advanced ->
    [yes] {" "}Puis on annonce des régions, ou l’on achète des délégués.
   *[no] {""}
 }
after-election = Après la { nth-election }
# The race so far. $total: the leader’s points; $points: the lead. $stage: how many elections are
# still to come (an election under way is not counted), or that the lead is safe.
outlook-start = Les régions votent aux manches 4, 8 et 13. Qui a le plus de points après la manche 13 gagne.
outlook-stage = { $stage ->
    [two] Les régions votent encore aux manches 8 et 13 : seuls les points après la manche 13 décident.
    [one] Les régions votent une dernière fois à la manche 13 : seuls les points d’après décident.
    [safe] Plus personne ne peut combler cet écart.
   *[none] Les régions qui doivent encore voter peuvent tout changer.
 }
outlook-lead = { PERSON($who) ->
    [you] Tu mènes
   *[one] { $who } mène
 } de { points-counted }, avec { $total } sur 538. { outlook-stage }
outlook-level = En tête, à égalité, avec { points-counted } : { LIST($leaders) }. { outlook-stage }
# By how many points an election changed somebody’s.
gain = { $by ->
    [0] ±0
   *[other] { change }
 }
# What the reader has won, held or lost in an election; then the same with their number only.
brought = Tu as { $how ->
    [won] gagné
    [held] gardé
   *[lost] perdu
 } : { LIST($regions) }.
brought-counted = Tu as { $how ->
    [won] gagné
    [held] gardé
   *[lost] perdu
 } { regions-counted }.
brought-nothing = Tu n’as gagné aucune région.
# Sentences follow: “Première élection. Tu as gagné …”
recap = { $nth ->
    [first] Première élection.
    [second] Deuxième élection.
   *[last] Dernière élection.
 } { $says }
# Sur une région qui vient d’être décidée.
verdict = { $held ->
    [yes] =
   *[no] +
 }{ $points }

polls-title = { $region }, { points-counted }
polls-rolloff = Départage : { polls-title }
polls-may-reroll = { $region } : { PERSON($who) ->
    [you] tu peux
   *[one] { $who } peut
 } relancer un dé…
polls-rerolls = { $region } : { PERSON($who) ->
    [you] tu relances
   *[one] { $who } relance
 } le { $die }…
polls-single = Seul le meilleur dé compte.
polls-barred = Le titulaire ne peut pas relancer.
polls-recount = À recompter.
# Beside a candidate who has not rolled yet.
polls-waits = lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
whom = { PERSON($whom) ->
    [you] toi
   *[one] { $whom }
 }
counted-called = { $region }, région annoncée pour { whom } : pas de vote
counted-alone = { PERSON($who) ->
    [you] Tu n’as
   *[one] { $who } n’a
 } pas de rival { NAME($region, form: "in") } : +{ points-counted }
counted-held = { PERSON($who) ->
    [you] Tu gardes
   *[one] { $who } garde
 } { NAME($region, form: "the") } et ses { $points } points
who-takes = { PERSON($who) ->
    [you] Tu prends
   *[one] { $who } prend
 }
counted-won = { who-takes } { NAME($region, form: "the") } : +{ points-counted }
# $whom : la ou le titulaire qui perd la région.
counted-won-from = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te prends { NAME($region, form: "the") }
       *[one] { $who } te prend { NAME($region, form: "the") }
     }
   *[one] { who-takes } { NAME($region, form: "the") } à { $whom }
 } : +{ points-counted }
# Nouns, as a name follows and the region stands above: “victoire : Ada”.
ticket-foot = { $how ->
    [called] annonce :
    [alone] sans rival :
    [held] défense :
   *[won] victoire :
 } { $name }
ticket = { $region }, { points-counted } ; { ticket-foot }{ $rolloff ->
    [yes] , après un départage
   *[no] {""}
 }

## À côté du plateau

candidates = Candidats
head-candidate = Candidat
head-points = Points
head-regions = Régions
head-region = Région
head-delegates = Délégués
head-cards = Cartes
starter = { $name } commence chaque manche.
# all: whether these are all cards in hand.
known = { $all ->
    [yes] En main :
   *[no] Vu en main :
 }
known-of = { $name } : { LIST($cards, type: "unit") }
at-once = Un clic, un délégué ; ici, plusieurs à la fois
last-votes = Les derniers votes
chances = Si l’on votait maintenant
chances-total = Points attendus
chances-help = Chances de gagner aux dés, sans cartes rouges.
origins = D’où vient chaque point
origins-help = Une région compte pour qui l’a gagnée en dernier.
piles = Piles
piles-text = Pioche { $left }, défausse { $discards }, vetos verts { $bank }.
discards = Défausse
several-cards = { $count } × { $card }
discards-list = { LIST($cards, type: "unit") }.
