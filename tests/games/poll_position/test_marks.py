"""Marks on the places: their legend and tooltip, and complaints that count twice."""

from __future__ import annotations

import pytest

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import beats, cards, rules, tally, view
from hustings.games.poll_position.events import Counted
from hustings.games.poll_position.state import State
from tests.games.poll_position.driver import ONT_U, ONT_X, ONTARIO, QUE_U, QUEBEC, Game

NAMES = ("Ada", "Ben")
TALL = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def board(state: State, *, tall: bool = False) -> Tree:
    """Return the map, with the choices of the seat that decides."""
    seats = state.turn.seats
    legal = rules.legal(state, seats[0]) if seats else []
    look = Look(NAMES, None, tall=tall, arranged=view.INITIAL_ARRANGEMENT)
    return view.board(state, Picks(rules.VOCABULARY.verbs, legal), look)


def of_class(tree: Tree, kind: str) -> list[Tree]:
    """Return the elements that have a class."""
    return [each for each in walk(tree) if kind in str(each[1].get("class", "")).split()]


@TALL
def test_a_legend_says_what_the_marks_mean(tall: bool) -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    (legend,) = of_class(board(game.state, tall=tall), "pp-badges")
    assert "turned away" in tree_text(legend)
    game.to_count().count_next()
    (legend,) = of_class(board(game.state, tall=tall), "pp-badges")
    assert "complaints" in tree_text(legend)


@pytest.mark.parametrize("place", [ONT_U, QUE_U], ids=["own region", "elsewhere"])
def test_pointing_at_a_mark_says_what_it_means(place: int) -> None:
    """Whatever lies above it says so too."""
    tree = board(Game().begin(ONTARIO, QUEBEC).state)
    (drawn,) = [e for e in walk(tree) if e[1].get("key") == f"place-{place}"]
    above = [e for e in walk(drawn) if e[1].get("data-do", "").startswith(("pick:open", "arrange"))]
    titles = [child[2][0] for e in above for child in walk(e) if child[0] == "title"]
    assert sum("Voters turned away: about" in title for title in titles) == len(above)


def counted_ontario() -> tuple[Game, State]:
    """Return a game after Reconciliation in which remote Ontario turns voters away."""
    game = Game().begin(ONTARIO, QUEBEC, card=cards.RECONCILIATION).to_count()
    while game.state.counted < ONTARIO:
        game.count_next()
    before = game.state.clone()
    game.count_next(**{f"p{ONT_X}": [4]})
    return game, before


@TALL
def test_the_count_marks_complaints_that_count_twice(tall: bool) -> None:
    game, before = counted_ontario()
    away = tally.turned_away(game.state, (ONT_X,))
    assert away
    assert tally.counted_twice(game.state, (ONT_X, ONT_U)) == away
    tree = board(game.state, tall=tall)
    assert f"−{away} × 2" in tree_text(tree)
    assert f"{away} of them count" in tree_text(tree)
    assert len(of_class(board(before, tall=tall), "pp-effect")) >= 6, "the tokens stay on the map"


def test_the_line_of_a_region_says_what_counts_twice() -> None:
    game, before = counted_ontario()
    counted = [event for event in game.events if isinstance(event, Counted)][-1]
    beat = beats.beat(counted, before, game.state, None, NAMES)
    away = tally.counted_twice(game.state, (ONT_X,))
    assert beat is not None
    assert f"{away} of them count twice" in beat.says
