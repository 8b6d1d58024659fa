"""All words of New Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import Event, Move, Progress, Seat
from tools.new_game.game import rules
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.headline import summary
from tools.new_game.game.state import NOBODY, NOWHERE, State, leaders
from tools.new_game.game.vocabulary import CHOOSING, FINISHED, ROLLING

TOWNS: Final = ("Alder", "Birch", "Cedar", "Dogwood", "Elm")


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    who = names[obs.active]
    return {
        ROLLING: f"{who} rolls.",
        CHOOSING: f"{who}: choose a town, {obs.die} there will support you.",
        FINISHED: "The towns have voted.",
    }[obs.turn.prompt]


def move(
    obs: State,
    seat: Seat,  # noqa: ARG001 - a town is called the same by everybody
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001 - no move names a seat
) -> str:
    """Return a short label for a move or for its beginning."""
    if len(move) == 1:
        return "Choose a town"
    return f"{TOWNS[move[1]]}: +{obs.die}"


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why this cannot be chosen now; "" when there is nothing to say."""
    if seat not in obs.turn.seats:
        return "Rule 2: it is not your turn."
    if place[1:] == (obs.last[seat],):
        return "Rule 4: you were there last time, choose another town."
    return ""


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:  # noqa: ARG001 - all see
    """Return one log sentence about an event."""
    match event:
        case Rolled(seat, pips):
            return f"{names[seat]} rolls {pips}."
        case Courted(seat, town, supporters):
            return f"{names[seat]} wins {supporters} over in {TOWNS[town]}."
        case Carried(seat, town):
            return f"{TOWNS[town]} goes to {names[seat]}."
    return ""


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    return {
        "round": min(state.round + 1, rules.ROUNDS),
        "active": state.active,
        "die": state.die or None,
        "last": [None if town == NOWHERE else TOWNS[town] for town in state.last],
        "supporters": {name: list(town) for name, town in zip(TOWNS, state.towns, strict=True)},
        "leaders": [None if seat == NOBODY else seat for seat in leaders(state)],
    }


def progress(obs: State) -> Progress:
    """Return how far the game is."""
    return {"round": min(obs.round + 1, rules.ROUNDS), "rounds": rules.ROUNDS}


def position(obs: State, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    lines = [summary(progress(obs), names)]
    for name, town in zip(TOWNS, obs.towns, strict=True):
        told = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(town) if count)
        lines.append(f"{name}: {told or 'nobody'}")
    return "\n".join(lines)
