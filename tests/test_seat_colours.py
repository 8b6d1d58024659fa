"""Seats' colours can be told apart, also by people who are colour-blind."""

from __future__ import annotations

import re
from itertools import combinations
from math import atan2, degrees, dist
from pathlib import Path
from typing import Final

import pytest

from tests.colours import Triple, contrast, lab, linear, times

WEB: Final = Path(__file__).resolve().parents[1] / "web"
MIN_HUE_DEGREES: Final = 60
MIN_LIGHTNESS: Final = 30
"""Of two seats at a table of two or three, in CIELAB, as one of two."""
MIN_TEXT_CONTRAST: Final = 4.5
MIN_DELTA_E: Final = {2: 30, 3: 30, 4: 15, 5: 15, 6: 15}
"""Seats at the table -> the least distance of two colours in CIELAB (CIE76), however one sees."""
MAX_SEATS: Final = {"style.css": 6, "games/gerrymander.css": 4}
"""Style sheet -> how many seats or parties it has colours for."""

SEES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices for linear RGB: Machado, Oliveira and Fernandes 2009, severity 1."""


def _colours(sheet: str) -> list[str]:
    """Return the colours of the seats that a style sheet defines, in the order of the seats."""
    found = re.findall(r"--seat-(\d): (#[0-9a-f]{6});", (WEB / sheet).read_text("utf-8"))
    assert [int(seat) for seat, _ in found] == list(range(MAX_SEATS[sheet]))
    return [colour for _, colour in found]


def _inks(sheet: str) -> list[str]:
    """Return the colour of the text on each seat's colour."""
    text = (WEB / sheet).read_text("utf-8")
    inks = []
    for seat in range(MAX_SEATS[sheet]):
        rules = re.findall(rf"^[^{{}}]*\.seat-{seat}\b[^{{}}]*{{([^}}]*)}}", text, re.MULTILINE)
        own = [ink for rule in rules for ink in re.findall(r"--seat-ink: (#[0-9a-f]+)", rule)]
        assert own, f"{sheet}: seat {seat} would take the ink of a seat around it"
        inks.append(own[-1])
    return inks


@pytest.mark.parametrize("sheet", MAX_SEATS)
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_seats_differ_in_hue_or_lightness(sheet: str, seats: int) -> None:
    for one, two in combinations(_colours(sheet)[:seats], 2):
        (light, a, b), (other, c, d) = lab(linear(one)), lab(linear(two))
        turn = abs(degrees(atan2(b, a) - atan2(d, c))) % 360
        hue, lightness = min(turn, 360 - turn), abs(light - other)
        assert hue >= MIN_HUE_DEGREES or lightness >= MIN_LIGHTNESS, (one, two, hue, lightness)


@pytest.mark.parametrize("sheet", MAX_SEATS)
@pytest.mark.parametrize("eye", SEES)
def test_seats_can_be_told_apart_with_every_kind_of_colour_vision(sheet: str, eye: str) -> None:
    colours = _colours(sheet)
    for seats in range(2, len(colours) + 1):
        for pair in combinations(colours[:seats], 2):
            one, two = (lab(times(SEES[eye], linear(colour))) for colour in pair)
            assert dist(one, two) >= MIN_DELTA_E[seats], (seats, pair, dist(one, two))


@pytest.mark.parametrize("sheet", MAX_SEATS)
def test_text_on_a_seats_colour_is_legible(sheet: str) -> None:
    for colour, ink in zip(_colours(sheet), _inks(sheet), strict=True):
        assert contrast(colour, ink) >= MIN_TEXT_CONTRAST, (colour, ink)
