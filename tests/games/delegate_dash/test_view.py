"""The drawn board: its clicks, labels and animations."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.table import Table
from hustings.core.vocabulary import GameEvent
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.delegate_dash import rules, view
from hustings.games.delegate_dash.board import DISTANCE, GAP, NEIGHBOURS, path
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Eliminated,
    Pooled,
    RoundBegan,
    SplitRolled,
    Walked,
)
from hustings.games.delegate_dash.state import CONVENTION, MAJORITY, NOBODY
from hustings.games.delegate_dash.view import stage
from hustings.games.delegate_dash.view.cards import MAX_SUPPORTERS, supporters
from hustings.games.delegate_dash.view.layout import TALL_LAYOUT, WIDE_LAYOUT
from hustings.games.delegate_dash.view.motion import WALK_SAMPLES, Motion, walk_samples
from hustings.ui.learn.course import lesson_of
from tests.games.delegate_dash.driver import (
    LAYOUT,
    Game,
    at_convention,
    first_round,
    turn_over,
)
from tests.games.delegate_dash.test_trace import at, trace

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def drawn(game: Game, viewer: int | None = 0, **more: Any) -> Tree:
    """Return the board as a seat sees it."""
    legal = [] if viewer is None else rules.legal(game.state, viewer)
    look = Look(NAMES[: game.state.seats], viewer, **more)
    return view.board(game.state.observe(viewer), Picks(rules.VOCABULARY.verbs, legal), look)


def panels(game: Game) -> str:
    """Return all words of the panels."""
    look = Look(NAMES[: game.state.seats], 0)
    trees = view.panels(game.state, Picks(rules.VOCABULARY.verbs, []), look)
    return " ".join(words(tree) for tree in trees)


def clicks(tree: Tree, start: str = "") -> list[str]:
    """Return the messages of everything that can be clicked."""
    messages = [element[1]["data-do"] for element in walk(tree) if "data-do" in element[1]]
    return [do for do in messages if do.startswith(start)]


def of_class(tree: Tree, name: str) -> list[Tree]:
    """Return the elements of a class."""
    return [e for e in walk(tree) if name in str(e[1].get("class", "")).split()]


def test_candidates_are_picked_in_their_corners() -> None:
    game = Game(2).luck(LAYOUT)
    assert clicks(drawn(game)) == [f"pick:pick.{side}" for side in range(4)]
    game.do("0:pick.2")
    tree = drawn(game, 1)
    assert clicks(tree) == ["pick:pick.0", "pick:pick.1", "pick:pick.3"]
    assert "free to pick" in words(tree)
    assert "Ada" in words(tree)


def test_states_in_reach_can_be_clicked_and_others_say_why_not() -> None:
    game = trace().luck("roll.2.1.4.0")
    tree = drawn(game, 1)
    legal = {token for token in game.legal(1) if token != "stay"}
    assert set(clicks(tree, "pick:")) == {f"pick:{token}" for token in legal}
    assert len(clicks(tree, "pick:")) + len(clicks(tree, "why:move.")) == GAP
    assert len(of_class(tree, "dd-legal")) == len(legal)
    assert not clicks(drawn(game, 0))
    assert not clicks(drawn(game, None))


def test_staying_is_a_button_below_the_board() -> None:
    game = trace().luck("roll.2.1.4.0")
    assert "pick:stay" not in clicks(drawn(game, 1))


def test_the_dice_holder_clicks_where_an_automatic_candidate_goes() -> None:
    game = turn_over(first_round(2, "01", "2211 3322 4433 5544 2255 3300")).luck("roll.0.0.5.5")
    assert set(clicks(drawn(game), "pick:")) == {f"pick:{token}" for token in game.legal(0)}
    assert len(clicks(drawn(game), "why:send.")) == GAP - 2


def test_a_state_says_its_coins_pawns_and_distance() -> None:
    game = trace().luck("roll.2.1.4.0")
    labels = [e[1]["aria-label"] for e in of_class(drawn(game, 1), "dd-state")]
    assert "Arms ace: 50 and 1 face up; 2 states away" in labels
    assert any(label.startswith("Crowns 2: 2 face down") for label in labels)
    game.do(f"1:move.{at(3, 0)}")
    labels = [e[1]["aria-label"] for e in of_class(drawn(game), "dd-state")]
    assert any("South here" in label for label in labels)


def test_face_down_coins_are_not_revealed() -> None:
    game = trace()
    down = of_class(drawn(game), "dd-down")
    assert len(down) == sum(game.state.down) == 19
    assert all(words(coin).strip() == "" for coin in down)
    assert len(of_class(drawn(game), "dd-up")) == 5


def test_a_card_has_a_full_label_of_its_candidate() -> None:
    game = trace().luck("roll.2.4.4.0")
    labels = [e[1]["aria-label"] for e in of_class(drawn(game), "dd-corner")]
    assert labels[0] == (
        "Senator North; blue, Arms; Ada; 0 delegates; rolled 2, moves 3rd; has the dice"
    )
    assert "automatic" in labels[1]
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    corner = of_class(drawn(game), "dd-corner")[0]
    assert "eliminated" in corner[1]["aria-label"]
    assert "dd-out" in corner[1]["class"]
    assert not of_class(drawn(game), "dd-walker"), "the map is over"


def test_sides_have_letters_and_signs_besides_colours() -> None:
    tree = drawn(trace())
    letters = [words(pawn).strip() for pawn in of_class(tree, "pawn")]
    assert sorted(letters) == sorted("NESW")
    assert len(of_class(tree, "dd-suit")) >= 24


def test_pawns_walk_around_the_gap() -> None:
    for start in range(GAP + 1):
        for end in range(GAP):
            if start == end:
                continue
            route = path(start, end)
            spots = walk_samples(WIDE_LAYOUT, route)
            assert len(spots) == WALK_SAMPLES
            assert len(route) - 1 == DISTANCE[start][end]
            assert all(b in NEIGHBOURS[a] for a, b in pairwise(route))


def test_no_distances_are_drawn_when_all_candidates_have_moved() -> None:
    """The prompt stays until the next one begins; drawing such a position once ended playback."""
    game = trace()
    game.luck("roll.2.4.4.0")
    legal = rules.legal(game.state, game.state.turn.seats[0])
    obs = game.state.observe(0)
    obs.mover = len(obs.order)
    look = Look(NAMES[: obs.seats], 0, ply=7)
    assert not of_class(view.board(obs, Picks(rules.VOCABULARY.verbs, legal), look), "dd-steps")


def test_only_what_just_happened_is_animated() -> None:
    game = trace()
    before = len(game.events)
    game.luck("roll.2.4.4.0")
    last = tuple(game.events[before:])
    tree = drawn(game, 1, last=last, recent=last, ply=7)
    assert len(of_class(tree, "rolled")) == 4
    walkers = of_class(tree, "dd-walker")
    assert ["style" in walker[1] for walker in walkers] == [False, True, False, False]
    assert walkers[1][1]["key"].startswith("p1-7-")
    assert not of_class(tree, "dd-trail"), "walks are drawn during playback, not during a decision"
    still = drawn(game, 1, ply=8)
    assert not of_class(still, "rolled")
    assert not of_class(still, "dd-trail")


def test_gains_since_the_viewers_last_decision_are_shown() -> None:
    game = trace()
    before = len(game.events)
    game.luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5").luck("vote.1.5")
    motion = Motion(Look(NAMES, 0, recent=tuple(game.events[before:])))
    assert motion.gains == [50, 1, 10, 20]
    gains = of_class(drawn(game, 0, recent=tuple(game.events[before:])), "dd-gain")
    assert [words(gain).strip() for gain in gains] == ["+50", "+1", "+10", "+20"]


def test_the_panels_show_standings_and_calendar() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5").luck("vote.1.5")
    texts = panels(game)
    for part in ("50 of 305", "Senator North", "Arms 50", "Threes, zeros", "Still face down"):
        assert part in texts
    assert "Uncommitted" not in texts


def board_during(game: Game, *kinds: type[GameEvent], deciding: bool = False) -> Tree:
    """Return the board while the events of the last step of these kinds are shown."""
    last = tuple(e for e in game.step_events if not kinds or isinstance(e, kinds))
    look = Look(NAMES[: game.state.seats], 0, last=last, recent=tuple(game.events), ply=7)
    seats = game.state.turn.seats
    legal = rules.legal(game.state, seats[0]) if deciding and seats else []
    return view.board(game.state.observe(0), Picks(rules.VOCABULARY.verbs, legal), look)


def test_super_tuesday_has_a_banner_of_its_own() -> None:
    game = first_round()
    assert "Round 1" in words(of_class(board_during(game, RoundBegan), "dd-banner")[0])
    for number, layout in product((2, 3), (WIDE_LAYOUT, TALL_LAYOUT)):
        banner = stage._banner(layout, RoundBegan(number, 1, 4))
        assert ("Super Tuesday" in words(banner), "dd-super" in banner[1]["class"]) == (
            (True, True) if number == 3 else (False, False)
        )


def test_dice_of_a_roll_are_shown_in_order_of_movement_until_the_decision() -> None:
    game = first_round(4, "0123", "1111 1111 1111 1111 1111 1111")
    turn_over(game).luck("roll.2.4.5.0")
    assert [words(lane) for lane in of_class(board_during(game), "dd-lane")] == [
        "5 South 1st",
        "4 East 2nd",
        "2 North 3rd",
        "0 West 4th",
    ]
    assert not of_class(board_during(game, deciding=True), "dd-stage")


def test_the_dice_of_a_caucus_stay_until_another_event() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3")
    for deciding in (False, True):
        panel = of_class(board_during(game, deciding=deciding), "dd-caucus")[0]
        assert [words(lane) for lane in of_class(panel, "dd-lane")] == ["3 North 1st", "3 East 2nd"]
        assert "a tie, home first" in words(panel)
    game.do("0:take.5")
    taken = board_during(game)
    assert of_class(taken, "dd-caucus")
    assert [words(coin) for coin in of_class(taken, "dd-fly")] == ["50", "1"]
    game.luck("vote.1.5")
    assert [words(lane) for lane in of_class(board_during(game), "dd-lane")][:1] == ["5 West 1st"]


def test_the_dice_of_a_caucus_are_hidden_while_a_coin_elsewhere_is_chosen() -> None:
    noted = lesson_of("delegate_dash")
    table = Table(rules, noted.record, 38)
    step = table.log[-1]
    assert isinstance(step.events[0], CaucusRolled)
    look = Look(NAMES, 0, last=step.events, recent=step.events)
    for legal, panels_seen in ((table.legal(0), 0), ([], 1)):
        tree = view.board(table.state, Picks(rules.VOCABULARY.verbs, legal), look)
        assert len(of_class(tree, "dd-caucus")) == panels_seen


def test_the_dice_of_a_caucus_cover_neither_its_state_nor_a_card() -> None:
    for layout in (WIDE_LAYOUT, TALL_LAYOUT):
        longest = len("a tie, clockwise from South")
        for cell, dice, letters in product(range(GAP), (2, 3, 4), (0, longest)):
            box, _ = stage.caucus_box(layout, cell, dice, letters)
            assert box.w >= letters * 0.36 * layout.stage.note
            assert box.overlap(layout.cell(cell)) == 0, cell
            hidden = sum(box.overlap(card) for card in layout.card.homes)
            assert hidden < layout.width * layout.height * 0.01, (cell, dice)
            assert min(box.x, box.y) >= 0
            assert box.x + box.w <= layout.width
            assert box.y + box.h <= layout.height


def ringed_suits(tree: Tree) -> list[str]:
    """Return the suits of the candidates with a ring."""
    pawns = [pawn for ring in of_class(tree, "dd-ringed") for pawn in of_class(ring, "pawn")]
    return [str(pawn[1]["class"]).removeprefix("pawn dd-") for pawn in pawns]


def test_the_moving_pawn_keeps_its_ring_while_it_walks() -> None:
    game = trace().luck("roll.2.1.4.0")
    assert ringed_suits(board_during(game, deciding=True)) == ["crowns"]
    game.do(f"1:move.{at(3, 0)}")
    tree = board_during(game)
    assert ringed_suits(tree) == ["crowns"], "the next candidate has it once the walk is over"
    assert of_class(tree, "dd-ringed")[0][1]["style"] == of_class(tree, "dd-walker")[2][1]["style"]


def test_two_walks_of_one_candidate_are_two_trails() -> None:
    walks = (Walked(0, 5, 0, 1, (24, 6, 2)), Walked(0, 5, 0, 1, (2, 6)))
    motion = Motion(Look(NAMES, 0, last=walks))
    assert motion.walks == {0: [(24, 6, 2), (2, 6)]}
    assert len(view._trail(WIDE_LAYOUT, motion, 0)) == 2


def test_trails_lie_below_the_states() -> None:
    game = trace().luck("roll.2.1.4.0").do(f"1:move.{at(3, 0)}")
    kinds = [str(e[1].get("class", "")).split(" ")[0] for e in walk(board_during(game))]
    assert kinds.index("dd-trail") < kinds.index("dd-state")


def test_a_stake_is_shown_only_for_several_coins() -> None:
    seen = set()
    for state in of_class(drawn(trace()), "dd-live"):
        coins = [int(words(coin)) for coin in of_class(state, "dd-up")]
        seen.add(len(coins))
        stakes = [str(sum(coins))] if len(coins) > 1 else []
        assert [words(stake).strip() for stake in of_class(state, "dd-stake")] == stakes
    assert seen == {1, 2}


def test_the_convention_has_columns_dice_with_bonus_and_coins_that_fly() -> None:
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    falls = board_during(game, Eliminated, Pooled)
    assert [words(c) for c in of_class(falls, "dd-topple")]
    assert of_class(falls, "dd-falls")
    game.luck("split.3.4.5")
    dice = [words(die) for die in of_class(board_during(game, SplitRolled), "dd-split")]
    assert dice == ["3", "4", "5"]
    assert len(of_class(board_during(game, Awarded), "dd-fly")) == game.times("awarded")
    assert len(of_class(board_during(game, Awarded), "dd-split")) == 3, (
        "the dice lie until all is shared"
    )
    assert not of_class(board_during(game, deciding=True), "dd-map")


def test_the_convention_says_region_by_region_who_gets_what() -> None:
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")

    def title(*kinds: type[GameEvent]) -> str:
        (drawn_title,) = of_class(board_during(game, *kinds), "dd-title")
        return words(drawn_title).strip()

    assert title(Eliminated, Pooled).startswith("North is out: ")
    game.luck("split.3.4.5")
    assert title(SplitRolled).startswith("Arms: ")
    dealt = title(Awarded)
    assert dealt.startswith("Arms: West 50")
    gains = of_class(board_during(game, Awarded), "dd-gain")
    assert len(gains) == 3, "every column says what it has got of the region"
    assert len(of_class(board_during(game, Awarded), "dd-fresh")) == game.times("awarded")


def test_the_convention_can_begin_when_nobody_has_a_delegate() -> None:
    state = rules.new(4, {})
    state.round = CONVENTION
    for viewer in (None, 0):
        board = view.board(
            state.observe(viewer), Picks(rules.VOCABULARY.verbs, []), Look(NAMES, viewer)
        )
        assert len(of_class(board, "dd-column")) == 4


def people(tree: Tree | None) -> int:
    """Return how many people are in a crowd: each is a head and a body."""
    return 0 if tree is None else tree[1]["d"].count("M") // 2


def test_a_crowd_grows_with_the_delegates_and_costs_one_element() -> None:
    spot = WIDE_LAYOUT.card.crowds[0]
    sizes = [people(supporters(spot, 1, delegates)) for delegates in range(0, 608, 5)]
    assert sizes == sorted(sizes)
    assert (sizes[0], max(sizes)) == (0, MAX_SUPPORTERS)
    assert people(supporters(spot, NOBODY, MAJORITY)) == MAX_SUPPORTERS
    assert people(supporters(spot, 3, MAJORITY - 1)) == MAX_SUPPORTERS - 1
    game = first_round()
    game.state.where[:24] = bytes(marker % 4 for marker in range(24))
    for tall in (False, True):
        crowds = [e for e in walk(drawn(game, tall=tall)) if e[1].get("class") == "crowd"]
        assert len(crowds) == len(NAMES)
