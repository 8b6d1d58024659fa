"""The debrief of a finished game: what each decision of a seat cost, and how much was luck.

A level goes through the decisions of one seat, each from what the seat saw then. Where the level
would have moved otherwise, both moves are compared with the same fresh luck, so that the luck which
made a move look best does not count for it twice. A mistake is shown only if luck does not explain
the difference. The order of moves within one turn is never a mistake, and a turn is shown once,
with all that its mistakes cost, beside the level's plan for it.

The total cost is the sum of these differences, those in the seat's favour included. What remains
between the chance at the first decision and the result is luck: dice, cards and the other seats.
It adds up falls from different heights, so that it may exceed 1: only scores may be added up for
players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.comparison import MoveComparer, MovePair, pooled_deviation
from hustings.bots.course import CourseTurn, smoothed
from hustings.bots.decisions import Decision, FinishStage, turn_starts
from hustings.bots.turn_plan import plan_turn
from hustings.bots.turns import same_turn
from hustings.core.model import Move
from hustings.core.protocols import S

MIN_GAP: Final = 0.02
"""Chance to win: smaller differences are not shown."""
MIN_STANDARD_ERRORS: Final = 2.0
"""How many standard errors a difference must have to be shown."""
MAX_WORST: Final = 4
MAX_BEST: Final = 3
"""How many costly turns and how many good ones are shown."""
MAX_CASES: Final = 8
"""How many of each are compared again, to be sure of them."""
MAX_COMPARISONS_PER_CASE: Final = 8
MAX_EXTRA_COMPARISONS: Final = 40
"""How many comparisons are made in all after the first one of each decision."""
MAX_PLAYED_ON: Final = 4
"""How many decisions are compared by playing on, where the level gives no values."""
WORLDS_PER_CASE: Final = 3
"""In how many guessed worlds such a decision is played on at first."""
SAME_VALUE_DIGITS: Final = 2
"""Decimals to which two chances must agree to count as equal."""
SEARCH_END, COMPARE_END, RECHECK_END = 0.5, 0.75, 0.95
"""The shares of the time limit after which each of the three passes ends."""


class Verdict(NamedTuple):
    """A turn that is shown: from which decision on, the move that was made there, and another one.

    other: the level's move, if the turn was a mistake; else one that would have been worse. value,
    other_value: of the turn as it was played from there on, and of the other way. made, plan: the
    moves from there on in the one and in the other way, until luck acts or the turn ends; () before
    the work is done.
    """

    ply: int
    move: Move
    other: Move
    value: float
    other_value: float
    made: tuple[Move, ...] = ()
    plan: tuple[Move, ...] = ()

    @property
    def gap(self) -> float:
        """The difference of the two values, 0 to 1."""
        return abs(self.value - self.other_value)


class Debrief(NamedTuple):
    """What the decisions of one seat cost. All chances are 0 to 1.

    begin: the chance to win at its first decision; without any, `end`. end: what it earned. lost:
    what its decisions cost in all; doubt: the standard error of that. decisions: how many had a
    choice. worst, best: the turns that are shown, most important first. done: the share of work
    done; below 1 the rest may still change. course: all turns in order. finish: (index in the log,
    chance after it) of each stage that luck alone played at the end.
    """

    begin: float
    end: float
    lost: float
    doubt: float
    decisions: int
    worst: tuple[Verdict, ...]
    best: tuple[Verdict, ...]
    done: float
    course: tuple[CourseTurn, ...] = ()
    finish: tuple[tuple[int, float], ...] = ()

    @property
    def luck(self) -> float:
        """What dice, draws and the other seats gained the seat."""
        return self.end - self.begin + self.lost


def debrief(
    comparer: MoveComparer[S],
    decisions: Sequence[Decision[S]],
    end: float,
    finish: Sequence[FinishStage[S]] = (),
) -> Iterator[Debrief]:
    """Yield the debrief so far after each comparison, more certain each time.

    comparer: compares moves for the seat as a level does. end: what the seat earned (see
    `comparison.earned`). finish: see `decisions.finish_of`.
    """
    stages = tuple(
        (stage.step, comparer.value_by_luck(stage.obs, f"finish/{stage.step}")) for stage in finish
    )
    for result in _DebriefWork(comparer, decisions, end).run():
        yield result._replace(finish=stages)


class Case(Generic[S]):
    """A decision whose move is compared with another one.

    mistake: whether the other move seems better, being the level's. prior: the difference of their
    values in the first search, 0 if it gave none.
    """

    def __init__(
        self, decision: Decision[S], other: Move, values: Mapping[Move, float], *, mistake: bool
    ) -> None:
        self.decision = decision
        self.other = other
        self.mistake = mistake
        better, worse = (other, decision.move) if mistake else (decision.move, other)
        self.pair = MovePair(decision.obs, better, worse)
        self.pair.gives_values = None if values else False
        self.prior = values[better] - values[worse] if better in values and worse in values else 0.0

    @property
    def cost(self) -> float:
        """How much better the other move is than the one that was made; negative if worse."""
        return self.pair.gap if self.mistake else -self.pair.gap

    def verdict(self) -> Verdict:
        """Return what is shown of it."""
        better, worse = self.pair.value, self.pair.value - self.pair.gap
        value, other_value = (worse, better) if self.mistake else (better, worse)
        return Verdict(self.decision.ply, self.decision.move, self.other, value, other_value)


class _DebriefWork(Generic[S]):
    """The work on a debrief, in three passes: search, compare once, compare again what matters."""

    def __init__(
        self, comparer: MoveComparer[S], decisions: Sequence[Decision[S]], end: float
    ) -> None:
        self.comparer = comparer
        self.decisions = decisions
        self.end = end
        self.begin: float | None = None
        self.turns = turn_starts(decisions)
        self.chances: dict[int, float] = {}
        self.mistakes: list[Case[S]] = []
        self.good_moves: list[Case[S]] = []

    def run(self) -> Iterator[Debrief]:
        """Yield the debrief so far, after each piece of work."""
        count = len(self.decisions)
        for number, decision in enumerate(self.decisions):
            left = SEARCH_END - self.comparer.spent()
            self._search(decision, SEARCH_END - left * (count - number - 1) / (count - number))
            yield self._debrief(SEARCH_END * (number + 1) / count)
        if self.begin is None and count:
            self.begin = self.comparer.value_at_a_glance(self.decisions[0].obs)
        self.good_moves = sorted(self.good_moves, key=lambda case: -case.prior)[:MAX_CASES]
        yield from self._compare_once()
        yield from self._compare_again()
        yield self._with_plans(self._debrief(1.0))

    def _search(self, decision: Decision[S], until: float) -> None:
        """Search the level's move, and note the two moves to compare.

        until: the share of the time limit at which the search stops.
        """
        comparer, obs, move, luck = (
            self.comparer,
            decision.obs,
            decision.move,
            f"find/{decision.ply}",
        )
        best, values = comparer.search(comparer.rules, obs, luck, until)
        if self.begin is None and values:  # search again: the best of many looks too good
            again = comparer.search(comparer.rules, obs, f"{luck}/again").values
            self.begin = again.get(best, values[best])
        self.chances[decision.ply] = (
            values.get(move, values[best]) if values else comparer.value_at_a_glance(obs)
        )
        if best != move:
            turn = (move, *decision.later)
            if same_turn(comparer.rules, obs, comparer.seat, turn, best):
                return
            self.mistakes.append(Case(decision, best, values, mistake=True))
            return
        made = {move, *decision.later}
        others = sorted((other for other in values if other not in made), key=lambda m: -values[m])
        if others:
            middle = others[max(0, len(others) // 2 - 1)]
            self.good_moves.append(Case(decision, middle, values, mistake=False))

    def _compare_once(self) -> Iterator[Debrief]:
        """Compare each case once; of those to be played on, only the most different."""
        cases = sorted(self.mistakes + self.good_moves, key=lambda case: -case.prior)
        for number, case in enumerate(cases):
            if self.comparer.spent() >= COMPARE_END:
                return
            self._compare(case)
            yield self._debrief(SEARCH_END + (COMPARE_END - SEARCH_END) * number / len(cases))
        without_values = [case for case in self.mistakes if case.pair.gives_values is False]
        for case in without_values:
            case.prior = self.comparer.gap_at_a_glance(case.pair)
        for case in sorted(without_values, key=lambda case: -case.prior)[:MAX_PLAYED_ON]:
            for _ in range(WORLDS_PER_CASE):
                self._compare(case, play_on=True)
                yield self._debrief(COMPARE_END)

    def _compare_again(self) -> Iterator[Debrief]:
        """Compare again what matters most, until it is certain or the time is spent."""
        for number in range(MAX_EXTRA_COMPARISONS):
            unsure = [
                case
                for case in (*self._top(1), *self._top(-1))
                if not case.pair.settled and len(case.pair.gaps) < MAX_COMPARISONS_PER_CASE
            ]
            if not unsure or self.comparer.spent() >= RECHECK_END:
                break
            self._compare(min(unsure, key=lambda case: len(case.pair.gaps)), play_on=True)
            yield self._debrief(COMPARE_END + (1 - COMPARE_END) * number / MAX_EXTRA_COMPARISONS)

    def _compare(self, case: Case[S], *, play_on: bool = False) -> None:
        luck = f"compare/{case.decision.ply}/{len(case.pair.gaps)}"
        self.comparer.compare(case.pair, luck, play_on=play_on)

    def _top(self, sign: int) -> list[Case[S]]:
        """Return the most costly mistakes (sign 1) or the best moves (sign -1).

        A move that only ends the turn is no good move.
        """
        ends = self.comparer.rules.VOCABULARY.ends_turn if sign < 0 else set[int]()
        cases = [
            case
            for case in (*self.mistakes, *self.good_moves)
            if sign * case.cost >= MIN_GAP and case.decision.move[0] not in ends
        ]
        return sorted(cases, key=lambda case: -sign * case.cost)[:MAX_CASES]

    def _debrief(self, done: float) -> Debrief:
        compared = [case.pair for case in self.mistakes if case.pair.gaps]
        begin = self.end if self.begin is None else self.begin
        return Debrief(
            begin,
            self.end,
            max(0.0, sum(pair.gap for pair in compared)),
            sum(self._error(pair) ** 2 for pair in compared) ** 0.5,
            len(self.decisions),
            *self._shown_turns(),
            done,
            self._course(),
        )

    def _course(self) -> tuple[CourseTurn, ...]:
        """Return all turns with the chance after the last decision of each.

        Where moves were compared several times it is the one found then, as in the verdict: that is
        more certain. Other chances are smoothed.
        """
        compared = [each for each in (*self.good_moves, *self.mistakes) if len(each.pair.gaps) > 1]
        found = {case.decision.ply: min(1.0, max(0.0, case.verdict().value)) for case in compared}
        after = {self.turns[ply]: found.get(ply, self.chances[ply]) for ply in self.chances}
        costs: dict[int, float] = {}
        for case in self.mistakes:
            start = self.turns[case.decision.ply]
            costs[start] = min(1.0, costs.get(start, 0.0) + max(0.0, case.cost))
        worst, best = self._by_turn(1), self._by_turn(-1)
        after |= {ply: verdict.value for ply, verdict in (best | worst).items()}
        costs |= {ply: verdict.gap for ply, verdict in worst.items()}
        plies = sorted(after)
        sure = [n for n, ply in enumerate(plies, 1) if ply in worst or ply in best]
        begin = self.end if self.begin is None else self.begin
        chances = smoothed([begin, *(after[ply] for ply in plies)], sure)[1:]
        return tuple(
            CourseTurn(*each, costs.get(each[0], 0.0)) for each in zip(plies, chances, strict=True)
        )

    def _shown_turns(self) -> tuple[tuple[Verdict, ...], tuple[Verdict, ...]]:
        """Return the costliest turns and the best ones; a turn is shown once only."""
        worst, best = self._by_turn(1), self._by_turn(-1)
        both = [ply for ply in worst if ply in best]
        for ply in both:
            del (best if worst[ply].gap >= best[ply].gap else worst)[ply]
        one, other = (
            tuple(sorted(turns.values(), key=lambda each: -each.gap)[:most])
            for turns, most in ((worst, MAX_WORST), (best, MAX_BEST))
        )
        return one, other

    def _by_turn(self, sign: int) -> dict[int, Verdict]:
        """Return the verdicts on turns, by their first ply.

        What the mistakes of a turn cost adds up, since each is measured against the best that was
        left after the one before; but a turn leaves what its last mistake left, if that is more.
        """
        turns: dict[int, list[Verdict]] = {}
        for verdict in self._certain(sign):
            turns.setdefault(self.turns[verdict.ply], []).append(verdict)
        merged = {}
        for ply, verdicts in turns.items():
            first = min(verdicts)
            if sign > 0:
                first = first._replace(value=_value_left(first.other_value, verdicts))
            merged[ply] = first
        return merged

    def _with_plans(self, result: Debrief) -> Debrief:
        """Return a debrief whose verdicts have the moves of both ways."""
        decisions = {each.ply: each for each in self.decisions}
        worst = tuple(self._with_plan(decisions[each.ply], each) for each in result.worst)
        best = tuple(
            each._replace(made=decisions[each.ply].line, plan=(each.other,)) for each in result.best
        )
        return result._replace(worst=worst, best=best)

    def _with_plan(self, decision: Decision[S], verdict: Verdict) -> Verdict:
        comparer = self.comparer

        def choose(obs: S) -> Move:
            return comparer.search(comparer.rules, obs, f"plan/{decision.ply}").best

        plan = plan_turn(comparer.rules, decision.obs, comparer.seat, verdict.other, choose)
        return verdict._replace(made=decision.line, plan=plan)

    def _certain(self, sign: int) -> tuple[Verdict, ...]:
        """Return the cases whose difference luck does not explain.

        Of several cases that show the same mistake or the same good move, only one is returned.
        """
        chosen: list[Case[S]] = []
        same = _same_mistake if sign > 0 else self._same_good_move
        for case in self._top(sign):
            certain = len(case.pair.gaps) > 1 and abs(
                case.cost
            ) >= MIN_STANDARD_ERRORS * self._error(case.pair)
            if certain and not any(same(case, other) for other in chosen):
                chosen.append(case)
        return tuple(case.verdict() for case in chosen)

    def _same_good_move(self, case: Case[S], other: Case[S]) -> bool:
        """Return whether two cases show the same good move.

        Either the second only passes after the first, or both are of one turn with the same value:
        the second completes what the first began.
        """
        first, second = sorted((case.decision, other.decision), key=lambda each: each.ply)
        passes = second.move[0] in self.comparer.bots.PASS_VERBS and second.before == first.ply
        same = round(case.pair.value, SAME_VALUE_DIGITS) == round(
            other.pair.value, SAME_VALUE_DIGITS
        )
        return passes or (same and _in_one_turn(case, other))

    def _error(self, pair: MovePair[S]) -> float:
        """Return the standard error of the difference of two moves.

        A few comparisons tell little about their spread, so that of all similar pairs counts too.
        """
        if pair.settled:
            return 0.0
        similar = [
            case.pair
            for case in (*self.mistakes, *self.good_moves)
            if case.pair.gives_values is pair.gives_values
        ]
        own = pooled_deviation([pair]) if len(pair.gaps) > 2 else 0.0
        return float(max(own, pooled_deviation(similar)) / max(1, len(pair.gaps)) ** 0.5)


def _value_left(best: float, mistakes: Sequence[Verdict]) -> float:
    """Return the value that a turn with these mistakes left. best: what it could have left."""
    gaps = [each.gap for each in mistakes]
    left = max(0.0, best - sum(gaps), max(mistakes).value)
    return max(0.0, min(left, best - max(gaps)))


def _in_one_turn(case: Case[S], other: Case[S]) -> bool:
    first, second = sorted((case.decision, other.decision), key=lambda decision: decision.ply)
    return second.ply <= first.last


def _same_mistake(case: Case[S], other: Case[S]) -> bool:
    """Return whether two cases show the same mistake: the same better move with the same values."""
    one, two = case.verdict(), other.verdict()
    return one[2:5] == (two.other, two.value, two.other_value)
