"""One player's result of a finished game, as it is kept.

Each result is a text of its own, so the stores of a browser, backups and one-file editions are
merged by their keys alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from hustings import catalog
from hustings.core.record import RecordError, parse_json
from hustings.ui.kept_games import ALONE, MIXED, Result
from hustings.ui.links.challenge import MAX_SCORE, own_score
from hustings.ui.model import Play
from hustings.ui.saves.save import MAX_ID, MAX_TIMESTAMP_MS, PREFIX

RESULTS: Final = f"{PREFIX}result/"
"""Prefix of the keys; the id of the game's save follows."""
MAX_SEED_LETTERS: Final = 200
MAX_LUCK: Final = 1000
"""The most that luck may have given, in points."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def result_of(play: Play, now: int, day: str, *, daily: bool) -> Result | None:
    """Return the result of a finished game; None where it is not one player's or one team's.

    now: milliseconds since 1970. day, daily: see Result.
    """
    reached = own_score(play)
    if reached is None:
        return None
    outcome = play.table.rules.outcome(play.table.state)
    return Result(
        id=play.id,
        game=play.game,
        seed=play.table.record.seed,
        players=len(play.seats),
        level=level_of(play),
        rank=outcome.ranks[play.humans[0]],
        score=reached.score,
        lead=reached.lead,
        day=day,
        ended=now,
        daily=daily,
    )


def level_of(play: Play) -> str:
    """Return the level of the bots in a game, MIXED or ALONE."""
    levels = {seat.level for seat in play.seats if seat.is_bot}
    return ALONE if not levels else levels.pop() if len(levels) == 1 else MIXED


def result_text(result: Result) -> str:
    """Return a result as it is stored."""
    data = result._asdict()
    del data["id"]
    if result.luck is None:
        del data["luck"]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_results(stored: Mapping[str, str]) -> list[Result]:
    """Return the results in storage, the first first; malformed ones are left out."""
    found = (
        read_result(key.removeprefix(RESULTS), text)
        for key, text in stored.items()
        if key.startswith(RESULTS)
    )
    return sorted((each for each in found if each is not None), key=lambda each: each.ended)


def read_result(save_id: str, text: str) -> Result | None:
    """Return a stored result, None if it is malformed."""
    try:
        data = parse_json(text)
    except RecordError:
        return None
    if not isinstance(data, dict) or not 0 < len(save_id) <= MAX_ID:
        return None
    fields = {name: data.get(name) for name in _TYPES}
    if any(type(value) is not _TYPES[name] for name, value in fields.items()):
        return None
    luck = data.get("luck")
    if type(luck) not in (int, type(None)):
        return None
    result = Result(id=save_id, luck=luck, **fields)  # type: ignore[arg-type]  # types were checked
    return result if _is_sound(result) else None


_TYPES: Final[dict[str, type]] = {
    "game": str,
    "seed": str,
    "players": int,
    "level": str,
    "rank": int,
    "score": int,
    "lead": int,
    "day": str,
    "ended": int,
    "daily": bool,
}


def _is_sound(result: Result) -> bool:
    if result.game not in catalog.GAMES:
        return False
    info = catalog.info(result.game)
    return (
        result.players in info.seats
        and result.level in (*info.levels, MIXED, ALONE)
        and 1 <= result.rank <= MAX_SCORE
        and max(abs(result.score), abs(result.lead)) <= MAX_SCORE
        and len(result.seed) <= MAX_SEED_LETTERS
        and abs(result.luck or 0) <= MAX_LUCK
        and _DAY.fullmatch(result.day) is not None
        and 0 <= result.ended <= MAX_TIMESTAMP_MS
    )
