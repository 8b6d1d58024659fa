"""The candidates' cards: who plays whom, delegates on the way to 305, coins by region, the die."""

from __future__ import annotations

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.marker import marker as mark
from hustings.draw.pieces import Share, bar
from hustings.draw.pieces import card as slab
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.delegate_dash.names import CANDIDATES, SHORT
from hustings.games.delegate_dash.state import (
    MAJORITY,
    NOBODY,
    OF_REGION,
    VALUE,
    DashState,
)
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.view.layout import Box, Card, Layout
from hustings.games.delegate_dash.view.motion import Motion
from hustings.games.delegate_dash.view.pieces import SUITS, dash_die, figure, line, suit
from hustings.games.delegate_dash.vocabulary import PICK, SURRENDER
from hustings.messages.generated import delegate_dash as messages


def fitting(name: str, limit: int) -> str:
    """Return a name, cut where it has more letters than fit."""
    return name if len(name) <= limit else f"{name[: limit - 1]}…"


def card(
    obs: DashState, picks: Picks, look: Look, motion: Motion, place: Layout, side: int
) -> list[Tree]:
    """Return a candidate's card, and what lies beside it: the die, coins by region."""
    shape, home = place.card, place.card.homes[side]
    label = words.candidate_label(obs, side, look.names)
    choice = picks.named("candidate", side, PICK)
    attrs = act(choice, label) if choice else {"role": "img", "aria-label": label}
    kind = cls(
        "dd-corner",
        f"dd-{SUITS[side]}",
        choice is not None and "dd-legal legal",
        side == motion.mover and "dd-acting",
    )
    seat = obs.owner[side]
    worth = tuple(sum(VALUE[m] for m in region if obs.where[m] == side) for region in OF_REGION)
    own = h(
        "g",
        attrs | {"class": kind, "key": f"card{side}", "data-part": _given(obs, picks, side)},
        h("title", {}, label),
        _ground(shape, home, place.gap),
        h(
            "g",
            {"transform": f"translate({num(home.x)} {num(home.y)})"},
            _who(place, home, side, marked=bool(obs.laid) and seat != NOBODY),
            _owner(place, seat, look, words.nobodys(obs), laid=bool(obs.laid)),
            _count(place, sum(worth), motion.gains[side], worth) if obs.laid else None,
        ),
    )
    beside = h(
        "g",
        {"class": f"dd-desk dd-{SUITS[side]}", "key": f"desk{side}", "aria-hidden": "true"},
        _plate(place, side, *shape.plates[side]) if shape.plates else None,
        figure(side, *shape.figure[side]) if not obs.laid else None,
        _die(obs, look, motion, place, side),
    )
    return [own, beside]


def _given(obs: DashState, picks: Picks, side: int) -> str | None:
    """Return the coins of this card that can be given up now, as names of what moves name."""
    coins = [move[1] for move in picks.legal if move[0] == SURRENDER and obs.where[move[1]] == side]
    return " ".join(f"marker:{coin}" for coin in coins) or None


def _plate(place: Layout, side: int, x: float, y: float) -> list[Tree]:
    """Return whose die and coins lie here."""
    return [
        suit(side, x, y - 7, 21),
        line(place, "dd-plate", (x, y + 18), SHORT[side], place.pitch[0] - 4),
    ]


def _ground(shape: Card, home: Box, gap: float) -> Tree:
    rx = 9 if shape.long else 6
    return slab(home.x, home.y, home.w, home.h, "dd-card", rx, gap * 0.7)


def _who(place: Layout, home: Box, side: int, *, marked: bool) -> list[Tree]:
    """Return the strip with a candidate's sign and name. marked: the seat's mark stands there."""
    shape = place.card
    end = shape.mark[0] - shape.mark[2] if marked and shape.player is None else home.w
    r, low = (9 if shape.long else 6), shape.band
    edge = (
        f"M1,{low}V{r}Q1,1 {r},1H{num(home.w - r)}Q{num(home.w - 1)},1 {num(home.w - 1)},{r}V{low}z"
    )
    name = CANDIDATES[side] if shape.long else SHORT[side]
    return [
        h("path", {"class": "dd-name-strip", "d": edge}),
        suit(side, *shape.suit),
        line(place, "dd-name", shape.name, name, end - 2 - shape.name[0]),
    ]


def _owner(place: Layout, seat: int, look: Look, nobody: str, *, laid: bool) -> list[Child]:
    """Return who plays a candidate: the name, or the seat's mark where there is no room for it.

    Where the name stands the candidate's own sign is mark enough: it is the one all lists have.
    """
    shape = place.card
    if shape.player is None and laid:
        return [h("g", {"class": "dd-mark"}, mark(seat, *shape.mark))] if seat != NOBODY else []
    _, y = shape.player or (shape.total[0], shape.of[1])
    name = fitting(look.names[seat], shape.limit) if seat != NOBODY else nobody
    return [line(place, "dd-small", (shape.bar.x, y), name, shape.bar.w)]


def _count(place: Layout, have: int, gain: int, worth: tuple[int, ...]) -> list[Child]:
    shape = place.card
    x, y = shape.total
    found: list[Child] = [
        h("text", {"class": "dd-total", "x": num(x), "y": num(y)}, str(have)),
        race(shape.bar, worth),
    ]
    room = shape.of[0] - x - 0.62 * shape.letters * len(str(have)) - 3
    found.append(line(place, "dd-of", shape.of, messages.view_of_needed(needed=MAJORITY), room))
    if gain:
        x, y = shape.gain
        more = messages.view_more(more=gain)
        found.append(h("text", {"class": "dd-gain", "x": num(x), "y": num(y)}, more))
    return found


@part
def race(box: Box, worth: tuple[int, ...]) -> Tree:
    """Return the way to a majority, filled region by region with the delegates won."""
    x, signs = box.x, list[Tree]()
    shares = tuple(Share(f"dd-{SUITS[region]}", value) for region, value in enumerate(worth))
    for region, value in enumerate(worth):
        wide = min(box.w * value / MAJORITY, box.x + box.w - x)
        if wide > 0.9 * box.h > 10:
            signs.append(suit(region, x + wide / 2, box.middle[1], 0.62 * box.h))
        x += wide
    return h(
        "g",
        {"class": "dd-race"},
        bar(box.x, box.y, box.w, box.h, shares, MAJORITY, MAJORITY),
        signs,
    )


def _die(obs: DashState, look: Look, motion: Motion, place: Layout, side: int) -> list[Child]:
    """Return a candidate's die, when it moves, and how far the die lets it go."""
    if not obs.order:
        return []
    shape, thrown = place.card, side in motion.rolled
    key = f"d{look.ply}" if thrown else "d"
    x, y = shape.places[side]
    rolled = "rolled" if thrown else ""
    when = messages.place(place=obs.order.index(side) + 1)
    found: list[Child] = [
        dash_die(side, obs.dice[side], *shape.dice[side], rolled, key),
        line(place, "dd-when", (x, y), when, 58),
    ]
    text = messages.view_reach(steps=obs.dice[side])
    return [*found, line(place, "dd-worth", shape.worths[side], text, 121 if shape.long else 86)]
