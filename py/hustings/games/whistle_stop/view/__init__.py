"""Drawing of Whistle-Stop: the map with everybody's delegates, the cards in front of the viewer."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED, Look
from hustings.draw.marker import marker
from hustings.draw.tree import cls, h, num
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.state import StopState, delegates, points, regions_won
from hustings.games.whistle_stop.view.map import HEIGHT, OUTLINES, WIDTH
from hustings.games.whistle_stop.view.night import BAR, banner, electing, tally, verdicts
from hustings.games.whistle_stop.view.panel import (
    candidates,
    chances,
    origins,
    piles,
    results,
    several,
)
from hustings.games.whistle_stop.view.played import on_map
from hustings.games.whistle_stop.view.region import Scene, draw_region
from hustings.games.whistle_stop.view.tray import draw_tray

DRAWS = frozenset({"region", "card", "die", "delegates"})
ARRANGED = FIXED
_NAMES = 22
_STRIP = _NAMES + BAR + 5
"""What stands above the map: names with points, and the bar of all points."""
_LINE = _NAMES / 2 - _STRIP


def board(obs: StopState, picks: Picks, look: Look) -> Tree:
    """Return the map with the score above it, and below it what the viewer holds or sees rolled."""
    scene = Scene(obs, picks, look)
    drawn = h(
        "svg",
        {
            "viewBox": f"0 {-_STRIP} {WIDTH} {HEIGHT + _STRIP}",
            "class": cls("ws-map", obs.turn.mode == OVER and "ws-over",
                         electing(obs) and "ws-night", len(obs.stack) % 2 == 1 and "ws-stopped"),
            "role": "group",
            "aria-label": "Map of the fifteen regions",
        },
        h("rect", {"class": "ws-sea", "y": num(-_STRIP), "width": num(WIDTH),
                   "height": num(HEIGHT + _STRIP), "rx": "8"}),
        _scores(obs, look),
        tally(obs, 1 - BAR - 5),
        [draw_region(scene, r) for r in range(N)],
        h("path", {"class": "ws-voting", "d": OUTLINES[obs.region]}) if obs.region < N else None,
        list(verdicts(scene)),
        on_map(scene),
    )  # fmt: skip
    rows = draw_tray(scene)
    kind = cls("ws-board", len(rows) > 1 and "ws-crowded")
    return h(
        "div",
        {"class": kind},
        h("div", {"class": "ws-theatre"}, drawn, banner(scene)),
        h("div", {"class": "ws-tray"}, rows),
    )


def _scores(obs: StopState, look: Look) -> list[Tree]:
    """Return everybody's points in a strip above the map."""
    width = WIDTH / obs.seats
    drawn = []
    for seat in range(obs.seats):
        x = seat * width + 6
        won = f"{points(obs, seat)} points from {regions_won(obs, seat)} regions"
        more = f"{delegates(obs, seat)} delegates, {len(obs.hands[seat])} cards"
        said = f"{look.names[seat]}: {won}, {more}"
        turn = seat in obs.turn.seats
        name = look.names[seat]
        room = 13 if obs.seats == 2 else 7 if obs.seats == 3 else 4
        short = name if len(name) <= room else name[: room - 1] + "…"
        drawn.append(
            h(
                "g",
                {"class": cls("ws-score-of", turn and "ws-turn"), "role": "img",
                 "aria-label": said},
                h("title", {}, said),
                marker(seat, x + 7, _LINE, 7),
                h("text", {"class": "ws-score-name", "x": num(x + 17), "y": num(_LINE + 4)},
                  short),
                h("text", {"class": "ws-score-points", "x": num(x + width - 10),
                           "y": num(_LINE + 5)}, f"{points(obs, seat)}"),
            )
        )  # fmt: skip
    return drawn


def panels(obs: StopState, picks: Picks, look: Look) -> list[Tree]:
    """Return candidates, the last votes, chances (at the end, what was won) and piles.

    Before them, while delegates are placed, a way to place several at once.
    """
    regions = origins if obs.turn.mode == OVER else chances
    many = several(Scene(obs, picks, look))
    found = [many, candidates(obs, look), results(obs, look), regions(obs, look), piles(obs)]
    return [panel for panel in found if panel is not None]
