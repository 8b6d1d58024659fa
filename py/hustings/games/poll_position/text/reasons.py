"""Reasons why a move cannot be chosen, as sentences that name the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.model import ALL, Move, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, PLACES, REGION_OF, REGIONS, WEEKS
from hustings.games.poll_position.cards import (
    ANALYST,
    COMMUNICATIONS,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    SHORT_STAFFING,
    SURVEY,
)
from hustings.games.poll_position.rules.actions import colleagues, opening_cost
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why a prefix of a move cannot be chosen now; "" for no reason."""
    if seat not in obs.turn.seats:
        return _not_turn(obs)
    verb, *args = place
    if verb == v.V_PLAN:
        return _why_not_plan(obs, args)
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return messages.why_planning_first()
    if verb in (v.V_REPLACE, v.V_KEEP):
        return _why_not_replace(obs, args)
    if obs.turn.prompt == v.PLACE_DIE:
        return messages.why_die_first()
    if obs.turn.prompt == v.SACRIFICE:
        return messages.why_sacrifice_first()
    if verb == v.V_REACH:
        return _why_not_reach(obs, args)
    if obs.turn.prompt == v.SECOND:
        return messages.why_second_first()
    if verb != v.V_END and not obs.points:
        return messages.why_points_spent()
    reason = _REASONS.get(verb)
    return reason(obs, args) if reason else ""


def _not_turn(obs: State) -> str:
    """Return the reason that it is not the seat's turn, by phase."""
    if obs.turn.mode == ALL:
        return messages.why_sealed()
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return messages.why_not_your_plan()
    if obs.turn.prompt == v.SACRIFICE:
        return messages.why_chief_chooses()
    return messages.why_not_your_turn()


def _why_not_plan(obs: State, args: list[int]) -> str:
    if obs.turn.prompt not in (v.PLAN, v.AGREE):
        return messages.why_planned()
    if args and args[0] >= REGIONS:
        return messages.why_no_marker_at_hq()
    return messages.why_there_already() if obs.turn.prompt == v.AGREE else ""


def _why_not_outside(obs: State, place: int, rule: int, hq: str = "") -> str:
    """Return why the worker cannot act at a place, "" if possible. hq: reason for headquarters."""
    if not 0 <= place < PLACES:
        return messages.why_no_place()
    if place == HQ:
        return hq
    region = obs.region[obs.worker]
    if REGION_OF[place] != region:
        return messages.why_elsewhere(rule=rule, where=words.in_region(region))
    return messages.why_closed() if obs.closed[place] else ""


def _why_not_open(obs: State, args: list[int]) -> str:
    if not obs.spare_dice():
        return messages.why_no_dice()
    if not args:
        return ""
    if reason := _why_not_outside(obs, args[0], 21):
        return reason
    cost = opening_cost(args[0], obs.specialist[obs.worker])
    if cost > obs.points:
        rule = 35 if obs.specialist[obs.worker] == DISTRIBUTION else 21
        return messages.why_site_costs(rule=rule, cost=cost, points=obs.points)
    return ""


def _why_not_replace(obs: State, args: list[int]) -> str:
    if obs.turn.prompt != v.PLACE_DIE:
        return messages.why_roll_first()
    if not args:
        return ""
    die, area = obs.pending
    if args[0] == HQ and area == v.AT_REGION:
        return messages.why_roll_for_region()
    if args[0] != HQ and area == v.AT_HQ:
        return messages.why_roll_for_hq()
    if reason := _why_not_outside(obs, args[0], 22):
        return reason
    if len(args) > 1 and args[1] == die:
        return messages.why_same_number()
    return messages.why_no_site()


def _why_not_staff(obs: State, args: list[int]) -> str:
    if obs.shortage != obs.region[obs.worker]:
        return messages.why_not_short() if args else ""
    return messages.why_short(cost=SHORT_STAFFING)


def _why_not_reach(obs: State, args: list[int]) -> str:
    if obs.week == WEEKS - 1:
        return messages.why_last_week()
    if obs.turn.prompt != v.SECOND and not obs.points:
        return messages.why_points_spent()
    if not args:
        return messages.why_nobody_here()
    if reason := _why_not_outside(obs, args[0], 24, messages.why_at_hq_already()):
        return reason
    return messages.why_no_such_voter()


def _not_mine(obs: State, specialist: int, rule: int) -> str:
    if obs.specialist[obs.worker] == specialist:
        return ""
    return messages.why_not_your_role(rule=rule, role=words.ROLE_KEYS[specialist])


def _why_not_split(obs: State, args: list[int]) -> str:
    if reason := _not_mine(obs, RETURNING, 40):
        return reason
    if obs.used & v.SPLIT:
        return messages.why_split_once()
    if not obs.spare_dice():
        return messages.why_no_dice()
    if args and (reason := _why_not_outside(obs, args[0], 40, messages.why_split_not_at_hq())):
        return reason
    if len(args) > 2 and (
        reason := _why_not_outside(obs, args[2], 40, messages.why_split_not_at_hq())
    ):
        return reason
    return messages.why_split_too_low()


def _why_not_survey(obs: State, _args: list[int]) -> str:
    if reason := _not_mine(obs, SURVEY, 41):
        return reason
    return messages.why_surveyed()


def _why_not_look(obs: State, _args: list[int]) -> str:
    if reason := _not_mine(obs, ANALYST, 33):
        return reason
    if obs.week == WEEKS - 1:
        return messages.why_no_next_week()
    return messages.why_card_known()


def _why_not_liaise(obs: State, args: list[int]) -> str:
    if reason := _not_mine(obs, LIAISON, 37):
        return reason
    if obs.used & v.LIAISED:
        return messages.why_liaised()
    if args and args[0] not in colleagues(obs):
        return messages.why_not_neighbouring()
    if not colleagues(obs):
        return messages.why_no_neighbour()
    if args and args[0] == COMMUNICATIONS and obs.week == WEEKS - 1:
        return messages.why_last_week()
    return messages.why_not_here()


_REASONS: Final[dict[int, Callable[[State, list[int]], str]]] = {
    v.V_OPEN: _why_not_open,
    v.V_STAFF: _why_not_staff,
    v.V_SPLIT: _why_not_split,
    v.V_SURVEY: _why_not_survey,
    v.V_LOOK: _why_not_look,
    v.V_LIAISE: _why_not_liaise,
}
