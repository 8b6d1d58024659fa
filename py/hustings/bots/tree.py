"""Tree search over guessed worlds: information-set MCTS, with RAVE where it helps.

All worlds share one tree. Each iteration guesses a world, goes down the tree by the moves that are
legal in that world, adds one node and plays the rest out. The exploration term of a move counts how
often it was legal (its availability). Each node uses what the seat that decides in it earned, so
that any number of seats can play.

The tree branches on luck only where it has few outcomes. It branches on sealed plans only once all
are revealed, so that no seat plans by what another has sealed.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from hustings.bots.opponent import Opponent
from hustings.bots.rollout import ANYBODY, Finish, Made, Shortlist, everything
from hustings.core.model import ALL, CHANCE, NATURE, OVER, Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng

SEALED: Final = ("sealed",)
"""The key of the node after a sealed plan, whatever the plan is."""


class Edge:
    """A move from a node: how often it was made and was legal, and what it earned in all."""

    __slots__ = ("could", "earned", "made", "rave_earned", "rave_made")

    def __init__(self) -> None:
        self.made = self.could = self.rave_made = 0
        self.earned = self.rave_earned = 0.0


class Node:
    """A node of the tree: the moves seen there and the nodes after it."""

    __slots__ = ("_moves", "_row", "after", "edges")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.after: dict[Hashable, Node] = {}
        self._moves: list[Move] = []
        self._row: list[Edge] = []

    def row(self, moves: list[Move]) -> list[Edge]:
        """Return the edges of these moves in their order; makes those that are missing.

        The last answer is cached: in open games the moves are always the same.
        """
        if moves != self._moves:
            edges = self.edges
            for move in moves:
                if move not in edges:
                    edges[move] = Edge()
            self._moves, self._row = moves[:], [edges[move] for move in moves]
        return self._row


class _Step(NamedTuple):
    """One decision on the way down, and the number of moves made before it."""

    node: Node
    seat: Seat
    move: Move
    before: int


class Tree(Opponent[S]):
    """Search in one tree over many guessed worlds.

    finish: plays a world on from a leaf. explore: the weight of the exploration term. rave: how
    many visits a move needs before its own results count as much as those of all games in which its
    seat made it later; 0 turns RAVE off. split: the most outcomes of luck that the tree branches
    on. iterations: in all; batch: iterations between two answers.
    """

    def __init__(
        self,
        finish: Finish[S],
        shortlist: Shortlist[S] = everything,
        *,
        iterations: int = 1000,
        batch: int = 50,
        explore: float = 0.5,
        rave: float = 0.0,
        split: int = 36,
    ) -> None:
        self.finish = finish
        self.shortlist = shortlist
        self.iterations = iterations
        self.batch = batch
        self.explore = explore
        self.rave = rave
        self.split = split
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move made most often after each batch; equals go to the better one."""
        root = Node()
        for done in range(1, self.iterations + 1):
            self._iterate(rules, root, obs.determinize(seat, rng), seat, rng)
            if done % self.batch == 0 or done == self.iterations:
                self.done = done / self.iterations
                self.move_values = {
                    move: edge.earned / edge.made for move, edge in root.edges.items() if edge.made
                }
                yield max(
                    self.move_values,
                    key=lambda move: (root.edges[move].made, self.move_values[move]),
                )

    def _iterate(self, rules: Rules[S], node: Node, state: S, seat: Seat, rng: Rng) -> None:
        steps: list[_Step] = []
        made: Made = []
        sealed: list[Move] = []
        fresh = False
        while state.turn.mode != OVER and not fresh:
            if state.turn.mode == CHANCE:
                node = self._luck(rules, node, state, rng)
                continue
            who = state.turn.seats[0] if steps else seat
            move, fresh = self._pick(rules, node, state, who, rng)
            steps.append(_Step(node, who, move, len(made)))
            made.append((who, move))
            hidden = state.turn.mode == ALL
            rules.apply(state, who, move)
            sealed.append(move)
            if hidden and state.turn.mode == ALL:
                node = _next(node, SEALED)
            else:
                node = _next(node, tuple(sealed))
                sealed.clear()
        more, earned = self.finish(rules, state, rng)
        self._learn(steps, made + list(more), earned)

    def _luck(self, rules: Rules[S], node: Node, state: S, rng: Rng) -> Node:
        """Apply luck; return the node of its outcome, or the same node if there are too many."""
        outcomes = rules.chances(state)
        move = rules.chance(state, rng)
        rules.apply(state, NATURE, move)
        if outcomes is None or len(outcomes) > self.split:
            return node
        return _next(node, (NATURE, *move))

    def _pick(
        self, rules: Rules[S], node: Node, state: S, seat: Seat, rng: Rng
    ) -> tuple[Move, bool]:
        """Return the move to try and whether it is tried for the first time."""
        moves = self.shortlist(rules, state, seat, rules.legal(state, seat))
        row = node.row(moves)
        rave = self.rave
        new = []
        for i, edge in enumerate(row):
            edge.could += 1
            if not edge.made and not (rave and edge.rave_made):
                new.append(i)
        if new:
            return moves[new[int(rng.random() * len(new))]], True
        best = self._most_urgent(row)
        return moves[best], not row[best].made

    def _most_urgent(self, row: list[Edge]) -> int:
        """Return the index of the first best edge. With RAVE most edges were never made."""
        plain = not self.explore
        best, most = 0, float("-inf")
        for i, edge in enumerate(row):
            if plain and not edge.made:
                urge = edge.rave_earned / edge.rave_made
            else:
                urge = self._urge(edge)
            if urge > most:
                best, most = i, urge
        return best

    def _urge(self, edge: Edge) -> float:
        made = edge.made
        own = edge.earned / made if made else 0.0
        if self.rave and edge.rave_made:
            weight = sqrt(self.rave / (3 * made + self.rave))
            own = (1 - weight) * own + weight * edge.rave_earned / edge.rave_made
        if not self.explore:
            return own
        return own + self.explore * sqrt(log(edge.could) / (made or 1))

    def _learn(self, steps: list[_Step], made: Made, earned: Sequence[float]) -> None:
        for step in steps:
            edge = step.node.edges[step.move]
            edge.made += 1
            edge.earned += earned[step.seat]
            if self.rave:
                _share(step, made, earned[step.seat])


def _share(step: _Step, made: Made, gain: float) -> None:
    """Count the result for every move of the node that its seat made now or later."""
    edges, seat = step.node.edges, step.seat
    for move in {move: None for who, move in made[step.before :] if who in (seat, ANYBODY)}:
        edge = edges.get(move)
        if edge is not None:
            edge.rave_made += 1
            edge.rave_earned += gain


def _next(node: Node, way: Hashable) -> Node:
    child = node.after.get(way)
    if child is None:
        child = node.after[way] = Node()
    return child
