"""Legality and the district test against brute force that shares no code with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from hustings.bots.search import uniform
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.board import Board, board
from hustings.games.gerrymander.regions import neighbour_masks, splittable
from hustings.games.gerrymander.state import State, members
from hustings.games.gerrymander.vocabulary import BORDER, PLACE
from tests.game_driver import deciding_seats


def reachable(land: Board, placed: Sequence[int], start: int) -> set[int]:
    """Return the counties connected to one, by pairs of counties only."""
    steps: dict[int, list[int]] = {}
    for (a, b), drawn in zip(land.edges, placed, strict=True):
        if not drawn:
            steps.setdefault(a, []).append(b)
            steps.setdefault(b, []).append(a)
    reached, new = {start}, {start}
    while new:
        new = {c for county in new for c in steps.get(county, ())} - reached
        reached |= new
    return reached


def connected_sets(near: Sequence[int]) -> Iterator[int]:
    """Yield every connected set that holds the first county, as bits."""
    seen = {1}
    todo = [1]
    while todo:
        part = todo.pop()
        yield part
        fringe = 0
        for i, bits in enumerate(near):
            if part >> i & 1:
                fringe |= bits
        for i in range(len(near)):
            grown = part | 1 << i
            if fringe >> i & 1 and grown not in seen:
                seen.add(grown)
                todo.append(grown)


def is_connected(near: Sequence[int], part: int) -> bool:
    """Return whether a set of counties is connected."""
    component = part & -part
    while True:
        grown = component
        for i, bits in enumerate(near):
            if component >> i & 1:
                grown |= bits & part
        if grown == component:
            return component == part
        component = grown


def can_be_cut(near: Sequence[int]) -> bool:
    """Try every cut into two parts of four or more."""
    everything = (1 << len(near)) - 1
    return any(
        part.bit_count() >= 4
        and (everything & ~part).bit_count() >= 4
        and is_connected(near, everything & ~part)
        for part in connected_sets(near)
    )


def positions(parties: int, games: int, seed: str) -> Iterator[State]:
    """Yield every position with a border to draw in some random games."""
    rng = Rng(seed)
    for _ in range(games):
        state = rules.new(parties, {"tokens": 0})
        for _ in deciding_seats(rules, state, partial(uniform, rules, rng=rng), rng):
            if state.turn.prompt == PLACE:
                yield state


def legal_by_hand(state: State) -> list[tuple[int, int]]:
    """Return the legal borders, found by counting both sides of each."""
    land = state.board
    finished = {c for c in range(land.size) if state.region[c] in state.closed}
    legal = []
    for edge, (a, b) in enumerate(land.edges):
        if state.placed[edge] or a in finished or b in finished:
            continue
        after = bytearray(state.placed)
        after[edge] = 1
        if len(reachable(land, after, a)) >= 4 and len(reachable(land, after, b)) >= 4:
            legal.append((BORDER, edge))
    return legal


def check_positions(parties: int, games: int, step: int) -> int:
    """Compare legality, regions and districts in every step-th position; return how many."""
    checked = 0
    for number, state in enumerate(positions(parties, games, f"proof/{parties}")):
        if number % step:
            continue
        checked += 1
        assert rules.legal(state, state.turn.seats[0]) == legal_by_hand(state)
        for region, size in enumerate(state.sizes):
            inside = members(state, region)
            assert len(inside) == size
            assert set(inside) == reachable(state.board, state.placed, inside[0])
            finished = not can_be_cut(neighbour_masks(state.board, state.placed, inside))
            assert finished == (region in state.closed)
    return checked


def regions_at_random(rng: Rng, parties: int, count: int) -> Iterator[list[int]]:
    """Yield random regions: every other one a star of short arms, the rest grown at random."""
    land = board(parties)
    while count:
        arms = rng.below(2) == 0
        tree = star(rng, land) if arms else growth(rng, land, 4 + rng.below(19))
        if len(tree) < 4:
            continue
        count -= 1
        inside, kept = set(tree), {land.index[pair] for pair in tree.items() if pair[0] != pair[1]}
        walls = rng.pick((1, 5, 9, 10))  # tenths of the borders inside that are drawn
        placed = bytearray(
            (a in inside) != (b in inside) or (edge not in kept and rng.below(10) < walls)
            for edge, (a, b) in enumerate(land.edges)
        )
        yield neighbour_masks(land, placed, list(tree))


def star(rng: Rng, land: Board) -> dict[int, int]:
    """Return a county with up to six arms of up to three counties, now and then four."""
    hub = rng.below(land.size)
    tree = {hub: hub}
    for start, _ in land.around[hub]:
        arm: list[int] = []
        for _ in range(rng.below(4) + (rng.below(12) == 0)):
            fringe = [(n, c) for c in arm for n, _ in land.around[c] if n not in tree]
            if not arm and start not in tree:
                fringe = [(start, hub)]
            if fringe:
                there, here = rng.pick(fringe)
                tree[there] = here
                arm.append(there)
    return tree


def growth(rng: Rng, land: Board, size: int) -> dict[int, int]:
    """Return counties grown one by one from a random one, each with the one it grew from."""
    seed = rng.below(land.size)
    tree = {seed: seed}
    while len(tree) < size:
        there, here = rng.pick([(n, c) for c in tree for n, _ in land.around[c] if n not in tree])
        tree[there] = here
    return tree


def check_random_regions(seed: str, count: int) -> tuple[int, int]:
    """Check the district test on random regions; return how many were large, and finished."""
    rng = Rng(seed)
    large = finished = 0
    for parties in (2, 4):
        for near in regions_at_random(rng, parties, count // 2):
            assert splittable(near) == can_be_cut(near)
            if len(near) >= 8:
                large += 1
                finished += not splittable(near)
    return large, finished


@pytest.mark.broad("2", "3")
@pytest.mark.parametrize("parties", [2, 3, 4])
def test_legality_regions_and_districts_agree_with_brute_force(parties: int) -> None:
    assert check_positions(parties, 3, 9) >= 18


def test_the_district_test_agrees_with_brute_force_on_random_regions() -> None:
    large, finished = check_random_regions("blobs", 1000)
    assert large > 500
    assert finished > 50


@pytest.mark.slow
@pytest.mark.parametrize("parties", [2, 3, 4])
def test_legality_regions_and_districts_agree_with_brute_force_in_thousands_of_positions(
    parties: int,
) -> None:
    assert check_positions(parties, 40, 2) > 1000


@pytest.mark.slow
def test_the_district_test_agrees_with_brute_force_on_tens_of_thousands_of_regions() -> None:
    large, finished = check_random_regions("more blobs", 60_000)
    assert large > 30_000
    assert finished > 3000
