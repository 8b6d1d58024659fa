"""What the menu shows of Poll Position!."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option
from hustings.messages.generated import menu as messages

INFO: Final = Info(
    id="poll_position",
    title=messages.poll_position_title(),
    tagline=messages.poll_position_tagline(),
    credit=messages.poll_position_credit(),
    seats=(1, 2, 3, 4),
    minutes=30,
    effort=3,
    options=(
        Option(
            "goodwill",
            messages.poll_position_goodwill(),
            (
                (0, messages.poll_position_goodwill_book()),
                (1, messages.poll_position_goodwill_easy()),
                (2, messages.poll_position_goodwill_even()),
                (3, messages.poll_position_goodwill_hard()),
            ),
            0,
            messages.poll_position_goodwill_help(),
            proposed={1: 2, 2: 2, 4: 1},
        ),
        Option(
            "sealed",
            messages.poll_position_sealed(),
            (
                (0, messages.poll_position_sealed_open()),
                (1, messages.poll_position_sealed_sealed()),
            ),
            0,
            messages.poll_position_sealed_help(),
        ),
        Option(
            "hq_cost",
            messages.poll_position_hq_cost(),
            (
                (0, messages.poll_position_hq_cost_plain()),
                (1, messages.poll_position_hq_cost_doubled()),
            ),
            0,
            messages.poll_position_hq_cost_help(),
        ),
    ),
    hidden=False,  # a sealed plan is covered even from its maker until all are in (rule 16)
    rules=1,
    press=True,
    clear_lead=8,
    puzzle_grades=((1, 14), (2, 13), (3, 13)),
    talks=True,
    together=True,
)
