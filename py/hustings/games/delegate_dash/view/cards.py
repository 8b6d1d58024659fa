"""Draw the candidates' cards: player, delegates on the way to 305, and the die."""

from __future__ import annotations

from typing import Final

from hustings.core.moves import Picks
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.look import SHAPES, Look
from hustings.draw.marker import crowd
from hustings.draw.marker import marker as draw_mark
from hustings.draw.pieces import Share, bar
from hustings.draw.pieces import card as draw_card
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
from hustings.games.delegate_dash.view.layout import CardLayout, Layout, Spot
from hustings.games.delegate_dash.view.motion import Motion
from hustings.games.delegate_dash.view.pieces import (
    SUITS,
    board_line,
    candidate_die,
    candidate_pawn,
    suit,
)
from hustings.games.delegate_dash.vocabulary import PICK, SURRENDER
from hustings.messages.generated import delegate_dash as messages

MAX_SUPPORTERS: Final = 10
SUPPORTERS_IN_A_ROW: Final = 5
SUPPORTER_RADIUS: Final = 5.6
"""The heads of a crowd: how many at a majority, how many side by side, and their radius."""


def candidate_card(
    obs: DashState, picks: Picks, look: Look, motion: Motion, layout: Layout, side: int
) -> list[Tree]:
    """Return a candidate's card, and the pawn or die beside it."""
    shape, home = layout.card, layout.card.homes[side]
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
    by_region = tuple(sum(VALUE[m] for m in region if obs.where[m] == side) for region in OF_REGION)
    own = h(
        "g",
        attrs
        | {"class": kind, "key": f"card{side}", "data-part": _coins_to_surrender(obs, picks, side)},
        h("title", {}, label),
        _ground(shape, home, layout.gap),
        h(
            "g",
            {"transform": f"translate({num(home.x)} {num(home.y)})"},
            _name_strip(layout, home, side, marked=bool(obs.laid) and seat != NOBODY),
            _player_line(layout, seat, look, words.no_player_label(obs), laid=bool(obs.laid)),
            _delegate_count(layout, sum(by_region), motion.gains[side], by_region)
            if obs.laid
            else None,
        ),
    )
    caucus_box = h(
        "g",
        {"class": f"dd-desk dd-{SUITS[side]}", "key": f"desk{side}", "aria-hidden": "true"},
        _plate(layout, side, *shape.plates[side]) if shape.plates else None,
        candidate_pawn(side, *shape.pawns[side]) if not obs.laid else None,
        _die(obs, look, motion, layout, side),
        supporters(shape.crowds[side], seat, sum(by_region)),
    )
    return [own, caucus_box]


def supporters(spot: Spot, seat: int, delegates: int) -> Tree | None:
    """Return the crowd of a candidate, which grows with the delegates; at a majority it is full."""
    count = MAX_SUPPORTERS * min(delegates, MAJORITY) // MAJORITY
    if not count:
        return None
    name = SHAPES[seat if seat != NOBODY else 0]
    return crowd(name, count, SUPPORTERS_IN_A_ROW, *spot, SUPPORTER_RADIUS)


def _coins_to_surrender(obs: DashState, picks: Picks, side: int) -> str | None:
    """Return the names (data-part) of the coins that this candidate can give up now."""
    coins = [move[1] for move in picks.legal if move[0] == SURRENDER and obs.where[move[1]] == side]
    return " ".join(f"marker:{coin}" for coin in coins) or None


def _plate(layout: Layout, side: int, x: float, y: float) -> list[Tree]:
    """Return the name plate beside a candidate's die."""
    return [
        suit(side, x, y - 7, 21),
        board_line(layout, "dd-plate", (x, y + 18), SHORT[side], layout.pitch[0] - 4),
    ]


def _ground(shape: CardLayout, home: Box, gap: float) -> Tree:
    rx = 9 if shape.full_names else 6
    return draw_card(home.x, home.y, home.w, home.h, "dd-card", rx, gap * 0.7)


def _name_strip(layout: Layout, home: Box, side: int, *, marked: bool) -> list[Tree]:
    """Return the strip with a candidate's sign and name. marked: the seat's mark stands there."""
    shape = layout.card
    end = shape.mark[0] - shape.mark[2] if marked and shape.player is None else home.w
    r, low = (9 if shape.full_names else 6), shape.band
    edge = (
        f"M1,{low}V{r}Q1,1 {r},1H{num(home.w - r)}Q{num(home.w - 1)},1 {num(home.w - 1)},{r}V{low}z"
    )
    name = CANDIDATES[side] if shape.full_names else SHORT[side]
    return [
        h("path", {"class": "dd-name-strip", "d": edge}),
        suit(side, *shape.suit),
        board_line(layout, "dd-name", shape.name, name, end - 2 - shape.name[0]),
    ]


def _player_line(layout: Layout, seat: int, look: Look, nobody: str, *, laid: bool) -> list[Child]:
    """Return the player's name, or the seat's mark where there is no room for a name."""
    shape = layout.card
    if shape.player is None and laid:
        return (
            [h("g", {"class": "dd-mark"}, draw_mark(seat, *shape.mark))] if seat != NOBODY else []
        )
    _, y = shape.player or (shape.total[0], shape.needed[1])
    name = cut(look.names[seat], shape.max_letters) if seat != NOBODY else nobody
    return [board_line(layout, "dd-small", (shape.bar.x, y), name, shape.bar.w)]


def _delegate_count(
    layout: Layout, have: int, gain: int, by_region: tuple[int, ...]
) -> list[Child]:
    shape = layout.card
    x, y = shape.total
    drawn: list[Child] = [
        h("text", {"class": "dd-total", "x": num(x), "y": num(y)}, str(have)),
        race_bar(shape.bar, by_region),
    ]
    room = shape.needed[0] - x - 0.62 * shape.letters * len(str(have)) - 3
    drawn.append(
        board_line(layout, "dd-of", shape.needed, messages.view_of_needed(needed=MAJORITY), room)
    )
    if gain:
        x, y = shape.gain
        more = messages.view_more(more=gain)
        drawn.append(h("text", {"class": "dd-gain", "x": num(x), "y": num(y)}, more))
    return drawn


@part
def race_bar(box: Box, by_region: tuple[int, ...]) -> Tree:
    """Return the bar from 0 to a majority, filled with the delegates won, region by region."""
    x, signs = box.x, list[Tree]()
    shares = tuple(Share(f"dd-{SUITS[region]}", value) for region, value in enumerate(by_region))
    for region, value in enumerate(by_region):
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


def _die(obs: DashState, look: Look, motion: Motion, layout: Layout, side: int) -> list[Child]:
    """Return a candidate's die, its place in the order of movement, and the die's reach."""
    if not obs.order:
        return []
    shape, thrown = layout.card, side in motion.rolled
    key = f"d{look.ply}" if thrown else "d"
    x, y = shape.orders[side]
    rolled = "rolled" if thrown else ""
    when = messages.place(place=obs.order.index(side) + 1)
    drawn: list[Child] = [
        candidate_die(side, obs.dice[side], *shape.dice[side], rolled, key),
        board_line(layout, "dd-when", (x, y), when, 58),
    ]
    text = messages.view_reach(steps=obs.dice[side])
    return [
        *drawn,
        board_line(layout, "dd-worth", shape.reaches[side], text, 121 if shape.full_names else 86),
    ]
