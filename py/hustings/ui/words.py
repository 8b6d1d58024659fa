"""Every word of the application's own that a player reads, by room (a game's are in its catalogue).

They stand in locales/; `make messages` makes the modules. Those of the pages beside the table are
in messages/generated/pages.py, which only the build needs.
"""

from hustings.messages.generated import (
    common,
    dialogs,
    home,
    learn,
    notes,
    over,
    rules,
    table,
    trouble,
)

__all__ = (
    "common",
    "dialogs",
    "home",
    "learn",
    "notes",
    "over",
    "rules",
    "table",
    "trouble",
)
