"""Luck acts when it is asked, once for each rng, and as often as the rules say."""

from __future__ import annotations

import ast
from typing import Any

from hustings.core.model import CHANCE, NATURE, Move
from hustings.core.rng import Rng
from tests.kit import Kit, Setup, walk
from tests.sources import nodes

Weights = list[tuple[Move, float]]


def test_luck_acts_only_when_it_is_asked(setup: Setup) -> None:
    """chance() leaves the state alone, is settled by its rng, and is one of chances()."""
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


def weighed(setup: Setup) -> list[tuple[Any, Weights]]:
    """Return a position for each prompt whose outcomes are few enough to be counted, with these."""
    found: dict[int, tuple[Any, Weights]] = {}
    for state in walk(setup).samples(8, CHANCE):
        exact = setup.kit.rules.chances(state) or []
        if 1 < len(exact) <= 36:
            found.setdefault(state.turn.prompt, (state, exact))
    return list(found.values())


def test_luck_keeps_to_its_weights(setup: Setup) -> None:
    """What chance() does as often as chances() says, within what 200 tries can show."""
    rules, tries = setup.kit.rules, 200
    for state, exact in weighed(setup):
        total = sum(weight for _, weight in exact)
        rolled = [rules.chance(state, Rng(f"weights/{i}")) for i in range(tries)]
        for move, weight in exact:
            share = weight / total
            spread = (share * (1 - share) / tries) ** 0.5
            assert abs(rolled.count(move) / tries - share) <= 5 * spread + 0.01, (move, share)


def test_luck_is_weighed_in_every_game_that_tells_weights(game: Kit) -> None:
    """Where `chances` has more to return than None, some position is met whose luck is counted."""
    returned = [
        node.value
        for path in game.sources("rules")
        for function in nodes(path)
        if isinstance(function, ast.FunctionDef) and function.name == "chances"
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
    ]
    tells = any(value and ast.unparse(value) not in ("None", "[]") for value in returned)
    assert tells == any(weighed(setup) for setup in game.setups())
