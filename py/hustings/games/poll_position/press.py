"""The newspaper of Poll Position!: headlines at turning points and about the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.press import Moment, Story
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.events import (
    CardRevealed,
    Closed,
    HonkBegan,
    Protested,
    ReconciliationBegan,
    ShortageBegan,
    TurnBegan,
    WeekBegan,
)
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import verdict
from hustings.messages.generated import poll_position_press as messages

PAPER: Final = messages.paper()


def _event(now: Moment[State]) -> str:
    """Return the headline on what an event card does to the country for good."""
    match now.event:
        case Closed(district, card):
            return messages.closed(card=words.CARDS[card], place=words.place(district))
        case ShortageBegan(region):
            return messages.shortage(where=words.in_region(region))
        case HonkBegan():
            return messages.honk()
        case ReconciliationBegan():
            return messages.reconciliation()
        case Protested(district):
            return messages.protest(where=words.at_place(district))
    return ""


def _last_week(now: Moment[State]) -> str:
    match now.event:
        case WeekBegan(week) if week == WEEKS:
            return messages.last_week()
    return ""


def _forecast(now: Moment[State]) -> str:
    """Return the headline on a forecast that promises another verdict than a week ago."""
    if now.previous is None:
        return ""
    old, new = (forecast(state, working=True).middle for state in (now.previous.after, now.after))
    if verdict(old) == verdict(new):
        return ""
    return messages.forecast(better=new > old, verdict=words.VERDICTS[verdict(new)])


STORIES: Final = (
    Story("last_week", (WeekBegan,), 1, _last_week),
    Story("forecast", (WeekBegan,), 2, _forecast, until=(CardRevealed, TurnBegan)),
    Story("event", (Closed, ShortageBegan, HonkBegan, ReconciliationBegan, Protested), 2, _event),
)
RESULTS: Final[Mapping[str, Callable[..., str]]] = {
    "triumph": messages.triumph,
    "well_done": messages.well_done,
    "trouble": messages.trouble,
    "disaster": messages.disaster,
}
