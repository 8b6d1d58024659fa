"""Advice: the best few moves with their values, for any level of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.search import one_step, thoughts
from hustings.core.model import Move, Seat
from hustings.core.protocols import Evaluate, Rules, S, Strategy
from hustings.core.rng import Rng

EQUALLY_GOOD: Final = "alike"
"""Why one move only is advised: others are about as good, and no reason tells them apart."""
CLEARLY_WORSE: Final = "far"
"""Why one move only is advised: all others were searched and are clearly worse."""
NOT_CONSIDERED: Final = "best"
"""Why one move only is advised: the others were not worth searching, or are worse than a pass."""
MAX_NAMED: Final = 2
"""How many equally good moves are named."""
MIN_MOVES_FOR_TYPICAL: Final = 5
"""Below this many moves no move is shown as typical."""


class RankedMove(NamedTuple):
    """A move and its value for its seat, 0 (lost) to 1 (won)."""

    move: Move
    value: float


class Candidates(NamedTuple):
    """The best few moves, best first, and the values of all searched moves, capped at the best."""

    best: list[RankedMove]
    values: Mapping[Move, float]


def ranked(
    bot: Strategy[S],
    evaluate: Evaluate[S],
    rules: Rules[S],
    obs: S,
    seat: Seat,
    rng: Rng,
    margin: float = 1.0,
    pass_verbs: Collection[int] = (),
    most: int = 3,
) -> Iterator[Candidates]:
    """Yield the best few moves, best first, after each batch of the bot's thinking.

    The first is the move that the bot would play. Values are the bot's `move_values`, else the mean
    evaluation one step ahead. margin: a move further than this below the best is not advised.
    pass_verbs: moves with these verbs are advised only where they are best. most: how many moves.
    """
    one_step_values: dict[Move, float] = {}
    passes = _PassValues(bot, rules, obs, seat, pass_verbs)
    for best in thoughts(bot, rules, obs, seat, rng):
        searched = bot.move_values
        if best not in searched:
            searched = one_step_values = one_step_values or one_step(
                evaluate, rules, obs, seat, "hint", rules.legal(obs, seat)
            )
        known = passes.add(best, searched)
        top = known[best]
        values = {move: min(top, value) for move, value in known.items()}
        others = sorted((move for move in searched if move != best), key=lambda m: -searched[m])
        close = [m for m in others if values[m] >= top - margin and m[0] not in pass_verbs]
        chosen = (best, *close[: most - 1])
        yield Candidates([RankedMove(move, values[move]) for move in chosen], values)


class _PassValues(Generic[S]):
    """Asks a bot for the value of passing, where its search did not cover that.

    pass_verbs: the verbs that pass. Where there are none and one move only was searched, the bot is
    asked for the values of the other moves.
    """

    def __init__(
        self, bot: Strategy[S], rules: Rules[S], obs: S, seat: Seat, pass_verbs: Collection[int]
    ) -> None:
        self._bot, self._rules, self._obs, self._seat = bot, rules, obs, seat
        self._legal = rules.legal(obs, seat)
        self._pass_verbs = pass_verbs
        self._answers: dict[Move, Mapping[Move, float]] = {}  # by the best move of each batch

    def add(self, best: Move, searched: Mapping[Move, float]) -> Mapping[Move, float]:
        """Return the values that were searched, and those the bot gives when asked."""
        others = [move for move in self._legal if move != best]
        passes = [move for move in others if move[0] in self._pass_verbs]
        lone = len(searched) == 1
        if not others or any(move in searched for move in passes) or not (passes or lone):
            return searched
        if best not in self._answers:
            moves, luck = [best, *(passes or others)], Rng("beside")
            self._answers[best] = self._bot.weigh(self._rules, self._obs, self._seat, moves, luck)
        answer = self._answers[best]
        if best not in answer:
            return searched
        gain = 0.0 if lone else searched[best] - answer[best]
        more = {move: answer[move] + gain for move in answer}
        return more if lone else {**more, **searched}


class Comparison(NamedTuple):
    """A move that is not advised, to show what the advised ones gain.

    of: 0 for a pass, 1 for the next best move; else how many moves are not advised; this one is
    their median.
    """

    move: Move
    value: float
    of: int


def comparisons(
    values: Mapping[Move, float], advised: Collection[Move], pass_verbs: Collection[int]
) -> Iterator[Comparison]:
    """Yield the moves that advised ones may be compared with, most useful first.

    That is a pass, then, beside several advised moves, a typical move, then the next best.
    """
    others = sorted((move for move in values if move not in advised), key=lambda m: -values[m])
    for move in others:
        if move[0] in pass_verbs:
            yield Comparison(move, values[move], 0)
            break
    if len(advised) > 1 and len(others) >= MIN_MOVES_FOR_TYPICAL:
        middle = others[len(others) // 2]
        yield Comparison(middle, values[middle], len(others))
    if others:
        yield Comparison(others[0], values[others[0]], 1)


def distinguishable(moves: Sequence[tuple[str, Sequence[str]]]) -> list[int]:
    """Return the indices of the moves to advise: those a player can tell from the best.

    moves: (score text, reasons) of each, best first. A move needs a score text to compare it with
    the best, and a reason where the best has one. Of moves with the same score text only those
    with different reasons are kept.
    """
    kept: list[int] = []
    for n, (score, reasons) in enumerate(moves):
        same_score = [moves[k][1] for k in kept if moves[k][0] == score]
        comparable = not kept or (score and moves[0][0] and (reasons or not moves[0][1]))
        new_reason = {*reasons}.difference(*same_score)
        if comparable and (not same_score or (new_reason and all(same_score))):
            kept.append(n)
    return kept


def close_moves(values: Mapping[Move, float], advised: Collection[Move], low: float) -> list[Move]:
    """Return the moves that are not advised but have at least this value, best first."""
    good = [move for move, value in values.items() if value >= low and move not in advised]
    return sorted(good, key=lambda move: -values[move])


def why_no_more(equally_good: int, advised: int, searched: int) -> str:
    """Return why one move only is advised, one of the three constants above; "" for several.

    equally_good: how many other moves are close to the best. advised, searched: how many moves.
    """
    if advised > 1:
        return ""
    if equally_good:
        return EQUALLY_GOOD
    return CLEARLY_WORSE if searched > 1 else NOT_CONSIDERED


def distinct_reasons(reasons: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return for each move the one reason that tells it from the others.

    reasons: those of each move, most important first. A move without a reason of its own gets the
    first that no move before it was given, else its first one.
    """
    counts = Counter(reason for each in reasons for reason in set(each))
    chosen: list[list[str]] = []
    for each in reasons:
        given = {reason for one in chosen for reason in one}
        own = [reason for reason in each if counts[reason] == 1]
        new = [reason for reason in each if reason not in given]
        chosen.append([*(own or new or each)][:1])
    return chosen
