"""One short sentence for each event that somebody who hears the game wants to know about."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Event, Seat
from hustings.games.early_states.events import Rolled
from hustings.games.early_states.phrases import STATE_NAMES, die_shows
from hustings.games.early_states.sheet import CIRCLES, PLACES, SECOND_DIE, STAFF_PLACES
from hustings.games.early_states.state import State
from hustings.messages.generated import early_states as messages
from hustings.messages.people import Cast


def heard_line(event: Event, viewer: Seat | None) -> str:
    """Return the sentence about an event; "" where the log's serves."""
    if isinstance(event, Rolled) and event.seat == viewer:
        return messages.heard_rolled(again=event.throw > 1, dice=list(map(die_shows, event.dice)))
    return ""


def standing(obs: State, viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return the viewer's dollars, dice and marks, and the states with a first place to win."""
    lines, cast = [], Cast(viewer, names)
    if viewer is not None:
        lines.append(messages.heard_funds(cash=obs.cash[viewer], dice=obs.dice_of(viewer)))
        lines += _staff(obs, viewer)
    for state, name in enumerate(STATE_NAMES):
        marks = [obs.marks[seat * PLACES + state] for seat in range(obs.seats)]
        if obs.taken[state] or not any(marks):
            continue
        seats = sorted(range(obs.seats), key=lambda seat: -marks[seat])
        rows = [
            messages.heard_marks(who=cast.person(seat), marks=marks[seat])
            for seat in seats
            if marks[seat]
        ]
        lines.append(messages.heard_state(state=name, circles=CIRCLES[state], marks=rows))
    return lines


def _staff(obs: State, viewer: Seat) -> list[str]:
    """Return how far the viewer's next die is."""
    for place in STAFF_PLACES:
        filled, circles = obs.marks[viewer * PLACES + place], CIRCLES[place]
        if filled < circles:
            second = place == SECOND_DIE
            return [messages.heard_next_die(second=second, filled=filled, circles=circles)]
    return []
