### The words of Whistle-Stop's puzzles (py/hustings/games/whistle_stop/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/whistle_stop.py.

# With the article: it stands after “gagner”, “enjeu :”, “pour”, never at the beginning of a sentence.
region = { $region ->
    [appalachian] les Appalaches
    [chesapeake] la Chesapeake
    [new_york] New York
    [south] le Sud
    [florida] la Floride
    [new_england] la Nouvelle-Angleterre
    [central] le Centre
    [northwest] le Nord-Ouest
    [mid_atlantic] le Mid-Atlantic
    [texas] le Texas
    [southeast] le Sud-Est
    [southwest] le Sud-Ouest
    [great_lakes] les Grands Lacs
    [upper_midwest] le Haut-Midwest
   *[california] la Californie
 }
title-choice = Juste avant l’élection
title-action = La dernière action
title-region = Gagner { region }
goal-choice = L’élection vient juste après. Quel choix te rapporte le plus de points en moyenne ?
goal-action = Une seule action avant l’élection. Laquelle te rapporte le plus de points en moyenne ?
# $rolls: so many of a hundred rolls of the dice win the region as things stand.
goal-region-contested = Une seule action avant l’élection, et un gros enjeu : { region }. Tu y gagnes dans { $rolls } cas sur 100. Quelle action te rapporte le plus de points en moyenne ?
goal-region-absent = Une seule action avant l’élection, et un gros enjeu : { region }. Tu n’y as pas de délégué. Quelle action te rapporte le plus de points en moyenne ?

# $before, $after: in so many of a hundred rolls of the dice the player wins the region. $points: its points.
why-region = { $before ->
    [0] { $after ->
        [100] Tu gagnes maintenant { region } ({ $points } points) à coup sûr.
       *[other] Tu gagnes maintenant { region } ({ $points } points) dans { $after } cas sur 100.
     }
   *[other] { $after ->
        [100] Tu gagnes maintenant { region } ({ $points } points) à coup sûr ; avant, c’était dans { $before } cas sur 100.
       *[other] Tu gagnes maintenant { region } ({ $points } points) dans { $after } cas sur 100, au lieu de { $before }.
     }
 }

# Ce qu’un mauvais coup change le plus.
why-not-region = { $before ->
    [0] Ce coup te donne { region } ({ $points } points) dans { $after } cas sur 100.
   *[other] Pour { region } ({ $points } points), ce coup ne fait passer tes chances que de { $before } à { $after } sur 100.
 }
# Le meilleur coup y apporte moins.
why-not-so-much = Pour { region } ({ $points } points), ce coup fait passer tes chances de { $before } à { $after } sur 100, mais il reste trop peu pour les autres régions.
why-not-lowered = Pour { region } ({ $points } points), ce coup fait baisser tes chances de { $before } à { $after } sur 100.
why-not-elsewhere = Le meilleur coup apporte tout ce qu’apporte celui-ci, et plus encore.
why-not-anywhere = Ce coup ne te fait gagner aucune région plus souvent.

right = Juste : ce coup rapporte { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne.
worse = Ce coup rapporte { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne. { $why } Le meilleur coup en rapporte { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }, soit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
