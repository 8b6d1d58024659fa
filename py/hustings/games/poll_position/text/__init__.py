"""What the table says about Poll Position!: prompts, labels, results and the position in words.

Log lines are in log, reasons in why, names in the game's names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import ALL, CHANCE, HIDDEN, OVER, Move, Outcome, Seat
from hustings.core.moves import verb_name
from hustings.core.wording import change, counted, form, listing, signed
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
from hustings.games.poll_position.rules.actions import opening_cost, opening_sites, staffing_cost
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.log import event, who
from hustings.games.poll_position.text.why import why_not

__all__ = ["event", "facts", "move", "outcome", "position", "prompt", "summary", "why_not"]


# Prompts

_LUCK: Final = {
    v.DEALING: "The specialists are dealt.",
    v.CHOOSING_CHIEF: "The chief is drawn.",
    v.REVEALING: "The event card of the week is turned.",
    v.LOOKING: "Next week’s event card is looked at.",
    v.STRIKING_REGION: "The die says which region is short of personnel.",
    v.STRIKING_DISTRICT: "The dice say which district is hit.",
    v.REMAINING: "One voter stays at HQ.",
    v.SCATTERING: "Voters scatter.",
    v.INTENDING: "The dice say where a voter turns up.",
    v.ROLLING: "The staffing die rolls.",
    v.TURNING: "The survey turns voters.",
}


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    turn = obs.turn
    if turn.mode == OVER:
        return outcome_line(tally.sheet(obs))
    if turn.mode == CHANCE:
        return _counting(obs) if turn.prompt == v.COUNTING else _LUCK[turn.prompt]
    if turn.mode == ALL:
        waiting = listing([names[seat] for seat in turn.seats])
        return f"Sealed plans: {waiting} still to choose a region."
    if turn.prompt == v.SACRIFICE:
        left = counted(obs.pending[0], "site")
        return f"{who(obs.chief, names)}: HQ loses {left}; choose which goes."
    name = who(obs.worker, names)
    if len(names) == 1:  # two specialists, known by what they can do rather than by their number
        name += f", the {words.SPECIALISTS[obs.specialist[obs.worker]]}"
    if turn.prompt == v.PLAN:
        return f"{name}: choose the region to work in this week."
    if turn.prompt == v.AGREE:
        return f"{name}: stay in {_region(obs)}, or change your plan."
    if turn.prompt == v.PLACE_DIE:
        return f"{name}: put the {obs.pending[0]} in the place of a site, or keep all as they are."
    if turn.prompt == v.SECOND:
        return f"{name}: move a second voter to HQ, or leave it at one."
    if not obs.points:
        return f"{name}: no action points left; end your turn."
    return f"{name}: spend {obs.points} AP in {_region(obs)} or at HQ, or end your turn."


def _counting(obs: State) -> str:
    """Return what the count has brought to light so far, and nothing that is still face down."""
    if not obs.counted:
        return "The votes are counted, region by region."
    turnout, complaints = tally.so_far(obs)
    grumbles = counted(complaints, "complaint") if complaints else "no complaints"
    return f"Counted up to {words.region(obs.counted - 1)}: turnout {turnout}, {grumbles}."


def _region(obs: State) -> str:
    return words.region(obs.region[obs.worker])


def outcome_line(result: tally.Sheet) -> str:
    """Return the verdict on a finished game as one sentence."""
    points = signed(result.final)
    return {
        "triumph": f"Triumph with {points} points: a splendid election that everybody trusts.",
        "well_done": f"Well done, {points}: a calm election with a grumble in the local papers.",
        "trouble": f"Trouble, {points}: queues on every bulletin, and a committee has questions.",
        "disaster": f"Disaster, {points}: the crowd is at the doors, the team at the airport.",
    }[result.verdict]


def outcome(result: Outcome, names: Sequence[str]) -> str:
    """Return one sentence about how the team fared."""
    points = signed(result.scores[0])
    team = listing(names)
    verdict = words.VERDICTS[result.reason].lower()
    won = form(len(names), "wins", "win")
    lost = form(len(names), "loses", "lose")
    return f"{team} {won if result.ranks[0] == 1 else lost} with {points}: {verdict}."


def summary(obs: State, names: Sequence[str]) -> str:  # noqa: ARG001 (the same for every team)
    """Return a few words on how far the game is."""
    if obs.turn.mode == OVER:
        return f"Final score {signed(tally.sheet(obs).final)}"
    return f"Week {obs.week + 1} of {WEEKS}" if obs.week < WEEKS else "The count"


# Move labels


def move(  # all seats speak alike, and no move names one
    obs: State,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or a prefix of one."""
    verb, *args = move
    if verb == v.V_LIAISE:
        return _liaise(obs, args)
    own = obs.specialist[obs.worker] if obs.specialist else 0
    return _label(obs, verb, args, own)


def _label(obs: State, verb: int, args: list[int], specialist: int) -> str:
    whole = "Staff" if verb == v.V_STAFF and _short(obs) else _WHOLE.get(verb)
    if verb == v.V_END and obs.points:
        return f"{_WHOLE[verb]} ({signed(-obs.points)} AP)"
    if whole and not args:
        return whole
    if verb == v.V_PLAN:
        return f"Work in {words.region(args[0])}"
    if verb == v.V_STAY:
        return f"Stay in {_region(obs)}"
    if verb == v.V_OPEN:
        sites = "two sites" if opening_sites(obs, args[0], specialist) == 2 else "a site"
        return f"Open {sites} {words.at(args[0])} ({opening_cost(args[0], specialist)} AP)"
    if verb == v.V_STAFF:
        cost = staffing_cost(obs, args[0])
        where = f"Roll for {_region(obs)}" if args[0] == v.AT_REGION else "Roll for HQ"
        return f"{where} ({cost} AP)"
    if verb == v.V_REACH:
        return f"Reach out {words.at(args[0])}" if len(args) == 1 else _token(*args)
    if verb == v.V_REPLACE:
        return _replacement(obs, args)
    if verb == v.V_SPLIT:
        return _split(args)
    if verb == v.V_SACRIFICE:
        return f"Give up the {args[0]}"
    return verb_name(v.VOCABULARY.verbs, verb)


def _short(obs: State) -> bool:
    return obs.region[obs.worker] == obs.shortage != NOWHERE


_WHOLE: Final = {
    v.V_PLAN: "Choose a region",
    v.V_OPEN: "Open a site",
    v.V_STAFF: "Staff (1 AP)",
    v.V_REPLACE: "Replace a site",
    v.V_KEEP: "Keep all as they are",
    v.V_REACH: "Reach out",
    v.V_ENOUGH: "One voter is enough",
    v.V_SPLIT: "Split a site (1 AP)",
    v.V_SURVEY: "Survey (1 AP)",
    v.V_LOOK: "Look ahead (1 AP)",
    v.V_SACRIFICE: "Give up a site of HQ",
    v.V_END: "End turn",
}


def _token(place: int, value: int) -> str:
    what = f"the voter of value {value}" if value else "a face-down voter"
    return f"Move {what} from {words.named(place)} to HQ"


def _replacement(obs: State, args: list[int]) -> str:
    if len(args) == 1:
        return words.place(args[0])
    die = obs.pending[0] if obs.turn.prompt == v.PLACE_DIE else 0
    return f"{words.place(args[0])}: {args[1]} becomes {die}"


def _split(args: list[int]) -> str:
    if len(args) == 1:
        return f"Lower a site {words.at(args[0])}"
    lowered = f"{words.place(args[0])}: {args[1]} becomes {args[1] - 1}"
    return lowered if len(args) == 2 else f"{lowered}, new site {words.at(args[2])}"


def _liaise(obs: State, args: list[int]) -> str:
    if not args:
        return "Liaise"
    specialist, *how = args
    name = words.SPECIALISTS[specialist]
    if not how:
        dear = specialist == STAFFING and _short(obs)
        return f"Like the {name}{'' if dear else _BORROWED_WHOLE.get(specialist, '')}"
    verb = _BORROWED[specialist]
    return f"Like the {name}: {_label(obs, verb, how, specialist)}"


_BORROWED_WHOLE: Final = {ANALYST: " (1 AP)", SURVEY: " (1 AP)", STAFFING: " (1 AP)"}
_BORROWED: Final = (
    v.V_REACH,
    v.V_LOOK,
    v.V_OPEN,
    v.V_LIAISE,
    v.V_SPLIT,
    v.V_SURVEY,
    v.V_STAFF,
)
"""The verb whose arguments follow, per specialist."""


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
        "type": "HQ" if place == HQ else words.TYPES[TYPE_OF[place]],
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
    lines = [f"{summary(obs, names)}. Engagement {obs.engagement}. Bag {obs.bag}."]
    lines += [_marker_line(obs, marker, names) for marker in range(len(obs.specialist))]
    if obs.drawn:
        lines.append("Events: " + ", ".join(words.CARDS[c] for c in obs.drawn[: obs.week + 1]))
    if (known := _next_event(obs)) is not None:
        lines.append(f"Next week: {known}")
    if obs.goodwill:
        lines.append(f"Goodwill: {change(obs.goodwill)}")
    if obs.shortage != NOWHERE:
        lines.append(f"Short of personnel: {words.REGIONS[obs.shortage]}")
    lines += [_place_line(obs, place) for place in range(PLACES)]
    return "\n".join(lines)


def _marker_line(obs: State, marker: int, names: Sequence[str]) -> str:
    region = obs.region[marker]
    where = "sealed" if region == HIDDEN else words.REGIONS[region]
    chief = ", chief" if marker == obs.chief else ""
    points = f", {obs.points} AP" if marker == obs.worker and obs.points else ""
    specialist = words.SPECIALISTS[obs.specialist[marker]]
    return f"{who(marker, names)}: {specialist}, {where}{chief}{points}"


def _place_line(obs: State, place: int) -> str:
    name = f"{words.place(place):<25}"
    if obs.closed[place]:
        return f"{name} closed"
    fact = _place_facts(obs, place)
    voters = "".join(map(str, fact["face_up"])) + "?" * fact["face_down"]
    sites = " ".join(map(str, fact["sites"]))
    return f"{name} voters {voters or '-':<12} sites {sites or '-'} = {fact['capacity']}"
