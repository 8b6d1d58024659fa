"""Hustings: election games.

    import hustings

    game = hustings.new("gerrymander", seats=2, seed="x")
    game.play(hustings.bot("normal").choose(game))

docs/api.md lists what there is. The package is pure Python. `core` knows games in general, `games`
holds one folder per game, `bots` searches, `draw` builds trees, `ui` is the application, and
`shell` alone touches the browser. `api` is the public interface:
it is imported when it is first used, because the page does not need it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hustings.api import (
        GAMES,
        Bot,
        Game,
        Move,
        Observation,
        bot,
        from_link,
        from_record,
        info,
    )
    from hustings.core.record import RecordError

__all__ = (
    "GAMES",
    "Bot",
    "Game",
    "Move",
    "Observation",
    "RecordError",
    "bot",
    "from_link",
    "from_record",
    "info",
    "new",
    "speak",
)


def speak(language: str) -> None:
    """Show all texts in a language, such as "fr"; before anything else of `hustings` is used.

    Raises ValueError if there is none, or if texts are in another already.
    """
    from hustings.messages import languages

    languages.speak(language)


def new(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    names: Sequence[str] = (),
    *,
    lang: str | None = None,
    **options: object,
) -> Game:
    """Return a new game.

    game: its id, one of `GAMES`. seats: by default two where the game allows it. seed: the same
    seed gives the same luck; drawn at random by default; 7 is the same as "7". lang: the language
    of all texts of this process, as `speak`. options: the game's own, as `info(game).options` has
    them: `new("gerrymander", tokens=1)`.
    """
    if lang is not None:
        speak(lang)
    from hustings import api

    return api.new(game, seats, seed, names, **options)


def __getattr__(name: str) -> Any:
    """Return the member of `hustings.api` of this name."""
    if name not in __all__:
        raise AttributeError(f"module 'hustings' has no attribute {name!r}")
    from hustings import api

    return getattr(api, name)


def __dir__() -> list[str]:
    """Return the public names."""
    return [*globals(), *__all__]
