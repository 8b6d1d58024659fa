"""Progress and result of a game of Gerrymander in one line, without importing its engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from hustings.core.model import COUNTS, Outcome, Progress
from hustings.games.gerrymander.info import INFO
from hustings.messages.generated import gerrymander as messages

PROGRESS: Mapping[str, Collection[int | str]] = {
    "turn": COUNTS,
    "districts": COUNTS,
    "inside": COUNTS,
    "counties": COUNTS,
}
REASONS: Collection[str] = ("districts", "swing", "votes", "shared", "solo")
SOLO_VERDICTS: Final = ((7, "masterpiece"), (5, "scandal"), (3, "landslide"), (1, "nudge"))
"""(least solo score, key of the verdict), best first (rule 30)."""


def summary(progress: Progress, names: Sequence[str]) -> str:
    """Return the progress as text."""
    closed, inside, every = (int(progress[key]) for key in ("districts", "inside", "counties"))
    if len(names) == 1:
        return messages.summary(districts=closed, inside=inside, all=every)
    return messages.summary_turn(turn=progress["turn"], districts=closed, inside=inside, all=every)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence about who won and why."""
    if len(names) == 1:
        return _alone(names[0], outcome.scores[0])
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    best, parties = max(outcome.scores), [side.name for side in INFO.sides]
    if not winners:
        return ""
    if outcome.reason == "shared":
        players = [messages.player(name=names[seat], party=parties[seat]) for seat in winners]
        return messages.outcome_shared(players=players, districts=best)
    return messages.outcome_won(
        name=names[winners[0]],
        party=parties[winners[0]],
        districts=best,
        reason=outcome.reason,
    )


def _alone(name: str, lead: int) -> str:
    if lead <= 0:
        return messages.outcome_alone_lost(name=name, lead=lead)
    return messages.outcome_alone_won(name=name, lead=lead, called=lead_called(lead))


def lead_called(lead: int) -> str:
    """Return the key of the verdict on a solo player's lead, which is above 0 (rule 30)."""
    return next(word for least, word in SOLO_VERDICTS if lead >= least)
