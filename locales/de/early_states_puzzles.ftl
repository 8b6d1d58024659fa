### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $decision ->
    [votes] Die letzten Stimmen
    [purchase] Die letzten Dollar
    [dollars-and-votes] Dollar und Stimmen
    [long-turn] Ein langer Zug
    [throw] Der letzte Wurf
    [ad] Der letzte Spot
   *[ones] Dollar oder Stimme
 }: { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
 }
goal = Du hast { $mine } Delegierte und brauchst { $needed }. Das ist dein letzter Zug{ $decision ->
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
wins-with = Richtig: Das gewinnt. Damit hast du { $reached } Delegierte, { $over ->
    [0] genau so viele, wie du brauchst
    [one] einen mehr, als du brauchst
   *[other] { $over } mehr, als du brauchst
 }.
wins = Richtig: Das gewinnt. Du hast mindestens die { $needed } Delegierten, die du brauchst.
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
