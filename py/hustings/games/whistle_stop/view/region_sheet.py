"""A region's sheet: all that a phone's map leaves out of it, laid over the map by a tap."""

from __future__ import annotations

from hustings.draw.look import arrange
from hustings.draw.marker import badge
from hustings.draw.tree import Child, act, cls, h
from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER, N
from hustings.games.whistle_stop.state import in_region
from hustings.games.whistle_stop.text.why import why_not
from hustings.games.whistle_stop.view.map import layout
from hustings.games.whistle_stop.view.panel import shares
from hustings.games.whistle_stop.view.region import Scene
from hustings.games.whistle_stop.view.spread import opened
from hustings.messages.generated import whistle_stop_board as messages


def sheet(scene: Scene) -> Child:
    """Return the sheet that lies on the map, away from its region, if one does."""
    r = opened(scene.look)
    if r >= N:
        return None
    at, obs, look = layout(tall=True), scene.obs, scene.look
    row, chances = in_region(obs, r), shares(obs, r)
    name = REGIONS[r].name
    lines = [
        h(
            "li",
            {"class": cls(obs.holder[r] == seat and "ws-has")},
            badge(seat),
            h("span", {"class": "ws-voter"}, look.names[seat]),
            h("b", {}, f"{n}"),
            h("span", {}, messages.chance(share=chances[seat])),
        )
        for seat, n in enumerate(row)
    ]
    return h(
        "button",
        {"type": "button", "class": cls("ws-sheet", at.spot(r).y > at.height / 2 and "ws-upper"),
         "key": "sheet", **act(arrange("region", r), messages.sheet_close(region=name))},
        h("h2", {}, name, h("span", {}, messages.points_counted(points=EV[r])),
          h("span", {}, messages.super_state()) if r in SUPER else None),
        h("p", {"class": "ws-sheet-head"}, messages.sheet_head()),
        h("ul", {}, lines),
        h("p", {}, _foot(scene, r)),
    )  # fmt: skip


def _foot(scene: Scene, r: int) -> str:
    """Return why the region cannot be chosen, or else how many more delegates fit in."""
    place = scene.reason(r)
    why = why_not(scene.obs, scene.seat, place) if place and scene.seat is not None else ""
    room = scene.obs.all_cap - sum(in_region(scene.obs, r))
    return why or (messages.sheet_room(room=room) if room else messages.sheet_full())
