"""The sheet of a rival, small: it lies on the desk while the rival's turn is played back.

The dice land on it, then what they bring: funds, things bought, marks, each as a stamp in a row
with the newest last. It covers only what nobody can use meanwhile: on a wide desk the campaign, on
a tall one the tray.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.pieces import card, coin, pill, written
from hustings.draw.portrait import portrait_at, portrait_numbers
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states.events import (
    Bought,
    Collected,
    EndedTurn,
    Filled,
    GainedDie,
    Marked,
)
from hustings.games.early_states.sheet import CIRCLES, ITEMS, PLACES, SECOND_DIE, STATES
from hustings.games.early_states.state import UNPLACED
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.cards import METALS
from hustings.games.early_states.view.dice import just_thrown
from hustings.games.early_states.view.icons import icon
from hustings.games.early_states.view.layout import STATE_ROWS
from hustings.games.early_states.view.page import Page, own_classes
from hustings.messages.generated import early_states as messages

_MAX_NAME_LETTERS: Final = 12


class RivalLayout(NamedTuple):
    """Positions on the small sheet.

    face: centre and size of the portrait. name: start and baseline of the name, and its room.
    dice: centre of the first die, its size, and the step to the next. purse: centre and radius of
    the coin with the funds. states: the centres of the rings, by state; ring: their radius. tally:
    how far below a state's centre its marks are numbered, 0 for not at all. owned: centre of the
    first thing bought, and the step to the next; None for no such row. stamps: the centres of
    stamps; stamp: width and height of one.
    """

    paper: Box
    face: tuple[float, float, float]
    name: tuple[float, float, float]
    letters: Lettering
    dice: tuple[float, float, float, float]
    purse: tuple[float, float, float]
    states: dict[int, tuple[float, float]]
    ring: float
    tally: float
    owned: tuple[float, float, float] | None
    stamps: tuple[tuple[float, float], ...]
    stamp: tuple[float, float]


def _grid(
    rows: Sequence[Sequence[int]], x: float, y: float, across: float, down: float
) -> dict[int, tuple[float, float]]:
    """Return the centres of the states, by state. rows: the states in each row."""
    return {
        state: (x + across * i, y + down * n)
        for n, row in enumerate(rows)
        for i, state in enumerate(row)
    }


WIDE: Final = RivalLayout(
    paper=Box(628, 92, 244, 512),
    face=(666, 132, 64),
    name=(706, 141, 158),
    letters=Lettering(24, 14, "display"),
    dice=(662, 206, 52, 60),
    purse=(842, 205, 24),
    states=_grid(STATE_ROWS, 667, 265, 83, 67),
    ring=22,
    tally=38,
    owned=(649, 459, 25.5),
    stamps=tuple((665 + 57 * i, y) for y in (492, 533, 574) for i in range(4)),
    stamp=(53, 33),
)
TALL: Final = RivalLayout(
    paper=Box(1, 31, 342, 70),
    face=(17, 48, 28),
    name=(34, 53, 62),
    letters=Lettering(14, 11.7, "display"),
    dice=(112, 48, 25, 28),
    purse=(200, 48, 13),
    states=_grid((range(9),), 21, 83, 37.7, 0),
    ring=14.5,
    tally=0,
    owned=None,
    stamps=tuple((237.5 + 41 * i, 48) for i in range(3)),
    stamp=(39.5, 23),
)


def rival_layout(*, tall: bool) -> RivalLayout:
    """Return the positions on the small sheet of a desk."""
    return TALL if tall else WIDE


def draw_rival_sheet(page: Page) -> Tree | None:
    """Return the small sheet of the rival whose turn is played back, None without one."""
    seat = page.rival
    if seat is None:
        return None
    layout, obs, turn = rival_layout(tall=page.look.tall), page.obs, _turn_events(page)
    owned = layout.owned and _owned_row(layout.owned, _owned_items(page, seat, turn))
    return h(
        "g",
        {"class": "es-rival-sheet", "key": f"rival-{obs.turns}", "aria-hidden": "true"},
        _paper(page.look.tall, seat, portrait_numbers(page.look.names)[seat],
               cut(page.look.names[seat], _MAX_NAME_LETTERS)),
        _dice(page, layout),
        coin(*layout.purse, messages.money(dollars=obs.cash[seat])),
        [_state(page, seat, state) for state in range(len(STATES))],
        owned,
        _stamp_row(page, layout, seat, turn),
    )  # fmt: skip


def _turn_events(page: Page) -> tuple[Event, ...]:
    """Return the events of the current turn, oldest first."""
    recent = page.look.recent
    ends = [n for n, event in enumerate(recent, 1) if isinstance(event, EndedTurn)]
    return recent[max(ends, default=0) :]


@part
def _paper(tall: bool, seat: Seat, number: int, name: str) -> Tree:
    """Return the paper with the portrait and the name of its owner."""
    layout = rival_layout(tall=tall)
    x, y, size = layout.face
    return h(
        "g",
        {"class": own_classes(seat)},
        card(*layout.paper, "es-visiting", 8, 3),
        portrait_at(number, x, y, size, f"seat-{seat}"),
        fit_line("es-visitor-name", *layout.name[:2], name, layout.name[2], layout.letters),
    )


# Dice, funds and purchases ------------------------------------------------------------------


def _dice(page: Page, layout: RivalLayout) -> list[Tree]:
    """Return the dice of the turn; those just thrown tumble in."""
    obs, (x, y, size, step) = page.obs, layout.dice
    return [
        die(value, x + step * n, y, size, "rolled" if just_thrown(page, n) else "",
            key=f"{obs.turns}-{obs.rolled}")
        for n, value in enumerate(obs.dice)
    ]  # fmt: skip


def _owned_items(page: Page, seat: Seat, turn: Sequence[Event]) -> tuple[int, ...]:
    """Return what a seat has bought, last what it has bought in this turn."""
    new = [event.item for event in of_kind(turn, Bought)]
    before = [i for i in range(len(ITEMS)) if page.obs.owns(seat, i) and i not in new]
    return (*before, *new)


@part
def _owned_row(row: tuple[float, float, float], items: tuple[int, ...]) -> Tree:
    x, y, step = row
    return h("g", {}, [icon(item, x + step * n, y, 20) for n, item in enumerate(items)])


# States -------------------------------------------------------------------------------------


def _state(page: Page, seat: Seat, state: int) -> Tree:
    obs = page.obs
    return _ring(
        page.look.tall,
        seat,
        state,
        obs.marks[seat * PLACES + state],
        page.new_marks(state, seat),
        obs.place[seat * len(STATES) + state],
    )


@part
def _ring(tall: bool, seat: Seat, state: int, marks: int, new: int, rank: int) -> Tree:
    """Return a state as a ring that fills with its marks; a full one has the metal of its prize."""
    layout = rival_layout(tall=tall)
    (x, y), r = layout.states[state], layout.ring
    dial = {"cx": num(x), "cy": num(y), "r": num(r)}
    filled = dial | {"class": "es-dial-filled", "transform": f"rotate(-90 {num(x)} {num(y)})"}
    filled |= {"pathLength": f"{CIRCLES[state]}", "stroke-dasharray": f"{marks} 99"}
    full = 0 < rank < UNPLACED
    size = 0.85 * r
    name = {"x": num(x), "y": num(y + 0.36 * size), "style": f"font-size:{num(size)}px"}
    said = words.PLACES_SHORT[rank] if rank else messages.filled_short(
        filled=marks, circles=CIRCLES[state]
    )  # fmt: skip
    tally = {"class": "es-visiting-tally", "x": num(x), "y": num(y + layout.tally)}
    return h(
        "g",
        {"class": cls("es-visiting-state", own_classes(seat), new > 0 and "es-fresh"),
         "key": f"ring-{state}"},
        h("circle", dial | {"class": cls("es-dial", full and METALS[rank - 1])}),
        h("circle", filled) if marks else None,
        h("text", name, STATES[state].short),
        h("text", tally, said) if layout.tally else None,
    )  # fmt: skip


# Stamps -------------------------------------------------------------------------------------


class Stamp(NamedTuple):
    """What an event leaves on the small sheet.

    said: its text, if any. item: a thing bought; faces: of a die. kind: class of its colour.
    """

    said: str = ""
    item: int = -1
    faces: int = 0
    kind: str = ""


def _stamp(event: Event) -> Stamp | None:
    """Return the stamp of an event, None for none."""
    match event:
        case Collected(_, funds) if funds:
            return Stamp(messages.money(dollars=funds), kind="es-gold")
        case Bought(_, item):
            return Stamp(item=item)
        case Marked(_, place, count) if place < SECOND_DIE:
            return Stamp(messages.stamp_marks(code=STATES[place].short, marks=count))
        case Marked(_, place, count):
            return Stamp(messages.new_marks(marks=count), faces=place - SECOND_DIE + 2)
        case Filled(_, state, rank) if rank:
            said = messages.stamp_filled(code=STATES[state].short, rank=rank)
            return Stamp(said, kind=METALS[rank - 1])
        case GainedDie(_, dice):
            return Stamp(faces=dice, kind="es-gold")
    return None


def _stamp_row(page: Page, layout: RivalLayout, seat: Seat, turn: Sequence[Event]) -> list[Tree]:
    """Return the stamps of a turn, the newest last; the oldest go where there is no room."""
    stamps = [stamp for event in turn if (stamp := _stamp(event))]
    new = sum(_stamp(event) is not None for event in page.look.last)
    gone = max(0, len(stamps) - len(layout.stamps))
    return [
        _drawn_stamp(page.look.tall, n, stamp, seat, gone + n, fresh=gone + n >= len(stamps) - new)
        for n, stamp in enumerate(stamps[gone:])
    ]


@part
def _drawn_stamp(
    tall: bool, spot: int, stamp: Stamp, seat: Seat, number: int, *, fresh: bool
) -> Tree:
    """Return a stamp in one of the spots for them. number: of the stamps of this turn."""
    layout = rival_layout(tall=tall)
    (x, y), (wide, high) = layout.stamps[spot], layout.stamp
    paint = f"{own_classes(seat)} {stamp.kind or 'es-stamped'}"
    aside = 0.22 * wide if stamp.said and stamp.faces else 0
    inner = [
        pill(x, y, high, "", paint, wide, rx=5),
        written(stamp.said, x + aside, y, 0.52 * high, wide - 1 - 1.6 * aside),
        icon(stamp.item, x, y, 0.8 * high) if stamp.item >= 0 else None,
        die(stamp.faces, x - aside, y - 1, 0.66 * high) if stamp.faces else None,
    ]
    return h(
        "g",
        {"class": cls("es-stamp", fresh and "es-fresh"), "key": f"stamp-{number}"},
        h("g", {"class": "piece-pressed"} if fresh else {}, inner),
    )
