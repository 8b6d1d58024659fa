"""Scenes of the latest events on the map: a border, a district won, stamps.

The style sheet animates them; without animation the same picture stands still.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.hexboard import Spot, middle, rim
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.look import SHAPES, Look
from hustings.draw.marker import shape
from hustings.draw.pieces import stamp
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander.board import Board
from hustings.games.gerrymander.events import Border, Result, Shown, Tied, Won
from hustings.games.gerrymander.phrases import PARTIES
from hustings.games.gerrymander.rules import outcome
from hustings.games.gerrymander.state import State, members, parties, tally
from hustings.messages.generated import gerrymander as messages

_PARTY_WIDTH: Final = 29.0
"""Width of one party's votes on a stamp."""
_STAMP_HEIGHT: Final = 36.0
"""Height of a stamp."""
_WORD: Final = Lettering(14, 10.5, "display")
"""The letters of what is stamped."""
_NOBODY_CLASS: Final = "gm-open"


class Staged(NamedTuple):
    """Parts of the map that the latest events animate.

    drawn: borders just drawn. waves: for each county of a district just decided, its steps from the
    border that closed it. turned: counties whose tokens turn up, with their order.
    """

    drawn: frozenset[int]
    waves: dict[int, int]
    turned: dict[int, int]


def stage_events(obs: State, look: Look) -> Staged:
    """Return what the latest events animate."""
    waves = {}
    for won in of_kind(look.last, Won):
        waves.update(_waves(obs, members(obs, obs.closed[won.district - 1])))
    return Staged(
        frozenset(border.edge for border in of_kind(look.last, Border)),
        waves,
        {event.county: order for order, event in enumerate(of_kind(look.last, Shown))},
    )


def _waves(obs: State, counties: list[int]) -> dict[int, int]:
    """Return the steps of each county of a district from the borders drawn last around it."""
    latest = max(obs.placed[edge] for county in counties for _, edge in obs.board.around[county])
    near = [
        county
        for county in counties
        if any(obs.placed[edge] == latest for _, edge in obs.board.around[county])
    ]
    steps = dict.fromkeys(near, 0)
    for county in near:
        for there, edge in obs.board.around[county]:
            if not obs.placed[edge] and there not in steps:
                steps[there] = steps[county] + 1
                near.append(there)
    return steps


# --- stamps ------------------------------------------------------------------------------------


def stamps(obs: State, look: Look) -> Tree:
    """Return outlines and stamps of the districts just decided or tied, and the final stamp."""
    drawn: list[Tree] = []
    for tied in of_kind(look.last, Tied):
        drawn += _decided(obs, tied, parties(obs), messages.stamp_tied(), 0)
    for won in of_kind(look.last, Won):
        drawn += _decided(
            obs, won, won.party, messages.stamp_wins(party=PARTIES[won.party]), won.swing
        )
    results = of_kind(look.last, Result)
    if results:
        drawn.append(_final(obs, last=results[-1].party == parties(obs) - 1))
    return h("g", {"class": "gm-stamps", "aria-hidden": "true"}, drawn)


def _decided(obs: State, event: Tied | Won, party: int, word: str, swing: int) -> list[Tree]:
    """Return the outline and the stamp of a district. party: parties(obs) for nobody."""
    counties = members(obs, obs.closed[event.district - 1])
    votes = tuple(tally(obs, counties))
    at = _stamp_centre(obs.board, counties, len(votes) + (swing > 0))
    return [
        _outline(obs.board, bytes(counties), _party_class(party, parties(obs))),
        _stamp(at, party, word, votes, swing, f"{event.NAME}-{event.district}"),
    ]


def _final(obs: State, *, last: bool) -> Tree:
    """Return the stamp on the whole map: first the votes, last the winner."""
    count = parties(obs)
    if not last:
        votes = tuple(tally(obs, range(obs.board.size)))
        return _stamp((0, 0), count, messages.stamp_votes(), votes, 0, "votes")
    end = outcome(obs)
    best = [party for party, rank in enumerate(end.ranks) if rank == 1]
    if not best:  # a solo game that Red has not won
        best = [] if obs.won[0] == obs.won[1] else [1]
    party = best[0] if len(best) == 1 else count
    alone = len(best) == 1
    word = messages.stamp_wins(party=PARTIES[party]) if alone else messages.stamp_shared()
    swing = obs.swing[party] if end.reason == "swing" else 0
    return _stamp((0, 0), party, word, tuple(obs.won), swing, "final")


def _stamp_centre(land: Board, counties: Iterable[int], columns: int) -> Spot:
    """Return the centre of counties, moved inside the map so far that a stamp fits."""
    spots = [middle(land.cells[county]) for county in counties]
    x, y = (sum(part) / len(spots) for part in zip(*spots, strict=True))
    across, inset = [middle(cell)[0] for cell in land.cells], _stamp_width(columns) / 2 - 12
    return max(min(across) + inset, min(max(across) - inset, x)), y


def _stamp_width(columns: int) -> float:
    return max(76.0, 8 + _PARTY_WIDTH * columns)


@part
def _outline(land: Board, counties: bytes, colour: str) -> Tree:
    """Return the outline of a district. colour: CSS class of its winner."""
    cells = land.cells
    edge = rim([cells[county] for county in counties])
    return h("path", {"class": f"gm-around {colour}", "d": edge})


def _party_class(party: int, count: int) -> str:
    """Return the CSS class of a party's colour. party: `count` for nobody."""
    return f"seat-{party}" if party < count else _NOBODY_CLASS


@part
def _stamp(at: Spot, party: int, word: str, counts: tuple[int, ...], swing: int, key: str) -> Tree:
    """Return a stamp: a word, and below it counts by party and the swing counties."""
    columns = len(counts) + bool(swing)
    width = _stamp_width(columns)
    x = -_PARTY_WIDTH * columns / 2 + _PARTY_WIDTH / 2
    parts: list[Tree] = []
    for number, count in enumerate(counts):
        parts.append(h("g", {"class": f"seat-{number}"}, shape(SHAPES[number], x - 7, 9, 4.6)))
        parts.append(h("text", {"class": "gm-count", "x": num(x + 6.5), "y": "12.6"}, count))
        x += _PARTY_WIDTH
    if swing:
        parts.append(h("g", {"class": "gm-star"}, shape("star", x - 7, 9, 4.6)))
        parts.append(h("text", {"class": "gm-count", "x": num(x + 6.5), "y": "12.6"}, swing))
    inner = [fit_line("gm-word", 0, -1, word, width - 6, _WORD), *parts]
    kind = f"gm-stamp {_party_class(party, len(counts))}"
    pressed = stamp(*at, width, _STAMP_HEIGHT, "", kind, face=inner, turn=-5)
    return h("g", {"key": f"stamp-{key}"}, pressed)
