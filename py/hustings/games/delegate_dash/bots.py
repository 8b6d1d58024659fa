"""Opponents for Delegate Dash, from one who plays it for the first time to one who tries it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hustings.bots.flat import Flat
from hustings.core.model import Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.delegate_dash.habits import evaluate, round_over, sensible, worth_trying
from hustings.games.delegate_dash.reasons import reasons
from hustings.games.delegate_dash.vocabulary import AFTER, DONE

__all__ = ["ABOUT", "LEVELS", "evaluate", "reasons", "sensible", "worth_trying"]

ROLLOUTS: Final = 80
"""For each move, were all kept in it to the end: see bots.flat."""


class Careless:
    """Goes anywhere, but seldom gives up coins: what somebody does who plays for the first time."""

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one legal move."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == AFTER and rng.random() < 0.95:
            legal = [(DONE,)]
        yield rng.pick(legal)


class Sensible:
    """Plays by the prospects of each state."""

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the sensible move."""
        yield sensible(rules, obs, seat, rng)


def _hard() -> Bot:
    return Flat(
        sensible, evaluate, worth_trying, round_over, rollouts=ROLLOUTS, batch=10, halving=True
    )


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": Careless,
    "normal": Sensible,
    "hard": _hard,
}

ABOUT: Final[Mapping[str, str]] = {
    "easy": "Goes anywhere; hardly ever beats anybody who looks where the delegates are.",
    "normal": "Goes where most may be hoped for; won 400 of 400 games against three Easy ones.",
    "hard": "Plays each promising move out many times.",
}
