"""Fences: what the next player can close, what spoils it, and that Normal does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings.bots.search import choose
from hustings.core.model import NATURE
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots.closer import Closer
from hustings.games.gerrymander.bots.cycles import after_borders, closing_sets
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.fences import (
    MAX_FENCED,
    fences,
    is_spoiled,
    next_fences,
    spoiled_fence,
    threat,
    threats_after,
)
from hustings.games.gerrymander.bots.hint import reasons
from hustings.games.gerrymander.state import FREE, NOBODY, State, members
from hustings.games.gerrymander.vocabulary import PLACE
from hustings.messages.people import Cast
from tests.games.gerrymander.driver import BORDER, DEAL_2P, Game
from tests.kit import NAMES
from tools.research.fences_gerrymander import measure

BLUE_IN_THE_NORTH = DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1")
FIRST_SIDES = ("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3")
"""Borders below the first row; Red has one more, and then three would close the row for Blue."""
INSIDE = {("A1", "A2"), ("A2", "A3"), ("A3", "A4")}
"""Borders that cut the first row in two."""


def positions(seed: str, steps: int) -> Iterator[State]:
    """Yield positions of a random game, one after every few borders."""
    rng, state = Rng(seed), rules.new(2, {"tokens": 0})
    for step in range(steps * 6):
        seats = state.turn.seats
        move = rng.pick(rules.legal(state, seats[0])) if seats else rules.chance(state, rng)
        rules.apply(state, seats[0] if seats else NATURE, move)
        if step % 6 == 5 and state.turn.prompt == PLACE:
            yield state


def test_a_fence_is_a_district_that_its_seat_closes_and_wins() -> None:
    found = 0
    for state in positions("fences", 8):
        for fence in fences(state, 0, 3):
            after = after_borders(state, 0, fence.borders)
            assert after is not None
            number = after.closed.index(after.region[min(fence.counties)])
            assert set(members(after, after.closed[number])) == fence.counties
            assert after.holders[number] in (0, NOBODY)
            found += 1
    assert found


def test_every_closing_set_that_wins_a_district_is_a_fence() -> None:
    for state in positions("fences", 8):
        found = {(fence.counties, fence.borders) for fence in fences(state, 0, 3)}
        for borders in closing_sets(state, 3):
            after = after_borders(state, 0, borders)
            if after is None or standing(after, 0) <= standing(state, 0):
                continue
            new = range(len(state.closed), len(after.closed))
            won = [frozenset(members(after, after.closed[n])) for n in new if not after.holders[n]]
            if len(won) == len(new) == 1 and len(won[0]) <= MAX_FENCED:
                assert (won[0], borders) in found


def test_a_spoiled_fence_cannot_be_closed() -> None:
    spoiled = 0
    for state in positions("spoils", 8):
        for fence in fences(state, 0, 4):
            for edge, can in enumerate(state.can):
                if can == FREE and edge not in fence.borders and is_spoiled(state, fence, edge):
                    spoiled += 1
                    assert after_borders(state, 0, (edge, *fence.borders)) is None
    assert spoiled


def test_a_threat_is_known_before_a_border_is_drawn() -> None:
    """The threat that a border leaves is that of the position after it, unless it is halved."""
    game = Game(2, BLUE_IN_THE_NORTH)
    game.draw(*FIRST_SIDES)
    state = game.state
    quiet = [edge for edge, can in enumerate(state.can) if can == FREE]
    for edge, left in threats_after(state, quiet).items():
        after = after_borders(state, 0, (edge,))
        assert after is not None
        assert left.most <= threat(after).most + 1e-6


@pytest.mark.parametrize("luck", range(5))
def test_normal_spoils_a_fence_that_its_rival_could_close(luck: int) -> None:
    game = Game(2, BLUE_IN_THE_NORTH)
    game.draw(*FIRST_SIDES)
    state = game.state
    assert (game.seat, state.left) == (0, 1)
    row = frozenset(game.counties("A1", "A2", "A3", "A4"))
    assert row in {fence.counties for fence in next_fences(state)}
    _, edge = choose(Closer(), rules, state, 0, Rng(f"{luck}"))
    assert tuple(state.board.names[county] for county in state.board.edges[edge]) in INSIDE


@pytest.mark.parametrize("luck", range(5))
def test_normal_draws_no_side_of_a_fence_for_its_rival(luck: int) -> None:
    """Five borders would close the row, and Blue has four."""
    game = Game(2, BLUE_IN_THE_NORTH)
    game.draw(*FIRST_SIDES[:3])
    game.done()
    state = game.state
    assert game.seat == 0
    row = frozenset(game.counties("A1", "A2", "A3", "A4"))
    after = state.clone()
    while after.turn.prompt == PLACE:
        rules.apply(after, 0, choose(Closer(), rules, after, 0, Rng(f"{luck}/{after.left}")))
    assert row not in {fence.counties for fence in fences(after, 1, 4)}


def test_normal_spoils_most_fences_of_a_rival_who_only_fences() -> None:
    done = measure(Closer(), 6, "test")
    assert done.best > 0.5 * done.turns
    assert done.gifts < 0.1 * done.safe


def test_a_reason_names_the_fence_that_a_border_spoils() -> None:
    game = Game(2, BLUE_IN_THE_NORTH)
    game.draw(*FIRST_SIDES)
    edge = game.edge("A2", "A3")
    assert spoiled_fence(game.state, edge)
    assert reasons(game.state, 0, (BORDER, edge), Cast(0, NAMES))[0] == (
        "It keeps Blue from closing a 4-county district in the north next turn, 10 to 8."
    )
    assert spoiled_fence(game.state, game.edge("G2", "G3")) is None
