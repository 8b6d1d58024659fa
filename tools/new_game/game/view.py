"""The drawing of New Game: five towns to choose from, and who leads in how many."""

from __future__ import annotations

from typing import Final

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED, Look
from hustings.draw.marker import marker
from hustings.draw.tree import act, cls, h
from tools.new_game.game import text
from tools.new_game.game.state import NOBODY, State, leaders
from tools.new_game.game.vocabulary import COURT
from tools.new_game.messages import new_game as messages

DRAWN_KINDS: Final = frozenset({"town"})
INITIAL_ARRANGEMENT: Final = FIXED
PANEL_VERBS: Final = frozenset[int]()
_WIDTH: Final = 360
_HIGH: Final = 64
"""Of the strip in which a town is drawn."""


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the towns, one below the other."""
    size = f"0 0 {_WIDTH} {_HIGH * len(obs.towns)}"
    towns = [_town(obs, picks, look, number) for number in range(len(obs.towns))]
    return h("svg", {"viewBox": size, "class": "new-game", "role": "group"}, towns)


def _town(obs: State, picks: Picks, look: Look, number: int) -> Tree:
    choice = picks.named("town", number, COURT)
    name, town = text.TOWNS[number], obs.towns[number]
    label = messages.town_supporters(town=name, supporters=text.supporters(town, look.names))
    does = choice or f"why:court.{number}"
    attrs = {
        "key": f"town-{number}",
        "class": cls("new-game-town", "legal" if choice else None),
        "transform": f"translate(0 {number * _HIGH})",
    }
    return h(
        "g",
        act(does, label, **attrs),
        h("rect", {"x": "4", "y": "4", "width": str(_WIDTH - 8), "height": "56", "rx": "8"}),
        h("text", {"class": "new-game-name", "x": "16", "y": "38"}, name),
        [_supporters(obs, number, seat) for seat in range(obs.seats)],
    )


def _supporters(obs: State, number: int, seat: int) -> Tree:
    """Return a seat's marker and its supporters in a town, ringed where it leads."""
    x = 122 + 62 * seat
    ahead = leaders(obs)[number] == seat
    return h(
        "g",
        {},
        h("circle", {"class": "new-game-ring", "cx": x, "cy": 32, "r": 17}) if ahead else None,
        marker(seat, x, 32, 12),
        h("text", {"class": "new-game-count", "x": x + 19, "y": 38}, obs.towns[number][seat]),
    )


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:  # noqa: ARG001 - nothing to pick
    """Return what was rolled, and in how many towns each seat leads."""
    ahead = leaders(obs)
    counts = [*enumerate(look.names), (NOBODY, messages.view_nobody())]
    rows = [
        h("tr", {}, h("th", {"scope": "row"}, name), h("td", {}, str(ahead.count(seat))))
        for seat, name in counts
    ]
    rolled = None
    if obs.die:
        rolled = h("p", {}, messages.view_rolled(name=look.names[obs.active], die=obs.die))
    title = messages.view_towns_led()
    return [
        h(
            "section",
            {"class": "panel", "aria-label": title},
            h("h2", {}, title),
            rolled,
            h("table", {}, h("tbody", {}, rows)),
        )
    ]
