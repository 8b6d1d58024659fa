"""What the menu shows of Early States. No engine may be imported here."""

from __future__ import annotations

from hustings.core.model import Info, Option
from hustings.messages.generated import menu as messages

INFO = Info(
    id="early_states",
    title=messages.early_states_title(),
    tagline=messages.early_states_tagline(),
    credit=messages.early_states_credit(),
    seats=(1, 2, 3, 4, 5, 6),
    minutes=20,
    options=(
        Option(
            "rival",
            messages.early_states_rival(),
            (
                (0, messages.early_states_rival_calendar()),
                (1, messages.early_states_rival_strikes()),
            ),
            0,
            messages.early_states_rival_help(),
            proposed={1: 1},  # by the calendar it is beaten by whoever plays sensibly
            seats=(1,),
        ),
        Option(
            "start",
            messages.early_states_start(),
            (
                (0, messages.early_states_start_nothing()),
                (1, messages.early_states_start_dollars()),
            ),
            0,
            messages.early_states_start_help(),
            seats=(2, 3, 4, 5, 6),
        ),
    ),
    hidden=False,
    rules=1,
    press=True,
    clear_lead=10,
    puzzle_grades=((1, 17), (2, 10), (3, 13)),
    scored_alone=("rival", 0),
    levels=("easy", "normal", "hard", "expert"),
)
