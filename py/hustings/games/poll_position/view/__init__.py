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
from hustings.games.poll_position.view.glass import Glass, covers, draw_near, near
from hustings.games.poll_position.view.happening import draw_happening
from hustings.games.poll_position.view.mat import draw_mat
from hustings.games.poll_position.view.panel import forecast_panel, team, the_week
from hustings.games.poll_position.view.place import draw_place
from hustings.games.poll_position.view.regions import ground, head, plan, sea
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.score import sheet
from hustings.games.poll_position.view.strip import draw_strip
from hustings.games.poll_position.view.verdict import marks, running
from hustings.messages.generated import poll_position_board as messages

DRAWN_KINDS: Final = frozenset({"place", "region"})
INITIAL_ARRANGEMENT: Final = Glass()
PANEL_VERBS: Final = frozenset[int]()


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the map of Canada with headquarters, the weeks above it, whose turn it is below."""
    scene = Scene(obs, picks, look)
    size = scene.board
    close = near(scene)
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
        draw_strip(scene) if obs.week < WEEKS else running(scene),
        h("g", {"class": "pp-beneath" if size.tall and covers(close) else None}, _map(scene)),
        draw_mat(scene),
        draw_near(scene, close) if close is not None else None,
        marks(obs, size) if obs.week == WEEKS else None,
        draw_happening(scene),
    )


def _map(scene: Scene) -> list[Child]:
    """Return all regions with their places, and headquarters."""
    every = range(REGIONS)
    return [
        *(ground(scene, region) for region in every),
        *([head(scene, region), _places(scene, region), plan(scene, region)] for region in every),
        draw_place(scene, HQ),
    ]


def _places(scene: Scene, region: int) -> list[Tree]:
    return [draw_place(scene, n) for n in range(PLACES - 1) if min(n // 3, REGIONS - 1) == region]


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the week, or the score sheet from the count on; then the team and the forecast."""
    del picks
    if HIDDEN in obs.region:
        obs = obs.clone()
    first = [sheet(obs)] if obs.week == WEEKS else [the_week(obs, look)]
    if not obs.specialist:
        return first
    return [*first, team(obs, look), forecast_panel(obs)]
