"""What the menu shows of New Game. No engine may be imported here."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info

INFO: Final = Info(
    id="new_game",
    title="New Game",
    tagline="Five towns, six rounds: win over most of them, one roll at a time.",
    credit="Rules, words and drawing are our own.",
    seats=(2, 3, 4),
    minutes=5,
    options=(),
    hidden=False,
    rules=1,
)
