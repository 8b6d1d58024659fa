"""Chance in each chance phase: one random outcome, or all outcomes with their weights."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from hustings.core.bag import draw_many
from hustings.core.model import Move
from hustings.core.rng import Rng
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGIONS
from hustings.games.poll_position.cards import SPECIALISTS
from hustings.games.poll_position.rules import cards
from hustings.games.poll_position.state import State
from hustings.games.poll_position.survey import surveyable


def chance(state: State, rng: Rng) -> Move:
    """Return a random outcome of this chance turn."""
    return _RANDOM_OUTCOME[state.turn.prompt - v.DEALING](state, rng)


def _random_deal(state: State, rng: Rng) -> Move:
    deck = list(range(SPECIALISTS))
    rng.shuffle(deck)
    return (v.V_DEAL, *deck[: state.markers])


def _random_chief(state: State, rng: Rng) -> Move:
    return (v.V_CHIEF, rng.below(state.markers))


def _random_event(state: State, rng: Rng) -> Move:
    return (v.V_EVENT, rng.pick(state.unused_cards()))


def _random_region(_state: State, rng: Rng) -> Move:
    return (v.V_REGION, rng.below(REGIONS))


def _random_district(state: State, rng: Rng) -> Move:
    return (v.V_DISTRICT, rng.pick(cards.possible_targets(state)))


def _random_remain(state: State, rng: Rng) -> Move:
    return (v.V_REMAIN, rng.pick(cards.tokens_at(state, HQ)))


def _random_scatter(state: State, rng: Rng) -> Move:
    places = cards.scatter_targets(state)
    return (v.V_SCATTER, *(rng.pick(places) for _ in cards.scattered_tokens(state)))


def _random_intend(_state: State, rng: Rng) -> Move:
    return (v.V_INTEND, rng.below(REGIONS), rng.below(3))


def _random_roll(state: State, rng: Rng) -> Move:
    return (v.V_ROLL, *(rng.below(6) + 1 for _ in range(state.pending[1])))


def _values(state: State, n: int, rng: Rng) -> list[int]:
    return [kind + 1 for kind in draw_many(state.rest, n, rng)]


def _random_turn(state: State, rng: Rng) -> Move:
    return (v.V_TURN, *_values(state, len(surveyable(state)), rng))


def _random_count(state: State, rng: Rng) -> Move:
    tokens = sum(state.down[place] for place in tally.counting(state))
    return (v.V_COUNT, *_values(state, tokens, rng))


_RANDOM_OUTCOME: Final[tuple[Callable[[State, Rng], Move], ...]] = (
    _random_deal,
    _random_chief,
    _random_event,
    _random_event,
    _random_region,
    _random_district,
    _random_remain,
    _random_scatter,
    _random_intend,
    _random_roll,
    _random_turn,
    _random_count,
)

MAX_LISTED_OUTCOMES: Final = 250
"""The most outcomes that `chances` lists."""


def chances(state: State) -> list[tuple[Move, float]] | None:
    """Return every outcome of this chance turn with its weight, or None for too many."""
    phase = state.turn.prompt
    if phase == v.CHOOSING_CHIEF:
        return _even_chances(v.V_CHIEF, range(state.markers))
    if phase in (v.REVEALING, v.LOOKING):
        return _even_chances(v.V_EVENT, state.unused_cards())
    if phase == v.STRIKING_REGION:
        return _even_chances(v.V_REGION, range(REGIONS))
    if phase == v.STRIKING_DISTRICT:
        return _even_chances(v.V_DISTRICT, cards.possible_targets(state))
    if phase == v.REMAINING:
        tokens_at = cards.tokens_at(state, HQ)
        return [
            ((v.V_REMAIN, what), tokens_at.count(what) / len(tokens_at))
            for what in sorted(set(tokens_at))
        ]
    if phase == v.SCATTERING:
        return _tuple_chances(
            v.V_SCATTER, cards.scatter_targets(state), len(cards.scattered_tokens(state))
        )
    if phase == v.INTENDING:
        return [((v.V_INTEND, r, t), 1 / 18) for r in range(REGIONS) for t in range(3)]
    if phase == v.ROLLING:
        return _tuple_chances(v.V_ROLL, range(1, 7), state.pending[1])
    if phase == v.TURNING:
        return _draw_chances(v.V_TURN, state, len(surveyable(state)))
    if phase == v.COUNTING:
        return _draw_chances(
            v.V_COUNT, state, sum(state.down[place] for place in tally.counting(state))
        )
    return None


def _even_chances(verb: int, items: range | list[int]) -> list[tuple[Move, float]]:
    return [((verb, item), 1 / len(items)) for item in items]


def _tuple_chances(verb: int, items: range | list[int], n: int) -> list[tuple[Move, float]] | None:
    count = len(items) ** n
    if count > MAX_LISTED_OUTCOMES:
        return None
    return [((verb, *each), 1 / count) for each in product(items, repeat=n)]


def _draw_chances(verb: int, state: State, n: int) -> list[tuple[Move, float]] | None:
    """Return every sequence of values of n unseen tokens, drawn without putting back."""
    if 4**n > MAX_LISTED_OUTCOMES:
        return None
    draws = []
    for values in product((1, 2, 3, 4), repeat=n):
        rest, weight = list(state.rest), 1.0
        for value in values:
            weight *= rest[value - 1] / sum(rest)
            rest[value - 1] -= 1
        if weight > 0:
            draws.append(((verb, *values), weight))
    return draws
