"""Short labels of moves for buttons, cards and lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GREEN, VETO, VETO_PRICE
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.regions import COST, REGIONS
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.text.phrases import LETTERS, candidate
from hustings.messages.generated import whistle_stop as messages

_VERB_LABELS: Final = {
    v.V_PASS: messages.move_pass(),
    v.V_BUY: messages.move_buy(money=VETO_PRICE),
    v.V_DRAW: messages.move_draw(),
    v.V_END: messages.move_end(),
    v.V_OVERRIDE: messages.move_override(),
    v.V_KEEP: messages.move_keep(),
    v.V_CARD: messages.move_any_card(),
    v.V_PLACE: messages.move_any_place(),
    v.V_SPOT: messages.move_any_spot(),
    v.V_RIVAL: messages.move_any_rival(),
    v.V_FETCH: messages.move_any_fetch(),
    v.V_PAY: messages.move_any_pay(),
    v.V_VETO: messages.move_any_veto(),
    v.V_TAKE: messages.move_any_take(),
    v.V_GIVE: messages.move_any_give(),
    v.V_DROP: messages.move_any_drop(),
    v.V_RED: messages.move_any_red(),
    v.V_REROLL: messages.move_any_reroll(),
    v.V_CALL: messages.move_any_call(),
}
"""Labels of verbs without arguments."""
MEANINGS: Final[Mapping[Move, str]] = {
    (v.V_VETO,): messages.means_any_veto(),
    (v.V_VETO, VETO): messages.means_veto(),
    (v.V_VETO, GREEN): messages.means_green_veto(money=VETO_PRICE),
    (v.V_OVERRIDE,): messages.means_override(),
    (v.V_BUY,): messages.means_buy(money=VETO_PRICE),
}
"""What moves about Vetoes do."""


def move(
    obs: StopState,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),
) -> str:
    """Return a short label for a move, or for a prefix of one."""
    verb, args = move[0], move[1:]
    if verb == v.V_DONE:
        return _done_label(obs)
    if verb == v.V_END and obs.actions:
        return messages.move_end_left(actions=obs.actions)
    if not args:
        return _VERB_LABELS.get(verb, "")
    if verb == v.V_CARD:
        return _play_label(args, names)
    if verb == v.V_RED:
        return _red_label(args, names)
    if verb == v.V_RIVAL:
        return names[args[0]] if names else messages.move_rival_unnamed(letter=LETTERS[args[0]])
    if verb == v.V_REROLL:
        return messages.move_reroll(die=args[0])
    if verb in (v.V_PLACE, v.V_SPOT, v.V_CALL):
        return _region_label(verb, args)
    return _card_label(verb, args[0])


WRITTEN_WAYS: Final = ("play", "spend", "red")
"""The ways to play a card, in writing; like verbs they are the same in every language."""
_THINGS: Final[dict[str, Callable[[int, Sequence[str]], str]]] = {
    v.CARD: lambda kind, _: CARDS[kind].name,
    v.WAY: lambda way, _: WRITTEN_WAYS[way],
    v.REGION: lambda region, _: REGIONS[region].name,
    v.SEAT: candidate,
}
"""The name of each kind of thing that moves name."""


def thing(
    obs: StopState,  # noqa: ARG001 - names stay the same
    kind: str,
    value: int,
    names: Sequence[str],
) -> str:
    """Return the name of a thing that moves name; "" for numbers."""
    return _THINGS[kind](value, names) if kind in _THINGS else ""


def _region_label(verb: int, args: Move) -> str:
    region = REGIONS[args[0]].name
    if verb == v.V_CALL:
        return messages.move_call(region=region, money=COST[args[0]])
    return messages.move_place(delegates=args[1], region=region) if len(args) > 1 else region


def _play_label(args: Move, names: Sequence[str]) -> str:
    card = CARDS[args[0]]
    if len(args) == 1:
        return card.name
    if args[1] == v.MONEY:
        return messages.move_spend(card=card.name, delegates=card.money)
    if len(args) == 2:
        return messages.move_play(card=card.name)
    if card.id in ("scandal", "file", "donors"):
        return messages.move_on(card=card.name, rival=candidate(args[2], names))
    return messages.move_in(card=card.name, region=REGIONS[args[2]].name)


def _card_label(verb: int, kind: int) -> str:
    name = CARDS[kind].name
    match verb:
        case v.V_PAY:
            return messages.move_pay(card=name, money=WORTH[kind])
        case v.V_VETO:
            return messages.move_play(card=name) if kind == GREEN else messages.move_veto()
        case v.V_DROP:
            return messages.move_drop(card=name)
        case v.V_GIVE:
            return messages.move_give(card=name)
    return messages.move_take(card=name)


def _red_label(args: Move, names: Sequence[str]) -> str:
    card = CARDS[args[0]]
    if len(args) == 1:
        return card.name
    if card.id == "absentee":
        return messages.move_die(card=card.name, die=args[1])
    return messages.move_on(card=card.name, rival=candidate(args[1], names))


def _done_label(obs: StopState) -> str:
    """Return the label of `done`: what is lost, paid or drawn."""
    phase = obs.turn.prompt
    if phase == v.PLACE and obs.play[2] == v.MONEY:
        return messages.move_done_lost(money=obs.need)
    if phase in (v.PLACE, v.FLOOR) and obs.need:
        return messages.move_done_unplaced(delegates=obs.need)
    if phase == v.SWAP and obs.dropped:
        return messages.move_swap(cards=obs.dropped)
    if phase == v.CALL and obs.calling:
        return messages.move_settle(money=obs.cost)
    if phase == v.INVEST and obs.paid:
        return messages.move_done_delegates(delegates=2 * min(SPENDING_LIMIT, obs.paid))
    return _NOTHING_DONE_LABELS.get(phase, messages.move_done())


_NOTHING_DONE_LABELS: Final = {
    v.SWAP: messages.move_swap_none(),
    v.CALL: messages.move_settle_none(),
    v.INVEST: messages.move_invest_none(),
}
"""Labels of `done` at the debate when nothing was chosen."""
