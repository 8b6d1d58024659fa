"""The context that all parts of the board are drawn from."""

from __future__ import annotations

from functools import cached_property

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import Child, h
from hustings.games.poll_position import text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, PLACES
from hustings.games.poll_position.breakdown import Breakdown, breakdown
from hustings.games.poll_position.events import (
    Arrived,
    Opened,
    Reached,
    Replaced,
    Scattered,
    VoterTurnedUp,
)
from hustings.games.poll_position.forecast import Forecast, forecast
from hustings.games.poll_position.staffing import best_places, swaps
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.effect_marks import Mark, effect_mark, mark_title
from hustings.games.poll_position.view.layout import layout
from hustings.games.poll_position.view.unserved import expected_complaints, unserved_voters


class Drawing:
    """One drawing of the board: position, possible clicks, layout, and what follows from them."""

    def __init__(self, obs: State, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.board = layout(look.tall)
        self.complaints = expected_complaints(obs)
        self.unserved = unserved_voters(obs, self.complaints)
        self.verbs = {move[0] for move in picks.legal}
        self.path = _path(picks)
        """The chosen prefix of a move, extended by forced steps."""
        self.working = obs.turn.prompt in (v.ACT, v.PLACE_DIE, v.SECOND)
        """Whether a marker's turn is in progress."""
        self.seat: Seat = obs.turn.seats[0] if obs.turn.seats else 0
        self.fresh = {
            HQ if isinstance(event, Reached) else event.place
            for event in look.last
            if isinstance(event, Arrived | VoterTurnedUp | Scattered | Reached)
        }
        """Places where a voter has just arrived."""
        self.built = {event.place for event in look.last if isinstance(event, Opened | Replaced)}
        """Places where a die has just been placed."""
        self.swaps = {} if look.quiz or not picks.legal else swaps(obs)
        """The best use of the rolled die at each place; none where a puzzle asks for it."""
        self.best = best_places(self.swaps)

    @cached_property
    def breakdown(self) -> Breakdown:
        """The parts of the forecast."""
        return breakdown(self.obs, self.complaints.now, self.expected.middle)

    @cached_property
    def expected(self) -> Forecast:
        """The forecast of a team that goes on working."""
        return forecast(self.obs, working=True)

    @cached_property
    def marks(self) -> dict[int, Mark]:
        """What a press on each place would do, while an act is begun; none in a puzzle."""
        begun = bool(self.picks.chosen) or self.obs.turn.prompt in (v.PLACE_DIE, v.SECOND)
        if not begun or self.look.quiz or self.picks.ahead:
            return {}
        moves = ((place, self._move_to(place)) for place in range(PLACES))
        marks = (
            (place, effect_mark(self.obs, move, self.complaints)) for place, move in moves if move
        )
        return {place: mark for place, mark in marks if mark is not None}

    def _move_to(self, place: int) -> Move:
        """Return the whole move that a press on a place makes or begins, () for none."""
        path = self.path or ((v.V_REPLACE,) if self.swaps else (v.V_REACH,))
        choice = self.picks.named("place", place, *path, through=True)
        if choice is None:
            return ()
        if place in self.swaps and path == (v.V_REPLACE,):
            return (v.V_REPLACE, place, self.swaps[place].old)
        return choice.move if self.picks.whole(choice.move) else ()

    def title(self, place: int, label: str) -> str:
        """Return the title of a target: its label, with what a press would do at the place."""
        mark = self.marks.get(place)
        return mark_title(label, mark) if mark is not None else label

    def label(self, move: Move) -> str:
        """Return the label of a move or a prefix."""
        return text.move(self.obs, self.seat, move)

    def passing(self, parts: Child) -> Tree:
        """Return a group that is shown during playback only.

        The possible choices are drawn behind it already, so the page hides the group by the style
        sheet when playback ends. Without a choice it stays.
        """
        return h("g", {"class": "pp-passing" if self.picks.legal else None}, parts)


def _path(picks: Picks) -> Move:
    path = picks.chosen
    options = picks.options() if path else []
    while len(options) == 1 and not picks.whole(options[0]):
        path = options[0]
        options = Picks(picks.verbs, picks.legal, path).options()
    return path
