"""Reasons for planning to work in a region, as whole numbers of voters.

Bots, the log and playback all show these numbers. A bot changes an announced plan only for a reason
given here.
"""

from __future__ import annotations

from typing import NamedTuple

from hustings.games.poll_position.board import HQ, IN_REGION, REGIONS
from hustings.games.poll_position.cards import LIAISON
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.state import State


class UnservedVoters(NamedTuple):
    """Voters of a region who will probably not be served: now, and by the end of the game."""

    now: int
    later: int


def unserved_in(state: State, region: int) -> UnservedVoters:
    """Return how many voters of a region will probably not be served if nobody acts.

    `now` is the sum of the badges that the map shows in the region.
    """
    places = IN_REGION[region]
    now, end = ExpectedComplaints(state, False), ExpectedComplaints(state, True)
    return UnservedVoters(
        sum(turned_away(now, place) for place in places),
        round(sum(end.at(place) for place in places)),
    )


def later_everywhere(state: State) -> tuple[int, ...]:
    """Return `unserved_in(…).later` of every region, and at last that of headquarters."""
    end = ExpectedComplaints(state, True)
    return tuple(round(sum(map(end.at, places))) for places in (*IN_REGION, (HQ,)))


def unserved_at_hq(state: State) -> UnservedVoters:
    """Return how many voters at headquarters will probably not be served if nobody acts."""
    return UnservedVoters(
        *(turned_away(ExpectedComplaints(state, foresight), HQ) for foresight in (False, True))
    )


def turned_away(expected: ExpectedComplaints, place: int) -> int:
    """Return how many voters a place is likely to turn away, as its badge shows them."""
    return round_voters(expected.at(place) / expected.weight[place])


def round_voters(voters: float) -> int:
    """Return an expected number of voters rounded to a whole number, halves up."""
    return int(voters + 0.5)


def markers_there(state: State, marker: int, region: int) -> int:
    """Return how many other markers stand in a region."""
    return sum(at == region and m != marker for m, at in enumerate(state.region))


def may_stay_unasked(state: State, marker: int) -> bool:
    """Return whether no plan of the team speaks against a marker's own.

    Nobody else is in its region, and whoever works in a region where more voters are turned away by
    the end is there already. A liaison officer is asked in any case: neighbours help it.
    """
    own = state.region[marker]
    if state.specialist[marker] == LIAISON or markers_there(state, marker, own):
        return False
    later = later_everywhere(state)
    return all(
        later[region] <= later[own] or markers_there(state, marker, region)
        for region in range(REGIONS)
    )


def has_reason(state: State, marker: int, region: int) -> bool:
    """Return whether there is a reason to change a marker's plan to a region.

    Either more voters will be unserved there by the end, or somebody else goes to the old region,
    nobody to the new one, and voters will be unserved there.
    """
    old = state.region[marker]
    later = unserved_in(state, region).later
    if later > unserved_in(state, old).later:
        return True
    return (
        later > 0
        and markers_there(state, marker, old) > 0
        and not markers_there(state, marker, region)
    )
