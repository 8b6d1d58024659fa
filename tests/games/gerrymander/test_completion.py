"""Maps finished at random agree with drawing the borders one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings.core.model import ONE, OVER
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots.completion import Completion
from hustings.games.gerrymander.state import State
from hustings.games.gerrymander.vocabulary import BORDER, PLACE, TIE
from tests.games.gerrymander.driver import Game


def positions(seats: int, games: int, step: int) -> Iterator[State]:
    """Yield positions with a border to draw from random games."""
    rng = Rng(f"completion/{seats}")
    for _ in range(games):
        game = Game(seats)
        moves = 0
        while game.state.turn.mode == ONE:
            if game.state.turn.prompt == PLACE and moves % step == 0:
                yield game.state
            game.act(*rng.pick(game.legal()))
            moves += 1


def drawn_by_hand(state: State, order: list[int]) -> tuple[State, list[int]]:
    """Draw the legal ones of these borders in order; return the map and the borders drawn."""
    state = state.clone()
    drawn = []
    for edge in order:
        while state.turn.mode != OVER and state.turn.prompt != PLACE:
            seat = state.turn.seats[0]
            rules.apply(state, seat, rules.legal(state, seat)[0])
        if state.can[edge]:
            rules.apply(state, state.turn.seats[0], (BORDER, edge))
            drawn.append(edge)
    while state.turn.mode != OVER and state.turn.prompt == TIE:
        seat = state.turn.seats[0]
        rules.apply(state, seat, rules.legal(state, seat)[0])
    return state, drawn


def check(seats: int, games: int, step: int) -> int:
    """Compare finished maps; return how many."""
    rng = Rng(f"orders/{seats}")
    count = 0
    for state in positions(seats, games, step):
        completion = Completion(state)
        order = completion.edges[:]
        rng.shuffle(order)
        completion.run(order)
        after, drawn = drawn_by_hand(state, order)
        assert len(after.closed) == len(after.sizes)
        regions = [after.region[county] for county in completion.counties]
        pairs = set(zip(completion.parts, regions, strict=True))
        assert len(pairs) == len(set(completion.parts)) == len(set(regions))
        # Borders drawn by hand are drawn here too; here also loose ends inside finished districts.
        assert [edge for edge in completion.drawn if edge in drawn] == drawn
        count += 1
    return count


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_map_agrees_with_the_rules(seats: int) -> None:
    assert check(seats, 2, 9) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thousands_of_finished_maps_agree_with_the_rules(seats: int) -> None:
    assert check(seats, 40, 1) > 2000
