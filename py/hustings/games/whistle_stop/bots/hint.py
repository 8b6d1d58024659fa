"""The reasons for a move in Whistle-Stop, from an observation and the bots' value model.

The observation may be any seat's: reasons say nothing about a hidden hand or about cards that
change hands in secret. No sentence says "you", so each also fits a move of somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.reasons import MeasuredReason
from hustings.bots.score_text import win_chance_text
from hustings.core.model import HIDDEN, Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.learned import LearnedModel
from hustings.games.whistle_stop.bots.move_values import placement_gains, roll_win_chance
from hustings.games.whistle_stop.bots.policy import CARD_MOVERS, card_harm, reroll_chance
from hustings.games.whistle_stop.bots.region_reasons import (
    RAISED,
    added_line,
    raise_line,
    risen_points,
    rises,
)
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import ALL_POINTS, COST, EV, REGIONS, N
from hustings.games.whistle_stop.rules import legal
from hustings.games.whistle_stop.rules.cards import comeback, victims
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import ROLLOFF, StopState, delegates, rooms
from hustings.messages.generated import whistle_stop_advice as messages
from hustings.messages.people import Cast

MAX_REASONS: Final = 3
BROUGHT: Final = "delegates"
"""The measure of reasons that count delegates (see MeasuredReason)."""
PROMPTS_WITHOUT_SCORE: Final = (v.PAY, v.SETTLE, v.CALL)
"""Prompts whose moves are shown without a chance."""


def score_text(obs: StopState, seat: Seat, move: Move, value: float) -> str:
    """Return the chance to win; for dice, the chance to win the region."""
    if obs.turn.prompt in PROMPTS_WITHOUT_SCORE:
        return ""
    if obs.turn.prompt == v.REROLL:
        chance = roll_win_chance(obs, seat, move)
        return messages.figure_region(chance=chance, region=REGIONS[obs.region].name)
    return win_chance_text(value)


def reasons(obs: StopState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to MAX_REASONS short sentences, the most important first."""
    model = LearnedModel(obs, seat)
    if move[0] in _RIVAL_REASONS:
        lines = _RIVAL_REASONS[move[0]](model, move, cast)
    else:
        lines = _REASONS[move[0]](model, move) if move[0] in _REASONS else []
    return [*filter(None, lines)][:MAX_REASONS]


def _points(value: float) -> int:
    """Return a value as reasons show it: in whole points, at least 1."""
    return max(1, round(abs(value)))


def _sees_hand(model: LearnedModel) -> bool:
    """Return whether the observation shows the seat's hand."""
    return HIDDEN not in model.state.hands[model.seat]


def _card_reasons(model: LearnedModel, move: Move, cast: Cast) -> list[str]:
    state, seat = model.state, model.seat
    kind, target = move[1], move[3] if len(move) > 3 else -1
    card, space = CARDS[kind], rooms(state, seat)
    if move[2] == v.MONEY:
        return _money_reasons(model, card.money, space)
    if kind in CARD_MOVERS:
        return [_card_mover_line(kind, cast.name(target) if target >= 0 else "")]
    if c.GROUP[kind] == c.REGION or kind in c.ADDS:
        r = kind - c.FIRST_REGION if c.GROUP[kind] == c.REGION else target
        n = min(card.delegates, space[r])
        brought = MeasuredReason(messages.reason_one_action(delegates=n), BROUGHT, n) if n else ""
        return [added_line(model, r, seat, n), brought]
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        among = victims(state, seat, kind, target)
        worst = max(among, key=lambda s: greedy.strike_value(model, kind, target, s))
        return _strike_reasons(model, kind, target, worst, cast)
    if kind == c.SCANDAL:
        return _scandal_reasons(model, target, cast)
    if kind == c.BUS_TOUR:
        _, to, n = greedy.best_tour(model, target, space)
        return [added_line(model, to, seat, n)] if n else []
    n = comeback(state, seat)[0] if kind == c.COMEBACK else card.regions * card.delegates
    return [MeasuredReason(messages.reason_several(delegates=n), BROUGHT, n)] if n else []


def _card_mover_line(kind: int, rival: str) -> str:
    """Return the reason for a card of CARD_MOVERS. rival: its target, "" if still open."""
    match kind:
        case c.PHONE_BANK:
            return messages.reason_phone_bank(cards=CARDS[kind].cards)
        case c.MOMENTUM:
            return messages.reason_momentum(actions=CARDS[kind].actions)
        case c.FILE:
            return messages.reason_file(rival=rival) if rival else messages.reason_file_any()
        case c.DONORS:
            return messages.reason_donors(rival=rival) if rival else messages.reason_donors_any()
        case c.LEAK:
            return messages.reason_leak()
        case c.SECOND_LOOK:
            return messages.reason_second_look()
    return messages.reason_legal_team()


def _money_reasons(model: LearnedModel, money: int, space: list[int]) -> list[str]:
    plan = model.best_spread(money, space)[1]
    best = sorted((r for r in range(N) if plan[r]), key=lambda r: -EV[r])
    if not best:
        return [MeasuredReason(messages.reason_buys(delegates=money), BROUGHT, money)]
    r, holder, row = best[0], model.state.holder[best[0]], model.row(best[0])
    after = [count + plan[r] * (who == model.seat) for who, count in enumerate(row)]
    before, then = (win(tuple(each), holder)[model.seat] for each in (row, after))
    risen = rises(before, then)
    first = best[: 2 if risen else 3]
    where = [messages.count_for(delegates=plan[at], region=REGIONS[at].name) for at in first]
    if rest := money - sum(plan[at] for at in first):
        where.append(messages.count_elsewhere(delegates=rest))
    if not risen:
        buys = messages.reason_buys_where(delegates=money, where=where)
        return [MeasuredReason(buys, BROUGHT, money)]
    buys = messages.reason_buys_risen(
        delegates=money,
        where=where,
        region=REGIONS[r].name,
        points=EV[r],
        before=before,
        then=then,
    )
    return [MeasuredReason(buys, RAISED, risen_points(EV[r], before, then))]


def _scandal_reasons(model: LearnedModel, rival: Seat, cast: Cast) -> list[str]:
    card = CARDS[c.SCANDAL]
    hurt = {r: model.change(r, rival, -card.lost) for r in range(N) if model.row(r)[rival]}
    hit = sorted((r for r in hurt if hurt[r] > 0), key=lambda r: -hurt[r])[: card.regions]
    regions = [REGIONS[r].name for r in hit]
    line = messages.reason_scandal(
        rival=cast.name(rival), delegates=card.lost, count=len(hit), regions=regions
    )
    return [*([line] if hit else []), *_leader_reasons(model, rival, cast)]


def _leader_reasons(model: LearnedModel, rival: Seat, cast: Cast) -> list[str]:
    """Return the reason that a rival leads, if it does and there are other rivals."""
    likely = model.chances()
    first = max(range(len(likely)), key=lambda s: (s != model.seat, likely[s]))
    leads = len(likely) > 2 and rival == first
    return [messages.reason_leader(rival=cast.name(rival))] if leads else []


def _strike_reasons(model: LearnedModel, kind: int, r: int, rival: Seat, cast: Cast) -> list[str]:
    row = list(model.row(r))
    lost = min(row[rival], CARDS[kind].lost)
    row[rival] -= lost
    if kind != c.ATTACK_AD:
        row[model.seat] = min(model.state.own_cap, row[model.seat] + lost)
    return [raise_line(model, r, tuple(row)), *_leader_reasons(model, rival, cast)]


def _rival_reasons(model: LearnedModel, move: Move, cast: Cast) -> list[str]:
    return _strike_reasons(model, model.state.play[1], model.state.play[3], move[1], cast)


def _placing_reasons(model: LearnedModel, move: Move) -> list[str]:
    state, seat, r = model.state, model.seat, move[1]
    kind, rival = (state.play[1], state.play[4]) if state.play else (c.FIRST_REGION, seat)
    if move[0] == v.V_SPOT and kind == c.SCANDAL:
        return [added_line(model, r, rival, -CARDS[kind].lost)]
    n = min(move[2] if move[0] == v.V_PLACE else CARDS[kind].delegates, rooms(state, seat)[r])
    # where the chance does not rise as shown, say what is placed
    region = REGIONS[r].name
    brought = messages.reason_brings(delegates=n, region=region, points=EV[r]) if n else ""
    return [added_line(model, r, seat, state.plan[r] + n) or brought]


def _reaction_reasons(model: LearnedModel, move: Move) -> list[str]:
    state = model.state
    if state.turn.prompt != v.REACT:
        return [messages.reason_pass_red()]
    name, mine = CARDS[state.play[1]].name, state.play[0] == model.seat
    loss = -card_harm(model) if mine else card_harm(model)  # of one's own card, what it brings
    if move[0] != v.V_PASS:
        return [_reaction_line(model, _reaction_card(move), loss, mine=mine)] if loss > 0 else []
    able = [_reaction_card(other) for other in legal(state, model.seat) if other[0] != v.V_PASS]
    spared = min(able, key=model.card_values.__getitem__, default=None)
    worth_it = spared is None or model.card_values[spared] <= loss
    if mine:
        return [] if worth_it else [messages.reason_not_worth(card=name)]
    if loss <= 0:
        return [messages.reason_harmless(card=name)]
    if spared is None or worth_it:
        return []
    return [
        messages.reason_pass_kept(
            card=name,
            points=_points(loss),
            # an odd number of Vetoes on the card means that it is stopped as things stand
            stopped=bool(len(state.stack) % 2),
            held=CARDS[spared].name,
            worth=_points(model.card_values[spared]),
        )
    ]


def _reaction_line(model: LearnedModel, used: int, loss: float, *, mine: bool) -> str:
    """Return what a Veto or Override saves or brings, next to the value of that card."""
    name, value = CARDS[model.state.play[1]].name, model.card_values[used]
    if value > loss:
        return messages.reason_react(mine=mine, card=name, points=_points(loss))
    return messages.reason_react_kept(
        mine=mine, card=name, points=_points(loss), held=CARDS[used].name, worth=_points(value)
    )


def _reaction_card(move: Move) -> int:
    """Return the kind of card a reaction uses up."""
    return c.OVERRIDE if move[0] == v.V_OVERRIDE else move[1]


def _dice_reasons(model: LearnedModel, move: Move, cast: Cast) -> list[str]:
    state, seat = model.state, model.seat
    rivals = {s: score(state, s) for s in state.contest if s != seat}
    best = max(rivals.values())
    who = [messages.rival_whose(rival=cast.name(s)) for s in rivals if rivals[s] == best]
    mine, chance = score_sum(state, seat), roll_win_chance(state, seat, move)
    if move[0] == v.V_KEEP:
        reason = messages.reason_keep(score=mine, rivals=who, best=best, chance=chance)
    else:
        reason = messages.reason_reroll(
            score=mine, rivals=who, best=best, chance=chance, die=move[1]
        )
    return [MeasuredReason(reason, "dice", chance)]


def score_sum(state: StopState, seat: Seat) -> str:
    """Return a score as dice plus the bonus of cards: "5 + 2 = 7"."""
    total, more = score(state, seat), 0 if state.flags & ROLLOFF else state.mods[seat]
    if not more:
        return f"{total}"
    message = messages.score_raised if more > 0 else messages.score_lowered
    return message(dice=total - more, by=abs(more), score=total)


def _call_reasons(model: LearnedModel, move: Move) -> list[str]:
    r = move[1]
    today = win(model.row(r), model.state.holder[r])[model.seat]
    return [messages.reason_call(money=COST[r], points=EV[r], chance=today)]


def _alternatives(model: LearnedModel, move: Move) -> list[int]:
    """Return the cards that could be chosen instead of the move's, that one included.

    In an observation that hides the hand there are no others.
    """
    moves = legal(model.state, model.seat)
    return [other[1] for other in moves if other[0] == move[0]] or [move[1]]


def _if_hand_seen(
    tell: Callable[[LearnedModel, Move], list[str]],
) -> Callable[[LearnedModel, Move], list[str]]:
    """Return these reasons where the observation shows the hand, else none."""
    return lambda model, move: tell(model, move) if _sees_hand(model) else []


def _giving_reasons(model: LearnedModel, move: Move) -> list[str]:
    """Return the reason to give a card: it is the least valuable one, or nearly so."""
    values, kind = model.card_values, move[1]
    least = min(_alternatives(model, move), key=lambda other: (values[other], c.MONEY[other]))
    if kind == least:
        return [messages.reason_least_missed(card=CARDS[kind].name)]
    if values[kind] - values[least] < 1:
        return [messages.reason_little_missed(card=CARDS[kind].name, other=CARDS[least].name)]
    return []


def _swap_reasons(model: LearnedModel, move: Move) -> list[str]:
    """Return the gain expected from a card drawn for this one, which it does not name."""
    more = model.mean_card() - model.card_values[move[1]]
    return [messages.reason_drawn_for_it(points=_points(more))] if more > 0 else []


def _drop_reasons(model: LearnedModel, move: Move) -> list[str]:
    if model.state.turn.prompt == v.SWAP:
        return _swap_reasons(model, move)
    return _if_hand_seen(_giving_reasons)(model, move)


def _taking_reasons(model: LearnedModel, move: Move) -> list[str]:
    """Return the reason to take a card: it is the most valuable one, or nearly so."""
    values, kind = model.card_values, move[1]
    best = max(_alternatives(model, move), key=lambda other: values[other])
    if kind == best:
        return [messages.reason_most_useful(card=CARDS[kind].name)]
    if values[best] - values[kind] < 1:
        return [messages.reason_as_useful(card=CARDS[kind].name, other=CARDS[best].name)]
    return []


def _payment_reasons(model: LearnedModel, move: Move) -> list[str]:
    state, money, name = model.state, c.MONEY[move[1]], CARDS[move[1]].name
    if state.turn.prompt == v.INVEST:
        used = min(money, SPENDING_LIMIT - state.paid)
        return [messages.reason_invest(card=name, delegates=2 * used)]
    left = state.cost - state.paid - money
    lines = []
    if left >= 0:  # overpaying is no reason
        leaves = messages.reason_leaves(card=name, money=left)
        lines = [leaves if left else messages.reason_pays(card=name)]
    return [*lines, *(_giving_reasons(model, move) if _sees_hand(model) else [])]


def _red_card_reasons(model: LearnedModel, move: Move, cast: Cast) -> list[str]:
    state, seat, r = model.state, model.seat, model.state.region
    stake = messages.reason_stake(points=EV[r], region=REGIONS[r].name)
    if move[1] == c.ABSENTEE:
        best = max(score(state, s) for s in state.contest)
        chance = reroll_chance(model, move[2], best)
        return [messages.reason_absentee(die=move[2], chance=chance), stake]
    if move[1] == c.RECOUNT:
        return [messages.reason_recount(), stake]
    counts = [state.ndice[s] if s in state.contest else 0 for s in range(state.seats)]
    before = win(tuple(counts), state.holder[r])[seat]
    then = min(1.0, before + greedy.red_shift(model)(move))
    raised = messages.reason_raises_here(before=before, then=then)
    if len(move) > 2:  # the card names a rival
        meets = messages.reason_meets(rival=cast.name(move[2]), dice=state.ndice[move[2]])
        return [meets, raised if then > before else stake]
    return [raised, stake] if then > before else [stake]


def _buy_reasons(model: LearnedModel, _move: Move) -> list[str]:
    points = _points(model.card_values[c.GREEN])
    return [messages.reason_buy(points=points, all=ALL_POINTS), messages.reason_buy_later()]


def _done_reasons(model: LearnedModel, _move: Move) -> list[str]:
    state, seat = model.state, model.seat
    if state.turn.prompt == v.SWAP:
        values = [model.card_values[move[1]] for move in legal(state, seat) if move[0] == v.V_DROP]
        if min(values, default=0.0) < model.mean_card():
            return []
        return [messages.reason_swap_done()]
    if state.turn.prompt == v.CALL:
        return [messages.reason_call_none(delegates=delegates(state, seat))]
    able = placement_gains(model, legal(state, seat)) if state.turn.prompt == v.PLACE else {}
    return [messages.reason_done()] if max(able.values(), default=0.0) <= 0 else []


_RIVAL_REASONS: Final[Mapping[int, Callable[[LearnedModel, Move, Cast], list[str]]]] = {
    v.V_CARD: _card_reasons,
    v.V_RIVAL: _rival_reasons,
    v.V_REROLL: _dice_reasons,
    v.V_KEEP: _dice_reasons,
    v.V_RED: _red_card_reasons,
}
"""Reasons for moves that may name rivals, by verb."""
_REASONS: Final[Mapping[int, Callable[[LearnedModel, Move], list[str]]]] = {
    v.V_PLACE: _placing_reasons,
    v.V_SPOT: _placing_reasons,
    v.V_VETO: _reaction_reasons,
    v.V_OVERRIDE: _reaction_reasons,
    v.V_PASS: _reaction_reasons,
    v.V_CALL: _call_reasons,
    v.V_BUY: _buy_reasons,
    v.V_DRAW: lambda *_: [messages.reason_draw()],
    v.V_END: lambda *_: [messages.reason_end()],
    v.V_DONE: _done_reasons,
    v.V_TAKE: _if_hand_seen(_taking_reasons),
    v.V_GIVE: _if_hand_seen(_giving_reasons),
    v.V_FETCH: _taking_reasons,
    v.V_PAY: _payment_reasons,
    v.V_DROP: _drop_reasons,
}
"""Reasons for all other moves, by verb."""
