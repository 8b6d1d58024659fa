"""Advice on the page: numbered entries, and the same numbers on the board."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings.core.model import NATURE, Move, Tip
from hustings.core.moves import decode, encode
from hustings.core.protocols import Tree
from hustings.draw.tree import h, walk
from hustings.draw.tree import words as text_of
from hustings.ui import words
from hustings.ui.page.parts.advice import VERDICT_TEXTS, others_text
from hustings.ui.page.parts.advice_marks import AdviceMarks
from hustings.ui.phases import Advice, Deciding, Hint
from hustings.ui.teaching import ShownTip
from tests.kit import Kit, Setup
from tests.kit import walk as walk_game
from tests.ui.driver import Driver
from tests.ui.test_ui_secrecy import seat_humans

VERBS = (
    ("place", "region", "count"),
    ("card", "card", "way", "region"),
    ("again", "dice"),
    ("done",),
)


def drawn(*things: dict[str, Any]) -> Tree:
    """Return a board with these elements."""
    return h("svg", {}, *(h("g", thing) for thing in things))


def numbers_of(
    tree: Tree, *tokens: str, chosen: Move = (), name: str = "data-advised"
) -> dict[str, str]:
    """Return the advice numbers of the elements when these moves are advised."""
    advised = [(n, decode(VERBS, token)) for n, token in enumerate(tokens, 1)]
    mark = AdviceMarks(VERBS, advised, chosen, {"region", "card"}, tree)
    elements = ((e[1], mark(e[1])) for e in walk(tree))
    return {was.get("data-do") or was["key"]: now[name] for was, now in elements if name in now}


def things(*tokens: str) -> Tree:
    """Return a board on which these tokens can be picked."""
    return drawn(*({"data-do": f"pick:{token}"} for token in tokens))


@pytest.mark.parametrize(
    ("best", "marked"),
    [
        ("place.3.5", {"place.3.1"}),  # the same region, taken one by one
        ("place.3.1", {"place.3.1"}),
        ("card.7.0.4", {"card.7"}),
        ("place.9.1", set()),
        ("done", {"done"}),
    ],
)
def test_elements_that_begin_an_advised_move_are_marked(best: str, marked: set[str]) -> None:
    board = things("place.3.1", "place.4.1", "card.7", "done")
    assert set(numbers_of(board, best)) == {f"pick:{token}" for token in marked}


def test_every_hint_has_its_number_and_an_element_may_have_several() -> None:
    board = things("place.3.1", "place.4.1", "card.7", "done")
    assert numbers_of(board, "place.4.1", "done", "place.4.2") == {
        "pick:place.4.1": "1 3",
        "pick:done": "2",
    }


def test_the_element_that_picks_the_longest_part_of_an_advised_move_is_marked() -> None:
    assert set(numbers_of(things("card", "card.7", "card.7.0"), "card.7.0.4")) == {"pick:card.7.0"}


def test_after_a_first_step_the_next_one_is_marked() -> None:
    board = drawn(
        {"data-do": "pick:card.7.0.4"},
        {"data-do": "pick:card.7.0.5"},
        {"data-do": "repick:card.7"},
        {"data-do": "repick:place.3"},
    )
    assert numbers_of(board, "card.7.0.4", chosen=(1, 7)) == {"pick:card.7.0.4": "1"}
    elsewhere = numbers_of(board, "place.3.1", chosen=(1, 7))
    assert elsewhere == {"repick:place.3": "1"}, "something else has been begun"


def test_the_next_step_of_another_move_is_not_marked() -> None:
    """The advice is for another region than the tapped one."""
    board = drawn(
        {"data-do": "pick:card.7.4", "data-names": "region:4"},
        {"data-do": "repick:place.4"},
    )
    assert numbers_of(board, "place.4.1", chosen=(1, 7), name="data-advised-to") == {}
    assert numbers_of(board, "place.4.1", chosen=(1, 7)) == {"repick:place.4": "1"}
    assert numbers_of(board, "card.7.3.4", name="data-advised-to") == {"pick:card.7.4": "1"}


def test_the_target_of_a_move_is_marked_before_it_can_be_clicked() -> None:
    board = drawn(
        {"data-do": "pick:card.7", "data-names": "card:7"},
        {"key": "region-4", "aria-label": "Ohio"},
        {"data-do": "why:place.5", "key": "five"},
    )
    assert numbers_of(board, "card.7.0.4", name="data-advised-to") == {"region-4": "1"}
    assert numbers_of(board, "card.7.0.5", name="data-advised-to") == {"why:place.5": "1"}


def test_a_name_shared_by_many_elements_marks_none() -> None:
    board = drawn({"key": "a", "data-names": "region:4"}, {"key": "b", "data-names": "region:4"})
    assert not numbers_of(board, "card.7.0.4", name="data-advised-to")


def test_a_place_and_its_background_are_marked_once() -> None:
    board = drawn(
        {"key": "soil", "data-do": "why:place.4", "aria-hidden": "true"},
        {"key": "region-4", "data-do": "why:place.4"},
    )
    assert numbers_of(board, "card.7.0.4", name="data-advised-to") == {"why:place.4": "1"}


def test_the_board_keeps_its_number_if_a_button_can_be_folded_away() -> None:
    """The move has a button in a panel and a region on the board."""
    board, panel = things("place.3.1", "place.4.1"), things("place.3.2", "place.4.2")
    mark = AdviceMarks(VERBS, [(1, (0, 3, 2))], (), set(), board, [panel])
    marked_elements = [
        e[1]["data-do"] for e in (*walk(board), *walk(panel)) if "data-advised" in mark(e[1])
    ]
    assert marked_elements == ["pick:place.3.1", "pick:place.3.2"]


def test_every_part_of_a_set_is_marked() -> None:
    board = drawn(
        {"key": "die-0", "data-part": "dice:1 dice:3"},
        {"key": "die-1", "data-part": "dice:2 dice:3"},
        {"key": "die-2", "data-part": "dice:4"},
    )
    marks = numbers_of(board, "again.3", "again.2", name="data-advised-to")
    assert marks == {"die-0": "1", "die-1": "1 2"}


def test_a_number_is_read_out_as_well_as_drawn() -> None:
    board = drawn({"data-do": "pick:done", "aria-label": "Done"}, {"data-do": "pick:place.3.1"})
    mark = AdviceMarks(VERBS, [(1, (3,)), (2, (0, 3, 1))], (), set(), board)
    first, second = (mark(e[1]) for e in board[2])
    assert first["aria-label"] == "Advice 1: Done"
    assert second["aria-description"] == "Advice 2"


# --- the entries


def hint_entries(driver: Driver) -> list[Tree]:
    """Return the entries of the advice on the page."""
    return [e for e in walk(driver.page) if "data-advice" in e[1]]


def test_a_hint_shows_its_number_move_score_and_one_reason(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    driver.send("hint")
    answer = [
        {"token": hint.token, "value": 0.5, "figure": f"{n}7 % to win", "why": ["It is good."]}
        for n, hint in enumerate(driver.hints, 1)
    ]
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{json.dumps({'moves': answer})}")
    entries = hint_entries(driver)
    assert [e[1]["data-advice"] for e in entries] == [str(n + 1) for n in range(len(entries))]
    for n, entry in enumerate(entries, 1):
        (button,) = [e for e in walk(entry) if e[0] == "button"]
        assert button[1]["data-do"].startswith("pick:")
        assert button[2] == [words.table.play_this()], "its label says what pressing it does"
        (label,) = [e for e in walk(entry) if e[1].get("class") == "hint-label"]
        assert button[1]["aria-label"] == f"{words.table.play_this()}: {text_of(label)}"
        assert f"{n}7 % to win" in text_of(entry)
        assert "It is good." in text_of(entry)


def show_hints(driver: Driver, *scores: tuple[str, str]) -> Deciding:
    """Answer with advice on the first legal moves: (score text, reason) of each."""
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    verbs, legal = driver.play.table.rules.VOCABULARY.verbs, driver.play.table.legal(deciding.seat)
    hints = [
        Hint(encode(verbs, move), 0.5, (reason,), figure)
        for move, (figure, reason) in zip(legal, scores, strict=False)
    ]
    assert len(hints) == len(scores)
    deciding.advice = Advice(0, tuple(hints))
    return deciding


def score_texts(driver: Driver) -> list[Tree]:
    """Return the elements with the score texts of the advice."""
    return [e for e in walk(driver.page) if e[1].get("class") == "hint-figure"]


def read(tree: Tree | str) -> str:
    """Return the text of a tree."""
    return tree if isinstance(tree, str) else "".join(map(read, tree[2]))


def test_hints_with_the_same_score_are_called_equally_good(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    show_hints(driver, ("67 % to win", "Near."), ("67 % to win", "Rich."), ("66 % to win", "Far."))
    assert [read(figure) for figure in score_texts(driver)] == [
        "67 % to win",
        words.table.as_good(figure="67 % to win", number=1),
        "66 % to win",
    ]


def test_a_lower_value_behind_the_same_score_is_called_about_as_good(toy: Kit) -> None:
    """Moves of different values are never called equally good."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding = show_hints(driver, ("67 % to win", "Near."), ("67 % to win", "Rich."))
    assert deciding.advice is not None
    one, other = deciding.advice.hints
    deciding.advice = Advice(0, (one, other._replace(value=one.value - 0.002)))
    assert [read(figure) for figure in score_texts(driver)] == [
        "67 % to win",
        words.table.about_as_good(figure="67 % to win", number=1),
    ]


@pytest.mark.parametrize("rest", ["alike", "far", "best", "", "what?"])
def test_a_single_hint_says_how_the_other_moves_compare(toy: Kit, rest: str) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    driver.send("hint")
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    verbs, legal = driver.play.table.rules.VOCABULARY.verbs, driver.play.table.legal(deciding.seat)
    entry = {"token": encode(verbs, legal[0]), "value": 0.5, "figure": "5", "why": []}
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{json.dumps({'moves': [entry], 'rest': rest})}")
    (line,) = (text_of(each) for each in hint_entries(driver))
    verdicts = {key: sentence() in line for key, sentence in VERDICT_TEXTS.items()}
    assert verdicts == {key: key == rest for key in VERDICT_TEXTS}


@pytest.mark.parametrize("more", [0, 1, 3])
def test_equally_good_moves_are_named(toy: Kit, more: int) -> None:
    """By the labels of their buttons, in one sentence; only legal ones."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    driver.send("hint")
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    table, seat = driver.play.table, deciding.seat
    tokens = [encode(table.rules.VOCABULARY.verbs, move) for move in table.legal(seat)[:3]]
    entry = {"token": tokens[0], "value": 0.5, "figure": "5", "why": ["It is near."]}
    answer = {"moves": [entry], "rest": "alike", "alike": [*tokens[1:], "no.such", 7], "more": more}
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{json.dumps(answer)}")
    (line,) = (text_of(each) for each in hint_entries(driver))
    named = [
        toy.text.move(table.view(seat), seat, move, driver.play.names)
        for move in table.legal(seat)[1:3]
    ]
    assert f"It is near. {others_text(named, more)}" in line
    assert words.table.rest_equally_good() not in line


def test_equally_good_moves_are_listed_in_one_sentence() -> None:
    assert others_text(["End move"], 0) == "About as good: “End move”."
    assert others_text(["Spend Texas: 2 delegates", "Pass"], 0) == (
        "About as good: “Spend Texas: 2 delegates” and “Pass”."
    )
    assert others_text(["A", "B"], 1) == "About as good: “A”, “B” and 1 other."
    assert others_text([], 0) == ""


@pytest.mark.parametrize("of", [0, 1, 37])
def test_advice_shows_another_move_for_comparison(toy: Kit, of: int) -> None:
    """It has no number and cannot be clicked."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding = show_hints(driver, ("67 % to win", "Near."))
    verbs, legal = driver.play.table.rules.VOCABULARY.verbs, driver.play.table.legal(deciding.seat)
    entry = {"token": encode(verbs, legal[0]), "value": 0.6, "figure": "60 % to win", "why": []}
    other = {"token": encode(verbs, legal[1]), "figure": "41 % to win", "of": of}
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{json.dumps({'moves': [entry], 'beside': other})}")
    (line,) = (e for e in walk(driver.page) if e[1].get("class") == "hint-beside")
    label = toy.text.move(
        driver.play.table.view(deciding.seat), deciding.seat, legal[1], driver.play.names
    )
    figure = "41 % to win"
    texts = {
        0: words.table.comparison_idle(move=label, figure=figure),
        1: words.table.comparison_next_best(move=label, figure=figure),
        37: words.table.comparison_typical(others=37, move=label, figure=figure),
    }
    assert read(line) == texts[of]
    assert not [e for e in walk(line) if "data-do" in e[1]]


@pytest.mark.parametrize(
    "other", [None, 7, [], {}, {"token": "play.999", "of": 0}, {"token": 3}, {"of": "0"}]
)
def test_an_illegal_move_is_not_shown_for_comparison(toy: Kit, other: object) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding = show_hints(driver, ("67 % to win", "Near."))
    (hint,) = driver.hints
    entry = {"token": hint.token, "value": 0.6, "figure": "60 % to win", "why": []}
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{json.dumps({'moves': [entry], 'beside': other})}")
    assert not [e for e in walk(driver.page) if e[1].get("class") == "hint-beside"]
    assert hint_entries(driver)


def test_the_hint_shown_is_chosen_by_its_number(toy: Kit) -> None:
    """All hints are on the page; on small screens the style sheet shows one at a time."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding = show_hints(driver, ("67 % to win", "Near."), ("66 % to win", "Rich."))
    ways = driver.offered("advice:")
    assert ways == ["advice:1", "advice:2"]
    for message, shown in (("", "1"), ("advice:2", "2"), ("advice:9", "2"), ("advice:x", "2")):
        driver.send(message or "advice:1")
        assert [e[1]["data-advice"] for e in hint_entries(driver) if "data-shown" in e[1]] == [
            shown
        ]
        (step,) = [e for e in walk(driver.page) if e[1].get("data-do") == f"advice:{shown}"]
        assert step[1]["aria-pressed"] == "true"
    assert deciding.advice is not None, "choosing an entry neither plays nor closes anything"
    show_hints(driver, ("67 % to win", "Near."))
    assert not driver.offered("advice:"), "a single entry has no tabs"


def test_the_coach_is_silent_while_advice_is_given(toy: Kit) -> None:
    """A general tip could contradict the advice for this position."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    driver.play.tip = ShownTip(driver.play.table.at, Tip("x", "Staff first", "Staff is best.", "1"))

    def tips() -> list[str]:
        return [e[1]["class"] for e in walk(driver.page) if "tip" in str(e[1].get("class")).split()]

    assert tips()
    driver.send("dialog:tip")
    assert "Staff is best." in driver.text
    driver.send("close")
    deciding = show_hints(driver, ("67 % to win", "Near."))
    assert not tips()
    assert "Staff first" not in driver.text
    deciding.advice = None
    assert tips(), "it is there again when the advice is put away"


def started_choice(driver: Driver) -> tuple[Deciding, Move, Move, Move]:
    """Return the phase, two moves with the same beginning, and one with another."""
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    legal = [move for move in driver.play.table.legal(deciding.seat) if len(move) > 2]
    for one in legal:
        alike = [move for move in legal if move != one and move[:2] == one[:2]]
        others = [move for move in legal if move[:2] != one[:2]]
        if alike and others:
            return deciding, one, alike[0], others[0]
    pytest.fail("no two moves begin alike")


def plays(driver: Driver) -> list[tuple[str, str]]:
    """Return (label, message) of the buttons of the entries."""
    buttons = (e for entry in hint_entries(driver) for e in walk(entry) if e[0] == "button")
    return [("".join(map(str, e[2])), e[1]["data-do"]) for e in buttons]


def test_a_started_choice_hides_hints_that_do_not_continue_it(toy: Kit) -> None:
    """Others would have no mark on the board; clearing the choice restores them."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding, one, alike, other = started_choice(driver)
    verbs = driver.play.table.rules.VOCABULARY.verbs
    hints = [Hint(encode(verbs, move), 0.5, ("It is.",), "5") for move in (other, one, alike)]
    deciding.advice = Advice(0, tuple(hints))
    deciding.chosen = one[:2]
    assert [e[1]["data-advice"] for e in hint_entries(driver)] == ["2", "3"], (
        "they keep their numbers"
    )
    assert [do for _, do in plays(driver)] == [f"pick:{hint.token}" for hint in hints[1:]]
    assert ["data-shown" in e[1] for e in hint_entries(driver)] == [True, False], (
        "the first of the entries left is shown"
    )
    assert driver.offered("advice:") == ["advice:2", "advice:3"]
    assert [read(figure) for figure in score_texts(driver)] == [
        "5",
        words.table.as_good(figure="5", number=2),
    ], "the first entry is hidden"
    driver.send("unpick")
    assert [e[1]["data-advice"] for e in hint_entries(driver)] == ["1", "2", "3"]
    deciding.chosen = one[:2]
    driver.send(f"pick:{hints[1].token}")
    assert driver.play.table.record.moves[-1].endswith(hints[1].token), (
        "it continues with the rest of the move"
    )
    assert not driver.hints, "advice closes when the move is made"


def test_a_hint_that_does_not_continue_the_choice_says_that_it_replaces_it(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    deciding, one, _, other = started_choice(driver)
    token = encode(driver.play.table.rules.VOCABULARY.verbs, other)
    deciding.advice = Advice(0, (Hint(token, 0.5, ("It is.",)),))
    deciding.chosen = one[:2]
    assert plays(driver) == [(words.table.play_instead(), f"repick:{token}")]
    driver.send(f"repick:{token}")
    assert driver.play.table.record.moves[-1].endswith(token)


def test_whatever_is_advised_is_numbered_somewhere_on_the_page(toy: Kit, setup: Setup) -> None:
    """In every game, for every move of every kind of decision, in both layouts."""
    decisions = [p for p in walk_game(setup).positions if p.seat != NATURE]
    step = max(1, len(decisions) // 4)
    for ply in range(0, len(decisions), step):
        play = seat_humans(setup, ply, range(setup.seats))
        driver = Driver()
        driver.model.place = play
        seat = play.table.seats[0]
        play.phase = deciding = Deciding(seat)
        play.viewer = seat
        verbs, legal = play.table.rules.VOCABULARY.verbs, play.table.legal(seat)
        for n, move in enumerate(legal[:: max(1, len(legal) // 3)]):
            driver.model.tall = bool(n % 2)
            deciding.advice = Advice(0, (Hint(encode(verbs, move), 0.5, ()),))
            marked = [e[1] for e in walk(driver.page) if "data-advised" in e[1]]
            assert marked, f"{encode(verbs, move)} after {ply} moves"
            assert all(e["data-advised"] == "1" for e in marked)
            assert all(
                words.table.advised(numbers=["1"])
                in e.get("aria-label", e.get("aria-description", ""))
                for e in marked
            )


def test_a_page_without_advice_carries_no_numbers(game: Kit) -> None:
    driver = Driver(f"{game.id}?seats={','.join(['human'] * min(game.info.seats))}&seed=no")
    assert not [e for e in walk(driver.page) if "data-advised" in e[1]]
