"""A game as data: its set-up and its moves. Every position is a replay of it.

Any text gives a Record or a RecordError whose message is a sentence for the player. core.table
checks whether the moves are legal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from hustings.core.model import Info, Option, Options
from hustings.core.moves import shorten
from hustings.core.plain_text import ordinary_spaces, plain
from hustings.messages.generated import record as messages

MAX_MOVES: Final = 5000
MAX_SEED: Final = 80
MAX_TEXT: Final = 400_000
MAX_DEPTH: Final = 20
"""Nested brackets in JSON; a save has four, a backup three."""
MAX_VALUES: Final = 20_000
"""Values in one JSON text: enough for a backup of 10,000 games, or twice the longest game."""
MAX_NUMBER: Final = 2**53 - 1
"""The largest integer that JavaScript holds exactly."""

MIGRATIONS: Final[dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""(game id, old rules version) -> a function that converts a record's data to the next version."""

Find = Callable[[str], Info | None]
"""Finds a game by its id: `catalog.find`."""


class RecordError(ValueError):
    """Something from outside is no valid game; the message is a sentence for the player."""


class Record(NamedTuple):
    """One game. seats: their number. moves: decisions as "seat:token", without luck."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    moves: list[str]

    def start(self) -> Record:
        """Return the same set-up without moves."""
        return self._replace(moves=[])

    def data(self) -> dict[str, Any]:
        """Return the record as plain data for JSON."""
        return {**self._asdict(), "options": dict(self.options), "moves": list(self.moves)}


def check_seats(info: Info, seats: object) -> int:
    """Return the number of seats if the game can be played with it. Raises RecordError."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in info.seats:
        first, last = info.seats[0], info.seats[-1]
        raise RecordError(messages.seats(title=info.title, first=first, last=last))
    return seats


def check_options(info: Info, given: Mapping[str, object]) -> Options:
    """Return all options of the game, with defaults. Raises RecordError on a wrong key or value.

    A value may be an int or its decimal text, as in links.
    """
    known = {option.key: option for option in info.options}
    for key in given:
        if key not in known:
            raise RecordError(messages.no_option(title=info.title, name=shorten(str(key))))
    result: Options = {}
    for option in info.options:
        value = given.get(option.key, option.default)
        allowed = {str(choice): choice for choice, _ in option.choices}
        text = value if isinstance(value, str) else _number(value)
        if text not in allowed:
            values, wrong = [*allowed], shorten(text)
            raise RecordError(
                messages.option_values(option=option.label, values=values, given=wrong)
            )
        result[option.key] = allowed[text]
    return result


def relevant_options(info: Info, seats: int) -> tuple[Option, ...]:
    """Return the options that matter with this number of seats."""
    return tuple(option for option in info.options if not option.seats or seats in option.seats)


def proposed(info: Info, seats: int) -> Options:
    """Return the options that a new set-up proposes for a number of seats.

    Records and links that do not name an option have its default instead.
    """
    return {option.key: option.proposed.get(seats, option.default) for option in info.options}


def _number(value: object) -> str:
    """Return a small int as text; "?" for anything else, however large or deep."""
    plain = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1_000_000
    return str(value) if plain else "?"


def check_seed(seed: object) -> str:
    """Return a seed of 1 to 80 printable characters, with ordinary spaces. Raises RecordError."""
    text = ordinary_spaces(seed) if isinstance(seed, str) else ""
    if not 1 <= len(text) <= MAX_SEED or plain(text) != text:
        raise RecordError(messages.seed(most=MAX_SEED))
    return text


def make(info: Info, seats: int, options: Mapping[str, object], seed: str) -> Record:
    """Return the record of a new game. Raises RecordError if the arguments do not fit the game."""
    return Record(
        info.id,
        info.rules,
        check_seats(info, seats),
        check_options(info, options),
        check_seed(seed),
        [],
    )


def from_data(data: object, find: Find) -> Record:
    """Return the record in parsed JSON data. Raises RecordError, which says what is wrong."""
    if not isinstance(data, dict):
        raise RecordError(messages.not_a_game())
    game = data.get("game")
    info = find(game) if isinstance(game, str) else None
    if info is None:
        name = shorten(game) if isinstance(game, str) else "?"
        raise RecordError(messages.no_such_game(name=name))
    data = _migrate(data, info)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(messages.options_unreadable())
    moves = data.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RecordError(messages.moves_unreadable())
    if len(moves) > MAX_MOVES:
        raise RecordError(messages.too_many_moves(most=MAX_MOVES))
    record = make(info, data.get("seats", 0), options, data.get("seed", ""))
    return record._replace(rules=data["rules"], moves=list(moves))


def _migrate(data: dict[str, Any], info: Info) -> dict[str, Any]:
    version = data.get("rules")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise RecordError(messages.no_rules())
    if version > info.rules:
        raise RecordError(messages.newer_game())
    while (step := MIGRATIONS.get((info.id, version))) and version < info.rules:
        data = step(data)
        version = data["rules"]
    return data


def load(text: str, find: Find) -> Record:
    """Return the record in a JSON text. Raises RecordError for any other text."""
    return from_data(parse_json(text), find)


def parse_json(text: str, limit: int = MAX_TEXT, values: int = MAX_VALUES) -> object:
    """Return parsed JSON. Raises RecordError if it is too long, too deep, too large or no JSON.

    Numbers beyond MAX_NUMBER become None, so that callers need no check. limit: in characters.
    values: the largest number of values.
    """
    if len(text) > limit:
        raise RecordError(messages.too_long())
    if not _fits(text, values):
        raise RecordError(messages.too_much())
    try:
        return json.loads(text, parse_int=_whole, parse_float=_real, parse_constant=_real)
    except (ValueError, RecursionError):
        raise RecordError(messages.not_json()) from None


def _fits(text: str, values: int) -> bool:
    """Return whether a text is safe to parse.

    Some thousand nested brackets overflow Pyodide's stack before Python's own limit, which kills
    the page; millions of small values take many seconds.
    """
    if len(text) < values and text.count("[") + text.count("{") <= MAX_DEPTH:
        return True
    plain = text.replace("\\\\", "").replace('\\"', "") if "\\" in text else text
    if plain.count('"') > 2 * values:
        return False
    outside = "".join(plain.split('"')[::2])  # outside of strings
    if sum(map(outside.count, ",[{]}")) > 2 * values:
        return False
    depth = 0
    for bracket in re.findall(r"[][{}]", outside):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            return False
    return True


def _whole(digits: str) -> int | None:
    number = int(digits) if len(digits) < 20 else MAX_NUMBER + 1
    return number if abs(number) <= MAX_NUMBER else None


def _real(digits: str) -> float | None:
    number = float(digits)
    return number if abs(number) <= MAX_NUMBER else None  # NaN is not


def dump(record: Record) -> str:
    """Return the record as JSON text, which `load` reads back."""
    return json.dumps(record.data(), ensure_ascii=False, separators=(",", ":"))
