"""RULES.md 41 to 48: the last turns, ranking, the solo game."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.games.early_states import rules
from hustings.games.early_states.events import Filled, LastTurnsBegan, RivalMoved
from hustings.games.early_states.sheet import (
    CIRCLES,
    FL,
    IA,
    MO,
    NH,
    NV,
    OH,
    PA,
    SC,
    SOLO_TARGET,
    SOLO_TURNS,
    VA,
)
from tests.games.early_states.tale import Tale


def one_short(seats: int, first: int = 0) -> Tale:
    """Return a game in which only Pennsylvania's first place is open, seat 1 one mark away."""
    tale = Tale(seats, first)
    for place in range(8):
        tale.fill(1, place)
    tale.give(1, PA, 9)
    tale.up_to(1)
    return tale


def test_rule_41_after_the_last_first_place_everybody_has_one_more_turn() -> None:
    tale = one_short(3)
    tale.begin((5,), f"mark.{PA}.1")
    assert LastTurnsBegan(3) in tale.just
    tale.do("mark.9.1", "done")
    order = []
    while tale.state.turn.mode != OVER:
        order.append(tale.state.active)
        tale.idle()
    assert order == [2, 0, 1]


def test_rule_42_the_most_delegates_win() -> None:
    tale = one_short(2)
    tale.turn((5,), f"mark.{PA}.1", "mark.9.1")
    tale.idle()
    tale.idle()
    assert rules.outcome(tale.state)[:3] == ((2, 1), (0, 59), "delegates")


def test_rule_43_a_tie_goes_to_the_one_with_more_first_places() -> None:
    tale = Tale(2)
    for place in (IA, NH):
        tale.fill(0, place)
        tale.fill(1, place)
    for place in (NV, SC, MO, OH):
        tale.fill(0, place)
    tale.fill(1, VA)
    tale.fill(1, PA)
    tale.give(1, FL, 14)
    scores = tale.state.score[:]
    assert scores == [6 + 5 + 4 + 6 + 5 + 9, 4 + 3 + 7 + 6]
    tale.fill(1, MO)
    assert tale.state.score[1] + 11 == 20 + 3 + 11
    tale.fill(0, PA)
    assert tale.state.score[0] == 39
    tale.fill(1, SC)
    tale.give(1, NV, 7)
    tale.up_to(1)
    tale.turn((5,), f"mark.{NV}.1", f"mark.{FL}.1")
    tale.idle()
    tale.idle()
    assert tale.state.score == [39, 39]
    assert rules.outcome(tale.state)[:3] == ((1, 2), (39, 39), "firsts")


def even() -> Tale:
    """Return a game before its last turns, seats 0 and 1 with 24 delegates and 4 firsts each."""
    tale = Tale(3)
    for place in (OH, SC, NH, NV):
        tale.fill(0, place)
    for place in (PA, VA, IA, MO):
        tale.fill(1, place)
    tale.fill(2, FL)
    assert tale.state.score == [24, 24, 11]
    assert tale.state.last == 3
    return tale


def test_rule_43_with_equal_first_places_funds_decide() -> None:
    tale = even()
    assert tale.state.cash[0] == tale.state.cash[1] + 4
    tale.turn((6,), "mark.9.3")
    tale.turn((3,))
    tale.idle()
    assert rules.outcome(tale.state)[:3] == ((1, 2, 3), (24, 24, 11), "funds")


def test_rule_43_with_equal_funds_too_the_win_is_shared() -> None:
    tale = even()
    tale.turn((6,), "buy.1", "mark.9.3")
    tale.turn((4,))
    tale.idle()
    assert tale.state.cash[0] == tale.state.cash[1]
    assert rules.outcome(tale.state)[:3] == ((1, 1, 3), (24, 24, 11), "shared")


def test_rule_44_alone_the_game_has_at_most_fifteen_turns() -> None:
    tale = Tale(1)
    for _ in range(SOLO_TURNS):
        assert tale.state.turn.mode != OVER
        tale.idle()
    assert tale.state.turn.mode == OVER
    assert tale.state.turns == 15


def test_rule_45_after_every_second_turn_the_rival_takes_the_smallest_open_state() -> None:
    tale = Tale(1)
    for number in range(1, SOLO_TURNS):
        tale.idle()
        assert len(tale.said(RivalMoved)) == number // 2
    assert [event.state for event in tale.said(RivalMoved)] == [NH, IA, SC, NV, MO, PA, VA]


def test_rule_45_the_rival_passes_over_states_already_won() -> None:
    tale = Tale(1)
    tale.turn((6,), f"mark.{NH}.3")
    tale.turn((6,), f"mark.{NH}.3")
    tale.idle()
    tale.idle()
    assert [event.state for event in tale.said(RivalMoved)] == [IA, SC]


def test_rule_46_the_rival_leaves_second_places_and_makes_no_marks() -> None:
    tale = Tale(1)
    for _ in range(4):
        tale.idle()
    assert (tale.state.taken[NH], tale.state.taken[IA]) == (1, 1)
    assert not any(tale.state.marks)
    tale.fill(0, NH)
    assert tale.state.score[0] == 3
    assert tale.said(Filled)[0].place == 2


def strong(turns: int) -> Tale:
    """Return a solo game with three dice and the Spokesperson after so many turns."""
    tale = Tale(1)
    tale.turn((6,), "mark.9.3")
    tale.turn((6,), "mark.9.1", "mark.10.2")
    tale.turn((6, 3), "mark.10.3")
    tale.turn((6, 3), "mark.10.1", f"mark.{VA}.2")
    tale.turn((3, 6, 6), "buy.5", f"mark.{VA}.6")
    for _ in range(turns - 5):
        pour(tale)
    return tale


def pour(tale: Tale) -> None:
    """Roll three sixes and vote where the rival comes last."""
    tale.roll(*(6,) * tale.state.lifted.bit_count())
    tale.do("keep")
    while tale.legal() != ["done"]:
        if "save" in tale.legal():
            tale.do("save")
            continue
        want = next(p for p in (FL, OH, VA, PA, MO, NV, SC, IA, NH) if tale.state.free(0, p))
        tale.do([x for x in tale.legal() if x.startswith(f"mark.{want}.")][-1])
    tale.do("done")


def test_rule_47_when_the_last_first_place_is_gone_one_more_turn_is_left() -> None:
    tale = strong(9)
    while not tale.said(LastTurnsBegan):
        pour(tale)
    number = tale.state.turns
    assert tale.state.last == 1
    pour(tale)
    assert tale.state.turn.mode == OVER
    assert tale.state.turns == number + 1 < SOLO_TURNS


def test_rule_48_thirty_three_delegates_win_the_challenge() -> None:
    tale = strong(11)
    while tale.state.turn.mode != OVER:
        pour(tale)
    assert tale.state.score[0] > SOLO_TARGET
    assert rules.outcome(tale.state)[:3] == ((1,), (tale.state.score[0],), "challenge_won")


def test_rule_48_less_loses_it() -> None:
    tale = Tale(1)
    tale.fill(0, OH)
    while tale.state.turn.mode != OVER:
        tale.idle()
    assert rules.outcome(tale.state)[:3] == ((2,), (9,), "challenge_lost")
    assert CIRCLES[OH] == 13
