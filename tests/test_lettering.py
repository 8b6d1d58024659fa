"""Fitting texts into boxes (hustings/draw/lettering.py)."""

from __future__ import annotations

import pytest

from hustings.draw import pieces
from hustings.draw.lettering import (
    MIN_WIDE_LETTERS,
    SPACING,
    Lettering,
    balanced,
    fill,
    fit,
    fit_line,
    fit_lines,
    shortened,
    width,
)
from hustings.draw.tree import walk, words
from hustings.games.early_states.view.layout import WIDE_LAYOUT
from hustings.games.gerrymander.view import layout as gerrymander
from hustings.games.poll_position.view import layout as poll_position

LETTERS = Lettering(20, 12)
WIDE_LETTERS = [
    *WIDE_LAYOUT.letters,
    *(wide for wide, tall in gerrymander.LETTERS.values() if wide != tall),
    *(wide for wide, tall in poll_position.LETTERS.values() if wide != tall),
]


def test_letters_of_a_wide_board_can_be_read_in_a_small_window() -> None:
    assert not [letters for letters in WIDE_LETTERS if letters.least < MIN_WIDE_LETTERS]


def test_a_text_that_fits_has_no_size_of_its_own() -> None:
    assert fit_line("name", 1, 2, "Ohio", 100, LETTERS) == [
        "text",
        {"class": "name", "x": "1", "y": "2"},
        ["Ohio"],
    ]


@pytest.mark.parametrize("room", [300, 200, 150, 100])
def test_a_text_is_as_large_as_its_room_allows(room: float) -> None:
    (line,), size = fit("Massachusetts", room, LETTERS)
    fits = width(line) * size <= room
    larger = width("Massachusetts") * (size + 0.25) > room or size == LETTERS.size
    assert fits
    assert larger
    assert LETTERS.least <= size <= LETTERS.size
    assert line == "Massachusetts" or size == LETTERS.least


def test_a_text_without_room_at_its_smallest_size_ends_in_an_ellipsis() -> None:
    (line,), size = fit("Massachusetts", 60, LETTERS)
    assert size == LETTERS.least
    assert line.endswith("…")
    assert "Massachusetts".startswith(line[:-1])
    assert width(line) * size <= 60
    assert shortened("Ohio", 10) == "Ohio"


def test_a_text_a_little_too_wide_is_squeezed_into_its_room_and_not_cut() -> None:
    room = width("Southeast") * LETTERS.least
    for fits in (1.0, 2.0):
        (_, at, _) = fit_line("name", 0, 0, "Southeast", room * fits, LETTERS)
        assert "textLength" not in at
    (_, at, text) = fit_line("name", 0, 0, "Southeast", room * 0.98, LETTERS)
    assert text == ["Southeast"]
    assert float(at["textLength"]) == pytest.approx(room * 0.98, abs=0.01)
    (_, at, text) = fit_line("name", 0, 0, "Southeast", room * 0.95, LETTERS)
    assert text != ["Southeast"]
    assert "textLength" not in at


def test_a_number_is_never_cut() -> None:
    for room in range(-1, 12):
        left = shortened("Cost 1280", room / 2 + 0.3)
        assert left in {"Cost 1280", "Cost…", "Cos…", "Co…", "C…", "…"}, room


def test_a_text_is_broken_only_if_one_line_would_be_too_small() -> None:
    text = "one vote more for every die"
    assert fit(text, 400, LETTERS, 2) == ((text,), 20)
    lines, size = fit(text, 150, LETTERS, 2, 33)
    assert len(lines) == 2
    assert " ".join(lines) == text
    assert size == 33 / 2 / SPACING
    assert all(width(line) * size <= 150 for line in lines)
    drawn = fit_lines("worth", 0, 10, text, 150, LETTERS, 2, 33)
    middle = sum(float(line[1]["y"]) for line in drawn) / 2
    assert middle == pytest.approx(10, abs=0.02)


def test_accents_do_not_make_letters_wider() -> None:
    assert width("Zürich") == width("Zurich")
    assert width("Ülker", "display") == width("Ulker", "display")


def test_text_shrinks_to_fit_a_piece_of_a_given_width() -> None:
    (wide, narrow) = (pieces.pill(0, 0, 20, "geschlossen", w=w, size=14) for w in (200, 80))
    sizes = [
        float(element[1]["style"].removeprefix("font-size:").removesuffix("px"))
        for pill in (wide, narrow)
        for element in walk(pill)
        if element[0] == "text"
    ]
    assert sizes[0] == 14 > sizes[1]
    assert words(narrow) == "geschlossen"


@pytest.mark.parametrize("high", [30, 60, 200])
@pytest.mark.parametrize("said", ["Ohio", "Massachusetts and Ohio vote for Senator North at last"])
def test_a_filled_box_has_the_largest_letters_that_fit(said: str, high: float) -> None:
    lines, size = fill(said, 150, high, LETTERS)
    assert len(lines) * size * SPACING <= max(high, LETTERS.least * SPACING)
    if size > LETTERS.least:
        assert " ".join(lines) == said
        assert all(width(line) * size <= 150 for line in lines)
    if said == "Ohio":
        assert (lines, size) == ((said,), LETTERS.size)


def test_a_text_that_no_letters_fit_is_cut() -> None:
    lines, size = fill("Massachusetts and Ohio vote for Senator North", 60, 14, LETTERS)
    assert size == LETTERS.least
    assert lines[-1].endswith("…")


def test_balanced_lines_are_as_many_and_say_the_same() -> None:
    said = "Five chapters, and not one won"
    fitted = fill(said, 250, 60, LETTERS)
    assert fitted[0] == ("Five chapters, and not one", "won")
    lines, size = balanced(fitted, 250, LETTERS.face)
    assert (lines, size) == (("Five chapters,", "and not one won"), fitted[1])
    assert balanced((("Ohio",), 20), 250, LETTERS.face) == (("Ohio",), 20)


def test_no_line_ends_at_a_no_break_space() -> None:
    """French has them before marks and between a number and its unit."""
    lines, _ = fit(
        "il reste 12\N{NO-BREAK SPACE}voix\N{NARROW NO-BREAK SPACE}!",
        6 * 10,
        Lettering(10, 9),
        lines=3,
    )
    assert lines[-1] == "12\N{NO-BREAK SPACE}voix\N{NARROW NO-BREAK SPACE}!"
