"""Finished records: one per way a game can end, each replays to its kept outcome.

tests/records/<game>/<name>.json is a record, expected.txt there holds a line per record; write
it with `python -m tests.golden --write <game>`. `check_invariants(state)` in
tests/games/<game>/invariants.py asserts what holds in every position of a game.
"""

from __future__ import annotations

from hustings.core.record import load
from hustings.core.rng import Rng
from hustings.core.table import Table
from tests.golden import EXPECTED, RECORDS, endings, records
from tests.kit import TOY, Kit, Setup, each, walk


def test_every_record_ends_as_expected(game: Kit) -> None:
    """Each replays without problems to the kept outcome."""
    files = records(game)
    assert files, f"{game.id} has no finished records in {RECORDS / game.id}"
    kept = RECORDS / game.id / EXPECTED
    how = f"python -m tests.golden --write {game.id}"
    assert kept.exists(), f"{kept} is not there: {how}"
    assert kept.read_text(encoding="utf-8") == endings(game), how
    assert "not finished" not in endings(game)


def test_records_conserve_pieces_in_every_step(game: Kit) -> None:
    """The game's own `check_invariants` passes."""
    for file in records(game):
        record = load(file.read_text(encoding="utf-8"), game.find)
        table = Table(game.rules, record)
        assert table.trouble == "", file.name
        state = game.rules.new(record.seats, record.options)
        game.check_invariants(state)
        for step in table.log:
            game.rules.apply(state, step.seat, step.move)
            game.check_invariants(state)
        assert state.key() == table.state.key()


def test_random_games_conserve_pieces(setup: Setup) -> None:
    """Also in determinized states."""
    random_walk = walk(setup)
    each(random_walk, lambda position: setup.kit.check_invariants(position.state))
    setup.kit.check_invariants(random_walk.end)
    for state, seat in random_walk.deciders(10):
        setup.kit.check_invariants(state.observe(seat).determinize(seat, Rng("conserve")))


def test_the_toy_games_records_cover_every_ending() -> None:
    """The tests of each real game check the same for it."""
    kit = Kit(TOY)
    lines = endings(kit).splitlines()
    assert {line.split()[-1] for line in lines} == {"wards", "machine"}
