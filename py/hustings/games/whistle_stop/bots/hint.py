"""What speaks for a move in Whistle-Stop, told from the observation and what the bots weigh."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.wording import counted, listing, to_win
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots import greedy
from hustings.games.whistle_stop.bots.learned import Learned
from hustings.games.whistle_stop.bots.policy import CARDS_MOVE, harm
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.odds import IN_ROLLOFF, second_chance, win
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, N
from hustings.games.whistle_stop.rules import legal
from hustings.games.whistle_stop.rules.cards import victims
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import StopState, rooms

MOST: Final = 3
COUNT: Final = ("No", "One", "Two", "Three", "Four", "Five")
MOVED: Final = {
    c.PHONE_BANK: "{cards} cards for one action.",
    c.FILE: "You see a whole hand and take its best card for your worst.",
    c.DONORS: "One card more for you and one fewer for them.",
    c.LEAK: "It costs every rival a card and you only this one.",
    c.SECOND_LOOK: "One of the discards is worth more than what you would play instead.",
    c.LEGAL_TEAM: "A green Veto without paying for it.",
    c.MOMENTUM: "{actions} actions for one: you hold more good cards than you could play.",
}


def reasons(obs: StopState, seat: Seat, move: Move) -> list[str]:
    """Return up to three short sentences, most telling first."""
    scale = Learned(obs, seat)
    verb = move[0]
    if verb == v.V_CARD:
        found = _card(scale, move)
    elif verb in (v.V_PLACE, v.V_SPOT):
        found = _here(scale, move)
    elif verb == v.V_RIVAL:
        found = _struck(scale, obs.play[1], obs.play[3], move[1])
    elif verb in (v.V_VETO, v.V_OVERRIDE, v.V_PASS):
        found = _reaction(scale, move)
    elif verb in (v.V_REROLL, v.V_KEEP):
        found = _dice(scale, move)
    elif verb == v.V_CALL:
        found = [_odds(scale, move[1], scale.row(move[1]), f"Called for ${COST[move[1]]}M")]
    else:
        found = _plain(scale, move)
    return found[:MOST]


def figure(obs: StopState, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win."""
    return to_win(value)


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _names(regions: list[int]) -> str:
    return listing([REGIONS[r].name for r in regions])


def _odds(scale: Learned, r: int, after: tuple[int, ...], start: str = "") -> str:
    """Return how the seat's chance in a region changes, were the election now."""
    holder, seat = scale.state.holder[r], scale.seat
    before = win(scale.row(r), holder)[seat]
    if start:
        return f"{start}, {EV[r]} points are certain that are at {_percent(before)} today."
    then = win(after, holder)[seat]
    name = REGIONS[r].name
    return (
        f"Your chance in {name} ({EV[r]} points) goes from {_percent(before)} to {_percent(then)}."
    )


def _added(scale: Learned, r: int, who: Seat, n: int) -> str:
    row = list(scale.row(r))
    row[who] = max(0, row[who] + n)
    return _odds(scale, r, tuple(row))


def _card(scale: Learned, move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    kind, target = move[1], move[3] if len(move) > 3 else -1
    space = rooms(state, seat)
    if move[2] == v.MONEY:
        plan = scale.best_spread(c.MONEY[kind], space)[1]
        best = sorted((r for r in range(N) if plan[r]), key=lambda r: -EV[r])
        found = [f"It buys {counted(c.MONEY[kind], 'delegate')} wherever they are needed most."]
        if best:
            found.append(f"They do most in {_names(best[:3])}.")
            found.append(_added(scale, best[0], seat, plan[best[0]]))
        return found
    if kind in CARDS_MOVE:
        card = c.CARDS[kind]
        return [MOVED[kind].format(cards=COUNT[card.cards], actions=COUNT[card.actions])]
    if c.GROUP[kind] == c.REGION or kind in c.ADDS:
        r = kind - c.FIRST_REGION if c.GROUP[kind] == c.REGION else target
        n = min(c.CARDS[kind].delegates, space[r])
        return [f"It brings {counted(n, 'delegate')} for one action.", _added(scale, r, seat, n)]
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        among = victims(state, seat, kind, target)
        return _struck(
            scale, kind, target, max(among, key=lambda s: greedy.strike(scale, kind, target, s))
        )
    if kind == c.SCANDAL:
        lost = c.CARDS[kind].lost
        hit = [r for r in range(N) if scale.row(r)[target] and scale.change(r, target, -lost) > 0]
        hit.sort(key=lambda r: -scale.change(r, target, -lost))
        return [f"It hurts most in {_names(hit[: c.CARDS[kind].regions])}."] if hit else []
    if kind == c.BUS_TOUR:
        _, to, n = greedy.tour(scale, target, space)
        return [_added(scale, to, seat, n)] if n else []
    return ["Delegates in several regions for one action."]


def _struck(scale: Learned, kind: int, r: int, rival: Seat) -> list[str]:
    row = list(scale.row(r))
    lost = min(row[rival], c.CARDS[kind].lost)
    row[rival] -= lost
    if kind != c.ATTACK_AD:
        row[scale.seat] = min(scale.state.own_cap, row[scale.seat] + lost)
    return [_odds(scale, r, tuple(row))]


def _here(scale: Learned, move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    kind, rival = (state.play[1], state.play[4]) if state.play else (c.FIRST_REGION, 0)
    if move[0] == v.V_SPOT and kind == c.SCANDAL:
        return [_added(scale, move[1], rival, -c.CARDS[kind].lost)]
    room = rooms(state, seat)[move[1]]
    n = move[2] if move[0] == v.V_PLACE else min(c.CARDS[kind].delegates, room)
    return [_added(scale, move[1], seat, n)]


def _reaction(scale: Learned, move: Move) -> list[str]:
    state = scale.state
    if state.turn.prompt != v.REACT:
        return ["A red card would do more elsewhere."]
    name = CARDS[state.play[1]].name
    if state.play[0] == scale.seat:
        worth = -harm(scale)
        start = f"{name} is worth about {max(0, round(worth))} points of lead to you"
    else:
        start = f"{name} would cost you about {max(0, round(harm(scale)))} points of lead"
    held = [k for k in (c.GREEN, c.VETO, c.OVERRIDE) if k in state.hands[scale.seat]]
    if move[0] == v.V_PASS and not held:
        return []
    kind = held[0] if move[0] == v.V_PASS else (c.OVERRIDE if len(move) == 1 else move[1])
    return [f"{start}; {CARDS[kind].name} in hand is worth about {round(scale.cards[kind])}."]


def _dice(scale: Learned, move: Move) -> list[str]:
    state, seat = scale.state, scale.seat
    rivals = [score(state, s) for s in state.contest if s != seat]
    best, mine = max(rivals), score(state, seat)
    bonus = mine - sum(state.dice[seat][:2])
    tie = IN_ROLLOFF[rivals.count(best) + 1]
    hope, die = second_chance(state.dice[seat], best - bonus, tie)
    found = [f"Your dice count {mine}, the best rival's {best}."]
    if die and move[1:] == (die,):
        found.append(f"Rolling the {die} again wins {_percent(hope)} of the time.")
    elif move[0] == v.V_KEEP and not die:
        found.append("No die rolled again would make it better.")
    return found


def _missed(scale: Learned, move: Move) -> str:
    """Return what parting with a card costs, beside the one that would be missed least."""
    worth, kind = scale.cards, move[1]
    least = min(_alike(scale, move), key=lambda other: worth[other])
    if worth[kind] <= worth[least]:
        return f"{CARDS[kind].name} is what you would miss least."
    more = _more(worth[kind], worth[least])
    return f"{CARDS[kind].name} in hand is worth about {more} than {CARDS[least].name}."


def _gained(scale: Learned, move: Move) -> str:
    """Return what taking a card brings, beside the most useful one that could be taken."""
    worth, kind = scale.cards, move[1]
    best = max(_alike(scale, move), key=lambda other: worth[other])
    if worth[kind] >= worth[best]:
        return f"{CARDS[kind].name} is the most useful card there."
    return f"{CARDS[best].name} is worth about {_more(worth[best], worth[kind])}."


def _alike(scale: Learned, move: Move) -> list[int]:
    """Return the cards of which any could be chosen instead of the move's, that one at least.

    Whoever does not see the hand knows of no other.
    """
    found = legal(scale.state, scale.seat)
    return [other[1] for other in found if other[0] == move[0]] or [move[1]]


def _more(much: float, little: float) -> str:
    points = max(1, round(much - little))
    return counted(points, "point of lead more", "points of lead more")


def _plain(scale: Learned, move: Move) -> list[str]:
    verb = move[0]
    if verb == v.V_BUY:
        return [
            "A Veto costs no action later and can stop the best card a rival has.",
            f"A green Veto in hand is worth about {round(scale.cards[c.GREEN])} points of lead.",
        ]
    if verb == v.V_DRAW:
        return ["No card in your hand does more now than one you do not know yet."]
    if verb == v.V_END:
        return ["What you hold does more later."]
    if verb in (v.V_TAKE, v.V_FETCH):
        return [_gained(scale, move)]
    if verb in (v.V_PAY, v.V_GIVE, v.V_DROP):
        return [_missed(scale, move)]
    if verb == v.V_RED:
        return [f"It is worth the card: {EV[scale.state.region]} points are at stake here."]
    return []
