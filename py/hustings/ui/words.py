"""The application's messages to players, by catalogue (games have their own).

`make messages` generates the modules from locales/. The messages of pages other than the table are
in messages/generated/pages.py, which only the build needs.
"""

from hustings.messages.generated import (
    common,
    dialogs,
    distance,
    home,
    learn,
    notes,
    over,
    results,
    rules,
    season,
    table,
    trouble,
)

__all__ = (
    "common",
    "dialogs",
    "distance",
    "home",
    "learn",
    "notes",
    "over",
    "results",
    "rules",
    "season",
    "table",
    "trouble",
)
