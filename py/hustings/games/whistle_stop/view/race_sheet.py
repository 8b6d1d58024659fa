"""Draw the sheet of the race: a press on the bar of points opens it."""

from __future__ import annotations

from hustings.draw.look import arrange
from hustings.draw.marker import badge
from hustings.draw.tree import Child, act, h
from hustings.games.whistle_stop.regions import ALL_POINTS, MAJORITY
from hustings.games.whistle_stop.state import points
from hustings.games.whistle_stop.view.arrangement import is_race_open
from hustings.games.whistle_stop.view.outlook import outlook
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages


def draw_race_sheet(drawing: Drawing) -> Child:
    """Return who has how many points and who needs how many more; None while it is closed."""
    obs, look = drawing.obs, drawing.look
    if not is_race_open(look):
        return None
    totals = [points(obs, seat) for seat in range(obs.seats)]
    lines = [
        h(
            "li",
            {},
            badge(seat),
            h("span", {"class": "ws-voter"}, look.names[seat]),
            h("b", {}, f"{total}"),
            h("span", {}, messages.race_needs(points=max(0, MAJORITY - total))),
        )
        for seat, total in enumerate(totals)
    ]
    free, says = ALL_POINTS - sum(totals), outlook(obs, look)
    return h(
        "button",
        {"type": "button", "key": "race-sheet", "class": "ws-sheet ws-race", "data-escape": "",
         **act(arrange("race"), messages.race_close())},
        h("h2", {}, messages.race_title(points=MAJORITY)),
        h("ul", {}, lines),
        h("p", {}, messages.race_free(points=free)) if free else None,
        h("p", {}, says) if says else None,
        h("p", {"class": "ws-sheet-head"}, messages.race_help(all=ALL_POINTS, points=MAJORITY)),
    )  # fmt: skip
