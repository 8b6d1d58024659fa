"""Texts of Poll Position!: prompts, move labels, progress, and the position in words.

Log lines are in log, reasons why a move is impossible in reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hustings.core.model import ALL, CHANCE, HIDDEN, OVER, Move, Progress, Seat
from hustings.core.moves import verb_name
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    NOWHERE,
    PLACES,
    REGION_OF,
    TYPE_OF,
    VALUES,
    WEEKS,
)
from hustings.games.poll_position.cards import ANALYST, STAFFING, SURVEY
from hustings.games.poll_position.headline import summary
from hustings.games.poll_position.rules.actions import opening_cost, opening_sites, staffing_cost
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.heard_lines import standing
from hustings.games.poll_position.text.log import event
from hustings.games.poll_position.text.places import areas
from hustings.games.poll_position.text.reasons import why_not
from hustings.messages.generated import poll_position as messages

__all__ = [
    "areas",
    "event",
    "facts",
    "move",
    "position",
    "progress",
    "prompt",
    "standing",
    "thing",
    "why_not",
]


# Prompts

_CHANCE_KEYS: Final = {
    v.DEALING: "dealing",
    v.CHOOSING_CHIEF: "chief",
    v.REVEALING: "event",
    v.LOOKING: "looking",
    v.STRIKING_REGION: "region",
    v.STRIKING_DISTRICT: "district",
    v.REMAINING: "remaining",
    v.SCATTERING: "scattering",
    v.INTENDING: "intending",
    v.ROLLING: "rolling",
    v.TURNING: "turning",
}
"""Keys of the chance prompts, for the message `prompt-luck`."""


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    turn = obs.turn
    if turn.mode == OVER:
        return verdict_line(tally.sheet(obs))
    if turn.mode == CHANCE:
        if turn.prompt == v.COUNTING:
            return _count_prompt(obs)
        return messages.prompt_luck(luck=_CHANCE_KEYS[turn.prompt])
    if turn.mode == ALL:
        return messages.prompt_sealed(names=[names[seat] for seat in turn.seats])
    if turn.prompt == v.SACRIFICE:
        chief = words.player(obs.chief, names)
        return messages.prompt_sacrifice(player=chief, sites=obs.pending[0])
    return _worker_prompt(obs, _worker_name(obs, names))


def _worker_name(obs: State, names: Sequence[str]) -> str:
    """Return the name of the player at work, in a solo game with the specialist."""
    player = words.player(obs.worker, names)
    if len(names) > 1:
        return player
    return messages.player_with_role(
        player=player, role=words.ROLE_KEYS[obs.specialist[obs.worker]]
    )


def _worker_prompt(obs: State, player: str) -> str:
    prompt = obs.turn.prompt
    if prompt == v.PLAN:
        return messages.prompt_plan(player=player)
    if prompt == v.AGREE:
        return messages.prompt_agree(player=player, where=_worker_region(obs))
    if prompt == v.PLACE_DIE:
        return messages.prompt_die(player=player, die=obs.pending[0])
    if prompt == v.SECOND:
        return messages.prompt_second(player=player)
    if not obs.points:
        return messages.prompt_spent(player=player, last=obs.is_last_turn)
    return messages.prompt_act(player=player, points=obs.points, where=_worker_region(obs))


def _count_prompt(obs: State) -> str:
    """Return the result of the count so far."""
    if not obs.counted:
        return messages.prompt_count()
    places = [place for region in tally.counted(obs) for place in region]
    return messages.prompt_counted(
        region=words.the_counted(obs.counted - 1),
        served=tally.served(obs, places),
        away=tally.turned_away(obs, places),
    )


def _worker_region(obs: State) -> str:
    return words.in_region(obs.region[obs.worker])


def verdict_line(result: tally.Sheet) -> str:
    """Return the verdict on a finished game as one sentence."""
    return messages.verdict_line(verdict=result.verdict, points=result.final)


def progress(obs: State) -> Progress:
    """Return the progress of the game as facts (see headline)."""
    over = obs.turn.mode == OVER
    stage = "over" if over else "count" if obs.week == WEEKS else "weeks"
    points = tally.sheet(obs).final if over else 0
    return {"stage": stage, "week": obs.week + 1, "weeks": WEEKS, "points": points}


# Move labels

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
        return messages.move_stay(where=_worker_region(obs))
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
    return label(place=place, old=old, new=die)


def _split_label(args: list[int]) -> str:
    if len(args) == 1:
        return messages.move_split(where=words.at_place(args[0]))
    place, old, new = words.place(args[0]), args[1], args[1] - 1
    if len(args) == 2:
        return messages.move_die(place=place, old=old, new=new)
    return messages.move_split_to(place=place, old=old, new=new, where=words.at_place(args[2]))


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


# The position


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    return {
        "week": min(state.week + 1, WEEKS),
        "phase": v.VOCABULARY.prompt_names[state.turn.prompt],
        "chief": state.chief,
        "engagement": state.engagement,
        "goodwill": state.goodwill,
        "markers": [_marker_facts(state, marker) for marker in range(len(state.specialist))],
        "at_work": state.worker,
        "action_points": state.points,
        "liaised": bool(state.used & v.LIAISED),
        "has_split": bool(state.used & v.SPLIT),
        "surveyed": [words.place(p) for p in range(PLACES) if state.surveyed >> p & 1],
        "struck": words.place(state.struck) if state.struck < PLACES else None,
        "pending": list(state.pending),
        "regions_counted": state.counted,
        "places": [_place_facts(state, place) for place in range(PLACES)],
        "bag": state.bag,
        "unseen_values": {str(value): state.rest[value - 1] for value in VALUES},
        "spare_dice": state.spare_dice(),
        "events": [words.CARDS[card] for card in state.drawn[: state.week + 1]],
        "next_event": _next_event(state),
        "honk": bool(state.honk),
        "reconciliation": bool(state.reconciliation),
        "short_of_personnel": _region_fact(state.shortage),
        "score": _score_facts(state),
    }


def _region_fact(region: int) -> str | None:
    return None if region in (NOWHERE, HIDDEN) else words.REGIONS[region]


def _marker_facts(state: State, marker: int) -> dict[str, Any]:
    return {
        "seat": state.seat(marker),
        "specialist": words.SPECIALISTS[state.specialist[marker]],
        "region": _region_fact(state.region[marker]),
    }


def _place_facts(state: State, place: int) -> dict[str, Any]:
    sites = [value for value in range(1, 7) for _ in range(state.sites[6 * place + value - 1])]
    return {
        "name": words.place(place),
        "region": None if place == HQ else words.REGIONS[REGION_OF[place]],
        "type": words.place(HQ) if place == HQ else words.TYPES[TYPE_OF[place]],
        "closed": bool(state.closed[place]),
        "face_down": state.down[place],
        "face_up": [value for value in VALUES for _ in range(state.up[4 * place + value - 1])],
        "sites": sites,
        "capacity": tally.capacity(state, place),
    }


def _next_event(state: State) -> str | None:
    return words.CARDS[state.drawn[-1]] if len(state.drawn) > state.week + 1 else None


def _score_facts(state: State) -> dict[str, Any] | None:
    if state.turn.mode != OVER:
        return None
    result = tally.sheet(state)
    return {
        "turnout": result.turnout,
        "turnout_points": result.turnout_points,
        "complaints": result.complaints,
        "goodwill": result.goodwill,
        "cost": result.cost,
        "cost_points": result.cost_points,
        "final": result.final,
        "verdict": words.VERDICTS[result.verdict],
    }


def position(obs: State, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    head = summary(progress(obs), names)
    lines = [messages.position_head(summary=head, engagement=obs.engagement, bag=obs.bag)]
    lines += [_marker_line(obs, marker, names) for marker in range(len(obs.specialist))]
    if obs.drawn:
        cards = [words.CARDS[card] for card in obs.drawn[: obs.week + 1]]
        lines.append(messages.position_events(cards=cards))
    if (known := _next_event(obs)) is not None:
        lines.append(messages.position_next(card=known))
    if obs.goodwill:
        lines.append(messages.position_goodwill(points=obs.goodwill))
    if obs.shortage != NOWHERE:
        lines.append(messages.position_short(region=words.REGION_KEYS[obs.shortage]))
    lines += [_place_line(obs, place) for place in range(PLACES)]
    return "\n".join(lines)


def _marker_line(obs: State, marker: int, names: Sequence[str]) -> str:
    region = obs.region[marker]
    return messages.position_marker(
        player=words.player(marker, names),
        role=words.ROLE_KEYS[obs.specialist[marker]],
        where=messages.position_sealed() if region == HIDDEN else words.REGIONS[region],
        chief=marker == obs.chief,
        points=obs.points if marker == obs.worker else 0,
    )


def _place_line(obs: State, place: int) -> str:
    name = f"{words.place(place):<25}"
    if obs.closed[place]:
        return messages.position_closed(place=name)
    fact = _place_facts(obs, place)
    voters = "".join(map(str, fact["face_up"])) + "?" * fact["face_down"]
    sites = " ".join(map(str, fact["sites"]))
    return messages.position_place(
        place=name, voters=f"{voters or '-':<12}", sites=sites or "-", capacity=fact["capacity"]
    )
