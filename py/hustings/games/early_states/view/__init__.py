"""Drawing of Early States: a sheet on a desk with its dice and cards, and the race beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Arrangement, Tree
from hustings.draw.look import Look, arranging
from hustings.draw.tree import h, num
from hustings.games.early_states.state import State
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view import beside, scenes
from hustings.games.early_states.view.buying import campaign, is_open
from hustings.games.early_states.view.cards import states
from hustings.games.early_states.view.counting import counter
from hustings.games.early_states.view.dice import staff, tray
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.seats import tabs
from hustings.games.early_states.view.wood import clip, desk

DRAWN_KINDS: Final = frozenset({"place", "item", "count", "dice"})
PANEL_VERBS: Final = frozenset[int]()


class Desk(NamedTuple):
    """What lies on top: a sheet kept in view, the dice chosen for another throw, or the shelf.

    sheet: whose, None follows the play. lifted: numbers of dice. shelf: whether that of a tall desk
    was opened (or put away), None as the play wants it. ply: when that was chosen.
    """

    ply: int = 0
    sheet: Seat | None = None
    lifted: frozenset[int] = frozenset()
    shelf: bool | None = None

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the desk after "sheet.<seat>", "lift.<die>", "drop.<die>"...

        ...or "shelf.<1 to open, 0 to put away>".
        """
        match arranging(what):
            case ("sheet", (seat,)):
                return Desk(ply, sheet=seat)
            case ("lift", (number,)):
                return Desk(ply, lifted=self.at(ply) | {number})
            case ("drop", (number,)):
                return Desk(ply, lifted=self.at(ply) - {number})
            case ("shelf", (opened,)):
                return Desk(ply, self.sheet, self.at(ply), shelf=opened > 0)
        return self

    def at(self, ply: int) -> frozenset[int]:
        """Return the dice that are chosen in this moment: every moment begins with none."""
        return self.lifted if self.ply == ply else frozenset()


INITIAL_ARRANGEMENT: Final = Desk()


def _desk(look: Look) -> Desk:
    return look.arranged if isinstance(look.arranged, Desk) else INITIAL_ARRANGEMENT


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the desk with the sheet that is in view, and on it what has just happened."""
    seat = _shown(obs, picks, look)
    page = Page(obs, picks, look, seat)
    on, lying = page.on, _desk(look)
    opened = is_open(page, lying.shelf if lying.ply == look.ply else None)
    counted = counter(page)
    last = scenes.banner(page)
    top = on.lift if last is not None else 0
    return h(
        "svg",
        {
            "viewBox": f"0 {num(-top)} {num(on.size[0])} {num(on.size[1] + top)}",
            "class": f"es-sheet es-{'tall' if look.tall else 'wide'} es-of-{seat}",
            "role": "group",
            "aria-label": words.seat_label(obs, seat, look.names[seat]),
        },
        desk(on.size, on.lift, on.sheet),
        clip(on, seat, look.names[seat]),
        last,
        tabs(page),
        tray(page, lying.at(look.ply)),
        staff(page),
        h("g", {"class": "es-covered" if opened else None, "key": "states"}, states(page)),
        counted if counted and look.tall else [campaign(page, opened), counted],
        scenes.coins(page),
        h("g", {"class": "es-scene", "key": "scene", "aria-hidden": "true"}, scenes.scene(page)),
    )


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the race state by state, what everybody has bought, and what the dice give."""
    return beside.panels(obs, look, _shown(obs, picks, look))


def _shown(obs: State, picks: Picks, look: Look) -> Seat:
    """Return whose sheet is in view: one's own, unless another was asked for.

    One asked for goes as soon as it would hide one's own choice. Who only looks on, with no sheet
    of their own, sees that of the seat whose turn it is.
    """
    lying = _desk(look)
    own = obs.active if picks.legal or look.viewer is None else look.viewer
    if lying.sheet is None or lying.sheet >= obs.seats:
        return own
    return lying.sheet if not picks.legal or lying.ply == look.ply else own
