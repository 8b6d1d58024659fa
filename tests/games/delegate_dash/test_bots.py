"""The opponents: they find known best moves, and each level is stronger than the one below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from hustings import catalog
from hustings.bots.comparison import RestrictedRules
from hustings.bots.hint import ranked
from hustings.bots.ladder import luck_stream, play_to_end
from hustings.bots.search import choose, playout, uniform
from hustings.core.model import NATURE, OVER, Move, Seat
from hustings.core.moves import verb_index
from hustings.core.rng import Rng
from hustings.games.delegate_dash import bots
from hustings.games.delegate_dash.board import GAP, NULL
from hustings.games.delegate_dash.bots.expectations import expected_takes, reroll_gain
from hustings.games.delegate_dash.bots.policy import promised_gain
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, VALUE, DashState, totals
from hustings.games.delegate_dash.vocabulary import AFTER, DONE, MOVE, TAKE
from tests.game_driver import deciding_seats, play_through
from tests.games.delegate_dash.driver import (
    ACES,
    Game,
    at_convention,
    coin,
    first_round,
    turn_over,
)
from tests.games.delegate_dash.invariants import check_invariants
from tests.games.delegate_dash.test_trace import at, trace

rules = catalog.rules("delegate_dash")


def answer(game: Game, seat: Seat) -> Move:
    """Return what the normal opponent plays."""
    return bots.sensible_move(rules, game.state.observe(seat), seat, Rng("any"))


def play(levels: list[str], seed: str) -> tuple[float, ...]:
    """Return the payoff of a game between levels."""
    state = rules.new(len(levels), {})
    players, own = [bots.LEVELS[level]() for level in levels], Rng(f"bots {seed}")
    play_to_end(rules, state, players, luck_stream(rules, Rng(seed)), lambda _seat, _ply: own)
    return rules.outcome(state).payoff()


def test_hard_considers_only_the_given_moves() -> None:
    """A review compares two moves; neither needs to be the default move."""
    choices, luck = 0, Rng("among")
    decide = partial(uniform, rules, rng=luck)
    for state, seat in play_through(rules, rules.new(3, {}), decide, luck):
        if seat == NATURE or state.turn.mode == OVER:
            continue
        obs = state.observe(seat)
        legal = rules.legal(obs, seat)
        habit = bots.sensible_move(rules, obs, seat, Rng("habit"))
        others = [move for move in legal if move != habit]
        for pair in zip(others[::2], others[1::2], strict=False):
            bot = bots.HabitSearcher(rollouts=1)
            among = RestrictedRules(rules, obs, [*pair])
            assert choose(bot, among, obs, seat, Rng("among")) in pair
            choices += 1
    assert choices > 50


def test_levels_are_listed_from_easy_to_hard() -> None:
    assert list(bots.LEVELS) == ["easy", "normal", "hard"]


def test_hard_takes_the_most_valuable_coin_and_gives_up_the_cheapest_region() -> None:
    game = (
        turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    assert answer(game, 0) == (verb_index(rules.VOCABULARY.verbs, "take"), 5)
    game = at_convention("A50 S40", "S50 A40", "C50 A30 C10", "M50 C40 S30 M20 A20")
    assert answer(game, 0) == (verb_index(rules.VOCABULARY.verbs, "release"), 1)


def test_hard_moves_where_the_expected_gain_is_highest() -> None:
    # East went for Arms ace with its 50 and 1. West, with a null, will be at Moons ace, at home:
    # the 30 of Suns ace, alone, are more than a share of the 20 and 10 there.
    game = trace().luck("roll.0.4.3.0")
    assert answer(game, 1) == (verb_index(rules.VOCABULARY.verbs, "move"), at(3, 6))


def test_hard_gives_up_only_cheap_coins_for_a_large_expected_gain() -> None:
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    game.do(f"0:move.{ACES[0]}", "1:stay", "2:stay", "3:stay", "0:take.0")
    game.luck("roll.0.0.0.0").do("0:move.6")
    assert answer(game, 0) == (verb_index(rules.VOCABULARY.verbs, "surrender"), coin(0, 1))
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    game.do(f"0:move.{ACES[0]}", "1:stay", "2:stay", "3:stay", "0:take.5")
    game.luck("roll.0.0.0.0").do("0:move.6")
    assert answer(game, 0) == (verb_index(rules.VOCABULARY.verbs, "done"),)


def test_evaluations_are_win_chances_that_add_up_to_one() -> None:
    state = rules.new(4, {})
    rng = Rng("evaluate")
    for _ in deciding_seats(rules, state, partial(bots.sensible_move, rules, rng=rng), rng):
        chances = [bots.evaluate(state, each) for each in range(4)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
    assert [bots.evaluate(state, each) for each in range(4)] == list(rules.outcome(state).payoff())


def test_hard_searches_at_most_eight_legal_moves() -> None:
    state: DashState = rules.new(4, {})
    rng = Rng("shortlist")

    def tried(state: DashState, seat: Seat) -> Move:
        return rng.pick(bots.candidate_moves(rules, state, seat, rules.legal(state, seat)))

    for seat in deciding_seats(rules, state, tried, rng):
        legal = rules.legal(state, seat)
        short = bots.candidate_moves(rules, state, seat, legal)
        assert 1 <= len(short) <= 8
        assert set(short) <= set(legal)
        assert len(set(short)) == len(short)
        move = bots.sensible_move(rules, state, seat, rng)
        assert move in legal


def test_hard_does_not_search_surrenders_that_cost_more_than_they_gain() -> None:
    """Except where a rival could reach a majority by the coins there.

    No walk from coins to a state without any is searched either.
    """
    rng = Rng("losing")
    surrenders = walks = 0
    for seats in (2, 3, 4) * 3:
        state: DashState = rules.new(seats, {})
        for seat in deciding_seats(rules, state, partial(bots.sensible_move, rules, rng=rng), rng):
            short = bots.candidate_moves(rules, state, seat, rules.legal(state, seat))
            side = state.owner.index(seat) if seat in state.owner else NOBODY
            if state.turn.prompt == AFTER and best_rival(state, side) + sum(state.stake) < MAJORITY:
                prices = [VALUE[move[1]] for move in short if len(move) > 1]
                surrenders += len(prices)
                assert all(price < reroll_gain(state, side) for price in prices)
            if state.turn.prompt == MOVE and state.pawns[side] != GAP:
                here = expected_takes(state, side)
                if here[state.pawns[side]] > 9:
                    walks += 1
                    assert all(here[move[1]] for move in short if len(move) > 1)
    assert surrenders > 10
    assert walks > 20


def best_rival(state: DashState, side: int) -> int:
    """Return the delegates of the strongest rival."""
    return max(count for other, count in enumerate(totals(state)) if other != side)


def test_only_the_obvious_move_is_advised() -> None:
    """The most valuable coin at a caucus is taken without search, so no other coin has a value."""
    game = (
        turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    obs = game.state.observe(0)
    hints, values = list(ranked(bots.LEVELS["hard"](), bots.evaluate, rules, obs, 0, Rng("hint")))[
        -1
    ]
    assert [hint.move for hint in hints] == [answer(game, 0)]
    (other,) = set(values) - {answer(game, 0)}
    assert values[other] < hints[0].value, "it was played out too, for comparison in advice"


def test_advice_compares_the_obvious_move_with_another() -> None:
    """With the cheapest surrender, staying, or the next best coin, on the same dice."""
    met = set()
    for obs, seat in sample_choices("weighed", (MOVE, AFTER, TAKE)):
        bot, legal = bots.HabitSearcher(rollouts=4), rules.legal(obs, seat)
        best = choose(bot, rules, obs, seat, Rng("weighed"))
        others = [move for move in legal if move != best]
        values = bot.weigh(rules, obs, seat, [best, *others], Rng("beside"))
        assert best in values
        (other,) = set(values) - {best}
        if obs.turn.prompt == AFTER and best == (DONE,):
            assert VALUE[other[1]] == min(VALUE[move[1]] for move in others)
        met.add(obs.turn.prompt)
    assert met == {MOVE, AFTER, TAKE}


def test_equal_playout_values_are_ranked_by_expected_gain() -> None:
    """Otherwise four coins nearby would have the same value as six."""
    parted = 0
    for obs, seat in sample_choices("parted"):
        bot, side = bots.LEVELS["hard"](), obs.order[obs.mover]
        best = choose(bot, rules, obs, seat, Rng("parted"))
        for move, value in bot.move_values.items():
            if promised_gain(obs, side, move) < promised_gain(obs, side, best) - 1e-6:
                assert value < bot.move_values[best]
                parted += value == bot.move_values[best] - bots.LESS_PROMISING_PENALTY
    assert parted


def sample_choices(name: str, prompts: Sequence[int] = (MOVE,)) -> Iterator[tuple[DashState, Seat]]:
    """Yield the decisions with these prompts in a game of Normal opponents."""
    state, rng = rules.new(2, {}), Rng(name)

    def normal(state: DashState, seat: Seat) -> Move:
        return choose(bots.LEVELS["normal"](), rules, state.observe(seat), seat, rng)

    for seat in deciding_seats(rules, state, normal, rng):
        obs = state.observe(seat)
        if state.turn.prompt in prompts and len(rules.legal(obs, seat)) > 1:
            yield obs, seat


def test_easy_stays_in_its_own_region() -> None:
    """It goes for the largest stake there, takes the best coin and never gives one up."""
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    easy = bots.LEVELS["easy"]()
    home = (verb_index(rules.VOCABULARY.verbs, "move"), ACES[0])
    assert choose(easy, rules, game.state.observe(0), 0, Rng("easy")) == home
    game.do(f"0:move.{ACES[0]}", "1:stay", "2:stay", "3:stay")
    best = (verb_index(rules.VOCABULARY.verbs, "take"), 5)
    assert choose(easy, rules, game.state.observe(0), 0, Rng("easy")) == best
    game.do("0:take.5").luck("roll.0.0.0.0")
    stay = (verb_index(rules.VOCABULARY.verbs, "stay"),)
    assert choose(easy, rules, game.state.observe(0), 0, Rng("easy")) == stay


def test_normal_beats_easy() -> None:
    won = sum(
        play(["normal" if seat == i % 4 else "easy" for seat in range(4)], f"n{i}")[i % 4]
        for i in range(40)
    )
    assert won >= 32


def test_hard_is_deterministic_for_a_seed() -> None:
    game = trace().luck("roll.2.1.4.0")
    moves = {
        choose(bots.LEVELS["hard"](), rules, game.state.observe(1), 1, Rng("hard"))
        for _ in range(2)
    }
    assert len(moves) == 1
    assert moves <= set(rules.legal(game.state, 1))


@pytest.mark.slow
def test_hard_wins_more_than_a_quarter_of_games_against_three_normals() -> None:
    games = 80
    won = sum(
        play(["hard" if seat == i % 4 else "normal" for seat in range(4)], f"h{i // 4}")[i % 4]
        for i in range(games)
    )
    assert won / games > 0.25


@pytest.mark.slow
def test_thousands_of_random_games_conserve_608_delegates_in_every_position() -> None:
    for i in range(2000):
        state: DashState = rules.new(1 + i % 4, {})
        rng = Rng(f"conserve/{i}")
        for _ in play_through(rules, state, partial(uniform, rules, rng=rng), rng):
            check_invariants(state)


def test_random_games_end_within_2000_steps() -> None:
    for i in range(40):
        assert playout(rules, rules.new(1 + i % 4, {}), Rng(f"end/{i}")) < 2000


def test_normal_moves_to_the_best_coin_or_home() -> None:
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    normal = bots.LEVELS["normal"]()
    rng = Rng("simple")
    aces = (verb_index(rules.VOCABULARY.verbs, "move"), ACES[0])
    assert choose(normal, rules, game.state.observe(0), 0, rng) == aces
    game.do(f"0:move.{ACES[0]}")
    seen = game.state.observe(1)
    seen.stake = bytearray(GAP)
    home = (verb_index(rules.VOCABULARY.verbs, "move"), NULL[1])
    assert choose(normal, rules, seen, 1, rng) == home


def test_hard_plays_the_default_move_unless_another_is_clearly_better() -> None:
    state: DashState = rules.new(4, {})
    differs = 0

    def habitual(state: DashState, seat: Seat) -> Move:
        return bots.sensible_move(rules, state.observe(seat), seat, Rng("any"))

    for seat in deciding_seats(rules, state, habitual, Rng("habits")):
        obs, habit = state.observe(seat), habitual(state, seat)
        bold, never = bots.HabitSearcher(6, min_gain=0.0), bots.HabitSearcher(6, min_gain=1.0)
        if obs.turn.prompt == MOVE:
            differs += choose(bold, rules, obs, seat, Rng("try")) != habit
            assert choose(never, rules, obs, seat, Rng("try")) == habit
    assert differs
