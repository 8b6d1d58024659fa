"""What a rival takes from the viewer: the better coin at a caucus where both are."""

from __future__ import annotations

from hustings.core.model import Event
from hustings.games.delegate_dash.events import Took
from hustings.games.delegate_dash.names import SHORT, state_name
from hustings.games.delegate_dash.rules.campaign import coins_at
from hustings.games.delegate_dash.state import NOBODY, VALUE
from hustings.games.delegate_dash.text.beat_lines import Situation
from hustings.messages.generated import delegate_dash as messages


def loss(event: Event, situation: Situation) -> str:
    """Return the phrase on a coin that the viewer, who waits at the caucus, does not get.

    "" where nothing better than what is left was taken.
    """
    state, cast = situation.before, situation.cast
    if not isinstance(event, Took) or cast.viewer is None:
        return ""
    taker, waiting = event.candidate, [state.owner[side] for side in state.voters]
    if state.owner[taker] == cast.viewer or cast.viewer not in waiting:
        return ""
    left = [VALUE[marker] for marker in coins_at(state, event.cell) if marker != event.marker]
    less = event.value - max(left, default=0)
    if less <= 0:
        return ""
    owner = state.owner[taker]
    return messages.loss_took(
        name=SHORT[taker] if owner == NOBODY else cast.names[owner],
        value=event.value,
        state=state_name(event.cell, event.number),
        less=less,
    )
