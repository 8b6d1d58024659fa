"""Links: a record and who sits where, packed for the address of a page.

Any text gives a `Linked` or a RecordError whose message is a sentence for the player.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import AWAY
from hustings.core.percent import quote, unquote
from hustings.core.record import MAX_TEXT, Find, Record, RecordError, from_data
from hustings.core.rng import fnv1a
from hustings.messages.generated import record as messages

# A link holds: format, game, rules, seats, options, seed, who sits where, moves, end mark; a line
# each, deflated, in URL-safe base64. The lines are in order of importance: of a link that was cut
# short, the set-up and the first moves can still be read. Format 1 has no line on who sits where,
# which stood in another part of the address. Format 3 is that of a game on several devices: the
# kind of a seat may be followed by its player's name and standing order, with slashes between, and
# the end mark by a checksum of the set-up and the moves.
_LINK_FORMAT: Final = "2"
_DISTANT_FORMAT: Final = "3"
_LINES: Final = {"1": 8, "2": 9, "3": 9}
"""The number of lines of a link, by format."""
_END: Final = "."
_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
_CHUNK_BYTES: Final = 16
"""How much is unpacked at a time, so that everything before any damage can be read."""


class LinkedSeat(NamedTuple):
    """Who sits at a seat, as a link tells it. name, order: "" where it does not."""

    kind: str
    name: str = ""
    order: str = ""


class Linked(NamedTuple):
    """The contents of a link. lost: a sentence on what could not be read or trusted, or "".

    sitting: who sits where, () if the link does not say. cut: whether moves at its end are missing.
    """

    record: Record
    sitting: tuple[LinkedSeat, ...]
    lost: str
    cut: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the seats."""
        return tuple(seat.kind for seat in self.sitting)


def to_link(record: Record, sitting: Sequence[str | LinkedSeat] = ()) -> str:
    """Return the record packed for an address: letters, digits, '-' and '_' only.

    sitting: who sits at each seat, or only the kinds; () to leave that out. Names and orders are
    packed only if a seat is AWAY.
    """
    return pack(to_lines(record, sitting))


def to_lines(record: Record, sitting: Sequence[str | LinkedSeat] = ()) -> list[str]:
    """Return the lines of a link."""
    seats = [LinkedSeat(seat) if isinstance(seat, str) else seat for seat in sitting]
    distant = any(seat.kind == AWAY for seat in seats)
    lines = [
        _DISTANT_FORMAT if distant else _LINK_FORMAT,
        record.game,
        str(record.rules),
        str(record.seats),
        " ".join(f"{key}={value}" for key, value in record.options.items()),
        record.seed,
        " ".join(_seat_word(seat) if distant else seat.kind for seat in seats),
        " ".join(record.moves),
    ]
    return [*lines, _end_mark(lines)]


def _seat_word(seat: LinkedSeat) -> str:
    return "/".join((seat.kind, quote(seat.name), quote(seat.order))).rstrip("/")


def _read_seat(word: str) -> LinkedSeat:
    kind, name, order, *_ = (*word.split("/"), "", "")
    return LinkedSeat(kind, unquote(name), unquote(order))


def _end_mark(lines: Sequence[str]) -> str:
    """Return the last line of a link, from the lines before it."""
    if lines[0] != _DISTANT_FORMAT:
        return _END
    return f"{_END}{fnv1a(' '.join((*lines[1:6], lines[7]))):x}"


def pack(lines: Sequence[str]) -> str:
    """Return lines packed for an address."""
    packed = zlib.compress("\n".join(lines).encode("utf-8", "surrogatepass"), 9)
    return base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def from_link(packed: str, find: Find) -> Linked:
    """Return the contents of a packed link. Raises RecordError if the set-up cannot be read."""
    lines, damaged = unpack(packed)
    linked, rest = from_lines(lines, find, damaged=damaged)
    has_checksum = lines[0] == _DISTANT_FORMAT
    if linked.lost or has_checksum or not (damaged or rest):
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
    end = lines[size - 1 : size]
    complete = end == [_end_mark(lines)]
    edited = not (complete or damaged) and bool(end) and end[0].startswith(_END)
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
    sitting = tuple(map(_read_seat, lines[6].split())) if size == _LINES["2"] else ()
    if edited:
        return Linked(record, sitting, messages.link_edited()), lines[size:]
    lost = "" if complete else _recovered(record)
    return Linked(record, sitting, lost, cut=not complete), lines[size:]


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
