"""The buttons under the board, for choices that the board does not draw."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

import pytest

from hustings.core.model import NATURE, ONE, Move, Turn
from hustings.core.moves import Picks, encode
from hustings.core.packed_link import to_link
from hustings.core.protocols import State, Text
from hustings.draw.tree import walk, words
from hustings.games.poll_position.board import HQ
from hustings.games.poll_position.cards import POSTAL_STRIKE
from hustings.games.poll_position.vocabulary import SACRIFICE
from hustings.games.whistle_stop.cards import NAMES_REGION
from hustings.ui.page.parts.movelist import actions
from tests.kit import Kit
from tests.kit import walk as walk_game
from tests.ui.driver import Driver

VERBS = (("go", "place", "count"), ("done",))
LEGAL: list[Move] = [(0, 1, 1), (0, 1, 2), (0, 2, 1), (1,)]


class Words:
    """Labels moves with their numbers, and explains one of them."""

    MEANINGS: Final[Mapping[Move, str]] = {(0, 2): "Go to the second place."}

    def move(self, obs: Any, seat: int, move: tuple[int, ...], names: Any = ()) -> str:
        """Return a label."""
        return ".".join(map(str, move))


WORDS = cast(Text[State], Words())
NO_STATE = cast(State, None)
"""A position that these texts never read."""


def button_tokens(*already: str, legal: list[Move] = LEGAL) -> list[str]:
    """Return the tokens of the buttons when these tokens are drawn on the board."""
    buttons = actions(WORDS, NO_STATE, 0, Picks(VERBS, legal), already)
    return [button[1]["data-do"] for button in buttons]


def test_choices_that_are_not_drawn_get_buttons_and_the_first_is_primary() -> None:
    assert button_tokens() == ["pick:go", "pick:done"]
    assert button_tokens("go") == ["pick:done"]


def test_what_ends_the_turn_stands_last_in_a_place_of_its_own() -> None:
    legal = sorted(LEGAL, reverse=True)
    buttons = actions(WORDS, NO_STATE, 0, Picks(VERBS, legal), (), (), (1,), ends=(1,))
    shown = [(each[1]["data-do"], each[1]["class"].split()[1:]) for each in buttons]
    assert shown == [("pick:go", ["primary"]), ("pick:done", ["ends"])]


@pytest.mark.parametrize(
    ("leaves", "legal", "expected"),
    [
        ((), LEGAL, ["primary", ""]),
        ((0,), LEGAL, ["", "primary"]),
        ((0, 1), LEGAL, ["", ""]),
        ((1,), [(1,)], ["primary"]),
    ],
)
def test_a_button_that_gives_something_up_is_not_primary(
    leaves: tuple[int, ...], legal: list[Move], expected: list[str]
) -> None:
    buttons = actions(WORDS, NO_STATE, 0, Picks(VERBS, legal), (), (), leaves)
    assert [e[1]["class"].removeprefix("button").strip() for e in buttons] == expected


def test_a_choice_whose_every_next_step_is_drawn_needs_no_button() -> None:
    assert button_tokens("go.1", "go.2") == ["pick:done"]
    assert button_tokens("go.1.1", "go.1.2", "go.2.1") == ["pick:done"]


def test_a_move_laid_out_on_the_board_gets_a_primary_button() -> None:
    picks = Picks(VERBS, LEGAL)
    buttons = actions(WORDS, NO_STATE, 0, picks, ("go.1.2",), (), (1,), ("go.1.2",))
    assert [e[1]["data-do"] for e in buttons] == ["pick:go.1.2", "pick:done"]
    assert "primary" in buttons[0][1]["class"]


def test_a_laid_out_move_that_gives_something_up_is_not_primary() -> None:
    picks = Picks(VERBS, LEGAL)
    buttons = actions(WORDS, NO_STATE, 0, picks, ("go.1.2",), (), (0, 1), ("go.1.2",))
    assert [e[1]["data-do"] for e in buttons] == ["pick:go.1.2", "pick:done"]
    assert not any("primary" in e[1]["class"] for e in buttons)


def test_no_continuation_of_a_choice_is_primary() -> None:
    picks = Picks(VERBS, LEGAL, (0,))
    buttons = actions(WORDS, NO_STATE, 0, picks, ())
    assert [e[1]["data-do"] for e in buttons] == ["pick:go.1", "pick:go.2.1"]
    assert not any("primary" in e[1]["class"] for e in buttons)


def test_dice_chosen_on_the_board_need_not_be_chosen_again_below_it() -> None:
    driver = Driver("early_states?seats=human&seed=dice")
    assert driver.offered("pick:reroll") or driver.offered("pick:keep")
    driver.send("arrange:lift.0")
    below = [
        e
        for e in walk(driver.page)
        if e[0] == "button" and e[1].get("data-do", "").startswith("pick:")
    ]
    assert {e[1]["data-do"] for e in below} == {"pick:reroll.1", "pick:keep"}
    kinds = {e[1]["data-do"]: "primary" in e[1]["class"] for e in below}
    assert not any(kinds.values()), "neither is better in general"


def test_a_choice_that_can_only_partly_be_drawn_keeps_its_button() -> None:
    assert button_tokens("go.1") == ["pick:go", "pick:done"]
    assert button_tokens("go.1.1", "go.2.1", "done") == ["pick:go"]


def test_a_step_without_a_choice_needs_no_button() -> None:
    assert button_tokens(legal=[(0, 1, 1), (0, 2, 1)]) == ["pick:go.1.1", "pick:go.2.1"]
    assert button_tokens("go.1", legal=[(0, 1, 1), (0, 2, 1)]) == ["pick:go.2.1"]
    assert button_tokens(legal=[(0, 1, 1)]) == ["pick:go.1.1"]


def test_a_chosen_card_goes_on_with_a_click_on_the_map() -> None:
    """The click takes two steps at once and continues the choice."""
    for seed in range(20):
        driver = Driver(f"whistle_stop?seats=human,human&seed={seed}")
        driver.send(driver.offered("take:")[0])
        legal = driver.play.table.legal(driver.play.table.seats[0])
        for kind in NAMES_REGION:
            if any(move[1:3] == (kind, 0) for move in legal):
                driver.send(f"pick:card.{kind}")
                assert driver.offered(f"pick:card.{kind}.0.")
                assert not driver.offered(f"repick:card.{kind}.")
                return
    pytest.fail("nobody held such a card")


def test_a_die_that_is_given_up_has_a_button_and_no_district() -> None:
    """In a Postal Strike headquarters loses dice; their numbers must not be taken for places."""
    driver = Driver("poll_position?seats=human&seed=dapper-caucus-47")
    state = driver.play.table.state
    state.turn, state.drawn = Turn(ONE, (0,), SACRIFICE), (POSTAL_STRIKE,)
    state.pending = (1,)
    state.sites[6 * HQ : 6 * HQ + 6] = bytes([0, 1, 1, 1, 0, 1])
    driver.play.table._legal.clear()  # drop the moves cached before the position was set by hand
    dice = [f"pick:sacrifice.{value}" for value in (2, 3, 4, 6)]
    targets = [e for e in walk(driver.page) if e[1].get("data-do", "").startswith("pick:")]
    shown = [e[1]["data-do"] for e in targets]
    assert sorted(set(shown)) == dice
    assert all(e[0] == "button" for e in targets), "nothing on the map stands for a die"


def test_the_prompt_names_the_steps_chosen_so_far() -> None:
    driver = Driver("poll_position?seats=human&seed=dapper-caucus-47")

    def prompt_text() -> str:
        return words(next(e for e in walk(driver.page) if e[1].get("class") == "ask"))

    driver.send("pick:plan.2")
    driver.send("pick:plan.2")
    while not driver.offered("pick:open."):
        driver.send(driver.offered("pick:")[0])
    begun = prompt_text()
    state = driver.play.table.state
    state.up[4 * 6 : 4 * 6 + 2] = bytes([1, 1])  # so that the prompt must name the voter
    state.region[state.worker] = 2
    driver.play.table._legal.clear()
    driver.send("pick:reach.6")
    assert prompt_text() == "Reach out in urban Ontario: choose what comes next."
    driver.send("unpick")
    assert prompt_text() == begun


def test_a_button_explains_its_move_and_all_that_goes_on_from_it() -> None:
    titles = {}
    for chosen in ((), (0,)):
        for button in actions(WORDS, NO_STATE, 0, Picks(VERBS, LEGAL, chosen), ()):
            titles[button[1]["data-do"]] = button[1].get("title")
    assert titles["pick:go.2.1"] == "Go to the second place."
    assert titles["pick:go.1"] is titles["pick:done"] is None


def test_the_prompt_explains_a_choice_that_is_begun() -> None:
    driver = Driver("poll_position?seats=human&seed=dapper-caucus-47")
    driver.send("pick:plan.2")
    driver.send("pick:plan.2")
    while not driver.offered("pick:staff"):
        driver.send(driver.offered("pick:")[0])
    (staff,) = [e for e in walk(driver.page) if e[1].get("data-do") == "pick:staff"]
    assert staff[1]["title"].startswith("Roll a die.")
    driver.send("pick:open")
    asked = words(next(e for e in walk(driver.page) if e[1].get("class") == "ask"))
    assert asked == "Open a site. A new die shows 1, in your region or at HQ."


def test_offered_choices_name_the_seats_by_their_players() -> None:
    """On buttons, cards and regions, in the list, and in labels for screen readers."""
    kit = Kit("whistle_stop")
    setup = next(s for s in kit.setups() if s.seats == 4 and s.options["game"])
    random_walk, made, seen = walk_game(setup, favourite="card"), 0, 0
    for p in random_walk.positions:
        if p.seat == NATURE:
            continue
        made += 1
        if "candidate" not in kit.text.move(p.state, p.seat, p.move).lower() or seen >= 6:
            continue
        seen += 1
        record = random_walk.record._replace(moves=random_walk.record.moves[: made - 1])
        driver = Driver(f"r={to_link(record)}&seats=human,human,human,human")
        driver.send(f"take:{p.seat}")
        for size in range(1, len(p.move) + 1):
            driver.send(f"pick:{encode(kit.rules.VOCABULARY.verbs, p.move[:size])}")
            texts = [words(driver.page)]
            texts += [str(e[1]["aria-label"]) for e in walk(driver.page) if "aria-label" in e[1]]
            assert not re.search(r"[Cc]andidate [A-D]\b", " ".join(texts))
    assert seen == 6
