"""How a game of Early States ended: who won, and by what."""

from __future__ import annotations

from hustings.core.model import Outcome
from hustings.games.early_states.sheet import SOLO_TARGET, STRIKES
from hustings.games.early_states.state import State


def outcome(state: State) -> Outcome:
    """Return the ranking: delegates, then first places, then funds, then shared.

    reason: which of the three parted the winner from the next ("delegates", "firsts", "funds"),
    or "shared"; for one player "challenge_won" or "challenge_lost", against a rival that strikes
    "strikes_won" or "strikes_lost".
    """
    scores = tuple(state.score)
    if state.seats == 1:
        won = scores[0] > SOLO_TARGET
        what = "strikes" if state.rival == STRIKES else "challenge"
        return Outcome((1,) if won else (2,), scores, f"{what}_{'won' if won else 'lost'}")
    tallies = [(scores[s], state.first_places(s), state.cash[s]) for s in range(state.seats)]
    order = sorted(tallies, reverse=True)
    ranks = tuple(order.index(tally) + 1 for tally in tallies)
    names = ("delegates", "firsts", "funds")
    best, second = order[0], order[1]
    parted = [name for name, a, b in zip(names, best, second, strict=True) if a != b]
    return Outcome(ranks, scores, parted[0] if parted else "shared")
