"""Labels of moves of Poll Position!, and the names of the things that moves name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.moves import verb_name
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, NOWHERE
from hustings.games.poll_position.cards import ANALYST, STAFFING, SURVEY
from hustings.games.poll_position.rules.actions import opening_cost, opening_sites, staffing_cost
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

WRITTEN_AREAS: Final = {v.AT_REGION: "here", v.AT_HQ: "hq"}
"""Where to staff, in writing; like verbs they are the same in every language."""
_THINGS: Final[dict[str, Callable[[int], str]]] = {
    v.PLACE: words.place,
    v.REGION: lambda region: words.REGIONS[region],
    v.AREA: lambda area: WRITTEN_AREAS[area],
    v.SPECIALIST: lambda specialist: words.SPECIALISTS[specialist],
}
"""The name of each kind of thing that moves name."""


def thing(
    obs: State,  # noqa: ARG001 - names stay the same
    kind: str,
    value: int,
    names: Sequence[str],  # noqa: ARG001 - no move names a player
) -> str:
    """Return the name of a thing that moves name; "" for numbers."""
    return _THINGS[kind](value) if kind in _THINGS else ""


def move(  # all seats speak alike, and no move names one
    obs: State,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or a prefix of one."""
    verb, *args = move
    if verb == v.V_LIAISE:
        return _liaise_label(obs, args)
    own = obs.specialist[obs.worker] if obs.specialist else 0
    return _move_label(obs, verb, args, own)


def _move_label(obs: State, verb: int, args: list[int], specialist: int) -> str:
    if verb == v.V_END:
        return messages.move_end(last=obs.is_last_turn and not obs.points, points=obs.points)
    if not args:
        return _verb_label(obs, verb)
    if verb == v.V_PLAN:
        return messages.move_plan(where=words.in_region(args[0]))
    if verb == v.V_OPEN:
        return messages.move_open(
            sites=opening_sites(obs, args[0], specialist),
            where=words.at_place(args[0]),
            cost=opening_cost(args[0], specialist),
            rise=rise(obs, args[0], opening_sites(obs, args[0], specialist)),
        )
    if verb == v.V_STAFF:
        return messages.move_roll(area=_area_name(obs, args[0]), cost=staffing_cost(obs, args[0]))
    if verb == v.V_REACH:
        return _reach_label(args)
    if verb == v.V_REPLACE:
        return _replace_label(obs, args)
    if verb == v.V_SPLIT:
        return _split_label(args)
    if verb == v.V_SACRIFICE:
        return messages.move_sacrifice(die=args[0])
    return verb_name(v.VOCABULARY.verbs, verb)


def _verb_label(obs: State, verb: int) -> str:
    if verb == v.V_STAY:
        return messages.move_stay(where=words.in_region(obs.region[obs.worker]))
    if verb == v.V_STAFF and _is_short(obs):
        return messages.move_staff_short()
    return _VERB_LABELS.get(verb) or verb_name(v.VOCABULARY.verbs, verb)


def _is_short(obs: State) -> bool:
    return obs.region[obs.worker] == obs.shortage != NOWHERE


_VERB_LABELS: Final = {
    v.V_PLAN: messages.move_plan_any(),
    v.V_OPEN: messages.move_open_any(),
    v.V_STAFF: messages.move_staff(),
    v.V_REPLACE: messages.move_replace_any(),
    v.V_KEEP: messages.move_keep(),
    v.V_REACH: messages.move_reach_any(),
    v.V_ENOUGH: messages.move_enough(),
    v.V_SPLIT: messages.move_split_any(),
    v.V_SURVEY: messages.move_survey(),
    v.V_LOOK: messages.move_look(),
    v.V_SACRIFICE: messages.move_sacrifice_any(),
}


MEANINGS: Final[Mapping[Move, str]] = {
    (v.V_OPEN,): messages.means_open(),
    (v.V_STAFF,): messages.means_staff(),
    (v.V_REPLACE,): messages.means_replace(),
    (v.V_KEEP,): messages.means_keep(),
    (v.V_REACH,): messages.means_reach(),
    (v.V_SPLIT,): messages.means_split(),
    (v.V_SURVEY,): messages.means_survey(),
    (v.V_LOOK,): messages.means_look(),
    (v.V_LIAISE,): messages.means_liaise(),
}
"""What the actions do."""


def _area_name(obs: State, area: int) -> str:
    return words.the_region(obs.region[obs.worker]) if area == v.AT_REGION else words.place(HQ)


def _reach_label(args: list[int]) -> str:
    if len(args) == 1:
        return messages.move_reach(where=words.at_place(args[0]))
    return messages.move_voter(value=args[1], origin=words.from_place(args[0]))


def _replace_label(obs: State, args: list[int]) -> str:
    place = words.place(args[0])
    if len(args) == 1:
        return place
    die, old = obs.pending[0] if obs.turn.prompt == v.PLACE_DIE else 0, args[1]
    label = messages.move_die_lower if 0 < die < old else messages.move_die
    return label(place=place, old=old, new=die, rise=rise(obs, args[0], die - old) if die else "")


def _split_label(args: list[int]) -> str:
    if len(args) == 1:
        return messages.move_split(where=words.at_place(args[0]))
    place, old, new = words.place(args[0]), args[1], args[1] - 1
    if len(args) == 2:
        return messages.move_die(place=place, old=old, new=new, rise="")
    return messages.move_split_to(
        place=place, old=old, new=new, rise="", where=words.at_place(args[2])
    )


def _liaise_label(obs: State, args: list[int]) -> str:
    if not args:
        return messages.move_like_any()
    specialist, *how = args
    role = words.ROLE_KEYS[specialist]
    if how:
        move = _move_label(obs, _BORROWED_VERBS[specialist], how, specialist)
        return messages.move_like_doing(role=role, move=move)
    varies = specialist == STAFFING and _is_short(obs)
    cost = 1 if specialist in _COSTS_A_POINT and not varies else 0
    return messages.move_like(role=role, cost=cost)


_COSTS_A_POINT: Final = (ANALYST, SURVEY, STAFFING)
"""Specialists whose benefit always costs 1 AP, apart from staffing where personnel is short."""
_BORROWED_VERBS: Final = (
    v.V_REACH,
    v.V_LOOK,
    v.V_OPEN,
    v.V_LIAISE,
    v.V_SPLIT,
    v.V_SURVEY,
    v.V_STAFF,
)
"""The verb whose arguments follow, by specialist."""


def rise(obs: State, place: int, pips: int) -> str:
    """Return what a change of the dice at a place does to the cost and thereby to the score."""
    more, cost = pips * tally.pip_weight(obs, place), tally.cost(obs)
    return messages.cost_rise(more=more, score=cost // 10 - (cost + more) // 10) if more else ""
