"""Maps with a name: their outlines, whole games on them, and a lake inside one."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest

from hustings import catalog
from hustings.bots.search import choose, uniform
from hustings.core import hexgrid
from hustings.core.packed_link import from_link, to_link
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.gerrymander import bots, rules, text
from hustings.games.gerrymander.board import RIM, board
from hustings.games.gerrymander.bots.completion import Completion
from hustings.games.gerrymander.bots.cycles import after_borders, closing_sets
from hustings.games.gerrymander.bots.search import Searcher
from hustings.games.gerrymander.outlines import BOOK, NAMED
from hustings.games.gerrymander.regions import MIN_COUNTIES, flood
from hustings.games.gerrymander.state import FREE, State
from hustings.games.gerrymander.view import option_picture
from hustings.games.gerrymander.view.named_map import MAP_NAMES
from hustings.games.gerrymander.vocabulary import BORDER, PLACE
from tests.game_driver import deciding_seats
from tests.games.gerrymander.driver import DEAL_2P, Game
from tests.games.gerrymander.invariants import check_invariants
from tests.games.gerrymander.test_proofs import legal_by_hand
from tests.kit import NAMES

LAKE = 3
"""The map round a lake."""


def new(outline: int, seats: int = 2) -> State:
    """Return a new game on a map."""
    return rules.new(seats, {"tokens": 0, "map": outline})


def test_every_choice_has_an_outline_and_a_name() -> None:
    assert list(MAP_NAMES) == [BOOK, *NAMED]
    assert len(set(MAP_NAMES.values())) == len(MAP_NAMES)


@pytest.mark.parametrize("outline", NAMED)
def test_a_map_is_connected_and_has_a_county_for_every_token(outline: int) -> None:
    land = board(2, outline)
    assert land.size == len(set(land.cells)) == board(2).size
    assert len(flood(land, bytearray(len(land.edges)), 0)) == land.size
    assert len(set(land.names)) == land.size
    for axis in zip(*map(hexgrid.centre, land.cells), strict=True):
        assert abs(max(axis) + min(axis)) <= 3  # its middle is where stamps and places expect it


@pytest.mark.parametrize("outline", NAMED)
def test_random_games_on_a_map_end_and_keep_the_rules(outline: int) -> None:
    rng = Rng(f"maps/{outline}")
    for _ in range(3):
        state = new(outline)
        for number, _ in enumerate(
            deciding_seats(rules, state, partial(uniform, rules, rng=rng), rng)
        ):
            check_invariants(state)
            if state.turn.prompt == PLACE and number % 7 == 0:
                assert rules.legal(state, state.turn.seats[0]) == legal_by_hand(state)
        check_invariants(state)
        assert rules.outcome(state).ranks


@pytest.mark.parametrize("outline", NAMED)
def test_a_map_finished_at_random_has_legal_districts(outline: int) -> None:
    state, rng = new(outline), Rng("complete")
    maps = Completion(state)
    for _ in range(20):
        maps.finish(rng.random)
        assert min(maps.parts.count(part) for part in set(maps.parts)) >= MIN_COUNTIES
        placed = bytearray(len(state.placed))
        for edge in maps.drawn:
            placed[edge] = 1
        for county, part in zip(maps.counties, maps.parts, strict=True):
            same = {c for c, p in zip(maps.counties, maps.parts, strict=True) if p == part}
            assert set(flood(state.board, placed, county)) == same


@pytest.mark.parametrize("outline", NAMED)
def test_every_level_plays_on_a_map(outline: int) -> None:
    for bot in (bots.LEVELS["easy"](), bots.LEVELS["normal"](), Searcher((5,))):
        state, rng = new(outline), Rng("levels")

        def play(position: State, seat: int) -> tuple[int, ...]:
            return choose(bot, rules, position, seat, rng)  # noqa: B023 - used in this round only

        for _ in deciding_seats(rules, state, play, rng):
            pass
        assert len(state.closed) == len(state.sizes)


def test_the_shore_of_a_lake_is_one_border_of_its_own() -> None:
    """A line from the rim to the shore closes nothing off; a second one may."""
    land = board(2, LAKE)
    (shore,) = land.walls - {RIM}
    assert len(land.at_corner[shore]) == 8
    assert all(len(board(2, other).walls) == 1 for other in (BOOK, *NAMED) if other != LAKE)
    game = Game(2, DEAL_2P, outline=LAKE)
    assert all(game.state.can[edge] == FREE for edge in land.at_corner[shore])
    game.draw("D1-E1", "D2-E1", "D2-E2", "C2-C3", "B2-C2", "B1-C2")
    assert len(game.state.sizes) == 1
    game.draw("B1-C1")
    assert game.state.sizes[0] == 4 or game.state.sizes[1] == 4
    assert len(game.state.closed) == 1


def test_closing_sets_round_a_lake_are_found() -> None:
    """Brute force, as for the book's map."""
    game = Game(2, DEAL_2P, outline=LAKE)
    game.draw("D1-E1", "D2-E1", "D2-E2", "C2-C3", "B2-C2")
    state = game.state
    free = [edge for edge, can in enumerate(state.can) if can]
    expected: set[tuple[int, ...]] = set()
    for size in (1, 2, 3):
        for some in combinations(free, size):
            if not any(set(smaller) <= set(some) for smaller in expected):
                after = after_borders(state, game.seat, some)
                if after is not None and len(after.sizes) > len(state.sizes):
                    expected.add(some)
    listed = {tuple(sorted(borders)) for borders in closing_sets(state, 3)}
    assert expected <= listed


def test_records_without_a_map_are_on_the_books() -> None:
    info = catalog.info("gerrymander")
    record = make(info, 2, {"tokens": 1}, "old")
    assert record.options == {"tokens": 1, "map": BOOK}
    assert Table(rules, record).view(0).board is board(2)


def test_a_link_keeps_the_map() -> None:
    record = make(catalog.info("gerrymander"), 2, {"map": LAKE}, "lake")
    table = Table(rules, record)
    table.play(table.seats[0], (BORDER, 5))
    again = Table(rules, from_link(to_link(table.record), catalog.find).record)
    assert again.view(0).board is board(2, LAKE)
    assert again.view(0).placed[5]


def test_three_play_on_the_books_map() -> None:
    assert new(LAKE, 3).board is board(3)


def test_the_log_names_counties_of_the_map() -> None:
    game = Game(2, DEAL_2P, outline=2)
    edge = game.edge("G3", "G4")
    game.line(edge)
    lines = [text.event(event, None, NAMES[:2]) for event in game.events]
    assert any("G3" in line and "G4" in line for line in lines)


def test_a_map_has_a_picture_of_its_own() -> None:
    pictures = [str(option_picture("map", number)) for number in (BOOK, *NAMED)]
    assert len(set(pictures)) == len(pictures)
