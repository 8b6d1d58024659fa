"""What speaks for a move in Gerrymander, in its own words, told from what lies on the table."""

from __future__ import annotations

from typing import Final

from hustings.core.model import CHANCE, HIDDEN, Move, Seat
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import BORDER, COLOURED, PARTY, VALUE
from hustings.games.gerrymander.closer import drawn, rings
from hustings.games.gerrymander.finished import Finished, first
from hustings.games.gerrymander.outlook import outlook
from hustings.games.gerrymander.phrases import (
    PARTIES,
    area,
    balance,
    count_districts,
    face,
)
from hustings.games.gerrymander.rules import AWARD
from hustings.games.gerrymander.state import NOBODY, State, leaders, members

MAPS: Final = 200
"""How many finished maps a reason is told from."""
TELLING: Final = 0.01
"""How much more often the maps with a border must be won for it to be worth a sentence."""
_MORE: Final = ("", "one more border", "two more borders", "three more borders")


def reasons(obs: State, seat: Seat, move: Move) -> list[str]:
    """Return up to three short sentences, most telling first."""
    if move[0] == AWARD:
        return [_named(obs, seat, move[1])]
    if move[0] != BORDER:
        return []
    return [*_ring(obs, seat, move[1])[:2], *_maps(obs, seat, move[1])]


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
    least = outlook(obs, seat)
    found: tuple[tuple[int, ...], State] | None = None
    for ring in rings(obs):
        after = drawn(obs, seat, ring) if edge in ring else None
        if after is not None and (value := outlook(after, seat) - len(ring) / 1000) > least:
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


def _maps(obs: State, seat: Seat, edge: int) -> list[str]:
    """Return how often the seat is first in maps finished by luck, with the border and without."""
    maps, rng = Finished(obs), Rng("reasons")
    firsts = [0.0, 0.0]
    counts = [0, 0]
    for _ in range(MAPS):
        share = first(maps.another(rng), seat)
        has = edge in maps.completion.drawn
        firsts[has] += share
        counts[has] += 1
    if not all(counts):
        return []
    without, with_it = (total / count for total, count in zip(firsts, counts, strict=True))
    if with_it - without < TELLING:
        return []
    return [
        f"Of maps finished by luck you win {100 * with_it:.0f} % with this border, "
        f"{100 * without:.0f} % without it."
    ]
