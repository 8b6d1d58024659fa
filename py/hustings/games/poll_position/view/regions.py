"""The regions: Canada on a wide board, a grid on a tall one; their names and markers."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.lettering import shortened, width
from hustings.draw.marker import marker
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import PACIFIC, REGION_OF, REGIONS, WEEKS
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.view import canada
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import layout
from hustings.games.poll_position.view.pieces import rect, shortage_token
from hustings.games.poll_position.view.target import closeup_link
from hustings.messages.generated import poll_position_board as messages

_FIRST_DISTRICT: Final = [REGION_OF.index(region) for region in range(REGIONS)]
MIN_NAME_SIZE: Final = 11.5
"""Font size of a region's name where it is crowded."""
MIN_MARKER_RADIUS: Final = 7.0
"""Radius at which the letter of a marker is still legible."""
SHORT_NAMES: Final = tuple(
    messages.columbia_short() if region == PACIFIC else words.REGIONS[region]
    for region in range(REGIONS)
)
"""Names of the regions on a tall board."""


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


def region_ground(drawing: Drawing, region: int) -> Tree:
    """Return the land of a region, raised while a marker works there or it is counted."""
    obs = drawing.obs
    counting = obs.week == WEEKS and obs.counted == region + 1
    worked = drawing.working and region == obs.region[obs.worker]
    return _ground(drawing.board.tall, region, worked, counting)


@part
def _ground(tall: bool, region: int, worked: bool, counting: bool) -> Tree:
    kind = f"pp-region pp-of-{words.REGION_KEYS[region]}"
    land: Child = h("path", {"class": "pp-ground", "d": canada.REGIONS[region]})
    if tall:
        cell = layout(tall).cells[region]
        land = rect(cell.inside(1, 1, cell.w - 2, cell.h - 2), "pp-ground", 6)
    kind = cls(kind, worked and "pp-worked", counting and "pp-tallied") or ""
    return h("g", {"class": kind, "data-part": "area:1" if worked else None}, land)


def region_head(drawing: Drawing, region: int) -> list[Child]:
    """Return a region's name and the markers there."""
    here = [each for each, at in enumerate(drawing.obs.region) if at == region]
    box = drawing.board.heads[region]
    tall, size = drawing.board.tall, 12.5 if drawing.board.tall else 16.0
    r, pitch = (8.0, 17.0) if tall else (11.0, 24.0)
    short = drawing.obs.shortage == region
    count, room = len(here) + short, box.w - 8
    fits = size * width(words.REGIONS[region], "display") + 0.85 * pitch * count <= room
    name = (words.REGIONS if fits and not tall else SHORT_NAMES)[region]
    if size * width(name, "display") + 0.85 * pitch * count > room:
        size = max(MIN_NAME_SIZE, 0.8 * size)
    name = shortened(name, (room - 2 * MIN_MARKER_RADIUS * count) / size, "display")
    name_width = size * width(name, "display") + 10  # with room on both sides
    pitch = min(pitch, (box.w - name_width) / max(1, count))
    r = min(r, max(MIN_MARKER_RADIUS, pitch * 0.52))  # room for a whole team in one region
    plaque = drawing.board.plaques[
        _FIRST_DISTRICT[region]
    ].box  # markers are aligned with it where they fit
    right = box.x + min(box.w, max(plaque.w, name_width + pitch * count))
    y = box.y + (10 if tall else 12)
    at = [(right - r - 2 - pitch * i, y) for i in range(count)]
    near = drawing.board.closeup or drawing.obs.week == WEEKS
    return [
        None if near else closeup_link(drawing.board.cells[region], region),
        _name(name, box.x + 5, y + 0.36 * size, size),
        _shortage(at[0], r) if short else None,
        [_pawn(drawing, each, x, y, r) for each, (x, y) in zip(here, at[short:], strict=True)],
    ]


@part
def _name(name: str, x: float, y: float, size: float) -> Tree:
    at = {"x": num(x), "y": num(y), "font-size": num(size)}
    return h("text", {"class": "pp-region-name", **at}, name)


def _shortage(at: tuple[float, float], r: float) -> Tree:
    return h(
        "g",
        {"class": "pp-shortage", "role": "img", "aria-label": messages.short_of_personnel()},
        shortage_token(*at, r, messages.short_of_personnel_means(cost=SHORT_STAFFING)),
    )


def _pawn(drawing: Drawing, number: int, x: float, y: float, r: float) -> Tree:
    """Return a marker with the player and specialist as its label."""
    player = words.player(number, drawing.look.names)
    role = words.SPECIALISTS[drawing.obs.specialist[number]]
    label = messages.marker_label(player=player, role=role)
    active = drawing.working and number == drawing.obs.worker
    return _marker(number, x, y, r, label, active)


@part
def _marker(number: int, x: float, y: float, r: float, label: str, active: bool) -> Tree:
    return h(
        "g",
        {"class": cls("pp-pawn", active and "pp-active"), "role": "img", "aria-label": label},
        h("title", {}, label),
        h("ellipse", {"class": "pp-shade", "cx": num(x), "cy": num(y + r * 0.95),
                      "rx": num(r), "ry": num(r * 0.3)}),
        marker(number, x, y, r),
    )  # fmt: skip


def region_target(drawing: Drawing, region: int) -> Child:
    """Return the whole region as a click target while a region is to be chosen."""
    picks = drawing.picks
    choice = picks.named("region", region, *drawing.path) if picks.chosen else None
    choice = choice or picks.named("region", region, v.V_PLAN)
    if choice is None and region == _region_to_stay(drawing):
        choice = picks.verb(v.V_STAY)
    if choice is None:
        return None
    cell, label = drawing.board.cells[region], drawing.label(choice.move)
    laid = {"data-laid": choice.token} if choice.move[0] == v.V_STAY else {}
    return h(
        "g",
        {"class": "pp-plan legal", **laid, **act(choice, label)},
        h("title", {}, label),
        rect(cell, "pp-reach", 8),
    )


def _region_to_stay(drawing: Drawing) -> int:
    """Return the region in which the worker may stay, the only one without a plan move."""
    others = {move[1] for move in drawing.picks.legal if move[0] == v.V_PLAN}
    left = [region for region in range(REGIONS) if region not in others]
    return left[0] if len(left) == 1 else REGIONS
