"""Why something cannot be chosen in Poll Position!: a sentence that names the rule."""

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
    SURVEY,
)
from hustings.games.poll_position.rules.actions import colleagues, opening_cost
from hustings.games.poll_position.state import State


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why this prefix cannot be chosen now; "" when there is nothing to say."""
    if seat not in obs.turn.seats:
        return _not_turn(obs)
    verb, *args = place
    if verb == v.V_PLAN:
        return _plan(obs, args)
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return "Rule 13: planning comes first."
    if verb in (v.V_REPLACE, v.V_KEEP):
        return _replace(obs, args)
    if obs.turn.prompt == v.PLACE_DIE:
        return "Rule 22: first say what the rolled die replaces."
    if obs.turn.prompt == v.SACRIFICE:
        return "Rule 55: first choose which sites HQ loses."
    if verb == v.V_REACH:
        return _reach(obs, args)
    if obs.turn.prompt == v.SECOND:
        return "Rule 32: first say whether a second voter moves."
    if verb != v.V_END and not obs.points:
        return "Rule 18: all 4 action points are spent."
    reason = _REASONS.get(verb)
    return reason(obs, args) if reason else ""


def _not_turn(obs: State) -> str:
    """Return whose turn it is instead, by the rule of the phase."""
    if obs.turn.mode == ALL:
        return "Rule 16: your plan is sealed."
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return "Rule 15: it is not your turn to plan."
    if obs.turn.prompt == v.SACRIFICE:
        return "Rule 55: the chief chooses which sites HQ loses."
    return "Rule 18: it is not your turn."


def _plan(obs: State, args: list[int]) -> str:
    if obs.turn.prompt not in (v.PLAN, v.AGREE):
        return "Rule 14: regions are chosen in planning."
    if args and args[0] >= REGIONS:
        return "Rule 14: no marker stands on HQ."
    return "Rule 15: your marker is there already." if obs.turn.prompt == v.AGREE else ""


def _outside(obs: State, place: int, rule: int, hq: str = "") -> str:
    """Return why this is not a district to act in by a rule, "" when it is one."""
    if not 0 <= place < PLACES:
        return "Rule 2: there is no such place."
    if place == HQ:
        return hq
    region = obs.region[obs.worker]
    if REGION_OF[place] != region:
        return f"Rule {rule}: your marker is in {words.region(region)}, not there."
    return "Rule 51: this district is closed." if obs.closed[place] else ""


def _open(obs: State, args: list[int]) -> str:
    if not obs.spare_dice():
        return "Rule 6: all 50 dice are on the board."
    if not args:
        return ""
    if reason := _outside(obs, args[0], 21):
        return reason
    cost = opening_cost(args[0], obs.specialist[obs.worker])
    if cost > obs.points:
        rule = 35 if obs.specialist[obs.worker] == DISTRIBUTION else 21
        return f"Rule {rule}: a site there costs {cost} AP, and you have {obs.points}."
    return ""


def _replace(obs: State, args: list[int]) -> str:
    if obs.turn.prompt != v.PLACE_DIE:
        return "Rule 22: roll a die for staffing first."
    if not args:
        return ""
    die, area = obs.pending
    if args[0] == HQ and area == v.AT_REGION:
        return "Rule 56: this roll is for the region."
    if args[0] != HQ and area == v.AT_HQ:
        return "Rule 56: this roll is for HQ."
    if reason := _outside(obs, args[0], 22):
        return reason
    if len(args) > 1 and args[1] == die:
        return "Rule 22: that site shows the same number already."
    return "Rule 22: there is no polling site to replace."


def _staff(obs: State, args: list[int]) -> str:
    if obs.shortage != obs.region[obs.worker]:
        return "Rule 56: your region is not short of personnel: just roll." if args else ""
    return "Rule 56: staffing in this region costs 2 AP and needs a site to staff."


def _reach(obs: State, args: list[int]) -> str:
    if obs.week == WEEKS - 1:
        return "Rule 26: nobody reaches out in week 5."
    if obs.turn.prompt != v.SECOND and not obs.points:
        return "Rule 18: all 4 action points are spent."
    if not args:
        return "Rule 24: there is no voter in your region."
    if reason := _outside(obs, args[0], 24, "Rule 24: these voters are at HQ already."):
        return reason
    return "Rule 24: there is no such voter in this district."


def _not_mine(obs: State, specialist: int) -> str:
    if obs.specialist[obs.worker] == specialist:
        return ""
    return f"You are not the {words.SPECIALISTS[specialist]}."


def _split(obs: State, args: list[int]) -> str:
    if reason := _not_mine(obs, RETURNING):
        return f"Rule 40: {reason}"
    if obs.used & v.SPLIT:
        return "Rule 40: once per turn only."
    if not obs.spare_dice():
        return "Rule 6: all 50 dice are on the board."
    if args and (reason := _outside(obs, args[0], 40, "Rule 40: not at HQ.")):
        return reason
    if len(args) > 2 and (reason := _outside(obs, args[2], 40, "Rule 40: not at HQ.")):
        return reason
    return "Rule 40: a site of 1 cannot go lower."


def _survey(obs: State, _args: list[int]) -> str:
    if reason := _not_mine(obs, SURVEY):
        return f"Rule 41: {reason}"
    return "Rule 42: every district here is surveyed this week, or has no face-down voter."


def _look(obs: State, _args: list[int]) -> str:
    if reason := _not_mine(obs, ANALYST):
        return f"Rule 33: {reason}"
    if obs.week == WEEKS - 1:
        return "Rule 34: there is no next week."
    return "Rule 34: next week’s card is known already."


def _liaise(obs: State, args: list[int]) -> str:
    if reason := _not_mine(obs, LIAISON):
        return f"Rule 37: {reason}"
    if obs.used & v.LIAISED:
        return "Rule 37: once per turn only."
    if args and args[0] not in colleagues(obs):
        return "Rule 39: that specialist is not in a neighbouring region."
    if not colleagues(obs):
        return "Rule 39: no other specialist is in a neighbouring region."
    if args and args[0] == COMMUNICATIONS and obs.week == WEEKS - 1:
        return "Rule 26: nobody reaches out in week 5."
    return "Rule 38: that is not possible in your region now."


_REASONS: Final[dict[int, Callable[[State, list[int]], str]]] = {
    v.V_OPEN: _open,
    v.V_STAFF: _staff,
    v.V_SPLIT: _split,
    v.V_SURVEY: _survey,
    v.V_LOOK: _look,
    v.V_LIAISE: _liaise,
}
