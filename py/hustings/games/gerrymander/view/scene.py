"""What has just happened on the map, as it is staged: a border, a district won, stamps.

All of it is told by the events of the beat that is shown and by the position; the style sheet sets
it in motion. Standing still it says the same.
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
from hustings.games.gerrymander.board import Board, board
from hustings.games.gerrymander.events import Border, Result, Shown, Tied, Won
from hustings.games.gerrymander.phrases import PARTIES
from hustings.games.gerrymander.rules import outcome
from hustings.games.gerrymander.state import State, members, parties, tally
from hustings.messages.generated import gerrymander as messages

_LINE: Final = 29.0
"""Width of one party's votes on a stamp."""
_HIGH: Final = 36.0
"""Height of a stamp."""
_WORD: Final = Lettering(14, 10.5, "display")
"""The letters of what is stamped."""
_NOBODY: Final = "gm-open"


class Staged(NamedTuple):
    """What is staged of what has just happened.

    drawn: borders that are being drawn. waves: for each county of a district just decided how many
    steps it is away from the border that closed it. turned: counties whose voters turn up, in
    order.
    """

    drawn: frozenset[int]
    waves: dict[int, int]
    turned: dict[int, int]


def shown(obs: State, look: Look) -> Staged:
    """Return what is to be staged."""
    waves = {}
    for won in of_kind(look.last, Won):
        waves.update(_waves(obs, members(obs, obs.closed[won.district - 1])))
    return Staged(
        frozenset(border.edge for border in of_kind(look.last, Border)),
        waves,
        {shown.county: order for order, shown in enumerate(of_kind(look.last, Shown))},
    )


def _waves(obs: State, counties: list[int]) -> dict[int, int]:
    """Return how far each county of a district is from the borders drawn last around it."""
    latest = max(obs.placed[edge] for county in counties for _, edge in obs.board.around[county])
    near = [
        county
        for county in counties
        if any(obs.placed[edge] == latest for _, edge in obs.board.around[county])
    ]
    found = dict.fromkeys(near, 0)
    for county in near:
        for there, edge in obs.board.around[county]:
            if not obs.placed[edge] and there not in found:
                found[there] = found[county] + 1
                near.append(there)
    return found


# --- stamps ------------------------------------------------------------------------------------


def stamps(obs: State, look: Look) -> Tree:
    """Return the outlines of districts just decided or tied, and what is stamped on them."""
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
    """Return the outline of a district and its stamp. party: parties(obs) stands for nobody."""
    counties = members(obs, obs.closed[event.district - 1])
    votes = tuple(tally(obs, counties))
    at = _within(obs.board, counties, len(votes) + (swing > 0))
    return [
        _around(parties(obs), bytes(counties), party),
        _stamp(at, party, word, votes, swing, f"{event.NAME}-{event.district}"),
    ]


def _final(obs: State, *, last: bool) -> Tree:
    """Return the stamp on the whole map: first what the voters wanted, then who has it."""
    count = parties(obs)
    if not last:
        votes = tuple(tally(obs, range(obs.board.size)))
        return _stamp((0, 0), count, messages.stamp_votes(), votes, 0, "votes")
    end = outcome(obs)
    best = [party for party, rank in enumerate(end.ranks) if rank == 1]
    if not best:  # alone, and Red has not won
        best = [] if obs.won[0] == obs.won[1] else [1]
    party = best[0] if len(best) == 1 else count
    alone = len(best) == 1
    word = messages.stamp_wins(party=PARTIES[party]) if alone else messages.stamp_shared()
    swing = obs.swing[party] if end.reason == "swing" else 0
    return _stamp((0, 0), party, word, tuple(obs.won), swing, "final")


def _within(land: Board, counties: Iterable[int], columns: int) -> Spot:
    """Return the middle of some counties, so far inside that a stamp there is seen whole."""
    spots = [middle(land.cells[county]) for county in counties]
    x, y = (sum(part) / len(spots) for part in zip(*spots, strict=True))
    reach = max(middle(cell)[0] for cell in land.cells) + 12 - _width(columns) / 2
    return max(-reach, min(reach, x)), y


def _width(columns: int) -> float:
    return max(76.0, 8 + _LINE * columns)


@part
def _around(count: int, counties: bytes, party: int) -> Tree:
    """Return the outline of a district."""
    cells = board(count).cells
    edge = rim([cells[county] for county in counties])
    return h("path", {"class": f"gm-around {_paint(party, count)}", "d": edge})


def _paint(party: int, count: int) -> str:
    """Return the class that colours what belongs to a party; parties(obs) stands for nobody."""
    return f"seat-{party}" if party < count else _NOBODY


@part
def _stamp(at: Spot, party: int, word: str, counts: tuple[int, ...], swing: int, key: str) -> Tree:
    """Return a stamp: a word, below it what each party has, and the swing counties won."""
    columns = len(counts) + bool(swing)
    wide = _width(columns)
    x = -_LINE * columns / 2 + _LINE / 2
    parts: list[Tree] = []
    for number, count in enumerate(counts):
        parts.append(h("g", {"class": f"seat-{number}"}, shape(SHAPES[number], x - 7, 9, 4.6)))
        parts.append(h("text", {"class": "gm-count", "x": num(x + 6.5), "y": "12.6"}, count))
        x += _LINE
    if swing:
        parts.append(h("g", {"class": "gm-star"}, shape("star", x - 7, 9, 4.6)))
        parts.append(h("text", {"class": "gm-count", "x": num(x + 6.5), "y": "12.6"}, swing))
    inner = [fit_line("gm-word", 0, -1, word, wide - 6, _WORD), *parts]
    kind = f"gm-stamp {_paint(party, len(counts))}"
    pressed = stamp(*at, wide, _HIGH, "", kind, face=inner, turn=-5)
    return h("g", {"key": f"stamp-{key}"}, pressed)
