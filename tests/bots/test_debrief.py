"""The debrief of a game's decisions: it finds blunders and does not blame luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hustings import catalog
from hustings.bots.comparison import MoveComparer, RestrictedRules, earned
from hustings.bots.debrief import MAX_BEST, MAX_WORST, MIN_GAP, Debrief, debrief
from hustings.bots.decisions import Decision, FinishStage, decisions_of
from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.opponent import Opponent, value_as_chance
from hustings.bots.search import Policy, uniform
from hustings.bots.turns import same_turn
from hustings.core.model import ONE, OVER, Move, Seat, Turn
from hustings.core.record import Record, make
from hustings.core.rng import Rng
from hustings.core.table import Table
from tests.bots.tiny_games import VOCABULARY, Cups, Die, Game, Line, Log, Nim, evaluate


def comparer(
    game: Game,
    seat: Seat = 0,
    win_chance: Callable[[Line, float], float] = value_as_chance,
    policy: Policy[Line] = uniform,
    **more: Any,
) -> MoveComparer[Line]:
    """Return a comparer that tries every move of a tiny game."""
    bots = SimpleNamespace(
        LEVELS={"hard": lambda: FlatMonteCarlo(policy, evaluate, rollouts=60, batch=20)},
        evaluate=evaluate,
        win_chance=win_chance,
        PASS_VERBS=(1,),
    )
    return MoveComparer(game, cast(Any, bots), "hard", seat, together=False, **more)


def decisions(game: Game, log: Log) -> list[Decision[Line]]:
    """Return the first seat's decisions in a game with these moves."""
    result = []
    for ply, (seat, move) in enumerate(log):
        state = Line(game, log[:ply])
        if seat == 0 and len(game.legal(state, 0)) > 1:
            result.append(Decision(ply, state.observe(0), move))
    return result


def final_debrief(game: Game, log: Log, **more: Any) -> Debrief:
    """Return the finished debrief of the first seat."""
    *_, account = debrief(comparer(game, **more), decisions(game, log), game.pay(log)[0])
    return account


def test_a_planted_blunder_is_found_and_named() -> None:
    """With a heap of three, taking all wins; taking one lets the other seat win."""
    account = final_debrief(Nim(3), ((0, (0, 1)), (1, (0, 2))))
    (worst,) = account.worst
    assert (worst.ply, worst.move, worst.other) == (0, (0, 1), (0, 3))
    assert worst.other_value == 1.0
    assert 0.3 < worst.value < 0.7
    assert account.lost == pytest.approx(worst.gap)
    assert not account.best


def test_values_are_converted_into_chances_to_win() -> None:
    """As in solo games, whose value also counts the margin. Here the value is half the chance."""

    def win_chance(_: Line, value: float) -> float:
        return min(1.0, 2 * value)

    def half(state: Line, seat: Seat) -> float:
        return evaluate(state, seat) / 2

    log: Log = ((0, (0, 1)), (1, (0, 2)))
    plain = final_debrief(Nim(3), log)
    bots = SimpleNamespace(
        LEVELS={"hard": lambda: FlatMonteCarlo(uniform, half, rollouts=60, batch=20)},
        evaluate=half,
        win_chance=win_chance,
    )
    halved = MoveComparer(Nim(3), cast(Any, bots), "hard", 0, together=False)
    *_, account = debrief(halved, decisions(Nim(3), log), 0.0)
    assert account.begin == pytest.approx(plain.begin)
    assert account.worst[0].other_value == plain.worst[0].other_value == 1.0
    assert account.worst[0].value == pytest.approx(plain.worst[0].value)
    assert account.lost == pytest.approx(plain.lost)


@pytest.mark.parametrize("stray", [-0.3, 0.3])
def test_learned_values_that_stray_from_0_to_1_give_chances(stray: float) -> None:
    log: Log = ((0, (0, 1)), (1, (0, 2)))
    account = final_debrief(Nim(3), log, win_chance=lambda _, value: value + stray)
    assert 0 <= account.begin <= 1
    assert account.course
    assert all(0 <= turn.chance <= 1 and 0 <= turn.cost <= 1 for turn in account.course)


def test_a_good_move_is_shown_with_a_worse_one() -> None:
    account = final_debrief(Nim(3), ((0, (0, 3)),))
    (best,) = account.best
    assert (best.move, best.value) == ((0, 3), 1.0)
    assert best.other != best.move
    assert best.other_value < 0.8
    assert not account.worst
    assert account.lost == 0


def test_a_turn_that_only_ends_is_no_find(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much better it is than going on."""
    monkeypatch.setattr(VOCABULARY, "ends_turn", {0})
    account = final_debrief(Nim(3), ((0, (0, 3)),))
    assert not account.best


def test_a_finish_by_luck_alone_has_a_chance_after_each_stage() -> None:
    game = Cups()
    log: Log = ((-1, (0, 0)), (0, (0, 1)))
    stage = FinishStage(1, Line(game, log))
    *_, account = debrief(comparer(game), decisions(game, log), 0.0, [stage])
    ((index, chance),) = account.finish
    assert index == 1
    assert 0 <= chance <= 1


class Forced(Nim):
    """Nim with a single legal move."""

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the only move."""
        return [(0, 1)]


def test_a_game_without_a_choice_costs_nothing() -> None:
    account = final_debrief(Forced(3), ((0, (0, 1)), (1, (0, 1)), (0, (0, 1))))
    assert account.decisions == 0
    assert (account.begin, account.end) == (1.0, 1.0)
    assert account.lost == account.luck == 0
    assert not account.worst + account.best


@pytest.mark.parametrize(
    ("tiny", "log"),
    [
        (Nim(5), ((0, (0, 2)), (1, (0, 3)))),
        (Nim(7), ((0, (0, 1)), (1, (0, 1)), (0, (0, 1)), (1, (0, 1)), (0, (0, 3)))),
        (Cups(), ((-1, (0, 1)), (0, (0, 1)))),
        (Die(), ((0, (0,)), (-1, (0, 2)), (0, (1,)))),
    ],
)
def test_the_numbers_add_up_at_every_stage(tiny: Game, log: Log) -> None:
    """The chance at the beginning, less the loss by decisions, plus luck, is that at the end."""
    last = 0.0
    for account in debrief(comparer(tiny), decisions(tiny, log), tiny.pay(log)[0]):
        assert account.begin - account.lost + account.luck == pytest.approx(account.end, abs=1e-12)
        assert last <= account.done <= 1
        last = account.done
        for each in account.worst + account.best:
            assert 0 <= each.value <= 1
            assert 0 <= each.other_value <= 1
            assert each.gap >= MIN_GAP
        assert len(account.worst) <= MAX_WORST
        assert len(account.best) <= MAX_BEST
    assert last == 1


def test_decisions_are_judged_by_their_risk_not_by_their_result() -> None:
    """A lucky guess counts as a mistake, the safe choice does not."""
    lucky = final_debrief(Cups(), ((-1, (0, 0)), (0, (0, 0))))
    assert lucky.end == 1
    assert lucky.worst[0].other == (1,)
    assert 0.1 < lucky.lost < 0.45
    safe = final_debrief(Cups(), ((-1, (0, 0)), (0, (1,))))
    assert not safe.worst
    assert safe.lost == 0


class Even(Cups):
    """Two equally likely cups: no choice is better."""

    WEIGHTS = (1, 1, 0)

    def __init__(self, at: int) -> None:
        self.at = at

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the two cups."""
        return [(0, 0), (0, 1)]


def test_noise_is_not_reported_as_a_mistake() -> None:
    """In forty games without a real mistake almost none is reported."""
    accused = cost = 0.0
    for at in range(40):
        game, log = Even(at), ((-1, (0, 0)), (0, (0, at % 2)))
        noted = [each._replace(ply=at) for each in decisions(game, log)]
        *_, account = debrief(comparer(game), noted, 0.0)
        accused += len(account.worst)
        cost += account.lost
    assert accused <= 3
    assert cost / 40 < 0.05


def test_little_time_gives_a_smaller_but_complete_debrief() -> None:
    """The clock advances with every reading."""
    log = ((0, (0, 1)), (1, (0, 1)), (0, (0, 1)), (1, (0, 1)), (0, (0, 3)))

    def clock(step: float) -> Callable[[], float]:
        looks = [0.0]

        def spent() -> float:
            looks[0] += step
            return looks[0]

        return spent

    patient = list(debrief(comparer(Nim(7)), decisions(Nim(7), log), 1.0))
    hurried = list(debrief(comparer(Nim(7), spent=clock(0.2)), decisions(Nim(7), log), 1.0))
    assert len(hurried) < len(patient)
    assert hurried[-1].done == 1
    assert hurried[-1].decisions == patient[-1].decisions


class Takes(Opponent[Line]):
    """Takes as much as possible and gives no values."""

    def think(self, rules: Any, obs: Line, seat: Seat, _rng: Rng) -> Iterator[Move]:
        """Yield the largest move."""
        yield rules.legal(obs, seat)[-1]


def test_a_level_without_values_is_judged_by_playouts() -> None:
    """Its moves are compared by how the games after them end."""
    game = Nim(3)
    bots = SimpleNamespace(LEVELS={"hard": Takes}, evaluate=evaluate, win_chance=value_as_chance)
    judging = MoveComparer(game, cast(Any, bots), "hard", 0, together=False)
    *_, account = debrief(judging, decisions(game, ((0, (0, 1)), (1, (0, 2)))), 0.0)
    assert account.begin == 0.5  # the bot thinks only briefly
    assert account.worst[0].other == (0, 3)
    assert account.worst[0].gap == 1.0


def test_restricted_rules_limit_the_moves_of_one_position_only() -> None:
    game = Nim(5)
    start, later = game.new(2, {}), Line(game, ((0, (0, 1)),))
    among = RestrictedRules(game, start, [(0, 2)])
    assert among.legal(start, 0) == [(0, 2)]
    assert among.legal(later, 1) == game.legal(later, 1)
    assert among.VOCABULARY is game.VOCABULARY
    assert among.legal(start.clone(), 0) == game.legal(start, 0)


def test_a_team_earns_the_whole_win() -> None:
    game = Nim(1)
    end = Line(game, ((0, (0, 1)),))
    assert earned(game, end, 0, together=False) == 1.0
    assert earned(game, end, 1, together=False) == 0.0
    tied = SimpleNamespace(outcome=lambda _: game.outcome(end)._replace(ranks=(1, 1)))
    assert earned(cast(Any, tied), end, 1, together=False) == 0.5
    assert earned(cast(Any, tied), end, 1, together=True) == 1.0
    assert (
        earned(cast(Any, tied), end, 1, together=False, scored=True)
        == tied.outcome(end).scores[1] / 100
    )


def test_decisions_are_those_with_more_than_one_legal_move() -> None:
    """In order, each with the seat's observation."""
    game = Nim(4)
    record = Record("nim", 1, 2, {}, "x", ["0:do.1", "1:do.2", "0:do.1"])
    table: Table[Line] = Table(game, record)
    assert table.over
    assert [(each.ply, each.move) for each in decisions_of(table, 0)] == [(0, (0, 1))]
    assert [(each.ply, each.move) for each in decisions_of(table, 1)] == [(1, (0, 2))]


class Chores(Game):
    """One seat does two of three chores in any order; only the last one pays."""

    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        return Turn(OVER if len(log) == 2 else ONE, () if len(log) == 2 else (0,), 0)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the chores not done yet."""
        return [(0, what) for what in range(3) if (0, (0, what)) not in log]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return 0.5 for doing the last chore, 1 for doing it first."""
        done = [move[1] for _, move in log]
        return (1.0 if done[:1] == [2] else 0.5 if 2 in done else 0.0,)


def chores(*done: int) -> Debrief:
    """Return the debrief of a seat that did these chores in one turn."""
    game = Chores()
    moves = [f"0:do.{what}" for what in done]
    table: Table[Line] = Table(game, Record("chores", 1, 1, {}, "x", moves))
    assert table.over
    *_, account = debrief(comparer(game), decisions_of(table, 0), 0.5)
    return account


def test_the_order_of_moves_in_one_turn_is_not_blamed() -> None:
    """Even if the judge prefers the other order."""
    assert chores(1, 0).worst[0].other == (0, 2)
    account = chores(1, 2)
    assert not [each for each in account.worst if each.other == (0, 2)]
    assert account.lost == 0


class Plans(Game):
    """In each of two turns a seat plans a trip and later confirms or changes it.

    Another seat moves in between. The first trip, confirmed, pays most.
    """

    seats = 2
    stays = 1.0

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        at = len(log) % 4
        return Turn(OVER, (), 0) if len(log) == 8 else Turn(ONE, (at % 2,), at)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return three trips, later confirmation or two other trips."""
        offers: list[list[Move]] = [
            [(0, 0), (0, 1), (0, 2)],
            [(2,)],
            [(1,), (0, 3), (0, 4)],
            [(2,)],
        ]
        return offers[len(log) % 4]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return the mean payoff of the two turns."""
        payoffs = [0.2, 0.2]
        for turn in range(2):
            done = [move for seat, move in log[4 * turn : 4 * turn + 4] if seat == 0]
            if done[:1] == [(0, 0)]:
                payoffs[turn] = self.stays if done[1:] == [(1,)] else 0.5
        return (sum(payoffs) / 2, 0.0)


@pytest.mark.parametrize("stays", [1.0, 0.7])
def test_a_plan_and_its_confirmation_are_praised_once(stays: float) -> None:
    """Once in each of the two turns."""
    game = Plans()
    game.stays = stays
    moves = ["0:do.0", "1:go", "0:pass", "1:go"] * 2
    table: Table[Line] = Table(game, Record("plans", 1, 2, {}, "x", moves))
    assert table.over
    *_, account = debrief(comparer(game), decisions_of(table, 0), 1.0)
    assert sorted(each.ply // 4 for each in account.best) == [0, 1]


class Steps(Game):
    """One seat takes two steps that pay only together."""

    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        return Turn(OVER, (), 0) if len(log) == 2 else Turn(ONE, (0,), len(log))

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return three alternatives for each step."""
        return [(0, 3 * len(log) + what) for what in range(3)]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return 1 for the first alternative of both."""
        return (1.0 if [move for _, move in log] == [(0, 0), (0, 3)] else 0.1,)


def test_two_steps_to_one_goal_are_praised_once() -> None:
    table: Table[Line] = Table(Steps(), Record("steps", 1, 1, {}, "x", ["0:do.0", "0:do.3"]))
    assert table.over

    def knows(rules: Any, state: Line, seat: Seat, _: Rng) -> Move:
        move: Move = rules.legal(state, seat)[0]
        return move

    *_, account = debrief(comparer(Steps(), policy=knows), decisions_of(table, 0), 1.0)
    assert len(account.best) == 1


@pytest.mark.parametrize(
    "game_id", ["early_states", "gerrymander", "poll_position", "whistle_stop"]
)
def test_moves_made_later_in_the_turn_count_as_the_same_turn(game_id: str) -> None:
    """Also a move made in two parts; a move that ends or declines the turn is different."""
    rules, seen = catalog.rules(game_id), 0
    table: Table[Any] = Table(rules, make(catalog.info(game_id), 2, {}, "turns"))
    rng = Rng("turns")
    while not table.over:
        seat = rng.pick(table.seats)
        table.play(seat, rng.pick(table.legal(seat)))
    for each in decisions_of(table, 0):
        legal = rules.legal(each.obs, 0)
        for other in {*each.later} & {*legal} - {each.move}:
            left = other[0] in rules.VOCABULARY.ends_turn | rules.VOCABULARY.declines
            assert same_turn(rules, each.obs, 0, (each.move, *each.later), other) != left
            seen += 1
    assert seen


def test_a_move_made_in_parts_equals_the_whole_move() -> None:
    """Two votes in one state, together or one by one."""
    game = "early_states"
    rules = catalog.rules(game)
    reports = 0
    for n in range(8):
        table: Table[Any] = Table(rules, make(catalog.info(game), 1, {}, f"parts {n}"))
        rng = Rng(f"parts {n}")
        while not table.over:
            table.play(0, rng.pick(table.legal(0)))
        mark = next(i for i, verb in enumerate(rules.VOCABULARY.verbs) if verb[0] == "mark")
        for each in decisions_of(table, 0):
            if each.move[0] == mark and each.later and each.later[0][:2] == each.move[:2]:
                whole = (*each.move[:2], each.move[2] + each.later[0][2])
                if whole in rules.legal(each.obs, 0) and whole not in each.later:
                    reports += 1
                    assert same_turn(rules, each.obs, 0, (each.move, *each.later), whole)
    assert reports
