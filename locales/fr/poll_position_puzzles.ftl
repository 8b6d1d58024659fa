### The words of Poll Position!'s puzzles (py/hustings/games/poll_position/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/poll_position.py.

# $die: the number that was rolled, 1 to 6.
title-die = Où va le { $die } ?
goal-die = Tu as lancé un { $die }{ $points ->
    [0] {""}
    [one] {" "}et il te reste { $points } point d’action
   *[other] {" "}et il te reste { $points } points d’action
 } ; puis on dépouille. Où mettre ce dé pour que l’équipe perde le moins de points en plaintes et en coût, en moyenne ? Chaque tranche complète de 10 de coût retire un point.
title-points = { $points ->
    [one] Le dernier point de la campagne
   *[other] Les { $points } derniers points de la campagne
 }
goal-points = Le dernier tour : plus aucun électeur n’arrive, puis on dépouille. Dépense { $points ->
    [one] ton point d’action
   *[other] le premier de tes { $points } points
 } pour que l’équipe perde le moins de points en plaintes et en coût, en moyenne. Chaque tranche complète de 10 de coût retire un point.

# Helper: the type of a district after the name of its region, with which it agrees.
type-masculine = { $type ->
    [urban] urbain
    [rural] rural
   *[remote] éloigné
 }
# Helper: with an s for the plural.
type-feminine = { $type ->
    [urban] urbaine
    [rural] rurale
   *[remote] éloignée
 }
# A district at the beginning of a sentence: "Dans l’Ontario urbain".
at-place-start = { $region ->
    [hq] Au siège
    [maritimes] Dans les Maritimes { type-feminine }s
    [prairies] Dans les Prairies { type-feminine }s
    [territories] Dans les Territoires
    [quebec] Dans le Québec { type-masculine }
    [ontario] Dans l’Ontario { type-masculine }
   *[pacific] Dans la Colombie-Britannique { type-feminine }
 }
# $before, $after: the points that complaints cost there on average, before and after the move.
why-place = { at-place-start }, les plaintes coûtent alors en moyenne { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $after ->
    [one] point
   *[other] points
 } au lieu de { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-roll = Cela compte les six lancers possibles, chacun à sa meilleure place.
why-next = C’est le coup suivant qui le rend payant.
# $why: one of the sentences above. $points: by so much the next best way is worse.
why-closely = { $why } C’est serré : le meilleur des autres choix perd { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
 } de plus.
# The same of wrong moves.
why-not-place = { at-place-start }, les plaintes ne baissent que de { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $after ->
    [one] point
   *[other] points
 } en moyenne.
why-not-roll = Sur les six lancers, chacun à sa meilleure place, cela épargne moins.
why-not-next = À lui seul, ce coup n’évite aucune plainte, et ce qu’il prépare épargne moins.
why-not-nothing = Le nombre de plaintes reste le même.
why-nothing = Tout ce que tu pourrais encore faire coûte plus que cela n’épargne.

right = Juste : l’équipe perd { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $best ->
    [one] point
   *[other] points
 } en plaintes et en coût, en moyenne.
worse = L’équipe perd alors { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $yours ->
    [one] point
   *[other] points
 } en plaintes et en coût, en moyenne. { $why } { $close ->
    [yes] C’est serré : avec le meilleur coup, elle en perd { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, soit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins.
   *[no] Avec le meilleur coup, elle en perd { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, soit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins.
 }
