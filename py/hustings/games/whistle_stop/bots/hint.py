"""What speaks for a move in Whistle-Stop, told from an observation and what the bots weigh.

The observation may be anybody's: of a hand that cannot be seen nothing is told, and neither are
cards that change hands in secret. No sentence says you, so that each is as true for whoever asks
why another has made the move; rivals are named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.bots.score_text import win_chance_text
from hustings.core.model import HIDDEN, Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.learned import Learned
from hustings.games.whistle_stop.bots.move_values import placings, roll
from hustings.games.whistle_stop.bots.policy import CARDS_MOVE, again, harm
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, N
from hustings.games.whistle_stop.rules import legal
from hustings.games.whistle_stop.rules.cards import comeback, victims
from hustings.games.whistle_stop.rules.debate import LIMIT
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import ROLLOFF, StopState, delegates, rooms
from hustings.messages.generated import whistle_stop_advice as messages
from hustings.messages.people import Cast

MOST: Final = 3
NO_NUMBER: Final = (v.PAY, v.SETTLE, v.CALL)
"""Prompts at which what is chosen is told by no chance."""


def score_text(obs: StopState, seat: Seat, move: Move, value: float) -> str:
    """Return the chance to win; of dice the chance to win the region."""
    if obs.turn.prompt in NO_NUMBER:
        return ""
    if obs.turn.prompt == v.REROLL:
        chance = roll(obs, seat, move)
        return messages.figure_region(chance=chance, region=REGIONS[obs.region].name)
    return win_chance_text(value)


def reasons(obs: StopState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    scale = Learned(obs, seat)
    if move[0] in _TELL_OF_RIVALS:
        told = _TELL_OF_RIVALS[move[0]](scale, move, cast)
    else:
        told = _TELL[move[0]](scale, move) if move[0] in _TELL else []
    return [*filter(None, told)][:MOST]


def _points(worth: float) -> int:
    """Return a worth as the reasons show it: in whole points, at least 1."""
    return max(1, round(abs(worth)))


def _rises(before: float, then: float) -> bool:
    """Return whether a chance rises by at least one whole percent as shown."""
    return round(100 * then) > round(100 * before)


def _seen(scale: Learned) -> bool:
    """Return whether whoever asks sees the hand of the seat."""
    return HIDDEN not in scale.state.hands[scale.seat]


def _changed(scale: Learned, r: int, after: tuple[int, ...]) -> str:
    """Return how the seat's chance in a region rises, were the election now; "" if it does not."""
    holder, seat, row = scale.state.holder[r], scale.seat, scale.row(r)
    region, points = REGIONS[r].name, EV[r]
    if not sum(row) - row[seat]:
        told = messages.reason_safer if row[seat] else messages.reason_nobody
        return told(region=region, points=points)
    before, then = win(row, holder)[seat], win(after, holder)[seat]
    if not _rises(before, then):
        return ""
    return messages.reason_raises(region=region, points=points, before=before, then=then)


def _added(scale: Learned, r: int, who: Seat, n: int) -> str:
    row = list(scale.row(r))
    row[who] = max(0, row[who] + n)
    return _changed(scale, r, tuple(row))


def _card(scale: Learned, move: Move, cast: Cast) -> list[str]:
    state, seat = scale.state, scale.seat
    kind, target = move[1], move[3] if len(move) > 3 else -1
    card, space = CARDS[kind], rooms(state, seat)
    if move[2] == v.MONEY:
        return _money(scale, card.money, space)
    if kind in CARDS_MOVE:
        return [_cards_moved(kind, cast.name(target) if target >= 0 else "")]
    if c.GROUP[kind] == c.REGION or kind in c.ADDS:
        r = kind - c.FIRST_REGION if c.GROUP[kind] == c.REGION else target
        n = min(card.delegates, space[r])
        brought = messages.reason_one_action(delegates=n) if n else ""
        return [_added(scale, r, seat, n), brought]
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        among = victims(state, seat, kind, target)
        worst = max(among, key=lambda s: greedy.strike(scale, kind, target, s))
        return _struck(scale, kind, target, worst, cast)
    if kind == c.SCANDAL:
        return _scandal(scale, target, cast)
    if kind == c.BUS_TOUR:
        _, to, n = greedy.tour(scale, target, space)
        return [_added(scale, to, seat, n)] if n else []
    n = comeback(state, seat)[0] if kind == c.COMEBACK else card.regions * card.delegates
    return [messages.reason_several(delegates=n)] if n else []


def _cards_moved(kind: int, rival: str) -> str:
    """Return what a card brings that moves cards. rival: whose, "" where that is still open."""
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


def _money(scale: Learned, money: int, space: list[int]) -> list[str]:
    plan = scale.best_spread(money, space)[1]
    best = sorted((r for r in range(N) if plan[r]), key=lambda r: -EV[r])
    if not best:
        return [messages.reason_buys(delegates=money)]
    r, holder, row = best[0], scale.state.holder[best[0]], scale.row(best[0])
    after = [count + plan[r] * (who == scale.seat) for who, count in enumerate(row)]
    before, then = (win(tuple(each), holder)[scale.seat] for each in (row, after))
    risen = _rises(before, then)
    first = best[: 2 if risen else 3]
    where = [messages.count_for(delegates=plan[at], region=REGIONS[at].name) for at in first]
    if rest := money - sum(plan[at] for at in first):
        where.append(messages.count_elsewhere(delegates=rest))
    if not risen:
        return [messages.reason_buys_where(delegates=money, where=where)]
    return [
        messages.reason_buys_risen(
            delegates=money,
            where=where,
            region=REGIONS[r].name,
            points=EV[r],
            before=before,
            then=then,
        )
    ]


def _scandal(scale: Learned, rival: Seat, cast: Cast) -> list[str]:
    card = CARDS[c.SCANDAL]
    hurt = {r: scale.change(r, rival, -card.lost) for r in range(N) if scale.row(r)[rival]}
    hit = sorted((r for r in hurt if hurt[r] > 0), key=lambda r: -hurt[r])[: card.regions]
    found = messages.reason_scandal(
        rival=cast.name(rival), delegates=card.lost, regions=[REGIONS[r].name for r in hit]
    )
    return [*([found] if hit else []), *_leader(scale, rival, cast)]


def _leader(scale: Learned, rival: Seat, cast: Cast) -> list[str]:
    """Return that a rival is the likeliest to win, if so and there are others."""
    likely = scale.chances()
    first = max(range(len(likely)), key=lambda s: (s != scale.seat, likely[s]))
    if len(likely) < 3 or rival != first:
        return []
    return [messages.reason_leader(rival=cast.name(rival))]


def _struck(scale: Learned, kind: int, r: int, rival: Seat, cast: Cast) -> list[str]:
    row = list(scale.row(r))
    lost = min(row[rival], CARDS[kind].lost)
    row[rival] -= lost
    if kind != c.ATTACK_AD:
        row[scale.seat] = min(scale.state.own_cap, row[scale.seat] + lost)
    return [_changed(scale, r, tuple(row)), *_leader(scale, rival, cast)]


def _rival(scale: Learned, move: Move, cast: Cast) -> list[str]:
    return _struck(scale, scale.state.play[1], scale.state.play[3], move[1], cast)


def _here(scale: Learned, move: Move) -> list[str]:
    state, seat, r = scale.state, scale.seat, move[1]
    kind, rival = (state.play[1], state.play[4]) if state.play else (c.FIRST_REGION, seat)
    if move[0] == v.V_SPOT and kind == c.SCANDAL:
        return [_added(scale, r, rival, -CARDS[kind].lost)]
    n = min(move[2] if move[0] == v.V_PLACE else CARDS[kind].delegates, rooms(state, seat)[r])
    # Where the chance is as good as none, or as certainty, it stays so.
    region = REGIONS[r].name
    brought = messages.reason_brings(delegates=n, region=region, points=EV[r]) if n else ""
    return [_added(scale, r, seat, state.plan[r] + n) or brought]


def _reaction(scale: Learned, move: Move) -> list[str]:
    state = scale.state
    if state.turn.prompt != v.REACT:
        return [messages.reason_pass_red()]
    name, mine = CARDS[state.play[1]].name, state.play[0] == scale.seat
    loss = -harm(scale) if mine else harm(scale)  # of one's own card, what it brings
    if move[0] != v.V_PASS:
        return [_reacted(scale, _used(move), loss, mine=mine)] if loss > 0 else []
    able = [_used(other) for other in legal(state, scale.seat) if other[0] != v.V_PASS]
    spared = min(able, key=scale.cards.__getitem__, default=None)
    worth_it = spared is None or scale.cards[spared] <= loss
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
            worth=_points(scale.cards[spared]),
        )
    ]


def _reacted(scale: Learned, used: int, loss: float, *, mine: bool) -> str:
    """Return what a Veto or Override saves or brings, and what the card in the hand is worth."""
    name, worth = CARDS[scale.state.play[1]].name, scale.cards[used]
    if worth > loss:
        return messages.reason_react(mine=mine, card=name, points=_points(loss))
    return messages.reason_react_kept(
        mine=mine, card=name, points=_points(loss), held=CARDS[used].name, worth=_points(worth)
    )


def _used(move: Move) -> int:
    """Return the card that a reaction takes out of the hand."""
    return c.OVERRIDE if move[0] == v.V_OVERRIDE else move[1]


def _dice(scale: Learned, move: Move, cast: Cast) -> list[str]:
    state, seat = scale.state, scale.seat
    rivals = {s: score(state, s) for s in state.contest if s != seat}
    best = max(rivals.values())
    who = [messages.rival_whose(rival=cast.name(s)) for s in rivals if rivals[s] == best]
    mine, chance = made_of(state, seat), roll(state, seat, move)
    if move[0] == v.V_KEEP:
        return [messages.reason_keep(score=mine, rivals=who, best=best, chance=chance)]
    return [messages.reason_reroll(score=mine, rivals=who, best=best, chance=chance, die=move[1])]


def made_of(state: StopState, seat: Seat) -> str:
    """Return a score with what cards add to the dice, so that it can be checked: "5 + 2 = 7"."""
    total, more = score(state, seat), 0 if state.flags & ROLLOFF else state.mods[seat]
    if not more:
        return f"{total}"
    told = messages.score_raised if more > 0 else messages.score_lowered
    return told(dice=total - more, by=abs(more), score=total)


def _call(scale: Learned, move: Move) -> list[str]:
    r = move[1]
    today = win(scale.row(r), scale.state.holder[r])[scale.seat]
    return [messages.reason_call(money=COST[r], points=EV[r], chance=today)]


def _alike(scale: Learned, move: Move) -> list[int]:
    """Return the cards of which any could be chosen instead of the move's, that one at least.

    Whoever does not see the hand knows of no other.
    """
    found = legal(scale.state, scale.seat)
    return [other[1] for other in found if other[0] == move[0]] or [move[1]]


def _secret(tell: Callable[[Learned, Move], list[str]]) -> Callable[[Learned, Move], list[str]]:
    """Return the same reasons for who sees the hand, none for anybody else."""
    return lambda scale, move: tell(scale, move) if _seen(scale) else []


def _parted(scale: Learned, move: Move) -> list[str]:
    """Return that no other card would be missed less; nothing of a card that is worth more."""
    worth, kind = scale.cards, move[1]
    least = min(_alike(scale, move), key=lambda other: (worth[other], c.MONEY[other]))
    if kind == least:
        return [messages.reason_least_missed(card=CARDS[kind].name)]
    if worth[kind] - worth[least] < 1:
        return [messages.reason_little_missed(card=CARDS[kind].name, other=CARDS[least].name)]
    return []


def _swapped(scale: Learned, move: Move) -> list[str]:
    """Return what a card drawn for this one promises, if more; unnamed, so alike are told once."""
    more = scale.mean_card() - scale.cards[move[1]]
    return [messages.reason_drawn_for_it(points=_points(more))] if more > 0 else []


def _dropped(scale: Learned, move: Move) -> list[str]:
    if scale.state.turn.prompt == v.SWAP:
        return _swapped(scale, move)
    return _secret(_parted)(scale, move)


def _gained(scale: Learned, move: Move) -> list[str]:
    """Return that no card that could be taken is more useful; nothing of a lesser card."""
    worth, kind = scale.cards, move[1]
    best = max(_alike(scale, move), key=lambda other: worth[other])
    if kind == best:
        return [messages.reason_most_useful(card=CARDS[kind].name)]
    if worth[best] - worth[kind] < 1:
        return [messages.reason_as_useful(card=CARDS[kind].name, other=CARDS[best].name)]
    return []


def _paid(scale: Learned, move: Move) -> list[str]:
    state, money, name = scale.state, c.MONEY[move[1]], CARDS[move[1]].name
    if state.turn.prompt == v.INVEST:
        used = min(money, LIMIT - state.paid)
        return [messages.reason_invest(card=name, delegates=2 * used)]
    left = state.cost - state.paid - money
    found = []
    if left >= 0:  # of money that is lost nothing is told
        leaves = messages.reason_leaves(card=name, money=left)
        found = [leaves if left else messages.reason_pays(card=name)]
    return [*found, *(_parted(scale, move) if _seen(scale) else [])]


def _red(scale: Learned, move: Move, cast: Cast) -> list[str]:
    state, seat, r = scale.state, scale.seat, scale.state.region
    stake = messages.reason_stake(points=EV[r], region=REGIONS[r].name)
    if move[1] == c.ABSENTEE:
        best = max(score(state, s) for s in state.contest)
        chance = again(scale, move[2], best)
        return [messages.reason_absentee(die=move[2], chance=chance), stake]
    if move[1] == c.RECOUNT:
        return [messages.reason_recount(), stake]
    counts = [state.ndice[s] if s in state.contest else 0 for s in range(state.seats)]
    before = win(tuple(counts), state.holder[r])[seat]
    then = min(1.0, before + greedy.red_shift(scale)(move))
    raised = messages.reason_raises_here(before=before, then=then)
    if len(move) > 2:  # against one rival
        meets = messages.reason_meets(rival=cast.name(move[2]), dice=state.ndice[move[2]])
        return [meets, raised if then > before else stake]
    return [raised, stake] if then > before else [stake]


def _buy(scale: Learned, _move: Move) -> list[str]:
    points = _points(scale.cards[c.GREEN])
    return [messages.reason_buy(points=points, all=sum(EV)), messages.reason_buy_later()]


def _done(scale: Learned, _move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    if state.turn.prompt == v.SWAP:
        worth = [scale.cards[move[1]] for move in legal(state, seat) if move[0] == v.V_DROP]
        if min(worth, default=0.0) < scale.mean_card():
            return []
        return [messages.reason_swap_done()]
    if state.turn.prompt == v.CALL:
        return [messages.reason_call_none(delegates=delegates(state, seat))]
    able = placings(scale, legal(state, seat)) if state.turn.prompt == v.PLACE else {}
    return [messages.reason_done()] if max(able.values(), default=0.0) <= 0 else []


_TELL_OF_RIVALS: Final[Mapping[int, Callable[[Learned, Move, Cast], list[str]]]] = {
    v.V_CARD: _card,
    v.V_RIVAL: _rival,
    v.V_REROLL: _dice,
    v.V_KEEP: _dice,
    v.V_RED: _red,
}
"""What tells the reasons for a move that may name rivals, by its verb."""
_TELL: Final[Mapping[int, Callable[[Learned, Move], list[str]]]] = {
    v.V_PLACE: _here,
    v.V_SPOT: _here,
    v.V_VETO: _reaction,
    v.V_OVERRIDE: _reaction,
    v.V_PASS: _reaction,
    v.V_CALL: _call,
    v.V_BUY: _buy,
    v.V_DRAW: lambda *_: [messages.reason_draw()],
    v.V_END: lambda *_: [messages.reason_end()],
    v.V_DONE: _done,
    v.V_TAKE: _secret(_gained),
    v.V_GIVE: _secret(_parted),
    v.V_FETCH: _gained,
    v.V_PAY: _paid,
    v.V_DROP: _dropped,
}
"""What tells the reasons for any other move."""
