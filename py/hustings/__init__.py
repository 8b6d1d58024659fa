"""Hustings: a table for election games.

    import hustings

    table = hustings.new("gerrymander", seats=2, seed="x")
    table.play(hustings.bot("normal").choose(table))

docs/api.md tells what there is. The package is pure Python. `core` knows games in general, `games`
holds one folder per game, `bots` searches, `draw` builds trees, `ui` is the application, and
`shell` alone touches the browser. `api` is what a program that imports the package is offered:
it is imported when it is first asked for, so that the page, which needs none of it, waits for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hustings.api import (
        GAMES,
        Bot,
        Move,
        Observation,
        Table,
        bot,
        from_link,
        from_record,
        info,
        new,
    )
    from hustings.core.record import RecordError

__all__ = (
    "GAMES",
    "Bot",
    "Move",
    "Observation",
    "RecordError",
    "Table",
    "bot",
    "from_link",
    "from_record",
    "info",
    "new",
)


def __getattr__(name: str) -> Any:
    """Return what `hustings.api` offers under this name."""
    if name not in __all__:
        raise AttributeError(f"module 'hustings' has no attribute {name!r}")
    from hustings import api

    return getattr(api, name)


def __dir__() -> list[str]:
    """Return the names that are offered."""
    return [*globals(), *__all__]
