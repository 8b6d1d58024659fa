### The words of Whistle-Stop's puzzles (py/hustings/games/whistle_stop/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/whistle_stop.py.

# Die Namen und Formen wie in whistle_stop_cards.ftl.
region = { $region ->
    [appalachian] die Appalachen
    [chesapeake] Chesapeake
    [new_york] New York
    [south] den Süden
    [florida] Florida
    [new_england] Neuengland
    [central] die Prärie
    [northwest] den Nordwesten
    [mid_atlantic] die Ostküste
    [texas] Texas
    [southeast] den Südosten
    [southwest] den Südwesten
    [great_lakes] die Großen Seen
    [upper_midwest] den Mittelwesten
   *[california] California
 }
region-in-start = { $region ->
    [appalachian] In den Appalachen
    [chesapeake] In Chesapeake
    [new_york] In New York
    [south] Im Süden
    [florida] In Florida
    [new_england] In Neuengland
    [central] In der Prärie
    [northwest] Im Nordwesten
    [mid_atlantic] An der Ostküste
    [texas] In Texas
    [southeast] Im Südosten
    [southwest] Im Südwesten
    [great_lakes] An den Großen Seen
    [upper_midwest] Im Mittelwesten
   *[california] In California
 }
title-choice = Vor der Wahl
title-action = Die letzte Aktion
title-region = Gewinne { region }
goal-choice = Gleich danach wird gewählt. Wofür entscheidest du dich, damit es dir im Schnitt die meisten Punkte bringt?
goal-action = Noch eine Aktion vor der Wahl. Was bringt dir im Schnitt die meisten Punkte?
goal-region-contested = Noch eine Aktion vor der Wahl, und es geht vor allem um { region }: Du gewinnst dort in { $rolls } von 100 Würfen. Was bringt dir im Schnitt die meisten Punkte?
goal-region-absent = Noch eine Aktion vor der Wahl, und es geht vor allem um { region }: Du hast dort keine Delegierten. Was bringt dir im Schnitt die meisten Punkte?

why-region = { $before ->
    [0] { $after ->
        [100] { region-in-start } ({ $points } Punkte) gewinnst du jetzt sicher.
       *[other] { region-in-start } ({ $points } Punkte) gewinnst du jetzt in { $after } von 100 Würfen.
     }
   *[other] { $after ->
        [100] { region-in-start } ({ $points } Punkte) gewinnst du jetzt sicher, vorher in { $before } von 100 Würfen.
       *[other] { region-in-start } ({ $points } Punkte) gewinnst du jetzt in { $after } von 100 Würfen statt in { $before }.
     }
 }

why-not-region = { $before ->
    [0] { region-in-start } ({ $points } Punkte) gewinnst du damit in { $after } von 100 Würfen.
   *[other] { region-in-start } ({ $points } Punkte) steigt deine Chance nur von { $before } auf { $after } von 100.
 }
why-not-so-much = { region-in-start } ({ $points } Punkte) steigt deine Chance von { $before } auf { $after } von 100, aber für anderswo bleibt zu wenig.
why-not-lowered = { region-in-start } ({ $points } Punkte) sinkt deine Chance von { $before } auf { $after } von 100.
why-not-elsewhere = Der beste Weg gewinnt alles, was dieser gewinnt, und mehr.
why-not-anywhere = Damit gewinnst du keine Region öfter.

right = Richtig: Das bringt im Schnitt { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
worse = Das bringt im Schnitt { NUMBER($yours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte. { $why } Die beste Aktion bringt { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } und damit { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr.
