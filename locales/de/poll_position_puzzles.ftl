### The words of Poll Position!'s puzzles (py/hustings/games/poll_position/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/poll_position.py.

# $die: die gewürfelte Zahl, 1 bis 6.
title-die = Wohin mit der { $die }?
goal-die = Du hast eine { $die } gewürfelt{ $points ->
    [0] {""}
    [one] {" "}und noch 1 Aktionspunkt übrig
   *[other] {" "}und noch { $points } Aktionspunkte übrig
 }; danach wird gezählt. Wohin damit, wenn das Team im Schnitt möglichst wenige Punkte durch Beschwerden und Kosten verlieren soll? Je volle 10 Kosten sind ein Punkt.
title-points = { $points ->
    [one] Der letzte Aktionspunkt
   *[other] Die letzten { $points } Aktionspunkte
 }
goal-points = Der letzte Zug: Niemand kommt mehr, dann wird gezählt. Gib { $points ->
    [one] deinen Aktionspunkt
   *[other] den ersten von { $points } Aktionspunkten
 } so aus, dass das Team im Schnitt möglichst wenige Punkte durch Beschwerden und Kosten verliert. Je volle 10 Kosten sind ein Punkt.

# Hilfstext: die Art des Bezirks, hier schon gebeugt.
type-inflected = { $type ->
    [urban] städtischen
    [rural] ländlichen
   *[remote] entlegenen
 }
# Ein Bezirk am Satzanfang: „Im städtischen Ontario“.
at-place-start = { $region ->
    [hq] In der Zentrale
    [maritimes] In den { type-inflected } Seeprovinzen
    [prairies] In der { type-inflected } Prärie
    [territories] In den Territorien
    [quebec] Im { type-inflected } Québec
    [ontario] Im { type-inflected } Ontario
   *[pacific] Im { type-inflected } British Columbia
 }
# $before, $after: was Beschwerden dort vor und nach der Aktion im Schnitt kosten, in Punkten.
why-place = { at-place-start } kosten Beschwerden dann im Schnitt { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte statt { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-roll = Das gilt über alle sechs Würfe, jeder an seiner besten Stelle.
why-next = Das zahlt sich mit deiner nächsten Aktion aus.
# $why: einer der Sätze oben. $points: um so viel ist der nächstbeste Weg schlechter.
why-closely = { $why } Es ist knapp: Der nächstbeste Weg verliert { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr.
# Dasselbe bei falschen Aktionen.
why-not-place = { at-place-start } sinken die Beschwerden damit im Schnitt nur von { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } auf { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
why-not-roll = Über alle sechs Würfe, jeder an seiner besten Stelle, spart das weniger.
why-not-next = Für sich allein senkt das keine Beschwerden, und was es vorbereitet, spart weniger.
why-not-nothing = Das lässt alle Beschwerden, wie sie sind.
why-nothing = Alles, was du noch tun könntest, kostet mehr, als es spart.

right = Richtig: Damit gehen im Schnitt { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte durch Beschwerden und Kosten verloren.
worse = Damit gehen im Schnitt { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte durch Beschwerden und Kosten verloren. { $why } { $close ->
    [yes] Es ist knapp: Mit der besten Aktion sind es { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } und damit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger.
   *[no] Mit der besten Aktion sind es { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } und damit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger.
 }
