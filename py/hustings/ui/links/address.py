"""What stands after '#' in the address: start links and record links, read and written.

Percent-encoding is done here because the standard library's costs start time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.link_text import unescape
from hustings.core.model import HUMAN, Info
from hustings.core.moves import shorten
from hustings.core.notes import Note
from hustings.core.record import (
    MAX_TEXT,
    Linked,
    Record,
    RecordError,
    from_link,
    make,
    proposed,
    to_lines,
    to_link,
)
from hustings.messages.formats import sentences
from hustings.messages.names import BOTS, PEOPLE
from hustings.ui import words
from hustings.ui.model import SeatSetup

_UNRESERVED: Final = frozenset(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:,"
)


MAX_LINK: Final = MAX_TEXT + 2000
"""Characters: a packed record and what may stand beside it."""
MAX_LINK_WITH_NOTES: Final = 30_000
"""Characters of a link that carries notes: longer addresses are cut, or not shown, by programs."""


class Opened(NamedTuple):
    """A game an address asks for. at: the moment to show, None for the last.

    save: the id of the save it may already be kept under, or "". lost: what could not be read.
    notes: what players have written on it.
    """

    record: Record
    seats: list[SeatSetup]
    at: int | None
    save: str
    lost: str
    notes: tuple[Note, ...] = ()


def folder_of(game: str) -> str:
    """Return the folder of a game's own page, beside the table: "delegate-dash"."""
    return game.replace("_", "-")


def quote(text: str) -> str:
    """Return the text as it may stand in an address."""
    return "".join(
        char
        if char in _UNRESERVED
        else "".join(f"%{b:02X}" for b in char.encode("utf-8", "replace"))
        for char in text
    )


def unquote(text: str) -> str:
    """Return the text an address stands for; what is no valid escape stays as it is."""
    return unescape(text, plus=True)


def split_address(hash_text: str) -> tuple[str, dict[str, str]]:
    """Split "game?a=1&b=2" or "r=…&at=3" into the game's name and the parts."""
    text = hash_text.removeprefix("#")
    head, mark, tail = text.partition("?")
    if not mark and "=" in head:
        head, tail = "", head
    pairs = [part.partition("=") for part in tail.split("&") if part]
    return unquote(head), {unquote(key): unquote(value) for key, _, value in pairs}


def read(hash_text: str, fresh_seed: str) -> Opened | None:
    """Return the game the address asks for, or None where it asks for none.

    Raises RecordError with a sentence for the player.
    """
    if len(hash_text) > MAX_LINK:
        raise RecordError(words.trouble.link_too_long())
    game, given = split_address(hash_text)
    if not game and not given:
        return None
    if not game:
        if "a" in given:
            noted = player_notes.from_link(given["a"], catalog.find)
            opened = _opened(noted.linked._replace(lost=noted.lost), given)
            return opened._replace(notes=noted.notes)
        if "r" not in given:
            raise RecordError(words.trouble.link_empty())
        return _opened(from_link(given["r"], catalog.find), given)
    info = catalog.find(game)
    if info is None:
        raise RecordError(words.trouble.no_such_game(name=shorten(game)))
    anew = not given  # only the game is named: nobody has had this very game before
    kinds = _kinds(info, given.pop("seats", ""))
    seed = given.pop("seed", "") or fresh_seed
    given |= {key: str(n) for key, n in proposed(info, len(kinds)).items()} if anew else {}
    record = make(info, len(kinds), given, seed)
    return Opened(record, named_seats_of(info, kinds), None, "", "")


def _opened(link: Linked, given: dict[str, str]) -> Opened:
    record, lost = link.record, [link.lost]
    told = ",".join(link.kinds) or given.get("seats", "")  # beside the record in links of format 1
    info = catalog.info(record.game)
    kinds = _kinds(info, told) if told else [HUMAN] * record.seats
    if len(kinds) != record.seats:
        raise RecordError(words.trouble.link_seats())
    if not told:
        lost.append(words.trouble.link_kinds())
    at = given.get("at", "")
    if at and not (at.isascii() and at.isdigit() and len(at) < 6):
        raise RecordError(words.trouble.no_moment(text=shorten(at)))
    said = sentences(lost)
    return Opened(
        record, named_seats_of(info, kinds), int(at) if at else None, given.get("save", ""), said
    )


def _kinds(info: Info, text: str) -> list[str]:
    """Return the kind of each seat as a link tells it; by default a person against a bot."""
    kinds = text.split(",") if text else default_kinds(info)
    for kind in kinds:
        if catalog.sitter(info.id, kind) is None:
            known = [HUMAN, *(f"bot:{level}" for level in catalog.bots(info.id).LEVELS)]
            raise RecordError(words.trouble.wrong_kind(known=known, kind=shorten(kind)))
    if len(kinds) not in info.seats:
        raise RecordError(
            words.trouble.wrong_size(game=info.title, fewest=info.seats[0], most=info.seats[-1])
        )
    return kinds


def default_kinds(info: Info) -> list[str]:
    """Return who sits where unless told otherwise: one person, one bot where two can play."""
    size = 2 if 2 in info.seats else info.seats[0]
    return [HUMAN] + [f"bot:{info.rival}"] * (size - 1)


def named_seats_of(info: Info, told: Sequence[str]) -> list[SeatSetup]:
    """Return the seats of a link, each with a name."""
    return [seat_of(info.id, one.name, one.kind) for one in name_seats(told)]


def seat_of(game: str, name: str, told: str) -> SeatSetup:
    """Return the seat of somebody who is told to sit there; a person where nobody knows them."""
    kind = catalog.sitter(game, told) or HUMAN
    return SeatSetup(name, kind, "" if told == kind or kind == HUMAN else told)


def name_seats(kinds: Sequence[str]) -> list[SeatSetup]:
    """Return the seats with a name each."""
    people, bots = iter(PEOPLE), iter(BOTS)
    return [SeatSetup(next(people if kind == HUMAN else bots), kind) for kind in kinds]


def start_link(record: Record, seats: Sequence[SeatSetup]) -> str:
    """Return the address (after '#') that starts the same game anew.

    The seed is not the last part: it may hold anything, so that nobody could tell what a message
    has stuck to the end of the link.
    """
    info = catalog.info(record.game)
    defaults = {option.key: option.default for option in info.options}
    pairs = [("seed", record.seed), ("seats", ",".join(seat.stored_kind for seat in seats))]
    pairs += [(key, str(v)) for key, v in record.options.items() if v != defaults.get(key)]
    return f"{record.game}?" + "&".join(f"{quote(key)}={quote(value)}" for key, value in pairs)


def record_link(
    record: Record, seats: Sequence[SeatSetup], at: int | None = None, save: str = ""
) -> str:
    """Return the address (after '#') that opens this game at its last move, or at a moment."""
    text = f"r={to_link(record, [seat.stored_kind for seat in seats])}"
    if at is not None and at != len(record.moves):
        text += f"&at={at}"
    return text + (f"&save={save}" if save else "")


def noted_link(record: Record, seats: Sequence[SeatSetup], notes: Sequence[Note]) -> str:
    """Return the address that opens this game with its notes, "" where it would be too long."""
    there = player_notes.upto(notes, len(record.moves))
    lines = to_lines(record, [seat.stored_kind for seat in seats])
    text = f"a={player_notes.to_link(lines, there)}"
    return text if len(text) <= MAX_LINK_WITH_NOTES else ""
