"""The player's learning progress on this device, kept as one text."""

from __future__ import annotations

import json
from typing import Any, Final

from hustings import catalog
from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Keep
from hustings.ui.teaching import LearningProgress

PROGRESS_KEY: Final = "hustings/learned"
MAX_ITEMS: Final = 400
"""Limit on notes, puzzles or tips of one game; anything beyond is malformed."""


def read_progress(text: str) -> LearningProgress:
    """Return the stored progress; whatever is malformed counts as not learned yet."""
    learned = LearningProgress()
    try:
        data = parse_json(text) if text else {}
    except RecordError:
        return learned
    if not isinstance(data, dict):
        return learned
    learned.notes_read = {game: n for game, n in _by_game(data, "lessons") if _is_count(n)}
    learned.done = {game for game in catalog.GAMES if game in _read_list(data.get("done"))}
    for game, numbers in _by_game(data, "solved"):
        learned.solved[game] = {n for n in _read_list(numbers) if _is_count(n)}
    for game, keys in _by_game(data, "met"):
        learned.tips_shown[game] = {key for key in _read_list(keys) if isinstance(key, str)}
    learned.listen_offered = data.get("listen") is True
    return learned


def _by_game(data: dict[str, Any], name: str) -> list[tuple[str, Any]]:
    given = data.get(name)
    pairs = given.items() if isinstance(given, dict) else ()
    return [(game, value) for game, value in pairs if game in catalog.GAMES]


def _read_list(given: object) -> list[Any]:
    return given[:MAX_ITEMS] if isinstance(given, list) else []


def _is_count(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= MAX_ITEMS


def keep_progress(learned: LearningProgress) -> Keep:
    """Return the effect that stores the progress."""
    data: dict[str, Any] = {
        "lessons": learned.notes_read,
        "done": sorted(learned.done),
        "solved": {game: sorted(numbers) for game, numbers in learned.solved.items()},
        "met": {game: sorted(keys) for game, keys in learned.tips_shown.items()},
    }
    if learned.listen_offered:
        data["listen"] = True
    return Keep(PROGRESS_KEY, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
