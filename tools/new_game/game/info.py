"""What the menu shows of New Game. No engine may be imported here."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info
from tools.new_game.messages import menu as messages

INFO: Final = Info(
    id="new_game",
    title=messages.new_game_title(),
    tagline=messages.new_game_tagline(),
    credit=messages.new_game_credit(),
    seats=(2, 3, 4),
    minutes=5,
    options=(),
    hidden=False,
    rules=1,
    levels=("easy", "normal"),
)
