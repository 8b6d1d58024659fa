"""Rules 86 to 88: the options of a game."""

from __future__ import annotations

from hustings.core.model import CHANCE, NATURE
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import INDEX
from hustings.games.whistle_stop.election_events import Skipped
from tests.games.whistle_stop.driver import Game


def test_rule_86_caps_can_be_changed() -> None:
    def caps(choice: int) -> list[tuple[int, int]]:
        games = [Game(seats, caps=choice) for seats in (2, 3, 4)]
        return [(game.state.own_cap, game.state.all_cap) for game in games]

    assert caps(0) == [(10, 15), (10, 20), (10, 25)]
    assert caps(1) == [(8, 10), (8, 14), (8, 18)]
    assert caps(2) == [(10, 20), (10, 30), (10, 40)]


def test_rule_87_the_order_of_elections_can_be_changed() -> None:
    down = Game(order=1)
    down.until(5)
    skipped = [event.region for event in down.every(Skipped)]
    assert skipped == list(range(14, -1, -1))
    lot = Game(order=2)
    while lot.state.round < 4:
        rules.apply(lot.state, lot.state.turn.seats[0], lot.move("end"), lot.events)
        while lot.state.turn.mode == CHANCE and lot.state.turn.prompt == v.DRAWING:
            lot.chance(lot._answer())
    assert lot.state.turn.prompt == v.ORDERING
    order = [*range(1, 15), 0]
    rules.apply(lot.state, NATURE, (v.V_ORDER, *order), lot.events)
    assert [event.region for event in lot.every(Skipped)] == order


def test_rule_88_the_number_of_vetoes_can_be_reduced() -> None:
    game = Game(hands=["south override", "veto"], vetoes=1)
    game.do("card south text")
    game.do("veto veto")
    assert "Rule 88" in game.refusal("veto green_veto")
    game.do("override")
    assert game.at("south") == [3, 0]
    without = Game(hands=["south"], vetoes=2)
    assert without.state.deck[INDEX["veto"]] == without.state.deck[INDEX["override"]] == 0
    assert "Rule 19" in without.refusal("buy")
    without.do("card south text")
    assert without.at("south") == [3, 0]
    assert [len(hand) for hand in without.state.hands] == [7, 8]
