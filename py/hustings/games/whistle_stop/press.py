"""The newspaper of Whistle-Stop: headlines at turning points and about the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.press import (
    CLEAR_WIN,
    LOSS,
    NARROW_LOSS,
    NARROW_WIN,
    SHARED_WIN,
    Moment,
    Story,
    overtaker,
)
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.election_events import Called, ElectionBegan, Won
from hustings.games.whistle_stop.events import RoundBegan, Vetoed
from hustings.games.whistle_stop.regions import ALL_POINTS, MAJORITY, REGIONS
from hustings.games.whistle_stop.state import StopState, in_region, points
from hustings.games.whistle_stop.vocabulary import ELECTIONS
from hustings.messages.generated import whistle_stop_press as messages

PAPER: Final = messages.paper()


def _all_points(state: StopState) -> list[int]:
    return [points(state, seat) for seat in range(state.seats)]


def _lead(now: Moment[StopState]) -> str:
    """Return the headline on a new leader after an election, once all its regions are counted."""
    match now.event:
        case RoundBegan(round) if round - 1 in ELECTIONS and now.previous is not None:
            after = _all_points(now.after)
            leader = overtaker(_all_points(now.previous.after), after)
        case _:
            return ""
    if leader is None:
        return ""
    return messages.lead(name=now.names[leader], points=after[leader], all=ALL_POINTS)


def _majority(now: Moment[StopState]) -> str:
    match now.event:
        case Won(seat, region, _, total) if total >= MAJORITY > points(now.before, seat):
            rounds = ELECTIONS[-1] - now.after.round
            name, where = now.names[seat], REGIONS[region].name
            return messages.majority(name=name, region=where, needed=MAJORITY, rounds=rounds)
    return ""


def _upset(now: Moment[StopState]) -> str:
    """Return the headline on a region won with fewer delegates than a rival has there."""
    match now.event:
        case Won(seat, region):
            there = in_region(now.before, region)
            if there[seat] < max(there):
                return messages.upset(
                    name=now.names[seat],
                    region=REGIONS[region].name,
                    fewer=there[seat],
                    more=max(there),
                )
    return ""


def _call(now: Moment[StopState]) -> str:
    match now.event:
        case Called(seat, region):
            return messages.call(name=now.names[seat], region=REGIONS[region].name)
    return ""


def _veto(now: Moment[StopState]) -> str:
    """Return the headline on a Veto after the first election."""
    match now.event:
        case Vetoed(seat, _, of, target) if now.after.round > ELECTIONS[0]:
            return messages.veto(name=now.names[seat], rival=now.names[of], card=CARDS[target].name)
    return ""


STORIES: Final = (
    Story("majority", (Won,), 1, _majority, "cheer"),
    Story("lead", (RoundBegan,), 2, _lead, until=(ElectionBegan,)),
    Story("upset", (Won,), 1, _upset),
    Story("call", (Called,), 1, _call),
    Story("veto", (Vetoed,), 1, _veto),
)
RESULTS: Final[Mapping[str, Callable[..., str]]] = {
    CLEAR_WIN: messages.clear_win,
    NARROW_WIN: messages.narrow_win,
    SHARED_WIN: messages.shared_win,
    NARROW_LOSS: messages.narrow_loss,
    LOSS: messages.loss,
}
