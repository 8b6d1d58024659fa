### Gerrymander: borders between hex counties, 1 to 4 players.
### Parties are Red, Blue, Amber and Green; each is led by the player with the same seat.

## Partis, jetons, voix
## Boards are tight: "circ." stands there for "circonscription".

party-neutral = neutre
party-face-down = face cachée
initial-neutral = N
initial-face-down = ?

token-neutral = le jeton neutre
party-count = { $party } { $count }
player = { $name } ({ $party })
party-led-by = { $party }, { $name }
side = { $here }–{ $there }

counties-counted = { $counties ->
    [one] { $counties } comté
   *[other] { $counties } comtés
 }
districts-counted = { $districts ->
    [one] { $districts } circonscription
   *[other] { $districts } circonscriptions
 }
swing-counted = { $swing ->
    [one] { $swing } comté pivot
   *[other] { $swing } comtés pivots
 }
borders-counted = { $borders ->
    [0] aucune frontière
    [1] une frontière
    [2] deux frontières
    [3] trois frontières
    [4] quatre frontières
   *[other] { $borders } frontières
 }
votes-unknown = voix inconnues
counties-by-party = { LIST($counts, type: "unit") } (comtés)

## Ce qu’il faut faire

prompt-over = { $result }.
prompt-luck = On pose les jetons d’électeurs.
prompt-tie = { player } : égalité entre { LIST($parties) } dans la circonscription { $district } ; désigne le vainqueur.
prompt-confirm = { player } : finis ton tour, ou annule une frontière.
prompt-alone = { player } : trace une frontière.
prompt-last = { player } : trace ta { $only ->
    [yes] seule
   *[no] dernière
 } frontière de ce tour.
prompt-border = { player } : trace une frontière, il t’en reste { $left ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $left }
 } ce tour-ci.

move-end = Finir le tour
move-award = { $party } la gagne
move-award-any = Désigner le vainqueur
move-border = Frontière { $side }
move-border-any = Tracer une frontière
move-border-closing = Frontière { $side } : isole { counties-counted }, { $votes }

## Pourquoi cela ne se peut pas

why-over = Règle 24 : la carte est finie.
why-not-your-turn = Règle 6 : ce n’est pas ton tour.
why-borders-left = Règle 8 : il reste { borders-counted } à tracer ce tour-ci.
why-not-tied = Règle 22 : { $party } n’est pas parmi les partis à égalité.
why-tie-first = Règle 22 : désigne d’abord le vainqueur de la circonscription à égalité.
why-drawn = Règle 10 : il y a déjà une frontière ici.
why-finished = Règle 11 : { $county } est dans une circonscription finie.
why-all-drawn = Règle 7 : toutes les frontières de ce tour sont tracées.
why-too-small = Règle 12 : cela n’isolerait { $counties ->
    [1] qu’un comté
   *[other] que { $counties } comtés
 } ({ LIST($names) }).

## Le journal

log-border = { PERSON($who) ->
    [you] Tu traces
   *[one] { $who } trace
 } la frontière { $side }.
log-begins = { PERSON($who) ->
    [you] Tu commences.
   *[one] { $who } commence.
 }
log-turn = Tour { $number } : { PERSON($who) ->
    [you] à toi
   *[one] à { $who }
 } de jouer, avec { borders-counted }.
log-closed = { PERSON($who) ->
    [you] Tu fermes
   *[one] { $who } ferme
 } la circonscription { $district } ({ counties-counted }) : { LIST($names, type: "unit") }.
log-shown = { $county } révèle { $token }.
log-tied = Circonscription { $district } : égalité entre { LIST($parties) }.
log-named = { PERSON($who) ->
    [you] Tu donnes
   *[one] { $who } donne
 } la circonscription { $district } à { $party }.
log-won = { $party } gagne la circonscription { $district }{ $swing ->
    [0] {""}
   *[other] , avec { swing-counted }
 } : { LIST($votes, type: "unit") }.
log-result = { $party } : { districts-counted } ({ swing-counted }, { $cost } voix).

## Comment cela a fini

outcome-alone-lost = { $name } finit à { NUMBER($lead) } : la carte n’a pas aidé Rouge.
outcome-alone-won = { $name } gagne avec { NUMBER($lead, signDisplay: "exceptZero") } pour Rouge : { lead-called }.
lead-called = { $called ->
    [masterpiece] un chef-d’œuvre
    [scandal] un scandale
    [landslide] un raz-de-marée
   *[nudge] un coup de pouce
 }
outcome-shared = { LIST($players) } se partagent la victoire : { districts-counted } par parti, égalité sur toute la ligne.
outcome-won = { player } gagne avec { districts-counted }{ $reason ->
    [swing] {" "}et plus de comtés pivots
    [votes] {" "}et moins de voix dans les siennes
   *[districts] {""}
 }.

## Où en est la partie, et la position en texte

summary = { districts-counted }, { $inside ->
    [one] { $inside } comté
   *[other] { $inside } comtés
 } sur { $all }
summary-turn = Tour { $turn }, { summary }
standing = { $party } : { districts-counted }, { swing-counted }
standing-of = { $party } ({ $name }) : { districts-counted }, { swing-counted }
district-line = Circonscription { $district }, { $winner } : { counties-counted }, { $votes }
district-undecided = Circonscription { $district }, non attribuée : { counties-counted }, { $votes }
open-line = Région ouverte à partir de { $first } : { counties-counted }, { $votes }

## Les comtés, lus à voix haute

county = { $name }, { $token }{ $swing ->
    [yes] , comté pivot
   *[no] {""}
 }
county-in-district = { county }, circonscription { $district }
county-won = { county-in-district }, gagnée par { $party }

## Entendu : des phrases courtes, entre deux décisions et avec la touche W

heard-border = { PERSON($who) ->
    [you] Tu traces
   *[one] { $who } trace
 } { LIST($sides) }.
heard-won = { $party } gagne la circonscription { $district }, vers { $county }, { $best } à { $second }.
heard-district = Circonscription { $district }, vers { $county } : { $winner }.
heard-district-tied = Circonscription { $district }, vers { $county } : égalité.
heard-open = Région ouverte vers { $county } : { counties-counted }, { $votes }.
heard-smallest = Une circonscription a au moins { $counties } comtés.

## Pendant le récit

beat-opening-alone = Les électeurs sont en place : trace les frontières pour que Rouge gagne
beat-begins = commence avec une seule frontière
beat-border-first = trace { $side }
beat-border-only = trace la seule frontière possible, { $side }
beat-closed = ferme la circonscription { $district } ({ counties-counted })
beat-shown = La circonscription { $district } dévoile ses électeurs : { LIST($votes, type: "unit") }
beat-shown-last = La circonscription { $district } dévoile les derniers électeurs : { LIST($votes, type: "unit") }
beat-tied = Circonscription { $district } : { LIST($parties) } à égalité, { $count } partout ; { PERSON($who) ->
    [you] tu désignes
   *[one] { $who } désigne
 } le vainqueur
beat-named = donne la circonscription { $district } à { $party }
beat-won = { $party } gagne la circonscription { $district }, { $best } à { $second }{ with-swing }
beat-given = { $party } reçoit la circonscription { $district } à égalité, { $best } voix partout{ with-swing }
with-swing = { $swing ->
    [0] {""}
   *[other] , { swing-counted }
 }

irony-fair = { $votes } voix et { districts-counted } pour chacun : pour une fois, une carte juste
irony-equal = { $votes } voix pour chacun, { irony-took }
irony = Voix : { LIST($counts, type: "unit") }, { irony-took }
irony-took = { $fooled ->
    [yes] et pourtant
   *[no] et
 } { LIST($parties) } { $alone ->
    [yes] prend
   *[no] prennent chacun
 } { $won ->
    [one] { $won } circonscription
   *[other] { $won } circonscriptions
 } sur { $all }
verdict-alone-lost = Rouge { NUMBER($lead, signDisplay: "exceptZero") } : la carte n’a pas aidé Rouge
verdict-alone-won = Rouge { NUMBER($lead, signDisplay: "exceptZero") } : { lead-called }
verdict-districts = { player } gagne, { districts-counted } à { $second }
verdict-swing = { districts-counted } chacun : { player } gagne avec { swing-counted } contre { $second }
verdict-votes = { districts-counted } chacun, autant de comtés pivots : { player } gagne avec moins de voix dans les siennes, { $spent } contre { $second }
verdict-shared = { LIST($names) } se partagent la victoire, { districts-counted } par parti, égalité sur toute la ligne

## La carte et ce qui l’entoure

map-label = Carte de { $counties } comtés
map-label-named = Carte : { $name }, { $counties } comtés
title-block-line = Plan cadastral · { $counties } comtés
side-impossible = { $side }, aucune frontière possible
side-drawn = { $side }, frontière tracée
score-heading = Score
score-party = Parti
score-districts = Circ.
score-swing = Pivots
score-votes = Voix
regions-heading = Voix par région
region-open = Ouverte, { $first } à { $last }
region-district = Circonscription { $district }
region-counties = { $region }, { $counties } comtés
plate-label = { $who } : { districts-counted }, { swing-counted } ({ $cost } voix)
districts-word = circ.
borders-left = { $left ->
    [0] Plus de frontière
    [one] { $left } frontière à tracer
   *[other] { $left } frontières à tracer
 }
map-finished = Carte finie
alone-score = Ton score
alone-score-means = Rouge moins Bleu
alone-score-first = Rouge
alone-score-second = − Bleu
still-open = { $counties ->
    [one] { $counties } comté encore ouvert
   *[other] { $counties } comtés encore ouverts
 }
all-closed = Chaque comté a sa circonscription
all-closed-first = Chaque comté a
all-closed-second = sa circonscription
votes-not-shown = Voix pas encore dévoilées
voters-face-down = Électeurs face cachée
a-tie = Égalité
slip-tie = égal
tie-equal = Même nombre de voix
leads-by = { $party } mène de { $votes } voix
result-voters = Les électeurs
result-map = La carte
key-swing = Comté pivot : départage
key-leading = Rouge mène ici de 5 voix
key-closing = Une frontière ici isole une région
cut-off = { $counties ->
    [one] Isole { $counties } comté
   *[other] Isole { $counties } comtés
 }
cut-rest = Reste : { $balance }
stamp-tied = Égalité
stamp-wins = { $party } gagne
stamp-shared = Partage
stamp-votes = Voix
borders-left-short = reste { $left }
cut-off-label = { cut-off } : { $lead }
slip-lead = { NUMBER($votes, signDisplay: "exceptZero") }

## Pour les premières parties

aim = Gagne le plus de circonscriptions : chacune va au parti qui a le plus de voix.
tip-tie =
    .head = Tu tranches une égalité
    .says = Tu as tracé la dernière frontière : à toi de choisir qui gagne. Ce n’est pas forcément toi : ce peut être le rival qui te gêne le moins.
tip-confirm =
    .head = Dernière occasion de changer d’avis
    .says = Jusqu’à la fin du tour, tu peux annuler tes frontières, en commençant par la dernière. Regarde encore une fois ce que tu laisses au tour suivant.
tip-late =
    .head = La carte est presque finie
    .says = Il reste peu de frontières. Calcule qui fermera les dernières circonscriptions : mieux vaut recevoir une région ouverte qu’en laisser une.
tip-closing =
    .head = Une frontière peut isoler une région
    .says = Pointe un côté en pointillé pour voir les voix de part et d’autre. Coupe là où tu gagnes de peu et où l’autre camp gâche beaucoup de voix.
tip-hidden =
    .head = Des voix que tu ne vois pas
    .says = Les jetons se retournent quand une circonscription se ferme. Qui y a le plus de jetons a de bonnes chances de la gagner, rien de plus.
tip-begin =
    .head = Rien ne se ferme encore
    .says = Commence une clôture qui isole le coin le plus fort de ton rival, et ne laisse pas de cadeau au tour suivant.

## Les niveaux des bots

level-easy = Prend une circonscription si une frontière y suffit ; ne bat presque jamais qui fait des plans.
level-normal = Fait la meilleure circonscription que permettent ses frontières et gâche celle que tu pourrais fermer ensuite ; a gagné 191 parties sur 200 contre Facile.
level-hard = Imagine pour chaque frontière 300 cartes finies ; a gagné 57 parties sur 60 contre Normal.
level-expert = Imagine pour chaque frontière des milliers de cartes finies ; a gagné 104 parties sur 120 contre Difficile.
manner-easy = { LIST($names) } { $count ->
    [one] rafle
   *[other] raflent
 } ce qui traîne.
manner-normal = { LIST($names) } { $count ->
    [one] tire
   *[other] tirent
 } le meilleur de chaque tour et { $count ->
    [one] s’engouffre
   *[other] s’engouffrent
 } dans les clôtures inachevées.
manner-hard = { LIST($names) } { $count ->
    [one] voit
   *[other] voient
 } déjà la carte finie.
manner-expert = { LIST($names) } { $count ->
    [one] a
   *[other] ont
 } tout vu, sur mille cartes et plus.

## L’analyse

review-count = Circonscriptions
review-stretch = Circonscription

## Les raisons d’une frontière ou d’une attribution : conseil à qui joue (you), ou ce qu’un bot dit de son coup (me)
## "Elle" is the border (la frontière).

where = { $place ->
    [middle] au centre
    [east] à l’est
    [south-east] au sud-est
    [south] au sud
    [south-west] au sud-ouest
    [west] à l’ouest
    [north-west] au nord-ouest
    [north] au nord
   *[north-east] au nord-est
 }
reason-own-party = { PERSON($who) ->
    [me] C’est mon propre parti.
   *[you] C’est ton propre parti.
 }
reason-award = { $party } a { districts-counted } jusqu’ici.
reason-award-fewest = { $party } a { districts-counted } jusqu’ici : aucun autre parti à égalité n’en a moins.
reason-means = { $more ->
    [0] Elle
    [1] Avec une autre frontière{ reason-this-turn }, elle
    [2] Avec deux autres frontières{ reason-this-turn }, elle
   *[other] Avec trois autres frontières{ reason-this-turn }, elle
 }
reason-this-turn = { $alone ->
    [yes] {""}
   *[no] {" "}ce tour-ci
 }
reason-closes = { reason-means } ferme { where } une circonscription de { $counties } comtés{ $ends ->
    [open] {""}
    [tie] , { reason-breaks }
   *[won] {"\u00A0"}: { $votes } à { $second } { reason-for }
 }.
reason-closes-more = { reason-means } ferme { districts-counted } : { LIST($each) }.
reason-one-closed = { where }{ $ends ->
    [open] {""}
    [tie] {" "}({ reason-breaks })
   *[won] {" "}({ $votes } à { $second } { reason-for })
 }
reason-breaks = { PERSON($who) ->
    [me] à égalité, et c’est moi qui tranche
   *[you] à égalité, et c’est toi qui tranches
 }
reason-for = { PERSON($winner) ->
    [me] pour moi
    [you] pour toi
   *[one] pour { $winner }
 }
reason-cuts-off = { reason-means } isole { counties-counted } { where }, encore à diviser{ $shown ->
    [yes] {"\u00A0"}: { reason-votes } contre { $rival ->
        [0] aucune
       *[other] { $rival }
     }
   *[no] {""}
 }.
reason-prepares = { $named ->
    [yes] Elle fait partie de la clôture autour de { LIST($names) }
   *[no] Elle prépare une circonscription de { $counties } comtés { where }
 }, { reason-votes } contre { $rival ->
    [0] aucune
   *[other] { $rival }
 } : { $more ->
    [1] une frontière de plus la ferme
    [2] deux frontières de plus la ferment
   *[other] trois frontières de plus la ferment
 }, si personne ne s’en mêle.
reason-spoils = { PERSON($rival) ->
    [you] Elle t’empêche
   *[one] Elle empêche { $rival }
 } de fermer au prochain tour une circonscription de { $counties } comtés { where }{ $shown ->
    [yes] , { $votes } à { $second }
   *[no] {""}
 }.
reason-votes = { PERSON($who) ->
    [me] { votes-counted } pour moi
   *[you] { votes-counted } pour toi
 }
votes-counted = { $votes ->
    [0] aucune voix
   *[other] { $votes } voix
 }
reason-parts = Elle sépare { $here } et { $there } { where } : { $gain ->
    [each] chacun peut gagner une circonscription
    [apart] ils ne compteront peut-être plus ensemble
   *[more] { $which } aide à gagner une circonscription dans { NUMBER($now, style: "percent") } des cas, au lieu de { NUMBER($before, style: "percent") }
 }.
reason-keeps-apart = Elle sépare { $here } et { $there } { where } : { reason-no-good-close }.
reason-quiet = Elle ne ferme rien : { reason-no-good-close }.
reason-no-good-close = { PERSON($who) ->
    [me] fermer une circonscription ce tour-ci ne m’aiderait pas
   *[you] fermer une circonscription ce tour-ci ne t’aiderait pas
 }
reason-least-harm = Toutes les frontières qui restent ferment quelque chose ; celle-ci { PERSON($who) ->
    [me] me coûte
   *[you] te coûte
 } le moins.
reason-first = Sur { $maps } cartes complétées au hasard, { PERSON($who) ->
    [me] j’arrive en tête
   *[you] tu arrives en tête
 } dans { NUMBER($now, style: "percent") } des cas avec elle, dans { NUMBER($before, style: "percent") } sans elle.
# "Bleu 7" is a token, "un comté Bleu" a county whose votes are hidden.
voters = { $kind ->
    [neutral] le comté neutre
    [hidden] un comté face cachée
    [county] { PERSON($owner) ->
        [me] un comté à moi
        [you] un comté à toi
       *[one] un comté { NAME($owner, form: "of") }
     }
   *[token] { PERSON($owner) ->
        [me] mon { $votes }
        [you] ton { $votes }
       *[one] le { $votes } { NAME($owner, form: "of") }
     }
 }
voters-other = un autre
which-county = { $by ->
    [party] { PERSON($owner) ->
        [me] le mien
        [you] le tien
       *[one] le comté { NAME($owner, form: "of") }
     }
    [votes] le { $votes }
   *[either] l’un d’eux
 }

## Le chiffre à côté du conseil, pour qui joue en solo

figure-level = Rouge et Bleu à égalité en moyenne
figure-ahead = Rouge devant de { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } circ. en moyenne
figure-behind = Rouge derrière de { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } circ. en moyenne
