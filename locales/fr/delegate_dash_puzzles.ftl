### The words of Delegate Dash's puzzles (py/hustings/games/delegate_dash/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/delegate_dash.py.

face = { $number ->
    [1] as
   *[other] { $number }
 }
# Where the player stands: a state of a $region, or the gap in the middle.
place = { $region ->
    [0] Blasons { face }
    [1] Soleils { face }
    [2] Couronnes { face }
    [3] Lunes { face }
   *[4] le centre
 }
# $place: where the player stands. $stake: all delegates at stake. $lead: how the player stands against the rival with
# most delegates. $margin: by so many.
title = Depuis { $place } : enjeu { $stake }, { $lead ->
    [behind] { $margin ->
        [1] 1 délégué de retard
       *[other] { $margin } délégués de retard
     }
    [ahead] { $margin ->
        [1] 1 délégué d’avance
       *[other] { $margin } délégués d’avance
     }
   *[level] au coude à coude
 }
# $mine: the player's delegates. $rivals: those of the rival with most.
goal = Délégués : { $mine } pour toi, { $rivals } pour ton meilleur rival. Tous les autres ont joué ; viennent ensuite les caucus. Où gagnes-tu le plus de délégués en moyenne ?

# $rivals: other pawns in that state. $coins: how many lie there, worth $delegates together and $best the largest.
why = { $rivals ->
    [0] Personne d’autre n’y est, { $coins ->
        [1] donc la pièce de { $best } est à toi.
       *[other] donc la plus grosse pièce, { $best }, est à toi.
     }
    [1] Un seul rival y est{ $coins ->
        [1] , et l’enjeu, { delegates }, vaut la bataille.
       *[other] {""} : même le dé le plus bas y gagne une pièce.
     }
   *[other] { $rivals } rivaux y sont, mais { $coins ->
        [1] l’enjeu, { delegates }, vaut la bataille.
       *[other] { $coins } pièces pour { delegates }, cela vaut la bataille.
     }
 }

# The same where that is less than elsewhere.
why-not = { $rivals ->
    [0] Personne d’autre n’y est, mais { $coins ->
        [1] la seule pièce vaut { $best }.
       *[other] la plus grosse pièce vaut { $best }.
     }
    [1] Un rival y est{ $coins ->
        [1] {""} : { delegates } pour l’un, rien pour l’autre.
       *[other] , et les { $coins } pièces ne font que { delegates } en tout.
     }
   *[other] { $rivals } rivaux t’y disputent { $coins ->
        [1] une seule pièce de { $best }.
       *[other] { $coins } pièces, { delegates } en tout.
     }
 }

# $best, $yours: « 50 délégués ».
right = Juste : tu y gagnes { $best }.
worse = Tu y gagnes { $yours }. { $why } Le meilleur coup rapporte { $best }, soit { $more } de plus.
worse-empty = Aucun délégué n’y est en jeu. Le meilleur coup rapporte { $best }.

delegates = { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
delegates-on-average = { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $delegates ->
    [one] délégué
   *[other] délégués
 } en moyenne
