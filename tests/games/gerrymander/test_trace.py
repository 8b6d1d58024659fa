"""A worked example for two: a tie, a corner that is cut off, and borders that are refused."""

from __future__ import annotations

from hustings.core.hexgrid import Cell
from hustings.games.gerrymander import text
from hustings.games.gerrymander.state import district
from hustings.games.gerrymander.vocabulary import CONFIRM, PLACE, TIE
from tests.games.gerrymander.driver import AWARD, DEAL_2P, Game

TOP: list[Cell] = [(0, -3), (1, -3), (2, -3), (3, -3)]


def opening() -> Game:
    """Return the game after the first three turns and the tie in the fourth."""
    game = Game(2, DEAL_2P, first=0)
    game.draw(((0, -3), (0, -2)))
    game.draw(((0, -3), (-1, -2)), ((1, -3), (1, -2)))
    game.draw(((1, -3), (0, -2)), ((2, -3), (2, -2)), ((2, -3), (1, -2)))
    game.draw(((3, -3), (3, -2)))
    assert len(game.region((0, 0))) == 37
    game.draw(((3, -3), (2, -2)))
    return game


def test_turns_of_one_two_three_and_four_borders_alternate() -> None:
    game = opening()
    assert game.rows("turn") == [(0, 1, 1), (1, 2, 2), (0, 3, 3), (1, 4, 4)]
    assert [seat for seat, *_ in game.rows("border")] == [0, 1, 1, 0, 0, 0, 1, 1]


def test_the_top_row_closes_with_a_tie_that_blue_awards() -> None:
    game = opening()
    assert len(game.region(TOP[0])) == 4
    assert len(game.region((0, 0))) == 33
    assert game.state.turn.prompt == TIE
    assert game.seat == 1
    assert game.legal() == [(AWARD, 0), (AWARD, 1)]
    assert game.rows("tied") == [(1, 1, 0, 1)]


def test_blue_awards_itself_the_district_and_goes_on() -> None:
    game = opening()
    game.award(1)
    assert game.rows("won") == [(1, 1, 2, 9, 9)]
    assert list(game.state.won) == [0, 1]
    assert list(game.state.swing) == [0, 2]
    assert (game.state.turn.prompt, game.seat, game.state.left) == (PLACE, 1, 2)
    game.draw(((3, -2), (2, -2)), ((3, -2), (3, -1)))
    assert len(game.region((0, 0))) == 33
    assert game.state.turn.prompt == CONFIRM


def test_red_then_has_some_illegal_borders() -> None:
    game = opening()
    game.award(1)
    game.draw(((3, -2), (2, -2)), ((3, -2), (3, -1)))
    game.done()
    edge = game.edge
    assert not game.can((3, -2), (2, -1))
    assert not game.can((0, -3), (1, -3))
    assert "Rule 12" in text.why_not(game.state, 0, (0, edge((3, -2), (2, -1))))
    assert "Rule 11" in text.why_not(game.state, 0, (0, edge((0, -3), (1, -3))))
    game.draw(((-3, 0), (-2, -1)), ((-3, 0), (-2, 0)))
    assert not game.can((-3, 0), (-3, 1))
    assert "only 1 county" in text.why_not(game.state, 0, (0, edge((-3, 0), (-3, 1))))
    assert [district(game.state, county) for county in game.counties(*TOP)] == [0] * 4
