"""Reasons for a move name a gain: none argues against its move."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from hustings.messages.people import Cast
from tests.kit import NAMES, Kit, walk

POSITIONS: Final = 30
MAX_MOVES: Final = 12
"""Moves per position whose reasons are checked."""
NUMBER: Final = r"(\d+(?:\.\d+)?)"


def is_rise(one: float, two: float) -> bool:
    """Return whether the second number is larger."""
    return one < two


def is_fall(one: float, two: float) -> bool:
    """Return whether the first number, which replaces the second, is smaller."""
    return one < two


COMPARISONS: Final[dict[str, Callable[[float, float], bool]]] = {
    rf"from {NUMBER}\s% to (?:about )?{NUMBER}\s%": is_rise,
    rf"{NUMBER} voters? (?:is |are |will be )short .*, not {NUMBER}\.": is_fall,
    rf"Another roll brings about {NUMBER} more on average, for {NUMBER} delegate": lambda a, b: (
        a > b
    ),
    rf"about {NUMBER} points?; .* is worth {NUMBER} points? kept": lambda a, b: a >= b,
    rf"about {NUMBER} points? if .*, but .* is worth {NUMBER} points? kept": lambda a, b: a <= b,
}
"""Patterns of reasons with two numbers, and how the numbers must compare."""

COUNTERARGUMENTS: Final = (
    r"without it 0 voters",
    r"\b0 voters are short of a place now, as many",
    r"\bAll are served (?!at HQ)",
    r"\b(Keeps|Lowers) the chance",
    r"Nothing lies there",
    r"no other marker",
    r"and leaves \d",
    r"more than another region holds",
    r"too late",
    r"marks (there )?are lost",
    r"cannot be filled",
    r"find a circle",
    r"from the next one on",
    r"^(\d|[0-9]) % to ",
    r"closes the [^,]* for (‹|Red|Blue|Yellow|Green)",
    r"would be missed by",
    r"is worth \d+ points? less than",
    r"\$\d+M are lost",
    r"\b(0 delegates for one action|Up to 0 )",
    r"your 0 votes",
    r"(will be|may well come) (there )?too",
    r"less than 1 delegate",
    r"needs? \d+ there\b(?! too)",
    r"thrown again, ([5-9]\d|100)\s% at best",
)
"""Phrases that argue against a move."""


@pytest.mark.broad("toy", "poll_position", "whistle_stop")
def test_no_reason_argues_against_its_own_move(game: Kit) -> None:
    reasons = game.bots.reasons
    moves_checked = moves_with_reasons = 0
    for setup in (game.default(game.info.seats[0]), game.default(game.info.seats[-1])):
        for seed in ("contract", "advice"):
            for state, seat in walk(setup, seed).deciders(POSITIONS):
                obs = state.observe(seat)
                legal = game.rules.legal(obs, seat)
                for move in legal[:: max(1, len(legal) // MAX_MOVES)]:
                    texts = reasons(obs, seat, move, Cast(seat, NAMES))
                    moves_checked += 1
                    moves_with_reasons += bool(texts)
                    for reason in texts:
                        assert not any(re.search(bad, reason) for bad in COUNTERARGUMENTS), reason
                        for pattern, stand in COMPARISONS.items():
                            for one, two in re.findall(pattern, reason):
                                assert stand(float(one), float(two)), reason
    assert moves_with_reasons * 3 >= moves_checked, (
        f"only {moves_with_reasons} of {moves_checked} moves have reasons"
    )
