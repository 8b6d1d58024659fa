"""A game in play: its record, position and log. Rolls the dice.

Knows no screen, no bots, no storage and not who sits where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, Self

from hustings.core.model import ALL, CHANCE, NATURE, OVER, Event, Move, Seat
from hustings.core.moves import MoveError, decode, encode, shorten
from hustings.core.protocols import Rules, S
from hustings.core.record import MAX_MOVES, Record, RecordError
from hustings.core.rng import Rng
from hustings.messages.generated import record as messages


class Step(NamedTuple):
    """One applied move: its seat (NATURE for luck) and the events it caused.

    ply: the number of decisions made after it. public: whether everybody may know the move; not so
    for sealed plans, or if an event hides something.
    """

    ply: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    public: bool


class _Traced(list[Event], Generic[S]):
    """A list of events that keeps a copy of the position as each event is appended."""

    def __init__(self, state: S) -> None:
        super().__init__()
        self.state = state
        self.frames: list[S] = []

    def append(self, event: Event) -> None:
        """Append an event and keep the position."""
        super().append(event)
        self.frames.append(self.state.clone())

    def extend(self, events: Iterable[Event]) -> None:
        """Append several events of one change."""
        for event in events:
            self.append(event)

    def __iadd__(self, events: Iterable[Event]) -> Self:  # type: ignore[override, misc]
        self.extend(events)
        return self


class _Mark(Generic[S]):
    """What is kept from before a decision: the position, the length of the log, the luck rolled.

    had_choice: see `Table.had_choice`; None until it is asked.
    """

    __slots__ = ("had_choice", "log", "rolls", "state")

    def __init__(self, state: S, log: int, rolls: int, *, had_choice: bool | None) -> None:
        self.state = state
        self.log = log
        self.rolls = rolls
        self.had_choice = had_choice


class Table(Generic[S]):
    """A record and the position it leads to.

    Opening replays the record. The first illegal move stops the replay: the moves before it are
    kept and `trouble` says what was wrong. `at` is the number of moves made in the position; it is
    less than the record's after going back, and the rest can be redone until a new move is made.
    """

    def __init__(self, rules: Rules[S], record: Record, at: int | None = None) -> None:
        self.rules = rules
        self.record = record._replace(moves=list(record.moves))
        self.trouble = ""
        self.at = 0
        self.log: list[Step] = []
        self._rolls = 0
        self._legal: dict[Seat, list[Move]] = {}  # of the position, by seat asked for
        self._forced: dict[Seat, Move | None] = {}  # likewise
        self._framed: tuple[int, list[S]] = (-1, [])  # index and frames asked for last
        self._midst = False  # see mid_step
        self._marks: list[_Mark[S]] = []  # one before each decision
        self.state: S = rules.new(record.seats, record.options)
        self._settle()
        self._replay()
        if at is not None:
            self.goto(max(0, min(at, len(self.record.moves))))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn.mode == OVER

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may decide now."""
        return self.state.turn.seats

    def played(self) -> Record:
        """Return the record without the moves that were taken back."""
        return self.record._replace(moves=self.record.moves[: self.at])

    def view(self, seat: Seat | None) -> S:
        """Return what the seat (None: everybody) may see of the position."""
        return self.state.observe(seat)

    def legal(self, seat: Seat) -> list[Move]:
        """Return the seat's legal moves, none when it is not its turn; do not change the list.

        Computed once for a position. Raises RuntimeError in the middle of a step (see mid_step).
        """
        if self._midst:
            raise RuntimeError("a position in the middle of a step has no legal moves")
        if seat not in self.state.turn.seats:
            return []
        if seat not in self._legal:
            self._legal[seat] = self.rules.legal(self.state, seat)
        return self._legal[seat]

    def forced_move(self, seat: Seat) -> Move | None:
        """Return the seat's forced move (`Rules.forced_move`), if it has one among several."""
        legal = self.legal(seat)
        if len(legal) < 2:
            return None
        if seat not in self._forced:
            self._forced[seat] = self.rules.forced_move(self.view(seat), seat, legal)
        return self._forced[seat]

    def had_choice(self, ply: int) -> bool:
        """Return whether there was a choice after `ply` moves (below `at`).

        There was none if one move only was legal, or if one was forced.
        """
        mark = self._marks[ply]
        if mark.had_choice is None:
            seat = self.mover(ply)
            then = self.at_ply(ply)
            mark.had_choice = len(then.legal(seat)) > 1 and then.forced_move(seat) is None
        return mark.had_choice

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move and forget what was taken back. Raises RecordError when it is illegal."""
        if move not in self.legal(seat):
            raise RecordError(messages.not_possible())
        if self.at >= MAX_MOVES:
            raise RecordError(messages.most_moves(most=MAX_MOVES))
        del self.record.moves[self.at :]
        self.record.moves.append(f"{seat}:{encode(self.rules.VOCABULARY.verbs, move)}")
        self._decide(seat, move)

    def goto(self, ply: int) -> None:
        """Go to the position after `ply` moves, 0 to all; the record keeps all its moves."""
        if not 0 <= ply <= len(self.record.moves):
            raise RecordError(messages.no_such_move(number=ply))
        if ply < self.at:
            mark = self._marks[ply]
            self.state, self._rolls, self._framed = mark.state.clone(), mark.rolls, (-1, [])
            self._legal, self._forced = {}, {}
            del self.log[mark.log :]
            del self._marks[ply:]
            self.at = ply
        while self.at < ply:  # known to be legal
            seat, token = self.record.moves[self.at].split(":", 1)
            self._decide(int(seat), decode(self.rules.VOCABULARY.verbs, token))

    def replay(self, moves: Sequence[str]) -> None:
        """Go to the end of other moves of the same game, which become the record's.

        Moves that both begin with are not played again. As at the opening, the first illegal one
        stops the replay (`trouble`).
        """
        pairs = zip(self.record.moves, moves, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self.goto(shared)
        self.record, self.trouble = self.record._replace(moves=list(moves)), ""
        self._replay()

    def at_ply(self, ply: int) -> Table[S]:
        """Return another table at the position after `ply` moves (at most `at`)."""
        twin: Table[S] = Table.__new__(Table)
        twin.rules, twin.record, twin.trouble = self.rules, self.record, ""
        mark = self._marks[ply] if ply < self.at else self._mark()
        twin.at, twin.state, twin._rolls = ply, mark.state.clone(), mark.rolls
        twin._legal, twin._forced, twin._framed = {}, {}, (-1, [])
        twin._midst = False
        twin.log, twin._marks = self.log[: mark.log], self._marks[:ply]
        return twin

    def mid_step(self, index: int, events: int) -> Table[S]:
        """Return another table at the position after some events of one step.

        index: of the step in the log. events: how many; all of them give the position after the
        step. In the middle of a step the table can be drawn, but its rules have no legal moves.
        """
        step = self.log[index]
        whole = events >= len(step.events)
        decided = step.ply > 0 and index == self.log_index(step.ply - 1)
        twin = self.at_ply(step.ply - (decided and not events and not whole))
        twin.state = self.frames(index)[-1 if whole else events].clone()
        twin._midst = bool(events) and not whole
        twin.log = [*self.log[:index], step._replace(events=step.events[:events])]
        return twin

    def after_move(self, ply: int) -> Table[S]:
        """Return another table at the position after `ply` moves (at least one), before luck."""
        index = self.log_index(ply - 1)
        return self.mid_step(index, len(self.log[index].events))

    def frames(self, index: int) -> list[S]:
        """Return the positions before one step of the log and after each of its events.

        The last one is the position after the step. The step is played again to get them, because
        rules append each event once its effect has happened (see Rules.apply). Only the frames of
        the step asked for last are kept.
        """
        if self._framed[0] != index:
            self._framed = (index, self._replay_step(index))
        return self._framed[1]

    def log_index(self, ply: int) -> int:
        """Return the index in the log of the decision after `ply` moves; at the end, its length."""
        return self._marks[ply].log if ply < len(self._marks) else len(self.log)

    def _replay_step(self, index: int) -> list[S]:
        step = self.log[index]
        if step.ply:
            mark = self._marks[step.ply - 1]
            state, begun = mark.state.clone(), mark.log
        else:  # luck before anybody decided
            state, begun = self.rules.new(self.record.seats, self.record.options), 0
        for earlier in self.log[begun:index]:
            self.rules.apply(state, earlier.seat, earlier.move)
        traced = _Traced(state)
        first = state.clone()
        self.rules.apply(state, step.seat, step.move, traced)
        return [first, *traced.frames[:-1], state]

    def witnessed(self, seat: Seat | None) -> list[tuple[Step, tuple[Event, ...]]]:
        """Return the log; each step with its events as the seat (None: everybody) may know them."""
        witness = self.rules.witness
        return [(step, tuple(witness(event, seat) for event in step.events)) for step in self.log]

    def steps_since(self, ply: int) -> list[Step]:
        """Return the steps from the decision after `ply` moves on."""
        return self.log[self.log_index(ply) :]

    def mover(self, ply: int) -> Seat:
        """Return who made the move after `ply` moves."""
        return int(self.record.moves[ply].split(":", 1)[0])

    def before(self, ply: int) -> S:
        """Return the position before the move after `ply` moves (below `at`)."""
        return self._marks[ply].state

    def steps_of(self, ply: int) -> list[Step]:
        """Return the steps of the decision after `ply` moves: its move and the luck after it."""
        return self.log[self.log_index(ply) : self.log_index(ply + 1)]

    def luck_acted(self, first: int = 0, end: int | None = None) -> bool:
        """Return whether luck acted between two decisions, by default since the first one.

        first, end: the numbers of moves made before them.
        """
        until = self.log_index(self.at if end is None else end)
        return any(step.seat == NATURE for step in self.log[self.log_index(first) : until])

    def reveals(self, step: Step) -> bool:
        """Return whether the step revealed something: luck or a revealing event."""
        reveals = self.rules.VOCABULARY.reveals
        return step.seat == NATURE or any(event[0] in reveals for event in step.events)

    def _decide(self, seat: Seat, move: Move) -> None:
        self._marks.append(self._mark(seat))
        self.at += 1
        self._legal, self._forced = {}, {}
        sealed = self.state.turn.mode == ALL
        events: list[Event] = []
        self.rules.apply(self.state, seat, move, events)
        public = not sealed and self._open(events)
        self.log.append(Step(self.at, seat, move, tuple(events), public))
        self._settle()

    def _mark(self, seat: Seat = NATURE) -> _Mark[S]:
        """Return a mark of the position. seat: who decides, if anybody does."""
        had_choice: bool | None = None
        if seat in self._forced:
            had_choice = self._forced[seat] is None
        elif len(self._legal.get(seat, ())) == 1:
            had_choice = False
        return _Mark(self.state.clone(), len(self.log), self._rolls, had_choice=had_choice)

    def _settle(self) -> None:
        """Let luck act until somebody has to decide or the game is over."""
        while self.state.turn.mode == CHANCE:
            move = self.rules.chance(self.state, Rng(f"{self.record.seed}/{self._rolls}"))
            self._rolls += 1
            events: list[Event] = []
            self.rules.apply(self.state, NATURE, move, events)
            self.log.append(Step(self.at, NATURE, move, tuple(events), self._open(events)))

    def _open(self, events: list[Event]) -> bool:
        return all(self.rules.witness(event, None) == event for event in events)

    def _replay(self) -> None:
        for number in range(self.at, len(self.record.moves)):
            text = self.record.moves[number]
            problem = self._try(text)
            if problem:
                self.trouble = problem(number=number + 1, token=shorten(text))
                del self.record.moves[number:]
                return

    def _try(self, text: str) -> Callable[..., str] | None:
        """Replay one recorded move; return None, or the message of what is wrong with it."""
        seat, colon, token = text.partition(":")
        if not colon or seat not in map(str, range(self.record.seats)):
            return messages.move_no_seat
        try:
            move = decode(self.rules.VOCABULARY.verbs, token)
        except MoveError:
            return messages.move_unknown
        if self.over:
            return messages.move_after_end
        if move not in self.legal(int(seat)):
            return messages.move_illegal
        self._decide(int(seat), move)
        return None
