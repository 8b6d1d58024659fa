"""Texts of Poll Position!: prompts, progress, and the position in words.

Labels of moves are in labels, log lines in log, reasons why a move is impossible in reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import ALL, CHANCE, HIDDEN, OVER, Progress
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
from hustings.games.poll_position.headline import summary
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.heard_lines import standing
from hustings.games.poll_position.text.labels import MEANINGS, move, thing
from hustings.games.poll_position.text.log import event
from hustings.games.poll_position.text.places import areas
from hustings.games.poll_position.text.reasons import why_not
from hustings.messages.generated import poll_position as messages

__all__ = [
    "MEANINGS",
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
