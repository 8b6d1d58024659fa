"""What every part of one drawing needs: whose sheet it is, what may be clicked, where it lies."""

from __future__ import annotations

from typing import Any

from hustings.core.model import Seat
from hustings.core.moves import Picks, encode
from hustings.core.vocabulary import of_kind
from hustings.draw.look import Look
from hustings.draw.tree import act
from hustings.games.early_states import text
from hustings.games.early_states.events import Bought, Marked
from hustings.games.early_states.state import State
from hustings.games.early_states.view.layout import desk_of


def new_marks(look: Look, seat: Seat, place: int) -> int:
    """Return how many marks a seat has just made in a place."""
    made = of_kind(look.last, Marked)
    return sum(event.count_ for event in made if (event.seat, event.place) == (seat, place))


def own(seat: Seat) -> str:
    """Return the classes of what has the colour of whose sheet it is."""
    return f"es-own seat-{seat}"


class Page:
    """One drawing of a sheet. live: whether its owner decides now."""

    __slots__ = ("live", "look", "obs", "on", "picks", "seat")

    def __init__(self, obs: State, picks: Picks, look: Look, seat: Seat) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.seat = seat
        self.live = bool(picks.legal) and seat == obs.active
        self.on = desk_of(look.tall)

    def act(self, verb: int, kind: str, value: int, label: str = "") -> dict[str, Any]:
        """Return the attributes of a thing that a verb may name, or that says why it may not."""
        move = (verb, value)
        said = label or text.move(self.obs, self.seat, move)
        if not self.live:
            return {"aria-label": said}
        choice = self.picks.named(kind, value, verb)
        if choice is not None:
            return act(choice, text.move(self.obs, self.seat, move)) | {"class": "legal"}
        return {"data-do": f"why:{encode(self.picks.verbs, move)}", "aria-label": said}

    def new_marks(self, place: int, seat: Seat | None = None) -> int:
        """Return how many marks a seat has just made; None: the owner of the sheet."""
        return new_marks(self.look, self.seat if seat is None else seat, place)

    def just_bought(self, item: int) -> bool:
        """Return whether the owner of the sheet has just bought an item."""
        bought = of_kind(self.look.last, Bought)
        return any((event.seat, event.item) == (self.seat, item) for event in bought)
