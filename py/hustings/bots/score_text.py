"""The score text that all games share: the chance to win."""

from __future__ import annotations

from typing import Final

from hustings.messages.generated import advice as messages

EDGE_CHANCE: Final = 0.05
"""Chances below this, or above one minus this, are shown as "under" or "over" it."""


def win_chance_text(chance: float) -> str:
    """Return a chance to win, 0 to 1, in words: "62 % to win", "under 5 % to win"."""
    if chance < EDGE_CHANCE:
        return messages.to_win_under(chance=EDGE_CHANCE)
    if chance > 1 - EDGE_CHANCE:
        return messages.to_win_over(chance=1 - EDGE_CHANCE)
    return messages.to_win(chance=chance)
