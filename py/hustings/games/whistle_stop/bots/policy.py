"""The policy of the strong opponents: what a move does to the regions against the cards it costs.

It looks at regions and cards through learned weights (learned.py). Where delegates go it finds
like the greedy opponent, whose ways of looking at a card it shares; a Veto is spent on what costs
more than a Veto is worth, and spare cards buy new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.learned import END, Learned
from hustings.games.whistle_stop.regions import COST, EV
from hustings.games.whistle_stop.rules.debate import LIMIT, callable_regions
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.rules.table import purse
from hustings.games.whistle_stop.state import SINGLE, StopState, rooms

Value = Callable[[Move], float]

LEAST_COST: Final = 0.5
"""A Veto is never quite free."""
BUY_EACH: Final = 6.0
"""By how much a Veto that is bought is worth less for each one that is in the hand already."""
EXTRA_ACTIONS: Final = 14.0
"""About what a rival gains by Momentum, and at the very end."""
LAST_EXTRA: Final = 8.0
RED_EFFECT: Final = 0.15
"""About how far a red card moves the chances in its region."""
ESCAPE: Final = 1.0
"""What a move is ahead of the best other one when it should simply come first."""
CARDS_MOVE: Final = (
    c.PHONE_BANK,
    c.FILE,
    c.DONORS,
    c.LEAK,
    c.SECOND_LOOK,
    c.LEGAL_TEAM,
    c.MOMENTUM,
)
"""Cards that bring no delegates themselves."""


def best_index(rated: Sequence[float]) -> int:
    """Return the first of the best, up to a billionth: machines differ in last digits."""
    bar = max(rated) - 1e-9
    return next(i for i, worth in enumerate(rated) if worth >= bar)


def rate(state: StopState, seat: Seat, legal: Sequence[Move]) -> list[float]:
    """Return what each legal move is worth; only to be compared with one another."""
    scale = Learned(state, seat)
    value = _CHOOSE[state.turn.prompt](scale, legal)
    return [value(move) for move in legal]


def special(scale: Learned, kind: int) -> float:
    """Return what a card brings that makes cards change hands, without what it is worth itself."""
    state, mean = scale.state, scale.mean_card()
    if kind == c.LEGAL_TEAM:
        return scale.cards[c.GREEN] if state.bank else c.CARDS[kind].cards * mean
    if kind == c.SECOND_LOOK:
        among = [k for k in range(c.DECK_KINDS) if state.discard[k] and k not in _NOT_BACK]
        return max([scale.cards[k] for k in among], default=0.0)
    return (c.CARDS[kind].cards or _WORTH_CARDS[kind]) * mean


_WORTH_CARDS: Final = {c.FILE: 2.0, c.DONORS: 1.9, c.LEAK: 0.6}
"""How many unknown cards it is worth what a card does to hands."""
_NOT_BACK: Final = (c.VETO, c.OVERRIDE)


def _act(scale: Learned, legal: Sequence[Move]) -> Value:
    state, seat = scale.state, scale.seat
    space = rooms(state, seat)
    mean = scale.mean_card()
    spread: dict[int, float] = {}

    def gain(move: Move) -> float:
        verb = move[0]
        if verb == v.V_END:
            return 0.0
        if verb == v.V_DRAW:
            return mean
        if verb == v.V_BUY:
            held = sum([kind in (c.VETO, c.GREEN) for kind in state.hands[seat]])
            return scale.cards[c.GREEN] - BUY_EACH * held - _price(scale)
        kind = move[1]
        if move[2] == v.MONEY:
            money = c.MONEY[kind]
            if money not in spread:
                spread[money] = scale.best_spread(money, space)[0]
            return spread[money] - scale.cards[kind]
        if kind in CARDS_MOVE:
            return special(scale, kind) - scale.cards[kind]
        found = greedy.text_value(scale, kind, move[3] if len(move) > 3 else -1, space)
        return found - scale.cards[kind]

    extra = [move for move in legal if move[:3] == (v.V_CARD, c.MOMENTUM, v.TEXT)]
    values = {move: gain(move) for move in legal if move not in extra}
    for move in extra:
        values[move] = _momentum(scale, values)
    return values.__getitem__


def _momentum(scale: Learned, values: dict[Move, float]) -> float:
    """Return what two more actions are worth: comes first if one more than now is of use."""
    hand = scale.state.hands[scale.seat]
    best: dict[int, float] = {}
    for move, worth in values.items():
        if move[0] == v.V_CARD:
            best[move[1]] = max(best.get(move[1], worth), worth)
    uses = [worth for kind, worth in best.items() for _ in range(hand.count(kind))]
    uses = sorted([*uses, *[scale.mean_card()] * 5], reverse=True)
    if uses[scale.state.actions] > scale.cards[c.MOMENTUM]:
        return max(values.values()) + ESCAPE
    return -ESCAPE


def _price(scale: Learned) -> float:
    """Return what the cards are worth that would pay for a green Veto."""
    paid, lost = 0, 0.0
    hand = scale.state.hands[scale.seat]
    for kind in sorted(hand, key=lambda k: scale.cards[k] - 0.5 * c.MONEY[k]):
        if c.MONEY[kind] and paid < c.VETO_PRICE:
            paid += c.MONEY[kind]
            lost += scale.cards[kind]
    return lost


def harm(scale: Learned) -> float:
    """Return what the card on the table costs this seat if it takes effect; below 0: it gains."""
    state = scale.state
    who, kind, way, target, rival = state.play
    mine = who == scale.seat
    if way == v.RED_WAY:
        stake = 2 * RED_EFFECT * scale.incumbency(state.region)
        return -stake if mine else (stake if rival in (scale.seat, 4) else 0.0)
    if way == v.TEXT and kind in CARDS_MOVE:
        if kind == c.MOMENTUM:
            found = EXTRA_ACTIONS if scale.moment != END else LAST_EXTRA
        elif kind == c.SECOND_LOOK:
            found = scale.cards[target]
        else:
            found = special(scale, kind)
        return -found * scale.weights[who]
    return greedy.delegates_lost(scale)


def _react(scale: Learned, legal: Sequence[Move]) -> Value:
    state, seat = scale.state, scale.seat
    del legal
    # An even number of Vetoes on the card means that it goes through as things stand.
    through = len(state.stack) % 2 == 0
    mine = state.play[0] == seat
    loss = harm(scale)
    turned = loss if through and not mine else (-loss if mine and not through else 0.0)

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 0.0
        kind = c.OVERRIDE if move[0] == v.V_OVERRIDE else move[1]
        return turned - max(LEAST_COST, scale.cards[kind])

    return value


def _by_worth(sign: float, bar: bool = False) -> Callable[[Learned, Sequence[Move]], Value]:
    """Return a chooser of the card most (sign 1) or least (sign -1) worth having.

    bar: cards worth more than an unknown one are not given up; `done` stands for it.
    """

    def choose(scale: Learned, legal: Sequence[Move]) -> Value:
        mean = scale.mean_card() if bar else 0.0
        del legal

        def value(move: Move) -> float:
            worth = mean if len(move) == 1 else scale.cards[move[1]] + 1e-3 * c.MONEY[move[1]]
            return sign * worth

        return value

    return choose


def _pay(scale: Learned, legal: Sequence[Move]) -> Value:
    state = scale.state
    del legal
    need = state.cost - state.paid

    def value(move: Move) -> float:
        money = c.MONEY[move[1]]
        return 3.0 * min(money, need) - scale.cards[move[1]] - 2.0 * max(0, money - need)

    return value


def _invest(scale: Learned, legal: Sequence[Move]) -> Value:
    state, seat = scale.state, scale.seat
    del legal
    need = LIMIT - state.paid
    each = scale.best_spread(4, rooms(state, seat))[0] / 4

    def value(move: Move) -> float:
        if len(move) == 1:
            return 0.0
        return 2 * each * min(c.MONEY[move[1]], need) - scale.cards[move[1]]

    return value


def _call(scale: Learned, legal: Sequence[Move]) -> Value:
    """Call what is worth most for its price, unless delegates for the money are worth more."""
    state, seat = scale.state, scale.seat
    money = min(LIMIT, purse(state, seat)) - state.cost

    def gain(r: int) -> float:
        return EV[r] - scale.soon(r)

    left, total = money, 0.0
    for r in sorted(callable_regions(state, seat), key=lambda r: -gain(r) / COST[r]):
        if COST[r] <= left:
            left, total = left - COST[r], total + gain(r)
    spread = scale.best_spread(2 * money, rooms(state, seat))[0]
    better = state.calling != 0 or total > spread
    del legal

    def value(move: Move) -> float:
        if move[0] == v.V_DONE:
            return 0.0
        return gain(move[1]) / COST[move[1]] if better else -1.0

    return value


def _before(scale: Learned, legal: Sequence[Move]) -> Value:
    stake = scale.incumbency(scale.state.region)
    shift = greedy.red_shift(scale)
    del legal

    def value(move: Move) -> float:
        return 0.0 if move[0] == v.V_PASS else stake * shift(move) - scale.cards[move[1]]

    return value


def _after(scale: Learned, legal: Sequence[Move]) -> Value:
    """Play a late red card only when behind, and where that is worth the card."""
    state, seat = scale.state, scale.seat
    scores = {s: score(state, s) for s in state.contest}
    behind = seat in scores and scores[seat] < max(scores.values())
    stake = scale.incumbency(state.region)
    del legal

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 0.0
        if not behind:
            return -1.0
        if move[1] == c.RECOUNT:
            second = scores[seat] >= sorted(scores.values())[-2]
            return 0.4 * stake * second - scale.cards[c.RECOUNT]
        return stake * again(scale, move[2], max(scores.values())) - scale.cards[move[1]]

    return value


def again(scale: Learned, die: int, best: int) -> float:
    """Return the chance to reach the best score by rolling one die again; a tie is half."""
    state, seat = scale.state, scale.seat
    rest = list(state.dice[seat])
    rest.remove(die)
    counted = 1 if state.flags & SINGLE else 2
    total = 0.0
    for new in range(1, 7):
        reached = sum(sorted([*rest, new], reverse=True)[:counted]) + state.mods[seat]
        total += 1.0 if reached > best else 0.5 * (reached == best)
    return total / 6


_CHOOSE: Final[dict[int, Callable[[Learned, Sequence[Move]], Value]]] = {
    **greedy.CHOOSE,
    v.ACT: _act,
    v.REACT: _react,
    v.FETCH: _by_worth(1.0),
    v.TAKE: _by_worth(1.0),
    v.GIVE: _by_worth(-1.0),
    v.LEAKED: _by_worth(-1.0),
    v.SWAP: _by_worth(-1.0, bar=True),
    v.PAY: _pay,
    v.SETTLE: _pay,
    v.INVEST: _invest,
    v.CALL: _call,
    v.BEFORE: _before,
    v.AFTER: _after,
}
