"""Drawing of Whistle-Stop: the map with everybody's delegates, the cards in front of the viewer."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import cls, h, num, part
from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.view.map import grounds, layout, lines
from hustings.games.whistle_stop.view.night import banner, electing, verdicts
from hustings.games.whistle_stop.view.panel import (
    candidates,
    chances,
    origins,
    piles,
    results,
    several,
)
from hustings.games.whistle_stop.view.plate import tie
from hustings.games.whistle_stop.view.played import on_map
from hustings.games.whistle_stop.view.race import prints, scores, tally, track
from hustings.games.whistle_stop.view.region import Scene, draw_region
from hustings.games.whistle_stop.view.region_sheet import sheet
from hustings.games.whistle_stop.view.spread import INITIAL_ARRANGEMENT
from hustings.games.whistle_stop.view.tray import draw_tray
from hustings.games.whistle_stop.vocabulary import V_PLACE
from hustings.messages.generated import whistle_stop_board as messages

__all__ = ["DRAWN_KINDS", "INITIAL_ARRANGEMENT", "PANEL_VERBS", "board", "panels"]

DRAWN_KINDS = frozenset({"region", "card", "die", "delegates"})
PANEL_VERBS = frozenset({V_PLACE})


def board(obs: StopState, picks: Picks, look: Look) -> Tree:
    """Return the map with the race above it, and below it what the viewer holds or sees rolled."""
    scene = Scene(obs, picks, look)
    at, tall = layout(tall=look.tall), look.tall
    high = at.voting if electing(obs) or obs.turn.mode == OVER else at.height
    regions = [draw_region(scene, r) for r in range(N)]
    threads, lies = on_map(scene)
    drawn = h(
        "svg",
        {
            "viewBox": f"0 0 {at.width} {high}",
            "class": cls("ws-map zoomable", tall and "ws-tall", obs.turn.mode == OVER and "ws-over",
                         electing(obs) and "ws-night", len(obs.stack) % 2 == 1 and "ws-stopped"),
            "role": "group",
            "aria-label": messages.map_label(),
        },
        prints(obs.seats, tall=tall),
        h("rect", {"class": "ws-sea", "width": num(at.width), "height": num(high),
                   "rx": "8"}),
        coast(tall=tall),
        scores(obs, look),
        tally(obs, look),
        track(obs.round, tall=tall) if high > at.rails else None,
        [region.ground for region in regions],
        h("path", {"class": "ws-borders", "d": lines(tall=tall)}),
        h("path", {"class": "ws-voting", "d": grounds(tall=tall)[obs.region]})
        if obs.region < N
        else None,
        [tie(r, tall=tall) for r in range(N) if REGIONS[r].id in at.ties],
        threads,
        [region.plate for region in regions],
        list(verdicts(scene)),
        lies,
    )  # fmt: skip
    rows = draw_tray(scene)
    kind = cls("ws-board", tall and "ws-high", len(rows) > 1 and "ws-crowded")
    return h(
        "div",
        {"class": kind},
        h("div", {"class": "ws-theatre"}, drawn, banner(scene), sheet(scene)),
        h("div", {"class": "ws-tray"}, rows),
    )


@part
def coast(*, tall: bool) -> Tree:
    """Return what lies below the regions: the thickness of the land."""
    return h("path", {"class": "ws-cliff", "d": "".join(grounds(tall=tall)),
                      "transform": "translate(0 2)" if tall else "translate(0 4)"})  # fmt: skip


def panels(obs: StopState, picks: Picks, look: Look) -> list[Tree]:
    """Return candidates, the last votes, chances (at the end, what was won) and piles.

    Before them, while delegates are placed, a way to place several at once.
    """
    regions = origins if obs.turn.mode == OVER else chances
    many = several(Scene(obs, picks, look))
    found = [many, candidates(obs, look), results(obs, look), regions(obs, look), piles(obs)]
    return [panel for panel in found if panel is not None]
