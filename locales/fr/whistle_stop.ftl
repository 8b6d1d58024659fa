### Whistle-Stop: an election in fifteen regions with cards, Vetoes and dice, 2 to 4 candidates.
### What is to be done, the labels of moves, the log, how it ends, and the help of first games.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## Les gens

# Un candidat sans nom connu ; $letter est A, B, C ou D.
candidate = candidat { $letter }
# À qui l’on fait quelque chose, ou qui est dans une liste ; aussi après « pour », « contre ».
whom = { PERSON($whom) ->
    [you] toi
   *[one] { $whom }
 }
# After the word for what somebody has: “ta main”, “la main que tient Dan” are written out where they stand.
whose = { PERSON($whose) ->
    [you] toi
   *[one] { $whose }
 }
# Qui fait quoi : le début des phrases du journal.
who-has = { PERSON($who) ->
    [you] Tu as
   *[one] { $who } a
 }
who-rolls = { PERSON($who) ->
    [you] Tu lances
   *[one] { $who } lance
 }
who-loses = { PERSON($who) ->
    [you] Tu perds
   *[one] { $who } perd
 }
who-takes = { PERSON($who) ->
    [you] Tu prends
   *[one] { $who } prend
 }
who-aims = { PERSON($who) ->
    [you] Tu vises
   *[one] { $who } vise
 }
who-means = { PERSON($who) ->
    [you] Tu veux
   *[one] { $who } veut
 }

## Des nombres de choses

actions-counted = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }
cards-counted = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
delegates-counted = { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
dice-counted = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
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
dollars = { $money } M$
hidden-counted = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
 }
# Cards that somebody draws, takes or gives: none, or some that are not known. “Rien” would need “ne” before the verb.
cards-none = 0 carte
cards-unknown = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }
# Une région avec un nombre de délégués : « 3 Texas ».
region-count = { $region } +{ $delegates }

## Ce qu’il faut faire ; $who est un nom ou une liste de noms

prompt-over = Les voix sont comptées.
prompt-drawing = On pioche des cartes.
prompt-starting = Les candidats lancent les dés pour savoir qui commence.
prompt-poaching = Une carte change de main.
prompt-ordering = L’ordre des élections est tiré au sort.
prompt-rolling = Les dés roulent.
# Pendant qu’une région vote.
prompt-voting = Vote { NAME($region, form: "in") } : les dés roulent.
prompt-act = { $who } : encore { actions-counted } ; joue une carte, achète un veto, pioche ou finis.
prompt-fetch = { $who } : choisis la carte à prendre dans la défausse.
prompt-rival = { $who } : { $card } ; choisis un rival { NAME($region, form: "in") }.
# $lost: how many delegates the rival loses in each of the regions.
prompt-scandal = { $who } : { $card } ; choisis au plus { regions-counted } où { $rival } perd { $lost ->
    [one] { $lost } délégué
   *[other] { $lost } délégués
 }.
prompt-regions = { $who } : { $card } ; choisis au plus { regions-counted }.
prompt-money = { $who } : achète { delegates-counted } pour { dollars }, dans les régions que tu veux.
prompt-comeback = { $who } : { $card } ; place { delegates-counted }, au plus { $limit } par région.
prompt-tour = { $who } : { $card } ; déplace au plus { delegates-counted } depuis { NAME($region, form: "the") }.
prompt-pay = { $who } : paie avec des cartes, encore { dollars }.
prompt-take = { $who } : prends une carte à { $rival }.
prompt-give = { $who } : rends une carte à { $rival }.
prompt-reroll = { $who }, titulaire { NAME($region, form: "in") } : relance un dé ou garde tes dés.
prompt-before = { $who } : joue une carte rouge { NAME($region, form: "in") } avant le lancer, ou passe.
prompt-after = { $who } : joue une carte rouge { NAME($region, form: "in") } après le lancer, ou passe.
prompt-red-none = { $who } : tu n’as pas de carte rouge à jouer { NAME($region, form: "in") } { $late ->
    [yes] après
   *[no] avant
 } le lancer, tu ne peux donc que passer.
prompt-call = { $who } : annonce des régions, encore { dollars } au plus, ou continue.
prompt-leaked = { $who } : défausse une carte de ton choix.
prompt-swap = { $who } : défausse des cartes pour en piocher autant ; { $dropped } jusqu’ici.
prompt-invest = { $who } : paie encore { dollars } au plus, deux délégués par million, ou continue.
prompt-floor = { $who } : place { delegates-counted }.
prompt-any = { $who } : décide.

# Which card may be vetoed: $name plays it for its text, or spends it as money.
card-played = { $name } { $spent ->
    [yes] dépense
   *[no] joue
 } { $card }
# $who may be several, so nobody is addressed, except where a single player can only pass.
react-ask = { $ask ->
    [veto] Veto ou passer ?
    [block] Bloquer ce veto ou passer ?
    [no-veto] Tu n’as pas de veto : tu ne peux que passer.
    [no-override] Il faudrait la carte Passer outre, et tu ne l’as pas : tu ne peux que passer.
   *[nothing] Tu n’as ni veto ni carte Passer outre : tu ne peux que passer.
 }
prompt-react = { $who } : { card-played } : { $effect }. { react-ask }
# $below: the card or Veto that the Veto lies on.
prompt-react-veto = { $who } : { $name } oppose un veto à { PERSON($whose) ->
    [you] ta carte { $below }
   *[one] { $whose } ({ $below })
 }. { $stopped ->
    [yes] Sans ce veto : { $effect }
   *[no] La carte { $card } compte donc
 }. { react-ask }
prompt-react-on = { $who } : { card-played } contre { whom } : { $effect }. { react-ask }
effect-loss = { $lost } sur { $had } { NAME($region, form: "in") }
effect-loses = { PERSON($whom) ->
    [you] tu perds
   *[one] { $whom } perd
 } { LIST($losses, type: "unit") }
effect-swings = { effect-loses }, { PERSON($who) ->
    [you] tu en gagnes
   *[one] { $who } en gagne
 } autant
effect-gains = { NUMBER($change, signDisplay: "exceptZero") } ({ LIST($regions) })
effect-gain = { LIST($regions) } { NUMBER($change, signDisplay: "exceptZero") }, soit { $total } à { $most }
effect-tour = { $delegates } depuis { NAME($source, form: "the") }, destination { LIST($places, type: "unit") }
effect-file = { PERSON($whose) ->
    [you] voir ta main
   *[one] voir la main que tient { $whose }
 }, échanger une carte
effect-donors = une carte prise au hasard chez { whom }
effect-wanted = { $wanted }, de la défausse

## Les noms des coups ; ceux qui ont « any » demandent une suite

move-pass = Passer
move-buy = Acheter un veto, { dollars }
move-draw = Piocher
move-end = Finir le tour
move-end-left = Finir le tour : { actions-counted } { $actions ->
    [one] perdue
   *[other] perdues
 }
move-override = Passer outre au veto
move-keep = Garder les dés
move-reroll = Relancer le { $die }
move-call = Annoncer { NAME($region, form: "the") } : { dollars }
move-place = { $delegates } { NAME($region, form: "in") }
move-spend = Dépenser { $card } : { delegates-counted }
move-play = Jouer { $card }
move-on = { $card } contre { $rival }
move-in = { $card } { NAME($region, form: "in") }
move-die = { $card } : le { $die }
move-rival-unnamed = Candidat { $letter }
move-pay = Payer avec { $card } ({ dollars })
move-veto = Jouer un veto
move-drop = Défausser { $card }
move-give = Donner { $card }
move-take = Prendre { $card }
move-done = Terminé
move-done-lost = Terminé : { dollars } { $money ->
    [one] perdu
   *[other] perdus
 }
move-done-unplaced = Terminé : { delegates-counted } { $delegates ->
    [one] non placé
   *[other] non placés
 }
move-done-delegates = Terminé : { delegates-counted }
move-swap = { $cards ->
    [one] Défausser cette carte, en piocher 1
   *[other] Défausser ces { $cards }, en piocher { $cards }
 }
move-swap-none = Garder la main
move-settle = Payer { dollars }
move-settle-none = Ne rien annoncer
move-invest-none = Ne rien dépenser
move-any-card = Carte
move-any-place = Placer
move-any-spot = Région
move-any-rival = Rival
move-any-fetch = Récupérer
move-any-pay = Payer
move-any-veto = Veto
move-any-take = Prendre
move-any-give = Donner
move-any-drop = Défausser
move-any-red = Rouge
move-any-reroll = Relancer
move-any-call = Annoncer

## Ce que font les vetos, pour qui peut en jouer un

means-any-veto = Il bloque la carte sans coûter d’action ; un vert retourne à la banque.
means-veto = Il bloque la carte, ne coûte pas d’action, puis il est perdu.
means-green-veto = Il bloque la carte, ne coûte pas d’action, puis retourne à la banque, où il coûte { dollars }.
means-override = Elle bloque un veto, et rien ne peut la bloquer.
means-buy = Il te permettra de bloquer une carte adverse. Tu paies { dollars } en cartes.

## Pourquoi cela ne se peut pas ; $rule est le numéro d’une règle

why-react = Règle 24 : c’est aux autres de réagir.
why-not-your-turn = Règle { $rule } : ce n’est pas ton tour.
why-one-first = Règle { $rule } : place d’abord au moins un délégué.
why-no-card = Règle 13 : il n’y a plus de carte à piocher.
why-override = Règle 26 : Passer outre ne bloque qu’un veto.
why-no-money = Règle 3 : la carte { $card } ne vaut pas d’argent.
why-not-fetched = Règle 75 : cette carte n’est pas dans la défausse, ou c’est un veto ou Passer outre.
why-own-cap = Règle 4 : tu as { delegates-counted } { NAME($region, form: "in") }, le maximum permis.
why-full = Règle 5 : plus de place { NAME($region, form: "in") } (déjà { delegates-counted }).
why-bank-empty = Règle 19 : la banque n’a plus de veto vert.
why-too-dear = Règle 18 : un veto vert coûte { dollars } ; tu as { $have } M$.
why-answers = Règle 24 : cette carte répond à une autre ; elle ne se joue pas seule.
why-nowhere = Règle 6 : il n’y a de place nulle part.
why-red = Règle 48 : hors des élections, une carte rouge n’est que de l’argent.
why-fund = Règle 3 : une collecte n’est que de l’argent.
why-not-super = Règle 59 : { $card } se joue dans une région d’un seul État, pas { NAME($region, form: "in") }.
why-none-there = Règle { $rule } : pour { $card }, il te faut des délégués { NAME($region, form: "in") }.
why-some-there = Règle 62 : { $card } se joue là où tu n’as pas de délégués ; tu en as { NAME($region, form: "in") }.
# $most: the most points a region may be worth for this card.
why-too-rich = Règle 71 : { $card } se joue là où il y a { $most } points au plus ; il y en a { $points } { NAME($region, form: "in") }.
why-no-rival-there = Règle { $rule } : pour { $card }, il faut qu’un rival ait des délégués { NAME($region, form: "in") }.
why-legal-team = Règle 76 : il n’y a ni veto vert à prendre ni carte à piocher.
why-second-look = Règle 75 : la défausse n’a aucune carte que l’on puisse prendre.
why-scandal = Règle 66 : aucun rival n’a de délégués.
why-leak = Règle 70 : aucun rival n’a de cartes.
why-no-hand = Règle { $rule } : ce rival n’a pas de cartes.
why-grassroots = Règle 61 : là où tu as des délégués, il n’y a plus de place.
why-frontier = Règle 62 : là où tu n’as pas de délégués, il n’y a plus de place.
why-tour = Règle 63 : tu n’as pas de délégués qui puissent aller ailleurs.
why-defection = Règle 64 : aucun rival n’a de délégués là où tu en as.
why-no-rival = Règle { $rule } : aucun rival n’a de délégués.
why-aimless = Règle 22 : il n’y a plus de place là où cette carte pourrait aller.
why-card-first = Règle 16 : choisis d’abord une carte.
# A card is chosen, but not for the region that is clicked.
why-own-region = Règle { $rule } : la carte { $region } ne place des délégués que là. Pour ses { dollars }, tu en places où tu veux.
why-press-first = Règle { $rule } : appuie encore une fois sur la carte, ou sur « { move-play } », puis choisis les régions.
why-names-rival = Règle { $rule } : { $card } vise un rival, pas une région. Choisis ci-dessous qui.
why-no-region-card = Règle { $rule } : { $card } ne se joue pas dans une région. Choisis ci-dessous ce que fait la carte.
why-tour-source = Règle 63 : tu pars déjà de là ({ $region }) ; choisis une autre région.
why-limit = Règle 73 : { $limit } au plus par région.
why-chosen = Règle { $rule } : tu as déjà choisi { NAME($region, form: "the") }.
why-rival-absent = Règle 66 : ce rival n’a pas de délégués { NAME($region, form: "in") }.
why-not-incumbent = Règle { $rule } : tu n’es pas titulaire { NAME($region, form: "in") }.
why-decided = Règle 52 : tout est déjà décidé { NAME($region, form: "in") }.
why-not-most = Règle 50 : tu n’as pas le plus de délégués { NAME($region, form: "in") }.
# $left: how many millions more may be spent on calls.
why-call-dear = Règle 51 : annoncer { NAME($region, form: "the") } coûte { dollars } ; il te reste { $left } M$ à dépenser.
why-after-roll = Règle 42 : la carte { $card } se joue après le lancer.
why-before-roll = Règle 41 : la carte { $card } se joue avant le lancer.
why-take-part = Règle 47 : personne que cette carte pourrait viser ne participe ici.
why-no-veto = Règle 24 : il n’y a pas de carte à bloquer.
why-veto-on-veto = Règle 88 : à cette table, pas de veto sur un veto.
why-veto-missing = Règle 24 : tu n’as pas ce veto.

## Le journal : les tours ; $cards, ce sont des noms de cartes, ou leur nombre

log-dealt = { who-has } reçu { $cards }.
log-start-rolled = { who-rolls } { $first } et { $second } pour le départ.
log-starter = { PERSON($who) ->
    [you] Tu commences
   *[one] { $who } commence
 } chaque manche.
log-round = Manche { $round }.
log-turn = { who-has } { actions-counted }.
log-actions-gained = { PERSON($who) ->
    [you] Tu gagnes
   *[one] { $who } gagne
 } { actions-counted }.
log-ended = { PERSON($who) ->
    [you] Tu finis ton tour et renonces
   *[one] { $who } finit son tour et renonce
 } à { actions-counted }.
log-spent = { PERSON($who) ->
    [you] Tu dépenses
   *[one] { $who } dépense
 } { $card } : { dollars }.
log-played = { PERSON($who) ->
    [you] Tu joues
   *[one] { $who } joue
 } { $card }.
log-declared = { who-means } placer { delegates-counted } { NAME($region, form: "in") }.
log-aimed = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te vises
       *[one] { $who } te vise
     }
   *[one] { who-aims } { $whom }
 } { NAME($region, form: "in") }.
log-tour = { who-means } déplacer { delegates-counted } depuis { NAME($source, form: "the") } vers { NAME($to, form: "the") }.
log-aimed-rival = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te vises
       *[one] { $who } te vise
     }
   *[one] { who-aims } { $whom }
 }.
log-aimed-card = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
 } { $card }.
log-aimed-die = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
 } le { $die }.
log-vetoed = { PERSON($who) ->
    [you] Tu opposes un veto
   *[one] { $who } oppose un veto
 } à { PERSON($whose) ->
    [you] ta carte { $card }
   *[one] { $whose } ({ $card })
 }.
log-overrode = { PERSON($who) ->
    [you] Tu passes outre
   *[one] { $who } passe outre
 } { PERSON($whose) ->
    [you] à ton veto
   *[one] au veto opposé par { $whose }
 }.
log-blocked = { PERSON($whom) ->
    [you] Ta carte { $card }
   *[one] La carte { $card } jouée par { $whom }
 } est bloquée.
log-placed = { PERSON($who) ->
    [you] Tu gagnes
   *[one] { $who } gagne
 } { delegates-counted } { NAME($region, form: "in") }, total { $total }.
log-removed = { who-loses } { delegates-counted } { NAME($region, form: "in") }, reste { $total }.
log-wasted = { who-loses } { dollars } non { $money ->
    [one] dépensé
   *[other] dépensés
 }.
log-looked = { PERSON($who) ->
    [you] Tu regardes
   *[one] { $who } regarde
 } { PERSON($whose) ->
    [you] ta main
   *[one] la main que tient { $whose }
 } : { $cards }.
log-took = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te prends { $card }
       *[one] { $who } te prend { $card }
     }
   *[one] { who-takes } { $card } à { $whom }
 }.
log-gave = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te donnes { $card }
       *[one] { $who } te donne { $card }
     }
   *[one] { PERSON($who) ->
        [you] Tu donnes
       *[one] { $who } donne
     } { $card } à { $whom }
 }.
log-fetched = { who-takes } { $card } dans la défausse.
log-took-green = { who-takes } un veto vert ; il en reste { $bank } à la banque.
log-paid = { PERSON($who) ->
    [you] Tu paies
   *[one] { $who } paie
 } { dollars } avec { $card }.
log-bought = { PERSON($who) ->
    [you] Tu achètes
   *[one] { $who } achète
 } un veto vert ; il en reste { $bank } à la banque.
log-drew = { PERSON($who) ->
    [you] Tu pioches
   *[one] { $who } pioche
 } { $cards }.
log-discarded = { PERSON($who) ->
    [you] Tu défausses
   *[one] { $who } défausse
 } { $card }.
log-reshuffled = La défausse devient la pioche : { cards-counted }.

## Le journal : les élections, le débat et la fin

log-election = Les régions votent.
log-order = Elles votent dans cet ordre : { LIST($regions, type: "unit") }.
log-contested = On vote { NAME($region, form: "in") }, { points-counted } : { LIST($candidates) }.
log-skipped = Aucun délégué { NAME($region, form: "in") }.
log-kept-by-call = { $region } : région annoncée pour { whom }.
log-alone = { PERSON($who) ->
    [you] Tu n’as
   *[one] { $who } n’a
 } pas de rival { NAME($region, form: "in") }.
log-rolled = { who-rolls } : { LIST($dice, type: "unit") }.
log-rerolled = { PERSON($who) ->
    [you] Tu relances
   *[one] { $who } relance
 } le { $old } : { $new }.
log-kept-dice = { PERSON($who) ->
    [you] Tu gardes
   *[one] { $who } garde
 } les dés.
log-scored = { PERSON($who) ->
    [you] Tu fais
   *[one] { $who } fait
 } { $score }.
log-rolloff = Départage { NAME($region, form: "in") } : { LIST($candidates) }.
log-dice-set = { who-rolls } maintenant { dice-counted }.
log-barred = { beat-barred }.
log-single-die = { beat-single-die }.
log-recount = { beat-recount }.
# $total: the points of all regions somebody has then.
log-won = { PERSON($who) ->
    [you] Tu gagnes
   *[one] { $who } gagne
 } { NAME($region, form: "the") } : { points-counted }, { $total } en tout.
log-held = { PERSON($who) ->
    [you] Tu gardes
   *[one] { $who } garde
 } { NAME($region, form: "the") } : { points-counted }, { $total } en tout.
log-lost = { who-loses } { NAME($region, form: "the") } : reste { points-counted }.
log-debate = Le débat.
log-swapped = { PERSON($who) ->
    [you] Tu changes
   *[one] { $who } change
 } { cards-counted }.
log-called = { PERSON($whom) ->
    [you] Tu annonces
   *[one] { $whom } annonce
 } { NAME($region, form: "the") } pour { dollars }.
log-invested = { PERSON($who) ->
    [you] Tu dépenses
   *[one] { $who } dépense
 } { dollars } pour { delegates-counted }.
log-unplaced = { PERSON($who) ->
    [you] Tu laisses
   *[one] { $who } laisse
 } { delegates-counted } de côté.
log-result = { who-has } { points-counted } dans { regions-counted }, et { delegates-counted }.

## Ce qu’on entend : des phrases courtes, entre deux décisions et avec la touche W

heard-plays = { PERSON($who) ->
    [you] Tu joues
   *[one] { $who } joue
} { $card } : { LIST($changes, type: "unit") }.
# change: how many delegates the rival loses in each region.
heard-aims = { PERSON($who) ->
    [you] Tu joues
   *[one] { $who } joue
} { $card } contre { PERSON($whom) ->
    [you] toi
   *[one] { $whom }
} : { NUMBER($change, signDisplay: "exceptZero") }, { LIST($regions) }.
heard-aims-rival = { PERSON($who) ->
    [you] Tu joues
   *[one] { $who } joue
} { $card } contre { PERSON($whom) ->
    [you] toi
   *[one] { $whom }
}.
heard-hand = Ta main : { LIST($cards, type: "unit") }.
# The listener’s delegates in a region, and the most that anybody else has there.
heard-region = { $region } { $delegates } à { $most }
heard-ahead = Tu mènes : { LIST($regions, type: "unit") }.
heard-level = Tu es à égalité : { LIST($regions, type: "unit") }.
heard-behind = Tu es derrière : { LIST($regions, type: "unit") }.

## Pendant le récit ; ce qui n’a pas de sujet se dit de la personne nommée devant

beat-start-rolled = obtient { $sum } pour le départ
beat-starter = commence chaque manche
beat-drew = pioche { $cards }
beat-discarded = défausse { $card }
beat-bought = achète un veto vert
beat-ended = renonce à { actions-counted }
beat-spent = { $card } pour { dollars }
beat-red = { $card } { NAME($region, form: "in") }
# By how many delegates somebody’s number in a region changes.
region-change = { $region } { NUMBER($change, signDisplay: "exceptZero") }
# Une liste qui serait trop longue ; « de plus » irait pour des délégués, « autres » va pour des régions.
and-more = { $first } et { $more } autres
# $regions: names, or a name and how many more.
beat-aimed = { PERSON($whom) ->
    [you] tu perds
   *[one] { $whom } perd
 } { $lost } ({ $regions })
beat-tour = { $delegates } depuis { NAME($source, form: "the") } vers { NAME($to, form: "the") }
beat-aimed-rival = contre { whom }
beat-aimed-card = pour { $card }
beat-aimed-die = pour le { $die }
beat-vetoed = oppose un veto à { PERSON($whose) ->
    [you] ta carte { $card }
   *[one] { $whose } ({ $card })
 }
# $card: the card that was vetoed.
beat-overrode = passe outre { PERSON($whose) ->
    [you] à ton veto
   *[one] au veto opposé par { $whose }
 } ; la carte { $card } { $counts ->
    [yes] compte
   *[no] ne compte pas
 }
beat-wasted = laisse perdre { dollars }
beat-took-green = prend un veto vert
beat-looked = regarde { PERSON($whose) ->
    [you] ta main
   *[one] la main que tient { $whose }
 }
beat-took = { PERSON($whom) ->
    [you] te prend { $card }
   *[one] prend { $card } à { $whom }
 }
beat-gave = { PERSON($whom) ->
    [you] te donne { $card }
   *[one] donne { $card } à { $whom }
 }

nth-election = { $nth ->
    [first] première élection
    [second] deuxième élection
   *[last] dernière élection
 }
beat-election = La { nth-election } : 15 régions, 538 points
beat-order = Ordre du vote tiré au sort, d’abord { $region }
# A candidate with a number of delegates, points or a score: "toi 7".
whom-count = { whom } { $count }
beat-contested = On vote { NAME($region, form: "in") }, { points-counted } : { LIST($standing, type: "unit") }
beat-skipped = Aucun délégué { NAME($region, form: "in") }
beat-kept-by-call = { PERSON($whose) ->
    [you] Tu gardes
   *[one] { $whose } garde
 } { NAME($region, form: "the") }, région annoncée : les { $points } points restent
beat-rolled = Les dés { NAME($region, form: "in") } : { LIST($scores, type: "unit") }
# $whom : la ou le titulaire.
beat-rolled-first = { beat-rolled } ; relance possible pour { whom }
beat-kept-dice = garde les dés
beat-rerolled = { $region } : { PERSON($who) ->
    [you] tu relances
   *[one] { $who } relance
 } le { $old } : { $new }, total { $score }
beat-rolloff = Égalité { NAME($region, form: "in") } : départage entre { LIST($rivals) }
beat-dice-set = lance maintenant { dice-counted }
beat-barred = { PERSON($who) ->
    [you] Tu ne peux
   *[one] { $who } ne peut
 } pas relancer de dé ici
beat-single-die = Seul le meilleur dé compte ici
beat-recount = On recompte { NAME($region, form: "in") }
beat-alone = sans rival { NAME($region, form: "in") }, { NUMBER($points, signDisplay: "exceptZero") }
# $best: the best score of the others.
beat-held = { PERSON($who) ->
    [you] Tu gardes
   *[one] { $who } garde
 } { NAME($region, form: "the") }, { $score } à { $best } : les { $points } points restent
beat-won = { who-takes } { NAME($region, form: "the") }, { $score } à { $best } : { NUMBER($points, signDisplay: "exceptZero") }
# $whom : la ou le titulaire qui perd la région.
beat-won-from = { PERSON($whom) ->
    [you] { PERSON($who) ->
        [you] Tu te prends { NAME($region, form: "the") }
       *[one] { $who } te prend { NAME($region, form: "the") }
     }
   *[one] { who-takes } { NAME($region, form: "the") } à { $whom }
 }, { $score } à { $best } : { NUMBER($points, signDisplay: "exceptZero") }
beat-standings = Après la { nth-election } : { LIST($standing, type: "unit") }
beat-debate = Le débat : changer des cartes{ $advanced ->
    [yes] , annoncer des régions ou dépenser
   *[no] {""}
 }
beat-swapped = change { cards-counted }
beat-called = annonce { NAME($region, form: "the") } pour { dollars }
beat-invested = paie { dollars } pour { delegates-counted }
beat-unplaced = laisse { delegates-counted } de côté

## Comment cela s’est terminé

# $who: one winner, or several with equal results.
verdict = { PERSON($who) ->
    [many] { $who } se partagent
   *[one] { $who } remporte
 } la présidence{ $reason ->
    [points] {" "}avec { $points } points sur 538
    [regions] {""}, à égalité à { $points } points, mais avec plus de régions
    [delegates] {""}, à égalité de points et de régions, mais avec plus de délégués
   *[shared] {""}, à égalité jusqu’au dernier délégué
 }
outcome = { verdict }.

## Où en est la partie, et la position en texte

summary = Manche { $round } sur { $rounds }{ $what ->
    [election] {" "}· élection
    [debate] {" "}· débat
   *[turns] {""}
 }
standing = { $name } : { points-counted }, { regions-counted }, { delegates-counted } ; en main : { $holding ->
    [yes] { LIST($cards, type: "unit") }
   *[no] aucune carte
 }
candidate-count = { $name } { $delegates }
region-line = { $region }, { $points } : { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] personne
 }{ $state ->
    [won] {" "}(titulaire : { $holder })
    [called] {" "}(région annoncée pour { $holder })
   *[free] {""}
 }
piles = Pioche { $left }, défausse { $discards }, vetos verts à la banque { $bank }

## Pour les premières parties

aim = Totalise le plus des 538 points après la dernière élection, à la manche 13.
tip-react =
    .head = Veto ou pas ?
    .says = Quelqu’un joue une carte, et tu peux la bloquer avant qu’elle ne prenne effet. Un veto joué est perdu : garde-le pour une carte qui te coûterait une région riche.
tip-reroll =
    .head = Ta seconde chance
    .says = Comme titulaire, tu peux relancer un de tes dés. Choisis le plus bas ; si tu mènes nettement, garde ce que tu as.
tip-invest =
    .head = Le débat
    .says = Défausse les cartes dont tu ne veux pas et pioches-en autant. Laisse partir celles des régions perdues ou sûres.
tip-call =
    .head = Annoncer une région
    .says = Une région que tu annonces est décidée et ne vote plus jamais. Annonce ce qui est riche et difficile à défendre ; cela coûte de l’argent.
tip-pay =
    .head = Avec quoi payer
    .says = On ne rend pas la monnaie. Paie avec les cartes des régions qui comptent le moins pour toi ; les vetos ne valent pas d’argent.
tip-place =
    .head = Deux délégués font l’essentiel
    .says = Aux élections, tes deux meilleurs dés comptent. Un deuxième délégué aide bien plus qu’un cinquième : répartis-les, et évite les rivaux quand tu peux.
tip-before =
    .head = Une élection approche
    .says = Qui n’a pas de rival dans une région la gagne sans dés. Cherche des régions riches où il n’y a encore personne.
tip-card =
    .head = Chaque carte a deux moitiés
    .says = L’effet d’une carte de région met dans cette région plus de délégués que son argent n’en achète ; l’argent les met où tu veux. Prends l’effet là où il te les faut tous, l’argent là où un seul suffit.

## L’analyse

review-count = Points
review-stretch = Élection
review-dice = Dés
# How many of the three elections are over.
review-moment = Élection { $number }
