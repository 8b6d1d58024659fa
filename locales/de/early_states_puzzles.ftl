### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $idea ->
    [no-vote] Ein Staat ohne Stimme
    [two-purchases] Zwei Käufe
    [dividing] Stimmen für zwei Staaten
    [shared-issue] Ein Thema, zwei Staaten
    [every-vote] Zwei Staaten, alle Stimmen
    [two-states] Zwei Staaten
    [nothing-spare] Keine Stimme zu viel
    [big-enough] Der Staat, der genügt
    [right-issue] Das richtige Thema
   *[throw] Der letzte Wurf
 }: { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
 }
goal = Du hast { $mine } Delegierte und brauchst { $needed } zum Sieg. Das ist dein letzter Zug{ $decision ->
    [throw] . Welche Würfel würfelst du neu, um am ehesten zu gewinnen?
    [votes] , und du hast noch { votes-counted }. { within }
    [ones] : Entscheide zuerst, was deine Einsen werden. { within }
   *[purchase] , mit { $cash } $ und { votes-counted }. { within }
 }
votes-counted = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
within = { $moves ->
    [1] Gewinne mit der nächsten Aktion.
    [2] Gewinne mit zwei Aktionen.
    [3] Gewinne mit drei Aktionen.
   *[other] Gewinne mit vier Aktionen.
 }
right = { $best ->
    [100] Richtig: Das gewinnt immer.
   *[other] Richtig: Das gewinnt { $best } von 100 Partien, mehr als jeder andere Wurf.
 }
worse = Das gewinnt { $yours } von 100 Partien. { $best ->
    [100] Eine andere Wahl gewinnt immer.
   *[other] Eine andere Wahl gewinnt { $best }.
 }
right-turn = Richtig: Das gewinnt.
why = { $how } { $then }
how = { LIST($means) } { $things ->
    [one] füllt
   *[other] füllen
 } { LIST($filled) }: { $reached } Delegierte{ $over ->
    [0] , gerade genug
   *[other] , und { $needed } genügen
 }.
fills = { $state } für { $delegates }
tempting = Mit { $state } stattdessen { $short ->
    [one] fehlt dir am Ende einer
   *[other] fehlen dir am Ende { $short }
 }.
also = Auch mit { $state } gewinnst du.
throw-why = { $best ->
    [100] Das gewinnt immer; jede andere Wahl gewinnt höchstens { $following } von 100 Partien.
   *[other] Das gewinnt { $best } von 100 Partien, jede andere Wahl höchstens { $following }.
 }
short = Nach dieser ersten Aktion kommst du höchstens auf { $reached } Delegierte. { $short ->
    [one] Zum Gewinnen fehlt einer.
   *[other] Zum Gewinnen fehlen { $short }.
 }
too-slow = Das kann noch gewinnen, aber nur mit mehr Aktionen. { $moves ->
    [1] Eine Aktion genügt.
    [2] Zwei Aktionen genügen.
    [3] Drei Aktionen genügen.
   *[other] Vier Aktionen genügen.
 }
off-the-way = Das gewinnt nicht mit { $moves ->
    [2] zwei
    [3] drei
   *[other] vier
 } Aktionen, aber deine erste Aktion war richtig: Anders fortgesetzt gewinnt sie.
