"""The table: playing, the log, going back, and what viewers may know."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.model import NATURE, Turn
from hustings.core.moves import decode, verb_name
from hustings.core.record import RecordError
from hustings.core.table import Table
from tests.kit import TOY, Kit, walk

KIT = Kit(TOY)
WALK = walk(KIT.default(3))


def table(moves: int | None = None) -> Table[Any]:
    """Return a table with the first moves of a whole game made."""
    record = WALK.record._replace(moves=WALK.record.moves[:moves])
    return Table(KIT.rules, record)


def test_luck_is_resolved_before_the_first_decision() -> None:
    """A new table has dealt already; the log lists these steps before the first move."""
    new = table(0)
    assert new.seats == (0, 1, 2)
    assert [step.seat for step in new.log] == [NATURE] * 9
    assert {step.ply for step in new.log} == {0}


def test_a_move_is_logged_with_the_luck_that_follows() -> None:
    """First the decision's step, then those of luck, all with the same ply."""
    played = table(2)
    size = len(played.log)
    (seat,) = played.seats
    played.play(seat, decode(KIT.rules.VOCABULARY.verbs, "plan.0.3"))
    assert played.at == 3
    assert [step.seat for step in played.log[size:]] == [seat, NATURE]
    assert {step.ply for step in played.log[size:]} == {3}
    assert played.record.moves[2] == f"{seat}:plan.0.3"


def test_secret_moves_are_not_public() -> None:
    """A card drawn unseen and a sealed plan."""
    for step in Table(KIT.rules, WALK.record).log:
        verb = verb_name(KIT.rules.VOCABULARY.verbs, step.move[0])
        assert step.public == (verb not in ("draw", "plan"))


def test_a_viewer_gets_only_events_it_may_know() -> None:
    """Its own cards are named, others' are not."""
    new = table(0)
    for viewer in (0, 1, 2, None):
        for step, events in new.witnessed(viewer):
            for visible, event in zip(events, step.events, strict=True):
                assert (visible[2] == event[2]) == (event[1] == viewer)


def test_play_refuses_illegal_moves() -> None:
    """Wrong seat or wrong move: an error, and nothing changes."""
    new = table(0)
    key = new.state.key()
    for seat, move in ((0, (0, 1)), (3, (2, 0, 3)), (0, (2, 0, 9)), (NATURE, (0, 0))):
        with pytest.raises(RecordError, match="not possible now"):
            new.play(seat, move)
    assert new.state.key() == key
    assert new.record.moves == []
    assert new.legal(7) == []


def test_goto_refuses_plies_out_of_range() -> None:
    played = table(4)
    for ply in (-1, 5):
        with pytest.raises(RecordError):
            played.goto(ply)
    assert played.at == 4


def test_the_record_given_is_not_changed() -> None:
    """A table keeps its own list of moves."""
    record = WALK.record._replace(moves=WALK.record.moves[:3])
    opened = Table(KIT.rules, record, at=1)
    seat = opened.seats[0]
    opened.play(seat, opened.legal(seat)[0])
    assert len(record.moves) == 3
    assert opened.at == 2


def test_the_ply_at_opening_is_clipped() -> None:
    """Too late opens the end, too early the beginning."""
    assert Table(KIT.rules, WALK.record, at=10**6).over
    assert Table(KIT.rules, WALK.record, at=-5).at == 0


def test_luck_and_opened_plans_reveal_information() -> None:
    """Undo must not go back before them; moving a marker reveals nothing."""
    played = Table(KIT.rules, WALK.record)
    for step in played.log:
        names = {KIT.rules.VOCABULARY.events[event[0]].NAME for event in step.events}
        expected = step.seat == NATURE or bool(names & {"opened", "played", "vetoed"})
        assert played.reveals(step) == expected


def test_the_steps_of_one_decision_are_found() -> None:
    """steps_of and steps_since split the log at decisions; before() gives the position of one."""
    played = Table(KIT.rules, WALK.record)
    joined = [step for ply in range(played.at) for step in played.steps_of(ply)]
    assert played.log[9:] == joined
    for ply in range(played.at):
        assert played.steps_since(ply)[0] == played.steps_of(ply)[0]
        assert played.mover(ply) in played.before(ply).turn.seats
    assert isinstance(played.state.turn, Turn)


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("plan.0.3", "does not say whose"),
        ("x:plan.0.3", "does not say whose"),
        ("00:plan.0.3", "does not say whose"),
        ("٠:plan.0.3", "does not say whose"),
        ("3:plan.0.3", "does not say whose"),
        ("-1:draw.0", "does not say whose"),
        ("0:plan", "is not legal there"),
        ("0:draw.0", "is not legal there"),
        ("0:fly.3", "is not a move of this game"),
        ("0:" + "x" * 500, "is not a move of this game"),
    ],
)
def test_a_bad_move_in_a_record_is_reported(move: str, problem: str) -> None:
    """The message quotes the move, shortened."""
    opened = Table(KIT.rules, WALK.record._replace(moves=[move]))
    assert problem in opened.trouble
    assert len(opened.trouble) < 100
    assert opened.record.moves == []


def test_moves_after_the_end_are_reported() -> None:
    """A finished game takes no more moves."""
    opened = Table(KIT.rules, WALK.record._replace(moves=[*WALK.record.moves, "0:pass"]))
    assert opened.over
    assert "after the end" in opened.trouble
