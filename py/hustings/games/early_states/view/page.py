"""Context of one drawing: the sheet shown, the possible clicks, the layout."""

from __future__ import annotations

from typing import Any

from hustings.core.model import OVER, Seat
from hustings.core.moves import Picks, encode
from hustings.core.vocabulary import of_kind
from hustings.draw.look import Look
from hustings.draw.tree import act
from hustings.games.early_states import text
from hustings.games.early_states.events import Bought, Filled, Marked
from hustings.games.early_states.sheet import PLACES
from hustings.games.early_states.state import State
from hustings.games.early_states.view.layout import layout_for


def new_marks(look: Look, seat: Seat, place: int) -> int:
    """Return how many marks a seat has just made in a place."""
    made = of_kind(look.last, Marked)
    return sum(event.count_ for event in made if (event.seat, event.place) == (seat, place))


def own_classes(seat: Seat) -> str:
    """Return the CSS classes of things in the colour of the owner of the sheet."""
    return f"es-own seat-{seat}"


class Page:
    """One drawing of a sheet.

    live: whether its owner has to decide now. rival: the other seat whose turn is played back, None
    without one.
    """

    __slots__ = ("layout", "live", "look", "obs", "picks", "rival", "seat")

    def __init__(self, obs: State, picks: Picks, look: Look, seat: Seat) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.seat = seat
        self.live = bool(picks.legal) and seat == obs.active
        self.layout = layout_for(look.tall)
        playing = look.playback and obs.turn.mode != OVER and obs.active != seat
        self.rival = obs.active if playing else None

    def action(self, verb: int, kind: str, value: int, label: str = "") -> dict[str, Any]:
        """Return the attributes of a thing that plays a move, or asks why it cannot."""
        move = (verb, value)
        description = label or text.move(self.obs, self.seat, move)
        if not self.live:
            return {"aria-label": description}
        choice = self.picks.named(kind, value, verb)
        if choice is not None:
            return act(choice, text.move(self.obs, self.seat, move)) | {"class": "legal"}
        return {"data-do": f"why:{encode(self.picks.verbs, move)}", "aria-label": description}

    def new_marks(self, place: int, seat: Seat | None = None) -> int:
        """Return how many marks a seat (None: the owner) has just made in a place."""
        return new_marks(self.look, self.seat if seat is None else seat, place)

    def was_beaten(self, event: Filled) -> bool:
        """Return whether the viewer, whose sheet this is, was in the race for a prize just lost."""
        seat, state = self.seat, event.state
        racing = bool(self.obs.marks[seat * PLACES + state]) and self.obs.free(seat, state) > 0
        return racing and seat == self.look.viewer != event.seat

    def just_bought(self, item: int) -> bool:
        """Return whether the owner of the sheet has just bought an item."""
        bought = of_kind(self.look.last, Bought)
        return any((event.seat, event.item) == (self.seat, item) for event in bought)
