### Early States: a race of dice for nine states that vote early, 1 to 6 players.
### Everybody has a sheet with a card for each state; filling the circles of a card wins delegates.

## Les États
## in: where marks go; the: with its article.

state-iowa = Iowa
    .in = dans l’Iowa
    .the = l’Iowa
state-new-hampshire = New Hampshire
    .in = dans le New Hampshire
    .the = le New Hampshire
state-south-carolina = Caroline du Sud
    .in = en Caroline du Sud
    .the = la Caroline du Sud
state-nevada = Nevada
    .in = dans le Nevada
    .the = le Nevada
state-florida = Floride
    .in = en Floride
    .the = la Floride
state-missouri = Missouri
    .in = dans le Missouri
    .the = le Missouri
state-ohio = Ohio
    .in = dans l’Ohio
    .the = l’Ohio
state-virginia = Virginie
    .in = en Virginie
    .the = la Virginie
state-pennsylvania = Pennsylvanie
    .in = en Pennsylvanie
    .the = la Pennsylvanie

## Les rangées de cercles qui donnent d’autres dés, nommées d’après le dé
## head : au début d’une étiquette ; row : dans un tableau ; short : au-dessus de ses cercles.

second-die = le deuxième dé
    .in = pour le deuxième dé
    .head = Deuxième dé
    .row = Deuxième dé
    .short = 2e dé
third-die = le troisième dé
    .in = pour le troisième dé
    .head = Troisième dé
    .row = Troisième dé
    .short = 3e dé

## Ce qui s’achète. effect : son effet ; first, second : la même chose sur deux lignes courtes.

item-radio = Spot radio
    .the = le spot radio
    .effect = 1 croix par État, dans 3 États
    .first = 1 croix par État,
    .second = 3 États
item-organiser = Organisateur
    .the = l’organisateur
    .effect = une deuxième relance
    .first = une 2e relance
    .second = par tour
item-television = Spot télé
    .the = le spot télé
    .effect = 2 croix par État, dans 3 États
    .first = 2 croix par État,
    .second = 3 États
item-debate = Débat gagné
    .the = le débat gagné
    .effect = 2 croix par État, dans 5 États
    .first = 2 croix par État,
    .second = 5 États
item-finance = Trésorier
    .the = le trésorier
    .effect = 1 $ de plus par dé qui donne des fonds
    .first = 1 $ de plus
    .second = par dé à fonds
item-spokesperson = Porte-parole
    .the = le porte-parole
    .effect = 1 voix de plus par dé qui donne des voix
    .first = 1 voix de plus
    .second = par dé à voix
item-manager = Directeur
    .the = le directeur
    .effect = 2 voix de plus à chaque tour
    .first = 2 voix de plus
    .second = par tour
item-pro-life = Pro-vie
    .the = le thème Pro-vie
    .effect = 3 croix par État : IA, OH, PA
item-immigration = Immigration
    .the = le thème Immigration
    .effect = 3 croix par État : FL, NV, VA
item-low-tax = Impôts bas
    .the = le thème Impôts bas
    .effect = 3 croix par État : NH, OH, MO
item-defence = Défense
    .the = le thème Défense
    .effect = 3 croix par État : SC, FL, PA

## Des nombres de choses

money = { $dollars } $
votes-counted = { $votes ->
    [0] aucune voix
   *[other] { $votes } voix
 }
marks-counted = { $marks ->
    [0] aucune croix
   *[other] { $marks } croix
 }
delegates-counted = { $delegates ->
    [0] aucun délégué
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
firsts-counted = { $firsts ->
    [0] aucune première place
    [one] { $firsts } première place
   *[other] { $firsts } premières places
 }
dice-counted = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
proceeds = { $funds ->
    [0] { $votes ->
        [0] rien
       *[other] { votes-counted }
     }
   *[other] { $funds } ${ $votes ->
        [0] {""}
       *[other] {" "}et { votes-counted }
     }
 }
prize = { delegates-counted }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } $
 }
# "première place"
ranked = { $rank ->
    [1] première
    [2] deuxième
   *[other] troisième
 }
place-short = { $rank ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] tard
 }
medal = { $medal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
 }
medal-next = { $next ->
    [silver] argent
   *[gold] or
 } dès { $least } délégués

## Ce qu’il faut faire

prompt-last = { $prompt } { LIST($names) } { $seats ->
    [one] doit
   *[other] doivent
 } encore jouer.
prompt-very-last = { $prompt } C’est le dernier tour.
prompt-over = La course est finie.
prompt-start = On tire au sort qui commence.
prompt-roll = { $name } lance les dés.
prompt-reroll = { $name } : relance les dés de ton choix (encore { $rerolls } fois), ou garde-les.
prompt-take = { $name } : prends { $ones ->
    [1] le 1
    [2] chacun des deux 1
   *[other] chacun des trois 1
 } en fonds ou en voix.
prompt-spend = { $name } : dépense ton argent ({ $cash } $), ou garde-le et passe aux voix.
prompt-air = { $name } : { $item }, choisis { $more ->
    [yes] { $states ->
        [one] encore { $states } État
       *[other] encore { $states } États
     }
   *[no] { $states ->
        [one] { $states } État
       *[other] { $states } États
     }
 } (+{ $marks } par État).
prompt-vote = { $name } : place { votes-counted }.
prompt-confirm = { $name } : finis ton tour.

move-keep = Garder les dés
move-reroll = Relancer
move-reroll-some = Relancer { $dice ->
    [one] le dé
   *[other] les dés
 } { LIST($which) } ({ LIST($faces, type: "unit") })
move-reroll-all = { $dice ->
    [one] Relancer le dé
   *[other] Tout relancer
 } ({ LIST($faces, type: "unit") })
move-take = { $several ->
    [yes] Prendre les 1
   *[no] Prendre le 1
 }
move-take-funds = { $ones ->
    [one] Le 1 en fonds
   *[other] Tous les 1 en fonds
 }
move-take-votes = { $ones ->
    [one] Le 1 en voix
   *[other] Tous les 1 en voix
 }
move-take-both = { $funds } en fonds, { $votes } en voix
move-buy = Acheter
move-buy-item = { $item } ({ $price } $)
move-air = Choisir un État
move-air-state = { $state } : { $marks ->
    [0] plein, inutile
   *[other] +{ $marks }
 }
move-save = Garder { $cash } $ et continuer
move-mark = Placer les voix
move-mark-place = { $place } : { $filled } sur { $circles }
move-mark-some = { $place } : { marks-counted }
move-mark-die = { move-mark-some }, un dé de plus
move-mark-late = { move-mark-some }, rempli trop tard
move-mark-full = { move-mark-some }, { ranked } place pour { $delegates }
move-done = Finir le tour

## Pourquoi cela ne se peut pas

why-not-your-turn = Ce n’est pas ton tour.
why-no-throw = Règles 7 et 8 : les lancers de ce tour sont finis.
why-votes-first = Règle 29 : place d’abord tes voix.
why-dice-first = Règle 29 : d’abord les dés et les achats, ensuite les voix.
why-bought = Règle 19 : tu as déjà { NAME($item, form: "the") }.
why-two-issues = Règle 20 : tu as déjà deux thèmes.
why-too-dear = Règle 18 : { NAME($item, form: "the") } coûte { $price } $ et tu as { $cash } $.
why-states-first = Règle 25 : choisis d’abord les États pour { NAME($item, form: "the") }.
why-buy-after = Règle 18 : on achète après le lancer.
why-buy-before = Règle 18 : on achète avant de voter.
why-only-votes = Règle 28 : seules les voix font des croix dans les rangées d’équipe.
why-same-state = Règle 25 : les États d’un même spot doivent tous être différents.
why-no-circle = Règle 29 : plus de cercle libre { NAME($place, form: "in") }.
why-no-votes = Règle 29 : tu n’as plus de voix.
why-votes-left = Règle 29 : il te reste { votes-counted }.

## Le journal

log-begins = { PERSON($who) ->
    [you] Tu commences.
   *[one] { $who } commence.
 }
log-stake = { PERSON($who) ->
    [you] Tu reçois
   *[one] { $who } reçoit
 } une avance de { $funds } $.
log-rolled = { $again ->
    [yes] { PERSON($who) ->
        [you] Tu relances
       *[one] { $who } relance
     }
   *[no] { PERSON($who) ->
        [you] Tu lances
       *[one] { $who } lance
     }
 } : { LIST($faces) }.
log-takes = { PERSON($who) ->
    [you] Tu prends
   *[one] { $who } prend
 }
log-took-funds = { log-takes } { $ones ->
    [1] le 1
    [2] les deux 1
   *[other] les trois 1
 } en fonds.
log-took-votes = { log-takes } { $ones ->
    [1] le 1
    [2] les deux 1
   *[other] les trois 1
 } en voix.
log-took-both = { log-takes } { $funds ->
    [1] un 1
   *[other] deux 1
 } en fonds et { $votes ->
    [1] un
   *[other] deux
 } en voix.
log-collected = { PERSON($who) ->
    [you] Tu reçois
   *[one] { $who } reçoit
 } { proceeds }.
log-bought = { PERSON($who) ->
    [you] Tu t’offres
   *[one] { $who } s’offre
 } { NAME($item, form: "the") } pour { $price } $.
# $place: a state ("dans l’Iowa") or a die ("pour le deuxième dé").
log-marked = { PERSON($who) ->
    [you] Tu fais
   *[one] { $who } fait
 } { marks-counted } { NAME($place, form: "in") } ({ $filled } sur { $circles }).
log-wasted = { PERSON($who) ->
    [you] Tu perds
   *[one] { $who } perd
 } { marks-counted } : aucun cercle n’est libre.
log-filled = { log-takes } la { ranked } place { NAME($state, form: "in") } : { prize }.
log-filled-late = { PERSON($who) ->
    [you] Tu remplis
   *[one] { $who } remplit
 } { NAME($state, form: "the") } trop tard : il n’y reste aucun prix.
log-die = { PERSON($who) ->
    [you] Tu lances
   *[one] { $who } lance
 } { $dice } dés dès le prochain tour.
log-rival-moved = { beat-rival-moved }.
log-announced = { beat-announced }.
log-foiled = { beat-foiled }.
log-struck = { beat-struck }.
log-last-turns = { beat-last-turns }.
log-counted = { PERSON($who) ->
    [you] Toi
   *[one] { $who }
 } : { beat-counted }.

## Entendu : des phrases courtes, entre deux décisions et avec la touche W

heard-rolled = { $again ->
    [yes] Tu relances :
   *[no] Tu lances :
 } { LIST($dice, type: "unit") }.
heard-funds = Tu as { $cash } $ et { dice-counted }.
heard-next-die = Croix pour le { $second ->
    [yes] deuxième
   *[no] troisième
 } dé : { $filled } sur { $circles }.
heard-marks = { PERSON($who) ->
    [you] toi
   *[one] { $who }
 } { $marks }
heard-state = { $state }, { $circles } cercles : { LIST($marks, type: "unit") }.

## Comment cela a fini

outcome = { $said }.
beat-won = { result-won }{ $reason ->
    [firsts] , { result-firsts }
    [funds] , { result-funds }
   *[delegates] {""}
 }
beat-shared = { LIST($names) } se partagent l’investiture, à égalité avec { delegates-counted }
beat-alone-won = { result-alone-won }, { result-medal }
beat-alone-lost = { result-alone-lost } : { delegates-counted }, { result-needed }

result-won = { $name } gagne avec { delegates-counted }
result-firsts = grâce aux premières places
result-funds = grâce aux fonds restants
result-alone-won = { $name } { $rival ->
    [strikes] résiste au rival
   *[calendar] relève le défi
 } avec { delegates-counted }
result-medal = { $medal ->
    [gold] médaille d’or
    [silver] médaille d’argent
   *[bronze] médaille de bronze
 }{ $next ->
    [none] {""}
   *[more] {"\u202F"}; { medal-next }
 }
result-alone-lost = { $name } échoue
result-needed = il en fallait { $needed }

## Où en est la partie, et la position en texte

turn = Tour { $turn }
turn-of = Tour { $turn } sur { $turns }
summary-over = Finie
summary = { turn }, { $firsts ->
    [0] aucune première place libre
    [one] { $firsts } première place libre
   *[other] { $firsts } premières places libres
 }
summary-last = { turn }, derniers tours
summary-last-alone = { turn-of }, derniers tours
position-has = { $name } a : { LIST($bought) }.
position-has-nothing = { $name } n’a rien acheté.
position-rival = Le rival frappera { NAME($state, form: "in") } après le tour { $turn }.
position-dice = Dés : { $dice }. Voix restantes : { $votes }.

## Pendant le récit

beat-begins = commence
beat-stake = reçoit une avance de { $funds } $
beat-rolled = { $again ->
    [yes] relance et fait
   *[no] fait
 } { $count ->
    [one] un { LIST($dice) }
   *[other] { LIST($dice) }
 }
beat-collected = reçoit { $funds } $
beat-bought = { $item ->
    [0] diffuse un spot radio
    [1] engage un organisateur
    [2] diffuse un spot télé
    [3] gagne un débat
    [4] engage un trésorier
    [5] engage un porte-parole
    [6] engage un directeur
    [7] s’empare du thème Pro-vie
    [8] s’empare du thème Immigration
    [9] s’empare du thème Impôts bas
   *[other] s’empare du thème Défense
 }
beat-issue = { $bought } ({ $effect })
beat-marked = fait { marks-counted } { NAME($state, form: "in") }
beat-marked-more = { $marks } { NAME($state, form: "in") }
beat-votes-useless = ne peut rien faire de { votes-counted }
beat-marked-die = fait { marks-counted } { NAME($place, form: "in") }
beat-filled = prend la { place-short } place { NAME($state, form: "in") } : { delegates-counted }
beat-filled-late = remplit { NAME($state, form: "the") } trop tard
beat-die = lance désormais { $dice } dés
beat-counted = { delegates-counted }, { firsts-counted }, { $cash } $
beat-rival-moved = Le rival prend la première place { NAME($state, form: "in") }
beat-announced = Le rival frappera { NAME($state, form: "in") } après le tour { $turn }, sauf si l’État est plein d’ici là
beat-foiled = Le rival arrive trop tard { NAME($state, form: "in") }, et frappe ailleurs
beat-struck = Le rival frappe : il rafle tout { NAME($state, form: "in") }
beat-last-turns = Plus de première place à prendre : { $alone ->
    [yes] encore un tour, mais jamais un seizième
   *[no] encore un tour pour tout le monde
 }

## Rubans au-dessus de la feuille : un titre et une ligne

ribbon-taken = { $name } : { place-short } place { NAME($state, form: "in") }
ribbon-beaten = { $name } te souffle la { place-short } place { NAME($state, form: "in") }
    .line = { prize } : il te manquait { $short } croix
ribbon-announced = Le rival vise { NAME($state, form: "the") }
    .line = Il frappe après le tour { $turn }
ribbon-foiled = Le rival arrive trop tard
    .line = { $state } : c’est déjà à toi
ribbon-struck = Le rival rafle tout { NAME($state, form: "in") }
    .line = Il n’y reste aucune place
ribbon-last = Plus de première place à prendre
    .line = Un dernier tour chacun
    .alone = Encore un tour au plus
last-turns-heading = Derniers tours
last-turns-you = Toi
last-turns-now = { $name } maintenant
banner-last-turns = { $mine ->
    [yes] Ton dernier tour
   *[no] { $left ->
        [one] Le tout dernier tour
       *[other] Derniers tours : encore { $left }
     }
 }

## La feuille

sheet-of = Feuille · { $name }
sheet-label = { sheet-of } : { delegates-counted }, { $cash } $
rival = Rival
place-label = { $place } : { $filled } sur { $circles }
place-label-late = { place-label }, rempli trop tard
place-label-won = { place-label }, { place-short } place
place-label-open = { place-label }, à prendre : { LIST($prizes, type: "unit") }
place-label-gone = { place-label }, à prendre : rien
place-label-target = { place-label-open }, le rival frappe ici après le tour { $turn }
prize-label = { $name } : { place-short } place, { delegates-counted }
prize-label-late = { $name } : trop tard
needs-label = { $name } : encore { $circles }
edge-won = { $name } a pris la 1re place ici
edge-ahead = { $name } mène ici
no-prize-left = plus aucun prix
rival-strikes-next = Le rival frappe ici
to-go = reste :
full-too-late =
    .first = plein
    .second = trop tard
how-many = { $place } : combien de tes { $votes } voix ?
new-marks = { NUMBER($marks, signDisplay: "exceptZero") }
filled-short = { $filled }/{ $circles }
stamp-marks = { $code } { NUMBER($marks, signDisplay: "exceptZero") }
stamp-filled = { $code } { place-short }
delegates-word = { $delegates ->
    [one] délégué
   *[other] délégués
 }
votes-word = voix à placer
funds-word = fonds

## Le défi en solo, en lignes courtes

goal = { $score } délégués sur { $needed } pour gagner
goal-medal = { delegates-counted } : gagné, avec { $medal ->
    [gold] l’or
    [silver] l’argent
   *[bronze] le bronze
 }
rival-next =
    .first = après le tour { $turn }, le rival prend
    .second = { NAME($state, form: "the") }
rival-strike =
    .first = après le tour { $turn }, le rival rafle
    .second = tout { NAME($state, form: "in") }
rival-elsewhere =
    .first = après le tour { $turn }, le rival frappe
    .second = ailleurs : tu l’as devancé
rival-nearest =
    .first = le rival vise pour l’instant :
    .second = { $state }

## Les dés

die-shows = { $face } ({ $gains })
die-stays = Dé sur { $face } : gardé
die-again = Dé sur { $face } : à relancer
die-choice = 1 $ ou 1 voix
face-votes = { $votes ->
    [1] voix
   *[other] { $votes } voix
 }
face-either = { $funds } $/{ face-votes }
face-both = { $funds } $ + { face-votes }
face-either-narrow = { $funds } $ ou { $votes } v.
face-both-narrow = { $funds } $ + { $votes } v.
next-turn = à venir
choose-dice =
    .first = Choisis les dés
    .second = à relancer
rerolls-left = { $rerolls ->
    [0] plus de relance
    [one] encore { $rerolls } relance
   *[other] encore { $rerolls } relances
 }
roll-again = Relancer { dice-counted }
roll-odds = + de voix : { NUMBER($more, style: "percent") }
roll-odds-mean = Ce lancer donne plus de voix dans { NUMBER($more, style: "percent") } des cas, moins dans { NUMBER($fewer, style: "percent") }, et plus de fonds dans { NUMBER($funds, style: "percent") }.
dice-owned = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } sur 3
marks-to-go = encore { $marks }
die-to-go = { $die } : { marks-to-go }
die-row-filled = { $second ->
    [yes] deuxième
   *[no] troisième
 } dé { $filled } sur { $circles }
coin-gain = +{ $dollars } $

## Ce qui est en vente

campaign = Campagne
    .open = ce qui s’achète
    .close = retour aux États
campaign-opens = { campaign } : { campaign.open }
campaign-closes = { campaign } : { campaign.close }
item-label = { $item }, { $price } $ : { $effect }{ $bought ->
    [yes] , déjà acheté
   *[no] {""}
 }
owned = { $own ->
    [yes] Tu as
   *[no] Acheté
 } : { LIST($bought, type: "unit") }
for-sale = Tu peux acheter : { LIST($items, type: "unit") }
owned-nothing = { $own ->
    [yes] Tu as : rien encore
   *[no] Acheté : rien encore
 }
issues =
    .first = Thèmes, deux au plus :
    .second = 3 croix par État
    .line = 2 thèmes au plus, 3 croix par État
list-goes-on = { LIST($states, type: "unit") },

## À côté de la feuille

race-heading = La course
race-heading-over = D’où vient chaque délégué
race-state = État
race-delegates = délégués
funds-heading = Fonds
delegates-heading = Délégués
bought-heading = Équipe et thèmes
dice-heading = Ce que donnent les dés

## Pour les premières parties

aim = Remplis en premier les cercles d’un État : cela rapporte le plus de délégués.
tip-strike =
    .head = Le rival dit où il frappe
    .says = Remplis cet État ce tour-ci, sinon toutes ses places sont perdues. Place ensuite tes voix de façon à pouvoir remplir en un tour le prochain État qu’il visera.
tip-alone =
    .head = Ce que tu vises
    .says = Avec 33 délégués en quinze tours, le défi est relevé : c’est le bronze. Il en faut plus pour l’argent et l’or ; au-dessus des dés, tu vois où tu en es.
tip-last =
    .head = Les derniers tours
    .says = Toutes les premières places sont prises : encore un tour pour tout le monde. Seuls comptent les États que tu peux encore remplir ; à moitié pleins, ils ne rapportent rien, et l’argent qui reste ne fait que départager.
tip-air =
    .head = Où faire campagne
    .says = Un État ne reçoit ses croix qu’une fois : choisis des États différents, là où les croix te font passer devant un rival ou remplissent l’État d’un coup.
tip-take =
    .head = Un dollar ou une voix ?
    .says = Une voix remplit un cercle tout de suite ; un dollar peut être celui qui manque pour étoffer ton équipe, qui sert à chaque tour.
tip-race =
    .head = Un État est presque plein en face
    .says = Sa première place est perdue dès qu’une autre feuille le remplit. Passe devant maintenant, ou mets tes voix là où tu as de l’avance.
tip-vote =
    .head = L’équipe avant les États
    .says = Quatre croix dans la rangée d’équipe te donnent un deuxième dé dès le prochain tour, et pour tous les suivants. Au début, cela vaut plus que n’importe quel État.
tip-spend =
    .head = Ce que l’argent achète
    .says = L’équipe sert à chaque tour dès le prochain, un spot une seule fois, tout de suite. Au début, achète ce qui dure ; vers la fin, des croix.
tip-reroll =
    .head = Garder ou relancer
    .says = Un 6 fait trois voix, un 3 fait trois dollars ; les 1 sont les plus faibles. Relance les faibles, garde ce que tu cherchais.

## Ce qui plaide pour un coup. who : de qui est le coup ; "me" quand son auteur parle.

circles-counted = { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
 }
advice-lie = Sans relancer, { PERSON($who) ->
    [you] tu reçois
    [me] je reçois
   *[one] { $who } reçoit
 } { LIST($gains, type: "disjunction") }
advice-lie-plain = { advice-lie }.
advice-lie-manager = { advice-lie }, dont { $votes } du directeur.
advice-lie-again = { advice-lie } ; en relançant, au mieux { chance } de chances pour { NAME($place, form: "the") }.
chance = { NUMBER($chance, style: "percent") }
advice-throw = Ce lancer donne en moyenne { NUMBER($votes, minimumFractionDigits: 1, maximumFractionDigits: 1) } voix et { NUMBER($funds, minimumFractionDigits: 1, maximumFractionDigits: 1) } $, au lieu de { $lying } sans relancer
advice-throw-plain = { advice-throw }.
advice-throw-more = { advice-throw }, et { PERSON($who) ->
    [you] tu peux
    [me] je peux
   *[one] { $who } peut
 } encore relancer une fois.
advice-throw-risk = { advice-throw } ; il reste { chance } de chances pour { NAME($place, form: "the") }.
advice-lie-fill = Sans relancer, ce lancer { $delegates ->
    [0] suffit pour { NAME($place, form: "the") }
   *[other] remplit { NAME($place, form: "the") } ({ delegates-counted })
 }.
advice-chance = { chance } de chances { $delegates ->
    [0] d’avoir { NAME($place, form: "the") }
   *[other] de remplir { NAME($place, form: "the") } ({ delegates-counted })
 }
advice-chance-plain = { advice-chance }.
advice-chance-votes = { advice-chance } : { $dice ->
    [one] le dé doit
   *[other] les { $dice } dés doivent
 } donner { votes-counted }.
advice-chance-faces = { advice-chance } : il faut faire { LIST($faces, type: "disjunction") }.

advice-no-number = Il ne reste aucun prix { NAME($state, form: "in") } : seules y vont les croix qu’il faut bien placer quelque part.
advice-fills = Cela remplit { NAME($state, form: "the") } : { ranked } place, { prize }.
advice-last-first = C’est la dernière des premières places : encore un tour { $alone ->
    [yes] { PERSON($who) ->
        [you] pour toi
        [me] pour moi
       *[one] pour { $who }
     }
   *[no] pour tout le monde
 }.
advice-to-go = Encore { circles-counted } { NAME($state, form: "in") }, { delegates-counted } pour la { ranked } place.
advice-to-go-chance = Encore { circles-counted } { NAME($state, form: "in") }, { chance } de chances de finir au prochain tour : { delegates-counted } pour la { ranked } place.
advice-air = { $said } { PERSON($who) ->
    [you] Tu choisis
    [me] Je choisis
   *[one] { $who } choisit
 } encore { $more ->
    [one] { $more } autre État
   *[other] { $more } autres États
 }.
advice-die = { PERSON($who) ->
    [you] Tu lances { $dice } dés dès ton
    [me] Je lance { $dice } dés dès mon
   *[one] { $who } lance { $dice } dés dès son
 } prochain tour.
advice-die-to-go = Encore { circles-counted } à remplir pour { $place }, qui sert ensuite à chaque tour.
# "le plus près" does not agree with anybody.
advice-nearest = { PERSON($who) ->
    [you] Tu restes
    [me] Je reste
   *[one] { $who } reste
 } le plus près du but : { PERSON($rivals) ->
    [you] tu as
    [many] { $rivals } ont
   *[one] { $rivals } a
 } encore { circles-counted } à remplir.
rivals-need = { PERSON($rivals) ->
    [you] Tu as
    [many] { $rivals } ont
   *[one] { $rivals } a
 } aussi { circles-counted } à y remplir
advice-raced = { rivals-need }.
advice-raced-chance = { rivals-need }, avec { chance } de chances d’y arriver en un tour.
advice-target = Le rival prend cet État en entier après ce tour, sauf si { PERSON($who) ->
    [you] tu le remplis
    [me] je le remplis
   *[one] { $who } le remplit
 } avant.
advice-target-next = Pour l’instant, c’est le prochain État que vise le rival.
advice-calendar = Le rival y prend la première place au plus tard après le tour { $turn }.

advice-issue-fills = Cela remplit d’un coup : { LIST($states) }.
advice-ad-fills = Cela peut remplir d’un coup : { LIST($states) }.
advice-then-fill = Avec { votes-counted }, { PERSON($who) ->
    [you] tu peux
    [me] je peux
   *[one] { $who } peut
 } ensuite remplir : { LIST($states) }, { delegates-counted }.
advice-marks = { $item } : { marks-counted } pour { $price } ${ $fits ->
    [yes] , aucune de perdue
   *[no] {""}
 }.
advice-item = { $item } : { $effect }.
advice-hire = { $item } : { $effect }, environ { votes-counted } d’ici la fin pour { $price } $.
advice-works = Cela sert dès { PERSON($who) ->
    [you] ton
    [me] mon
   *[one] son
 } prochain tour, pendant environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }.

advice-votes-fill = Les voix remplissent alors { NAME($state, form: "the") } : { delegates-counted }.
advice-votes = Les voix font des croix tout de suite, et ne se gardent pas.
advice-funds-pay = Avec ces fonds, { PERSON($who) ->
    [you] tu peux t’offrir
    [me] je peux m’offrir
   *[one] { $who } peut s’offrir
 } { NAME($item, form: "the") } ({ $price } $).
advice-funds = Les fonds se gardent, les voix non.
advice-save-for = Encore { $missing } $, et { PERSON($who) ->
    [you] tu peux t’offrir
    [me] je peux m’offrir
   *[one] { $who } peut s’offrir
 } { NAME($item, form: "the") } ({ $price } $).
advice-save = { PERSON($who) ->
    [you] Tu pourras
    [me] Je pourrai
   *[one] { $who } pourra
 } dépenser { $cash } $ à un autre tour.
advice-left-over = { PERSON($who) ->
    [you] C’est ton dernier tour
    [me] C’est mon dernier tour
   *[one] C’est le dernier tour pour { $who }
 } : les fonds qui restent ne { $alone ->
    [yes] comptent pour rien
   *[no] font que départager
 }.

figure-delegates = environ { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $delegates ->
    [one] délégué
   *[other] délégués
 }

## Les niveaux des bots

level-easy = Suit le plus souvent sa première idée ; ne bat presque jamais qui fait des plans.
level-normal = Suit des règles de bon sens ; a gagné 400 parties sur 400 contre Facile.
level-hard = Planifie des tours entiers d’après ses parties contre lui-même ; a gagné 233 parties sur 300 contre Normal.
level-expert = A joué bien plus encore contre lui-même ; a gagné 224 parties sur 300 contre Difficile et 309 sur 1 000 contre trois bots de niveau Difficile. En solo, sa supériorité n’est pas prouvée.
manner-easy = { LIST($names) } { $count ->
    [one] agit
   *[other] agissent
 } sur un coup de tête.
manner-normal = { LIST($names) } { $count ->
    [one] se fie
   *[other] se fient
 } aux bonnes habitudes.
manner-hard = { LIST($names) } { $count ->
    [one] a
   *[other] ont
 } un plan pour chaque tour.
manner-expert = { LIST($names) } { $count ->
    [one] a
   *[other] ont
 } toujours un plan de plus.

## L’analyse

review-dice = Dés
review-stretch = Tour
