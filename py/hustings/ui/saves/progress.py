"""The player's learning progress on this device, kept as one text."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from hustings import catalog
from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Keep
from hustings.ui.teaching import ALL_GAMES, LearningProgress, Streak

PROGRESS_KEY: Final = "hustings/learned"
MAX_ITEMS: Final = 400
"""Limit on notes, puzzles or tips of one game; anything beyond is malformed."""
MAX_STREAK: Final = MAX_ITEMS * len(catalog.GAMES)
MAX_DAY: Final = 99_999
"""A day in the 23rd century."""
SOLVED: Final = "puzzles"
"""The name of the solved puzzles. Under "solved" stand numbers of other, older puzzles."""


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
    for name, read in ((SOLVED, learned.solved), ("missed", learned.missed)):
        for game, numbers in _by_game(data, name):
            read[game] = {n for n in _read_list(numbers) if _is_count(n)}
    for game, days in _by_game(data, "days"):
        learned.puzzle_days[game] = {n for n in _read_list(days) if _is_count(n, MAX_DAY)}
    for game, pair in _by_game(data, "streaks", (*catalog.GAMES, ALL_GAMES)):
        counts = [n for n in _read_list(pair) if _is_count(n, MAX_STREAK)]
        if len(counts) == len(Streak._fields):
            learned.streaks[game] = Streak(counts[0], max(counts))
    for game, keys in _by_game(data, "met"):
        learned.tips_shown[game] = {key for key in _read_list(keys) if isinstance(key, str)}
    learned.listen_offered = data.get("listen") is True
    return learned


def _by_game(
    data: dict[str, Any], name: str, games: Collection[str] = catalog.GAMES
) -> list[tuple[str, Any]]:
    given = data.get(name)
    pairs = given.items() if isinstance(given, dict) else ()
    return [(game, value) for game, value in pairs if game in games]


def _read_list(given: object) -> list[Any]:
    return given[:MAX_ITEMS] if isinstance(given, list) else []


def _is_count(given: object, most: int = MAX_ITEMS) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= most


def merge_progress(mine: LearningProgress, theirs: LearningProgress) -> bool:
    """Add another device's progress to this one's; return whether lessons or puzzles were new.

    A streak that goes on here stays; the best one counts. Tips shown elsewhere are no news.
    """
    before = _count_learned(mine)
    for game, notes in theirs.notes_read.items():
        mine.notes_read[game] = max(notes, mine.notes_read.get(game, 0))
    mine.done |= theirs.done
    for own, other in (
        (mine.solved, theirs.solved),
        (mine.missed, theirs.missed),
        (mine.puzzle_days, theirs.puzzle_days),
    ):
        for game, numbers in other.items():
            own[game] = own.get(game, set()) | numbers
    for game, keys in theirs.tips_shown.items():
        mine.tips_shown[game] = mine.tips_shown.get(game, set()) | keys
    for game, streak in theirs.streaks.items():
        kept = mine.streaks.get(game, streak)
        mine.streaks[game] = kept._replace(best=max(kept.best, streak.best))
    mine.listen_offered |= theirs.listen_offered
    return _count_learned(mine) > before


def _count_learned(learned: LearningProgress) -> int:
    """Return how many notes were read, lessons finished and puzzles solved."""
    solved = sum(len(numbers) for numbers in learned.solved.values())
    return sum(learned.notes_read.values()) + len(learned.done) + solved


def keep_progress(learned: LearningProgress) -> Keep:
    """Return the effect that stores the progress."""
    return Keep(PROGRESS_KEY, progress_text(learned))


def progress_text(learned: LearningProgress) -> str:
    """Return the text of the progress, as stored."""
    data: dict[str, Any] = {
        "lessons": learned.notes_read,
        "done": sorted(learned.done),
        SOLVED: {game: sorted(numbers) for game, numbers in learned.solved.items()},
        "missed": {game: sorted(numbers) for game, numbers in learned.missed.items()},
        "streaks": learned.streaks,
        "days": {game: sorted(days)[-MAX_ITEMS:] for game, days in learned.puzzle_days.items()},
        "met": {game: sorted(keys) for game, keys in learned.tips_shown.items()},
    }
    if learned.listen_offered:
        data["listen"] = True
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
