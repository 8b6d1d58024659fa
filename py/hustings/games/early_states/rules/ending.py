"""The result of a game of Early States."""

from __future__ import annotations

from hustings.core.model import Outcome
from hustings.games.early_states.sheet import SOLO_TARGET, STRIKES
from hustings.games.early_states.state import State


def outcome(state: State) -> Outcome:
    """Return the ranking by delegates, then first places, then funds (rule 42).

    reason: which of the three separates the winner from the next ("delegates", "firsts", "funds"),
    or "shared". In a solo game: "challenge_won" or "challenge_lost", against a rival that strikes
    "strikes_won" or "strikes_lost".
    """
    scores = tuple(state.score)
    if state.seats == 1:
        won = scores[0] > SOLO_TARGET
        kind = "strikes" if state.rival == STRIKES else "challenge"
        return Outcome((1,) if won else (2,), scores, f"{kind}_{'won' if won else 'lost'}")
    tallies = [(scores[s], state.first_places(s), state.cash[s]) for s in range(state.seats)]
    order = sorted(tallies, reverse=True)
    ranks = tuple(order.index(tally) + 1 for tally in tallies)
    names = ("delegates", "firsts", "funds")
    best, second = order[0], order[1]
    differing = [name for name, a, b in zip(names, best, second, strict=True) if a != b]
    return Outcome(ranks, scores, differing[0] if differing else "shared")
