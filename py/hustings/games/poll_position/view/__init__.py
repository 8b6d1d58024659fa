"""Drawing of Poll Position!: the map with its places, and the panels beside it."""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import Child, cls, h, num
from hustings.games.poll_position.board import HQ, PLACES, REGIONS, WEEKS
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.closeup import (
    CloseUp,
    closeup_region,
    draw_closeup,
    fills_board,
)
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.event_scenes import draw_events, draw_rolled
from hustings.games.poll_position.view.legend import draw_badge_legend
from hustings.games.poll_position.view.mat import draw_mat
from hustings.games.poll_position.view.panel import forecast_panel, team_panel, week_panel
from hustings.games.poll_position.view.place import draw_place
from hustings.games.poll_position.view.regions import region_ground, region_head, region_target, sea
from hustings.games.poll_position.view.score import score_sheet
from hustings.games.poll_position.view.score_row import SCORE, draw_score_row
from hustings.games.poll_position.view.strip import draw_strip
from hustings.games.poll_position.view.verdict import count_marks, draw_count
from hustings.messages.generated import poll_position_board as messages

DRAWN_KINDS: Final = frozenset({"place", "region"})
INITIAL_ARRANGEMENT: Final = CloseUp()
PANEL_VERBS: Final = frozenset[int]()


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the map of Canada: the weeks above it, the active player below."""
    drawing = Drawing(obs, picks, look)
    size = drawing.board
    close = closeup_region(drawing)
    shape = "pp-tall" if size.tall else "pp-wide"
    return h(
        "svg",
        {
            "viewBox": f"0 0 {num(size.width)} {num(size.height)}",
            "class": cls("pp-board", shape),
            "role": "group",
            "aria-label": messages.map_label(),
        },
        sea(size.tall),
        draw_strip(drawing) if obs.week < WEEKS else draw_count(drawing),
        h(
            "g",
            {"class": "pp-beneath" if size.tall and fills_board(close) else None},
            _map(drawing),
            draw_score_row(drawing),
            draw_badge_legend(drawing),
        ),
        draw_mat(drawing),
        draw_events(drawing) if close != SCORE else None,
        draw_closeup(drawing, close) if close is not None else None,
        count_marks(obs, size) if obs.week == WEEKS else None,
        draw_rolled(drawing) if close != SCORE else None,
    )


def _map(drawing: Drawing) -> list[Child]:
    """Return all regions with their places, and headquarters."""
    every = range(REGIONS)
    return [
        *(region_ground(drawing, region) for region in every),
        *(
            [region_head(drawing, region), _places(drawing, region), region_target(drawing, region)]
            for region in every
        ),
        draw_place(drawing, HQ),
    ]


def _places(drawing: Drawing, region: int) -> list[Tree]:
    return [draw_place(drawing, n) for n in range(PLACES - 1) if min(n // 3, REGIONS - 1) == region]


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the panels: the week (or the score sheet), the team, the forecast."""
    del picks
    if HIDDEN in obs.region:
        obs = obs.clone()
    first = [score_sheet(obs)] if obs.week == WEEKS else [week_panel(obs, look)]
    if not obs.specialist:
        return first
    return [*first, team_panel(obs, look), forecast_panel(obs)]
