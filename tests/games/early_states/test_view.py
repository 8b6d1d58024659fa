"""The drawn sheet: circles for votes, cards of items, dice, tabs."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hustings.core.model import OVER, Turn
from hustings.core.moves import Picks
from hustings.core.protocols import Arrangement, Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.early_states import rules, view
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.sheet import (
    CIRCLES,
    FINANCE,
    FL,
    IA,
    NH,
    PA,
    RADIO,
    SPOKESPERSON,
    STRIKES,
)
from hustings.games.early_states.text import sheet
from hustings.games.early_states.view.layout import CIRCLE_CENTRES, TALL_LAYOUT, WIDE_LAYOUT
from hustings.games.early_states.vocabulary import END
from tests.games.early_states.driver import Game
from tests.games.early_states.test_rules_end import one_short

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def drawn(game: Game, viewer: int | None = None, **more: Any) -> Tree:
    seat = game.state.active if viewer is None else viewer
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, seat))
    look = Look(NAMES[: game.state.seats], seat, **more)
    return view.board(game.state.observe(seat), picks, look)


def after(*messages: str, ply: int = 0) -> Arrangement:
    """Return the arrangement after these clicks at one ply."""
    arranged: Arrangement = view.INITIAL_ARRANGEMENT
    for message in messages:
        arranged = arranged.after(message.removeprefix("arrange:"), ply)
    return arranged


def clicks(tree: Tree, start: str = "") -> list[str]:
    messages = [e[1]["data-do"] for e in walk(tree) if "data-do" in e[1]]
    return [do for do in messages if do.startswith(start)]


def count(tree: Tree, name: str) -> int:
    return sum(name in str(e[1].get("class", "")).split() for e in walk(tree))


def test_places_show_their_circles_and_a_full_staff_row_its_die() -> None:
    game = Game()
    assert count(drawn(game), "es-circle") == sum(CIRCLES)
    game.fill(0, 9)
    game.idle_until(0)
    tree = drawn(game)
    assert count(tree, "es-circle") == sum(CIRCLES) - 4
    assert count(tree, "es-marked") == 0
    assert count(tree, "es-no-die") == 2


def test_a_reroll_names_its_odds() -> None:
    game = Game()
    game.roll(4)
    lifted = after(*clicks(drawn(game), "arrange:lift"))
    said = words(drawn(game, arranged=lifted))
    assert "Re-roll 1 die" in said
    assert "More votes: 67\xa0%" in said
    assert "fewer in 0\xa0%, and more funds in 17\xa0%" in said


def test_the_last_turns_are_a_list_beside_the_sheet() -> None:
    game = one_short(3)
    game.turn((5,), f"mark.{PA}.1", "mark.9.1")
    picks = Picks(rules.VOCABULARY.verbs, ())
    first, *_ = view.panels(game.state, picks, Look(NAMES[:3], 0))
    said = words(first)
    assert said.startswith("Last turns")
    assert said.index("Cleo now") < said.index("You") < said.index("Ben")


def test_clicking_a_circle_places_votes_up_to_it() -> None:
    game = Game()
    game.begin((6,))
    picks = [did for did in clicks(drawn(game), "pick:") if did.count(".") > 1]
    assert sorted(picks) == sorted(f"pick:{token}" for token in game.legal())


def test_clicking_a_state_asks_for_the_number_of_votes() -> None:
    game = Game()
    game.begin((6,))
    for tall in (False, True):
        targets = [did for did in clicks(drawn(game, tall=tall), "pick:") if did.count(".") == 1]
        assert {*targets} == {f"pick:mark.{place}" for place in range(11)}
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, 0), (v.M_MARK, NH))
    look = Look(NAMES[: game.state.seats], 0)
    tree = view.board(game.state.observe(0), picks, look)
    counter = next(e for e in walk(tree) if e[1].get("class") == "es-counter")
    assert clicks(counter, "pick:") == [f"pick:mark.{NH}.{n}" for n in (1, 2, 3)]
    assert count(tree, "es-item"), "what is for sale stays in sight"


def test_all_items_are_drawn_and_unaffordable_ones_say_why() -> None:
    game = Game()
    game.begin((3,))
    tree = drawn(game)
    assert clicks(tree, "pick:") == ["pick:buy.0", "pick:buy.1", "pick:buy.2"]
    assert len(clicks(tree, "why:buy")) == 8


def test_states_of_an_ad_are_chosen_on_the_sheet() -> None:
    game = Game()
    game.begin((4,), f"buy.{RADIO}", f"air.{IA}")
    tree = drawn(game)
    assert len(clicks(tree, "pick:air")) == 8
    assert "why:air.0" in clicks(tree)
    assert count(tree, "es-named") == 1


def test_dice_can_be_chosen_and_released_before_a_reroll() -> None:
    game = Game()
    game.fill(0, 9)
    game.idle_until(0)
    game.roll(2, 5)
    ply = 17
    first = drawn(game, ply=ply)
    assert clicks(first, "pick:") == []
    sheets = ["arrange:sheet.0", "arrange:sheet.1"]
    dice = ["arrange:lift.0", "arrange:lift.1"]
    assert clicks(first, "arrange:") == [*sheets, *dice]
    one = drawn(game, ply=ply, arranged=after(dice[0], ply=ply))
    assert clicks(one, "pick:") == ["pick:reroll.1"]
    assert clicks(one, "arrange:")[2:] == ["arrange:drop.0", dice[1]]
    both = after(*dice, ply=ply)
    assert clicks(drawn(game, ply=ply, arranged=both), "pick:") == ["pick:reroll.3"]
    second = after(*dice, "arrange:drop.0", ply=ply)
    assert clicks(drawn(game, ply=ply, arranged=second), "pick:") == ["pick:reroll.2"]
    later = drawn(game, ply=ply + 1, arranged=both)
    assert clicks(later, "pick:") == [], "a choice of another moment"
    assert both.after("lift.1", ply + 1) == after("arrange:lift.1", ply=ply + 1)


def test_a_dies_caption_says_what_it_gives() -> None:
    """With the staff, so that the sum of the captions is the total shown."""
    game = Game()
    game.fill(0, 9)
    game.idle_until(0)
    game.state.items[0] = 1 << SPOKESPERSON | 1 << FINANCE
    game.roll(1, 5)
    captions = [words(e) for e in walk(drawn(game)) if e[1].get("class") == "es-caption"]
    assert {"$2 or 2 votes", "3 votes"} <= {*captions}
    assert [sheet.face_label(value, 0) for value in range(1, 7)] == [
        "$1 or vote", "$1 + vote", "$3", "$2", "2 votes", "3 votes",
    ]  # fmt: skip


def test_no_caption_of_a_die_is_cut_at_any_size() -> None:
    """Several votes beside funds have a shorter word where theirs has no room."""
    game = Game()
    game.fill(0, 9)
    game.fill(0, 10)
    game.idle_until(0)
    for items in (0, 1 << SPOKESPERSON, 1 << FINANCE, 1 << SPOKESPERSON | 1 << FINANCE):
        game.state.items[0] = items
        for face in range(1, 7):
            game.state.dice = [face] * 3
            for tall in (False, True):
                tree = drawn(game, tall=tall)
                captions = [words(e) for e in walk(tree) if e[1].get("class") == "es-caption"]
                narrow = [sheet.face_label(face, items, narrow=short) for short in (False, True)]
                assert sum(text in narrow for text in captions) == 3
                assert not [text for text in captions if "…" in text]


def test_unknown_messages_leave_the_desk_unchanged() -> None:
    desk = after("arrange:sheet.1", ply=9)
    for odd in ("sheet", "sheet.1.9", "sheet.x", "sheet.-1", "turn.1", "", f"lift.{9**40}"):
        assert desk.after(odd, 9) == desk


def test_1s_are_chosen_beside_the_dice() -> None:
    game = Game()
    game.begin((1,))
    assert sorted(clicks(drawn(game), "pick:")) == ["pick:take.0", "pick:take.1"]


def test_every_sheet_is_one_click_away_and_hides_no_choice() -> None:
    game = Game(3)
    game.make_marks(1, NH, 3)
    game.idle_until(0)
    game.begin((6,))
    bens = after("arrange:sheet.1", ply=9)
    kept = drawn(game, ply=9, arranged=bens)
    assert "Ben’s sheet" in words(kept)
    assert count(kept, "es-marked") == 3
    assert clicks(kept, "pick:") == []
    later = drawn(game, ply=10, arranged=bens)
    assert "Ada’s sheet" in str(later[1]["aria-label"])
    assert clicks(later, "pick:")
    watching = drawn(game, viewer=2, ply=12, arranged=bens)
    assert "Ben’s sheet" in str(watching[1]["aria-label"])


def test_on_a_phone_a_state_is_one_target_and_its_votes_are_counted_out_below() -> None:
    game = Game()
    game.begin((6,))
    places = sorted({move.rpartition(".")[0] for move in game.legal()})
    assert sorted(clicks(drawn(game, tall=True), "pick:")) == [f"pick:{place}" for place in places]
    legal = rules.legal(game.state, 0)
    look = Look(NAMES[:2], 0, tall=True)
    tree = view.board(game.state, Picks(rules.VOCABULARY.verbs, legal, (v.M_MARK, IA)), look)
    assert clicks(tree, f"pick:mark.{IA}.") == [f"pick:mark.{IA}.{n}" for n in (1, 2, 3)]
    game.do(f"mark.{IA}.2")
    assert f"pick:mark.{NH}.1" in clicks(drawn(game, tall=True)), "one vote needs no second step"


def test_on_a_phone_the_shelf_opens_while_spending_or_when_pressed() -> None:
    game = Game()
    game.roll(3)
    closed = drawn(game, tall=True, ply=4)
    assert "1 mark each" not in words(closed)
    opened = drawn(game, tall=True, ply=4, arranged=after("arrange:shelf.1", ply=4))
    assert "1 mark each" in words(opened)
    assert "1 mark each" not in words(
        drawn(game, tall=True, ply=5, arranged=after("shelf.1", ply=4))
    )
    game.do("keep")
    buying = drawn(game, tall=True, ply=6)
    assert clicks(buying, "pick:") == ["pick:buy.0", "pick:buy.1", "pick:buy.2"]
    away = drawn(game, tall=True, ply=6, arranged=after("arrange:shelf.0", ply=6))
    assert clicks(away, "pick:") == []
    assert "1 mark each" not in words(away)
    assert clicks(away, "arrange:shelf") == ["arrange:shelf.1"]


def test_on_a_phone_a_puzzle_begins_with_the_states_and_buy_opens_the_shelf() -> None:
    """It once began with the shelf over the states that its question is about."""
    game = Game()
    game.roll(3)
    game.do("keep")
    asked = drawn(game, tall=True, unanswered=True)
    assert clicks(asked, "arrange:shelf") == ["arrange:shelf.1"]
    assert "You can buy: Radio Ad" in words(asked)
    assert clicks(drawn(game, tall=True), "pick:"), "the answer is marked on the open shelf"
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, 0), (v.M_BUY,))
    for arranged in (after(), after("shelf.0")):
        look = Look(NAMES[:2], 0, tall=True, unanswered=True, arranged=arranged)
        buying = view.board(game.state.observe(0), picks, look)
        assert "pick:buy.0" in clicks(buying, "pick:"), "no button beside the board is needed"
        assert clicks(buying, "unpick") == ["unpick"]


def test_on_a_phone_the_closed_shelf_lists_the_items_owned() -> None:
    game = Game()
    game.roll(3)
    assert "You own: nothing yet" in words(drawn(game, tall=True))
    game.do("keep", f"buy.{RADIO}")
    assert "You own: Radio Ad" in words(drawn(game, tall=True, ply=1, arranged=after("shelf.0.1")))


def test_a_state_without_prizes_is_shown_closed() -> None:
    game = Game(2)
    game.fill(1, FL)
    game.idle_until(0)
    assert count(drawn(game), "es-closed") == 1
    assert "no prize left" in words(drawn(game))
    assert count(drawn(game, viewer=1), "es-closed") == 0, "whoever won it keeps the rosette"


def test_the_marks_for_a_further_die_are_shown_once() -> None:
    game = Game()
    game.make_marks(0, 9, 3)
    game.idle_until(0)
    for tall in (False, True):
        tree = drawn(game, tall=tall)
        assert count(tree, "es-circle") == sum(CIRCLES), "no second picture of the row"
    assert "2nd die: 1 to go" in words(drawn(game))
    assert "1 to go" in words(drawn(game, tall=True))


def test_all_parts_lie_within_the_sheet_and_no_states_overlap() -> None:
    for on in (WIDE_LAYOUT, TALL_LAYOUT):
        w, height = on.size
        boxes = (*on.cards, *on.items, on.tray, on.tabs, on.sheet, on.purse, on.play)
        for box in boxes:
            assert min(box.x, box.y) >= 0
            assert box.right <= w
            assert box.bottom <= height
        for apart in (on.cards, on.items):
            for one, other in combinations(apart, 2):
                aside = one.right <= other.x or other.right <= one.x
                assert aside or one.bottom <= other.y or other.bottom <= one.y
        for box, spots in zip(on.cards, CIRCLE_CENTRES[on.size], strict=True):
            assert all(box.x < x < box.right and box.y < y < box.bottom for x, y in spots)


def test_item_cards_are_high_enough_on_a_phone_in_landscape() -> None:
    """The desk is about 302 px high there (tools/look: 740x360)."""
    scale, edge = 302 / WIDE_LAYOUT.size[1], 2.5
    assert min(box.h + edge for box in WIDE_LAYOUT.items) * scale >= 24


def test_the_edge_of_a_state_shows_its_leader_or_winner() -> None:
    game = Game(2)
    game.make_marks(1, NH, 3)
    game.idle_until(0)
    assert (count(drawn(game), "es-ahead"), count(drawn(game), "es-held")) == (2, 0)
    game.fill(1, NH)
    won = drawn(game, viewer=0)
    assert (count(won, "es-ahead"), count(won, "es-held")) == (0, 2), "its edge and its outline"


def test_another_seats_dice_lie_in_the_tray_above_the_viewers_sheet() -> None:
    game = Game(2)
    game.make_marks(0, NH, 2)
    game.idle_until(1)
    game.roll(6)
    tree = drawn(game, viewer=0)
    assert "Ada’s sheet" in str(tree[1]["aria-label"])
    assert count(tree, "es-visitor") == 1
    assert count(tree, "es-marked") == 2


def test_prizes_of_others_are_struck_out_and_the_owners_is_marked() -> None:
    game = Game(2)
    game.fill(0, NH)
    game.idle_until(0)
    game.roll(4)
    mine = drawn(game)
    assert (count(mine, "es-won"), count(mine, "es-strike")) == (1, 0)
    theirs = drawn(game, ply=1, arranged=after("arrange:sheet.1", ply=1))
    assert (count(theirs, "es-won"), count(theirs, "es-strike")) == (0, 1)


def test_each_state_shows_the_marks_its_rivals_need() -> None:
    game = Game(3)
    game.make_marks(1, NH, 4)
    game.fill(2, NH)
    game.idle_until(0)
    label = words(drawn(game))
    assert "Ben needs 2" in label
    assert "Cleo: 1st place" in label
    table = words(view.panels(game.state, Picks(rules.VOCABULARY.verbs, []), Look(NAMES[:3], 0))[0])
    assert "Ada needs 6" in table


def test_in_a_solo_game_the_sheet_names_the_state_the_rival_takes_next() -> None:
    game = Game(1)
    game.roll(4)
    label = words(drawn(game))
    assert "0 of 33 delegates to win after turn 2 the rival takes New Hampshire" in label
    assert label.count("the rival takes") == words(drawn(game, tall=True)).count("the rival takes")
    game.do("keep", "save", "done")
    game.idle_turn()
    game.roll(4)
    tree = drawn(game)
    assert "after turn 4 the rival takes Iowa" in words(tree)
    assert "Rival: 1st place, 5 delegates" in words(tree)


def test_new_marks_are_animated_once() -> None:
    game = Game()
    game.begin((6,), f"mark.{IA}.2")
    last = tuple(game.step_events)
    assert count(drawn(game, last=last), "es-new") == 2 * 2
    assert count(drawn(game), "es-new") == 0


def test_an_announced_state_is_marked_until_it_is_full() -> None:
    game = Game(1, options={"rival": STRIKES})
    assert "nearest for the rival now: New Hampshire" in words(drawn(game))
    game.turn((6,), f"mark.{NH}.3")
    for tall in (False, True):
        tree = drawn(game, tall=tall)
        marked = [e for e in walk(tree) if "es-target" in e[1].get("class", "").split()]
        assert len(marked) == 1
        assert "New Hampshire" in words(marked[0])
        assert "Rival strikes next" in words(marked[0])
    assert "after turn 2 the rival takes all of New Hampshire" in words(drawn(game))
    labels = [str(e[1].get("aria-label", "")) for e in walk(drawn(game))]
    assert any("the rival strikes here after turn 2" in label for label in labels)
    game.begin((6,), f"mark.{NH}.3")
    assert "Rival strikes next" not in words(drawn(game))
    assert "elsewhere: you were faster" in words(drawn(game))


def test_in_a_solo_game_the_goal_names_the_current_and_the_next_medal() -> None:
    game = Game(1)
    assert "0 of 33 delegates to win" in words(drawn(game))
    game.state.score[0] = 44
    assert "44 delegates: won, with silver" in words(drawn(game))
    game.state.turn = Turn(OVER, (), END)
    assert "gold from 48 delegates" in words(drawn(game))
