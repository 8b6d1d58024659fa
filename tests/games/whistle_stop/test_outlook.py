"""The sentence on the race: who leads, by how much, and what can still change."""

from __future__ import annotations

import pytest

from hustings.core.model import OVER, Turn
from hustings.draw.look import Look
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.regions import EV, REGIONS, N
from hustings.games.whistle_stop.state import NOBODY, StopState
from hustings.games.whistle_stop.view.outlook import outlook
from tests.games.whistle_stop.driver import NAMES, Game

INDEX = {region.id: r for r, region in enumerate(REGIONS)}
CALIFORNIA, TEXAS, SOUTH = INDEX["california"], INDEX["texas"], INDEX["south"]
AGAIN = "The regions vote again in rounds 8 and 13: only the points after round 13 decide."


def race(round_: int, **held: int) -> StopState:
    """Return a position in this round in which seats hold the named regions."""
    state = Game(2).state
    state.round = round_
    for region, seat in held.items():
        state.holder[INDEX[region]] = seat
    return state


def said(state: StopState, viewer: int | None = None) -> str:
    return outlook(state, Look(viewer=viewer, names=NAMES[: state.seats]))


def test_before_the_first_election_it_says_when_the_regions_vote() -> None:
    assert said(race(1)).startswith("The regions vote in rounds 4, 8 and 13.")


@pytest.mark.parametrize(
    ("round_", "then"),
    [
        (5, AGAIN),
        (8, "The regions vote once more, in round 13: only the points after that decide."),
    ],
)
def test_a_lead_before_the_last_election_decides_nothing(round_: int, then: str) -> None:
    state = race(round_, california=0, south=1)
    lead = EV[CALIFORNIA] - EV[SOUTH]
    assert said(state) == f"Ada leads by {lead} points, with 54 of 538. {then}"
    assert said(state, viewer=0).startswith(f"You lead by {lead} points")


def test_candidates_with_equal_points_are_level() -> None:
    state = race(5, california=0, southeast=1)
    state.holder[CALIFORNIA], state.holder[INDEX["southwest"]] = NOBODY, 0
    assert said(state, viewer=1) == f"Level in the lead with 41 points: Ada and you. {AGAIN}"


def test_in_the_last_election_a_lead_is_safe_once_the_rest_cannot_make_it_up() -> None:
    state = race(13, california=0)
    state.region, state.votes, state.contest = SOUTH, (TEXAS,), (0, 1)
    state.board[SOUTH * state.seats + 1] = 2
    assert said(state).endswith("Nobody can overtake any more.")
    state.board[TEXAS * state.seats + 1] = 2
    assert said(state).endswith("The regions still to vote can change that.")
    state.called |= 1 << TEXAS
    assert said(state).endswith("Nobody can overtake any more.")


def test_before_the_last_election_begins_to_vote_all_regions_are_open() -> None:
    state = race(13, south=0)
    for region in range(N):
        state.board[region * state.seats + 1] = 1
    assert said(state).endswith("The regions still to vote can change that.")


def test_when_the_game_is_over_it_says_nothing() -> None:
    state = race(13, california=0)
    state.turn = Turn(OVER, (), v.OVER_NOW)
    assert said(state) == ""
