"""Opponents for Back Room."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final

from hustings.bots.greedy import Greedy
from hustings.bots.opponent import value_as_chance
from hustings.bots.random_bot import Random
from hustings.bots.score_text import win_chance_text
from hustings.core.model import Move, Seat
from hustings.core.protocols import Strategy
from hustings.messages.people import Cast
from tests.toy.state import NO_CARD, State
from tests.toy.vocabulary import DONE, PASS, PUSH, SMEAR


def evaluate(state: State, seat: Seat) -> float:
    """Return the mean share of the wards, 0 to 1, with sealed plans and cards that await vetoes."""
    wards = [ward[:] for ward in state.wards]
    if state.plans[seat] > 0:
        ward, card = divmod(state.plans[seat] - 1, 4)
        wards[ward][seat] += 1 if card == NO_CARD else 2
    for verb, _, ward, side in state.frames:
        if verb == PUSH:
            wards[ward][side] += 1
        elif verb == SMEAR:
            wards[ward][side] -= 1
    value = 0.0
    for markers in wards:
        others = max((m for side, m in enumerate(markers) if side != seat), default=0)
        lead = markers[seat] - others
        value += min(1.0, max(0.0, 0.4 + 0.3 * lead)) + 0.01 * markers[seat]
    return min(1.0, value / len(wards) / 1.2)


def _normal() -> Strategy[State]:
    return Greedy(evaluate, worlds=2)


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return the number of wards the seat leads, if the move names a ward."""
    if len(move) < 2:
        return []
    ward = obs.wards[move[1]]
    who = "I" if cast.speaker == seat else "You"
    return [f"{who} have {ward[seat]} of {sum(ward)} markers there."]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:
    """Return the chance to win."""
    return win_chance_text(value)


def judge() -> Strategy[State]:
    """Return the strongest opponent with ten times its guessed worlds."""
    return Greedy(evaluate, worlds=20)


def _manner(verb: str, *, names: Sequence[str], count: float) -> str:
    """Return the sentence about bots in plain English; the toy has no catalogue."""
    return f"{' and '.join(names)} {'does' if count == 1 else 'do'} {verb}."


win_chance = value_as_chance
LEVELS: Final[Mapping[str, Callable[[], Strategy[State]]]] = {"easy": Random, "normal": _normal}
LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": "Does anything legal; a toy has to begin somewhere.",
    "normal": "Does what leaves it best off at once; won four of five games against Easy.",
}
LEVEL_MANNERS: Final[Mapping[str, Callable[..., str]]] = {
    "easy": partial(_manner, "dither"),
    "normal": partial(_manner, "seize the moment"),
}
PASS_VERBS: Final[Collection[int]] = (DONE, PASS)
ADVICE_MARGIN: Final = 0.05
