"""What speaks for a move in Gerrymander, in its own words, told from what lies on the table."""

from __future__ import annotations

from typing import Final

from hustings.core.model import CHANCE, HIDDEN, Move, Seat
from hustings.core.wording import to_win
from hustings.games.gerrymander.board import BORDER, COLOURED, PARTY, VALUE
from hustings.games.gerrymander.bots.closer import drawn, rings
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.phrases import (
    PARTIES,
    area,
    balance,
    count_districts,
    face,
)
from hustings.games.gerrymander.rules import AWARD
from hustings.games.gerrymander.state import NOBODY, State, leaders, members

_MORE: Final = ("", "one more border", "two more borders", "three more borders")


def reasons(obs: State, seat: Seat, move: Move) -> list[str]:
    """Return up to three short sentences, most telling first."""
    if move[0] == AWARD:
        return [_named(obs, seat, move[1])]
    if move[0] != BORDER:
        return []
    return _ring(obs, seat, move[1])[:2]


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win."""
    return to_win(value)


def _named(obs: State, seat: Seat, party: int) -> str:
    if party == seat:
        return "It is your own party."
    so_far = f"{PARTIES[party]} has {count_districts(obs.won[party])} so far"
    tied = leaders(obs, members(obs, obs.closed[obs.pending[0]]))
    fewest = min(obs.won[other] for other in tied if other != seat)
    if seat not in tied and obs.won[party] == fewest:
        return f"{so_far}, no more than anybody else who is tied."
    return f"{so_far}."


def _ring(obs: State, seat: Seat, edge: int) -> list[str]:
    """Return what the border closes, alone or with others that are still to be drawn."""
    alone = drawn(obs, seat, (edge,))
    if alone is None:
        return []
    if len(alone.sizes) > len(obs.sizes) or len(alone.closed) > len(obs.closed):
        return _made(obs, alone, seat, "It")
    least = standing(obs, seat)
    found: tuple[tuple[int, ...], State] | None = None
    for ring in rings(obs):
        after = drawn(obs, seat, ring) if edge in ring else None
        if after is not None and (value := standing(after, seat) - len(ring) / 1000) > least:
            least, found = value, (ring, after)
    if found is None:
        here, there = (_token(obs, county) for county in obs.board.edges[edge])
        return [f"It comes between {here} and {there}, and closes nothing off yet."]
    return _made(obs, found[1], seat, f"With {_MORE[len(found[0]) - 1]} it")


def _token(obs: State, county: int) -> str:
    kind = obs.tokens[county]
    return face(PARTY[kind], VALUE[kind] if kind < COLOURED else HIDDEN)


def _made(obs: State, after: State, seat: Seat, how: str) -> list[str]:
    """Return what districts there are more now, or else what was cut off."""
    new = range(len(obs.closed), len(after.closed))
    if new:
        return [_district(after, seat, number, how) for number in new]
    part = min(
        (members(after, region) for region in range(len(obs.sizes) - 1, len(after.sizes))), key=len
    )
    return [f"{how} cuts off {area(part)}, {balance(after, part)}, which can be divided further."]


def _district(after: State, seat: Seat, number: int, how: str) -> str:
    counties = members(after, after.closed[number])
    holder = after.holders[number]
    if holder != NOBODY:
        whose = " for you" if holder == seat else f" for {PARTIES[holder]}"
    else:
        whose = "" if after.turn.mode == CHANCE else ", and you break its tie"
    return f"{how} makes a district of {area(counties)}{whose}: {balance(after, counties)}."


def by_maps(worth: float, usual: float) -> str:
    """Return what finished maps say for a border: what they are worth with it, and on average.

    Both from 0 (lost) to 1 (won): who is first counts most, and a little by how much.
    """
    return (
        f"Maps finished by luck go {100 * worth:.0f} % your way with this border, "
        f"{100 * usual:.0f} % on average."
    )
