"""All words of New Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hustings.core.model import Area, Event, Move, Progress, Seat
from hustings.messages.people import Cast
from tools.new_game.game import rules
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.headline import summary
from tools.new_game.game.state import NOBODY, NOWHERE, State, leaders
from tools.new_game.game.vocabulary import CHOOSING, ROLLING, TOWN
from tools.new_game.messages import new_game as messages

TOWNS: Final = (
    messages.town_alder(),
    messages.town_birch(),
    messages.town_cedar(),
    messages.town_dogwood(),
    messages.town_elm(),
)


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    if obs.turn.prompt == ROLLING:
        return messages.prompt_rolling(name=names[obs.active])
    if obs.turn.prompt == CHOOSING:
        return messages.prompt_choosing(name=names[obs.active], die=obs.die)
    return messages.prompt_over()


MEANINGS: Final[Mapping[Move, str]] = {}
"""The labels of all moves say what they do."""


def move(
    obs: State,
    seat: Seat,  # noqa: ARG001 - a town is called the same by everybody
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001 - no move names a seat
) -> str:
    """Return a short label for a move or for its beginning."""
    if len(move) == 1:
        return messages.move_any()
    return messages.move_town(town=TOWNS[move[1]], supporters=obs.die)


def thing(
    obs: State,  # noqa: ARG001 - names stay the same
    kind: str,
    value: int,
    names: Sequence[str],  # noqa: ARG001 - no move names a player
) -> str:
    """Return the name of a thing that moves name, for moves in writing; "" for numbers."""
    return TOWNS[value] if kind == TOWN else ""


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why this cannot be chosen now; "" when there is nothing to say."""
    if seat not in obs.turn.seats:
        return messages.why_not_your_turn()
    if place[1:] == (obs.last[seat],):
        return messages.why_same_town()
    return ""


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event."""
    cast = Cast(viewer, names)
    match event:
        case Rolled(seat, pips):
            return messages.log_rolled(who=cast.person(seat), pips=pips)
        case Courted(seat, town, supporters):
            return messages.log_courted(
                who=cast.person(seat), supporters=supporters, town=TOWNS[town]
            )
        case Carried(seat, town):
            return messages.log_carried(who=cast.person(seat), town=TOWNS[town])
    return ""


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    return {
        "round": min(state.round + 1, rules.ROUNDS),
        "active": state.active,
        "die": state.die or None,
        "last": [None if town == NOWHERE else town for town in state.last],
        "supporters": [list(town) for town in state.towns],
        "leaders": [None if seat == NOBODY else seat for seat in leaders(state)],
    }


def progress(obs: State) -> Progress:
    """Return how far the game is."""
    return {"round": min(obs.round + 1, rules.ROUNDS), "rounds": rules.ROUNDS}


def position(obs: State, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    lines = [summary(progress(obs), names)]
    for name, town in zip(TOWNS, obs.towns, strict=True):
        there = supporters(town, names)
        if any(town):
            there = [shown for shown, count in zip(there, town, strict=True) if count]
            lines.append(messages.town_supporters(town=name, supporters=there))
        else:
            lines.append(messages.town_empty(town=name))
    return "\n".join(lines)


def standing(
    obs: State,
    viewer: Seat | None,  # noqa: ARG001 - everybody sees the same
    names: Sequence[str],
) -> list[str]:
    """Return a sentence about each town with supporters."""
    return [
        messages.heard_town(town=name, supporters=supporters(town, names))
        for name, town in zip(TOWNS, obs.towns, strict=True)
        if any(town)
    ]


def areas(obs: State, names: Sequence[str]) -> list[Area]:
    """Return each town with its supporters."""
    return [
        Area(name, supporters(town, names)) for name, town in zip(TOWNS, obs.towns, strict=True)
    ]


def supporters(town: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return each player with the number of supporters in a town."""
    return [
        messages.supporters_of(name=name, supporters=count)
        for name, count in zip(names, town, strict=True)
    ]
