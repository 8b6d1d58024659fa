"""Looking back upon the decisions of a game: blunders are found, luck is not told as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hustings import catalog
from hustings.bots.comparison import MoveComparer, RestrictedRules, earned
from hustings.bots.debrief import MAX_VERDICTS, MIN_GAP, Debrief, Decision, debrief, decisions_of
from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.opponent import Opponent, value_as_chance
from hustings.bots.search import Policy, uniform
from hustings.bots.turns import same_turn
from hustings.core.model import ONE, OVER, Move, Seat, Turn
from hustings.core.record import Record, make
from hustings.core.rng import Rng
from hustings.core.table import Table
from tests.bots.tiny import Cups, Die, Game, Line, Log, Nim, worth


def comparer(
    game: Game,
    seat: Seat = 0,
    win_chance: Callable[[Line, float], float] = value_as_chance,
    policy: Policy[Line] = uniform,
    **more: Any,
) -> MoveComparer[Line]:
    """Return somebody who tries every move of a tiny game out."""
    bots = SimpleNamespace(
        LEVELS={"hard": lambda: FlatMonteCarlo(policy, worth, rollouts=60, batch=20)},
        evaluate=worth,
        win_chance=win_chance,
        PASS_VERBS=(1,),
    )
    return MoveComparer(game, cast(Any, bots), "hard", seat, together=False, **more)


def played(game: Game, log: Log) -> list[Decision[Line]]:
    """Return the decisions of the first seat in a game that went like this."""
    found = []
    for ply, (seat, move) in enumerate(log):
        state = Line(game, log[:ply])
        if seat == 0 and len(game.legal(state, 0)) > 1:
            found.append(Decision(ply, state.observe(0), move))
    return found


def told(game: Game, log: Log, **more: Any) -> Debrief:
    """Return the whole account of the first seat."""
    *_, account = debrief(comparer(game, **more), played(game, log), game.pay(log)[0])
    return account


def test_a_planted_blunder_is_found_and_named() -> None:
    """Of three left, all three win at once; with one taken the other side may take the rest."""
    account = told(Nim(3), ((0, (0, 1)), (1, (0, 2))))
    (worst,) = account.worst
    assert (worst.ply, worst.move, worst.other) == (0, (0, 1), (0, 3))
    assert worst.other_value == 1.0
    assert 0.3 < worst.value < 0.7
    assert account.lost == pytest.approx(worst.gap)
    assert not account.best


def test_all_is_told_in_chances_to_win_where_worth_is_something_else() -> None:
    """As alone, where by how much a game is won counts too: half of the worth here."""

    def win_chance(_: Line, found: float) -> float:
        return min(1.0, 2 * found)

    def half(state: Line, seat: Seat) -> float:
        return worth(state, seat) / 2

    log: Log = ((0, (0, 1)), (1, (0, 2)))
    plain = told(Nim(3), log)
    bots = SimpleNamespace(
        LEVELS={"hard": lambda: FlatMonteCarlo(uniform, half, rollouts=60, batch=20)},
        evaluate=half,
        win_chance=win_chance,
    )
    halved = MoveComparer(Nim(3), cast(Any, bots), "hard", 0, together=False)
    *_, account = debrief(halved, played(Nim(3), log), 0.0)
    assert account.begin == pytest.approx(plain.begin)
    assert account.worst[0].other_value == plain.worst[0].other_value == 1.0
    assert account.worst[0].value == pytest.approx(plain.worst[0].value)
    assert account.lost == pytest.approx(plain.lost)


def test_a_good_find_is_told_with_what_would_have_been_worse() -> None:
    account = told(Nim(3), ((0, (0, 3)),))
    (best,) = account.best
    assert (best.move, best.value) == ((0, 3), 1.0)
    assert best.other != best.move
    assert best.other_value < 0.8
    assert not account.worst
    assert account.lost == 0


class Forced(Nim):
    """Nobody has a choice."""

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the one thing that may be taken."""
        return [(0, 1)]


def test_a_game_without_a_choice_costs_nothing() -> None:
    account = told(Forced(3), ((0, (0, 1)), (1, (0, 1)), (0, (0, 1))))
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
def test_the_sum_is_exact_all_through_the_work(tiny: Game, log: Log) -> None:
    """What was there at first, less what decisions cost, plus luck and the others, is the end."""
    last = 0.0
    for account in debrief(comparer(tiny), played(tiny, log), tiny.pay(log)[0]):
        assert account.begin - account.lost + account.luck == pytest.approx(account.end, abs=1e-12)
        assert last <= account.done <= 1
        last = account.done
        for each in account.worst + account.best:
            assert 0 <= each.value <= 1
            assert 0 <= each.other_value <= 1
            assert each.gap >= MIN_GAP
        assert max(len(account.worst), len(account.best)) <= MAX_VERDICTS
    assert last == 1


def test_luck_does_not_excuse_and_a_bad_end_does_not_accuse() -> None:
    """A guess that happened to be right cost what it risked; the safe choice is no mistake."""
    lucky = told(Cups(), ((-1, (0, 0)), (0, (0, 0))))
    assert lucky.end == 1
    assert lucky.worst[0].other == (1,)
    assert 0.1 < lucky.lost < 0.45
    safe = told(Cups(), ((-1, (0, 0)), (0, (1,))))
    assert not safe.worst
    assert safe.lost == 0


class Even(Cups):
    """Two cups, as likely as each other: no choice is better than the other."""

    WEIGHTS = (1, 1, 0)

    def __init__(self, at: int) -> None:
        self.at = at

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return the two cups."""
        return [(0, 0), (0, 1)]


def test_noise_is_not_told_as_a_mistake() -> None:
    """In forty games with other luck hardly anything is told where there is nothing to tell."""
    accused = cost = 0.0
    for at in range(40):
        game, log = Even(at), ((-1, (0, 0)), (0, (0, at % 2)))
        decisions = [each._replace(ply=at) for each in played(game, log)]
        *_, account = debrief(comparer(game), decisions, 0.0)
        accused += len(account.worst)
        cost += account.lost
    assert accused <= 3
    assert cost / 40 < 0.05


def test_where_time_is_short_less_is_compared_and_an_answer_is_there() -> None:
    """Time that passes with every look at the clock: the work ends, and ends as a whole."""
    log = ((0, (0, 1)), (1, (0, 1)), (0, (0, 1)), (1, (0, 1)), (0, (0, 3)))

    def clock(step: float) -> Callable[[], float]:
        looks = [0.0]

        def spent() -> float:
            looks[0] += step
            return looks[0]

        return spent

    patient = list(debrief(comparer(Nim(7)), played(Nim(7), log), 1.0))
    hurried = list(debrief(comparer(Nim(7), spent=clock(0.2)), played(Nim(7), log), 1.0))
    assert len(hurried) < len(patient)
    assert hurried[-1].done == 1
    assert hurried[-1].decisions == patient[-1].decisions


class Takes(Opponent[Line]):
    """Takes as much as it can, and says nothing of what that is worth."""

    def think(self, rules: Any, obs: Line, seat: Seat, _rng: Rng) -> Iterator[Move]:
        """Yield the largest."""
        yield rules.legal(obs, seat)[-1]


def test_a_level_that_tells_no_worth_is_judged_by_playing_on() -> None:
    """The difference is found by how the games end that begin with the one move or the other."""
    game = Nim(3)
    bots = SimpleNamespace(LEVELS={"hard": Takes}, evaluate=worth, win_chance=value_as_chance)
    judging = MoveComparer(game, cast(Any, bots), "hard", 0, together=False)
    *_, account = debrief(judging, played(game, ((0, (0, 1)), (1, (0, 2)))), 0.0)
    assert account.begin == 0.5  # at a glance
    assert account.worst[0].other == (0, 3)
    assert account.worst[0].gap == 1.0


def test_only_some_moves_may_be_made_in_the_position_asked_about() -> None:
    game = Nim(5)
    start, later = game.new(2, {}), Line(game, ((0, (0, 1)),))
    among = RestrictedRules(game, start, [(0, 2)])
    assert among.legal(start, 0) == [(0, 2)]
    assert among.legal(later, 1) == game.legal(later, 1)
    assert among.VOCABULARY is game.VOCABULARY
    assert among.legal(start.clone(), 0) == game.legal(start, 0)


def test_a_team_earns_all_of_its_win() -> None:
    game = Nim(1)
    end = Line(game, ((0, (0, 1)),))
    assert earned(game, end, 0, together=False) == 1.0
    assert earned(game, end, 1, together=False) == 0.0
    tied = SimpleNamespace(outcome=lambda _: game.outcome(end)._replace(ranks=(1, 1)))
    assert earned(cast(Any, tied), end, 1, together=False) == 0.5
    assert earned(cast(Any, tied), end, 1, together=True) == 1.0


def test_the_decisions_of_a_table_are_those_with_something_to_weigh() -> None:
    """In their order, with what the seat saw."""
    game = Nim(4)
    record = Record("nim", 1, 2, {}, "x", ["0:do.1", "1:do.2", "0:do.1"])
    table: Table[Line] = Table(game, record)
    assert table.over
    assert [(each.ply, each.move) for each in decisions_of(table, 0)] == [(0, (0, 1))]
    assert [(each.ply, each.move) for each in decisions_of(table, 1)] == [(1, (0, 2))]


class Chores(Game):
    """One seat does two of three things, in any order; only the last pays."""

    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        return Turn(OVER if len(log) == 2 else ONE, () if len(log) == 2 else (0,), 0)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return what is not done yet."""
        return [(0, what) for what in range(3) if (0, (0, what)) not in log]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return more for whoever did the last thing, and much more for doing it at once."""
        done = [move[1] for _, move in log]
        return (1.0 if done[:1] == [2] else 0.5 if 2 in done else 0.0,)


def chores(*done: int) -> Debrief:
    """Return the account of somebody who did these things in one turn."""
    game = Chores()
    moves = [f"0:do.{what}" for what in done]
    table: Table[Line] = Table(game, Record("chores", 1, 1, {}, "x", moves))
    assert table.over
    *_, account = debrief(comparer(game), decisions_of(table, 0), 0.5)
    return account


def test_the_order_of_one_turn_is_never_blamed() -> None:
    """Not even where the judge would rather have seen it the other way round."""
    assert chores(1, 0).worst[0].other == (0, 2)
    account = chores(1, 2)
    assert not [each for each in account.worst if each.other == (0, 2)]
    assert account.lost == 0


class Plans(Game):
    """One seat twice plans a trip, and then may stay with it; any other way pays less.

    Between the two another seat moves.
    """

    seats = 2
    stays = 1.0

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        at = len(log) % 4
        return Turn(OVER, (), 0) if len(log) == 8 else Turn(ONE, (at % 2,), at)

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return three trips; then to stay with it or two others."""
        offers: list[list[Move]] = [
            [(0, 0), (0, 1), (0, 2)],
            [(2,)],
            [(1,), (0, 3), (0, 4)],
            [(2,)],
        ]
        return offers[len(log) % 4]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return what trips and staying with them are worth."""
        worths = [0.2, 0.2]
        for turn in range(2):
            done = [move for seat, move in log[4 * turn : 4 * turn + 4] if seat == 0]
            if done[:1] == [(0, 0)]:
                worths[turn] = self.stays if done[1:] == [(1,)] else 0.5
        return (sum(worths) / 2, 0.0)


@pytest.mark.parametrize("stays", [1.0, 0.7])
def test_a_plan_and_that_it_stays_are_praised_once(stays: float) -> None:
    """In each of two turns, though the same was done in both."""
    game = Plans()
    game.stays = stays
    moves = ["0:do.0", "1:go", "0:pass", "1:go"] * 2
    table: Table[Line] = Table(game, Record("plans", 1, 2, {}, "x", moves))
    assert table.over
    *_, account = debrief(comparer(game), decisions_of(table, 0), 1.0)
    assert sorted(each.ply // 4 for each in account.best) == [0, 1]


class Steps(Game):
    """One seat takes two steps that are worth something together only."""

    seats = 1

    def whose(self, log: Log) -> Turn:
        """Return whose turn it is."""
        return Turn(OVER, (), 0) if len(log) == 2 else Turn(ONE, (0,), len(log))

    def moves(self, log: Log, seat: Seat) -> list[Move]:
        """Return three ways to take each of the steps."""
        return [(0, 3 * len(log) + what) for what in range(3)]

    def pay(self, log: Log) -> tuple[float, ...]:
        """Return all for the first way of both."""
        return (1.0 if [move for _, move in log] == [(0, 0), (0, 3)] else 0.1,)


def test_two_steps_to_one_end_are_praised_once() -> None:
    table: Table[Line] = Table(Steps(), Record("steps", 1, 1, {}, "x", ["0:do.0", "0:do.3"]))
    assert table.over

    def knows(rules: Any, state: Line, seat: Seat, _: Rng) -> Move:
        move: Move = rules.legal(state, seat)[0]
        return move

    *_, account = debrief(comparer(Steps(), policy=knows), decisions_of(table, 0), 1.0)
    assert len(account.best) == 1


@pytest.mark.parametrize("which", ["early_states", "gerrymander", "poll_position", "whistle_stop"])
def test_what_was_done_later_in_a_turn_is_known_as_the_same(which: str) -> None:
    """Also where a thing was done in two parts; what ends a turn or gives up is another choice."""
    rules, seen = catalog.rules(which), 0
    table: Table[Any] = Table(rules, make(catalog.info(which), 2, {}, "turns"))
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


def test_parts_of_one_thing_come_to_the_same_as_the_whole() -> None:
    """Two votes in one state, in one go or one by one."""
    game = "early_states"
    rules = catalog.rules(game)
    found = 0
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
                    found += 1
                    assert same_turn(rules, each.obs, 0, (each.move, *each.later), whole)
    assert found
