"""The shared searches find known best moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from hustings.bots.amaf import Amaf
from hustings.bots.dice import Throws, lifted
from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.rollout import ANYBODY, Made, Rollout
from hustings.bots.search import advance, choose, uniform
from hustings.bots.tree import Tree
from hustings.core.model import Move
from hustings.core.protocols import Strategy
from hustings.core.rng import Rng
from tests.bots.tiny_games import Cups, Die, Game, Line, Nim, Plans, Tokens, evaluate
from tests.kit import TOY, Kit, walk

ROLLOUT = Rollout(evaluate)
Maker = Callable[[], Strategy[Line]]


def flat(rollouts: int = 60, halving: bool = False) -> Strategy[Line]:
    return FlatMonteCarlo(uniform, evaluate, rollouts=rollouts, halving=halving)


def amaf() -> Strategy[Line]:
    return Amaf(ROLLOUT, rollouts=400)


def tree(iterations: int = 600) -> Strategy[Line]:
    return Tree(ROLLOUT, iterations=iterations)


def rave(iterations: int = 400) -> Strategy[Line]:
    return Tree(ROLLOUT, iterations=iterations, rave=200, explore=0.2)


def first_position(game: Game) -> Line:
    state = game.new(game.seats, {})
    advance(game, state, Rng("begin"))
    return state


def chosen_move(game: Game, bot: Strategy[Line], seat: int = 0, luck: str = "luck") -> Move:
    return choose(bot, game, first_position(game).observe(seat), seat, Rng(luck))


# --- known answers


@pytest.mark.parametrize("make", [tree, rave])
@pytest.mark.parametrize("heap", [5, 6, 7, 10])
def test_a_tree_wins_at_nim(make: Maker, heap: int) -> None:
    """It leaves a multiple of four."""
    assert chosen_move(Nim(heap), make()) == (0, heap % 4)


def test_a_tree_values_moves_for_each_of_three_seats() -> None:
    """With a heap of five, the first seat is best off taking one."""
    search: Any = Tree(ROLLOUT, iterations=3000)
    assert chosen_move(Nim(4, seats=3), search) in ((0, 1), (0, 2), (0, 3))
    assert search.move_values[0, 1] < 0.1, "who leaves three has lost to the next"
    assert search.move_values[0, 3] < 0.1
    assert chosen_move(Nim(3, seats=3), tree()) == (0, 3)


@pytest.mark.parametrize("make", [flat, lambda: flat(40, halving=True), amaf, tree, rave])
def test_every_search_takes_the_best_token(make: Maker) -> None:
    """AMAF learns it because the order of moves does not matter."""
    assert chosen_move(Tokens(), make()) == (0, Tokens.SIZE - 1)


@pytest.mark.parametrize("make", [partial(Amaf, rollouts=400), partial(Tree, rave=200)])
def test_moves_of_unknown_seats_count_for_every_seat(make: Callable[..., Strategy[Line]]) -> None:
    """A rollout that does not name the seats still shows the values of the tokens."""

    def nobody(rules: Any, state: Any, rng: Rng) -> tuple[Made, Any]:
        made, earned = ROLLOUT(rules, state, rng)
        return [(ANYBODY, move) for who, move in made if who == 0], earned

    assert chosen_move(Tokens(), make(nobody)) == (0, Tokens.SIZE - 1)


@pytest.mark.parametrize("make", [lambda: flat(150), tree])
def test_no_search_sees_hidden_information(make: Maker) -> None:
    """The safe choice is best for a seat that cannot see the ball."""
    for luck in range(3):
        assert chosen_move(Cups(), make(), luck=f"{luck}") == (1,)


def test_a_tree_decides_by_the_dice_thrown() -> None:
    """Throwing beats 0.5 only if good dice are kept and bad ones thrown again."""
    search: Any = Tree(ROLLOUT, iterations=4000)
    assert chosen_move(Die(), search) == (0,)
    assert search.move_values[0,] == pytest.approx(5 / 9, abs=0.05)
    blind = Tree(ROLLOUT, iterations=1000, split=5)
    assert chosen_move(Die(), blind) == (1,)


def test_a_tree_does_not_see_sealed_plans() -> None:
    """The second seat expects the first's dominant number, which the first still chooses."""
    for seat in (0, 1):
        assert chosen_move(Plans(), tree(), seat) == (0, 1)
    search: Any = tree(2000)
    chosen_move(Plans(), search, 1)
    assert search.move_values[0, 0] < 0.3, "the first is expected to play its better plan"


# --- every search


@pytest.mark.parametrize("make", [flat, lambda: flat(20, halving=True), amaf, tree, rave])
def test_a_search_is_deterministic(make: Maker) -> None:
    """In every batch; it does not change the position."""
    game = Tokens()
    obs = first_position(game)
    thoughts = [list(make().think(game, obs, 0, Rng("same"))) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0]) >= 2, "a search names its best move more than once"
    assert obs.key() == ()


@pytest.mark.parametrize("kind", ["flat", "halving", "amaf", "tree", "rave"])
def test_every_search_plays_the_toy(kind: str) -> None:
    """With all modes of a turn and hidden hands; moves are legal and have values."""
    kit = Kit(TOY)
    evaluate = kit.bots.evaluate
    rollout = Rollout(evaluate)
    makers: dict[str, Callable[[], Any]] = {
        "flat": lambda: FlatMonteCarlo(uniform, evaluate, rollouts=4, batch=2),
        "halving": lambda: FlatMonteCarlo(uniform, evaluate, rollouts=4, batch=2, halving=True),
        "amaf": lambda: Amaf(rollout, rollouts=20),
        "tree": lambda: Tree(rollout, iterations=20),
        "rave": lambda: Tree(rollout, iterations=20, rave=50),
    }
    for state, seat in walk(kit.default(3)).deciders(12):
        bot = makers[kind]()
        legal = kit.rules.legal(state, seat)
        move = choose(bot, kit.rules, state.observe(seat), seat, Rng("toy"))
        assert move in legal
        if len(legal) > 1:
            assert move in bot.move_values
            assert set(bot.move_values) <= set(legal)
            assert all(0 <= value <= 1 for value in bot.move_values.values())


def test_halving_stays_within_the_budget() -> None:
    """It costs the same, but spends most on the best two moves."""
    bot = FlatMonteCarlo(uniform, evaluate, rollouts=30, halving=True)
    stages = bot._stages(8)
    assert [moves for moves, _ in stages] == [8, 4, 2]
    assert sum(moves * rollouts for moves, rollouts in stages) <= 8 * 30
    assert FlatMonteCarlo(uniform, evaluate, rollouts=30)._stages(8) == [(8, 30)]


def test_an_endless_rollout_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not hang the worker."""
    monkeypatch.setattr("hustings.bots.rollout.MAX_PLAYOUT", 50)

    class Endless(Nim):
        def left(self, log: Any) -> int:
            return 9

    with pytest.raises(RuntimeError, match="does not end"):
        ROLLOUT(Endless(9), first_position(Endless(9)), Rng("x"))


# --- dice


def brute_force(dice: tuple[int, ...], rerolls: int) -> float:
    """Return the best mean sum of squares by brute force over all throws."""
    if not rerolls:
        return float(sum(die * die for die in dice))
    best = 0.0
    for bits in range(1 << len(dice)):
        lift = [i for i in range(len(dice)) if bits >> i & 1]
        total = 0.0
        for faces in product(range(1, 7), repeat=len(lift)):
            thrown = list(dice)
            for i, face in zip(lift, faces, strict=True):
                thrown[i] = face
            total += brute_force(tuple(thrown), rerolls - 1)
        best = max(best, total / 6 ** len(lift))
    return best


def test_expectation_over_dice_is_exact() -> None:
    """It agrees with brute force for two dice and up to two more throws."""
    throws = Throws(2, 2, lambda dice: sum(die * die for die in dice))
    for dice in combinations_with_replacement(range(1, 7), 2):
        for rerolls in (0, 1, 2):
            assert throws.worth(dice[::-1], rerolls) == pytest.approx(brute_force(dice, rerolls))
    first = sum(brute_force(dice, 2) for dice in product(range(1, 7), repeat=2)) / 36
    assert throws.before == pytest.approx(first)


def test_the_best_dice_are_kept() -> None:
    """If choices are equal, the most dice are kept."""
    throws = Throws(3, 1, lambda dice: float(dice.count(6)))
    assert throws.keep((6, 2, 6), 1) == (6, 6)
    assert dict(throws.choices((6, 2, 6), 1))[6, 6] == pytest.approx(2 + 1 / 6)
    same = Throws(2, 1, lambda dice: 1.0)
    assert same.keep((4, 1), 1) == (1, 4)


def test_rerolled_dice_are_given_as_a_bit_mask() -> None:
    assert lifted((6, 2, 6), (6, 6)) == 0b010
    assert lifted((6, 2, 6), (6,)) == 0b110
    assert lifted((1, 1), ()) == 0b11
    assert lifted((1, 1), (1, 1)) == 0
