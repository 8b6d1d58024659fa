"""What a turn of Gerrymander leaves to both sides: the rival's replies, the districts in reach."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

from hustings.core.model import ONE, OVER, Turn
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.state import NOBODY, State, members
from hustings.games.gerrymander.vocabulary import AWARD, BORDER, CONFIRM, DONE, TIE
from tools.puzzles.search import after
from tools.puzzles.spec import SOLVER

RIVAL: Final = 1 - SOLVER

Counties = tuple[int, ...]
Identity = Callable[[State], Hashable]


class Drawn(NamedTuple):
    """A whole turn: the position after it, and its districts with their winners."""

    state: State
    districts: tuple[tuple[Counties, int], ...]

    def won_by(self, seat: int) -> set[Counties]:
        """Return the districts that the turn closes for a seat."""
        return {counties for counties, winner in self.districts if winner == seat}


def with_turn_passed(state: State, seat: int = SOLVER) -> State:
    """Return a position in which the other seat moves next, without the seat's other borders."""
    at = state.clone()
    at.left, at.turn = 0, Turn(ONE, (seat,), CONFIRM)
    rules.apply(at, seat, (DONE,))
    return at


def turns(state: State, seat: int, identity: Identity) -> list[Drawn]:
    """Return the seat's next turns, one for each position they lead to; it takes ties."""
    level, ended = {identity(state): state}, dict[Hashable, State]()
    while level:
        grown: dict[Hashable, State] = {}
        for at in level.values():
            for move in [(AWARD, seat)] if at.turn.prompt == TIE else rules.legal(at, seat):
                then = after(rules, at, seat, move)
                goal = grown if seat in then.turn.seats else ended
                goal.setdefault(identity(then), then)
        level = grown
    return [Drawn(at, _districts(at, len(state.closed))) for at in ended.values()]


def _districts(state: State, known: int) -> tuple[tuple[Counties, int], ...]:
    """Return the districts after the first `known` ones, with their winners."""
    return tuple(
        (tuple(members(state, region)), state.holders[number])
        for number, region in enumerate(state.closed)
        if number >= known and state.holders[number] != NOBODY
    )


class Outlook:
    """What the rival, and then the solver, can do in a position in which the rival moves next.

    identity: what positions that go on in the same way have in common.
    """

    def __init__(self, state: State, identity: Identity) -> None:
        self.state, self.identity = state, identity
        self._reach: dict[int, frozenset[Counties]] = {}

    @cached_property
    def replies(self) -> list[Drawn]:
        """The rival's turns."""
        return turns(self.state, RIVAL, self.identity)

    @cached_property
    def takes_nothing(self) -> bool:
        """Whether no reply closes a district for the rival."""
        return not any(reply.won_by(RIVAL) for reply in self.replies)

    @cached_property
    def must_give(self) -> bool:
        """Whether every reply closes a district for the solver and none for the rival."""
        return self.takes_nothing and all(reply.won_by(SOLVER) for reply in self.replies)

    @cached_property
    def _wanted(self) -> set[Counties]:
        """The districts that the solver could close if the rival drew nothing."""
        unanswered = turns(with_turn_passed(self.state, RIVAL), SOLVER, self.identity)
        return {counties for turn in unanswered for counties in turn.won_by(SOLVER)}

    def _in_reach(self, n: int) -> frozenset[Counties]:
        """Return which of the wanted districts the solver can close after a reply, by number."""
        if n not in self._reach:
            reply = self.replies[n]
            closed = {each for each in self._wanted if _gets(reply, each)}
            self._reach[n] = frozenset(reply.won_by(SOLVER) | closed)
        return self._reach[n]

    def always(self, *districts: Counties) -> bool:
        """Return whether the solver gets one of these districts after every reply."""
        return all(any(_gets(reply, each) for each in districts) for reply in self.replies)

    @cached_property
    def certain(self) -> list[Counties]:
        """The districts that the solver can close after every reply."""
        left = set(self._wanted)
        for n in range(len(self.replies)):
            left &= self._in_reach(n)
            if not left:
                break
        return sorted(left)

    @cached_property
    def either(self) -> list[tuple[Counties, Counties]]:
        """Pairs of districts apart, of which the solver can close one after every reply."""
        left = [
            (one, two)
            for one, two in combinations(sorted(self._wanted), 2)
            if set(one).isdisjoint(two)
        ]
        for n in range(len(self.replies)):
            reach = self._in_reach(n)
            left = [pair for pair in left if not reach.isdisjoint(pair)]
            if not left:
                break
        return left


def _gets(reply: Drawn, counties: Counties) -> bool:
    """Return whether a reply closes a district for the solver, or leaves it in reach."""
    return counties in reply.won_by(SOLVER) or _can_close(reply.state, counties)


def _can_close(state: State, counties: Counties) -> bool:
    """Return whether the solver wins these counties by the borders around them alone."""
    if state.turn.mode == OVER:
        return False
    at, inside = state, set(counties)
    missing = [
        edge
        for edge, sides in enumerate(state.board.edges)
        if not state.placed[edge] and len(inside.intersection(sides)) == 1
    ]
    if len(missing) > state.left:
        return False
    while missing and at.turn.prompt != TIE:
        edge = next((edge for edge in missing if at.can[edge]), None)
        if edge is None:
            return False
        at = after(rules, at, SOLVER, (BORDER, edge))
        missing.remove(edge)
    while at.turn.prompt == TIE:
        at = after(rules, at, SOLVER, (AWARD, SOLVER))
    return (counties, SOLVER) in _districts(at, len(state.closed))
