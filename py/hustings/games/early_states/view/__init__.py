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
from hustings.games.early_states.view import scenes, side_panels
from hustings.games.early_states.view.campaign import draw_campaign, is_open
from hustings.games.early_states.view.cards import states
from hustings.games.early_states.view.desk import clip, draw_desk
from hustings.games.early_states.view.dice import tray
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.rival_sheet import draw_rival_sheet
from hustings.games.early_states.view.staff import staff_rows
from hustings.games.early_states.view.tabs import draw_tabs
from hustings.games.early_states.view.vote_counter import draw_vote_counter

DRAWN_KINDS: Final = frozenset({"place", "item", "count", "dice"})
PANEL_VERBS: Final = frozenset[int]()


class DeskArrangement(NamedTuple):
    """How the player has arranged the desk.

    sheet: the seat whose sheet is kept in view, None to follow the play. lifted: the dice chosen
    for a reroll. shelf: whether the shelf of a tall desk was opened (or closed), None for neither.
    ply: when that was chosen.
    """

    ply: int = 0
    sheet: Seat | None = None
    lifted: frozenset[int] = frozenset()
    shelf: bool | None = None

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the arrangement after a message.

        Messages: "sheet.<seat>", "lift.<die>", "drop.<die>", "shelf.<1 to open, 0 to close>".
        """
        match arranging(what):
            case ("sheet", (seat,)):
                return DeskArrangement(ply, sheet=seat)
            case ("lift", (number,)):
                return DeskArrangement(ply, lifted=self.at(ply) | {number})
            case ("drop", (number,)):
                return DeskArrangement(ply, lifted=self.at(ply) - {number})
            case ("shelf", (opened,)):
                return DeskArrangement(ply, self.sheet, self.at(ply), shelf=opened > 0)
        return self

    def at(self, ply: int) -> frozenset[int]:
        """Return the dice chosen at a ply; each ply begins with none."""
        return self.lifted if self.ply == ply else frozenset()


INITIAL_ARRANGEMENT: Final = DeskArrangement()


def _arrangement(look: Look) -> DeskArrangement:
    return look.arranged if isinstance(look.arranged, DeskArrangement) else INITIAL_ARRANGEMENT


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the desk with the sheet in view and the scene of the latest events."""
    seat = _shown_seat(obs, picks, look)
    page = Page(obs, picks, look, seat)
    layout, arranged = page.layout, _arrangement(look)
    opened = is_open(page, arranged.shelf if arranged.ply == look.ply else None)
    counted = draw_vote_counter(page)
    rival = draw_rival_sheet(page)
    banner = scenes.banner(page)
    top = layout.lift if banner is not None else 0
    return h(
        "svg",
        {
            "viewBox": f"0 {num(-top)} {num(layout.size[0])} {num(layout.size[1] + top)}",
            "class": f"es-sheet es-{'tall' if look.tall else 'wide'} es-of-{seat}",
            "role": "group",
            "aria-label": words.seat_label(obs, seat, look.names[seat]),
        },
        draw_desk(layout.size, layout.lift, layout.sheet),
        clip(layout, seat, look.names[seat]),
        banner,
        draw_tabs(page),
        tray(page, arranged.at(look.ply)),
        staff_rows(page),
        h("g", {"class": "es-covered" if opened else None, "key": "states"}, states(page)),
        counted
        if counted and look.tall
        else [_campaign(page, opened, covered=rival is not None), counted],
        rival,
        scenes.coins(page),
        h("g", {"class": "es-scene", "key": "scene", "aria-hidden": "true"}, scenes.scene(page)),
    )


def _campaign(page: Page, opened: bool, *, covered: bool) -> Tree:
    """Return the campaign; on a wide desk a rival's sheet covers it."""
    hidden = "es-covered" if covered and not page.look.tall else None
    return h("g", {"class": hidden, "key": "campaign"}, draw_campaign(page, opened))


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the panels: the race, the items bought, the meaning of the dice."""
    return side_panels.panels(obs, look, _shown_seat(obs, picks, look))


def _shown_seat(obs: State, picks: Picks, look: Look) -> Seat:
    """Return the seat whose sheet is in view: the viewer's own, unless another was chosen.

    Another sheet is put away as soon as the viewer has to decide. A spectator sees the sheet of the
    seat whose turn it is.
    """
    arranged = _arrangement(look)
    decides = picks.legal and not picks.ahead
    own = obs.active if decides or look.viewer is None else look.viewer
    if arranged.sheet is None or arranged.sheet >= obs.seats:
        return own
    return arranged.sheet if not picks.legal or arranged.ply == look.ply else own
