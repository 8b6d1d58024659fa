"""After a puzzle bots play on for everybody, until it shows what came of the player's moves."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.model import Seat
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import ReadingNote
from hustings.ui.play import bot_requests
from hustings.ui.teaching import Lesson

MAX_MOVES: Final = 60
"""How many moves bots make at most after a puzzle; an election takes about twenty."""


def play_on(model: Model, play: Play, lesson: Lesson) -> list[Effect]:
    """Ask a bot for the next move, for the player, too; at the end the player reads the card."""
    play.show_to(play.humans[0])
    if is_decided(play, lesson):
        play.latest_phase = ReadingNote()
        return []
    seat = play.table.seats[0]
    return bot_requests.ask_for_move(model, play, seat, _level(play, lesson, seat))


def _level(play: Play, lesson: Lesson, seat: int) -> str:
    """Return the level that moves for a seat.

    After a miss everybody plays like the opponents, or as well as bots can where the puzzle asks
    who wins: else a rival might miss the reply that makes the moves wrong. A solved puzzle is
    finished for the player as well as bots can, because it promises what the best play brings.
    """
    if (lesson.missed and lesson.script.to_end) or not play.bots:
        return catalog.strongest(play.game)
    if seat not in play.bots and lesson.solved:
        return catalog.strongest(play.game)
    return play.seats[seat if seat in play.bots else play.bots[0]].level


def is_decided(play: Play, lesson: Lesson) -> bool:
    """Return whether the game has reached what the puzzle is about.

    That is its end if the puzzle asks who wins; else also the end of a period (see
    Review.period_labels), or that scores have changed and another player has the next decision like
    that of the puzzle.
    """
    table, note = play.table, lesson.script.notes[-1]
    if table.over or table.at >= note.ply + note.asks + MAX_MOVES:
        return True
    if lesson.script.to_end:
        return False
    before, now = (state.observe(play.viewer) for state in (table.before(note.ply), table.state))
    review = catalog.review(play.game)
    if review.period_labels(before) != review.period_labels(now):
        return True
    return review.scores(before) != review.scores(now) and _is_next_turn(
        before, now, play, note.ply
    )


def is_won(play: Play) -> bool:
    """Return whether the player of a puzzle has won the finished game, alone or with others."""
    return play.table.rules.outcome(play.table.state).payoff()[play.humans[0]] > 0


class RivalReply(NamedTuple):
    """A rival's turn that beats the player's moves. plies: of its moves."""

    rival: Seat
    plies: range

    def tokens(self, play: Play) -> list[str]:
        """Return the tokens of its moves."""
        return [play.table.record.moves[ply].partition(":")[2] for ply in self.plies]


def refutation(play: Play, lesson: Lesson) -> RivalReply | None:
    """Return how a rival beats wrong moves in a puzzle about the win, None if none does.

    That is the turn of the first rival who moves after them; it is known once the game is over.
    """
    table, viewer = play.table, play.humans[0]
    if not (lesson.missed and lesson.script.to_end and table.over) or is_won(play):
        return None
    made = lesson.script.notes[-1].ply + len(lesson.moves_made)
    start = next((ply for ply in range(made, table.at) if table.mover(ply) != viewer), None)
    if start is None:
        return None
    rival = table.mover(start)
    turn = takewhile(lambda ply: table.mover(ply) == rival, range(start, table.at))
    return RivalReply(rival, range(start, max(turn) + 1))


def reply_phrases(play: Play, reply: RivalReply) -> tuple[str, ...]:
    """Return what a rival does in a reply."""
    table, viewer, rival = play.table, play.humans[0], reply.rival
    beat, witness = catalog.beats(play.game).beat, table.rules.witness
    phrases = list[str]()
    for index in range(table.log_index(reply.plies[0]), table.log_index(reply.plies[-1] + 1)):
        frames = table.frames(index)
        for event, before, after in zip(table.log[index].events, frames, frames[1:], strict=False):
            seen = before.observe(viewer), after.observe(viewer)
            shown = beat(witness(event, viewer), *seen, viewer, play.names)
            if shown is not None and shown.who == rival and shown.length:
                phrases.append(shown.says)
    return tuple(phrases)


def luck_acted(play: Play, lesson: Lesson) -> bool:
    """Return whether luck has acted since the puzzle's position."""
    return play.table.luck_acted(lesson.script.notes[-1].ply)


def _is_next_turn(before: Any, now: Any, play: Play, ply: int) -> bool:
    """Return whether the decision of the position before is due again, after others' turns."""
    movers = {play.table.mover(n) for n in range(ply, play.table.at)}
    return before.turn.prompt == now.turn.prompt and {*movers, *now.turn.seats} != {play.humans[0]}
