"""The parts of the forecast: they add up to it, and the board shows and explains them."""

from __future__ import annotations

import pytest

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import rules, tally, view
from hustings.games.poll_position.breakdown import Breakdown, breakdown
from hustings.games.poll_position.cards import FORDISM
from hustings.games.poll_position.forecast import ExpectedComplaints, forecast
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.closeup import CloseUp
from hustings.games.poll_position.view.score_row import SCORE
from hustings.games.poll_position.view.unserved import unserved_voters
from tests.games.poll_position.driver import HQ, ONTARIO, QUEBEC, Game

GOODWILL = 2


def parts(state: State) -> Breakdown:
    """Return the parts of the forecast of a position."""
    final = forecast(state, working=True).middle
    return breakdown(state, ExpectedComplaints(state, foresight=False), final)


def drawn(game: Game, *, tall: bool, close: int | None = None) -> Tree:
    """Return the board."""
    seat = game.state.turn.seats[0]
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, seat))
    look = Look(("Ada", "Ben"), seat, tall=tall, arranged=CloseUp(close))
    return view.board(game.state, picks, look)


def row(board: Tree) -> str:
    """Return the text of the row."""
    (found,) = (each for each in walk(board) if each[1].get("class") == "pp-parts")
    return tree_text(found)


@pytest.mark.parametrize("week", [1, 3, 5])
def test_the_parts_add_up_to_the_forecast(week: int) -> None:
    game = Game(goodwill=GOODWILL).to_week(week).begin(ONTARIO, QUEBEC, card=FORDISM)
    for _ in range(3):
        part = parts(game.state)
        total = part.turnout - part.complaints - part.cost + part.goodwill + part.to_come
        assert total == part.forecast == forecast(game.state, working=True).middle
        assert part.pips == tally.cost(game.state)
        assert part.cost == part.pips // 10
        game.do("open.16")


def test_voters_turned_away_are_those_of_the_red_numbers_on_the_map() -> None:
    game = Game().to_week(3).begin(ONTARIO, QUEBEC, card=FORDISM)
    for _ in range(3):
        state = game.state
        badges = [each.rounded for each in unserved_voters(state)]
        complaints = sum(n * tally.weight(state, place) for place, n in enumerate(badges))
        assert complaints == parts(state).complaints > 0
        game.do("open.16")


def test_serving_voters_lowers_the_number_turned_away() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    before = parts(game.state)
    game.do(f"open.{HQ}")
    after = parts(game.state)
    assert after.complaints < before.complaints
    assert after.to_come < before.to_come


def test_nothing_is_to_come_once_no_action_point_is_left() -> None:
    game = Game().to_week(5).begin(ONTARIO, QUEBEC, card=FORDISM).end()
    assert parts(game.state).to_come != 0
    game.do(*[f"open.{HQ}"] * 4)
    assert parts(game.state).to_come == 0


@pytest.mark.parametrize("tall", [False, True])
def test_the_board_shows_the_parts_and_explains_them(tall: bool) -> None:
    game = Game(goodwill=GOODWILL).begin(ONTARIO, QUEBEC)
    part = parts(game.state)
    said = row(drawn(game, tall=tall))
    assert f"Turnout {part.voters}" in said
    assert f"Cost {part.pips}" in said
    assert f"Goodwill+{part.goodwill}" in said.replace(" ", "")
    assert "To come" in said
    sheet = tree_text(drawn(game, tall=tall, close=SCORE))
    assert "What the forecast is made of" in sheet
    assert "every full 10 cost a point" in sheet
    assert "The red numbers on the map" in sheet
    assert "Goodwill" not in row(drawn(Game().begin(ONTARIO, QUEBEC), tall=tall))
