"""The part after '#' of an address: start links and record links, read and written."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.model import AWAY, HUMAN, Info
from hustings.core.moves import shorten
from hustings.core.notes import Note
from hustings.core.packed_link import Linked, LinkedSeat, from_link, to_lines, to_link
from hustings.core.percent import quote, unquote
from hustings.core.record import MAX_TEXT, Record, RecordError, make, proposed
from hustings.messages.formats import sentences
from hustings.messages.names import BOTS, PEOPLE
from hustings.ui import words
from hustings.ui.links.names import clean_name
from hustings.ui.model import SeatSetup

BEAT: Final = "beat"
"""The name of a challenge in a start link and in a save (links.challenge)."""
COURSE: Final = "course"
"""The name of a challenge's scores over time in a start link and in a save (links.score_course)."""
WRITTEN_CHALLENGE: Final = r"(-?[0-9]{1,5})(?:to(-?[0-9]{1,5}))?"
"""A challenge in writing, as a regular expression: the score, and that of the best rival."""
MAX_LINK: Final = MAX_TEXT + 2000
"""Longest link in characters: a packed record and its other parts."""
MAX_LINK_WITH_NOTES: Final = 30_000
"""Longest link with notes in characters; programs cut or hide longer addresses."""


class Opened(NamedTuple):
    """A game that an address asks for. at: the ply to show, None for the latest.

    save: the id of its save, or "". lost: a sentence on what could not be read, or "". notes: of
    the players. packed: whether the address holds the game itself and not only its start. cut:
    whether moves at its end are missing. beat: the challenge as it is written (links.challenge).
    course: its scores over time.
    """

    record: Record
    seats: list[SeatSetup]
    at: int | None
    save: str
    lost: str
    notes: tuple[Note, ...] = ()
    packed: bool = False
    cut: bool = False
    beat: str = ""
    course: str = ""


def folder_of(game: str) -> str:
    """Return the folder of a game's own page, such as "delegate-dash"."""
    return game.replace("_", "-")


def split_address(hash_text: str) -> tuple[str, dict[str, str]]:
    """Split "game?a=1&b=2" or "r=…&at=3" into the game's name, or "", and the decoded pairs."""
    text = hash_text.removeprefix("#")
    name, mark, tail = text.partition("?")
    if not mark and "=" in name:
        name, tail = "", name
    pairs = [part.partition("=") for part in tail.split("&") if part]
    return unquote(name, plus=True), {
        unquote(key, plus=True): unquote(value, plus=True) for key, _, value in pairs
    }


def read(hash_text: str, fresh_seed: str) -> Opened | None:
    """Return the game that the address asks for, None if it is empty.

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
    anew = not given  # only the name: a new game with proposed options
    kinds = _kinds(info, given.pop("seats", ""))
    seed = given.pop("seed", "") or fresh_seed
    beat, course = given.pop(BEAT, ""), given.pop(COURSE, "")
    given |= {key: str(n) for key, n in proposed(info, len(kinds)).items()} if anew else {}
    record = make(info, len(kinds), given, seed)
    return Opened(record, named_seats_of(info, kinds), None, "", "", beat=beat, course=course)


def _opened(link: Linked, given: dict[str, str]) -> Opened:
    record, lost = link.record, [link.lost]
    given_kind = ",".join(link.kinds) or given.get("seats", "")  # links of format 1
    info = catalog.info(record.game)
    kinds = _kinds(info, given_kind) if given_kind else [HUMAN] * record.seats
    if len(kinds) != record.seats:
        raise RecordError(words.trouble.link_seats())
    if not given_kind:
        lost.append(words.trouble.link_kinds())
    at = given.get("at", "")
    if at and not (at.isascii() and at.isdigit() and len(at) < 6):
        raise RecordError(words.trouble.no_moment(text=shorten(at)))
    warning = sentences(lost)
    seats = [
        _as_linked(seat, linked, info)
        for seat, linked in zip_longest(named_seats_of(info, kinds), link.sitting)
    ]
    return Opened(
        record,
        seats,
        int(at) if at else None,
        given.get("save", ""),
        warning,
        packed=True,
        cut=link.cut,
    )


def _as_linked(seat: SeatSetup, linked: LinkedSeat | None, info: Info) -> SeatSetup:
    """Return a seat with the name and the standing order that a link gives it."""
    if linked is None:
        return seat
    order = linked.order if linked.order in info.orders else ""
    return seat._replace(name=clean_name(linked.name, seat.name), order=order)


def _kinds(info: Info, text: str) -> list[str]:
    """Return the kind of each seat in a link; by default a human player against a bot."""
    kinds = text.split(",") if text else default_kinds(info)
    for kind in kinds:
        if catalog.seat_kind(info.id, kind) is None:
            known = [HUMAN, AWAY, *(f"bot:{level}" for level in info.levels)]
            raise RecordError(words.trouble.wrong_kind(known=known, kind=shorten(kind)))
    if len(kinds) not in info.seats:
        raise RecordError(
            words.trouble.wrong_size(game=info.title, fewest=info.seats[0], most=info.seats[-1])
        )
    return kinds


def default_kinds(info: Info) -> list[str]:
    """Return the default kinds: one human player, and one bot if two can play."""
    size = 2 if 2 in info.seats else info.seats[0]
    return [HUMAN] + [f"bot:{info.rival}"] * (size - 1)


def named_seats_of(info: Info, given_kind: Sequence[str]) -> list[SeatSetup]:
    """Return the seats of a game with these kinds from a link, each with a name."""
    return [seat_of(info.id, one.name, one.kind) for one in name_seats(given_kind)]


def seat_of(game: str, name: str, given_kind: str) -> SeatSetup:
    """Return the seat for a kind from a save or link; a human player if it is unknown."""
    kind = catalog.seat_kind(game, given_kind) or HUMAN
    return SeatSetup(name, kind, "" if given_kind == kind or kind == HUMAN else given_kind)


def name_seats(kinds: Sequence[str]) -> list[SeatSetup]:
    """Return seats of these kinds, each with a name."""
    people, bots = iter(PEOPLE), iter(BOTS)
    return [SeatSetup(next(people if kind in (HUMAN, AWAY) else bots), kind) for kind in kinds]


def start_link(record: Record, seats: Sequence[SeatSetup]) -> str:
    """Return the address (after '#') that starts the same game anew.

    The seed is not the last part: it may hold anything, so text stuck to the end could not be told
    from it.
    """
    info = catalog.info(record.game)
    defaults = {option.key: option.default for option in info.options}
    pairs = [("seed", record.seed), ("seats", ",".join(seat.stored_kind for seat in seats))]
    pairs += [(key, str(v)) for key, v in record.options.items() if v != defaults.get(key)]
    return f"{record.game}?" + "&".join(f"{quote(key)}={quote(value)}" for key, value in pairs)


def record_link(
    record: Record,
    seats: Sequence[SeatSetup],
    at: int | None = None,
    save: str = "",
    *,
    named: bool = False,
) -> str:
    """Return the address (after '#') that opens this game at a ply, by default the latest.

    named: whether the names of a game played on several devices go along.
    """
    sitting = [
        LinkedSeat(seat.stored_kind, seat.name if named else "", seat.order) for seat in seats
    ]
    text = f"r={to_link(record, sitting)}"
    if at is not None and at != len(record.moves):
        text += f"&at={at}"
    return text + (f"&save={save}" if save else "")


def noted_link(record: Record, seats: Sequence[SeatSetup], notes: Sequence[Note]) -> str:
    """Return the address that opens this game with its notes, "" if it would be too long."""
    there = player_notes.upto(notes, len(record.moves))
    lines = to_lines(record, [seat.stored_kind for seat in seats])
    text = f"a={player_notes.to_link(lines, there)}"
    return text if len(text) <= MAX_LINK_WITH_NOTES else ""
