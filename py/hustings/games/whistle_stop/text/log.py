"""The log of Whistle-Stop: one short sentence per event, worded for whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import HIDDEN, Event, Seat
from hustings.core.wording import Teller, counted, form
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.regions import REGIONS


def cards(kinds: Sequence[int]) -> str:
    """Return cards as a list, or their number where they are hidden."""
    if not kinds:
        return "nothing"
    if HIDDEN in kinds:
        return form(len(kinds), "a card", f"{len(kinds)} cards")
    return ", ".join(CARDS[kind].name for kind in kinds)


def region(r: int) -> str:
    """Return a region's name."""
    return REGIONS[r].name


def some(n: int) -> str:
    """Return a number of delegates."""
    return counted(n, "delegate")


def dice(values: Sequence[int]) -> str:
    """Return dice as a list."""
    return ", ".join(map(str, values))


Words = Callable[[Teller, Sequence[int]], str]


def _played(t: Teller, a: Sequence[int]) -> str:
    name = CARDS[a[1]].name
    if a[2] == v.MONEY:
        return f"{t.does(a[0], 'spend')} {name}, ${CARDS[a[1]].money}M."
    return f"{t.does(a[0], 'play')} {name}."


def _result(t: Teller, a: Sequence[int]) -> str:
    return f"{t.has(a[0])} {counted(a[1], 'point')} from {counted(a[2], 'region')}, {some(a[3])}."


def _won(t: Teller, a: Sequence[int]) -> str:
    return f"{t.does(a[0], 'win')} {region(a[1])}: {a[2]} points, {a[3]} in all."


_WORDS: Final[dict[int, Words]] = {
    v.E_DEALT: lambda t, a: f"{t.has(a[0])} been dealt {cards(a[1:])}.",
    v.E_START_ROLLED: lambda t, a: f"{t.does(a[0], 'roll')} {a[1]} and {a[2]} for the start.",
    v.E_STARTS: lambda t, a: f"{t.does(a[0], 'go')} first in every round.",
    v.E_ROUND: lambda _, a: f"Round {a[0]}.",
    v.E_TURN: lambda t, a: f"{t.has(a[0])} {counted(a[1], 'action')}.",
    v.E_PLAYED: _played,
    v.E_DECLARED: lambda t, a: f"{t.does(a[0], 'mean')} to add {some(a[2])} in {region(a[1])}.",
    v.E_AIMED: lambda t, a: f"{t.does(a[0], 'aim')} it at {t.whom(a[2])} in {region(a[1])}.",
    v.E_TOURING: lambda t, a: (
        f"{t.does(a[0], 'mean')} to move {a[3]} from {region(a[1])} to {region(a[2])}."
    ),
    v.E_AIMED_RIVAL: lambda t, a: f"{t.does(a[0], 'aim')} it at {t.whom(a[1])}.",
    v.E_AIMED_CARD: lambda t, a: f"{t.does(a[0], 'name')} {CARDS[a[1]].name}.",
    v.E_AIMED_DIE: lambda t, a: f"{t.does(a[0], 'choose')} the {a[1]}.",
    v.E_PASSED: lambda _t, _a: "",
    v.E_VETOED: lambda t, a: f"{t.does(a[0], 'veto')} {t.whose(a[2])} {CARDS[a[3]].name}.",
    v.E_OVERRODE: lambda t, a: f"{t.does(a[0], 'override')} {t.whose(a[1])} Veto.",
    v.E_BLOCKED: lambda t, a: f"{CARDS[a[1]].name} by {t.whom(a[0])} is blocked.",
    v.E_PLACED: lambda t, a: f"{t.does(a[0], 'gain')} {some(a[2])} in {region(a[1])}, now {a[3]}.",
    v.E_REMOVED: lambda t, a: f"{t.does(a[0], 'lose')} {some(a[2])} in {region(a[1])}, now {a[3]}.",
    v.E_WASTED: lambda t, a: f"{t.does(a[0], 'lose')} ${a[1]}M unspent.",
    v.E_DREW: lambda t, a: f"{t.does(a[0], 'draw')} {cards(a[1:])}.",
    v.E_RESHUFFLED: lambda _, a: f"The discards are turned over: {a[0]} cards.",
    v.E_PAID: lambda t, a: f"{t.does(a[0], 'pay')} ${a[2]}M with {CARDS[a[1]].name}.",
    v.E_BOUGHT: lambda t, a: f"{t.does(a[0], 'buy')} a green Veto; {a[1]} left in the bank.",
    v.E_TOOK_GREEN: lambda t, a: f"{t.does(a[0], 'take')} a green Veto; {a[1]} left in the bank.",
    v.E_LOOKED: lambda t, a: f"{t.does(a[0], 'look')} at {t.whose(a[1])} hand: {cards(a[2:])}.",
    v.E_TOOK: lambda t, a: f"{t.does(a[0], 'take')} {cards(a[2:])} from {t.whom(a[1])}.",
    v.E_GAVE: lambda t, a: f"{t.does(a[0], 'give')} {t.whom(a[1])} {cards(a[2:])}.",
    v.E_DISCARDED: lambda t, a: f"{t.does(a[0], 'discard')} {CARDS[a[1]].name}.",
    v.E_FETCHED: lambda t, a: f"{t.does(a[0], 'take')} {CARDS[a[1]].name} from the discards.",
    v.E_EXTRA: lambda t, a: f"{t.does(a[0], 'gain')} {counted(a[1], 'action')}.",
    v.E_ENDED: lambda t, a: (
        f"{t.does(a[0], 'end')} the turn with {counted(a[1], 'action')} unused." if a[1] else ""
    ),
    v.E_ELECTION: lambda _t, _a: "The regions vote.",
    v.E_ORDER: lambda _, a: f"They vote in this order: {', '.join(region(r) for r in a)}.",
    v.E_CONTESTED: lambda t, a: (
        f"{region(a[0])}, {a[1]} points: {', '.join(t.whom(s) for s in a[2:])}."
    ),
    v.E_SKIPPED: lambda _, a: f"{region(a[0])}: nobody stands.",
    v.E_STANDS: lambda t, a: f"{region(a[0])} was called for {t.whom(a[1])}.",
    v.E_DICE: lambda t, a: f"{t.does(a[0], 'roll')} {counted(a[2], 'die', 'dice')} now.",
    v.E_ROLLED: lambda t, a: f"{t.does(a[0], 'roll')} {dice(a[2:])}.",
    v.E_REROLLED: lambda t, a: f"{t.does(a[0], 'roll')} the {a[2]} again: {a[3]}.",
    v.E_KEPT_DICE: lambda t, a: f"{t.does(a[0], 'keep')} the dice.",
    v.E_SCORED: lambda t, a: f"{t.does(a[0], 'score')} {a[2]}.",
    v.E_BARRED: lambda t, a: f"{t.who(a[0])} may not roll a die again here.",
    v.E_SINGLE: lambda _t, _a: "Only the best die counts here.",
    v.E_RECOUNT: lambda _, a: f"{region(a[0])} will be recounted.",
    v.E_ROLLOFF: lambda t, a: f"Roll-off in {region(a[0])}: {', '.join(map(t.whom, a[1:]))}.",
    v.E_UNCONTESTED: lambda t, a: f"{t.does(a[0], 'stand')} alone in {region(a[1])}.",
    v.E_WON: _won,
    v.E_HELD: lambda t, a: f"{t.does(a[0], 'hold')} {region(a[1])}: {a[2]} points, {a[3]} in all.",
    v.E_LOST: lambda t, a: f"{t.does(a[0], 'lose')} {region(a[1])}: {a[2]} points left.",
    v.E_DEBATE: lambda _t, _a: "The debate.",
    v.E_SWAPPED: lambda t, a: f"{t.does(a[0], 'change')} {counted(a[1], 'card')}.",
    v.E_CALLED: lambda t, a: f"{region(a[1])} is called for {t.whom(a[0])}, ${a[2]}M.",
    v.E_INVESTED: lambda t, a: f"{t.does(a[0], 'spend')} ${a[1]}M on {some(a[2])}.",
    v.E_UNPLACED: lambda t, a: f"{t.does(a[0], 'leave')} {some(a[1])} unplaced.",
    v.E_RESULT: _result,
}


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about a witnessed event; "" when it needs no line."""
    return _WORDS[event[0]](Teller(viewer, names), event[1:])
