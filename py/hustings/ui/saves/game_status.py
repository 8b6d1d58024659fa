"""The status of a kept game: the facts in its save, and texts made of them.

Reading drops malformed facts; wording drops names and values that the game does not know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Outcome, Progress, Rival, Seat
from hustings.core.table import Table
from hustings.ui.handling import turn_text
from hustings.ui.kept_games import GameStatus, SaveEntry

LOST_ALONE: Final = 2
"""The rank of one who loses without a rival, as against the whole country."""
MAX_FACTS: Final = 12
"""Limit on names in a progress, and on sides without a seat in an outcome."""
MAX_CODE: Final = 24
"""Longest name or code in a progress, and longest reason of an outcome."""
MAX_NUMBER: Final = 1_000_000
"""Largest absolute value of a number."""


def status_facts(table: Table[Any]) -> dict[str, Any]:
    """Return the facts about a game for its save."""
    progress = catalog.text(table.record.game).progress(table.view(None))
    facts: dict[str, Any] = {"progress": dict(progress), "turn": list(table.seats)}
    if table.over:
        facts["outcome"] = outcome_data(table.rules.outcome(table.state))
    return facts


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome as saves hold it."""
    ranks, scores, reason, others = outcome
    return {
        "ranks": list(ranks),
        "scores": list(scores),
        "reason": reason,
        "others": [rival._asdict() for rival in others],
    }


def read(data: Mapping[str, Any], seats: int) -> GameStatus:
    """Return the status in a save's data without malformed facts. seats: the number of seats."""
    return GameStatus(
        _progress(data.get("progress")),
        _turn(data.get("turn"), seats),
        read_outcome(data.get("outcome"), seats),
    )


def status_texts(save: SaveEntry) -> tuple[str, str]:
    """Return two texts: how far a game is, and whose turn it is or how it ended; "" if unknown.

    Of the game's modules only its headline is imported.
    """
    stands = save.status
    if any(stands.legacy_text):
        return stands.legacy_text
    headline = catalog.headline(save.game)
    progress, outcome = stands.progress, stands.outcome
    summary = (
        headline.summary(progress, save.names)
        if _is_known_progress(progress, headline.PROGRESS)
        else ""
    )
    if not save.over:
        return summary, turn_text(save.names, stands.turn)
    known = outcome is not None and outcome.reason in headline.REASONS
    return summary, headline.outcome(outcome, save.names) if outcome and known else ""


def _is_known_progress(progress: Progress, known: Mapping[str, Collection[int | str]]) -> bool:
    same = progress.keys() == known.keys()
    return same and all(progress[name] in values for name, values in known.items())


def _progress(given: object) -> Progress:
    if not isinstance(given, dict) or len(given) > MAX_FACTS:
        return {}
    fine = all(_is_code(name) and (_is_number(n) or _is_code(n)) for name, n in given.items())
    return given if fine else {}


def _turn(given: object, seats: int) -> tuple[Seat, ...]:
    numbers = _numbers(given, seats)
    return numbers if all(0 <= seat < seats for seat in numbers) else ()


def read_outcome(given: object, seats: int) -> Outcome | None:
    """Return a stored outcome, None if it is malformed. seats: the number of seats."""
    if not isinstance(given, dict):
        return None
    others = _rivals(given.get("others", []))
    ranks, scores = (_numbers(given.get(name), seats) for name in ("ranks", "scores"))
    reason = given.get("reason")
    if others is None or len(ranks) != seats or len(scores) != seats or not _is_code(reason):
        return None
    last = max(seats + len(others), LOST_ALONE)
    if not all(1 <= rank <= last for rank in (*ranks, *(rival.rank for rival in others))):
        return None
    return Outcome(ranks, scores, str(reason), others)


def _rivals(given: object) -> tuple[Rival, ...] | None:
    """Return the sides without a seat, None if malformed."""
    if not isinstance(given, list) or len(given) > MAX_FACTS:
        return None
    rivals = []
    for item in given:
        fields = [item.get(name) for name in Rival._fields] if isinstance(item, dict) else []
        numbers = _numbers(fields, len(fields))
        if not numbers:
            return None
        rivals.append(Rival(*numbers))
    return tuple(rivals)


def _numbers(given: object, limit: int) -> tuple[int, ...]:
    """Return a list of at most `limit` numbers; () for anything else."""
    fine = isinstance(given, list) and len(given) <= limit and all(map(_is_number, given))
    return tuple(given) if isinstance(given, list) and fine else ()


def _is_number(value: object) -> bool:
    return isinstance(value, int) and type(value) is not bool and abs(value) <= MAX_NUMBER


def _is_code(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_CODE
