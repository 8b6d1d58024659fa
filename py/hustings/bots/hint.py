"""The best few moves with what they are worth, from whatever thinking a level does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.search import one_step, thoughts
from hustings.core.model import Move, Seat
from hustings.core.protocols import Evaluate, Rules, S, Strategy
from hustings.core.rng import Rng

ALIKE: Final = "alike"
"""Others are worth about as much, and nothing that is told parts them from the best."""
FAR: Final = "far"
"""Others were weighed, and found to be worth clearly less."""
BEST: Final = "best"
"""The others were not worth a thought, or are worse than leaving all as it is."""
NAMED: Final = 2
"""So many of those that are worth about as much are named."""
MANY: Final = 5
"""Of fewer moves none is told as a usual one."""


class Ranked(NamedTuple):
    """A move and what it is worth to its seat, 0 (lost) to 1 (won)."""

    move: Move
    value: float


class Looked(NamedTuple):
    """The best few moves, best first, and what all are worth that were weighed: no more than it."""

    best: list[Ranked]
    found: Mapping[Move, float]


def ranked(
    bot: Strategy[S],
    evaluate: Evaluate[S],
    rules: Rules[S],
    obs: S,
    seat: Seat,
    rng: Rng,
    close: float = 1.0,
    idle: Collection[int] = (),
    most: int = 3,
) -> Iterator[Looked]:
    """Yield the best few moves, best first, after each batch of the bot's thinking.

    The first is what the bot would play. What moves are worth is what the bot found (see
    protocols.Strategy) or else the mean evaluation one step ahead. close: what is worth less
    than the best by more than this is no advice. idle: verbs that leave things as they are, which
    nobody is advised to do where there is something better.
    """
    looked: dict[Move, float] = {}
    unweighed = _Unweighed(bot, rules, obs, seat, idle)
    for best in thoughts(bot, rules, obs, seat, rng):
        found = bot.move_values
        if best not in found:
            found = looked = looked or one_step(
                evaluate, rules, obs, seat, "hint", rules.legal(obs, seat)
            )
        weighed = unweighed.add(best, found)
        value = weighed[best]
        worths = {move: min(value, worth) for move, worth in weighed.items()}
        others = sorted((move for move in found if move != best), key=lambda move: -found[move])
        near = [move for move in others if worths[move] >= value - close and move[0] not in idle]
        yield Looked([Ranked(move, worths[move]) for move in (best, *near[: most - 1])], worths)


class _Unweighed(Generic[S]):
    """Asks a bot what leaving all as it is would be worth, where its thinking did not tell.

    idle: the verbs that do. Where there are none and one move only was weighed, any other.
    """

    def __init__(
        self, bot: Strategy[S], rules: Rules[S], obs: S, seat: Seat, idle: Collection[int]
    ) -> None:
        self._bot, self._rules, self._obs, self._seat = bot, rules, obs, seat
        self._legal = rules.legal(obs, seat)
        self._idle = idle
        self._told: dict[Move, Mapping[Move, float]] = {}  # by the best move of each batch

    def add(self, best: Move, found: Mapping[Move, float]) -> Mapping[Move, float]:
        """Return what was found, and what the bot says of those moves beside the best."""
        others = [move for move in self._legal if move != best]
        left = [move for move in others if move[0] in self._idle]
        lone = len(found) == 1
        if not others or any(move in found for move in left) or not (left or lone):
            return found
        if best not in self._told:
            moves, luck = [best, *(left or others)], Rng("beside")
            self._told[best] = self._bot.weigh(self._rules, self._obs, self._seat, moves, luck)
        told = self._told[best]
        if best not in told:
            return found
        gain = 0.0 if lone else found[best] - told[best]
        more = {move: told[move] + gain for move in told}
        return more if lone else {**more, **found}


class Beside(NamedTuple):
    """A move that is not advised: its figure shows what those of the advised ones come to.

    of: 0 when the move leaves things as they are, 1 when it is the next best, else among how many
    moves that are not advised it stands in the middle.
    """

    move: Move
    value: float
    of: int


def beside(
    found: Mapping[Move, float], advised: Collection[Move], idle: Collection[int]
) -> Iterator[Beside]:
    """Yield what advised moves may be compared with, the most telling first.

    found: what all moves are worth. idle: the verbs that leave things as they are. Who hears of one
    move only is told of the next best; of several moves it says more what a usual one is worth.
    """
    others = sorted((move for move in found if move not in advised), key=lambda m: -found[m])
    for move in others:
        if move[0] in idle:
            yield Beside(move, found[move], 0)
            break
    if len(advised) > 1 and len(others) >= MANY:
        middle = others[len(others) // 2]
        yield Beside(middle, found[middle], len(others))
    if others:
        yield Beside(others[0], found[others[0]], 1)


def worth_telling(told: Sequence[tuple[str, Sequence[str]]]) -> list[int]:
    """Return which of several moves, best first, are advised beside the best.

    told: the figure of each, as it is shown, and what speaks for it. Nobody is asked to believe an
    order that is not shown: what no figure compares with the best is left out, and of moves whose
    figures are the same those of which something else is said; of others one is advice enough.
    Where something speaks for the best, so must it for the others.
    """
    kept: list[int] = []
    for n, (figure, reasons) in enumerate(told):
        alike = [told[k][1] for k in kept if told[k][0] == figure]
        compared = not kept or (figure and told[0][0] and (reasons or not told[0][1]))
        other = {*reasons}.difference(*alike)
        if compared and (not alike or (other and all(alike))):
            kept.append(n)
    return kept


def near(found: Mapping[Move, float], advised: Collection[Move], least: float) -> list[Move]:
    """Return the moves that are not advised but worth no less than that, best first."""
    good = [move for move, worth in found.items() if worth >= least and move not in advised]
    return sorted(good, key=lambda move: -found[move])


def rest(alike: int, kept: int, found: int) -> str:
    """Return what is to be said of all the moves that are not advised: ALIKE, FAR or BEST.

    alike: how many of them are worth nearly as much as the best. kept: how many are advised. found:
    how many were weighed. Somebody who has a choice and hears of one move only wants to know
    whether that is all.
    """
    if kept > 1:
        return ""
    if alike:
        return ALIKE
    return FAR if found > 1 else BEST


def distinct(said: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return for each of several moves the one reason that tells it from the others.

    said: what speaks for each, weightiest first. What is said of all of them says nothing; where a
    move has no reason of its own it keeps the weightiest that no other has been given, and the
    weightiest of all where every one has: then their figures tell them apart.
    """
    often = Counter(reason for reasons in said for reason in set(reasons))
    kept: list[list[str]] = []
    for reasons in said:
        told = {reason for one in kept for reason in one}
        own = [reason for reason in reasons if often[reason] == 1]
        new = [reason for reason in reasons if reason not in told]
        kept.append([*(own or new or reasons)][:1])
    return kept
