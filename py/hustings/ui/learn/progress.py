"""What the person has been taught on this device, kept as one text."""

from __future__ import annotations

import json
from typing import Any, Final

from hustings import catalog
from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Keep
from hustings.ui.teaching import LearningProgress

LEARNED: Final = "hustings/learned"
MOST: Final = 400
"""Notes, puzzles or situations of one game: what counts further was not written by us."""


def read_learned(text: str) -> LearningProgress:
    """Return what was stored; whatever cannot be read counts as not learned yet."""
    learned = LearningProgress()
    try:
        data = parse_json(text) if text else {}
    except RecordError:
        return learned
    if not isinstance(data, dict):
        return learned
    learned.notes_read = {game: n for game, n in _games(data, "lessons") if _count(n)}
    learned.done = {game for game in catalog.GAMES if game in _list(data.get("done"))}
    for game, numbers in _games(data, "solved"):
        learned.solved[game] = {n for n in _list(numbers) if _count(n)}
    for game, keys in _games(data, "met"):
        learned.tips_shown[game] = {key for key in _list(keys) if isinstance(key, str)}
    return learned


def _games(data: dict[str, Any], name: str) -> list[tuple[str, Any]]:
    given = data.get(name)
    pairs = given.items() if isinstance(given, dict) else ()
    return [(game, value) for game, value in pairs if game in catalog.GAMES]


def _list(given: object) -> list[Any]:
    return given[:MOST] if isinstance(given, list) else []


def _count(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= MOST


def keep_learned(learned: LearningProgress) -> Keep:
    """Return what keeps all that has been learned."""
    data = {
        "lessons": learned.notes_read,
        "done": sorted(learned.done),
        "solved": {game: sorted(numbers) for game, numbers in learned.solved.items()},
        "met": {game: sorted(keys) for game, keys in learned.tips_shown.items()},
    }
    return Keep(LEARNED, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
