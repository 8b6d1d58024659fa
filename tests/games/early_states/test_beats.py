"""Beats, scenes and forced moves of Early States."""

from __future__ import annotations

from hustings.core.model import MAX_TURN_MS, NATURE, SCENE, Beat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.early_states import beats, rules, view
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.beats import MAX_SLOW_TURN_MS
from hustings.games.early_states.events import Filled
from hustings.games.early_states.sheet import (
    IA,
    MANAGER,
    NH,
    PA,
    PRIZES,
    RADIO,
    SECOND_DIE,
    STRIKES,
    VA,
)
from hustings.games.early_states.state import State
from tests.game_driver import forced_move
from tests.games.early_states.driver import Game
from tests.games.early_states.test_rules_end import one_short

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def beats_of(game: Game, before: State | None = None) -> list[Beat]:
    """Return the beats of the last step, which are the same for every viewer."""
    names, state = NAMES[: game.state.seats], game.state
    all_beats = [beats.beat(event, before or state, state, 0, names) for event in game.step_events]
    return [beat for beat in all_beats if beat is not None]


def says(game: Game) -> list[str]:
    return [beat.says for beat in beats_of(game)]


def drawn(game: Game, viewer: int = 0) -> Tree:
    """Return the board as drawn during playback of the last step."""
    look = Look(NAMES[: game.state.seats], viewer, last=tuple(game.step_events), ply=1)
    return view.board(game.state, Picks(rules.VOCABULARY.verbs, []), look)


def classes(tree: Tree) -> list[str]:
    return [name for e in walk(tree) for name in str(e[1].get("class", "")).split()]


def test_a_turn_is_shown_in_short_captions() -> None:
    game = Game(2)
    game.idle_until_funds(0, 2)
    game.roll(2)
    assert says(game) == ["rolls a 2"]
    game.do("reroll.1")
    game.roll(2)
    assert says(game) == ["re-rolls to a 2", "gets $1"]
    for token, expected in (
        (f"buy.{RADIO}", "runs a Radio Ad"),
        (f"air.{IA}", "makes 1 mark in Iowa"),
        (f"air.{NH}", "1 in New Hampshire"),
    ):
        before = game.state.clone()
        game.do(token)
        assert [beat.says for beat in beats_of(game, before)] == [expected]


def test_a_place_won_is_a_scene_and_a_late_fill_is_not() -> None:
    game = Game(6)
    shown = []
    for seat in range(5):
        game.make_marks(seat, NH, 5)
        game.idle_until(seat)
        game.begin((6,), f"mark.{NH}.1")
        shown += beats_of(game)
        game.do("mark.9.2")
        game.do("done")
        if seat < len(PRIZES[NH]):
            assert shown[-1].length >= SCENE
    assert [beat.says for beat in shown] == [
        "takes first in New Hampshire for 5",
        "takes second in New Hampshire for 3",
        "takes third in New Hampshire for 1",
        "fills New Hampshire too late",
        "fills New Hampshire too late",
    ]
    assert shown[-1].length < SCENE


def test_the_last_turns_are_a_scene_and_a_banner_until_the_end() -> None:
    game = one_short(3)
    assert "es-banner" not in classes(drawn(game))
    game.begin((5,), f"mark.{PA}.1")
    assert [beat.says for beat in beats_of(game)] == [
        "takes first in Pennsylvania for 6",
        "The last first place is gone: one more turn for everybody",
    ]
    assert all(beat.length >= SCENE for beat in beats_of(game))
    assert "The last first place is gone" in words(drawn(game))
    assert "One more turn for everybody" in words(drawn(game))
    game.do("mark.9.1", "done")
    assert "Last turns: 3 to go" in words(drawn(game))
    game.idle_turn()
    game.roll(4)
    assert "Your last turn" in words(drawn(game))


def test_a_small_table_has_time_to_watch_each_rival() -> None:
    """The turns of all rivals together never take longer than those of five."""
    spent = {}
    for seats in range(2, 7):
        game = Game(seats)
        game.roll(6)
        (throw,) = beats_of(game)
        assert throw.length * MAX_TURN_MS // throw.turn_ms in range(340, 351)
        spent[seats] = (seats - 1) * throw.turn_ms
    assert (spent[6], spent[2]) == (5 * MAX_TURN_MS, MAX_SLOW_TURN_MS)
    assert max(spent.values()) == spent[6]


def test_only_an_own_first_place_is_cheered() -> None:
    game = one_short(3)
    game.begin((5,), f"mark.{PA}.1")
    for viewer, sound in ((1, "cheer"), (0, "stamp")):
        shown = [
            beats.beat(event, game.state, game.state, viewer, NAMES[:3])
            for event in game.step_events
            if isinstance(event, Filled)
        ]
        assert [beat.sound for beat in shown if beat is not None] == [sound]
        assert ("es-cheered" in classes(drawn_filled(game, viewer))) == (sound == "cheer")


def drawn_filled(game: Game, viewer: int) -> Tree:
    """Return the board as drawn when a place has been won in the last step."""
    events = tuple(event for event in game.step_events if isinstance(event, Filled))
    look = Look(NAMES[: game.state.seats], viewer, last=events, ply=1)
    return view.board(game.state, Picks(rules.VOCABULARY.verbs, []), look)


def test_votes_that_can_win_nothing_have_no_use() -> None:
    game = one_short(2)
    game.turn((5,), f"mark.{PA}.1", "mark.9.1")
    game.begin((6,), f"mark.{VA}.3")
    assert [beat.says for beat in beats_of(game)][-1] == "has no use for 3 votes"


def test_the_end_names_the_winner_and_the_reason() -> None:
    game = one_short(2)
    game.turn((5,), f"mark.{PA}.1", "mark.9.1")
    game.idle_turn()
    game.idle_turn()
    assert says(game)[-1] == "Ben wins with 59 delegates"
    assert "Ben wins with 59 delegates" in words(drawn(game))


def test_the_viewers_sheet_stays_in_view_beside_the_dice_of_others() -> None:
    game = Game(3)
    game.make_marks(0, NH, 3)
    game.idle_until(1)
    game.roll(6)
    board = drawn(game)
    assert "Ada’s sheet" in str(board[1]["aria-label"])
    assert classes(board).count("es-marked") == 3
    assert "es-visitor" in classes(board)
    game.do("keep", f"mark.{IA}.3")
    board = drawn(game)
    assert classes(board).count("piece-pill") == 1, "at the rim of Iowa"
    assert "+3" in words(board)
    assert "Ben’s sheet" in str(drawn(game, 1)[1]["aria-label"])


def test_a_place_won_is_stamped_and_its_prize_struck_out() -> None:
    game = Game(2)
    game.make_marks(1, NH, 5)
    game.idle_until(1)
    game.begin((6,), f"mark.{NH}.1")
    mine, theirs = drawn(game), drawn(game, 1)
    for board in (mine, theirs):
        assert "Ben: first in New Hampshire" in words(board)
        assert "5 delegates and $2" in words(board)
        assert classes(board).count("es-flies") == 1
    assert "es-theirs" in classes(mine)
    assert any(e[1].get("class") == "es-number es-gone seat-1" for e in walk(mine))
    assert "piece-rosette" in classes(theirs)
    assert "es-theirs" not in classes(theirs)


def forced(game: Game) -> str | None:
    move = forced_move(rules, game.state, game.state.active)
    return None if move is None else game.token(move)


def test_staff_is_not_offered_in_the_last_turn() -> None:
    game = one_short(2)
    game.idle_until_funds(1, 40)
    game.begin((5,))
    assert forced(game) is None
    game.do("save", f"mark.{PA}.1", "mark.9.1", "done")
    assert game.state.last > 0
    state = game.state
    state.cash[0], state.items[0] = 8, sum(1 << i for i in range(11) if i != MANAGER)
    game.roll(4)
    game.do("keep")
    assert game.legal() == [f"buy.{MANAGER}", "save"]
    assert forced(game) == "save"


def test_keeping_dice_and_a_choice_of_votes_are_never_forced() -> None:
    game = Game(2)
    game.roll(6)
    assert forced(game) is None
    game.do("keep")
    assert forced(game) is None


def test_votes_that_fill_every_circle_are_forced() -> None:
    game = Game(2)
    game.roll(6)
    game.do("keep")
    for place in range(11):
        if place != SECOND_DIE:
            game.state.marks[place] = 15
    game.state.marks[:11] = bytes((7, 6, 7, 8, 15, 10, 13, 11, 10, 2, 6))
    assert forced(game) == f"mark.{SECOND_DIE}.2"


def test_naming_the_last_states_with_room_is_forced() -> None:
    game = Game(2)
    game.begin((4,), f"buy.{RADIO}")
    assert forced(game) is None
    game.state.marks[:11] = bytes((7, 6, 7, 8, 15, 10, 13, 11, 8, 2, 6))
    assert forced(game) == f"air.{PA}"
    game.state.firsts = 1
    assert forced(game) is None, "ending the game is never forced"


def test_a_purchase_that_can_make_marks_is_never_skipped() -> None:
    game = Game(2)
    game.begin((4,))
    assert game.legal()[:2] == ["buy.0", "buy.1"]
    assert forced(game) is None


def test_a_throw_is_shown_as_the_action_of_the_seat_that_rolls() -> None:
    game = Game(2)
    game.apply(NATURE, (v.M_ROLL, 3))
    assert [(beat.who, beat.says) for beat in beats_of(game)] == [(0, "rolls a 3")]


def test_each_action_of_a_striking_rival_has_a_ribbon() -> None:
    game = Game(1, options={"rival": STRIKES})
    game.turn((6,), f"mark.{NH}.3")
    assert says(game) == [
        "The rival will strike at New Hampshire after turn 2, unless New Hampshire is full by then"
    ]
    assert "The rival goes for New Hampshire It strikes after turn 2" in words(drawn(game))
    game.turn((6,), f"mark.{NH}.3")
    assert says(game) == [
        "The rival comes too late to New Hampshire, and strikes elsewhere",
        "The rival strikes: it takes all of Iowa",
    ]
    assert "The rival takes all of Iowa" in words(drawn(game))


def test_a_head_start_is_shown_after_the_start_player() -> None:
    game = Game(3, 1, {"start": 1})
    assert says(game) == ["begins", "gets $1 for coming later", "gets $3 for coming later"]
