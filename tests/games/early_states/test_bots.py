"""The bots of Early States: legal moves, order of strength, no knowledge of future throws."""

from __future__ import annotations

import pytest

from hustings.bots.ladder import luck_stream, play_to_end, record_luck
from hustings.core.model import NATURE, OVER, Turn
from hustings.core.protocols import Strategy
from hustings.core.rng import Rng
from hustings.games.early_states import bots, rules
from hustings.games.early_states.bots import learned, policy
from hustings.games.early_states.bots.planner import Planner
from hustings.games.early_states.bots.search import weights
from hustings.games.early_states.sheet import (
    IA,
    ITEMS,
    NH,
    PA,
    PRIZES,
    SECOND_DIE,
    SOLO_TARGET,
    STRIKES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, END, M_BUY, M_SAVE
from tests.games.early_states.driver import Game
from tests.matches import mean_win, scores


def play(players: list[Strategy[State]], seed: str) -> State:
    state = rules.new(len(players), {})
    own = Rng(f"bots of {seed}")
    return play_to_end(
        rules, state, players, luck_stream(rules, Rng(seed)), lambda _seat, _ply: own
    )


def win_share(level: str, other: str, games: int, seed: str) -> float:
    """Return the share of two-player games that a level wins against another."""
    one, two = bots.LEVELS[level], bots.LEVELS[other]
    return mean_win(scores(rules, {}, one, two, 2, games, seed))


def test_normal_beats_easy() -> None:
    assert win_share("normal", "easy", 20, "ladder") >= 0.9


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_states_of_an_ad_are_compared_for_advice(level: str) -> None:
    """The best plan's first state is played; full states are not compared."""
    game = Game()
    game.fill(0, 1)
    game.idle_until_funds(0, 5)
    game.begin((4,), "buy.0")
    state, seat = game.state, 0
    assert state.turn.seats == (seat,)
    assert state.turn.prompt == AIR
    bot = bots.LEVELS[level]()
    named = [*bot.think(rules, state.observe(seat), seat, Rng("ad"))]
    assert len({*named}) == 1
    legal = rules.legal(state, seat)
    assert {*bot.move_values} == {move for move in legal if state.free(seat, move[1])} < {*legal}
    assert max(bot.move_values.values()) == bot.move_values[named[0]]


def test_normal_buys_no_marks_where_no_prize_is_left() -> None:
    game = Game()
    game.idle_until_funds(0, 5)
    game.begin((4,))
    state = game.state
    assert policy.spend(state, 0)[0] == M_BUY
    state.taken[:] = bytes(map(len, PRIZES))
    marks = [item for item, thing in enumerate(ITEMS) if thing.marks]
    assert not any(policy.item_votes(state, 0, item) for item in marks)
    state.last = 1
    assert policy.spend(state, 0) == (M_SAVE,), (
        "also in the last turn, when funds are worth nothing"
    )


@pytest.mark.slow
def test_normal_beats_easy_over_many_games() -> None:
    assert win_share("normal", "easy", 200, "long ladder") >= 0.95


@pytest.mark.slow
def test_a_bot_against_itself_breaks_even() -> None:
    assert 0.45 <= win_share("normal", "normal", 300, "control") <= 0.55


@pytest.mark.broad("6")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_level_plays_a_game_to_its_end(seats: int) -> None:
    """Hard thinks for long, so only one plays at a table here."""
    for level in bots.LEVELS:
        players = [bots.LEVELS[level](), *(bots.LEVELS["normal"]() for _ in range(seats - 1))]
        assert play(players, f"whole {level}").turn.mode == OVER


def test_hard_fills_the_circles_that_win() -> None:
    """In the last turn it fills the circles that win the game."""
    state = rules.new(2, {})
    rules.apply(state, NATURE, (0, 0))
    state.taken = bytearray([1, 1, 1, 1, 1, 1, 1, 1, 0])
    state.firsts, state.last = 0, 1
    state.score = [20, 22]
    state.marks[IA], state.marks[PA], state.marks[SECOND_DIE] = 5, 5, 3
    state.taken[PA] = 1
    rules.apply(state, NATURE, (1, 5))
    hard, luck = bots.LEVELS["hard"](), Rng("luck")
    play_to_end(rules, state, [hard] * 2, luck_stream(rules, luck), lambda _seat, _ply: Rng("last"))
    assert state.score == [24, 22], "Iowa's second place"


def test_evaluation_stays_between_lost_and_won_and_follows_the_score() -> None:
    state = play([bots.LEVELS["normal"](), bots.LEVELS["easy"]()], "evaluate")
    ahead, behind = bots.evaluate(state, 0), bots.evaluate(state, 1)
    assert 0 <= behind < 0.5 < ahead <= 1


def solo_delegates(level: str, seed: str) -> int:
    """Return the delegates of a solo game with the dice of a seed."""
    state, bot = rules.new(1, {}), bots.LEVELS[level]()
    luck = record_luck(rules, seed)
    return play_to_end(rules, state, [bot], luck, lambda _seat, _ply: Rng("alone")).score[0]


@pytest.mark.broad("hb-bot-84")
@pytest.mark.parametrize("seed", ["hb-bot-6", "hb-bot-84", "hb-bot-159"])
def test_the_strong_level_wins_a_solo_game_after_a_bad_start(seed: str) -> None:
    """With these dice it once reached only 16, 10 and 7 delegates; Normal reached 40."""
    assert solo_delegates("hard", seed) > SOLO_TARGET


def test_the_value_of_a_solo_game_rises_with_delegates() -> None:
    """The value is 0.5 between 32 and 33 delegates; another delegate is always better."""
    state = rules.new(1, {})
    state.turn = Turn(OVER, (), END)
    values = []
    for score in range(60):
        state.score[0] = score
        values.append(bots.evaluate(state, 0))
    assert values == sorted(set(values))
    assert values[SOLO_TARGET] < 0.5 < values[SOLO_TARGET + 1]
    assert values[SOLO_TARGET + 1] - values[SOLO_TARGET] > 0.5
    assert learned.expected_payoff(state, 0, []) == values[-1]


def test_solo_a_first_place_counts_less_when_the_rival_will_take_it() -> None:
    """Rule 45: New Hampshire goes after turn 2; three circles can be filled in two turns."""
    state = rules.new(1, {})
    state.marks[NH] = 3
    in_reach = policy.mark_value(state, 0, NH, 2)
    state.turns = 1
    assert policy.mark_value(state, 0, NH, 2) < in_reach
    assert policy.mark_value(state, 0, NH, 3) >= in_reach, "filled at once"


def play_striking_rival(level: str, seed: str) -> int:
    """Return the delegates of a game against the rival that strikes."""
    state = rules.new(1, {"rival": STRIKES})
    luck = record_luck(rules, seed)
    players = [bots.LEVELS[level]()]
    return play_to_end(rules, state, players, luck, lambda _seat, _ply: Rng("struck")).score[0]


def test_a_state_the_rival_takes_next_has_no_value_unless_it_is_filled() -> None:
    state = rules.new(1, {"rival": STRIKES})
    state.turns, state.target = 1, NH
    state.marks[NH] = 2
    assert policy.mark_value(state, 0, NH, 3) == 0
    assert policy.mark_value(state, 0, NH, 4) > 0


def test_the_strong_level_puts_no_votes_where_the_rival_strikes_next() -> None:
    """Its plans know that all places of the announced state are gone after the turn."""
    state = rules.new(1, {"rival": STRIKES})
    state.turns, state.target = 1, NH
    state.marks[NH] = 1
    rules.apply(state, NATURE, (1, 6))
    planner = Planner(state, weights(1, STRIKES))
    assert planner.marks[NH][:5] == [0.0] * 5
    assert planner.marks[NH][5] > 0


@pytest.mark.slow
def test_the_rival_that_strikes_is_beaten_by_skill_more_often() -> None:
    """Normal wins about one game in three, Hard most."""
    normal = (
        sum(play_striking_rival("normal", f"long struck {i}") > SOLO_TARGET for i in range(300))
        / 300
    )
    hard = (
        sum(play_striking_rival("hard", f"long struck {i}") > SOLO_TARGET for i in range(30)) / 30
    )
    assert 0.24 <= normal <= 0.42
    assert hard >= 0.4


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_the_head_start_every_seat_is_near_its_fair_share(seats: int) -> None:
    """Within 5 percent among Normals, plus 3 for so few games."""
    games, earned = 1500, [0.0] * seats
    for i in range(games):
        state = rules.new(seats, {"start": 1})
        luck = luck_stream(rules, Rng(f"long seats {seats} {i}"))
        players = [bots.LEVELS["normal"]() for _ in range(seats)]
        play_to_end(rules, state, players, luck, lambda _seat, _ply: Rng("seats"))
        payoff = rules.outcome(state).payoff()
        for later in range(seats):
            earned[later] += payoff[(state.first + later) % seats] / games
    assert max(abs(share - 1 / seats) for share in earned) <= 0.08


def test_a_game_against_the_calendar_is_valued_in_delegates() -> None:
    against_calendar, against_striker = rules.new(1, {"rival": 0}), rules.new(1, {"rival": STRIKES})
    for delegates in (33, 40, 55):
        value = learned.solo_value(delegates)
        assert bots.win_chance(against_calendar, value) == pytest.approx(delegates / 100)
        assert 0.5 < bots.win_chance(against_striker, value) <= 1
    falling = [learned.expected_delegates(value / 10) for value in range(11)]
    assert falling == sorted(falling)
    assert falling[0] == 0
    assert bots.win_chance(rules.new(2, {}), 0.4) == 0.4
