"""Beats of Early States: how each event is shown between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import MAX_TURN_MS, SCENE, Beat, Event, Seat
from hustings.games.early_states import rules
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.events import (
    Announced,
    Began,
    Bought,
    Collected,
    Counted,
    Filled,
    Foiled,
    GainedDie,
    LastTurnsBegan,
    Marked,
    RivalMoved,
    Rolled,
    StakeReceived,
    Struck,
)
from hustings.games.early_states.headline import caption
from hustings.games.early_states.phrases import STATE_NAMES
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import CIRCLES, ITEMS
from hustings.games.early_states.state import State
from hustings.games.early_states.text import beats as captions
from hustings.games.early_states.text.heard_lines import heard_line
from hustings.messages.generated import early_states as messages

REROLL_MS: Final = 200
"""Milliseconds of a reroll, which only replaces the first throw."""
ROUND_MS: Final = 5 * MAX_TURN_MS
"""Milliseconds that the turns of all rivals may take together, without scenes."""
MAX_SLOW_TURN_MS: Final = 2000
"""Milliseconds that one rival's turn may take at a small table, where there is time to watch it."""
RESULT_MS: Final = 2500
"""Milliseconds of the result of the game."""


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,
    names: Sequence[str],
) -> Beat | None:
    """Return the beat of an event; None where later events show it."""
    shown = _beat(event, before, after, names)
    if shown is None:
        return None
    if isinstance(event, Filled) and event.place == 1 and event.seat == viewer:
        shown = shown._replace(sound="cheer")
    turn_ms = min(MAX_SLOW_TURN_MS, ROUND_MS // max(1, after.seats - 1))
    return shown._replace(
        heard=heard_line(event, viewer), length=_paced(shown, turn_ms), turn_ms=turn_ms
    )


def _paced(shown: Beat, turn_ms: int) -> int:
    """Return the length of a beat in turns of a length; scenes have their own."""
    if shown.who is None or shown.length >= SCENE:
        return shown.length
    return min(SCENE - 1, shown.length * turn_ms // MAX_TURN_MS)


def _beat(event: Event, before: State, after: State, names: Sequence[str]) -> Beat | None:
    """Return what is shown, the same for every viewer."""
    match event:
        case Began(seat):
            return event.beat(captions.BEGINS, seat)
        case StakeReceived(seat, funds):
            return event.beat(messages.beat_stake(funds=funds), seat)
        case LastTurnsBegan():
            return event.beat(messages.beat_last_turns(alone=after.seats == 1))
        case Counted():
            return _count_beat(event, after, names)
    return _rival_beat(event) or _turn_beat(event, before)


def _rival_beat(event: Event) -> Beat | None:
    """Return the beat of an event of the solo rival; None for other events."""
    match event:
        case RivalMoved(state):
            return event.beat(messages.beat_rival_moved(state=STATE_NAMES[state]))
        case Announced(state, turn):
            return event.beat(messages.beat_announced(state=STATE_NAMES[state], turn=turn))
        case Foiled(state):
            return event.beat(messages.beat_foiled(state=STATE_NAMES[state]))
        case Struck(state):
            return event.beat(messages.beat_struck(state=STATE_NAMES[state]))
    return None


def _turn_beat(event: Event, before: State) -> Beat | None:
    """Return the beat of an event of a seat's turn; None for other events."""
    match event:
        case Rolled(seat, throw, _, dice):
            length = REROLL_MS if throw > 1 else None
            rolled = event.beat(captions.rolls(throw, dice), seat, length=length)
            return rolled._replace(replaces=throw > 1)
        case Collected(seat, funds) if funds:
            return event.beat(messages.beat_collected(funds=funds), seat)
        case Bought(seat, item):
            return event.beat(captions.buys(item), seat)
        case Marked():
            return _useless_votes_beat(event, before) or _marks_beat(event, before)
        case Filled(seat, state, place, delegates):
            says = captions.fills(state, place, delegates)
            if not place:
                return event.beat(says, seat)
            return event.beat(says, seat, length=SCENE, sound="stamp")
        case GainedDie(seat, dice):
            return event.beat(messages.beat_die(dice=dice), seat)
    return None


def _useless_votes_beat(event: Marked, before: State) -> Beat | None:
    """Return the beat of votes in a last turn that fill no row any more; None for others."""
    left = CIRCLES[event.place] - event.filled
    if event.source != v.BY_VOTES or goes_on(before) or not left > 0:
        return None
    if left <= before.votes - event.count_:
        return None
    return event.beat(messages.beat_votes_useless(votes=event.count_), event.seat)


def _marks_beat(event: Marked, before: State) -> Beat | None:
    """Return the beat of marks; None where the purchase or the full row shows them."""
    place, source = event.place, event.source
    if event.filled == CIRCLES[place] or (source and ITEMS[source - 1].listed):
        return None
    more = source != v.BY_VOTES and before.named.bit_count() > 0
    return event.beat(captions.marks(place, event.count_, more=more), event.seat)


def _count_beat(event: Counted, after: State, names: Sequence[str]) -> Beat:
    """Return the beat of the final count: each seat's total, for the last seat the result."""
    if event.seat < after.seats - 1:
        total = messages.beat_counted(
            delegates=event.delegates, firsts=event.firsts, cash=event.cash
        )
        return event.beat(total, event.seat)
    return event.beat(caption(rules.outcome(after), names), length=RESULT_MS)
