"""What speaks for a move in Whistle-Stop, told from an observation and what the bots weigh.

The observation may be anybody's: of a hand that cannot be seen nothing is told, and neither are
cards that change hands in secret. No sentence says you, so that each is as true for whoever asks
why another has made the move; rivals are named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.model import HIDDEN, Move, Seat
from hustings.core.wording import (
    capitalised,
    counted,
    listing,
    percent,
    seat_marked,
    summand,
    to_win,
    with_names,
)
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.found import placings, roll
from hustings.games.whistle_stop.bots.learned import Learned
from hustings.games.whistle_stop.bots.policy import CARDS_MOVE, again, harm
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, N
from hustings.games.whistle_stop.rules import legal
from hustings.games.whistle_stop.rules.cards import comeback, victims
from hustings.games.whistle_stop.rules.debate import LIMIT
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import ROLLOFF, StopState, delegates, rooms
from hustings.messages.people import Cast

MOST: Final = 3
COUNT: Final = ("No", "One", "Two", "Three", "Four", "Five")
MOVED: Final = {
    c.PHONE_BANK: "{cards} cards for one action.",
    c.FILE: "{rival}’s best card for the worst one in the hand.",
    c.DONORS: "One card more, and one fewer for {rival}.",
    c.LEAK: "It costs every rival a card, and only this one in return.",
    c.SECOND_LOOK: "One of the discards does more than anything in the hand.",
    c.LEGAL_TEAM: "A Veto that costs no money.",
    c.MOMENTUM: "{actions} actions for one, with good cards waiting in the hand.",
}
NO_NUMBER: Final = (v.PAY, v.SETTLE, v.CALL)
"""Prompts at which what is chosen is told by no chance."""


def figure(obs: StopState, seat: Seat, move: Move, value: float) -> str:
    """Return the chance to win; of dice the chance to win the region."""
    if obs.turn.prompt in NO_NUMBER:
        return ""
    if obs.turn.prompt == v.REROLL:
        return f"{percent(roll(obs, seat, move))} to win {REGIONS[obs.region].name}"
    return to_win(value)


def reasons(obs: StopState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    tell = _TELL.get(move[0])
    told = tell(Learned(obs, seat), move) if tell else []
    return [with_names(text, cast.names) for text in filter(None, told)][:MOST]


def _points(worth: float) -> str:
    return counted(max(1, round(abs(worth))), "point")


def _named(r: int) -> str:
    return f"{REGIONS[r].name} ({EV[r]} points)"


def _names(regions: list[int]) -> str:
    return listing([REGIONS[r].name for r in regions])


def _seen(scale: Learned) -> bool:
    """Return whether whoever asks sees the hand of the seat."""
    return HIDDEN not in scale.state.hands[scale.seat]


def _changed(scale: Learned, r: int, after: tuple[int, ...]) -> str:
    """Return how the seat's chance in a region rises, were the election now; "" if it does not."""
    holder, seat, row = scale.state.holder[r], scale.seat, scale.row(r)
    if not sum(row) - row[seat]:
        if not row[seat]:
            return f"Nobody has delegates in {_named(r)} yet."
        return f"Makes {_named(r)} safer, where no rival stands yet."
    before, then = win(row, holder)[seat], win(after, holder)[seat]
    if percent(before) == percent(then) or then < before:
        return ""
    return f"Raises the chance to win {_named(r)} from {percent(before)} to {percent(then)}."


def _added(scale: Learned, r: int, who: Seat, n: int) -> str:
    row = list(scale.row(r))
    row[who] = max(0, row[who] + n)
    return _changed(scale, r, tuple(row))


def _card(scale: Learned, move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    kind, target = move[1], move[3] if len(move) > 3 else -1
    card, space = CARDS[kind], rooms(state, seat)
    if move[2] == v.MONEY:
        return _money(scale, card.money, space)
    if kind in CARDS_MOVE:
        rival = seat_marked(target) if target >= 0 else "a rival"
        said = MOVED[kind].format(cards=COUNT[card.cards], actions=COUNT[card.actions], rival=rival)
        return [capitalised(said)]
    if c.GROUP[kind] == c.REGION or kind in c.ADDS:
        r = kind - c.FIRST_REGION if c.GROUP[kind] == c.REGION else target
        n = min(card.delegates, space[r])
        brought = f"{counted(n, 'delegate')} for one action." if n else ""
        return [_added(scale, r, seat, n), brought]
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        among = victims(state, seat, kind, target)
        worst = max(among, key=lambda s: greedy.strike(scale, kind, target, s))
        return _struck(scale, kind, target, worst)
    if kind == c.SCANDAL:
        return _scandal(scale, target)
    if kind == c.BUS_TOUR:
        _, to, n = greedy.tour(scale, target, space)
        return [_added(scale, to, seat, n)] if n else []
    n = comeback(state, seat)[0] if kind == c.COMEBACK else card.regions * card.delegates
    if not n:
        return []
    return [f"Up to {counted(n, 'delegate')} in several regions for one action."]


def _money(scale: Learned, money: int, space: list[int]) -> list[str]:
    plan = scale.best_spread(money, space)[1]
    best = sorted((r for r in range(N) if plan[r]), key=lambda r: -EV[r])
    if not best:
        return [f"Buys {counted(money, 'delegate')}."]
    risen = _risen(scale, best[0], plan)
    first = best[: 2 if risen else 3]
    rest = money - sum(plan[r] for r in first)
    named = [f"{plan[r]} for {REGIONS[r].name}" for r in first]
    where = listing([*named, *([f"{rest} elsewhere"] if rest else [])])
    return [f"Buys {counted(money, 'delegate')}, best {where}{risen}."]


def _risen(scale: Learned, r: int, plan: list[int]) -> str:
    """Return by how much so many delegates raise the chance to win a region, "" if they do not."""
    holder, row = scale.state.holder[r], scale.row(r)
    after = [count + plan[r] * (who == scale.seat) for who, count in enumerate(row)]
    before, then = (win(tuple(each), holder)[scale.seat] for each in (row, after))
    if percent(before) == percent(then) or then < before:
        return ""
    return f": the chance in {_named(r)} rises from {percent(before)} to {percent(then)}"


def _scandal(scale: Learned, rival: Seat) -> list[str]:
    card = CARDS[c.SCANDAL]
    hurt = {r: scale.change(r, rival, -card.lost) for r in range(N) if scale.row(r)[rival]}
    hit = sorted((r for r in hurt if hurt[r] > 0), key=lambda r: -hurt[r])[: card.regions]
    lost = counted(card.lost, "delegate")
    found = [f"Costs {seat_marked(rival)} {lost} each in {_names(hit)}."]
    return [*(found if hit else []), *_leader(scale, rival)]


def _leader(scale: Learned, rival: Seat) -> list[str]:
    """Return that a rival is the likeliest to win, if so and there are others."""
    likely = scale.chances()
    first = max(range(len(likely)), key=lambda s: (s != scale.seat, likely[s]))
    if len(likely) < 3 or rival != first:
        return []
    return [f"It strikes {seat_marked(rival)}, of all rivals the likeliest to win."]


def _struck(scale: Learned, kind: int, r: int, rival: Seat) -> list[str]:
    row = list(scale.row(r))
    lost = min(row[rival], CARDS[kind].lost)
    row[rival] -= lost
    if kind != c.ATTACK_AD:
        row[scale.seat] = min(scale.state.own_cap, row[scale.seat] + lost)
    return [_changed(scale, r, tuple(row)), *_leader(scale, rival)]


def _rival(scale: Learned, move: Move) -> list[str]:
    return _struck(scale, scale.state.play[1], scale.state.play[3], move[1])


def _here(scale: Learned, move: Move) -> list[str]:
    state, seat, r = scale.state, scale.seat, move[1]
    kind, rival = (state.play[1], state.play[4]) if state.play else (c.FIRST_REGION, seat)
    if move[0] == v.V_SPOT and kind == c.SCANDAL:
        return [_added(scale, r, rival, -CARDS[kind].lost)]
    n = min(move[2] if move[0] == v.V_PLACE else CARDS[kind].delegates, rooms(state, seat)[r])
    # Where the chance is as good as none, or as certainty, it stays so.
    brought = f"Brings {counted(n, 'delegate')} to {_named(r)}." if n else ""
    return [_added(scale, r, seat, state.plan[r] + n) or brought]


def _reaction(scale: Learned, move: Move) -> list[str]:
    state = scale.state
    if state.turn.prompt != v.REACT:
        return ["A red card may do more in another region."]
    name, mine = CARDS[state.play[1]].name, state.play[0] == scale.seat
    loss = -harm(scale) if mine else harm(scale)  # of one's own card, what it brings
    if move[0] != v.V_PASS:
        does = f"Once it is through, {name} brings" if mine else f"If nobody stops it, {name} costs"
        if loss <= 0:
            return []
        kept = scale.cards[_used(move)]
        beside = f"; {_held(scale, _used(move))}" if kept <= loss else ""
        return [f"{does} about {_points(loss)}{beside}."]
    able = [_used(other) for other in legal(state, scale.seat) if other[0] != v.V_PASS]
    spared = min(able, key=scale.cards.__getitem__, default=None)
    if mine:
        if spared is None or scale.cards[spared] <= loss:
            return []
        return [f"{name} is not worth another card."]
    if loss <= 0:
        return [f"{name} does no harm here, even if nobody stops it."]
    # an odd number of Vetoes on the card means that it is stopped as things stand
    ends = "if the last Veto is overridden" if len(state.stack) % 2 else "if nobody stops it"
    costs = f"{name} costs about {_points(loss)} {ends}"
    if spared is None or scale.cards[spared] <= loss:
        return []
    return [f"{costs}, but {_held(scale, spared)}."]


def _used(move: Move) -> int:
    """Return the card that a reaction takes out of the hand."""
    return c.OVERRIDE if move[0] == v.V_OVERRIDE else move[1]


def _held(scale: Learned, kind: int) -> str:
    return f"{CARDS[kind].name} is worth {_points(scale.cards[kind])} kept for later"


def _dice(scale: Learned, move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    rivals = {s: score(state, s) for s in state.contest if s != seat}
    most = max(rivals.values())
    who = listing([f"{seat_marked(s)}’s" for s in rivals if rivals[s] == most])
    told = f"The dice count {made_of(state, seat)}, {who} {most}"
    chance = percent(roll(state, seat, move))
    if move[0] == v.V_KEEP:
        return [f"{told}: {chance} as they are."]
    return [f"{told}: {chance} with the {move[1]} rolled again."]


def made_of(state: StopState, seat: Seat) -> str:
    """Return a score with what cards add to the dice, so that it can be checked: "5 + 2 = 7"."""
    total, more = score(state, seat), 0 if state.flags & ROLLOFF else state.mods[seat]
    return f"{total - more} {summand(more)} = {total}" if more else f"{total}"


def _call(scale: Learned, move: Move) -> list[str]:
    r = move[1]
    today = percent(win(scale.row(r), scale.state.holder[r])[scale.seat])
    return [f"For ${COST[r]}M {EV[r]} points are certain that are at {today} today."]


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
        return [f"{CARDS[kind].name} would be missed least."]
    if worth[kind] - worth[least] < 1:
        return [f"{CARDS[kind].name} would be missed as little as {CARDS[least].name}."]
    return []


def _swapped(scale: Learned, move: Move) -> list[str]:
    """Return what a card drawn for this one promises, if more; unnamed, so alike are told once."""
    more = scale.mean_card() - scale.cards[move[1]]
    return [f"A card drawn for it is worth about {_points(more)} more."] if more > 0 else []


def _dropped(scale: Learned, move: Move) -> list[str]:
    if scale.state.turn.prompt == v.SWAP:
        return _swapped(scale, move)
    return _secret(_parted)(scale, move)


def _gained(scale: Learned, move: Move) -> list[str]:
    """Return that no card that could be taken is more useful; nothing of a lesser card."""
    worth, kind = scale.cards, move[1]
    best = max(_alike(scale, move), key=lambda other: worth[other])
    if kind == best:
        return [f"{CARDS[kind].name} is the most useful card there."]
    if worth[best] - worth[kind] < 1:
        return [f"{CARDS[kind].name} is as useful as {CARDS[best].name}."]
    return []


def _paid(scale: Learned, move: Move) -> list[str]:
    state, money, name = scale.state, c.MONEY[move[1]], CARDS[move[1]].name
    if state.turn.prompt == v.INVEST:
        used = min(money, LIMIT - state.paid)
        return [f"{name} brings {counted(2 * used, 'delegate')} here."]
    left = state.cost - state.paid - money
    found = []
    if left >= 0:  # of money that is lost nothing is told
        found = [f"{name} leaves ${left}M to pay." if left else f"{name} pays just what is due."]
    return [*found, *(_parted(scale, move) if _seen(scale) else [])]


def _red(scale: Learned, move: Move) -> list[str]:
    state, seat, r = scale.state, scale.seat, scale.state.region
    stake = f"{EV[r]} points are at stake in {REGIONS[r].name}."
    if move[1] == c.ABSENTEE:
        best = max(score(state, s) for s in state.contest)
        chance = percent(again(scale, move[2], best))
        return [f"Rolling the {move[2]} again reaches the best score {chance} of the time.", stake]
    if move[1] == c.RECOUNT:
        return ["The two best roll anew, as equals.", stake]
    counts = [state.ndice[s] if s in state.contest else 0 for s in range(state.seats)]
    before = win(tuple(counts), state.holder[r])[seat]
    then = min(1.0, before + greedy.red_shift(scale)(move))
    raised = f"Raises the chance here from {percent(before)} to about {percent(then)}."
    if len(move) > 2:  # against one rival
        dice = counted(state.ndice[move[2]], "die", "dice")
        return [
            f"It meets {seat_marked(move[2])}, who rolls {dice} here.",
            *([raised] if then > before else [stake]),
        ]
    return [raised, stake] if then > before else [stake]


def _buy(scale: Learned, _move: Move) -> list[str]:
    worth = _points(scale.cards[c.GREEN])
    return [
        f"Spare cards become a Veto, which is worth about {worth} of {sum(EV)} later on.",
        "A Veto costs no action later and can stop the best card a rival has.",
    ]


def _draw(_scale: Learned, _move: Move) -> list[str]:
    return ["No card in the hand does more now than one that nobody knows yet."]


def _end(_scale: Learned, _move: Move) -> list[str]:
    return ["The cards are kept for later."]


def _done(scale: Learned, _move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    if state.turn.prompt == v.SWAP:
        worth = [scale.cards[move[1]] for move in legal(state, seat) if move[0] == v.V_DROP]
        if min(worth, default=0.0) < scale.mean_card():
            return []
        return ["What is left does more than cards drawn for it."]
    if state.turn.prompt == v.CALL:
        have = counted(delegates(state, seat), "delegate")
        return [f"The money is kept, with {have} on the board."]
    able = placings(scale, legal(state, seat)) if state.turn.prompt == v.PLACE else {}
    return ["More would bring nothing."] if max(able.values(), default=0.0) <= 0 else []


_TELL: Final[Mapping[int, Callable[[Learned, Move], list[str]]]] = {
    v.V_CARD: _card,
    v.V_PLACE: _here,
    v.V_SPOT: _here,
    v.V_RIVAL: _rival,
    v.V_VETO: _reaction,
    v.V_OVERRIDE: _reaction,
    v.V_PASS: _reaction,
    v.V_REROLL: _dice,
    v.V_KEEP: _dice,
    v.V_CALL: _call,
    v.V_BUY: _buy,
    v.V_DRAW: _draw,
    v.V_END: _end,
    v.V_DONE: _done,
    v.V_TAKE: _secret(_gained),
    v.V_GIVE: _secret(_parted),
    v.V_FETCH: _gained,
    v.V_PAY: _paid,
    v.V_DROP: _dropped,
    v.V_RED: _red,
}
