"""What is told of Early States, what is staged of it, and what is not asked."""

from __future__ import annotations

from hustings.core.model import NATURE, SCENE, Beat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.early_states import beats, rules, view
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.sheet import (
    IA,
    MANAGER,
    NH,
    PA,
    PRIZES,
    RADIO,
    SECOND_DIE,
    STRIKES,
)
from hustings.games.early_states.state import State
from tests.driving import doubtless
from tests.games.early_states.tale import Tale
from tests.games.early_states.test_rules_end import one_short

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def beats_of(tale: Tale, before: State | None = None) -> list[Beat]:
    """Return what is told of the last step, to everybody alike."""
    names, state = NAMES[: tale.state.seats], tale.state
    told = [beats.beat(event, before or state, state, 0, names) for event in tale.just]
    return [beat for beat in told if beat is not None]


def says(tale: Tale) -> list[str]:
    return [beat.says for beat in beats_of(tale)]


def drawn(tale: Tale, viewer: int = 0) -> Tree:
    """Return the board as it is shown while the last step is told."""
    look = Look(NAMES[: tale.state.seats], viewer, last=tuple(tale.just), ply=1)
    return view.board(tale.state, Picks(rules.VOCABULARY.verbs, []), look)


def classes(tree: Tree) -> list[str]:
    return [name for e in walk(tree) for name in str(e[1].get("class", "")).split()]


def test_a_turn_is_told_in_short_phrases() -> None:
    tale = Tale(2)
    tale.fund(0, 2)
    tale.roll(2)
    assert says(tale) == ["rolls 2"]
    tale.do("reroll.1")
    tale.roll(2)
    assert says(tale) == ["then 2", "$1"]
    for token, said in (
        (f"buy.{RADIO}", "Radio Ad"),
        (f"air.{IA}", "1 mark in Iowa"),
        (f"air.{NH}", "1 in New Hampshire"),
    ):
        before = tale.state.clone()
        tale.do(token)
        assert [beat.says for beat in beats_of(tale, before)] == [said]


def test_a_state_taken_is_a_scene_for_everybody_and_too_late_is_none() -> None:
    tale = Tale(6)
    told = []
    for seat in range(5):
        tale.give(seat, NH, 5)
        tale.up_to(seat)
        tale.begin((6,), f"mark.{NH}.1")
        told += beats_of(tale)
        tale.do("mark.9.2")
        tale.do("done")
        if seat < len(PRIZES[NH]):
            assert told[-1].length >= SCENE
    assert [beat.says for beat in told] == [
        "first in New Hampshire: 5",
        "second in New Hampshire: 3",
        "third in New Hampshire: 1",
        "fills New Hampshire too late",
        "fills New Hampshire too late",
    ]
    assert told[-1].length < SCENE


def test_the_last_turns_are_a_scene_and_a_banner_until_the_end() -> None:
    tale = one_short(3)
    assert "es-banner" not in classes(drawn(tale))
    tale.begin((5,), f"mark.{PA}.1")
    assert [beat.says for beat in beats_of(tale)] == [
        "first in Pennsylvania: 6",
        "The last first place is gone: one more turn for everybody",
    ]
    assert all(beat.length >= SCENE for beat in beats_of(tale))
    assert "The last first place is gone" in words(drawn(tale))
    assert "One more turn for everybody" in words(drawn(tale))
    tale.do("mark.9.1", "done")
    assert "Last turns: 3 to go" in words(drawn(tale))
    tale.idle()
    tale.roll(4)
    assert "Your last turn" in words(drawn(tale))


def test_the_end_says_who_has_won_and_why() -> None:
    tale = one_short(2)
    tale.turn((5,), f"mark.{PA}.1", "mark.9.1")
    tale.idle()
    tale.idle()
    assert says(tale)[-1] == "Ben wins with 59 delegates"
    assert "Ben wins with 59 delegates" in words(drawn(tale))


def test_ones_own_sheet_stays_in_view_with_the_dice_of_others_beside_it() -> None:
    tale = Tale(3)
    tale.give(0, NH, 3)
    tale.up_to(1)
    tale.roll(6)
    board = drawn(tale)
    assert "Ada’s sheet" in str(board[1]["aria-label"])
    assert classes(board).count("es-marked") == 3
    assert "es-visitor" in classes(board)
    tale.do("keep", f"mark.{IA}.3")
    board = drawn(tale)
    assert classes(board).count("piece-pill") == 1, "at the rim of Iowa"
    assert "+3" in words(board)
    assert "Ben’s sheet" in str(drawn(tale, 1)[1]["aria-label"])


def test_a_state_taken_is_stamped_and_its_number_struck_in_the_takers_colour() -> None:
    tale = Tale(2)
    tale.give(1, NH, 5)
    tale.up_to(1)
    tale.begin((6,), f"mark.{NH}.1")
    mine, theirs = drawn(tale), drawn(tale, 1)
    for board in (mine, theirs):
        assert "Ben: first in New Hampshire" in words(board)
        assert "5 delegates and $2" in words(board)
        assert classes(board).count("es-flies") == 1
    assert "es-theirs" in classes(mine)
    assert any(e[1].get("class") == "es-number es-gone seat-1" for e in walk(mine))
    assert "piece-rosette" in classes(theirs)
    assert "es-theirs" not in classes(theirs)


def idle(tale: Tale) -> str | None:
    move = doubtless(rules, tale.state, tale.state.active)
    return None if move is None else tale.token(move)


def test_staff_that_would_begin_after_the_end_is_not_offered() -> None:
    tale = one_short(2)
    tale.fund(1, 40)
    tale.begin((5,))
    assert idle(tale) is None
    tale.do("save", f"mark.{PA}.1", "mark.9.1", "done")
    assert tale.state.last > 0
    state = tale.state
    state.cash[0], state.items[0] = 8, sum(1 << i for i in range(11) if i != MANAGER)
    tale.roll(4)
    tale.do("keep")
    assert tale.legal() == [f"buy.{MANAGER}", "save"]
    assert idle(tale) == "save"


def test_a_throw_is_never_kept_for_a_person_and_votes_with_a_choice_are_theirs() -> None:
    tale = Tale(2)
    tale.roll(6)
    assert idle(tale) is None
    tale.do("keep")
    assert idle(tale) is None


def test_votes_that_fill_all_there_is_are_placed() -> None:
    tale = Tale(2)
    tale.roll(6)
    tale.do("keep")
    for place in range(11):
        if place != SECOND_DIE:
            tale.state.marks[place] = 15
    tale.state.marks[:11] = bytes((7, 6, 7, 8, 15, 10, 13, 11, 10, 2, 6))
    assert idle(tale) == f"mark.{SECOND_DIE}.2"


def test_an_ad_names_the_states_that_are_left_with_room() -> None:
    tale = Tale(2)
    tale.begin((4,), f"buy.{RADIO}")
    assert idle(tale) is None
    tale.state.marks[:11] = bytes((7, 6, 7, 8, 15, 10, 13, 11, 8, 2, 6))
    assert idle(tale) == f"air.{PA}"
    tale.state.firsts = 1
    assert idle(tale) is None, "nobody is made to end the game"


def test_ones_own_last_purchase_is_asked_as_long_as_it_can_bring_marks() -> None:
    tale = Tale(2)
    tale.begin((4,))
    assert tale.legal()[:2] == ["buy.0", "buy.1"]
    assert idle(tale) is None


def test_luck_is_told_as_the_doing_of_who_rolls() -> None:
    tale = Tale(2)
    tale.apply(NATURE, (v.M_ROLL, 3))
    assert [(beat.who, beat.says) for beat in beats_of(tale)] == [(0, "rolls 3")]


def test_a_rival_that_strikes_is_told_with_a_ribbon_each_time() -> None:
    tale = Tale(1, options={"rival": STRIKES})
    tale.turn((6,), f"mark.{NH}.3")
    assert says(tale) == [
        "The rival will strike at New Hampshire after turn 2, unless New Hampshire is full by then"
    ]
    assert "The rival goes for New Hampshire It strikes after turn 2" in words(drawn(tale))
    tale.turn((6,), f"mark.{NH}.3")
    assert says(tale) == [
        "The rival comes too late to New Hampshire, and strikes elsewhere",
        "The rival strikes: it takes all of Iowa",
    ]
    assert "The rival takes all of Iowa" in words(drawn(tale))


def test_a_head_start_is_told_with_who_begins() -> None:
    tale = Tale(3, 1, {"start": 1})
    assert says(tale) == ["begins", "$1 for coming later", "$3 for coming later"]
