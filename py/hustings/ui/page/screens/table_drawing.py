"""One drawing of the table: the observation, the picks and the look for the game's view."""

from __future__ import annotations

from functools import partial
from typing import Any

from hustings import catalog
from hustings.core.moves import Picks, encode
from hustings.core.protocols import Tree
from hustings.core.table import Table
from hustings.draw.look import Look
from hustings.draw.tree import altered
from hustings.ui import faults
from hustings.ui.handling import is_curtained
from hustings.ui.model import Play
from hustings.ui.page.parts.advice import advised_moves, advised_steps, best_first
from hustings.ui.page.parts.log import events_back, recent_events
from hustings.ui.page.parts.notes import named_decision
from hustings.ui.page.parts.place_history import place_changes
from hustings.ui.phases import Deciding, Playback, ReadingAnswer, ReadingNote, ViewingPast
from hustings.ui.play import debrief
from hustings.ui.play.viewing import seen


class TableDrawing:
    """Everything that drawing a table needs, worked out once from the play."""

    def __init__(self, play: Play, shown: Table[Any], *, tall: bool = False) -> None:
        self.play = play
        self.table = shown
        phase = play.phase
        self.present = not isinstance(phase, ViewingPast)
        self.deciding = phase if isinstance(phase, Deciding) else None
        self.seat = self.deciding.seat if self.deciding is not None else None
        self.handing = is_curtained(play)
        self.soon = _upcoming_decision(play)
        viewer, obs = debrief.position_shown(play) or seen(play, shown)
        self.obs: Any = obs
        self.text = catalog.text(play.game)
        self.view = catalog.view(play.game)
        spoken = named_decision(play)
        asked = self.deciding or self.soon or _named_decision(play) or spoken
        answered = isinstance(phase, ReadingAnswer)
        lesson = play.lesson
        quizzing = lesson is not None and lesson.quizzing
        marked = answered or (lesson is not None and lesson.answer_shown)
        question = isinstance(phase, ReadingAnswer) and not phase.solved
        at = shown if answered or spoken is not None else play.table
        legal = at.legal(asked.seat) if asked is not None else []
        self.picks = Picks(
            self.table.rules.VOCABULARY.verbs,
            legal,
            asked.chosen if asked is not None else (),
            ahead=self.soon is not None and _is_behind(play),
        )
        self.advised = advised_moves(play, self.deciding)
        self.advised_steps = advised_steps(play, self.advised, self.deciding)
        # at a past position nothing counts as recent
        recent = recent_events(play, self.table, viewer) if self.present else ()
        self.look = Look(
            names=play.names,
            viewer=viewer,
            bots=frozenset(play.bots),
            recent=recent,
            last=play.beat_events if self.present and not question else (),
            ply=self.table.at,
            past=not self.present and spoken is None,
            playback=isinstance(phase, Playback),
            arranged=play.arranged,
            back=partial(events_back, self.table, viewer) if self.present else tuple,
            tall=tall,
            advised=best_first(self.advised),
            quiz=answered or quizzing,
            unanswered=quizzing and not marked,
        )
        self.changes = place_changes(play)
        self.board = self.view.board(self.obs, self.picks, self.look)

    def panels(self) -> list[Tree]:
        """Return the game's panels beside the board."""
        return self.view.panels(self.obs, self.picks, self.look)

    def begun_beside(self) -> list[Tree]:
        """Return the panels if a legal move can be chosen in them, so that it needs no button."""
        verbs = self.view.PANEL_VERBS
        return self.panels() if any(move[0] in verbs for move in self.picks.legal) else []

    def offering(self, tree: Tree) -> Tree:
        """Return a tree of the view with the right message on every choice."""
        if self.soon is not None:
            return altered(tree, _pickable_early)
        return _restart_other_picks(tree, self.picks) if self.picks.chosen else tree


def _upcoming_decision(play: Play) -> Deciding | None:
    """Return the decision that follows playback, None without one."""
    phase = play.phase
    if not isinstance(phase, Playback) or phase.replay:
        return None
    return phase.underlying if isinstance(phase.underlying, Deciding) else None


def _is_behind(play: Play) -> bool:
    """Return whether playback shows something before the decision: a position or a climax."""
    phase = play.phase
    return isinstance(phase, Playback) and (phase.awaiting or phase.is_behind(play.table))


def _named_decision(play: Play) -> Deciding | None:
    """Return the decision whose choices are named while a note or an answer is read, or None.

    They can be highlighted, but not chosen.
    """
    phase = play.phase
    solved = isinstance(phase, ReadingAnswer) and phase.solved
    if solved or not isinstance(phase, ReadingNote | ReadingAnswer):
        return None
    seats = [seat for seat in play.shown().seats if seat in play.humans]
    return Deciding(seats[0]) if seats else None


def draw_table(play: Play, *, tall: bool) -> TableDrawing:
    """Return the drawing of the position shown; the latest if one during playback fails.

    The error is reported, but the game goes on.
    """
    try:
        return TableDrawing(play, play.shown(), tall=tall)
    except Exception:
        if not isinstance(play.phase, Playback):
            raise
        faults.report()
        return TableDrawing(play, play.table, tall=tall)


def _pickable_early(attrs: dict[str, Any]) -> dict[str, Any]:
    """Return the attributes of a choice during playback: a click works ("early").

    It does not look like a choice yet.
    """
    do = attrs.get("data-do", "")
    if not do.startswith("pick:"):
        return attrs
    kinds = [kind for kind in attrs.get("class", "").split() if not kind.endswith("legal")]
    kept = {key: value for key, value in attrs.items() if key != "tabindex"}
    return kept | {"data-do": f"early:{do[5:]}", "role": "img", "class": " ".join(kinds)}


def _restart_other_picks(tree: Tree, picks: Picks) -> Tree:
    """Return a tree in which only the next steps of the started choice are picks.

    A click on anything else starts a new choice ("repick").
    """
    so_far = f"pick:{encode(picks.verbs, picks.chosen)}."

    def anew(attrs: dict[str, Any]) -> dict[str, Any]:
        do = attrs.get("data-do", "")
        if not do.startswith("pick:") or do.startswith(so_far):
            return attrs
        return attrs | {"data-do": f"re{do}"}

    return altered(tree, anew)
