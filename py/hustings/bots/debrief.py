"""A finished game looked back upon: how well a seat stood at its decisions, and what they cost it.

A level goes through the decisions of one seat, each from what the seat saw then, and never with
what came afterwards. Where it would have done something else the two moves are compared with fresh
luck, the same for both: the luck that made a move look best does not speak for it again. What is
told as a mistake must be larger than luck makes it. The order of what was done in one turn is no
mistake.

What the decisions cost in all is the sum of these differences, those in which the seat did better
than the level included; what is left between the chance at the first decision and the result is
what dice, cards and the others made of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.compared import Pair, Scales, spread
from hustings.bots.turns import later_moves, move_before, same_turn
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.protocols import S
from hustings.core.table import Table

LEAST: Final = 0.02
"""A smaller difference is not worth telling."""
ERRORS: Final = 2.0
"""So many standard errors a difference must be large to be told."""
MOST: Final = 3
"""So many decisions of each kind are told."""
LOOKED: Final = 4
"""So many of each kind are compared again and again, to be sure of them."""
SAMPLES: Final = 8
"""So often at most two moves are compared."""
AGAIN: Final = 24
"""So many comparisons are made in all beyond the first one of each decision."""
FAR: Final = 4
"""So many decisions at most are compared by playing on, where the level tells no worth."""
WORLDS: Final = 3
"""So often each of these is compared at once, for dice and others make much of a difference."""
DIGITS: Final = 2
"""Decimals to which two chances must agree to be told as the same."""
FOUND, COMPARED, SURE = 0.5, 0.75, 0.95
"""How much of the time is over after each of the three passes, where it is short."""


class Decision(NamedTuple, Generic[S]):
    """A move that the seat made after `ply` moves, and what it saw then.

    later: the moves that the seat made after it in the same turn. last: the ply of the last of
    them, -1 where there is none. before: the ply of the seat's move before, -1 where luck has
    acted since.
    """

    ply: int
    obs: S
    move: Move
    later: tuple[Move, ...] = ()
    last: int = -1
    before: int = -1


class Told(NamedTuple):
    """A decision that is told: the move that was made, and another one.

    The other one is what the level would have done where the decision cost something, and one of
    those that would have been worse where it was a good one. worth, instead: what they are worth.
    """

    ply: int
    move: Move
    other: Move
    worth: float
    instead: float

    @property
    def gap(self) -> float:
        """How far the two are apart, 0 to 1."""
        return abs(self.worth - self.instead)


class Account(NamedTuple):
    """What the decisions of one seat came to. All chances are 0 to 1.

    begin: as the seat stood at its first decision that can be weighed; where it had none, the end.
    end: what it earned. lost: what its decisions cost in all, with the standard error `doubt`.
    decisions: how many had a choice. worst, best: those that are told, the weightiest first.
    done: how much of the work is over; below 1 the rest may still change.
    """

    begin: float
    end: float
    lost: float
    doubt: float
    decisions: int
    worst: tuple[Told, ...]
    best: tuple[Told, ...]
    done: float

    @property
    def luck(self) -> float:
        """What dice, draws and the others made of it."""
        return self.end - self.begin + self.lost


def decided(table: Table[S], seat: Seat) -> list[Decision[S]]:
    """Return the decisions of a seat in which there was something to weigh, in their order."""
    found = []
    for ply in range(table.at):
        if table.mover(ply) == seat and table.had_choice(ply):
            token = table.record.moves[ply].split(":", 1)[1]
            obs = table.before(ply).observe(seat)
            move = decode(table.rules.VOCABULARY.verbs, token)
            later = later_moves(table, ply)
            last, before = later[-1][0] if later else -1, move_before(table, ply)
            made = tuple(each for _, each in later)
            found.append(Decision(ply, obs, move, made, last, before))
    return found


def debrief(scales: Scales[S], decisions: Sequence[Decision[S]], end: float) -> Iterator[Account]:
    """Yield the account of a seat's decisions after each piece of work, a surer one every time.

    scales: which level weighs the moves, and for which seat. end: what the seat earned (see
    `compared.earned`). Only what the seat saw is looked at.
    """
    yield from _Debrief(scales, decisions, end).run()


class Case(Generic[S]):
    """A decision with the two moves that are compared there, the first of which seems better.

    blamed: whether that is the one that the level would have made, and the seat did not. prior: how
    far the two seemed to be apart when they were found, 0 where that was not told.
    """

    def __init__(
        self, decision: Decision[S], other: Move, worth: Mapping[Move, float], *, blamed: bool
    ) -> None:
        self.decision = decision
        self.other = other
        self.blamed = blamed
        better, worse = (other, decision.move) if blamed else (decision.move, other)
        self.pair = Pair(decision.obs, better, worse)
        self.pair.near = None if worth else False
        self.prior = worth[better] - worth[worse] if better in worth and worse in worth else 0.0

    @property
    def cost(self) -> float:
        """By how much the other move was found to be better than the one that was made."""
        return self.pair.gap if self.blamed else -self.pair.gap

    def told(self) -> Told:
        """Return what is told of it."""
        better, worse = self.pair.worth, self.pair.worth - self.pair.gap
        worth, instead = (worse, better) if self.blamed else (better, worse)
        return Told(self.decision.ply, self.decision.move, self.other, worth, instead)


class _Debrief(Generic[S]):
    """The work on one account, in three passes: find, compare once, compare what matters again."""

    def __init__(self, scales: Scales[S], decisions: Sequence[Decision[S]], end: float) -> None:
        self.scales = scales
        self.decisions = decisions
        self.end = end
        self.begin: float | None = None
        self.blamed: list[Case[S]] = []
        self.praised: list[Case[S]] = []

    def run(self) -> Iterator[Account]:
        """Yield the account so far, all through the work."""
        count = len(self.decisions)
        for number, decision in enumerate(self.decisions):
            left = FOUND - self.scales.spent()
            self._find(decision, FOUND - left * (count - number - 1) / (count - number))
            yield self._account(FOUND * (number + 1) / count)
        if self.begin is None and count:
            self.begin = self.scales.stands(self.decisions[0].obs)
        self.praised = sorted(self.praised, key=lambda case: -case.prior)[:LOOKED]
        yield from self._compare_once()
        yield from self._compare_again()
        yield self._account(1.0)

    def _find(self, decision: Decision[S], upto: float) -> None:
        """Find what the level would have done, and which other move that is compared with."""
        scales, obs, move, luck = self.scales, decision.obs, decision.move, f"find/{decision.ply}"
        best, worth = scales.ask(scales.rules, obs, luck, upto)
        if self.begin is None and worth:  # asked again: the best of many looks better than it is
            again = scales.ask(scales.rules, obs, f"{luck}/again").worth
            self.begin = again.get(best, worth[best])
        if best != move:
            turn = (move, *decision.later)
            if same_turn(scales.rules, obs, scales.seat, turn, best):
                return
            self.blamed.append(Case(decision, best, worth, blamed=True))
            return
        made = {move, *decision.later}
        others = sorted((other for other in worth if other not in made), key=lambda m: -worth[m])
        if others:
            middle = others[max(0, len(others) // 2 - 1)]
            self.praised.append(Case(decision, middle, worth, blamed=False))

    def _compare_once(self) -> Iterator[Account]:
        """Compare every two moves once; where the game must be played on, only those far apart."""
        cases = sorted(self.blamed + self.praised, key=lambda case: -case.prior)
        for number, case in enumerate(cases):
            if self.scales.spent() >= COMPARED:
                return
            self._compare(case)
            yield self._account(FOUND + (COMPARED - FOUND) * number / len(cases))
        far = [case for case in self.blamed if case.pair.near is False]
        for case in far:
            case.prior = self.scales.glance(case.pair)
        for case in sorted(far, key=lambda case: -case.prior)[:FAR]:
            for _ in range(WORLDS):
                self._compare(case, far=True)
                yield self._account(COMPARED)

    def _compare_again(self) -> Iterator[Account]:
        """Compare again what seems to matter most, until that is sure or the time is spent."""
        for number in range(AGAIN):
            unsure = [
                case
                for case in (*self._first(1), *self._first(-1))
                if not case.pair.settled and len(case.pair.gaps) < SAMPLES
            ]
            if not unsure or self.scales.spent() >= SURE:
                break
            self._compare(min(unsure, key=lambda case: len(case.pair.gaps)), far=True)
            yield self._account(COMPARED + (1 - COMPARED) * number / AGAIN)

    def _compare(self, case: Case[S], *, far: bool = False) -> None:
        luck = f"compare/{case.decision.ply}/{len(case.pair.gaps)}"
        self.scales.compare(case.pair, luck, far=far)

    def _first(self, sign: int) -> list[Case[S]]:
        """Return the cases that seem to have cost most (1), or that were the best finds (-1)."""
        cases = [case for case in (*self.blamed, *self.praised) if sign * case.cost >= LEAST]
        return sorted(cases, key=lambda case: -sign * case.cost)[:LOOKED]

    def _account(self, done: float) -> Account:
        compared = [case.pair for case in self.blamed if case.pair.gaps]
        begin = self.end if self.begin is None else self.begin
        return Account(
            begin,
            self.end,
            max(0.0, sum(pair.gap for pair in compared)),
            sum(self._error(pair) ** 2 for pair in compared) ** 0.5,
            len(self.decisions),
            self._sure(1),
            self._sure(-1),
            done,
        )

    def _sure(self, sign: int) -> tuple[Told, ...]:
        """Return the cases that are told: those whose difference luck does not explain.

        What is decided twice, such as a plan and then that it stays, is told once; so is another
        move that would have been better at several moments of one turn, and a find of several
        moves.
        """
        found: list[Case[S]] = []
        twice = _blamed_twice if sign > 0 else self._praised_twice
        for case in self._first(sign):
            sure = len(case.pair.gaps) > 1 and abs(case.cost) >= ERRORS * self._error(case.pair)
            if sure and not any(twice(case, other) for other in found):
                found.append(case)
        return tuple(case.told() for case in found)[:MOST]

    def _praised_twice(self, case: Case[S], other: Case[S]) -> bool:
        """Return whether two cases would praise the same find.

        The second leaves as it is what the first did just before, or both are of one turn and worth
        the same: the first began what the second goes on with.
        """
        first, second = sorted((case.decision, other.decision), key=lambda each: each.ply)
        stays = second.move[0] in self.scales.bots.PASS_VERBS and second.before == first.ply
        same = round(case.pair.worth, DIGITS) == round(other.pair.worth, DIGITS)
        return stays or (same and _in_one_turn(case, other))

    def _error(self, pair: Pair[S]) -> float:
        """Return the standard error of what was found of two moves.

        A few comparisons say little of how far they stray: those of all moves say more.
        """
        if pair.settled:
            return 0.0
        alike = [case.pair for case in (*self.blamed, *self.praised) if case.pair.near is pair.near]
        own = spread([pair]) if len(pair.gaps) > 2 else 0.0
        return float(max(own, spread(alike)) / max(1, len(pair.gaps)) ** 0.5)


def _in_one_turn(case: Case[S], other: Case[S]) -> bool:
    first, second = sorted((case.decision, other.decision), key=lambda decision: decision.ply)
    return second.ply <= first.last


def _blamed_twice(case: Case[S], other: Case[S]) -> bool:
    """Return whether two cases would blame for the same: in one turn, or with the same worths."""
    one, two = case.told(), other.told()
    same = (one.worth, one.instead) == (two.worth, two.instead)
    return one.other == two.other and (same or _in_one_turn(case, other))
