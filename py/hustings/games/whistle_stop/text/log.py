"""The log of Whistle-Stop: one short sentence per event, worded for whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import HIDDEN, Event, Seat
from hustings.core.wording import Teller, counted, form
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.election_events import (
    Barred,
    Called,
    Contested,
    DebateBegan,
    DiceSet,
    ElectionBegan,
    Held,
    Invested,
    KeptDice,
    Lost,
    Recount,
    Rerolled,
    Result,
    Rolled,
    Rolloff,
    Scored,
    SingleDie,
    Skipped,
    Stands,
    Swapped,
    Uncontested,
    Unplaced,
    VotingOrder,
    Won,
)
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedCard,
    AimedDie,
    AimedRival,
    Blocked,
    Bought,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Ended,
    Extra,
    Fetched,
    Gave,
    Looked,
    Overrode,
    Paid,
    Passed,
    Placed,
    Played,
    Removed,
    Reshuffled,
    RoundBegan,
    StartRolled,
    Starts,
    Took,
    TookGreen,
    Touring,
    TurnBegan,
    Vetoed,
    Wasted,
)
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
    Dealt.NUMBER: lambda t, a: f"{t.has(a[0])} been dealt {cards(a[1:])}.",
    StartRolled.NUMBER: lambda t, a: f"{t.does(a[0], 'roll')} {a[1]} and {a[2]} for the start.",
    Starts.NUMBER: lambda t, a: f"{t.does(a[0], 'go')} first in every round.",
    RoundBegan.NUMBER: lambda _, a: f"Round {a[0]}.",
    TurnBegan.NUMBER: lambda t, a: f"{t.has(a[0])} {counted(a[1], 'action')}.",
    Played.NUMBER: _played,
    Declared.NUMBER: lambda t, a: f"{t.does(a[0], 'mean')} to add {some(a[2])} in {region(a[1])}.",
    Aimed.NUMBER: lambda t, a: f"{t.does(a[0], 'aim')} it at {t.whom(a[2])} in {region(a[1])}.",
    Touring.NUMBER: lambda t, a: (
        f"{t.does(a[0], 'mean')} to move {a[3]} from {region(a[1])} to {region(a[2])}."
    ),
    AimedRival.NUMBER: lambda t, a: f"{t.does(a[0], 'aim')} it at {t.whom(a[1])}.",
    AimedCard.NUMBER: lambda t, a: f"{t.does(a[0], 'name')} {CARDS[a[1]].name}.",
    AimedDie.NUMBER: lambda t, a: f"{t.does(a[0], 'choose')} the {a[1]}.",
    Passed.NUMBER: lambda _t, _a: "",
    Vetoed.NUMBER: lambda t, a: f"{t.does(a[0], 'veto')} {t.whose(a[2])} {CARDS[a[3]].name}.",
    Overrode.NUMBER: lambda t, a: f"{t.does(a[0], 'override')} {t.whose(a[1])} Veto.",
    Blocked.NUMBER: lambda t, a: f"{CARDS[a[1]].name} by {t.whom(a[0])} is blocked.",
    Placed.NUMBER: lambda t, a: (
        f"{t.does(a[0], 'gain')} {some(a[2])} in {region(a[1])}, now {a[3]}."
    ),
    Removed.NUMBER: lambda t, a: (
        f"{t.does(a[0], 'lose')} {some(a[2])} in {region(a[1])}, now {a[3]}."
    ),
    Wasted.NUMBER: lambda t, a: f"{t.does(a[0], 'lose')} ${a[1]}M unspent.",
    Drew.NUMBER: lambda t, a: f"{t.does(a[0], 'draw')} {cards(a[1:])}.",
    Reshuffled.NUMBER: lambda _, a: f"The discards are turned over: {a[0]} cards.",
    Paid.NUMBER: lambda t, a: f"{t.does(a[0], 'pay')} ${a[2]}M with {CARDS[a[1]].name}.",
    Bought.NUMBER: lambda t, a: f"{t.does(a[0], 'buy')} a green Veto; {a[1]} left in the bank.",
    TookGreen.NUMBER: lambda t, a: f"{t.does(a[0], 'take')} a green Veto; {a[1]} left in the bank.",
    Looked.NUMBER: lambda t, a: f"{t.does(a[0], 'look')} at {t.whose(a[1])} hand: {cards(a[2:])}.",
    Took.NUMBER: lambda t, a: f"{t.does(a[0], 'take')} {cards(a[2:])} from {t.whom(a[1])}.",
    Gave.NUMBER: lambda t, a: f"{t.does(a[0], 'give')} {t.whom(a[1])} {cards(a[2:])}.",
    Discarded.NUMBER: lambda t, a: f"{t.does(a[0], 'discard')} {CARDS[a[1]].name}.",
    Fetched.NUMBER: lambda t, a: f"{t.does(a[0], 'take')} {CARDS[a[1]].name} from the discards.",
    Extra.NUMBER: lambda t, a: f"{t.does(a[0], 'gain')} {counted(a[1], 'action')}.",
    Ended.NUMBER: lambda t, a: (
        f"{t.does(a[0], 'end')} the turn with {counted(a[1], 'action')} unused." if a[1] else ""
    ),
    ElectionBegan.NUMBER: lambda _t, _a: "The regions vote.",
    VotingOrder.NUMBER: lambda _, a: f"They vote in this order: {', '.join(region(r) for r in a)}.",
    Contested.NUMBER: lambda t, a: (
        f"{region(a[0])}, {a[1]} points: {', '.join(t.whom(s) for s in a[2:])}."
    ),
    Skipped.NUMBER: lambda _, a: f"{region(a[0])}: nobody stands.",
    Stands.NUMBER: lambda t, a: f"{region(a[0])} was called for {t.whom(a[1])}.",
    DiceSet.NUMBER: lambda t, a: f"{t.does(a[0], 'roll')} {counted(a[2], 'die', 'dice')} now.",
    Rolled.NUMBER: lambda t, a: f"{t.does(a[0], 'roll')} {dice(a[2:])}.",
    Rerolled.NUMBER: lambda t, a: f"{t.does(a[0], 'roll')} the {a[2]} again: {a[3]}.",
    KeptDice.NUMBER: lambda t, a: f"{t.does(a[0], 'keep')} the dice.",
    Scored.NUMBER: lambda t, a: f"{t.does(a[0], 'score')} {a[2]}.",
    Barred.NUMBER: lambda t, a: f"{t.who(a[0])} may not roll a die again here.",
    SingleDie.NUMBER: lambda _t, _a: "Only the best die counts here.",
    Recount.NUMBER: lambda _, a: f"{region(a[0])} will be recounted.",
    Rolloff.NUMBER: lambda t, a: f"Roll-off in {region(a[0])}: {', '.join(map(t.whom, a[1:]))}.",
    Uncontested.NUMBER: lambda t, a: f"{t.does(a[0], 'stand')} alone in {region(a[1])}.",
    Won.NUMBER: _won,
    Held.NUMBER: lambda t, a: (
        f"{t.does(a[0], 'hold')} {region(a[1])}: {a[2]} points, {a[3]} in all."
    ),
    Lost.NUMBER: lambda t, a: f"{t.does(a[0], 'lose')} {region(a[1])}: {a[2]} points left.",
    DebateBegan.NUMBER: lambda _t, _a: "The debate.",
    Swapped.NUMBER: lambda t, a: f"{t.does(a[0], 'change')} {counted(a[1], 'card')}.",
    Called.NUMBER: lambda t, a: f"{region(a[1])} is called for {t.whom(a[0])}, ${a[2]}M.",
    Invested.NUMBER: lambda t, a: f"{t.does(a[0], 'spend')} ${a[1]}M on {some(a[2])}.",
    Unplaced.NUMBER: lambda t, a: f"{t.does(a[0], 'leave')} {some(a[1])} unplaced.",
    Result.NUMBER: _result,
}


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about a witnessed event; "" when it needs no line."""
    return _WORDS[event[0]](Teller(viewer, names), event[1:])
