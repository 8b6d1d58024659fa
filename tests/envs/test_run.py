"""The base of the environments, without their libraries: runs and rows of numbers."""

from __future__ import annotations

import copy
import pickle

import pytest

import hustings
from hustings import catalog
from hustings.core.record import RecordError, dump
from hustings.core.rng import Rng
from hustings.envs.layout import ABSENT, MIN_SPACE, Entry, FieldShape, layout
from hustings.envs.run import MAX_LEGAL_MOVES, EnvSetup, Run

EVERY_GAME = pytest.mark.parametrize("game_id", catalog.GAMES)
ALL_SET_UPS = [(game, seats) for game in catalog.GAMES for seats in catalog.info(game).seats]


def walk(setup: EnvSetup, seed: str) -> Run:
    """Play a random game to its end, converting every observation to a row."""
    run, luck, row_of = Run(setup, seed), Rng(seed), layout(setup)
    while not run.over:
        row = row_of.row(run.state.observe(run.seat))
        assert (len(row), row[0]) == (row_of.size, 0)
        assert len(run.legal) <= MAX_LEGAL_MOVES
        assert max(map(len, run.legal)) <= setup.widest
        run.play(luck.below(len(run.legal)))
    return run


@EVERY_GAME
def test_a_run_agrees_with_its_record(game_id: str) -> None:
    run = walk(EnvSetup(game_id), "a run")
    table = hustings.from_record(dump(run.record()))
    assert table.over
    assert table.observe().state.key() == run.state.observe(None).key()
    assert table.outcome
    assert (run.payoff(), run.scores()) == (table.outcome.payoff(), table.outcome.scores)
    assert (run.legal, len(run.moves)) == ([], table.at)


@EVERY_GAME
def test_a_row_reveals_no_hidden_information(game_id: str) -> None:
    """Positions that a seat cannot tell apart give the same row and the same moves."""
    setup = EnvSetup(game_id)
    run, luck, row_of = Run(setup, "hidden"), Rng("hidden"), layout(setup)
    while not run.over and len(run.moves) < 60:
        seen = run.state.observe(run.seat)
        guess = seen.determinize(run.seat, luck)
        assert row_of.row(guess.observe(run.seat)) == row_of.row(seen)
        assert setup.rules.legal(guess, run.seat) == run.legal
        run.play(luck.below(len(run.legal)))


def test_a_copy_of_a_run_is_independent() -> None:
    """Search programs copy environments; parallel ones pickle them."""
    run = Run(EnvSetup("gerrymander"), "copied")
    for twin in (copy.deepcopy(run), pickle.loads(pickle.dumps(run))):
        assert twin.legal == run.legal
        twin.play(1)
        assert (len(twin.moves), run.moves) == (1, [])
    whole = layout(run.setup)
    assert copy.deepcopy(whole) is whole


def test_the_layout_is_cached_and_deterministic() -> None:
    setup = EnvSetup("gerrymander", 1)
    first = layout(setup)
    assert layout(EnvSetup("gerrymander", 1)) is first
    assert type(first)(setup).size == first.size


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), ALL_SET_UPS)
def test_rows_have_room_for_bot_games_and_random_games(game_id: str, seats: int) -> None:
    setup = EnvSetup(game_id, seats)
    for number in range(6):
        walk(setup, f"room/{number}")
    bot, row_of = catalog.bots(game_id).LEVELS["easy"](), layout(setup)
    run = Run(setup, "room")
    while not run.over:
        assert row_of.row(run.state.observe(run.seat))[0] == 0
        run.play(run.bot_action(bot, Rng(f"room/{len(run.moves)}")))


def row_of(part: FieldShape, value: Entry) -> list[int]:
    """Return the row of a value; its first number counts the values that did not fit."""
    row = [0]
    part.append_to(value, row)
    return row


def test_variable_fields_get_double_space_and_overflow_is_counted() -> None:
    part = FieldShape()
    for key in ((7, (1, 2), (), b"ab"), (8, (1, 2, 3), (), b"cd")):
        part.extend(key)
    part.fix()
    assert part.size == 1 + 6 + MIN_SPACE + 2
    none = [ABSENT]
    assert row_of(part, (7, (1, 2), (), b"ab")) == [0, 7, 1, 2, *none * 4, *none * 4, 97, 98]
    assert row_of(part, (7, (), (5,), b"ab")) == [0, 7, *none * 6, 5, *none * 3, 97, 98]
    assert row_of(part, (7, tuple(range(8)), (), b"ab")) == [2, 7, *range(6), *none * 4, 97, 98]
    assert row_of(part, ((1,), (), (), b"")) == [1, *none, *none * 6, *none * 4, *none * 2]


def test_tuples_in_a_variable_tuple_have_equal_space() -> None:
    part = FieldShape()
    for key in (((1,),), ((1, 2, 3), (4, 5))):
        part.extend(key)
    part.fix()
    assert part.size == 4 * 6
    assert row_of(part, ((), (1, 2), (), (9,))) == [
        0,
        *[ABSENT] * 6,
        *(1, 2, *[ABSENT] * 4),
        *[ABSENT] * 6,
        *(9, *[ABSENT] * 5),
    ]


def test_errors_are_sentences() -> None:
    with pytest.raises(RecordError, match="no game called “chess”"):
        EnvSetup("chess")
    with pytest.raises(RecordError, match="is played with 1 to 4 seats"):
        EnvSetup("gerrymander", 7)
    with pytest.raises(RecordError, match="has no option “speed”"):
        EnvSetup("gerrymander", 2, {"speed": 1})
    run = Run(EnvSetup("gerrymander", 1), "x")
    with pytest.raises(RecordError, match="none has number 200"):
        run.play(200)
