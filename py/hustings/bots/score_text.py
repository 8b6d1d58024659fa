"""The figure beside a piece of advice that all games share: the chance to win."""

from __future__ import annotations

from typing import Final

from hustings.messages.generated import advice as messages

SURE: Final = 0.05
"""A chance this near to none, or to certainty, is told as no more exact than that."""


def win_chance_text(chance: float) -> str:
    """Return a chance to win, 0 to 1, in words: "62 % to win", "under 5 % to win"."""
    if chance < SURE:
        return messages.to_win_under(chance=SURE)
    if chance > 1 - SURE:
        return messages.to_win_over(chance=1 - SURE)
    return messages.to_win(chance=chance)
