"""Opponents for Back Room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.greedy import Greedy
from hustings.bots.luck import Random
from hustings.core.model import Seat
from hustings.core.protocols import Bot
from tests.toy.state import State


def evaluate(state: State, seat: Seat) -> float:
    """Return the share of markers over the wards, 0 to 1."""
    value = 0.0
    for ward in state.wards:
        others = max((m for side, m in enumerate(ward) if side != seat), default=0)
        value += (ward[seat] + 0.5) / (ward[seat] + others + 1)
    return value / len(state.wards)


def _normal() -> Bot:
    return Greedy(evaluate, worlds=2)


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"easy": Random, "normal": _normal}
