"""The odds are exact; the opponents play sensible legal moves from their observations."""

from __future__ import annotations

from itertools import product

import pytest

from hustings.bots.ladder import luck_stream, play_moves
from hustings.core.model import Move
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.games.whistle_stop import bots, rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import GROUP, REGION, SUPER_GROUP
from hustings.games.whistle_stop.info import INFO
from hustings.games.whistle_stop.odds import IN_ROLLOFF, best_two, field, scores, second_chance, win
from hustings.games.whistle_stop.state import StopState
from tests.games.whistle_stop.driver import Game
from tests.games.whistle_stop.test_properties import positions


def test_the_odds_of_the_two_best_dice_agree_with_all_rolls() -> None:
    for n in (1, 2, 3, 4):
        counts: dict[int, int] = {}
        for dice in product(range(1, 7), repeat=n):
            total = sum(sorted(dice)[-2:])
            counts[total] = counts.get(total, 0) + 1
        for total, chance in enumerate(scores(n)):
            assert chance == pytest.approx(counts.get(total, 0) / 6**n)
        assert sum(chance for _, _, chance in best_two(n)) == pytest.approx(1)


def test_the_odds_of_a_region_agree_with_its_rolls() -> None:
    known = {(2, 1): 0.873, (3, 2): 0.671, (5, 3): 0.696, (6, 5): 0.569, (10, 5): 0.735}
    for pair, chance in known.items():
        assert win(pair, 4)[0] == pytest.approx(chance, abs=0.0005)
    for row in ((3, 2, 4, 1), (0, 5, 5, 0), (1, 1, 1, 1), (10, 0, 3, 7)):
        for holder in range(5):
            assert sum(win(row, holder)) == pytest.approx(1)
            if holder < 4 and row[holder]:
                assert win(row, holder)[holder] > win(row, 4)[holder] or row.count(0) == 3
    assert win((0, 0), 0) == (0.0, 0.0)
    assert win((0, 3), 0) == (0.0, 1.0)


@pytest.mark.parametrize("k", [2, 3, 4])
def test_the_odds_of_a_rolloff_include_further_rounds(k: int) -> None:
    rerolled = 0.0
    for best, mask, chance in field((2,) * (k - 1)):
        tie = IN_ROLLOFF[mask.bit_count() + 1]
        for a, b, other in best_two(2):
            rerolled += chance * other * second_chance((a, b), best, tie)[0]
    assert rerolled == pytest.approx(IN_ROLLOFF[k], abs=1e-12)


def test_a_second_chance_is_used_where_it_helps() -> None:
    assert second_chance((6, 6), 11, 0.5) == (1.0, 0)
    chance, die = second_chance((6, 5, 3, 1), 12, 0.5)
    assert (round(chance * 12, 6), die) == (1, 1)
    assert second_chance((6, 1), 10, 0.5)[1] == 1


def play(levels: tuple[str, ...], number: int, **options: int) -> tuple[float, ...]:
    """Return what each seat earned in a game between bots."""
    chosen = {option.key: option.default for option in INFO.options} | options
    state = rules.new(len(levels), chosen)
    luck = luck_stream(rules, Rng(f"bots/{number}"))
    players = [bots.LEVELS[level]() for level in levels]
    for made in play_moves(
        rules, state, players, luck, lambda _seat, ply: Rng(f"{number}/{ply + 1}")
    ):
        assert made.move in rules.legal(state, made.seat)
    return rules.outcome(state).payoff()


@pytest.mark.broad
def test_normal_beats_easy() -> None:
    won = sum(play(("normal", "easy"), i)[0] + play(("easy", "normal"), i)[1] for i in range(8))
    assert won >= 14
    assert sum(play(("easy", "easy", "normal"), i, game=1)[2] for i in range(6)) >= 4


@pytest.mark.slow
def test_normal_breaks_even_with_normal_and_beats_easy_for_any_number_of_seats() -> None:
    same = sum(play(("normal", "normal"), i)[0] for i in range(200))
    assert 70 <= same <= 130
    for seats, least in ((2, 45), (3, 33), (4, 18)):
        levels = ("normal", *("easy",) * (seats - 1))
        for advanced in (0, 1):
            won = sum(play(levels, i, game=advanced)[0] for i in range(50))
            assert won >= least, (seats, advanced)


def test_easy_never_vetoes() -> None:
    game = Game(hands=["south", "veto veto veto"])
    game.do("card south text")
    for i in range(20):
        *_, move = bots.LEVELS["easy"]().think(rules, game.state.observe(1), 1, Rng(f"{i}"))
        assert move == (v.V_PASS,)


def test_easy_plays_cards_for_their_text() -> None:
    """Three delegates by a card's text rather than two for its money."""
    game = Game(hands=["south texas", ""])
    game.play("card south text")
    moves = [
        [*bots.LEVELS["easy"]().think(rules, game.state.observe(0), 0, Rng(f"{i}"))][-1]
        for i in range(40)
    ]
    assert not [move for move in moves if move[0] == v.V_END]
    plain = [move for move in moves if move[0] == v.V_CARD]
    assert len(plain) >= 30


def test_normal_sends_the_delegates_of_its_region_cards() -> None:
    """Three for one action, not two for $2M, and it buys Vetoes for cards that it cannot play."""
    sent = spent = bought = 0
    for number in range(6):
        state = rules.new(2, {option.key: option.default for option in INFO.options})
        players = [bots.LEVELS["normal"]() for _ in range(2)]
        luck = luck_stream(rules, Rng(f"short/regions/{number}"))
        for made in play_moves(rules, state, players, luck, lambda _seat, ply: Rng(f"{ply}")):
            move = made.move
            bought += move[0] == v.V_BUY
            if move[0] == v.V_CARD and GROUP[move[1]] in (REGION, SUPER_GROUP):
                sent, spent = sent + (move[2] == v.TEXT), spent + (move[2] == v.MONEY)
    assert sent >= 3 * spent
    assert bought >= 6


def _choice(level: str, state: StopState, seat: int) -> Move:
    *_, move = bots.LEVELS[level]().think(rules, state.observe(seat), seat, Rng("same"))
    return move


@pytest.mark.broad("easy", "normal", "hard")
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bots_move_depends_on_its_observation_only(level: str) -> None:
    """With all hidden cards dealt anew the decision is the same; the observation is unchanged."""
    rng = Rng("worlds")
    for step, (state, seat) in enumerate(positions(9)):
        if seat >= 0 and step % 20 == 0:
            seen = state.observe(seat)
            key = seen.key()
            other = seen.determinize(seat, rng)
            assert _choice(level, state, seat) == _choice(level, other, seat)
            assert seen.key() == key


def test_evaluations_are_between_0_and_1() -> None:
    for state, _ in positions(2):
        values = [bots.evaluate(state, seat) for seat in range(state.seats)]
        assert all(0 <= value <= 1 for value in values)
    ahead = Game(hands=["california", ""])
    ahead.play("card california text")
    assert 0 < bots.evaluate(ahead.state, 0) < 1
    assert make(INFO, 2, {}, "x").options["game"] == 0
