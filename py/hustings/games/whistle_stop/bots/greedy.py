"""Values of single moves, by prompt, given any value model of regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.evaluation import ValueModel, card_value, turns_left
from hustings.games.whistle_stop.odds import IN_ROLLOFF, second_chance, win
from hustings.games.whistle_stop.regions import COST, EV, N
from hustings.games.whistle_stop.rules.cards import comeback, lap_regions, rivals, spots
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.rules.table import purse
from hustings.games.whistle_stop.state import BARRED, StopState, rooms, there

MIN_HARM_TO_VETO: Final = 75.0
"""Expected points a card must cost to be vetoed early in the game; falls with the turns left."""

Value = Callable[[Move], float]


def text_value(model: ValueModel, kind: int, target: int, space: list[int]) -> float:
    """Return the value of playing a card for its text."""
    state, seat, card = model.state, model.seat, c.CARDS[kind]
    if c.GROUP[kind] == c.REGION:
        target = kind - c.FIRST_REGION
        return model.change(target, seat, min(card.delegates, space[target]))
    if kind in c.ADDS:
        return model.change(target, seat, min(card.delegates, space[target]))
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        rivals_here = [s for s in rivals(state, seat) if there(state, target, s)]
        return max(strike_value(model, kind, target, s) for s in rivals_here)
    if kind == c.SCANDAL:
        harms = sorted(max(0.0, model.change(r, target, -card.lost)) for r in range(N))
        return sum(harms[-card.regions :])
    if kind == c.BUS_TOUR:
        return best_tour(model, target, space)[0]
    if kind == c.TOWN_HALL:
        return model.best_spread(card.regions * card.delegates, space, card.delegates)[0]
    if kind == c.COMEBACK:
        n, limit = comeback(state, seat)
        return model.best_spread(n, space, limit)[0]
    if kind == c.VICTORY_LAP:
        among, most = lap_regions(state, seat), spots(state, seat, kind)
        gains = [model.change(r, seat, min(card.delegates, space[r])) for r in among]
        return sum(sorted(gains)[-most:])
    if kind == c.MOMENTUM:
        return 6.0 if len(state.hands[seat]) > state.actions else 0.0
    late = turns_left(state) == 0
    return {
        c.PHONE_BANK: 1.0 if late else 8.0,
        c.FILE: 1.0 if late else 4.0,
        c.DONORS: 1.0 if late else 5.0,
        c.LEAK: 0.5 if late else 3.0,
        c.SECOND_LOOK: 1.0 if late else 6.0,
        c.LEGAL_TEAM: 1.0 if late else 7.0,
    }.get(kind, 0.0)


def strike_value(model: ValueModel, kind: int, r: int, rival: Seat) -> float:
    """Return the value of a card that removes a rival's delegates and perhaps gains them."""
    row = list(model.row(r))
    lost = min(row[rival], c.CARDS[kind].lost)
    row[rival] -= lost
    if kind != c.ATTACK_AD:
        row[model.seat] = min(model.state.own_cap, row[model.seat] + lost)
    return model.region_value(r, tuple(row)) - model.region_value(r, model.row(r))


def best_tour(model: ValueModel, source: int, space: list[int]) -> tuple[float, int, int]:
    """Return the best bus tour from a region: its value, where to, how many delegates."""
    best = (0.0, -1, 0)
    most = min(c.CARDS[c.BUS_TOUR].delegates, there(model.state, source, model.seat))
    for n in range(1, most + 1):
        loss = model.change(source, model.seat, -n)
        for r in range(N):
            if r != source and space[r] >= n:
                gain = loss + model.change(r, model.seat, n)
                if gain > best[0] or best[1] < 0:
                    best = (gain, r, n)
    return best


def _place_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    space = rooms(state, seat)
    if state.turn.prompt == v.PLACE and state.play[1:3] == (c.BUS_TOUR, v.TEXT):
        _, to, n = best_tour(model, state.play[3], space)
        return lambda move: float(move[1:] == (to, n))
    model.state = state.clone()
    for r in range(N):  # planned delegates count as if they were on the board
        model.state.board[r * state.seats + seat] += state.plan[r]
    limit = state.limit if state.turn.prompt == v.PLACE else N
    room = [min(space[r], limit - state.plan[r]) for r in range(N)]
    _, plan = model.best_spread(state.need, room)
    if not any(plan):  # nothing gains: strengthen what is worth most
        first = max(legal, key=lambda m: (m[0] == v.V_PLACE, *m[1:]))
        return lambda move: float(move == first)
    target = next((v.V_PLACE, r, plan[r]) for r in range(N) if plan[r])
    return lambda move: float(move == target)


def _spot_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    _, kind, _, _, rival = state.play
    space, card = rooms(state, seat), c.CARDS[kind]

    def value(move: Move) -> float:
        if move[0] == v.V_DONE:
            return 0.01
        if kind == c.SCANDAL:
            return model.change(move[1], rival, -card.lost)
        n = min(card.delegates, space[move[1]])
        return model.change(move[1], seat, n)

    del legal
    return value


def _rival_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    _, kind, _, region, _ = model.state.play
    del legal
    return lambda move: strike_value(model, kind, region, move[1])


def delegate_loss(model: ValueModel) -> float:
    """Return the value of the delegates the card on the table costs this seat; below 0: a gain."""
    state = model.state
    seat, kind, way, target, rival = state.play
    if kind == c.SCANDAL and way == v.TEXT:
        return -sum(model.change(r, rival, -c.CARDS[kind].lost) for r in range(N) if state.plan[r])
    if way == v.TEXT and kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        row = list(model.row(target))
        lost = min(row[rival], c.CARDS[kind].lost)
        row[rival] -= lost
        if kind != c.ATTACK_AD:
            row[seat] = min(state.own_cap, row[seat] + lost)
        return model.region_value(target, model.row(target)) - model.region_value(
            target, tuple(row)
        )
    loss = -sum(model.change(r, seat, state.plan[r]) for r in range(N) if state.plan[r])
    if way == v.TEXT and kind == c.BUS_TOUR:
        loss -= model.change(target, seat, -sum(state.plan))
    return loss


def _harm_points(model: ValueModel) -> float:
    """Return how many points the card on the table costs this seat; below 0: a gain."""
    state = model.state
    _, kind, way, target, rival = state.play
    if way == v.RED_WAY:
        return 0.15 * EV[state.region] if rival in (model.seat, 4) else 0.0
    if way == v.TEXT and kind in (c.FILE, c.DONORS) and target == model.seat:
        return 6.0
    extra = 4.0 if way == v.TEXT and kind in (c.MOMENTUM, c.PHONE_BANK) else 0.0
    return delegate_loss(model) + extra


def _react_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    held = sum(move[0] == v.V_VETO for move in legal)
    bar = MIN_HARM_TO_VETO * (1 + turns_left(state)) / 9 - held
    mine = state.play[0] == seat
    # with an even number of Vetoes on it the card takes effect as things stand
    through = len(state.stack) % 2 == 0
    loss = _harm_points(model) if not mine or state.play[2] != v.RED_WAY else -4.0
    wanted = loss > max(2.0, bar) if through else (mine and -loss > max(2.0, bar))

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 0.5
        if not wanted:
            return 0.0
        return 1.0 if move[0] == v.V_OVERRIDE or move[-1] == c.VETO else 0.9

    return value


def _by_card_value(
    sign: float, bar: float | None = None
) -> Callable[[ValueModel, Sequence[Move]], Value]:
    """Return a value by the card's own value, the highest (sign 1) or lowest (sign -1) first.

    bar: the value of `done`: better cards are not given up.
    """

    def choose(_scale: ValueModel, _legal: Sequence[Move]) -> Value:
        def value(move: Move) -> float:
            return sign * (bar or 0.0) if len(move) == 1 else sign * card_value(move[1])

        return value

    return choose


def _pay_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state = model.state
    del legal
    need = (SPENDING_LIMIT if state.turn.prompt == v.INVEST else state.cost) - state.paid

    def value(move: Move) -> float:
        if len(move) == 1:  # `done` comes last: each $1M brings two delegates
            return -50.0
        money = c.MONEY[move[1]]
        return min(money, need) * 3.0 - card_value(move[1]) - 2.5 * max(0, money - need)

    return value


def _call_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    del legal
    money = min(SPENDING_LIMIT, purse(state, seat))
    called = state.calling != 0
    invest = 0.0 if called else 0.8 * model.best_spread(2 * money, rooms(state, seat))[0]

    def gain(r: int) -> float:
        return EV[r] * (1.0 - win(model.row(r), seat)[seat])

    by_rate = sorted(
        (r for r in range(N) if state.holder[r] == seat), key=lambda r: -gain(r) / COST[r]
    )
    total, left = 0.0, money - state.cost
    for r in by_rate:
        row = model.row(r)
        if row[seat] and row[seat] == max(row) and COST[r] <= left:
            total, left = total + gain(r), left - COST[r]
    better = called or total > invest

    def value(move: Move) -> float:
        if move[0] == v.V_DONE:
            return 0.0
        return gain(move[1]) / COST[move[1]] if better else -1.0

    return value


def _best_rival_score(state: StopState, seat: Seat) -> tuple[int, int]:
    """Return the rivals' best score, and how many of them have it."""
    scores = [score(state, s) for s in state.contest if s != seat]
    return max(scores), scores.count(max(scores))


def _reroll_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    del legal
    best, tied = _best_rival_score(state, seat)
    bonus = score(state, seat) - sum(state.dice[seat][:2])
    _, die = second_chance(state.dice[seat], best - bonus, IN_ROLLOFF[tied + 1])
    return lambda move: float(move[1:] == ((die,) if die else ()))


def red_shift(model: ValueModel) -> Value:
    """Return a function from a red card's move to the change of the seat's chance here."""
    state, seat = model.state, model.seat
    holder = state.holder[state.region]
    counts = [state.ndice[s] if s in state.contest else 0 for s in range(state.seats)]
    before = win(tuple(counts), holder)[seat]

    def shift(move: Move) -> float:
        kind, after, keeper = move[1], counts[:], holder
        card = c.CARDS[kind]
        if kind in (c.GET_OUT, c.VOLUNTEERS):
            after[seat] = min(card.most_dice, after[seat] + card.dice)
        elif kind == c.WEATHER:
            after[move[2]] = max(card.least_dice, after[move[2]] - card.dice)
        elif kind == c.TURNOUT:
            after = [min(card.most_dice, n) for n in after]
        elif kind == c.LAWYER or state.flags & BARRED:
            keeper = state.seats
        extra = 0.12 if kind in (c.DEBATE_WIN, c.GAFFE) else 0.0
        return win(tuple(after), keeper)[seat] + extra - before

    return shift


def _before_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state = model.state
    del legal
    shift = red_shift(model)

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 2.5 if state.round == v.LAST else 9.0
        return EV[state.region] * shift(move)

    return value


def _after_value(model: ValueModel, legal: Sequence[Move]) -> Value:
    state, seat = model.state, model.seat
    del legal
    scores = {s: score(state, s) for s in state.contest}
    rolled = seat in scores
    best = max(scores.values())
    leading = rolled and scores[seat] == best

    def value(move: Move) -> float:
        if move[0] == v.V_PASS:
            return 1.0
        if not rolled or leading or (state.round != v.LAST and EV[state.region] < 40):
            return 0.0
        if move[1] == c.ABSENTEE:
            return 2.0 - 0.1 * move[2] if scores[seat] + 4 >= best else 0.0
        return 1.5 if scores[seat] >= sorted(scores.values())[-2] else 0.0

    return value


VALUE_BY_PROMPT: Final[dict[int, Callable[[ValueModel, Sequence[Move]], Value]]] = {
    v.PLACE: _place_value,
    v.FLOOR: _place_value,
    v.SPOT: _spot_value,
    v.RIVAL: _rival_value,
    v.FETCH: _by_card_value(1.0),
    v.TAKE: _by_card_value(1.0),
    v.GIVE: _by_card_value(-1.0),
    v.LEAKED: _by_card_value(-1.0),
    v.SWAP: _by_card_value(-1.0, 3.5),
    v.PAY: _pay_value,
    v.SETTLE: _pay_value,
    v.INVEST: _pay_value,
    v.CALL: _call_value,
    v.REACT: _react_value,
    v.REROLL: _reroll_value,
    v.BEFORE: _before_value,
    v.AFTER: _after_value,
}
