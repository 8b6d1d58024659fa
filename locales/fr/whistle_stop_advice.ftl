### Whistle-Stop: what speaks for a move, and what the levels of the bots are like.
### Whoever reads a reason, it says neither "I" nor "you": rivals are named, and what is left out of
### a sentence is the candidate whose move it is. The names of regions ($region) and cards ($card)
### stand in whistle_stop_cards.ftl.

## Des nombres de choses

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
# Des millions de dollars.
dollars = { $money } M$
# A region with what it is worth: “la Floride (30 points)”.
region-worth = { NAME($region, form: "the") } ({ points-counted })

## Le chiffre à côté d’un coup

figure-region = { NUMBER($chance, style: "percent") } de chances { NAME($region, form: "in") }

## Délégués

reason-nobody = Personne n’a encore de délégués { NAME($region, form: "in") } ({ points-counted }).
reason-safer = Consolide la position { NAME($region, form: "in") } ({ points-counted }), où il n’y a pas encore de rival.
reason-raises = Chances de gagner { region-worth } : de { NUMBER($before, style: "percent") } à { NUMBER($then, style: "percent") }.
reason-one-action = { delegates-counted } pour une action.
reason-several = Jusqu’à { delegates-counted } dans plusieurs régions pour une action.
reason-brings = Amène { delegates-counted } { NAME($region, form: "in") } ({ points-counted }).
reason-buys = Achète { delegates-counted }.
# $where: how many delegates for which region, the best first.
reason-buys-where = Achète { delegates-counted }, de préférence { LIST($where) }.
reason-buys-risen = Achète { delegates-counted }, de préférence { LIST($where) } : les chances { NAME($region, form: "in") } ({ points-counted }) passent de { NUMBER($before, style: "percent") } à { NUMBER($then, style: "percent") }.
count-for = { $delegates } { NAME($region, form: "in") }
count-elsewhere = { $delegates } ailleurs
# $count: the number of regions.
reason-scandal = { $rival } perd { delegates-counted } { $count ->
    [one] dans cette région
   *[other] dans chacune de ces régions
 } : { LIST($regions) }.
reason-leader = Touche { $rival }, qui a le plus de chances de gagner parmi les rivaux.

## Des cartes qui font bouger des cartes

reason-phone-bank = { $cards ->
    [1] Une carte
    [2] Deux cartes
    [3] Trois cartes
    [4] Quatre cartes
   *[other] { $cards } cartes
 } pour une action.
reason-file = Prend à { $rival } sa meilleure carte contre la moins bonne de la main.
reason-file-any = Prend à un rival sa meilleure carte contre la moins bonne de la main.
reason-donors = Une carte de plus, et une de moins pour { $rival }.
reason-donors-any = Une carte de plus, et une de moins pour un rival.
reason-leak = Chaque rival perd une carte, et il n’en coûte que celle-ci.
reason-second-look = Une carte de la défausse est meilleure que toutes celles de la main.
reason-legal-team = Un veto qui ne coûte pas d’argent.
reason-momentum = { $actions ->
    [1] Une action
    [2] Deux actions
    [3] Trois actions
    [4] Quatre actions
   *[other] { $actions } actions
 } pour une seule, et de bonnes cartes attendent dans la main.
reason-least-missed = La carte qui manquera le moins : { $card }.
reason-little-missed = La carte { $card } ne manquera pas plus que { $other }.
reason-drawn-for-it = Une carte piochée à sa place vaut environ { points-counted } de plus.
reason-most-useful = La carte la plus utile qui s’y trouve : { $card }.
reason-as-useful = La carte { $card } est aussi utile que { $other }.
reason-draw = Pour l’instant, aucune carte de la main ne vaut mieux qu’une carte encore inconnue.
reason-end = Autant garder les cartes pour plus tard.
reason-swap-done = Les cartes qui restent valent mieux que d’autres, piochées à leur place.
reason-done = En faire plus ne rapporterait rien.

## L’argent

reason-buy = Des cartes en trop deviennent un veto, qui vaudra plus tard environ { points-counted } sur { $all }.
reason-buy-later = Un veto ne coûtera pas d’action et peut arrêter la meilleure carte d’un rival.
reason-invest = La carte { $card } donne ici { delegates-counted }.
reason-leaves = Avec { $card }, il reste { dollars } à payer.
reason-pays = La carte { $card } paie exactement ce qui est dû.
reason-call = Pour { dollars }, { points-counted } deviennent sûrs, contre { NUMBER($chance, style: "percent") } de chances pour l’instant.
reason-call-none = Avec { delegates-counted } sur le plateau, mieux vaut garder l’argent.

## Vetos

# $mine: the card on the table is played by whoever may react.
at-stake = { $mine ->
    [yes] Si elle passe, la carte { $card } rapporte
   *[no] Si personne ne l’arrête, la carte { $card } coûte
 } environ { points-counted }
# A card in the hand that would be used up.
kept = garder { $held } pour plus tard vaut { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
reason-react = { at-stake }.
reason-react-kept = { at-stake } ; { kept }.
reason-not-worth = La carte { $card } ne vaut pas qu’on en sacrifie une autre.
reason-harmless = La carte { $card } ne fait pas de mal ici, même si personne ne l’arrête.
# $stopped: the last card on the table is a Veto that stops it.
reason-pass-kept = La carte { $card } coûte environ { points-counted } si { $stopped ->
    [yes] l’on passe outre au dernier veto
   *[no] personne ne l’arrête
 }, mais { kept }.

## Dés et cartes rouges

# A score that cards change: "5 + 2 = 7".
score-raised = { $dice } + { $by } = { $score }
score-lowered = { $dice } − { $by } = { $score }
# Stands after “pour”.
rival-whose = { $rival }
# The dice of whoever may roll again come to $score, those of the best rivals, $rivals, to $best.
dice-compared = Les dés font { $score }, contre { $best } pour { LIST($rivals) }
reason-keep = { dice-compared } : gardés, ils gagnent dans { NUMBER($chance, style: "percent") } des cas.
reason-reroll = { dice-compared } : en relançant le { $die }, ils gagnent dans { NUMBER($chance, style: "percent") } des cas.
reason-pass-red = Une carte rouge peut faire plus dans une autre région.
reason-stake = { points-counted } sont en jeu { NAME($region, form: "in") }.
reason-absentee = Relancer le { $die } donne le meilleur score dans { NUMBER($chance, style: "percent") } des cas.
reason-recount = Les deux meilleurs relancent, à armes égales.
reason-raises-here = Les chances passent ici de { NUMBER($before, style: "percent") } à environ { NUMBER($then, style: "percent") }.
reason-meets = Touche { $rival }, qui lance ici { dice-counted }.

## Les niveaux des bots

level-easy = Joue les cartes pour leur effet, parfois à la légère, et jamais de veto ; a gagné 2 parties sur 120 contre Normal.
level-normal = Envoie les délégués là où ils servent le plus sur le moment, et garde un veto en main ; a gagné les 120 parties contre Facile.
level-hard = Sait ce que valent les choses et essaie ses meilleurs coups ; à eux seuls, ses réflexes ont gagné 148 parties sur 200 contre Normal.
level-expert = Essaie plus de coups que Difficile, et plus souvent ; aucune mesure ne prouve qu’il soit plus fort.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] prend
   *[other] prennent
 } chaque carte au mot.
manner-normal = { LIST($names) } { $count ->
    [one] compte
   *[other] comptent
 } chaque point.
manner-hard = { LIST($names) } { $count ->
    [one] essaie ses idées
   *[other] essaient leurs idées
 } avant de décider.
manner-expert = { LIST($names) } { $count ->
    [one] essaie
   *[other] essaient
 } plus d’idées que tout le monde avant de décider.
