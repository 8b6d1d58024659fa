"""Draw a region's sheet: a tap on a phone's map opens it, with all the map has no room for."""

from __future__ import annotations

from hustings.draw.look import arrange
from hustings.draw.marker import badge
from hustings.draw.tree import Child, act, cls, h
from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER, N
from hustings.games.whistle_stop.state import in_region
from hustings.games.whistle_stop.text.refusals import why_not
from hustings.games.whistle_stop.view.arrangement import open_region
from hustings.games.whistle_stop.view.map import layout_for
from hustings.games.whistle_stop.view.panel import win_chances
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages


def sheet(drawing: Drawing) -> Child:
    """Return the open sheet, away from its region; None while none is open."""
    r = open_region(drawing.look)
    if r >= N:
        return None
    layout, obs, look = layout_for(tall=True), drawing.obs, drawing.look
    row, chances = in_region(obs, r), win_chances(obs, r)
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
        {"type": "button", "key": "sheet", "data-escape": "",
         "class": cls("ws-sheet", layout.spot(r).y > layout.height / 2 and "ws-upper"),
         **act(arrange("region", r), messages.sheet_close(region=name))},
        h("h2", {}, name, h("span", {}, messages.points_counted(points=EV[r])),
          h("span", {}, messages.super_state()) if r in SUPER else None),
        h("p", {"class": "ws-sheet-head"}, messages.sheet_head()),
        h("ul", {}, lines),
        h("p", {}, _foot(drawing, r)),
    )  # fmt: skip


def _foot(drawing: Drawing, r: int) -> str:
    """Return why the region cannot be chosen, or else how many more delegates fit."""
    place = drawing.why_not_prefix(r)
    why = why_not(drawing.obs, drawing.seat, place) if place and drawing.seat is not None else ""
    room = drawing.obs.all_cap - sum(in_region(drawing.obs, r))
    return why or (messages.sheet_room(room=room) if room else messages.sheet_full())
