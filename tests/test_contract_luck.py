"""Luck: `chance` depends on its rng alone and agrees with the weights of `chances`."""

from __future__ import annotations

import ast
from typing import Any

from hustings.core.model import CHANCE, NATURE, Move
from hustings.core.rng import Rng
from tests.kit import Kit, Setup, walk
from tests.sources import nodes

Weights = list[tuple[Move, float]]


def test_chance_returns_a_possible_outcome_and_changes_nothing(setup: Setup) -> None:
    """It is determined by its rng and is one of chances()."""
    rules = setup.kit.rules
    for state in walk(setup).samples(40, CHANCE):
        key = state.key()
        rolled = [rules.chance(state, Rng(f"luck/{i}")) for i in range(6)]
        assert rolled == [rules.chance(state, Rng(f"luck/{i}")) for i in range(6)]
        assert state.key() == key, "chance() changed the state"
        exact = rules.chances(state)
        assert state.key() == key, "chances() changed the state"
        if exact is None:
            continue
        moves = [move for move, _ in exact]
        assert len(set(moves)) == len(moves)
        assert all(weight > 0 for _, weight in exact)
        assert set(rolled) <= set(moves)
        for move in moves[:12]:
            rules.apply(state.clone(), NATURE, move)


def positions_with_weights(setup: Setup) -> list[tuple[Any, Weights]]:
    """Return a position for each prompt with few enough outcomes to count, and the outcomes."""
    weighted: dict[int, tuple[Any, Weights]] = {}
    for state in walk(setup).samples(8, CHANCE):
        exact = setup.kit.rules.chances(state) or []
        if 1 < len(exact) <= 36:
            weighted.setdefault(state.turn.prompt, (state, exact))
    return list(weighted.values())


def test_chance_agrees_with_the_weights_of_chances(setup: Setup) -> None:
    """Within the spread of 200 tries."""
    rules, tries = setup.kit.rules, 200
    for state, exact in positions_with_weights(setup):
        total = sum(weight for _, weight in exact)
        rolled = [rules.chance(state, Rng(f"weights/{i}")) for i in range(tries)]
        for move, weight in exact:
            share = weight / total
            spread = (share * (1 - share) / tries) ** 0.5
            assert abs(rolled.count(move) / tries - share) <= 5 * spread + 0.01, (move, share)


def test_weights_are_tested_in_every_game_that_has_them(game: Kit) -> None:
    """If `chances` returns more than None, the test above counts some position."""
    returned = [
        node.value
        for path in game.sources("rules")
        for function in nodes(path)
        if isinstance(function, ast.FunctionDef) and function.name == "chances"
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
    ]
    has_weights = any(value and ast.unparse(value) not in ("None", "[]") for value in returned)
    assert has_weights == any(positions_with_weights(setup) for setup in game.setups())
