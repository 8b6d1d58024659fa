"""Places of a board found by their name or code, and the legal ones one after another."""

from __future__ import annotations

from hustings.ui.page.arrows import Target
from hustings.ui.page.place_search import NamedPlace, find_place, next_legal

LABELS = (
    "Border D4–D5", "Border D5–E5", "Border E5–E6, drawn", "Border E5–F5", "Border E6–F6"
)  # fmt: skip
PLACES = [NamedPlace(label, "drawn" not in label) for label in LABELS]
BOXES = [Target(10 * n, 0, 8, 8) for n in range(len(PLACES))]


def found(typed: str, here: int = 0) -> str:
    """Return the label of the place found, "" for none."""
    index = find_place(typed, PLACES, here, BOXES)
    return "" if index is None else PLACES[index].label.removeprefix("Border ")


def test_a_code_goes_to_the_place_whose_name_begins_so() -> None:
    assert found("e5") == "E5–F5"
    assert found("e6f") == "E6–F6"
    assert found("d5e5") == "D5–E5"


def test_a_place_that_cannot_be_chosen_is_found_if_no_other_fits() -> None:
    assert found("e5e6") == "E5–E6, drawn"


def test_a_later_word_of_a_name_is_found_too() -> None:
    assert found("f5") == "E5–F5"


def test_the_same_letter_goes_round_the_places() -> None:
    assert [found("e", here) for here in (0, 3, 4)] == ["E5–F5", "E6–F6", "E5–F5"]
    assert found("e5", 3) == "E5–F5", "more letters may stay where the first led"


def test_a_word_that_most_names_share_finds_nothing() -> None:
    assert found("b") == found("border") == ""


def test_next_and_previous_go_round_the_legal_places() -> None:
    assert [next_legal(PLACES, here, 1, BOXES) for here in (0, 1, 3, 4)] == [1, 3, 4, 0]
    assert [next_legal(PLACES, here, -1, BOXES) for here in (0, 1, 3, 4)] == [4, 0, 1, 3]
    assert next_legal(PLACES, -1, 1, BOXES) == 0
    assert next_legal([NamedPlace("x", is_legal=False)] * 5, 0, 1, BOXES) is None
