"""The list of games, in menu order, and the lazy way to each game's modules.

The only module that knows which games exist: nothing else branches on a game's id. A game's type of
State is known inside the game only; whoever gets modules from here hands them what they made
themselves, so that here, and for the callers, it is Any.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from typing import Any, Final, cast

from hustings.core.model import BOT, HUMAN, LEVELS, Info
from hustings.core.odds import Odds, parse_odds
from hustings.core.protocols import Beats, Bots, Coach, Headline, Review, Rules, Text, Tree, View
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
"""Who takes turns as the game of the day: since which day (counted from 1970-01-01), and which.

What stands here stays as it is and where it is, so that every day keeps its game. A new game is
added at the end, from a day on when everybody will have it.
"""


@cache
def info(game: str) -> Info:
    """Return what the menu shows of a game. Raises KeyError for an unknown id."""
    if game not in GAMES:
        raise KeyError(game)
    return cast(Info, _module(game, "info").INFO)


def of_the_day(day: int) -> str:
    """Return the game of a day, counted from 1970-01-01: those in it by then take turns."""
    games = [game for since, game in DAILY if since <= day]
    return games[day % len(games)]


def find(game: str) -> Info | None:
    """Return the game's info, or None where there is no such game."""
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


def strongest(game: str) -> str:
    """Return the strongest level that a game offers."""
    return list(bots(game).LEVELS)[-1]


def level(game: str, asked: str) -> str | None:
    """Return the level that plays where one is asked for: the strongest, where there is no such.

    Files and links may ask for what a game does not offer, or offers no more. None for what no game
    has ever called a level.
    """
    if asked in bots(game).LEVELS:
        return asked
    return strongest(game) if asked in LEVELS else None


def sitter(game: str, told: str) -> str | None:
    """Return who really sits where somebody is told to sit, "human" or "bot:<level>"; or None."""
    if told == HUMAN:
        return told
    found = level(game, told[len(BOT) :]) if told.startswith(BOT) else None
    return None if found is None else f"{BOT}{found}"


def rulebook(game: str) -> str:
    """Return the text of a game's RULES.md."""
    return beside(game, "RULES.md")


def shipped(game: str, name: str) -> Any:
    """Return the data of a JSON file in a game's folder, with its words.

    name: "lesson", "puzzles", "demo" or "figures". The file names the messages of a catalogue that
    is called like it, <game>_<name>, and imported only when it is asked for here.
    """
    data = json.loads(beside(game, f"{name}.json"))
    if not data:
        return data  # without texts there is no catalogue
    return worded(data, import_module(f"hustings.messages.generated.{game}_{name}"))


@cache
def odds(game: str) -> tuple[Odds, ...]:
    """Return how often somebody who plays like Normal won a game, as measured."""
    return parse_odds(beside(game, "odds.json"))


def beside(game: str, name: str) -> str:
    """Return the text of a file in a game's folder."""
    if game not in GAMES:
        raise KeyError(game)
    games = import_module("hustings.games")
    loader: Any = games.__loader__  # reads from a folder and from a zip alike, and costs no import
    return str(loader.get_data(f"{games.__path__[0]}/{game}/{name}"), "utf-8")


def _module(game: str, name: str) -> Any:
    if game not in GAMES:
        raise KeyError(game)
    return import_module(f"hustings.games.{game}.{name}")


def emblem(game: str) -> Tree:
    """Return the game's small picture; needs neither its rules nor its board drawing."""
    return cast(Tree, _module(game, "emblem").emblem())
