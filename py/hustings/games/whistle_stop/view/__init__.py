"""Draw Whistle-Stop: the map with everybody's delegates, the viewer's cards, the side panels."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import cls, h, num, part
from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.view.arrangement import INITIAL_ARRANGEMENT
from hustings.games.whistle_stop.view.map import border_path, ground_paths, layout_for
from hustings.games.whistle_stop.view.night import banner, is_election, verdicts
from hustings.games.whistle_stop.view.panel import (
    candidates,
    chances,
    piles,
    place_many,
    point_sources,
    results,
)
from hustings.games.whistle_stop.view.plate import callout
from hustings.games.whistle_stop.view.played import draw_played_card
from hustings.games.whistle_stop.view.polls import is_contested_vote
from hustings.games.whistle_stop.view.race import points_bar, scores, seat_patterns, track
from hustings.games.whistle_stop.view.race_sheet import draw_race_sheet
from hustings.games.whistle_stop.view.region import Drawing, draw_region
from hustings.games.whistle_stop.view.region_sheet import sheet
from hustings.games.whistle_stop.view.tray import draw_tray
from hustings.games.whistle_stop.vocabulary import V_PLACE
from hustings.messages.generated import whistle_stop_board as messages

__all__ = ["DRAWN_KINDS", "INITIAL_ARRANGEMENT", "PANEL_VERBS", "board", "panels"]

DRAWN_KINDS = frozenset({"region", "card", "die", "delegates"})
PANEL_VERBS = frozenset({V_PLACE})


def board(obs: StopState, picks: Picks, look: Look) -> Tree:
    """Return the map with the race above it, and the viewer's cards or the dice below it."""
    drawing = Drawing(obs, picks, look)
    layout, tall = layout_for(tall=look.tall), look.tall
    high = layout.election_height if is_election(obs) or obs.turn.mode == OVER else layout.height
    regions = [draw_region(drawing, r) for r in range(N)]
    aim_lines, played_card = draw_played_card(drawing)
    drawn = h(
        "svg",
        {
            "viewBox": f"0 0 {layout.width} {high}",
            "class": cls("ws-map zoomable", tall and "ws-tall", obs.turn.mode == OVER and "ws-over",
                         is_election(obs) and "ws-night", len(obs.stack) % 2 == 1 and "ws-stopped"),
            "role": "group",
            "aria-label": messages.map_label(),
        },
        seat_patterns(obs.seats, tall=tall),
        h("rect", {"class": "ws-sea", "width": num(layout.width), "height": num(high),
                   "rx": "8"}),
        coast(tall=tall),
        scores(obs, look),
        points_bar(obs, look),
        track(obs.round, tall=tall) if high > layout.rails else None,
        [region.ground for region in regions],
        h("path", {"class": "ws-borders", "d": border_path(tall=tall)}),
        h("path", {"class": "ws-voting", "d": ground_paths(tall=tall)[obs.region]})
        if obs.region < N
        else None,
        [callout(r, tall=tall) for r in range(N) if REGIONS[r].id in layout.callouts],
        aim_lines,
        [region.plate for region in regions],
        list(verdicts(drawing)),
        played_card,
    )  # fmt: skip
    rows = draw_tray(drawing)
    covered = len(rows) > 1 and rows[-1][1]["class"] == "ws-rival"
    split = len(rows) > 1 and is_contested_vote(obs)
    kind = cls("ws-board", tall and "ws-high", len(rows) > 1 and "ws-crowded")
    return h(
        "div",
        {"class": kind},
        h(
            "div",
            {"class": "ws-theatre"},
            drawn,
            banner(drawing),
            sheet(drawing),
            draw_race_sheet(drawing),
        ),
        h("div", {"class": cls("ws-tray", covered and "ws-covered", split and "ws-split")}, rows),
    )


@part
def coast(*, tall: bool) -> Tree:
    """Return the edge of the land below the regions."""
    return h("path", {"class": "ws-cliff", "d": "".join(ground_paths(tall=tall)),
                      "transform": "translate(0 2)" if tall else "translate(0 4)"})  # fmt: skip


def panels(obs: StopState, picks: Picks, look: Look) -> list[Tree]:
    """Return the panels: candidates, the last election, chances (at the end, points), piles.

    While delegates are placed, buttons to place several at once come first.
    """
    regions = point_sources if obs.turn.mode == OVER else chances
    many = place_many(Drawing(obs, picks, look))
    all_panels = [many, candidates(obs, look), results(obs, look), regions(obs, look), piles(obs)]
    return [panel for panel in all_panels if panel is not None]
