"""Draw the nine states of Early States as silhouettes, from the boundaries of the Census Bureau.

python tools/research/silhouettes_early_states.py F

F is `states-albers-10m.json` of the npm package us-atlas 3.0.1 (ISC; boundaries of the US Census
Bureau, public domain, already projected by Albers): `npm install us-atlas@3.0.1` in any folder.
What it prints is `py/hustings/games/early_states/view/silhouettes.py`.
"""

from __future__ import annotations

import heapq
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.games.early_states.phrases import STATE_NAMES  # noqa: E402

BOX: Final = 100
"""Each state is drawn as large as fits into a square of this side, in whole units."""
SMALLEST: Final = 2.0
"""A corner goes whose triangle with its neighbours covers less: in square units of the box."""
ISLAND: Final = 30.0
"""Islands that cover less are left out."""

HEADER: Final = '''"""Silhouettes of the nine states, each in a square of {box} units around 0,0.

Made by tools/research/silhouettes_early_states.py from us-atlas (see NOTICE.md), not by hand.
"""

from __future__ import annotations

from typing import Final

SILHOUETTES: Final = (
'''

Point = tuple[float, float]


def area(ring: Sequence[Point]) -> float:
    """Return twice the area of a closed line, signed."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def decoded(atlas: dict[str, Any]) -> list[list[Point]]:
    """Return the arcs of a topology as points."""
    scale, move = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * scale[0] + move[0], y * scale[1] + move[1]))
        arcs.append(line)
    return arcs


def rings(arcs: Sequence[Sequence[Point]], shape: dict[str, Any]) -> list[list[Point]]:
    """Return the outlines of a state, holes left out."""
    polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
    found = []
    for outer, *_ in polygons:
        ring: list[Point] = []
        for number in outer:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            ring += arc[:-1]
        found.append(ring)
    return found


def fitted(outlines: list[list[Point]]) -> list[list[Point]]:
    """Return outlines moved and scaled into the box around 0,0."""
    xs = [x for ring in outlines for x, _ in ring]
    ys = [y for ring in outlines for _, y in ring]
    size = max(max(xs) - min(xs), max(ys) - min(ys))
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    k = BOX / size
    return [[((x - middle[0]) * k, (y - middle[1]) * k) for x, y in ring] for ring in outlines]


def simplified(ring: list[Point]) -> list[Point]:
    """Return a ring without the corners that matter least (Visvalingam's way)."""
    before = [*range(-1, len(ring) - 1)]
    after = [*range(1, len(ring)), 0]
    before[0] = len(ring) - 1
    gone: set[int] = set()

    def weight(i: int) -> float:
        return abs(area([ring[before[i]], ring[i], ring[after[i]]])) / 2

    waiting = [(weight(i), i) for i in range(len(ring))]
    heapq.heapify(waiting)
    while waiting:
        size, i = heapq.heappop(waiting)
        if i in gone or size != weight(i):
            continue
        if size >= SMALLEST or len(ring) - len(gone) < 5:
            break
        gone.add(i)
        before[after[i]], after[before[i]] = before[i], after[i]
        for other in (before[i], after[i]):
            heapq.heappush(waiting, (weight(other), other))
    return [point for i, point in enumerate(ring) if i not in gone]


def path(outlines: list[list[Point]]) -> str:
    """Return outlines as the data of an SVG path, in whole units."""
    said = ""
    for ring in outlines:
        whole = [(round(x), round(y)) for x, y in ring]
        x, y = whole[0]
        said += f"M{x} {y}l"
        steps = []
        for there in whole[1:]:
            steps.append(f"{there[0] - x} {there[1] - y}")
            x, y = there
        said += " ".join(steps).replace(" -", "-") + "z"
    return said


def main() -> None:
    """Print the module."""
    atlas = json.loads(Path(sys.argv[1]).read_text())
    arcs = decoded(atlas)
    shapes = {s["properties"]["name"]: s for s in atlas["objects"]["states"]["geometries"]}
    said = HEADER.format(box=BOX)
    for name in STATE_NAMES:  # the atlas has the same English names
        outlines = fitted(rings(arcs, shapes[name]))
        large = [simplified(ring) for ring in outlines if abs(area(ring)) / 2 >= ISLAND]
        data = path(large)
        lines = [data[i : i + 88] for i in range(0, len(data), 88)]
        said += f"    # {name}\n"
        if len(lines) == 1:
            said += f'    "{data}",\n'
        else:
            said += "    (\n" + "".join(f'        "{line}"\n' for line in lines) + "    ),\n"
    sys.stdout.write(f"{said})\n")


if __name__ == "__main__":
    main()
