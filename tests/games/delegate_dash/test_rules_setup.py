"""Rules 1 to 8: the table, the candidates, the coins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hustings.core.model import CHANCE
from hustings.core.moves import verb_index
from hustings.core.rng import Rng
from hustings.games.delegate_dash import rules
from hustings.games.delegate_dash.board import (
    CELLS,
    DISTANCE,
    GAP,
    NEIGHBOURS,
    NULL,
    NUMBERED,
    REGION,
    path,
)
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, PAWN, UNSEEN, VALUE
from tests.games.delegate_dash.driver import LAYOUT, Game, first_round, turn_over
from tests.games.delegate_dash.invariants import delegates


def test_rule_01_the_map_has_24_states_in_four_regions_of_six_round_a_gap() -> None:
    assert len(CELLS) == 24
    assert Counter(REGION) == dict.fromkeys(range(4), 6)
    assert (3, 3) not in CELLS
    assert all(abs(row - 3) + abs(col - 3) <= 3 for row, col in CELLS)


def test_rule_01_a_quarter_turn_maps_each_region_onto_the_next() -> None:
    for cell, (row, col) in enumerate(CELLS):
        turned = CELLS.index((col, 6 - row))
        assert REGION[turned] == (REGION[cell] + 1) % 4
        assert (turned in NULL) == (cell in NULL)


def test_rule_02_nulls_border_the_gap_and_each_region_has_all_numbers() -> None:
    assert sorted(NEIGHBOURS[GAP]) == sorted(NULL)
    for seed in range(20):
        state = rules.new(2, {})
        rules.apply(state, -1, rules.chance(state, Rng(str(seed))))
        for region in range(4):
            cells = (NULL[region], *NUMBERED[region])
            assert sorted(state.tiles[cell] for cell in cells) == [0, 1, 2, 3, 4, 5]
            assert state.tiles[NULL[region]] == 0


def test_rule_02_every_state_can_be_dealt_to_every_place() -> None:
    seen = set()
    for seed in range(200):
        state = rules.new(2, {})
        rules.apply(state, -1, rules.chance(state, Rng(str(seed))))
        seen |= {(cell, state.tiles[cell]) for cell in NUMBERED[0]}
    assert len(seen) == 25


def test_rule_03_there_are_always_four_candidates_with_home_regions() -> None:
    for seats in (1, 2, 3, 4):
        game = first_round(seats)
        assert len(game.state.pawns) == 4
        assert sum(owner == NOBODY for owner in game.state.owner) == 4 - seats
    assert [REGION[cell] for cell in NULL] == [0, 1, 2, 3]


def test_rule_04_players_pick_free_candidates_in_turn() -> None:
    game = Game(3).luck(LAYOUT)
    assert game.legal(0) == ["pick.0", "pick.1", "pick.2", "pick.3"]
    assert game.legal(1) == []
    game.do("0:pick.2")
    assert game.legal(1) == ["pick.0", "pick.1", "pick.3"]
    game.do("1:pick.0", "2:pick.3")
    assert game.state.owner == (1, NOBODY, 0, 2)
    assert game.state.turn.mode == CHANCE


def test_rule_04_the_last_of_four_players_has_no_choice() -> None:
    game = Game(4).luck(LAYOUT).do("0:pick.3", "1:pick.1", "2:pick.0")
    assert game.legal(3) == ["pick.2"]


def test_rule_05_all_pawns_begin_in_the_gap() -> None:
    assert list(first_round().state.pawns) == [GAP] * 4


def test_rule_06_six_rolls_put_a_coin_of_each_region_on_the_state_rolled() -> None:
    game = Game(1).luck(LAYOUT).do("0:pick.0")
    for i, dice in enumerate(["1.1.0.5", "1.2.0.5", "1.3.0.5", "1.4.0.5", "1.5.0.5", "2.0.0.5"]):
        assert game.state.turn.prompt == verb_index(rules.VOCABULARY.verbs, "place")
        game.luck(f"place.{dice}")
        assert sum(game.state.down) == 4 * (i + 1)
    assert game.event_fields("placed")[0] == {
        "roll": 1, "north": 1, "east": 1, "south": 0, "west": 5, "cells": [2, 14, 17, 16]
    }  # fmt: skip
    down = game.state.down
    assert (down[2], down[1]) == (5, 1)
    assert [down[cell] for cell in NUMBERED[1]] == [1, 1, 1, 1, 1]
    assert down[NULL[1]] == 1
    assert down[NULL[2]] == 6
    assert game.state.turn.prompt == verb_index(rules.VOCABULARY.verbs, "flip")


def test_rule_07_the_six_coins_of_a_region_are_worth_1_10_20_30_40_50() -> None:
    for region in range(4):
        assert list(VALUE[region * 6 : region * 6 + 6]) == [1, 10, 20, 30, 40, 50]


def test_rule_07_a_coin_is_drawn_when_it_is_turned_over() -> None:
    game = first_round(coins="1111 1222 2333 3444 4555 5000")
    assert set(game.state.where) == {UNSEEN}
    seen = set()
    for seed in range(100):
        move = rules.chance(game.state, Rng(str(seed)))
        assert len(set(move[1:3])) == 2  # two coins of one region on Arms ace
        seen.add(move[1])
    assert seen == set(range(6))


def test_rule_07_no_coin_turns_up_twice() -> None:
    game = first_round(1, coins="1000 1000 1000 2000 2000 2000").luck("flip.0.2.4")
    while game.state.round == 1:
        if game.state.turn.prompt == verb_index(rules.VOCABULARY.verbs, "roll"):
            game.luck("roll.5.0.0.0")
        elif game.waits_for[0] == "move":
            cell = 2 if game.state.pawns[0] != 2 else None
            game.do("0:stay" if cell is None else f"0:move.{cell}")
        elif game.waits_for[0] == "surrender":
            game.do("0:done")
        else:
            game.do(game.legal(0)[0].join(["0:", ""]))
    for seed in range(20):
        assert sorted(rules.chance(game.state, Rng(str(seed)))[1:]) == [1, 3, 5]


def test_rule_08_there_are_608_delegates_and_305_are_a_majority() -> None:
    assert sum(VALUE) == 608
    assert sum(VALUE[:PAWN]) == 604
    assert 2 * (MAJORITY - 1) == 608


def test_rule_08_pawns_count_only_from_the_convention_on() -> None:
    game = turn_over(first_round())
    assert delegates(game.state)["pawns"] == 4
    assert game.have == [0, 0, 0, 0]


def test_distances_go_around_the_gap() -> None:
    from_gap = Counter(DISTANCE[GAP][:GAP])
    assert from_gap == {1: 4, 2: 8, 3: 12}
    west, east = CELLS.index((3, 2)), CELLS.index((3, 4))
    assert DISTANCE[west][east] == 4
    assert max(max(row[:GAP]) for row in DISTANCE[:GAP]) == 8
    for start in range(GAP + 1):
        for end in range(GAP):
            cells = path(start, end)
            assert (cells[0], cells[-1], len(cells) - 1) == (start, end, DISTANCE[start][end])
            assert all(b in NEIGHBOURS[a] for a, b in pairwise(cells))
