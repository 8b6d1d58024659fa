### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $decision ->
    [votes] Les dernières voix
    [purchase] Les derniers dollars
    [throw] Le dernier lancer
    [ad] Le dernier spot
   *[ones] Dollar ou voix
 } : il manque { $missing }
goal = Gagne à partir d’ici : tu as { $mine } délégués, il en faut { $needed }. C’est ton dernier tour{ $decision ->
    [throw] . Quels dés relances-tu ?
    [votes] , avec { votes-counted } à placer. { first-moves }
   *[purchase] , avec { $cash } $ et { votes-counted }. { first-moves }
 }
votes-counted = { $votes } voix
first-moves = { $wins ->
    [yes] { $moves ->
        [1] Gagne dès le prochain coup.
        [2] Gagne en deux coups au plus.
       *[other] Gagne en trois coups au plus.
     }
   *[no] { $moves ->
        [1] Joue le premier coup d’un tour gagnant.
        [2] Joue les deux premiers coups d’un tour gagnant.
       *[other] Joue les trois premiers coups d’un tour gagnant.
     }
 }
right = { $best ->
    [100] Juste : ce coup gagne.
   *[other] Juste : ce coup gagne { $best } parties sur 100.
 }
right-turn = { $best ->
    [100] Juste : ce tour gagne.
   *[other] Juste : ce tour gagne { $best } parties sur 100.
 }{ $wins ->
    [yes] {""}
   *[no] {" "}S’il manque encore quelque chose, la suite du tour l’apporte.
 }
worse = Ce coup gagne { $yours } { $yours ->
    [one] partie
   *[other] parties
 } sur 100. { best-turn }
lost = Quelle que soit la suite du tour, tu n’atteins plus { $needed } délégués. { best-turn }
best-turn = { $best ->
    [100] Il existe un tour qui gagne.
   *[other] Le meilleur tour gagne { $best } parties sur 100.
 }
