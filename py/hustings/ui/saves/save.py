"""Saves: a game as JSON text for the browser's storage or a file, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hustings import catalog
from hustings.core import player_notes
from hustings.core.model import AWAY, HUMAN
from hustings.core.notes import Note
from hustings.core.plain_text import printable_line
from hustings.core.record import Record, RecordError, from_data, parse_json
from hustings.messages.formats import sentences
from hustings.ui import faults, words
from hustings.ui.kept_games import GameStatus, SaveEntry
from hustings.ui.links import challenge
from hustings.ui.links.address import BEAT, COURSE, name_seats, seat_of
from hustings.ui.links.names import clean_name
from hustings.ui.model import Model, Play, SeatSetup
from hustings.ui.saves import game_status
from hustings.ui.saves.prefs import PREFS_KEY, read_prefs

FORMAT: Final = 3
"""The format written."""
SENTENCES_FORMAT: Final = 1
"""An older format that holds sentences instead of facts; still read."""
PREFIX: Final = "hustings/"
SAVES: Final = "hustings/save/"
MAX_ID: Final = 40
"""Longest id of a save, which follows SAVES in its key."""
MAX_SUMMARY: Final = 80
MAX_STATUS_TEXT: Final = 160
"""Longest sentence in a save of SENTENCES_FORMAT."""
MAX_TITLE: Final = 40
MAX_SKEW_MS: Final = 5 * 60_000
"""How far the clocks of two devices may differ; a later timestamp is wrong."""
MAX_TIMESTAMP_MS: Final = 8_640_000_000_000_000
"""The last moment of JavaScript's dates, in milliseconds since 1970."""


def file_name(*parts: str) -> str:
    """Return a file name valid on every system, from parts such as game and seed."""
    name = "-".join(("hustings", *parts))
    return "".join(char if char.isalnum() or char in "-_" else "-" for char in name)


def save_text(play: Play, now: int) -> str:
    """Return the save of a game as JSON text. now: milliseconds since 1970."""
    return make_save(play, now).text


def make_save(play: Play, now: int) -> SaveEntry:
    """Return the save of a game. now: milliseconds since 1970."""
    table = play.table
    data: dict[str, Any] = {
        "format": FORMAT,
        "record": table.record.data(),
        "seats": [_seat_data(seat) for seat in play.seats],
        "at": table.at,
        "created": play.created or now,
        "updated": now,
        "friendly": play.friendly,
        "over": table.over,
        **game_status.status_facts(table),
    }
    if play.challenge is not None:
        data |= challenge.written(play.challenge)
    if play.title:
        data["title"] = play.title
    if play.shared_ply:
        data["shared"] = {"ply": play.shared_ply, "when": play.shared_at}
    if play.notes:
        data["notes"] = player_notes.data(play.notes)
    if play.kept_reviews and table.over:
        data["reviews"] = {str(seat): review for seat, review in play.kept_reviews.items()}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return _entry(data, table.record, play.id, text)


def _seat_data(seat: SeatSetup) -> dict[str, str]:
    data = {"name": seat.name, "kind": seat.stored_kind}
    return data | {"order": seat.order} if seat.order else data


def iso_day(ms: int) -> str:
    """Return the day (UTC) of a time in milliseconds since 1970, such as "2026-11-20".

    Implemented here because importing the standard library's calendar takes too long.
    """
    days = ms // 86_400_000 + 719_468  # since 1 March of year 0: leap days come last
    era, day = divmod(days, 146_097)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month, late = (month + 3, 0) if month < 10 else (month - 9, 1)
    return f"{year + era * 400 + late:04}-{month:02}-{day + 1:02}"


def clean_title(text: str) -> str:
    """Return a player's title of a game: printable, at most MAX_TITLE long."""
    return printable_line(text, MAX_TITLE)


def read_save(text: str, save_id: str) -> SaveEntry:
    """Return a save's entry on the home page, without replaying it. Raises RecordError."""
    return read_kept(text, save_id)[1]


def read_kept(text: str, save_id: str) -> tuple[Record, SaveEntry]:
    """Return a save's record, with its moves unchecked, and its entry. Raises RecordError."""
    data = _save_data(text)
    record = from_data(data.get("record"), catalog.find)
    return record, _entry(data, record, save_id, text)


def _entry(data: dict[str, Any], record: Record, save_id: str, text: str) -> SaveEntry:
    """Return a save's entry. data, record: the contents of its text."""
    seats = _seats(data, record)
    shared_ply, shared_at = _shared(data)
    away = tuple(n for n, seat in enumerate(seats) if seat.kind == AWAY)
    return SaveEntry(
        id=save_id,
        game=record.game,
        names=tuple(seat.name for seat in seats),
        over=data.get("over") is True,
        updated=read_timestamp(data.get("updated")),
        text=text,
        status=_status(data, record.seats),
        title=clean_title(_text(data.get("title"))),
        seed=record.seed,
        away=away,
        own=tuple(n for n, seat in enumerate(seats) if away and seat.kind == HUMAN),
        shared_at=shared_at if shared_ply == len(record.moves) else 0,
    )


def _status(data: dict[str, Any], seats: int) -> GameStatus:
    if data["format"] == SENTENCES_FORMAT:
        summary = printable_line(_text(data.get("summary")), MAX_SUMMARY)
        return GameStatus(
            {}, legacy_text=(summary, printable_line(_text(data.get("said")), MAX_STATUS_TEXT))
        )
    return game_status.read(data, seats)


def open_save(text: str, save_id: str) -> Play:
    """Return a save as a game in play. RecordError if it is corrupt."""
    data = _save_data(text)
    record = from_data(data.get("record"), catalog.find)
    at = data.get("at")
    plain = isinstance(at, int) and not isinstance(at, bool)
    play = open_record(record, _seats(data, record), save_id, at if plain else None)
    play.created = read_timestamp(data.get("created"))
    play.friendly = data.get("friendly") is True
    play.challenge, _ = challenge.opened(data.get(BEAT), data.get(COURSE))
    play.title = clean_title(_text(data.get("title")))
    play.shared_ply, play.shared_at = _shared(data)
    play.kept_reviews = _reviews(data, record.seats)
    notes = player_notes.read(data.get("notes"), len(record.moves))
    take_notes(play, notes.notes)
    if notes.lost:
        play.incomplete = True
        play.warning = sentences((play.warning, words.notes.lost(notes=notes.lost)))
    return play


def take_notes(play: Play, notes: Iterable[Note]) -> None:
    """Add notes to a game in play, without duplicates."""
    there = player_notes.upto(notes, len(play.table.record.moves))
    play.notes = player_notes.joined(play.notes, there)


def open_record(
    record: Record, seats: list[SeatSetup], save_id: str, at: int | None = None
) -> Play:
    """Return a record as a game in play; its warning says what could not be replayed.

    A game by an earlier version of the rules opens up to its first move that is no longer legal and
    goes on by the current rules.
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


def _shared(data: dict[str, Any]) -> tuple[int, int]:
    """Return how many moves others have by a link, and when it was sent or came; 0 if unknown."""
    shared = data.get("shared")
    if not isinstance(shared, dict):
        return 0, 0
    return read_timestamp(shared.get("ply")), read_timestamp(shared.get("when"))


def _reviews(data: dict[str, Any], seats: int) -> dict[int, Any]:
    """Return the reviews of a save by seat; they are checked when they are asked for."""
    kept = data.get("reviews")
    if not isinstance(kept, dict):
        return {}
    return {seat: kept[str(seat)] for seat in range(seats) if str(seat) in kept}


def save_kinds(text: str) -> list[str]:
    """Return the kinds by seat in a save's text. Raises RecordError."""
    data = _save_data(text)
    return [seat.stored_kind for seat in _seats(data, from_data(data.get("record"), catalog.find))]


def _seats(data: dict[str, Any], record: Record) -> list[SeatSetup]:
    """Return the seats of a save; unknown kinds and missing seats become human players."""
    seats = name_seats([HUMAN] * record.seats)
    given = data.get("seats")
    if not isinstance(given, list) or len(given) != record.seats:
        return seats
    orders = catalog.info(record.game).orders
    for i, item in enumerate(given):
        if isinstance(item, dict):
            name, order = clean_name(_text(item.get("name")), seats[i].name), item.get("order")
            seat = seat_of(record.game, name, _text(item.get("kind")))
            seats[i] = seat._replace(order=order if order in orders else "")
    return seats


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def read_timestamp(value: object) -> int:
    """Return a time in milliseconds since 1970, 0 if it is malformed."""
    if not isinstance(value, int) or isinstance(value, bool):
        return 0
    return value if 0 <= value <= MAX_TIMESTAMP_MS else 0


def load_all(model: Model, stored: Mapping[str, str]) -> None:
    """Load preferences and saves from storage."""
    if PREFS_KEY in stored:
        model.prefs = read_prefs(stored[PREFS_KEY])
    refresh(model, stored)


def refresh(model: Model, stored: Mapping[str, str]) -> None:
    """List the saves in storage and those that could not be stored.

    A corrupt save goes to `model.broken` and never keeps the others from being listed.
    """
    known = {SAVES + save.id: save for save in model.saves}
    model.saves, model.broken = [], []
    for key, text in {**stored, **model.unkept}.items():
        if not key.startswith(SAVES):
            continue
        entry = known.get(key)
        try:
            if key in model.set_aside_keys:
                raise RecordError(words.trouble.no_save())
            if entry is None or entry.text != text:
                entry = read_save(text, key.removeprefix(SAVES))
            model.saves.append(entry)
        except RecordError:
            model.broken.append((key, text))
        except Exception:
            faults.report()
            model.broken.append((key, text))
    sort_saves(model)


def list_save(model: Model, entry: SaveEntry) -> None:
    """Add a save to the list or replace its entry."""
    model.saves = [save for save in model.saves if save.id != entry.id]
    model.saves.append(entry)
    sort_saves(model)


def unlist_save(model: Model, save_id: str) -> None:
    """Remove a save from the list, corrupt or not."""
    key = SAVES + save_id
    model.saves = [save for save in model.saves if save.id != save_id]
    model.broken = [kept for kept in model.broken if kept[0] != key]
    model.unkept.pop(key, None)
    model.set_aside_keys.discard(key)


def find_text(model: Model, save_id: str) -> str | None:
    """Return the text of a save, corrupt or not; None without one."""
    kept = {save.id: save.text for save in model.saves}
    kept |= {key.removeprefix(SAVES): text for key, text in model.broken}
    return kept.get(save_id)


def sort_saves(model: Model) -> None:
    """Sort the saves for the home page: last played first.

    Saves from the future come last: a clock was wrong, so it is unknown when they were played.
    """
    model.saves.sort(key=lambda save: (is_from_future(save, model.now), -save.updated, save.id))


def is_from_future(save: SaveEntry, now: int) -> bool:
    """Return whether a save is stamped in the future. now: milliseconds since 1970."""
    return save.updated > now + MAX_SKEW_MS


def fresh_id(model: Model) -> str:
    """Return an id for a new save, from the time and a random part."""
    model.luck += 1  # two ids in one message must differ
    return f"{model.now:x}{model.luck % 4096:03x}"
