"""The list of games, in menu order, and their modules, imported when asked for.

Only this module knows which games exist; nothing else branches on a game's id. The type of a game's
State is known inside the game only, so it is Any here and for the callers. Functions that need more
than packs.FIRST_MODULES raise GameNotLoaded while a game's files are on their way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any, Final, cast

from hustings import packs
from hustings.core.model import AWAY, BOT, HUMAN, LEVELS, Info
from hustings.core.odds import Odds, parse_odds
from hustings.core.press import Press
from hustings.core.protocols import (
    Beats,
    Bots,
    Coach,
    Headline,
    Orders,
    Review,
    Rules,
    Text,
    Tree,
    View,
)
from hustings.core.record import Record
from hustings.core.talk import Talk
from hustings.messages import generated
from hustings.messages.worded import worded

GAMES: Final = (
    "delegate_dash",
    "whistle_stop",
    "early_states",
    "gerrymander",
    "poll_position",
)

DAILY: Final = (
    (0, "delegate_dash"),
    (0, "whistle_stop"),
    (0, "early_states"),
    (0, "gerrymander"),
    (0, "poll_position"),
)
"""The games of the day, which take turns: the first day (counted from 1970-01-01) and the id.

Never change these entries, so that every day keeps its game. Add a new game at the end, with a day
by which everybody will have it.
"""

SEASON: Final = ("early_states", "whistle_stop", "gerrymander", "poll_position", "delegate_dash")
"""The games of a season in the order of its chapters (ui/season/chapters.py)."""


@cache
def info(game: str) -> Info:
    """Return a game's menu entry. Raises KeyError for an unknown id."""
    return cast(Info, _module(game, "info").INFO)


def require(game: str) -> None:
    """Raise KeyError for an unknown id, GameNotLoaded if the game's files are on their way.

    Whoever changes something before asking for a game's modules calls this first.
    """
    _check(game)
    packs.require(game)


def of_the_day(day: int, further: int = 0) -> str:
    """Return the game of a day, counted from 1970-01-01.

    further: how many places after it in the order of turns; that is another game unless all come.
    """
    games = [game for since, game in DAILY if since <= day]
    return games[(day + further) % len(games)]


def find(game: str) -> Info | None:
    """Return the game's info; None for an unknown id."""
    return info(game) if game in GAMES else None


def rules(game: str) -> Rules[Any]:
    """Return the game's rules module."""
    return cast(Rules[Any], _module(game, "rules"))


def text(game: str) -> Text[Any]:
    """Return the game's text module."""
    return cast(Text[Any], _module(game, "text"))


def headline(game: str) -> Headline:
    """Return the game's headline module; needs no engine."""
    return cast(Headline, _module(game, "headline"))


def view(game: str) -> View[Any, Any]:
    """Return the game's view module."""
    return cast(View[Any, Any], _module(game, "view"))


def option_picture(game: str, key: str, value: int) -> Tree:
    """Return the picture of a value of an option that is pictured (see Option)."""
    return cast(Tree, _module(game, "view").option_picture(key, value))


def review(game: str) -> Review[Any]:
    """Return the game's review module."""
    return cast(Review[Any], _module(game, "review"))


def beats(game: str) -> Beats[Any]:
    """Return the game's beats module."""
    return cast(Beats[Any], _module(game, "beats"))


def coach(game: str) -> Coach[Any]:
    """Return the game's coach module."""
    return cast(Coach[Any], _module(game, "coach"))


def bots(game: str) -> Bots[Any]:
    """Return the game's bots module."""
    return cast(Bots[Any], _module(game, "bots"))


def orders(game: str) -> Orders[Any] | None:
    """Return the module of a game's standing orders, None if it has none."""
    return cast(Orders[Any], _module(game, "orders")) if info(game).orders else None


def talk(game: str) -> Talk[Any] | None:
    """Return the module of what a game's bots say, None if it has none."""
    return cast(Talk[Any], _module(game, "talk")) if info(game).talks else None


def press(game: str) -> Press | None:
    """Return the module of a game's headlines, None if it has none."""
    return cast(Press, _module(game, "press")) if info(game).press else None


def strongest(game: str) -> str:
    """Return the game's strongest level."""
    return info(game).levels[-1]


def judged_by_score(record: Record) -> bool:
    """Return whether a review of a game goes by its score (see Info.scored_alone)."""
    scored = info(record.game).scored_alone
    return scored is not None and record.seats == 1 and record.options.get(scored[0]) == scored[1]


def level(game: str, asked: str) -> str | None:
    """Return the asked level if the game has it, else its strongest; None if no game has it.

    Files and links may ask for a level that the game no longer has.
    """
    if asked in info(game).levels:
        return asked
    return strongest(game) if asked in LEVELS else None


def seat_kind(game: str, kind: str) -> str | None:
    """Return a valid kind of seat for a given one; None if it is none.

    Valid are "human", "away" and "bot:<level>".
    """
    if kind in (HUMAN, AWAY):
        return kind
    known = level(game, kind[len(BOT) :]) if kind.startswith(BOT) else None
    return None if known is None else f"{BOT}{known}"


def rulebook(game: str) -> str:
    """Return the text of a game's rules, in English if the language has none."""
    require(game)
    package = generated.__name__
    return _read(package, generated.__path__, near=f"{game}_lesson", name=f"{game}_rules.md")


def shipped(game: str, name: str) -> Any:
    """Return the data of a JSON file in a game's folder, with its texts.

    name: "lesson", "puzzles", "demo" or "figures". The texts come from the catalogue <game>_<name>,
    for puzzles also from the one that all games share and from the game's own; all are imported
    here.
    """
    data = json.loads(game_file(game, f"{name}.json"))
    if not data:
        return data  # without texts there is no catalogue
    catalogues = [f"{game}_{name}", *(["puzzles", game] if name == "puzzles" else [])]
    return worded(data, *(import_module(f"hustings.messages.generated.{c}") for c in catalogues))


@cache
def odds(game: str) -> tuple[Odds, ...]:
    """Return the game's measured win rates."""
    return parse_odds(game_file(game, "odds.json"))


def game_file(game: str, name: str) -> str:
    """Return the text of a file in a game's folder."""
    require(game)
    package = import_module(f"hustings.games.{game}")
    return _read(package.__name__, package.__path__, near="rules", name=name)


def _read(package: str, folders: Iterable[str], near: str, name: str) -> str:
    """Return the text of a file in the first folder that has it; a folder may lie in a zip.

    near: a module of the package beside the file.
    """
    for folder in folders:
        spec = PathFinder.find_spec(f"{package}.{near}", [folder])
        loader: Any = spec and spec.loader
        try:
            if loader is not None:
                return str(loader.get_data(f"{folder}/{name}"), "utf-8")
        except OSError:
            continue  # a language may lack it
    raise FileNotFoundError(name)


def _module(game: str, name: str) -> Any:
    if name in packs.FIRST_MODULES:
        _check(game)
    else:
        require(game)
    return import_module(f"hustings.games.{game}.{name}")


def _check(game: str) -> None:
    """Raise KeyError for an unknown id."""
    if game not in GAMES:
        raise KeyError(game)


def emblem(game: str) -> Tree:
    """Return the game's small picture; imports neither its rules nor its view."""
    return cast(Tree, _module(game, "emblem").emblem())
