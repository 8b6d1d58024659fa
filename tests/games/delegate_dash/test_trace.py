"""A round worked out by hand: two players (North, South) and two automatic candidates."""

from __future__ import annotations

from hustings.games.delegate_dash.board import CELLS, DISTANCE, NULL
from tests.games.delegate_dash.driver import EAST, NORTH, SOUTH, WEST, Game, coin, first_round


def at(row: int, col: int) -> int:
    """Return the state at a place of the map."""
    return CELLS.index((row, col))


def trace() -> Game:
    """Return the game with its coins face up: 51 at Arms ace, 30 each at two more states."""
    game = first_round(2, "02", "1121 1221 2332 3443 4554 5005")
    game.luck("flip.5.0.2.1.3")
    assert {cell: stake for cell, stake in enumerate(game.state.stake) if stake} == {
        at(1, 3): 51, at(3, 0): 30, at(3, 6): 30
    }  # fmt: skip
    return game


def test_the_first_roll_of_the_worked_example() -> None:
    game = trace().luck("roll.2.4.4.0")
    assert game.state.order == (EAST, SOUTH, NORTH, WEST)
    assert game.state.pawns[EAST] == at(1, 3)  # 51 are more than 30, and two states away
    assert [DISTANCE[24][at(*spot)] for spot in ((1, 3), (3, 6), (3, 0))] == [2, 3, 3]
    game.do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    assert game.state.pawns[WEST] == at(3, 0)  # with a null it goes home
    assert game.event_fields("walked")[-1]["way"] == 1
    game.luck("vote.3.3")
    assert game.event_fields("caucus_rolled")[-1]["ranking"] == [NORTH, 3, EAST, 3]
    game.do("0:take.5").luck("vote.1.5")
    assert game.event_fields("caucus_rolled")[-1]["ranking"] == [WEST, 5, SOUTH, 1]
    assert game.have == [50, 1, 10, 20]


def test_the_second_roll_of_the_worked_example() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5").luck("vote.1.5").luck("roll.5.1.5.2")
    assert game.state.order == (NORTH, SOUTH, WEST, EAST)
    game.do(f"0:move.{at(3, 6)}", "0:done")  # exactly five states
    assert len(game.event_fields("walked")[-1]["path"]) == 6
    assert f"move.{at(3, 6)}" not in game.legal(1)  # eight states away
    game.do("1:stay", "1:done")
    assert game.state.pawns[WEST] == NULL[WEST]  # nothing in reach
    assert game.state.pawns[EAST] == at(3, 6)  # home, though it rolled an ace
    game.luck("vote.2.2")
    assert game.event_fields("caucus_rolled")[-1]["ranking"] == [EAST, 2, NORTH, 2]
    assert game.event_fields("took")[-1]["marker"] == coin(1, 30)
    assert game.event_fields("missed")[-1]["candidate"] == NORTH
    assert game.have == [50, 31, 10, 20]
    assert game.event_fields("round_ended") == [{"round": 1}]
    assert (game.state.round, game.state.holder) == (2, SOUTH)
