"""The text of the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings import catalog
from hustings.core.model import CHANCE, ONE, Move, Seat
from hustings.core.table import Table
from hustings.ui import words
from hustings.ui.handling import turn_text
from hustings.ui.model import Play
from hustings.ui.page.parts.distance import sent_line
from hustings.ui.phases import Deciding, Playback, Thinking, Waiting
from hustings.ui.play.awaited_luck import is_before_luck


def prompt_text(play: Play, table: Table[Any], obs: Any, chosen: Move) -> str:
    """Return who decides what, or what waits to be seen; at the end the outcome.

    table, obs: the position shown, and what the viewer sees of it. chosen: the steps of a move.
    """
    if isinstance(play.phase, Waiting):
        return play.message or sent_line(play)
    if isinstance(play.phase, Playback) and play.phase.awaiting:
        return words.table.take_a_look()
    waits = isinstance(play.phase, Playback) and is_before_luck(play, play.phase)
    if isinstance(play.phase, Playback | Thinking) and not waits:
        return turn_text(play.names, _acting(play, table)) or _happening(play, table, obs)
    if table.over:
        outcome = table.rules.outcome(table.state)
        return catalog.headline(play.game).outcome(outcome, play.names)
    text = catalog.text(play.game)
    if isinstance(play.phase, Deciding) and chosen:
        move = text.move(obs, play.phase.seat, chosen, play.names)
        if means := text.MEANINGS.get(chosen):
            return words.table.begun(move=move, means=means)
        return words.table.go_on_from(chosen=move)
    return text.prompt(obs, play.names)


def _happening(play: Play, table: Table[Any], obs: Any) -> str:
    """Return what luck does while nobody acts; "" where several players decide, and at the end."""
    is_luck = table.state.turn.mode == CHANCE
    return catalog.text(play.game).prompt(obs, play.names) if is_luck else ""


def _acting(play: Play, table: Table[Any]) -> Sequence[Seat]:
    """Return who acts on the screen: during playback the seat that the beat is about.

    Else whoever has the turn, even while another is asked. table: the position shown.
    """
    name = table.rules.VOCABULARY.owner
    owner: Seat | None = getattr(table.state, name) if name else None
    if owner is None and (name or table.state.turn.mode != ONE):
        return table.seats
    speaker = play.lines[-1].who if isinstance(play.phase, Playback) and play.lines else None
    actor = owner if speaker is None else speaker
    return table.seats if actor is None else (actor,)
