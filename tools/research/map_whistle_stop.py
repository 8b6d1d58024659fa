"""Draw the fifteen regions of Whistle-Stop from census geography and write them into its folder.

    npm install us-atlas@3.0.1 mapshaper@0.7.70   # in a folder of its own, not in here
    python tools/research/map_whistle_stop.py THAT_FOLDER [--keep 5] [--out FILE]

us-atlas (ISC) holds the states of the United States Census Bureau, in the public domain, already
projected (Albers, 975 by 610); mapshaper (MPL-2.0) simplifies them, keeping shared borders shared.
West to east the map is stretched a little, the more the farther east, where regions are small.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.games.whistle_stop.regions import REGIONS  # noqa: E402

OUT = ROOT / "py" / "hustings" / "games" / "whistle_stop" / "view" / "shapes.py"
STATES = "AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 "
STATES += "KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 "
STATES += "ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56"
NUMBER = {code[2:]: code[:2] for code in STATES.split()}
WIDTH, STRETCH = 960.0, 0.42
ISLAND = 14.0
"""What covers less is left out, in square units, unless it is all there is of a state."""

Ring = list[tuple[int, int]]


def shaped(folder: Path, keep: float) -> list[dict[str, Any]]:
    """Return the states, simplified: features with a `region`, and the lines within regions."""
    where = {code: r for r, region in enumerate(REGIONS) for code, _ in region.states}
    table = {number: where[code] for number, code in NUMBER.items()}
    apart = "this.properties.part = FID === '02' ? 'a' : FID === '15' ? 'h' : 'm'"
    with tempfile.TemporaryDirectory() as made:
        run = [
            str(folder / "node_modules" / ".bin" / "mapshaper"),
            str(folder / "node_modules" / "us-atlas" / "states-albers-10m.json"),
            *("-target", "states", "-each", f"region = {json.dumps(table)}[FID]"),
            *("-each", apart, "-simplify", f"{keep}%", "keep-shapes"),
            *("-filter-islands", f"min-area={ISLAND:g}", "-dissolve", "region,part", "+"),
            *("name=regions", "-o", f"{made}/r.json", "format=geojson", "target=regions"),
            *("-innerlines", "+", "name=lines", "target=states", "where=A.region === B.region"),
            *("-o", f"{made}/l.json", "format=geojson", "target=lines"),
        ]
        subprocess.run(run, check=True)
        found = [json.loads(Path(made, name).read_text()) for name in ("r.json", "l.json")]
    lines = found[1].get("features") or [{"geometry": g} for g in found[1]["geometries"]]
    return [*found[0]["features"], *lines]


def placed(x: float, y: float) -> tuple[int, int]:
    """Return where a place of the projection stands on the map, in whole units."""
    share = x / WIDTH
    east = WIDTH * (share * (1 - STRETCH / 2) + STRETCH / 2 * share * share)
    return round(east), round(y)


def thinned(points: Iterable[tuple[float, float]]) -> Ring:
    """Return the points in whole units, none twice in a row."""
    found: Ring = []
    for x, y in points:
        spot = placed(x, y)
        if not found or found[-1] != spot:
            found.append(spot)
    return found


def rings(geometry: dict[str, Any], least: float = 0) -> Iterator[Ring]:
    """Yield the outer rings of a shape, or its lines."""
    kind, held = geometry["type"], geometry["coordinates"]
    if kind == "LineString":
        held = [held]
    elif kind == "MultiPolygon":
        held = [polygon[0] for polygon in held]
    elif kind == "Polygon":
        held = held[:1]
    for ring in held:
        if area(ring) >= least:
            yield thinned((x, y) for x, y in ring)


def area(ring: list[list[float]]) -> float:
    """Return what a ring covers."""
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) / 2


def packed(found: Iterable[Ring]) -> str:
    """Return rings as text: the first point of each, then the steps from point to point."""
    texts = []
    for ring in found:
        x, y = ring[0]
        steps = [f"{x} {y}"]
        for u, v in ring[1:]:
            steps.append(f"{u - x} {v - y}")
            x, y = u, v
        texts.append(" ".join(steps))
    return ",".join(texts)


def main() -> None:
    """Write the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keep", type=float, default=5)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    parts: dict[tuple[int, str], list[Ring]] = {}
    lines: list[Ring] = []
    for feature in shaped(given.folder, given.keep):
        properties = feature.get("properties") or {}
        if "part" in properties:
            parts[properties["region"], properties["part"]] = list(
                rings(feature["geometry"], 60 if properties["part"] == "m" else ISLAND)
            )
        else:
            lines += rings(feature["geometry"])
    given.out.write_text(source(parts, lines))


def source(parts: dict[tuple[int, str], list[Ring]], lines: list[Ring]) -> str:
    """Return the module's text."""
    rows = "".join(f"    {wrapped(packed(parts[r, 'm']))},\n" for r in range(len(REGIONS)))
    northwest = next(r for r, region in enumerate(REGIONS) if region.id == "northwest")
    far = "".join(f"    {wrapped(packed(parts[northwest, part]))},\n" for part in "ah")
    return (
        '"""The ground of the regions: census geography by tools/research/map_whistle_stop.py.\n\n'
        "A shape is its rings, parted by commas: a point, then steps from point to point.\n"
        '"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
        f"REGIONS: Final = (\n{rows})\n"
        '"""As in regions.REGIONS, the forty-eight states that touch each other."""\n\n'
        f"ALASKA_AND_HAWAII: Final = (\n{far})\n"
        '"""Alaska and Hawaii, which belong to the Northwest."""\n\n'
        f"STATE_BORDERS: Final = {wrapped(packed(lines))}\n"
        '"""The borders of states within a region; open lines."""\n'
    )


def wrapped(text: str) -> str:
    """Return a text as lines of source."""
    found, line = [], ""
    for word in text.split(" "):
        if len(line) + len(word) > 88:
            found.append(line)
            line = ""
        line += f"{word} "
    found.append(line.rstrip())
    return "(\n        " + "\n        ".join(json.dumps(line) for line in found) + "\n    )"


if __name__ == "__main__":
    main()
