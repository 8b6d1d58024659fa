### The words of Whistle-Stop's puzzles (py/hustings/games/whistle_stop/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/whistle_stop.py.

# Die Namen wie in whistle_stop_cards.ftl; hier ohne Formen, deshalb stehen sie nur für sich.
region = { $region ->
    [appalachian] Appalachen
    [chesapeake] Chesapeake
    [new_york] New York
    [south] Süden
    [florida] Florida
    [new_england] Neuengland
    [central] Prärie
    [northwest] Nordwesten
    [mid_atlantic] Ostküste
    [texas] Texas
    [southeast] Südosten
    [southwest] Südwesten
    [great_lakes] Große Seen
    [upper_midwest] Mittelwesten
   *[california] California
 }
title-choice = Vor der Wahl
title-action = Die letzte Aktion
title-region = Gewinne: { region }
goal-choice = Gleich danach wird gewählt. Wofür entscheidest du dich, damit es dir im Schnitt die meisten Punkte bringt?
goal-action = Noch eine Aktion vor der Wahl. Was bringt dir im Schnitt die meisten Punkte?
goal-region-contested = Noch eine Aktion vor der Wahl, und viel hängt an einer Region, { region }: Du gewinnst sie in { $rolls } von 100 Würfen. Was bringt dir im Schnitt die meisten Punkte?
goal-region-absent = Noch eine Aktion vor der Wahl, und viel hängt an einer Region, { region }: Du hast dort keine Delegierten. Was bringt dir im Schnitt die meisten Punkte?

why-region = { $before ->
    [0] { $after ->
        [100] { region }, { $points } Punkte: Das gehört jetzt dir.
       *[other] { region }, { $points } Punkte: Das gewinnst du jetzt in { $after } von 100 Würfen.
     }
   *[other] { $after ->
        [100] { region }, { $points } Punkte: Das ist jetzt sicher; vorher hättest du es in { $before } von 100 Würfen gewonnen.
       *[other] { region }, { $points } Punkte: Das gewinnst du jetzt in { $after } von 100 Würfen, nicht nur in { $before }.
     }
 }

why-not-region = { $before ->
    [0] { region }, { $points } Punkte: Das gewinnst du damit in { $after } von 100 Würfen.
   *[other] { region }, { $points } Punkte: Dort steigt deine Chance nur von { $before } auf { $after } von 100.
 }
why-not-so-much = { region }, { $points } Punkte: Dort steigt deine Chance von { $before } auf { $after } von 100, aber für anderswo bleibt zu wenig.
why-not-lowered = { region }, { $points } Punkte: Dort sinkt deine Chance von { $before } auf { $after } von 100.
why-not-elsewhere = Der beste Weg gewinnt alles, was dieser gewinnt, und mehr.
why-not-anywhere = Damit gewinnst du keine Region öfter.

right = Richtig: Das bringt im Schnitt { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
worse = Das bringt im Schnitt { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte. { $why } Die beste Aktion bringt { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } und damit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr.
