"""What the drawing of every part of the board needs, worked out once."""

from __future__ import annotations

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import Child, h
from hustings.games.poll_position import text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ
from hustings.games.poll_position.events import (
    Arrived,
    Opened,
    Reached,
    Replaced,
    Scattered,
    VoterTurnedUp,
)
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.layout import layout
from hustings.games.poll_position.view.short import shortages


class Scene:
    """One position on one board."""

    def __init__(self, obs: State, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.board = layout(look.tall)
        self.short = shortages(obs)
        self.verbs = {move[0] for move in picks.legal}
        self.path = _path(picks)
        """What is chosen of a move, with the steps that leave no choice."""
        self.working = obs.turn.prompt in (v.ACT, v.PLACE_DIE, v.SECOND)
        """Somebody's turn is under way."""
        self.seat: Seat = obs.turn.seats[0] if obs.turn.seats else 0
        self.fresh = {
            HQ if isinstance(event, Reached) else event.place
            for event in look.last
            if isinstance(event, Arrived | VoterTurnedUp | Scattered | Reached)
        }
        """Places to which a voter has just come."""
        self.built = {event.place for event in look.last if isinstance(event, Opened | Replaced)}
        """Places where a die has just been put."""

    def label(self, move: Move) -> str:
        """Return the words for a move or a prefix."""
        return text.move(self.obs, self.seat, move)

    def told(self, parts: Child) -> Tree:
        """Return what is large, and shown only while it is told.

        What may be chosen is drawn behind it already; whether it is still told the page knows, and
        the style sheet shows or hides it. Where nobody can choose, it just stands.
        """
        return h("g", {"class": "pp-told" if self.picks.legal else None}, parts)


def _path(picks: Picks) -> Move:
    path = picks.chosen
    options = picks.options() if path else []
    while len(options) == 1 and not picks.whole(options[0]):
        path = options[0]
        options = Picks(picks.verbs, picks.legal, path).options()
    return path
