"""What speaks for working in a region, told in whole voters from what everybody sees.

Partners, the log and the beats name the same numbers to whoever hears of a plan. One that the
team has heard is changed for something that can be named, or not at all (see bots).
"""

from __future__ import annotations

from typing import NamedTuple

from hustings.games.poll_position import tally
from hustings.games.poll_position.board import IN_REGION
from hustings.games.poll_position.forecast import Expected
from hustings.games.poll_position.state import State


class Short(NamedTuple):
    """Voters of a region who are likely to find no place: now, and by the end of the game."""

    now: int
    later: int


def short(state: State, region: int) -> Short:
    """Return how many voters of a region are likely not to be served if nobody does anything.

    Of now it is what the map says of the region's places, added up.
    """
    places = IN_REGION[region]
    now, end = Expected(state, False), Expected(state, True)
    return Short(
        sum(whole(now.at(place) / tally.weight(state, place)) for place in places),
        round(sum(end.at(place) for place in places)),
    )


def whole(voters: float) -> int:
    """Return an expected number of voters as the map and what is said of plans tell it."""
    return int(voters + 0.5)


def others(state: State, marker: int, region: int) -> int:
    """Return how many other markers have been put into a region."""
    return sum(at == region and m != marker for m, at in enumerate(state.region))


def speaks_for(state: State, marker: int, region: int) -> bool:
    """Return whether anything can be named for a region instead of the one a marker stands in.

    That more voters are short there by the end, or that somebody goes to the old one as well and
    nobody to the new one, where voters are short too.
    """
    old = state.region[marker]
    later = short(state, region).later
    if later > short(state, old).later:
        return True
    return later > 0 and others(state, marker, old) > 0 and not others(state, marker, region)
