"""The ground of the board: Canada in a wide room, a grid in a tall one; names and markers."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.marker import marker
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import PACIFIC, REGION_OF, REGIONS, WEEKS
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.view import canada
from hustings.games.poll_position.view.layout import layout
from hustings.games.poll_position.view.pieces import letters, rect, shortage_token
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.target import brings
from hustings.messages.generated import poll_position_board as messages

_FIRST: Final = [REGION_OF.index(region) for region in range(REGIONS)]
SMALL: Final = 11.5
"""The smallest size of a region's name, where many work in it."""
LEAST: Final = 7.0
"""The radius of a marker whose letter can just be read."""
SHORT_NAMES: Final = tuple(
    messages.columbia_short() if region == PACIFIC else words.REGIONS[region]
    for region in range(REGIONS)
)
"""The regions as they stand on the board of a phone."""


@part
def sea(tall: bool) -> Tree:
    """Return the water and the land beyond the border."""
    board = layout(tall)
    whole = {"width": num(board.width), "height": num(board.height), "rx": "8"}
    return h(
        "g",
        {},
        h("rect", {"class": "pp-sea", **whole}),
        None if tall else h("path", {"class": "pp-beyond", "d": canada.BEYOND}),
    )


def ground(scene: Scene, region: int) -> Tree:
    """Return the land of a region: tinted, raised while somebody works there or it is counted."""
    obs = scene.obs
    counting = obs.week == WEEKS and obs.counted == region + 1
    worked = scene.working and region == obs.region[obs.worker]
    return _ground(scene.board.tall, region, worked, counting)


@part
def _ground(tall: bool, region: int, worked: bool, counting: bool) -> Tree:
    kind = f"pp-region pp-of-{words.REGION_KEYS[region]}"
    land: Child = h("path", {"class": "pp-ground", "d": canada.REGIONS[region]})
    if tall:
        cell = layout(tall).cells[region]
        land = rect(cell.inside(1, 1, cell.w - 2, cell.h - 2), "pp-ground", 6)
    kind = cls(kind, worked and "pp-worked", counting and "pp-tallied") or ""
    return h("g", {"class": kind, "data-part": "area:1" if worked else None}, land)


def head(scene: Scene, region: int) -> list[Child]:
    """Return a region's name and who works there."""
    here = [each for each, at in enumerate(scene.obs.region) if at == region]
    box = scene.board.heads[region]
    tall, size = scene.board.tall, 12.5 if scene.board.tall else 16.0
    r, pitch = (8.0, 17.0) if tall else (11.0, 24.0)
    short = scene.obs.shortage == region
    count, most = len(here) + short, box.w - 8
    fits = letters(words.REGIONS[region]) * size * 0.95 + 0.85 * pitch * count <= most
    name = (words.REGIONS if fits and not tall else SHORT_NAMES)[region]
    if letters(name) * size * 0.95 + 0.85 * pitch * count > most:
        size = max(SMALL, 0.8 * size)
    wide = letters(name) * size * 0.95 + 8
    pitch = min(pitch, (box.w - wide) / max(1, count))
    r = min(r, max(LEAST, pitch * 0.52))  # a whole team in one region stands close
    plaque = scene.board.plaques[_FIRST[region]].box  # markers end where it does, if they can
    right = box.x + min(box.w, max(plaque.w, wide + pitch * count))
    y = box.y + (10 if tall else 12)
    at = [(right - r - 2 - pitch * i, y) for i in range(count)]
    near = scene.board.near or scene.obs.week == WEEKS
    return [
        None if near else brings(scene.board.cells[region], region),
        _name(name, box.x + 5, y + 0.36 * size, size),
        _short(at[0], r) if short else None,
        [_pawn(scene, each, x, y, r) for each, (x, y) in zip(here, at[short:], strict=True)],
    ]


@part
def _name(name: str, x: float, y: float, size: float) -> Tree:
    at = {"x": num(x), "y": num(y), "font-size": num(size)}
    return h("text", {"class": "pp-region-name", **at}, name)


def _short(at: tuple[float, float], r: float) -> Tree:
    return h(
        "g",
        {"class": "pp-shortage", "role": "img", "aria-label": messages.short_of_personnel()},
        shortage_token(*at, r, messages.short_of_personnel_means(cost=SHORT_STAFFING)),
    )


def _pawn(scene: Scene, number: int, x: float, y: float, r: float) -> Tree:
    """Return the marker of somebody who works here."""
    player = words.player(number, scene.look.names)
    role = words.SPECIALISTS[scene.obs.specialist[number]]
    label = messages.marker_label(player=player, role=role)
    active = scene.working and number == scene.obs.worker
    return _standing(number, x, y, r, label, active)


@part
def _standing(number: int, x: float, y: float, r: float, label: str, active: bool) -> Tree:
    return h(
        "g",
        {"class": cls("pp-pawn", active and "pp-active"), "role": "img", "aria-label": label},
        h("title", {}, label),
        h("ellipse", {"class": "pp-shade", "cx": num(x), "cy": num(y + r * 0.95),
                      "rx": num(r), "ry": num(r * 0.3)}),
        marker(number, x, y, r),
    )  # fmt: skip


def plan(scene: Scene, region: int) -> Child:
    """Return the whole region as something to click, wherever a region is asked for."""
    picks = scene.picks
    found = picks.named("region", region, *scene.path) if picks.chosen else None
    found = found or picks.named("region", region, v.V_PLAN)
    if found is None and region == _stayed(scene):
        found = picks.verb(v.V_STAY)
    if found is None:
        return None
    cell, label = scene.board.cells[region], scene.label(found.move)
    return h(
        "g",
        {"class": "pp-plan legal", **act(found, label)},
        h("title", {}, label),
        rect(cell, "pp-reach", 8),
    )


def _stayed(scene: Scene) -> int:
    """Return the region in which whoever agrees may stay: the one they cannot change to."""
    others = {move[1] for move in scene.picks.legal if move[0] == v.V_PLAN}
    left = [region for region in range(REGIONS) if region not in others]
    return left[0] if len(left) == 1 else REGIONS
