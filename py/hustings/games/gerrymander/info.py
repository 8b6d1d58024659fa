"""What the menu shows of Gerrymander."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option, Side
from hustings.messages.generated import menu as messages

INFO: Final = Info(
    id="gerrymander",
    title=messages.gerrymander_title(),
    tagline=messages.gerrymander_tagline(),
    credit=messages.gerrymander_credit(),
    seats=(1, 2, 3, 4),
    minutes=15,
    options=(
        Option(
            "tokens",
            messages.gerrymander_tokens(),
            (
                (0, messages.gerrymander_tokens_up()),
                (1, messages.gerrymander_tokens_values()),
                (2, messages.gerrymander_tokens_down()),
            ),
            0,
            messages.gerrymander_tokens_help(),
        ),
        Option(
            "map",
            messages.gerrymander_map(),
            (
                (0, messages.gerrymander_map_book()),
                (1, messages.gerrymander_map_coast()),
                (2, messages.gerrymander_map_panhandle()),
                (3, messages.gerrymander_map_lake()),
                (4, messages.gerrymander_map_plains()),
                (5, messages.gerrymander_map_capes()),
            ),
            0,
            seats=(1, 2),
            pictured=True,
        ),
    ),
    hidden=False,
    rules=1,
    press=True,
    clear_lead=2,
    puzzle_grades=((1, 11), (2, 13), (3, 16)),
    levels=("easy", "normal", "hard", "expert"),
    sides=(
        Side(messages.gerrymander_red(), "seat-0", 0, messages.gerrymander_red_letter()),
        Side(messages.gerrymander_blue(), "seat-1", 1, messages.gerrymander_blue_letter()),
        Side(messages.gerrymander_amber(), "seat-2", 2, messages.gerrymander_amber_letter()),
        Side(messages.gerrymander_green(), "seat-3", 3, messages.gerrymander_green_letter()),
    ),
)
