"""The count on the map, and the verdict: three numbers, their sum, and how the country takes it."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.core.wording import counted, signed
from hustings.draw.tree import Child, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import HQ, IN_REGION, REGIONS
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.map import TILES

_MOODS: Final = {
    "triumph": "M12 1l3.3 7 7.7 1-5.5 5.4L18.9 22 12 18.3 5.1 22l1.4-7.600L1 9l7.700-1z",
    "well_done": "M3 2h18v20H3zM6 6h12v4H6zM6 13h12M6 16h12M6 19h8",
    "trouble": "M8 1h8v12H8zM5 9v3q0 6 7 6t7-6V9M12 18v5M8 23h8",
    "disaster": "M5 1v8q0 4 7 4t7-4V1M12 1v22",
}
"""A star, a newspaper, a microphone, a pitchfork."""


def running(obs: State) -> Tree:
    """Return, in place of the weeks, how far the count is and what it has come to."""
    turnout, complaints = tally.so_far(obs) if obs.counted <= REGIONS else _whole(obs)
    grumbles = counted(complaints, "complaint") if complaints else "no complaints"
    said = f"The count: turnout {turnout}, {grumbles}" if obs.counted else "The count begins"
    return h("text", {"class": "pp-running", "x": "6", "y": "17"}, said)


def _whole(obs: State) -> tuple[int, int]:
    result = tally.sheet(obs)
    return result.turnout, result.complaints


def marks(obs: State) -> list[Child]:
    """Return on each place that is counted whether everybody was served, or how many were not."""
    if not obs.counted:
        return []
    regions = (*IN_REGION, (HQ,))[: obs.counted]
    places = [place for region in regions for place in region if not obs.closed[place]]
    last = (*IN_REGION, (HQ,))[obs.counted - 1]
    return [
        _mark(place, tally.complaints(obs, place, obs.known(place)), last.index(place))
        if place in last
        else _mark(place, tally.complaints(obs, place, obs.known(place)), -1)
        for place in places
    ]


@part
def _mark(place: int, complaints: int, late: int) -> Tree:
    """Return the mark of one place. late: how many are shown before it, -1 when it stands."""
    box = TILES[place]
    said = f"−{complaints}" if complaints else "✓"
    wide = 9 + 7 * len(said)
    x, y = box.x + box.w - 4 - wide / 2, box.y + box.h - 17
    kind = "pp-mark-bad" if complaints else "pp-mark-good"
    return h(
        "g",
        {"class": f"pp-counted {kind}" + (" pp-pop" if late >= 0 else "")}
        | {"style": f"animation-delay:{350 * late + 250}ms" if late >= 0 else None},
        h("rect", {"x": num(x - wide / 2), "y": num(y - 6.5), "width": num(wide),
                   "height": "13", "rx": "6.5"}),
        h("text", {"x": num(x), "y": num(y + 4)}, said),
    )  # fmt: skip


def poster(obs: State) -> Tree:
    """Return the verdict over headquarters and the Territories."""
    result = tally.sheet(obs)
    return _poster(result)


@part
def _poster(result: tally.Sheet) -> Tree:
    numbers = (
        (f"Turnout {result.turnout}", signed(result.turnout_points)),
        ("Complaints", signed(-result.complaints)),
        (f"Cost {result.cost}", signed(-result.cost_points)),
        (words.VERDICTS[result.verdict], f"= {signed(result.final)}"),
    )
    box = {"x": "3", "y": "25", "width": "354", "height": "90", "rx": "8"}
    return h(
        "g",
        {"class": f"pp-poster pp-verdict-{result.verdict}"},
        h("rect", box),
        [_number(n, label, number) for n, (label, number) in enumerate(numbers)],
        _mood(result.verdict),
    )


def _number(n: int, label: str, number: str) -> Tree:
    x = 46 + 88 * n
    late = f"animation-delay:{700 * n}ms"
    return h(
        "g",
        {"class": "pp-pop", "style": late},
        h("text", {"class": "pp-sum-label", "x": num(x), "y": "41"}, label),
        h("text", {"class": "pp-sum", "x": num(x), "y": "65"}, number),
    )


def _mood(verdict: str) -> Tree:
    lines = [""]
    for word in words.MOODS[verdict].split():
        if len(lines[-1]) + len(word) > 41:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    flag: list[Child] = [
        h("rect", {"class": "pp-flag", "x": "326", "y": "77", "width": "28", "height": "28"}),
        h("path", {"class": "pp-flag-cross", "d": "M337 81h6v7h7v6h-7v7h-6v-7h-7v-6h7z"}),
    ]
    return h(
        "g",
        {"class": "pp-pop", "style": "animation-delay:2800ms"},
        h("path", {"class": "pp-mood-sign", "d": _MOODS[verdict],
                   "transform": "translate(9 76) scale(1.3)"}),
        [
            h("text", {"class": "pp-mood", "x": "48", "y": num(88 + 16 * n)}, line)
            for n, line in enumerate(lines)
        ],
        flag if verdict == "disaster" else None,
    )  # fmt: skip
