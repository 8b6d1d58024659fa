### The words of Early States's puzzles (py/hustings/games/early_states/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/early_states.py.

title = { $decision ->
    [votes] Die letzten Stimmen
    [purchase] Die letzten Dollar
    [throw] Der letzte Wurf
    [ad] Der letzte Spot
   *[ones] Dollar oder Stimme
 }: { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
 }
goal = Hol den Sieg: Du hast { $mine } Delegierte und brauchst { $needed }. Das ist dein letzter Zug{ $decision ->
    [throw] . Welche Würfel würfelst du neu?
    [votes] , und du hast noch { votes-counted }. { first-moves }
   *[purchase] , mit { $cash } $ und { votes-counted }. { first-moves }
 }
votes-counted = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
first-moves = { $wins ->
    [yes] { $moves ->
        [1] Gewinne mit der nächsten Aktion.
        [2] Gewinne mit höchstens zwei Aktionen.
       *[other] Gewinne mit höchstens drei Aktionen.
     }
   *[no] { $moves ->
        [1] Mach die erste Aktion eines Zugs, der gewinnt.
        [2] Mach die ersten zwei Aktionen eines Zugs, der gewinnt.
       *[other] Mach die ersten drei Aktionen eines Zugs, der gewinnt.
     }
 }
right = { $best ->
    [100] Richtig: Das gewinnt.
   *[other] Richtig: Das gewinnt { $best } von 100 Partien.
 }
right-turn = { $best ->
    [100] Richtig: Dieser Zug gewinnt.
   *[other] Richtig: Dieser Zug gewinnt { $best } von 100 Partien.
 }{ $wins ->
    [yes] {""}
   *[no] {" "}Falls noch etwas fehlt, bringt es der Rest.
 }
worse = Das gewinnt { $yours } von 100 Partien. { best-turn }
lost = Wie es auch weitergeht, damit erreichst du keine { $needed } Delegierten mehr. { best-turn }
best-turn = { $best ->
    [100] Es gibt einen Zug, der gewinnt.
   *[other] Der beste Zug gewinnt { $best } von 100 Partien.
 }
