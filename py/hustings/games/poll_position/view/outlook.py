"""What the next event may do to the forecast, card by card, so that a team can prepare."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.by_position import by_position
from hustings.core.model import CHANCE, NO_LOG, Turn
from hustings.core.rng import Rng
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import NOWHERE, POINTS, WEEKS
from hustings.games.poll_position.cards import CLOSES, FAKE_NEWS, PERSONNEL_SHORTAGE, PROTESTERS
from hustings.games.poll_position.forecast import BEFORE_CARD, forecast
from hustings.games.poll_position.rules import cards
from hustings.games.poll_position.rules.luck import chance
from hustings.games.poll_position.state import State

MIN_SWING: Final = 3
"""Points by which a card must lower the forecast to be listed."""
SAMPLES: Final = {FAKE_NEWS: 6}
"""By card, how many outcomes of its luck are averaged; 1 for the others."""
NOT_FORESEEN: Final = frozenset({*CLOSES, PROTESTERS, PERSONNEL_SHORTAGE})
"""Cards that strike a random place: each is small, and together they are many outcomes."""


class CardSwing(NamedTuple):
    """How many points a card would add to the forecast if it were turned next, about."""

    card: int
    points: int


class Outlook(NamedTuple):
    """The cards that would lower the forecast, the worst first. cards: how many may come."""

    cards: int
    swings: tuple[CardSwing, ...]


def outlook(obs: State) -> Outlook | None:
    """Return what the next event may do; None where none is to come."""
    position = _next_reveal(obs)
    if position is None:
        return None
    known = position.drawn[position.week : position.week + 1]
    possible = known or tuple(obs.unused_cards())
    return Outlook(len(possible), _swings(position, possible))


def _next_reveal(obs: State) -> State | None:
    """Return the position in which the next event is turned, as if it came now."""
    week = obs.week + (obs.turn.prompt not in BEFORE_CARD)
    if week >= WEEKS or not obs.specialist:
        return None
    position = obs.clone()
    position.week, position.worker, position.points = week, position.chief, POINTS
    position.turn, position.pending = Turn(CHANCE, (), v.REVEALING), ()
    position.region = [NOWHERE] * position.markers
    return position


@by_position(maxsize=4)
def _swings(state: State, possible: tuple[int, ...]) -> tuple[CardSwing, ...]:
    """Return the swings of at least MIN_SWING, worked out once for a position."""
    before = forecast(state, working=True).middle
    found = [
        CardSwing(card, round(_mean_after(state, card)) - before)
        for card in possible
        if card not in NOT_FORESEEN
    ]
    return tuple(sorted((each for each in found if each.points <= -MIN_SWING), key=_by_points))


def _by_points(swing: CardSwing) -> tuple[int, int]:
    return swing.points, swing.card


def _mean_after(state: State, card: int) -> float:
    """Return the forecast after a card, the mean of some outcomes of its luck."""
    samples = SAMPLES.get(card, 1)
    return sum(_forecast_after(state, card, Rng(f"outlook/{n}")) for n in range(samples)) / samples


def _forecast_after(state: State, card: int, rng: Rng) -> int:
    after = state.clone()
    after.drawn = (*state.drawn[: state.week], card)
    done = cards.reveal(after, NO_LOG)
    while not done:
        # a chief gives up the lowest sites
        move = chance(after, rng) if after.turn.mode == CHANCE else cards.sacrifices(after)[0]
        done = cards.APPLY[move[0]](after, 0, move, NO_LOG)
    after.turn = Turn(CHANCE, (), v.ACT)
    return forecast(after, working=True).middle
