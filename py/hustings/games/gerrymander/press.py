"""The newspaper of Gerrymander: headlines at turning points and about the result."""

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
)
from hustings.games.gerrymander.events import Result, Tied, Won
from hustings.games.gerrymander.phrases import PARTIES
from hustings.games.gerrymander.state import NOBODY, State, tally
from hustings.messages.generated import gerrymander_press as messages

PAPER: Final = messages.paper()


def _plurality(now: Moment[State]) -> str:
    """Return the headline on a district won with less than half of its votes."""
    match now.event:
        case Won(_, party, _, votes) if 2 * votes[party] < sum(votes):
            return messages.plurality(party=PARTIES[party], votes=votes[party], all=sum(votes))
    return ""


def _close(now: Moment[State]) -> str:
    match now.event:
        case Won(_, party, _, votes):
            best, second = sorted(votes, reverse=True)[:2]
            if votes[party] == best == second + 1:
                return messages.close(party=PARTIES[party])
    return ""


def _lead(now: Moment[State]) -> str:
    """Return the headline on a party that leads alone where another one did.

    Districts come one by one, so that there is a tie in between.
    """
    won, leaders = [0] * len(now.after.won), list[int]()
    for holder in now.after.holders:
        if holder != NOBODY:
            won[holder] += 1
            leader = won.index(max(won))
            leaders.append(leader if won.count(won[leader]) == 1 else NOBODY)
    alone = [leader for leader in leaders if leader != NOBODY]
    if leaders[-1] == NOBODY or len(alone) < 2 or alone[-2] == alone[-1]:
        return ""
    return messages.lead(party=PARTIES[alone[-1]], districts=won[alone[-1]])


def _tie(now: Moment[State]) -> str:
    match now.event:
        case Tied(_, seat):
            return messages.tie(name=now.names[seat])
    return ""


def _against(now: Moment[State]) -> str:
    """Return the headline on a map that decides otherwise than its voters."""
    match now.event:
        case Result(party, districts):
            state = now.after
            votes = tally(state, range(state.board.size))
            second = max(won for each, won in enumerate(state.won) if each != party)
            most = max(count for each, count in enumerate(votes) if each != party)
            if districts > second and votes[party] <= most:
                return messages.against(
                    mine=votes[party], most=most, districts=districts, second=second
                )
    return ""


STORIES: Final = (
    Story("against", (Result,), 1, _against),
    Story("lead", (Won,), 2, _lead, until=(Won,)),
    Story("close", (Won,), 1, _close),
    Story("plurality", (Won,), 1, _plurality),
    Story("tie", (Tied,), 1, _tie),
)
RESULTS: Final[Mapping[str, Callable[..., str]]] = {
    CLEAR_WIN: messages.clear_win,
    NARROW_WIN: messages.narrow_win,
    SHARED_WIN: messages.shared_win,
    NARROW_LOSS: messages.narrow_loss,
    LOSS: messages.loss,
}
