"""Say who leads, by how much, and whether the lead can still change."""

from __future__ import annotations

from hustings.core.model import OVER, Seat
from hustings.draw.look import Look
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.state import StopState, in_region, points
from hustings.messages.generated import whistle_stop_board as messages
from hustings.messages.people import Cast

_, SECOND_ELECTION, LAST_ELECTION = v.ELECTIONS
"""Rounds of the elections after the first."""


def outlook(obs: StopState, look: Look) -> str:
    """Return a sentence or two on the race so far, "" when the game is over."""
    if obs.turn.mode == OVER or obs.turn.prompt == v.OVER_NOW:
        return ""
    totals = [points(obs, seat) for seat in range(obs.seats)]
    most = max(totals)
    if not most:
        return messages.outlook_start()
    cast = Cast(look.viewer, look.names)
    leaders = [seat for seat in range(obs.seats) if totals[seat] == most]
    stage = _stage(obs, leaders, totals)
    if len(leaders) > 1:
        who = [messages.whom(whom=cast.person(seat)) for seat in leaders]
        return messages.outlook_level(leaders=who, points=most, stage=stage)
    second = max(n for n in totals if n < most)
    return messages.outlook_lead(
        who=cast.person(leaders[0]), points=most - second, total=most, stage=stage
    )


def _stage(obs: StopState, leaders: list[Seat], totals: list[int]) -> str:
    """Return which elections are still to come: "two", "one", "none" or, decided, "safe".

    An election under way counts as held.
    """
    if obs.round < SECOND_ELECTION:
        return "two"
    if obs.round < LAST_ELECTION:
        return "one"
    leader = leaders[0]
    rivals = (seat for seat in range(obs.seats) if seat != leader)
    safe = all(totals[leader] - totals[seat] > _max_swing(obs, leader, seat) for seat in rivals)
    return "safe" if safe else "none"


def _max_swing(obs: StopState, leader: Seat, rival: Seat) -> int:
    """Return how many points a rival can make up on the leader in the regions still to vote.

    A bound: regions that the leader is sure to win are not set against it.
    """
    swing = 0
    for region in _still_voting(obs):
        there, holder = in_region(obs, region), obs.holder[region]
        if holder == leader and any(n for seat, n in enumerate(there) if seat != leader):
            swing += EV[region]
        if there[rival] and holder != rival:
            swing += EV[region]
    return swing


def _still_voting(obs: StopState) -> list[int]:
    """Return the regions not yet decided in the election under way: all before the first votes."""
    voting = [obs.region] if obs.contest else []
    regions = range(N) if obs.region >= N else [*voting, *obs.votes]
    return [region for region in regions if not obs.called >> region & 1]
