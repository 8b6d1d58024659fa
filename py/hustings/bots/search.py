"""Asks bots for moves, and plays random playouts.

Bots get observations only, and luck of their own, never the game's seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias, TypeVar

from hustings.core.model import CHANCE, NATURE, OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S, Strategy
from hustings.core.rng import Rng

T = TypeVar("T")

MAX_PLAYOUT: Final = 20_000
"""Moves after which a playout counts as endless, which is an error in the rules."""

WORLDS: Final = 4
"""How many guessed worlds a position is evaluated on."""

Policy: TypeAlias = Callable[[Rules[S], S, Seat, Rng], Move]
"""Chooses a move in a playout. May look at the whole state, whose hidden entries are guessed."""


def uniform(rules: Rules[S], state: S, seat: Seat, rng: Rng) -> Move:
    """Return one of the seat's legal moves, all equally likely."""
    return rng.pick(rules.legal(state, seat))


def advance(rules: Rules[S], state: S, rng: Rng) -> None:
    """Apply luck to the state until somebody has to decide or the game is over."""
    while state.turn.mode == CHANCE:
        rules.apply(state, NATURE, rules.chance(state, rng))


def playout(rules: Rules[S], state: S, rng: Rng, policy: Policy[S] = uniform) -> int:
    """Play the state to its end in place; return the number of decisions."""
    moves = 0
    advance(rules, state, rng)
    while state.turn.mode != OVER:
        seat = state.turn.seats[0]
        rules.apply(state, seat, policy(rules, state, seat, rng))
        moves += 1
        if moves > MAX_PLAYOUT:
            raise RuntimeError("this playout does not end")
        advance(rules, state, rng)
    return moves


def one_step(
    evaluate: Evaluate[S], rules: Rules[S], obs: S, seat: Seat, luck: str, moves: Iterable[Move]
) -> dict[Move, float]:
    """Return the mean evaluation after each of these moves, on the same few guessed worlds.

    luck: the seed of the guessed worlds and the dice, the same for all moves.
    """
    values, rng = dict.fromkeys(moves, 0.0), Rng(luck)
    for _ in range(WORLDS):
        world = obs.determinize(seat, rng)
        dice = f"{luck}/{rng.random()}"
        for move in values:
            after = world.clone()
            rules.apply(after, seat, move)
            advance(rules, after, Rng(dice))
            values[move] += evaluate(after, seat) / WORLDS
    return values


def first_best(items: Iterable[T], values: Mapping[T, float]) -> T:
    """Return the first of the items with the largest value, up to a billionth.

    Machines may differ in the last digits of exp and sums, but not in their choice.
    """
    rest = list(items)
    most = max([values[item] for item in rest]) - 1e-9
    return next(item for item in rest if values[item] >= most)


def bot_rng(game: str, level: str, seat: Seat, ply: int) -> Rng:
    """Return a bot's own luck, which does not depend on the game's seed."""
    return Rng(f"bot/{game}/{level}/{seat}/{ply}")


def choose(
    bot: Strategy[S],
    rules: Rules[S],
    obs: S,
    seat: Seat,
    rng: Rng,
    go_on: Callable[[], bool] = lambda: True,
) -> Move:
    """Return the bot's move; a single legal move needs no thinking.

    go_on: called after each batch; False ends the thinking with the best move so far.
    """
    best: Move | None = None
    for move in thoughts(bot, rules, obs, seat, rng):
        best = move
        if not go_on():
            break
    if best is None:
        raise RuntimeError("the bot named no move")
    return best


def thoughts(bot: Strategy[S], rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
    """Yield the bot's best move so far after each batch, or at once the only legal move."""
    legal = rules.legal(obs, seat)
    if len(legal) == 1:
        yield legal[0]
        return
    yield from bot.think(rules, obs, seat, rng)
