"""What the accepted ways of a puzzle of Early States use, and why they win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.games.early_states.sheet import PRIZES, SOLO_TARGET, STATES
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import CONFIRM, M_BUY, M_MARK
from hustings.messages.worded import MESSAGE
from tools.puzzles.search import Line, after
from tools.puzzles.spec import SOLVER, Message, message

RULES: Final = catalog.rules("early_states")
STATE_MESSAGES: Final = (
    "state-iowa", "state-new-hampshire", "state-south-carolina", "state-nevada", "state-florida",
    "state-missouri", "state-ohio", "state-virginia", "state-pennsylvania",
)  # fmt: skip
"""The messages of the game's catalogue that name the states, as `sheet.STATES` counts them."""
ITEM_MESSAGES: Final = (
    "item-radio", "item-organiser", "item-television", "item-debate", "item-finance",
    "item-spokesperson", "item-manager", "item-pro-life", "item-immigration", "item-low-tax",
    "item-defence",
)  # fmt: skip
"""The messages that name the items, as `sheet.ITEMS` counts them."""

Reasons = list[tuple[Line, Message]]
"""Ways, each with the reason why it wins."""
Completable = Callable[[State], list[int]]
"""Returns the states that the rest of a turn can fill for a prize, each by itself."""


class Way(NamedTuple):
    """What a way uses.

    items: what it buys. votes: how many it places. filled: each state that it fills, with the
    delegates. helped: those of them in which an item makes marks; gained: whether an item fills one
    without a vote. reached: the delegates at its end.
    """

    items: tuple[int, ...]
    votes: int
    filled: dict[int, int]
    helped: frozenset[int]
    gained: bool
    reached: int


def follow(state: State, line: Line) -> Way:
    """Return what a way uses from a position on."""
    items, votes, filled, marked, gained = [], 0, dict[int, int](), set[int](), False
    at = state
    for move in line:
        then = after(RULES, at, SOLVER, move)
        won = [
            place
            for place in range(len(STATES))
            if at.has_prize(place) and then.place[place] and not at.place[place]
        ]
        filled |= {place: PRIZES[place][at.taken[place]] for place in won}
        if move[0] == M_MARK:
            votes += move[2]
        else:
            marked |= {place for place in range(len(STATES)) if then.marks[place] > at.marks[place]}
            gained = gained or bool(won)
        items += [move[1]] if move[0] == M_BUY else []
        at = then
    helped = frozenset(marked & filled.keys())
    return Way(tuple(items), votes, filled, helped, gained, at.score[SOLVER])


def idea_of(ways: Sequence[Way], votes: int, tempted: bool) -> str:
    """Return what decides a turn that wins.

    votes: how many there are to place. tempted: whether another state can be filled, too late.
    """
    if any(len(way.items) > 1 for way in ways):
        return "two-purchases"
    if any(way.gained for way in ways):
        return "no-vote"
    all_votes = all(way.votes == votes for way in ways)
    if any(len(way.filled) > 1 for way in ways):
        if not any(way.items for way in ways):
            return "dividing"
        if all(way.filled.keys() == way.helped for way in ways):
            return "shared-issue"
        return "every-vote" if all_votes else "two-states"
    if all_votes:
        return "nothing-spare"
    if tempted:
        return "big-enough"
    return "right-issue"


def temptation(state: State, ways: Sequence[Way], completable: Completable) -> tuple[int, int]:
    """Return the state of no way with which the turn ends with most delegates, and how many.

    -1 and 0 if no other state can be filled.
    """
    ours = {place for way in ways for place in way.filled}
    found = [
        (most, PRIZES[place][state.taken[place]], place)
        for place in completable(state)
        if place not in ours and (most := _most_with(place, state, completable, {})) >= 0
    ]
    most, _, place = max(found, default=(0, 0, -1))
    return place, most


def _most_with(place: int, at: State, completable: Completable, known: dict[object, int]) -> int:
    """Return the most delegates of a turn that fills a state for a prize, -1 if it cannot."""
    if not at.place[place] and place not in completable(at):
        return -1
    if SOLVER not in at.turn.seats or at.turn.prompt == CONFIRM:
        return at.score[SOLVER] if at.place[place] else -1
    key = at.key()
    if key not in known:
        moves = RULES.legal(at, SOLVER)
        known[key] = max(
            _most_with(place, after(RULES, at, SOLVER, move), completable, known) for move in moves
        )
    return known[key]


def in_order(state: State, lines: Sequence[Line], completable: Completable) -> Reasons:
    """Return why ways win, the one that uses least first."""
    ways = {line: follow(state, line) for line in lines}
    place, most = temptation(state, [*ways.values()], completable)
    tempting = None
    if place >= 0 and most <= SOLO_TARGET:
        short = SOLO_TARGET + 1 - most
        tempting = message("tempting", state=_named(STATE_MESSAGES[place]), short=short)
    reasons = {
        line: _joined(_how(way), tempting or _also(way, [*ways.values()]))
        for line, way in ways.items()
    }
    return sorted(reasons.items(), key=lambda each: (len(each[0]), ways[each[0]].votes, each[0]))


def _joined(how: Message, then: Message | None) -> Message:
    return how if then is None else message("why", how=how, then=then)


def _also(way: Way, ways: Sequence[Way]) -> Message | None:
    """Return that another state would win, too; None if no accepted way fills another."""
    others = sorted({place for each in ways for place in each.filled.keys() - way.filled.keys()})
    return message("also", state=_named(STATE_MESSAGES[others[0]])) if others else None


def _how(way: Way) -> Message:
    means: list[Any] = [_named(ITEM_MESSAGES[item]) for item in way.items]
    means += [message("votes-counted", votes=way.votes)] if way.votes else []
    filled = [
        message("fills", state=_named(STATE_MESSAGES[place]), delegates=delegates)
        for place, delegates in way.filled.items()
    ]
    needed = SOLO_TARGET + 1
    return message(
        "how", means=means, things=len(way.items) + way.votes, filled=filled,
        reached=way.reached, needed=needed, over=way.reached - needed,
    )  # fmt: skip


def _named(name: str) -> Message:
    """Return a message without arguments as an argument of another."""
    return {MESSAGE: name}
