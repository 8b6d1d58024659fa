"""Backups and the one-file edition: exporting all games and preferences, and importing them.

A game that was played on in both places is never overwritten: both versions are kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Download, Effect, Keep, SaveTable
from hustings.ui.handling import failure_text
from hustings.ui.kept_games import SaveEntry
from hustings.ui.links.share import link_base
from hustings.ui.model import Model
from hustings.ui.preferences import Prefs
from hustings.ui.saves.copies import merge_saves, read_copy, second_key
from hustings.ui.saves.prefs import PREFS_KEY, keep_prefs, read_prefs
from hustings.ui.saves.progress import (
    PROGRESS_KEY,
    keep_progress,
    merge_progress,
    progress_text,
    read_progress,
)
from hustings.ui.saves.result import RESULTS, read_result, result_text
from hustings.ui.saves.save import MAX_ID, SAVES, iso_day, read_save, sort_saves
from hustings.ui.saves.season import SEASONS, read_season, season_text

FORMAT: Final = 1
DOWNLOAD_PROBLEMS: Final = {
    "sure": words.trouble.download_barred,
    "maybe": words.trouble.download_maybe_barred,
}
"""Notices for a download inside another site's frame, by how sure it is that it failed."""
IMPORTED_PREFIX: Final = "hustings/carried/"
"""Prefix of the keys of imported files: each is imported once, so deleted games stay deleted."""

FILE_NAME: Final = "hustings.html"
_ID: Final = re.compile(r"[0-9A-Za-z-]+")
MAX_FILE_LETTERS: Final = 20_000_000
"""More than any browser stores for a page."""


def save_table(model: Model, _: str) -> list[Effect]:
    """Download one file with the application and everything that is kept."""
    model.dialog = ""
    return [SaveTable(FILE_NAME, _backup_text(model), link_base(model))]


def backup(model: Model, _: str) -> list[Effect]:
    """Download everything that is kept as a small file."""
    model.dialog = ""
    return [Download(f"hustings-backup-{iso_day(model.now)}.json", _backup_text(model))]


def _backup_text(model: Model) -> str:
    stored = [[SAVES + save.id, save.text] for save in model.saves]
    stored += [[key, text] for key, text in model.broken]
    stored += [[RESULTS + result.id, result_text(result)] for result in model.results]
    stored += [[SEASONS + season.id, season_text(season)] for season in model.seasons.kept]
    stored += [[key, text] for key, text in model.seasons.unreadable.items()]
    stored.append([PREFS_KEY, json.dumps(model.prefs.data())])
    stored.append([PROGRESS_KEY, progress_text(model.learned)])
    data = {"format": FORMAT, "made": model.now, "stored": stored}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def save_table_failed(model: Model, why: str) -> list[Effect]:
    """Say that the file could not be made. why: "unfetched" if a part did not arrive."""
    usual = words.trouble.part_unavailable() if why == "unfetched" else words.trouble.table_failed()
    model.notice = failure_text(model, usual)
    return []


def download_barred(model: Model, how: str) -> list[Effect]:
    """Say that a frame prevents downloads. how: "sure" or "maybe"."""
    model.notice = DOWNLOAD_PROBLEMS[how]() if how in DOWNLOAD_PROBLEMS else ""
    return []


def import_carried(model: Model, text: str, stored: Mapping[str, str]) -> list[Effect]:
    """Import the games and preferences in a one-file edition, once.

    text: as save_table wrote it, or "" or "null" without any; stored: what is kept here.
    """
    data = read_backup(text)
    if data is None:
        return []
    made = data.get("made")
    mark = f"{IMPORTED_PREFIX}{made if isinstance(made, int) else 0}"[:MAX_ID]
    if mark in stored:
        return []
    came = _merge(model, data, stored)
    if came.games:
        model.notice = words.trouble.carried(games=came.games, twice=came.twice)
    return [*came.effects, Keep(mark, "1")]


def restore(model: Model, data: dict[str, Any]) -> list[Effect]:
    """Import a backup, any number of times; say what was imported and what was left out.

    data: as `read_backup` returns it.
    """
    stored = {SAVES + save.id: save.text for save in model.saves} | dict(model.broken)
    stored |= {RESULTS + result.id: result_text(result) for result in model.results}
    own = json.dumps(model.prefs.data())
    if own != json.dumps(Prefs().data()):
        stored[PREFS_KEY] = own
    came = _merge(model, data, stored)
    season = _came(came.season, beside=came.games + came.results)
    learned = _came(came.learned, beside=came.games + came.results + came.season)
    model.notice = words.trouble.restored(
        games=came.games,
        twice=came.twice,
        left=came.left,
        results=came.results,
        season=season,
        learned=learned,
        preferences="same" if came.prefs is None else "came" if came.prefs else "stayed",
    )
    return came.effects


def _came(new: bool, beside: int) -> str:
    """Return how the notice tells of something. beside: how much it tells before."""
    return ("too" if beside else "alone") if new else "none"


def read_backup(text: str) -> dict[str, Any] | None:
    """Return the data of a backup or a one-file edition, None if the text is neither."""
    try:
        data = parse_json(text, MAX_FILE_LETTERS) if text else None
    except RecordError:
        return None
    fits = isinstance(data, dict) and data.get("format") == FORMAT and "stored" in data
    return data if isinstance(data, dict) and fits else None


class _Merged(NamedTuple):
    """What was imported: games, how many next to another version, games left out, results."""

    effects: list[Effect]
    games: int
    twice: int
    left: int
    prefs: bool | None  # whether they were imported; None: they are the same
    results: int
    learned: bool  # whether solved puzzles or finished lessons were added
    season: bool  # whether a season was added, or a longer copy of one


def _merge(model: Model, data: dict[str, Any], stored: Mapping[str, str]) -> _Merged:
    """Add what is new in the data to the model; return it with the effects that keep it."""
    effects, learned = _merge_progress(model, data)
    entries, stored = {save.id: save for save in model.saves}, dict(stored)
    games = twice = left = results = 0
    came_season = False
    prefs: bool | None = None
    for key, theirs in _stored_texts(data):
        if key == PREFS_KEY:
            given = read_prefs(theirs)
            if given.data() == model.prefs.data():
                continue
            prefs = PREFS_KEY not in stored
            if prefs:
                model.prefs = given
                effects.append(keep_prefs(given))
        elif key.startswith(RESULTS):
            result = read_result(key.removeprefix(RESULTS), theirs)
            if result is not None and key not in stored:
                model.results.append(result)
                results += 1
                stored[key] = theirs
                effects.append(Keep(key, theirs))
        elif key.startswith(SEASONS):
            kept_season = _merge_season(model, key, theirs)
            came_season = came_season or bool(kept_season)
            effects += kept_season
        elif key.startswith(SAVES) and stored.get(key) == theirs:
            left += 1
        elif key.startswith(SAVES):
            new_key, kept = _choose_copy(key, theirs, stored)
            games, left = games + bool(new_key), left + (not new_key)
            if new_key:
                twice += new_key != key
                entry = _read_entry(new_key, kept)
                if entry is None:
                    model.broken.append((new_key, kept))
                else:
                    entries[entry.id] = entry
                stored[new_key] = kept  # a file may hold the same key twice
                effects.append(Keep(new_key, kept))
    model.results.sort(key=lambda result: result.ended)
    model.saves = list(entries.values())
    sort_saves(model)
    return _Merged(effects, games, twice, left, prefs, results, learned, came_season)


def _merge_progress(model: Model, data: dict[str, Any]) -> tuple[list[Effect], bool]:
    """Add what was learned elsewhere; return also whether lessons or puzzles were new."""
    before = progress_text(model.learned)
    theirs = dict(_stored_texts(data)).get(PROGRESS_KEY, "")
    learned = merge_progress(model.learned, read_progress(theirs))
    is_same = progress_text(model.learned) == before
    return ([] if is_same else [keep_progress(model.learned)]), learned


def _merge_season(model: Model, key: str, theirs: str) -> list[Effect]:
    """Add a season, or its longer copy; one that cannot be read comes along as it is."""
    try:
        season = read_season(key.removeprefix(SEASONS), theirs)
    except RecordError:
        known = model.seasons.find(key.removeprefix(SEASONS)) is not None
        if known or key in model.seasons.unreadable:
            return []
        model.seasons.unreadable[key] = theirs
        return [Keep(key, theirs)]
    mine = model.seasons.find(season.id)
    if mine is not None and len(mine.results) >= len(season.results):
        return []
    model.seasons.put(season)
    model.seasons.unreadable.pop(key, None)
    return [Keep(key, theirs)]


def _stored_texts(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    given = data.get("stored")
    for item in given if isinstance(given, list) else []:
        if isinstance(item, list) and len(item) == 2 and all(isinstance(t, str) for t in item):
            key, text = item
            name = key.removeprefix(SAVES).removeprefix(RESULTS).removeprefix(SEASONS)
            if key in (PREFS_KEY, PROGRESS_KEY) or (len(name) <= MAX_ID and _ID.fullmatch(name)):
                yield key, text


def _choose_copy(key: str, theirs: str, stored: Mapping[str, str]) -> tuple[str, str]:
    """Return the key and text under which an imported game is kept.

    The key is "" if nothing changes.
    """
    mine = stored.get(key)
    if mine is None:
        return key, theirs
    kept = merge_saves(mine, theirs)
    if kept:
        return ("" if kept == mine else key), kept
    if read_copy(theirs) is None:
        return "", theirs
    other = second_key(key, theirs)
    return ("" if other in stored else other), theirs


def _read_entry(key: str, text: str) -> SaveEntry | None:
    """Return a save's entry on the home page, None if it is corrupt."""
    try:
        return read_save(text, key.removeprefix(SAVES))
    except RecordError:
        return None
