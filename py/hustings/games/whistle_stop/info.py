"""What the menu shows of Whistle-Stop. No engine may be imported here."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option
from hustings.messages.generated import menu as messages

INFO: Final = Info(
    id="whistle_stop",
    title=messages.whistle_stop_title(),
    tagline=messages.whistle_stop_tagline(),
    credit=messages.whistle_stop_credit(),
    seats=(2, 3, 4),
    minutes=45,
    effort=3,
    options=(
        Option(
            "game",
            messages.whistle_stop_game(),
            ((0, messages.whistle_stop_game_basic()), (1, messages.whistle_stop_game_advanced())),
            0,
            messages.whistle_stop_game_help(),
        ),
        Option(
            "caps",
            messages.whistle_stop_caps(),
            (
                (0, messages.whistle_stop_caps_ten()),
                (1, messages.whistle_stop_caps_eight()),
                (2, messages.whistle_stop_caps_ten_each()),
            ),
            0,
            messages.whistle_stop_caps_help(),
        ),
        Option(
            "order",
            messages.whistle_stop_order(),
            (
                (0, messages.whistle_stop_order_smallest()),
                (1, messages.whistle_stop_order_largest()),
                (2, messages.whistle_stop_order_lot()),
            ),
            0,
        ),
        Option(
            "vetoes",
            messages.whistle_stop_vetoes(),
            (
                (0, messages.whistle_stop_vetoes_any()),
                (1, messages.whistle_stop_vetoes_once()),
                (2, messages.whistle_stop_vetoes_without()),
            ),
            0,
            messages.whistle_stop_vetoes_help(),
        ),
    ),
    hidden=True,
    orders=("mine", "region", "big", "always", "never"),
    rules=1,
    press=True,
    clear_lead=80,
    puzzle_grades=((1, 14), (2, 13), (3, 13)),
    levels=("easy", "normal", "hard", "expert"),
)
