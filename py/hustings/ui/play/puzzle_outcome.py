"""After a puzzle bots play on for everybody, until it shows what came of the player's moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.lines import move_by_itself
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.notes import Note
from hustings.core.table import Table
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import ReadingNote
from hustings.ui.play import bot_requests
from hustings.ui.teaching import Lesson

MAX_MOVES: Final = 60
"""How many moves bots make at most after a puzzle; an election takes about twenty."""


def play_on(model: Model, play: Play, lesson: Lesson) -> list[Effect]:
    """Ask a bot for the next move, for the player, too; at the end the player reads the card.

    The rival's turn that beats wrong moves is made at once, if the puzzle has one for them.
    """
    play.show_to(play.humans[0])
    note = lesson.script.notes[-1]
    if lesson.missed and note.replies and play.table.at == note.ply + len(lesson.moves_made):
        _reply(play, note)
    if is_decided(play, lesson):
        play.latest_phase = ReadingNote()
        return []
    seat = play.table.seats[0]
    return bot_requests.ask_for_move(model, play, seat, _level(play, lesson, seat))


def _reply(play: Play, note: Note) -> None:
    """Make the first of a puzzle's replies that can be played once the player's turn is over."""
    _end_turn(play)
    table, verbs = play.table, play.table.rules.VOCABULARY.verbs
    for way in note.replies if table.seats else ():
        moves, rival = [decode(verbs, token) for token in way.split()], table.seats[0]
        if rival in play.bots and _is_whole_turn(table, rival, moves):
            for move in moves:
                table.play(rival, move)
            return


def _end_turn(play: Play) -> None:
    """Make the player's moves that are forced."""
    table, player = play.table, play.humans[0]
    while player in table.seats:
        move = move_by_itself(table.rules, table.view(player), player)
        if move is None:
            return
        table.play(player, move)


def _is_whole_turn(table: Table[Any], seat: Seat, moves: Sequence[Move]) -> bool:
    """Return whether these moves can be played, and are all that a seat does before the next."""
    at = table.state.clone()
    for move in moves:
        if seat not in at.turn.seats or move not in table.rules.legal(at, seat):
            return False
        table.rules.apply(at, seat, move)
    return seat not in at.turn.seats


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


def is_lost(play: Play) -> bool:
    """Return whether the game of a puzzle is over, and its player has not won it."""
    return play.table.over and not is_won(play)


class RivalReply(NamedTuple):
    """A rival's turn that beats the player's moves. plies: of its moves."""

    rival: Seat
    plies: range

    def tokens(self, play: Play) -> list[str]:
        """Return the tokens of its moves."""
        return [play.table.record.moves[ply].partition(":")[2] for ply in self.plies]


def refutation(play: Play, lesson: Lesson) -> RivalReply | None:
    """Return how a rival beats wrong moves in a puzzle about the win, None if none does.

    That is the turn of the first rival who moves after them. It is one of the puzzle's replies, or
    the game must be over to know whether it was good.
    """
    table, viewer, note = play.table, play.humans[0], lesson.script.notes[-1]
    lost = is_lost(play)
    if not (lesson.missed and lesson.script.to_end and (lost or note.replies)):
        return None
    made = note.ply + len(lesson.moves_made)
    start = next((ply for ply in range(made, table.at) if table.mover(ply) != viewer), None)
    if start is None:
        return None
    rival = table.mover(start)
    turn = takewhile(lambda ply: table.mover(ply) == rival, range(start, table.at))
    reply = RivalReply(rival, range(start, max(turn) + 1))
    return reply if lost or " ".join(reply.tokens(play)) in note.replies else None


class ReplyText(NamedTuple):
    """A reply in words. phrases: what the rival does. results: sentences on what that decides."""

    phrases: tuple[str, ...]
    results: tuple[str, ...]


def reply_words(play: Play, reply: RivalReply) -> ReplyText:
    """Return what a rival does in a reply, and what that decides at once."""
    table, viewer, rival = play.table, play.humans[0], reply.rival
    beat, witness = catalog.beats(play.game).beat, table.rules.witness
    kinds, phrases, results = table.rules.VOCABULARY.events, list[str](), list[str]()
    for index in range(table.log_index(reply.plies[0]), table.log_index(reply.plies[-1] + 1)):
        frames = table.frames(index)
        for event, before, after in zip(table.log[index].events, frames, frames[1:], strict=False):
            seen = before.observe(viewer), after.observe(viewer)
            shown = beat(witness(event, viewer), *seen, viewer, play.names)
            if shown is not None and shown.who == rival and shown.length:
                phrases.append(shown.says)
            elif shown is not None and kinds[event[0]].DECISIVE and shown.heard:
                results.append(shown.heard)
    return ReplyText(tuple(phrases), tuple(results))


def luck_acted(play: Play, lesson: Lesson) -> bool:
    """Return whether luck has acted since the puzzle's position."""
    return play.table.luck_acted(lesson.script.notes[-1].ply)


def _is_next_turn(before: Any, now: Any, play: Play, ply: int) -> bool:
    """Return whether the decision of the position before is due again, after others' turns."""
    movers = {play.table.mover(n) for n in range(ply, play.table.at)}
    return before.turn.prompt == now.turn.prompt and {*movers, *now.turn.seats} != {play.humans[0]}
