"""Reasons why turns in puzzles of Gerrymander win, the turn that is easiest to explain first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from hustings.core.model import OVER, Event, Move
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.board import SWING
from hustings.games.gerrymander.events import Border, Closed, Tied, Won
from hustings.games.gerrymander.regions import MIN_COUNTIES
from hustings.games.gerrymander.state import State, members, tally
from hustings.games.gerrymander.vocabulary import AWARD, BORDER, DONE, TIE
from tools.puzzles.gerrymander_outlook import RIVAL, Counties, Outlook, with_turn_passed
from tools.puzzles.search import Line, after
from tools.puzzles.spec import SOLVER, Message, message
from tools.puzzles.stakes import WinChance

MAX_POSITIONS: Final = 200_000
"""The most positions to visit for how far ahead a turn ends."""


class District(NamedTuple):
    """A district that a turn closes. tied: whether the one who closes it names its winner."""

    counties: tuple[int, ...]
    votes: tuple[int, ...]
    winner: int
    tied: bool


class TurnEnd(NamedTuple):
    """A turn with the position it leads to, its borders, and the districts it closes."""

    state: State
    borders: tuple[int, ...]
    districts: tuple[District, ...]


def finish_turn(state: State, seat: int, line: Line) -> TurnEnd:
    """Play a turn and what it forces: the seat takes ties, and ends the game if it can."""
    at, left, log = state.clone(), list(line), list[Event]()
    while seat in at.turn.seats:
        if not left:
            left = [(AWARD, seat)] if at.turn.prompt == TIE else rules.legal(at, seat)
            if len(left) > 1 or (left == [(DONE,)] and open_counties(at)):
                break
        rules.apply(at, seat, left.pop(0), log)
    tied = {event.district for event in log if isinstance(event, Tied)}
    winners = {event.district: event.party for event in log if isinstance(event, Won)}
    districts = [
        District(
            tuple(event.counties), tuple(tally(at, event.counties)),
            winners[event.district], event.district in tied,
        )
        for event in log if isinstance(event, Closed)
    ]  # fmt: skip
    return TurnEnd(at, tuple(e.edge for e in log if isinstance(e, Border)), tuple(districts))


def winning_turn(odds: WinChance, at: State) -> Line | None:
    """Return a whole turn of the rival that beats the solver, one that takes districts if any.

    None if the rival has none. odds: the solver's chance to win of positions.
    """
    line = list[Move]()
    while RIVAL in at.turn.seats:
        nexts = [(move, after(rules, at, RIVAL, move)) for move in rules.legal(at, RIVAL)]
        winning = [(move, then) for move, then in nexts if odds.value(then) == 0]
        if not winning:
            return None
        move, at = max(winning, key=lambda each: each[1].won[RIVAL])
        line.append(move)
    return tuple(line)


def open_counties(state: State) -> int:
    """Return how many counties are in no district."""
    return sum(size for region, size in enumerate(state.sizes) if region not in state.closed)


def room(state: State) -> int:
    """Return the most districts that the open counties can become, and those not awarded yet."""
    return open_counties(state) // MIN_COUNTIES + len(state.pending)


class Threat(NamedTuple):
    """What the rival would do if the solver drew nothing: its borders, and a district it takes."""

    borders: tuple[int, ...]
    district: District

    def is_stopped(self, state: State) -> bool:
        """Return whether these borders no longer close the district after the solver's turn."""
        if state.turn.mode == OVER:
            return True
        at = with_turn_passed(state) if SOLVER in state.turn.seats else state
        moves = [(BORDER, edge) for edge in self.borders if not at.placed[edge]]
        for move in moves:
            while at.turn.prompt == TIE:
                at = after(rules, at, RIVAL, (AWARD, RIVAL))
            if move in rules.legal(at, RIVAL):
                at = after(rules, at, RIVAL, move)
        closed = [members(at, region) for region in at.closed]
        return sorted(self.district.counties) not in closed


class Reasons:
    """Explains the winning turns of one position. odds: the chance to win of positions."""

    def __init__(self, state: State, odds: WinChance) -> None:
        self.state, self.odds = state, odds
        self.threat = self._threat()
        self.margins: dict[tuple[int, int], MarginChance] = {}
        self.counts: dict[tuple[int, int], CountChance] = {}

    def _threat(self) -> Threat | None:
        """Return the turn by which the rival would win next, None if it takes no district."""
        start = with_turn_passed(self.state)
        line = winning_turn(self.odds, start)
        if line is None:
            return None
        end = finish_turn(start, RIVAL, line)
        taken = [each for each in end.districts if each.winner == RIVAL]
        return Threat(end.borders, max(taken, key=lambda each: each.votes)) if taken else None

    def in_order(self, lines: Sequence[Line]) -> list[tuple[Line, Message]]:
        """Return each turn with its reason, the one that is easiest to explain first."""
        ends = {line: finish_turn(self.state, SOLVER, line) for line in lines}
        ordered = sorted(lines, key=lambda line: (self._difficulty(ends[line]), line))
        return [(line, self._why(ends[line])) for line in ordered]

    def _difficulty(self, end: TurnEnd) -> tuple[int, ...]:
        """Return a sort key: few borders, won at once, a district, no border beside it."""
        won_at_once = end.state.turn.mode == OVER or self.odds.is_won(end.state)
        named = [each for each in end.districts if each.winner == SOLVER]
        stopped = self._stopped(end)
        counties = {county for each in named or stopped for county in each.counties}
        edges = self.state.board.edges
        beside = sum(counties.isdisjoint(edges[edge]) for edge in end.borders)
        return (len(end.borders), not won_at_once, not named, not stopped, beside)

    def _stopped(self, end: TurnEnd) -> list[District]:
        """Return the district that a turn keeps the rival from taking, or nothing."""
        stopped = self.threat is not None and self.threat.is_stopped(end.state)
        return [self.threat.district] if stopped and self.threat is not None else []

    def _why(self, end: TurnEnd) -> Message:
        return message("why", does=self._does(end), wins=self._wins(end.state))

    def _does(self, end: TurnEnd) -> Message:
        """Return what a turn does by itself: the district it takes, or the one it prevents."""
        borders, won = len(end.borders), end.state.won
        score = {"borders": borders, "mine": won[SOLVER], "theirs": won[RIVAL]}
        if len(end.districts) > 1:
            return message("closes-several", districts=len(end.districts), **score)
        for taken in end.districts:
            name = "closes-tied" if taken.tied else "closes"
            return message(name, **_size(taken.counties, taken.votes), **score)
        for stopped in self._stopped(end):
            return message("stops", borders=borders, **_size(stopped.counties, stopped.votes))
        return self._promises(end)

    @cached_property
    def _before(self) -> Outlook:
        """What the rival and the solver could do if the solver drew nothing."""
        return Outlook(with_turn_passed(self.state), self.odds.identity)

    def _promises(self, end: TurnEnd) -> Message:
        """Return what a turn that closes and stops nothing brings whatever the rival draws.

        Only what it would not bring if the solver drew nothing. Raises ValueError if that is
        nothing.
        """
        at, before, borders = end.state, self._before, len(end.borders)
        at = with_turn_passed(at) if SOLVER in at.turn.seats else at
        then = Outlook(at, self.odds.identity)
        if then.must_give:
            return message("zugzwang", due=at.left)
        for district in sorted(then.certain, key=self._by_lead):
            if not before.always(district):
                return message("sure", **self._numbers(district))
        for pair in sorted(then.either, key=lambda pair: sum(map(self._by_lead, pair))):
            if not before.always(*pair):
                one, two = (message("there", **self._numbers(each)) for each in pair)
                return message("fork", one=one, two=two)
        mine, least = (self._within_reach(SOLVER, each) for each in (at, before.state))
        if mine > least:
            return message("earns", borders=borders, now=mine, before=least)
        theirs, most = (self._within_reach(RIVAL, each) for each in (at, before.state))
        if theirs < most:
            return message("holds", borders=borders, now=theirs, before=most)
        raise ValueError("this turn wins without a reason that can be named; leave its puzzle out")

    def _within_reach(self, seat: int, at: State) -> int:
        """Return how many districts a seat can reach whatever the other one draws."""
        districts = at.won[seat]
        while self._reaches(seat, districts + 1, at):
            districts += 1
        return districts

    def _reaches(self, seat: int, districts: int, at: State) -> bool:
        chance = self.counts.setdefault((seat, districts), CountChance(self.odds, seat, districts))
        return chance.value(at) == float(seat == SOLVER)

    def _by_lead(self, counties: Counties) -> int:
        """Return a sort key: small districts that are won by much come first."""
        votes = tally(self.state, counties)
        return 100 * len(counties) - votes[SOLVER] + votes[RIVAL]

    def _numbers(self, counties: Counties) -> dict[str, int]:
        return _size(counties, tally(self.state, counties))

    def _wins(self, state: State) -> Message:
        """Return why the position after a turn is won."""
        if state.turn.mode == OVER:
            swing = {"swing": state.swing[SOLVER], "swung": state.swing[RIVAL]}
            return message("ends", tied=state.won[SOLVER] == state.won[RIVAL], **swing)
        if self.odds.is_won(state):
            return message("no-room", counties=open_counties(state), districts=room(state))
        total, ahead = sum(SWING[kind] for kind in state.tokens), 0
        while self._keeps(state, ahead + 1, -total):
            ahead += 1
        if ahead:
            return message("stays-ahead", districts=ahead)
        more = next(n for n in range(total, -1, -1) if self._keeps(state, 0, n))
        return message("stays-level", swing=(total + more) // 2, swung=(total - more) // 2)

    def _keeps(self, state: State, districts: int, swing: int) -> bool:
        """Return whether the solver ends so far ahead, whatever the rival draws."""
        if (districts, swing) not in self.margins:
            self.margins[districts, swing] = MarginChance(self.odds, districts, swing)
        return self.margins[districts, swing].value(state) == 1


class MarginChance(WinChance):
    """Whether the solver ends with a lead in districts, or with just it and one in swing counties.

    The value of a position is 1 if best play brings that against every reply, else 0.
    """

    def __init__(self, odds: WinChance, districts: int, swing: int) -> None:
        super().__init__(odds.rules, odds.seat, self._bound, odds.identity, MAX_POSITIONS)
        self.districts, self.swing = districts, swing

    def value(self, at: State) -> float:
        """Return 1 or 0."""
        if at.turn.mode != OVER:
            return super().value(at)
        lead = (at.won[SOLVER] - at.won[RIVAL], at.swing[SOLVER] - at.swing[RIVAL])
        return float(lead >= (self.districts, self.swing))

    def _bound(self, at: State) -> float | None:
        """Return the value where the open counties have no room to change it."""
        lead = at.won[SOLVER] - at.won[RIVAL] - self.districts
        if abs(lead) <= room(at):
            return None
        return float(lead > 0)


class CountChance(WinChance):
    """Whether a side reaches a number of districts: 1 if that is good for the solver, else 0."""

    def __init__(self, odds: WinChance, side: int, districts: int) -> None:
        super().__init__(odds.rules, odds.seat, self._bound, odds.identity, MAX_POSITIONS)
        self.side, self.districts = side, districts

    def value(self, at: State) -> float:
        """Return 1 if the solver reaches them or the rival does not, else 0."""
        if at.turn.mode == OVER:
            return float((at.won[self.side] >= self.districts) == (self.side == SOLVER))
        return super().value(at)

    def _bound(self, at: State) -> float | None:
        """Return the value where the side has the districts, or no room for them."""
        if at.won[self.side] >= self.districts:
            return float(self.side == SOLVER)
        if at.won[self.side] + room(at) < self.districts:
            return float(self.side != SOLVER)
        return None


def _size(counties: Counties, votes: Sequence[int]) -> dict[str, int]:
    return {"counties": len(counties), "red": votes[SOLVER], "blue": votes[RIVAL]}
