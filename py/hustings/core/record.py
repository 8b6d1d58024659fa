"""A game as data: its set-up and its moves. Every position is a replay of it.

Any text gives a Record or a RecordError whose message is a sentence for the player. core.table
checks whether the moves are legal.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Mapping, Sequence
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


# A link holds: format, game, rules, seats, options, seed, who sits where, moves, end mark; a line
# each, deflated, in URL-safe base64. The lines are in order of importance: of a link that was cut
# short, the set-up and the first moves can still be read. Format 1 has no line on who sits where,
# which stood in another part of the address.
_LINK_FORMAT: Final = "2"
_LINES: Final = {"1": 8, "2": 9}
"""The number of lines of a link, by format."""
_END: Final = "."
_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
_CHUNK_BYTES: Final = 16
"""How much is unpacked at a time, so that everything before any damage can be read."""


class Linked(NamedTuple):
    """The contents of a link. lost: a sentence on what could not be read, or "".

    kinds: who sits where, () if the link does not say.
    """

    record: Record
    kinds: tuple[str, ...]
    lost: str


def to_link(record: Record, kinds: Sequence[str] = ()) -> str:
    """Return the record packed for an address: letters, digits, '-' and '_' only.

    kinds: who sits at each seat, a word each; () to leave that out.
    """
    return pack(to_lines(record, kinds))


def to_lines(record: Record, kinds: Sequence[str] = ()) -> list[str]:
    """Return the lines of a link."""
    options = " ".join(f"{key}={value}" for key, value in record.options.items())
    head = (_LINK_FORMAT, record.game, str(record.rules), str(record.seats), options, record.seed)
    return [*head, " ".join(kinds), " ".join(record.moves), _END]


def pack(lines: Sequence[str]) -> str:
    """Return lines packed for an address."""
    packed = zlib.compress("\n".join(lines).encode("utf-8", "surrogatepass"), 9)
    return base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def from_link(packed: str, find: Find) -> Linked:
    """Return the contents of a packed link. Raises RecordError if the set-up cannot be read."""
    lines, damaged = unpack(packed)
    linked, rest = from_lines(lines, find, damaged=damaged)
    if linked.lost or not (damaged or rest):
        return linked
    return linked._replace(lost=_recovered(linked.record))


def from_lines(lines: list[str], find: Find, *, damaged: bool) -> tuple[Linked, list[str]]:
    """Return the contents of the lines of a link, and the lines after its end mark.

    damaged: whether anything is missing from the lines. `lost` is about the game's own lines only.
    Raises RecordError if the set-up cannot be read.
    """
    if lines[0].isdecimal() and lines[0] not in _LINES and not damaged:
        raise RecordError(messages.link_newer())
    size = _LINES.get(lines[0], 0)
    if not size or len(lines) < size - 1:  # the last line may be cut
        raise RecordError(messages.link_damaged())
    complete = lines[size - 1 : size] == [_END]
    moves_line = lines[size - 2]
    moves = moves_line.split(" ") if moves_line else []
    if not complete and len(lines) == size - 1 and moves:
        moves.pop()  # the last move may be cut
    data = {
        "game": lines[1],
        "rules": _small(lines[2]),
        "seats": _small(lines[3]) or 0,
        "options": dict(part.split("=", 1) for part in lines[4].split() if "=" in part),
        "seed": lines[5],
        "moves": moves,
    }
    record = from_data(data, find)
    kinds = tuple(lines[6].split()) if size == _LINES["2"] else ()
    return Linked(record, kinds, "" if complete else _recovered(record)), lines[size:]


def _recovered(record: Record) -> str:
    return messages.link_cut(moves=len(record.moves))


def _small(digits: str) -> int | None:
    return int(digits) if digits.isdecimal() and len(digits) < 6 else None


class Inflated(NamedTuple):
    """Unpacked data.

    data: as far as it can be read. whole: whether the end and the checksum are there. used: the
    number of letters of a whole one; later letters do not belong to it.
    """

    data: bytes
    whole: bool
    used: int


def inflate(letters: str) -> Inflated:
    """Return what is packed in letters of URL-safe base64, up to any damage."""
    if len(letters) > MAX_TEXT:
        raise RecordError(messages.link_too_long())
    usable = letters[:-1] if len(letters) % 4 == 1 else letters
    raw = base64.urlsafe_b64decode(usable + "=" * (-len(usable) % 4))
    unpacker = zlib.decompressobj()
    data = bytearray()
    for start in range(0, len(raw), _CHUNK_BYTES):
        try:
            data += unpacker.decompress(raw[start : start + _CHUNK_BYTES], MAX_TEXT)
        except zlib.error:
            break
        if len(data) > MAX_TEXT:
            raise RecordError(messages.link_too_long())
        if unpacker.eof:
            size = min(start + _CHUNK_BYTES, len(raw)) - len(unpacker.unused_data)
            return Inflated(bytes(data), True, -(-size * 4 // 3))
    return Inflated(bytes(data), False, 0)


def unpack(packed: str) -> tuple[list[str], bool]:
    """Return the lines in a packed link that can be read, and whether anything is missing.

    Garbage after a whole link is ignored.
    """
    letters = _LETTERS.match(packed)
    if letters is None:
        raise RecordError(messages.link_letters())
    read = inflate(letters[0])
    return read.data.decode("utf-8", "replace").split("\n"), not read.whole
