"""The policy of the strong opponents: a move's gain in the regions less the cards it costs.

Regions and cards have learned values (learned.py). Delegates are placed greedily (greedy.py). A
Veto is spent on a card that costs more than a Veto's value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.learned import AFTER_LAST_TURN, LearnedModel
from hustings.games.whistle_stop.regions import COST, EV
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT, callable_regions
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.rules.table import purse
from hustings.games.whistle_stop.state import SINGLE, StopState, rooms

Value = Callable[[Move], float]

MIN_VETO_COST: Final = 0.5
"""The least cost of a Veto: it is never free."""
OWNED_VETO_DISCOUNT: Final = 6.0
"""How much less a bought Veto is worth for each one already in the hand."""
MOMENTUM_GAIN: Final = 14.0
"""About what a rival gains by Momentum."""
LAST_MOMENTUM_GAIN: Final = 8.0
"""The same after the last turn."""
RED_CARD_SHIFT: Final = 0.15
"""About how much a red card changes a chance in its region."""
PRIORITY_MARGIN: Final = 1.0
"""The lead over the best other move of a move that should come first."""
CARD_MOVERS: Final = (
    c.PHONE_BANK,
    c.FILE,
    c.DONORS,
    c.LEAK,
    c.SECOND_LOOK,
    c.LEGAL_TEAM,
    c.MOMENTUM,
)
"""Cards that move cards or give actions and bring no delegates themselves."""


def best_index(rated: Sequence[float]) -> int:
    """Return the index of the first best rating, up to 1e-9: machines differ in last digits."""
    bar = max(rated) - 1e-9
    return next(i for i, value in enumerate(rated) if value >= bar)


def rate(state: StopState, seat: Seat, legal: Sequence[Move]) -> list[float]:
    """Return a rating of each legal move; ratings compare only with one another."""
    model = LearnedModel(state, seat)
    value = _VALUE_BY_PROMPT[state.turn.prompt](model, legal)
    return [value(move) for move in legal]


def card_mover_value(model: LearnedModel, kind: int) -> float:
    """Return what a card of CARD_MOVERS brings, its own value in the hand not taken off."""
    state, mean = model.state, model.mean_card()
    if kind == c.LEGAL_TEAM:
        return model.card_values[c.GREEN] if state.bank else c.CARDS[kind].cards * mean
    if kind == c.SECOND_LOOK:
        among = [k for k in range(c.DECK_KINDS) if state.discard[k] and k not in _NOT_FETCHABLE]
        return max([model.card_values[k] for k in among], default=0.0)
    return (c.CARDS[kind].cards or _VALUE_IN_CARDS[kind]) * mean


_VALUE_IN_CARDS: Final = {c.FILE: 2.0, c.DONORS: 1.9, c.LEAK: 0.6}
"""What these cards bring, in unseen cards."""
_NOT_FETCHABLE: Final = (c.VETO, c.OVERRIDE)


def _act_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    space = rooms(state, seat)
    mean = model.mean_card()
    spread: dict[int, float] = {}

    def gain(move: Move) -> float:
        verb = move[0]
        if verb == v.V_END:
            return 0.0
        if verb == v.V_DRAW:
            return mean
        if verb == v.V_BUY:
            held = sum([kind in (c.VETO, c.GREEN) for kind in state.hands[seat]])
            return (
                model.card_values[c.GREEN] - OWNED_VETO_DISCOUNT * held - _veto_price_value(model)
            )
        kind = move[1]
        if move[2] == v.MONEY:
            money = c.MONEY[kind]
            if money not in spread:
                spread[money] = model.best_spread(money, space)[0]
            return spread[money] - model.card_values[kind]
        if kind in CARD_MOVERS:
            return card_mover_value(model, kind) - model.card_values[kind]
        gain_of_text = greedy.text_value(model, kind, move[3] if len(move) > 3 else -1, space)
        return gain_of_text - model.card_values[kind]

    extra = [move for move in legal if move[:3] == (v.V_CARD, c.MOMENTUM, v.TEXT)]
    values = {move: gain(move) for move in legal if move not in extra}
    for move in extra:
        values[move] = _momentum_value(model, values)
    return values.__getitem__


def _momentum_value(model: LearnedModel, values: dict[Move, float]) -> float:
    """Return the value of Momentum: it comes first if there is use for one more action."""
    hand = model.state.hands[model.seat]
    best: dict[int, float] = {}
    for move, value in values.items():
        if move[0] == v.V_CARD:
            best[move[1]] = max(best.get(move[1], value), value)
    uses = [value for kind, value in best.items() for _ in range(hand.count(kind))]
    uses = sorted([*uses, *[model.mean_card()] * 5], reverse=True)
    if uses[model.state.actions] > model.card_values[c.MOMENTUM]:
        return max(values.values()) + PRIORITY_MARGIN
    return -PRIORITY_MARGIN


def _veto_price_value(model: LearnedModel) -> float:
    """Return the value of the cards that would pay for a green Veto."""
    paid, lost = 0, 0.0
    hand = model.state.hands[model.seat]
    for kind in sorted(hand, key=lambda k: model.card_values[k] - 0.5 * c.MONEY[k]):
        if c.MONEY[kind] and paid < c.VETO_PRICE:
            paid += c.MONEY[kind]
            lost += model.card_values[kind]
    return lost


def card_harm(model: LearnedModel) -> float:
    """Return what the card on the table costs this seat if it takes effect; below 0: a gain."""
    state = model.state
    who, kind, way, target, rival = state.play
    mine = who == model.seat
    if way == v.RED_WAY:
        stake = 2 * RED_CARD_SHIFT * model.incumbency(state.region)
        return -stake if mine else (stake if rival in (model.seat, 4) else 0.0)
    if way == v.TEXT and kind in CARD_MOVERS:
        if kind == c.MOMENTUM:
            gained = MOMENTUM_GAIN if model.moment != AFTER_LAST_TURN else LAST_MOMENTUM_GAIN
        elif kind == c.SECOND_LOOK:
            gained = model.card_values[target]
        else:
            gained = card_mover_value(model, kind)
        return -gained * model.seat_weights[who]
    return greedy.delegate_loss(model)


def _react_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    del legal
    # with an even number of Vetoes on it the card takes effect as things stand
    through = len(state.stack) % 2 == 0
    mine = state.play[0] == seat
    loss = card_harm(model)
    turned = loss if through and not mine else (-loss if mine and not through else 0.0)

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 0.0
        kind = c.OVERRIDE if move[0] == v.V_OVERRIDE else move[1]
        return turned - max(MIN_VETO_COST, model.card_values[kind])

    return value


def _by_card_value(
    sign: float, bar: bool = False
) -> Callable[[LearnedModel, Sequence[Move]], Value]:
    """Return a value by the card's own value, the highest (sign 1) or lowest (sign -1) first.

    bar: whether `done` has the value of an unseen card: better cards are not given up.
    """

    def choose(model: LearnedModel, legal: Sequence[Move]) -> Value:
        mean = model.mean_card() if bar else 0.0
        del legal

        def value(move: Move) -> float:
            card_value = (
                mean if len(move) == 1 else model.card_values[move[1]] + 1e-3 * c.MONEY[move[1]]
            )
            return sign * card_value

        return value

    return choose


def _pay_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    state = model.state
    del legal
    need = state.cost - state.paid

    def value(move: Move) -> float:
        money = c.MONEY[move[1]]
        return 3.0 * min(money, need) - model.card_values[move[1]] - 2.0 * max(0, money - need)

    return value


def _invest_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    del legal
    need = SPENDING_LIMIT - state.paid
    each = model.best_spread(4, rooms(state, seat))[0] / 4

    def value(move: Move) -> float:
        if len(move) == 1:
            return 0.0
        return 2 * each * min(c.MONEY[move[1]], need) - model.card_values[move[1]]

    return value


def _call_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    """Value calls by gain per price, unless delegates for the money are worth more."""
    state, seat = model.state, model.seat
    money = min(SPENDING_LIMIT, purse(state, seat)) - state.cost

    def gain(r: int) -> float:
        return EV[r] - model.soon(r)

    left, total = money, 0.0
    for r in sorted(callable_regions(state, seat), key=lambda r: -gain(r) / COST[r]):
        if COST[r] <= left:
            left, total = left - COST[r], total + gain(r)
    spread = model.best_spread(2 * money, rooms(state, seat))[0]
    better = state.calling != 0 or total > spread
    del legal

    def value(move: Move) -> float:
        if move[0] == v.V_DONE:
            return 0.0
        return gain(move[1]) / COST[move[1]] if better else -1.0

    return value


def _before_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    stake = model.incumbency(model.state.region)
    shift = greedy.red_shift(model)
    del legal

    def value(move: Move) -> float:
        return 0.0 if move[0] == v.V_PASS else stake * shift(move) - model.card_values[move[1]]

    return value


def _after_value(model: LearnedModel, legal: Sequence[Move]) -> Value:
    """Value late red cards: only when behind, and where the gain is worth the card."""
    state, seat = model.state, model.seat
    scores = {s: score(state, s) for s in state.contest}
    behind = seat in scores and scores[seat] < max(scores.values())
    stake = model.incumbency(state.region)
    del legal

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 0.0
        if not behind:
            return -1.0
        if move[1] == c.RECOUNT:
            second = scores[seat] >= sorted(scores.values())[-2]
            return 0.4 * stake * second - model.card_values[c.RECOUNT]
        return (
            stake * reroll_chance(model, move[2], max(scores.values())) - model.card_values[move[1]]
        )

    return value


def reroll_chance(model: LearnedModel, die: int, best: int) -> float:
    """Return the chance to beat the best score by rolling one die again; a tie counts half."""
    state, seat = model.state, model.seat
    rest = list(state.dice[seat])
    rest.remove(die)
    counted = 1 if state.flags & SINGLE else 2
    total = 0.0
    for new in range(1, 7):
        reached = sum(sorted([*rest, new], reverse=True)[:counted]) + state.mods[seat]
        total += 1.0 if reached > best else 0.5 * (reached == best)
    return total / 6


_VALUE_BY_PROMPT: Final[dict[int, Callable[[LearnedModel, Sequence[Move]], Value]]] = {
    **greedy.VALUE_BY_PROMPT,
    v.ACT: _act_value,
    v.REACT: _react_value,
    v.FETCH: _by_card_value(1.0),
    v.TAKE: _by_card_value(1.0),
    v.GIVE: _by_card_value(-1.0),
    v.LEAKED: _by_card_value(-1.0),
    v.SWAP: _by_card_value(-1.0, bar=True),
    v.PAY: _pay_value,
    v.SETTLE: _pay_value,
    v.INVEST: _invest_value,
    v.CALL: _call_value,
    v.BEFORE: _before_value,
    v.AFTER: _after_value,
}
