"""Saves: a game in play as text for the browser's storage or a file, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hustings import catalog
from hustings.core import player_notes
from hustings.core.model import HUMAN
from hustings.core.notes import Note
from hustings.core.plain_text import plain
from hustings.core.record import Record, RecordError, from_data, parse_json
from hustings.messages.formats import sentences
from hustings.ui import faults, words
from hustings.ui.links.address import name_seats, seat_of
from hustings.ui.model import GameStatus, Model, Play, SaveEntry, SeatSetup
from hustings.ui.saves import game_status
from hustings.ui.saves.prefs import PREFS_KEY, read_prefs

FORMAT: Final = 3
"""The format that is written."""
SENTENCES_FORMAT: Final = 1
"""The format that had sentences, of the language of the day, in the place of facts; still read."""
PREFIX: Final = "hustings/"
SAVES: Final = "hustings/save/"
MAX_NAME: Final = 24
MAX_ID: Final = 40
"""Characters of the id of a save, which is what follows SAVES in its key."""
MAX_SUMMARY: Final = 80
MAX_STATUS_TEXT: Final = 160
"""Characters of the sentences of that format."""
MAX_TITLE: Final = 40
MAX_SKEW_MS: Final = 5 * 60_000
"""How far clocks of two devices may differ, in milliseconds; what lies further ahead is wrong."""
MAX_TIMESTAMP_MS: Final = 8_640_000_000_000_000
"""The last moment that JavaScript's dates reach, in milliseconds since 1970."""


def clean_name(text: str, fallback: str) -> str:
    """Return a display name: printable, trimmed, at most 24 characters; the fallback when empty."""
    return _printable(text, MAX_NAME) or fallback


def _printable(text: str, limit: int) -> str:
    """Return what may be shown of a text that came from outside: one line, nothing invisible."""
    return plain(plain(text[: 4 * limit]).strip()[:limit])


def file_name(*parts: str) -> str:
    """Return a name for a file that every system takes, from parts such as game and seed."""
    name = "-".join(("hustings", *parts))
    return "".join(char if char.isalnum() or char in "-_" else "-" for char in name)


def save_text(play: Play, now: int) -> str:
    """Return the save of a game in play as json text. now: milliseconds since 1970."""
    return make_save(play, now).text


def make_save(play: Play, now: int) -> SaveEntry:
    """Return the save of a game in play, as it is listed. now: milliseconds since 1970."""
    table = play.table
    data: dict[str, Any] = {
        "format": FORMAT,
        "record": table.record.data(),
        "seats": [{"name": seat.name, "kind": seat.stored_kind} for seat in play.seats],
        "at": table.at,
        "created": play.created or now,
        "updated": now,
        "friendly": play.friendly,
        "over": table.over,
        **game_status.status_facts(table),
    }
    if play.title:
        data["title"] = play.title
    if play.notes:
        data["notes"] = player_notes.data(play.notes)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return _entry(data, table.record, play.id, text)


def iso_day(ms: int) -> str:
    """Return the day (UTC) of a moment in milliseconds since 1970, such as "2026-11-20".

    Done here because the standard library's calendar costs start time.
    """
    days = ms // 86_400_000 + 719_468  # since 1 March of year 0, so that leap days come last
    era, day = divmod(days, 146_097)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month, late = (month + 3, 0) if month < 10 else (month - 9, 1)
    return f"{year + era * 400 + late:04}-{month:02}-{day + 1:02}"


def clean_title(text: str) -> str:
    """Return what a player calls a game as it may be shown: one line, at most 40 characters."""
    return _printable(text, MAX_TITLE)


def read_save(text: str, save_id: str) -> SaveEntry:
    """Return how a save is listed; loads no game. RecordError if it is none."""
    return read_kept(text, save_id)[1]


def read_kept(text: str, save_id: str) -> tuple[Record, SaveEntry]:
    """Return a save's record, its moves not looked at, and how it is listed. Raises RecordError."""
    data = _save_data(text)
    record = from_data(data.get("record"), catalog.find)
    return record, _entry(data, record, save_id, text)


def _entry(data: dict[str, Any], record: Record, save_id: str, text: str) -> SaveEntry:
    """Return how a save is listed. data, record: what its text says, as it was read or written."""
    return SaveEntry(
        id=save_id,
        game=record.game,
        names=tuple(name for name, _ in _read_seats(data, record.seats)),
        over=data.get("over") is True,
        updated=read_timestamp(data.get("updated")),
        text=text,
        status=_status(data, record.seats),
        title=clean_title(_text(data.get("title"))),
        seed=record.seed,
    )


def _status(data: dict[str, Any], seats: int) -> GameStatus:
    if data["format"] == SENTENCES_FORMAT:
        summary = _printable(_text(data.get("summary")), MAX_SUMMARY)
        return GameStatus(
            {}, legacy_text=(summary, _printable(_text(data.get("said")), MAX_STATUS_TEXT))
        )
    return game_status.read(data, seats)


def open_save(text: str, save_id: str) -> Play:
    """Return a save as a game in play. RecordError if it cannot be read."""
    data = _save_data(text)
    record = from_data(data.get("record"), catalog.find)
    at = data.get("at")
    plain = isinstance(at, int) and not isinstance(at, bool)
    play = open_record(record, _seats(data, record), save_id, at if plain else None)
    play.created = read_timestamp(data.get("created"))
    play.friendly = data.get("friendly") is True
    play.title = clean_title(_text(data.get("title")))
    found = player_notes.read(data.get("notes"), len(record.moves))
    take_notes(play, found.notes)
    if found.lost:
        play.incomplete = True
        play.warning = sentences((play.warning, words.notes.lost(notes=found.lost)))
    return play


def take_notes(play: Play, notes: Iterable[Note]) -> None:
    """Add notes to a game in play; what is there already stays, and is not there twice."""
    there = player_notes.upto(notes, len(play.table.record.moves))
    play.notes = player_notes.joined(play.notes, there)


def open_record(
    record: Record, seats: list[SeatSetup], save_id: str, at: int | None = None
) -> Play:
    """Return a record as a game in play; its note says what could not be kept of it.

    A game of an earlier version of the rules opens up to its first move that is no longer legal,
    and goes on by the rules of today.
    """
    play = Play(record, seats, save_id, at)
    table, rules = play.table, catalog.info(record.game).rules
    play.warning = table.trouble
    if record.rules < rules:
        table.record = table.record._replace(rules=rules)
        play.warning = words.trouble.old_rules_legal()
        if table.trouble:
            play.warning = words.trouble.old_rules(
                kept=len(table.record.moves), moves=len(record.moves), trouble=table.trouble
            )
    return play


def _save_data(text: str) -> dict[str, Any]:
    data = parse_json(text)
    if not isinstance(data, dict):
        raise RecordError(words.trouble.no_save())
    if "record" not in data and "game" in data:
        data = {"format": FORMAT, "record": data}  # a bare record, as the terminal writes it
    if data.get("format") not in (SENTENCES_FORMAT, FORMAT):
        raise RecordError(words.trouble.other_version())
    return data


def _read_seats(data: dict[str, Any], count: int) -> list[tuple[str, str]]:
    """Return (name, kind) as a save gives them; what is missing becomes a person."""
    seats = [(seat.name, seat.kind) for seat in name_seats([HUMAN] * count)]
    given = data.get("seats")
    if not isinstance(given, list) or len(given) != count:
        return seats
    for i, item in enumerate(given):
        if isinstance(item, dict):
            name, kind = _text(item.get("name")), _text(item.get("kind"))
            seats[i] = (clean_name(name, seats[i][0]), kind)
    return seats


def save_kinds(text: str) -> list[str]:
    """Return who sits where as a save tells it, by seat. RecordError if it is none."""
    data = _save_data(text)
    return [seat.stored_kind for seat in _seats(data, from_data(data.get("record"), catalog.find))]


def _seats(data: dict[str, Any], record: Record) -> list[SeatSetup]:
    """Return who sits where; a kind that is not known here becomes a person."""
    return [seat_of(record.game, name, told) for name, told in _read_seats(data, record.seats)]


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def read_timestamp(value: object) -> int:
    """Return a moment in milliseconds since 1970, 0 for what can be none."""
    if not isinstance(value, int) or isinstance(value, bool):
        return 0
    return value if 0 <= value <= MAX_TIMESTAMP_MS else 0


def load_all(model: Model, stored: Mapping[str, str]) -> None:
    """Take over what the storage holds: preferences and saves."""
    if PREFS_KEY in stored:
        model.prefs = read_prefs(stored[PREFS_KEY])
    refresh(model, stored)


def refresh(model: Model, stored: Mapping[str, str]) -> None:
    """List the saves as the storage holds them now, and those that could not be stored.

    Whatever is wrong with a save, it is kept aside and never in the way of the others.
    """
    known = {SAVES + save.id: save for save in model.saves}
    model.saves, model.broken = [], []
    for key, text in {**stored, **model.unkept}.items():
        if not key.startswith(SAVES):
            continue
        head = known.get(key)
        try:
            if key in model.set_aside_keys:
                raise RecordError(words.trouble.no_save())
            if head is None or head.text != text:
                head = read_save(text, key.removeprefix(SAVES))
            model.saves.append(head)
        except RecordError:
            model.broken.append((key, text))
        except Exception:  # no save may keep the others from being listed
            faults.report()
            model.broken.append((key, text))
    sort_saves(model)


def list_save(model: Model, head: SaveEntry) -> None:
    """Put one save into the list, in place of what the list had of it."""
    model.saves = [save for save in model.saves if save.id != head.id]
    model.saves.append(head)
    sort_saves(model)


def unlist_save(model: Model, save_id: str) -> None:
    """Take a save out of the list, whether it could be read or not."""
    key = SAVES + save_id
    model.saves = [save for save in model.saves if save.id != save_id]
    model.broken = [kept for kept in model.broken if kept[0] != key]
    model.unkept.pop(key, None)
    model.set_aside_keys.discard(key)


def find_text(model: Model, save_id: str) -> str | None:
    """Return the text of a save, readable or not; None where there is none."""
    kept = {save.id: save.text for save in model.saves}
    kept |= {key.removeprefix(SAVES): text for key, text in model.broken}
    return kept.get(save_id)


def sort_saves(model: Model) -> None:
    """Put the saves in the order of the home page: last played first.

    Saves from the future come last: a clock was wrong, so nobody knows when they were played.
    """
    model.saves.sort(key=lambda save: (is_from_future(save, model.now), -save.updated, save.id))


def is_from_future(save: SaveEntry, now: int) -> bool:
    """Return whether a save is stamped in the future. now: milliseconds since 1970."""
    return save.updated > now + MAX_SKEW_MS


def fresh_id(model: Model) -> str:
    """Return an id for a new save: by time, so that ids sort, and luck, so that they differ."""
    model.luck += 1  # asked twice in one message, it answers twice
    return f"{model.now:x}{model.luck % 4096:03x}"
