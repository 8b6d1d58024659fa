### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $decision ->
    [votes] Les dernières voix
    [purchase] Les derniers dollars
    [dollars-and-votes] Dollars et voix
    [long-turn] Un long tour
    [throw] Le dernier lancer
    [ad] Le dernier spot
   *[ones] Dollar ou voix
 } : il manque { $missing }
goal = Tu as { $mine } délégués, il en faut { $needed }. C’est ton dernier tour{ $decision ->
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
wins-with = Juste : ce tour gagne. Tu arrives à { $reached } délégués, { $over ->
    [0] juste ce qu’il te faut
    [one] un de plus qu’il n’en faut
   *[other] { $over } de plus qu’il n’en faut
 }.
wins = Juste : ce tour gagne. Tu as au moins les { $needed } délégués qu’il te faut.
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
