"""After a missed puzzle bots play on for everybody, until it shows what came of the move."""

from __future__ import annotations

from typing import Any, Final

from hustings import catalog
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import ReadingNote
from hustings.ui.play import bot_requests
from hustings.ui.teaching import Lesson

MAX_MOVES: Final = 60
"""How many moves bots make at most after a missed puzzle; an election takes about twenty."""


def play_on(model: Model, play: Play, lesson: Lesson) -> list[Effect]:
    """Ask a bot for the next move, for the player, too; at the end the player reads the card."""
    play.show_to(play.humans[0])
    if is_refuted(play, lesson):
        play.latest_phase = ReadingNote()
        return []
    return bot_requests.ask_for_move(model, play, play.table.seats[0], _level(play))


def _level(play: Play) -> str:
    """Return the level that plays on: that of the player's opponents."""
    return play.seats[play.bots[0]].level if play.bots else catalog.strongest(play.game)


def is_refuted(play: Play, lesson: Lesson) -> bool:
    """Return whether the game has reached what the puzzle is about.

    That is its end, the end of a period (see Review.period_labels), or that scores have changed
    and another player has the next decision like that of the puzzle.
    """
    table, note = play.table, lesson.note
    if table.over or note is None or table.at >= note.ply + note.asks + MAX_MOVES:
        return True
    before, now = (state.observe(play.viewer) for state in (table.before(note.ply), table.state))
    review = catalog.review(play.game)
    if review.period_labels(before) != review.period_labels(now):
        return True
    return review.scores(before) != review.scores(now) and _is_next_turn(
        before, now, play, note.ply
    )


def _is_next_turn(before: Any, now: Any, play: Play, ply: int) -> bool:
    """Return whether the decision of the position before is due again, after others' turns."""
    movers = {play.table.mover(n) for n in range(ply, play.table.at)}
    return before.turn.prompt == now.turn.prompt and {*movers, *now.turn.seats} != {play.humans[0]}
