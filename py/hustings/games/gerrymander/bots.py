"""The opponents of Gerrymander, and how well a position stands for somebody.

Floats are fine here: nothing of this enters a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hustings.bots.luck import Random
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.board import BORDER, COLOURED, NO_PARTY, PARTY, VALUE
from hustings.games.gerrymander.cycles import closing_sets
from hustings.games.gerrymander.state import FREE, PLACE, TIE, State, members, parties

DISTRICT: Final = 5.5
"""How many counties a district has on average."""
TILT: Final = 2.5
"""How many times a lead in votes shows in a lead in districts."""
MEAN: Final = 5.5
"""What a token is worth as long as nobody knows."""


def evaluate(state: State, seat: Seat) -> float:
    """Return how well a seat stands: its lead in districts, won and to be hoped for."""
    if state.turn.mode == OVER:
        return rules.outcome(state).payoff()[seat]
    lead = outlook(state, seat)
    return 0.5 + 0.5 * lead / (1 + abs(lead))


def outlook(state: State, seat: Seat) -> float:
    """Return by how many districts the seat's party may end ahead of its best rival.

    Districts waiting for their tokens or for a tie to be broken count for whoever leads in them,
    ties for the seat. Swing counties weigh a little, because they break ties.
    """
    rivals = [party for party in range(parties(state)) if party != seat]
    score = [won + swing / 16 for won, swing in zip(state.won, state.swing, strict=True)]
    for number in state.pending:
        votes = _votes(state, members(state, state.closed[number]))
        best = max(votes)
        score[seat if votes[seat] == best else votes.index(best)] += 1
    finished = state.closed
    left = [county for county, region in enumerate(state.region) if region not in finished]
    votes = _votes(state, left)
    total = sum(votes)
    if total:
        rival = max(rivals, key=lambda party: (score[party], votes[party]))
        share = TILT * (votes[seat] - votes[rival]) / (votes[seat] + votes[rival] or 1)
        score[seat] += max(-1.0, min(1.0, share)) * len(left) / DISTRICT / parties(state)
    return score[seat] - max(score[party] for party in rivals)


def _votes(state: State, counties: list[int]) -> list[float]:
    """Return the votes by party; a hidden value counts as the mean, a hidden party as nobody's."""
    votes = [0.0] * (NO_PARTY + 2)
    for county in counties:
        kind = state.tokens[county]
        votes[PARTY[kind]] += MEAN if kind >= COLOURED else VALUE[kind]
    return votes[: parties(state)]


class Closer:
    """Looks for the best districts to be made with the borders that are left in the turn.

    It tries every set of borders that closes something, takes the one after which it stands
    best if that is better than leaving things as they are, and otherwise draws a border that
    closes nothing, by luck.
    """

    def think(self, rules: Rules[Any], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move: the first border of the best set."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == TIE:
            yield _favourite(obs, seat, legal)
        elif obs.turn.prompt != PLACE:
            yield legal[0]
        else:
            yield self._border(rules, obs, seat, rng)

    def _border(self, rules: Rules[Any], obs: State, seat: Seat, rng: Rng) -> Move:
        quiet = [edge for edge, can in enumerate(obs.can) if can == FREE]
        best = outlook(obs, seat) if quiet else float("-inf")
        choice: tuple[int, ...] = ()
        for ring in closing_sets(obs, obs.left if obs.seats > 1 else 4):
            after = _drawn(rules, obs, seat, ring)
            if after is not None:
                value = outlook(after, seat) - len(ring) / 1000
                if value > best:
                    best, choice = value, ring
        return (BORDER, choice[0] if choice else rng.pick(quiet))


def _drawn(rules: Rules[Any], obs: State, seat: Seat, ring: tuple[int, ...]) -> State | None:
    """Return the position after a closing set, or None if its last border is not legal."""
    after = obs.clone()
    after.left = len(ring) + 1
    for edge in ring:
        if not after.can[edge]:
            return None
        rules.apply(after, seat, (BORDER, edge))
    return after


def _favourite(obs: State, seat: Seat, legal: list[Move]) -> Move:
    """Return the best party to give a tied district to: one's own, else the one furthest behind."""
    return min(legal, key=lambda move: (move[1] != seat, obs.won[move[1]], obs.swing[move[1]]))


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"easy": Random, "normal": Closer}
