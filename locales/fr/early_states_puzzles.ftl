### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $idea ->
    [no-vote] Un État sans une voix
    [two-purchases] Deux achats
    [dividing] Des voix pour deux États
    [shared-issue] Un thème, deux États
    [every-vote] Deux États, toutes les voix
    [two-states] Deux États
    [nothing-spare] Pas une voix de trop
    [big-enough] L’État qui suffit
    [right-issue] Le bon thème
   *[throw] Le dernier lancer
 } : il manque { $missing }
goal = Tu as { $mine } délégués, il en faut { $needed } pour gagner. C’est ton dernier tour{ $decision ->
    [throw] . Quels dés relancer pour avoir le plus de chances de gagner ?
    [votes] , avec { votes-counted } à placer. { within }
    [ones] . Décide d’abord ce que deviennent tes 1. { within }
   *[purchase] , avec { $cash } $ et { votes-counted }. { within }
 }
votes-counted = { $votes } voix
within = { $moves ->
    [1] Gagne dès le prochain coup.
    [2] Gagne en deux coups.
    [3] Gagne en trois coups.
   *[other] Gagne en quatre coups.
 }
right = { $best ->
    [100] Juste : ce choix gagne toujours.
   *[other] Juste : ce choix gagne { $best } parties sur 100, plus que tout autre.
 }
worse = Ce choix gagne { $yours } { $yours ->
    [one] partie
   *[other] parties
 } sur 100. { $best ->
    [100] Un autre gagne toujours.
   *[other] Un autre en gagne { $best }.
 }
right-turn = Juste : ce tour gagne.
why = { $how } { $then }
how = { LIST($means) } { $things ->
    [one] remplit
   *[other] remplissent
 } { LIST($filled) } : { $reached } délégués{ $over ->
    [0] , juste assez
   *[other] , et { $needed } suffisent
 }.
fills = { NAME($state, form: "the") } pour { $delegates }
tempting = Avec { NAME($state, form: "the") } à la place, il t’en { $short ->
    [one] manquerait un
   *[other] manquerait { $short }
 }.
also = Avec { NAME($state, form: "the") }, tu gagnes aussi.
throw-why = { $best ->
    [100] Ce choix gagne toujours ; tout autre gagne au plus { $following } parties sur 100.
   *[other] Ce choix gagne { $best } parties sur 100 ; tout autre en gagne au plus { $following }.
 }
short = Après ce premier coup, tu atteins au mieux { $reached } délégués : il en manque { $short ->
    [one] un
   *[other] { $short }
 } pour gagner.
too-slow = Ce coup peut encore gagner, mais il faut alors plus de coups. { $moves ->
    [1] Un seul suffit.
    [2] Deux suffisent.
    [3] Trois suffisent.
   *[other] Quatre suffisent.
 }
off-the-way = Cela ne gagne pas en { $moves ->
    [2] deux
    [3] trois
   *[other] quatre
 } coups, mais ton premier coup était juste : une autre suite gagne.
