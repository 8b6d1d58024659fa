"""Scenes of the latest events over the sheet in view: coins, states taken, the result.

They are passing: web/games/early_states.css fades them once a decision is due, and nothing in them
can be clicked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings.core.model import OVER, Event, Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit_line
from hustings.draw.look import Look
from hustings.draw.marker import marker
from hustings.draw.pieces import coin, ribbon, rosette
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states import rules
from hustings.games.early_states.events import (
    Announced,
    Collected,
    Counted,
    Filled,
    Foiled,
    LastTurnsBegan,
    RivalMoved,
    Struck,
)
from hustings.games.early_states.phrases import STATE_NAMES
from hustings.games.early_states.state import State
from hustings.games.early_states.text import beats as captions
from hustings.games.early_states.text import ending
from hustings.games.early_states.text import sheet as sheet_text
from hustings.games.early_states.view.layout import Layout, Letters
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.rival_sheet import rival_layout
from hustings.games.early_states.view.tabs import tab_box
from hustings.messages.generated import early_states as messages

_MAX_NAME_LETTERS: Final = 16
"""Letters of a name on a ribbon."""


def coins(page: Page) -> list[Tree]:
    """Return a coin for each seat that has just got funds; it flies to the seat's tab."""
    obs = page.obs
    drawn = []
    for seat in range(obs.seats):
        gains = [*_funds(page, seat)]
        if not gains:
            continue
        box = tab_box(page.layout, obs.seats, seat)
        x, y = (
            (box.right - 16, box.cy)
            if seat != page.seat
            else (page.layout.purse.x + 24, page.layout.purse.cy)
        )
        dollars, start = sum(n for n, _ in gains), gains[-1][1]
        drawn.append(_coin(dollars, x, y, start[0] - x, start[1] - y, f"{obs.turns}-{seat}"))
    return drawn


def _funds(page: Page, seat: Seat) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield (dollars, start of the flight) for all funds a seat has just got."""
    layout = page.layout
    dice = layout.slots[1], layout.tray.cy
    if seat == page.rival:
        dice = rival_layout(tall=page.look.tall).dice[:2]
    for event in page.look.last:
        match event:
            case Collected(who, funds) if who == seat and funds:
                yield funds, dice
            case Filled(who, state, bonus=bonus) if who == seat and bonus:
                yield bonus, (layout.cards[state].cx, layout.cards[state].cy)


@part
def _coin(dollars: int, x: float, y: float, dx: float, dy: float, key: str) -> Tree:
    return h(
        "g",
        {"class": "es-passing", "key": f"coin-{key}",
         "transform": f"translate({num(x)} {num(y)})"},
        h(
            "g",
            {"class": "es-flies", "style": f"--dx:{num(dx)}px;--dy:{num(dy)}px"},
            coin(0, 0, 16, messages.coin_gain(dollars=dollars), size=13),
        ),
    )  # fmt: skip


def scene(page: Page) -> list[Tree]:
    """Return the scene of the latest event that has one."""
    for event in reversed(page.look.last):
        drawn = _scene_of(page, event)
        if drawn:
            return drawn
    return []


def _scene_of(page: Page, event: Event) -> list[Tree]:
    """Return the scene of an event, [] for none."""
    obs, layout = page.obs, page.layout
    middle = _ribbon_box(layout, layout.sheet.y + layout.sheet.h * 0.3)
    match event:
        case Filled() if event.place:
            return _state_taken(page, event)
        case RivalMoved(state, delegates):
            lines = (
                captions.taken(sheet_text.RIVAL, state, 1),
                messages.prize(delegates=delegates, bonus=0),
            )
            return [
                _ribbon(
                    None, *lines, _state_ribbon_box(layout, state), f"{state}-1", layout.letters
                )
            ]
        case Announced() | Foiled() | Struck():
            key = f"{event.state}-{event.NAME}"
            lines = _strike_lines(event)
            return [
                _ribbon(None, *lines, _state_ribbon_box(layout, event.state), key, layout.letters)
            ]
        case LastTurnsBegan():
            several = obs.seats > 1
            more = messages.ribbon_last_line() if several else messages.ribbon_last_alone()
            return [_ribbon(None, messages.ribbon_last(), more, middle, "last", layout.letters)]
        case Counted(seat) if obs.turn.mode == OVER and seat == obs.seats - 1:
            return [_result(obs, page.look, middle, layout.letters)]
    return []


def _state_taken(page: Page, event: Filled) -> list[Tree]:
    """Return the ribbon about a place won in a state, and the rosette if another seat won it."""
    layout, seat, state, place = page.layout, event.seat, event.state, event.place
    name = cut(page.look.names[seat], _MAX_NAME_LETTERS)
    lines = (
        captions.taken(name, state, place),
        messages.prize(delegates=event.delegates, bonus=event.bonus),
    )
    if page.was_beaten(event):
        short = page.obs.free(page.seat, state)
        lines = (
            captions.beaten(name, state, place),
            messages.ribbon_beaten_line(delegates=event.delegates, bonus=event.bonus, short=short),
        )
    band = _ribbon(
        seat,
        *lines,
        _state_ribbon_box(layout, state),
        f"{state}-{place}",
        layout.letters,
        cheered=place == 1 and seat == page.look.viewer,
    )
    if seat == page.seat:
        return [band]
    return [
        _rosette_stamp(*_rosette_centre(layout, state), layout.card.rosette, state, seat, place),
        band,
    ]


def _strike_lines(event: Announced | Foiled | Struck) -> tuple[str, str]:
    """Return the two lines about an action of the rival that strikes."""
    match event:
        case Announced(state, turn):
            line = messages.ribbon_announced_line(turn=turn)
            return messages.ribbon_announced(state=STATE_NAMES[state]), line
        case Foiled(state):
            return messages.ribbon_foiled(), messages.ribbon_foiled_line(state=STATE_NAMES[state])
        case Struck(state):
            return messages.ribbon_struck(state=STATE_NAMES[state]), messages.ribbon_struck_line()


def _result(obs: State, look: Look, box: Box, letters: Letters) -> Tree:
    """Return the ribbon that names the winner, in the winner's colour."""
    outcome = rules.outcome(obs)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = [cut(name, _MAX_NAME_LETTERS) for name in look.names]
    lines = ending.ribbon(outcome, names)
    return _ribbon(winners[0] if len(winners) == 1 else None, *lines, box, "result", letters)


def _ribbon_box(layout: Layout, y: float) -> Box:
    """Return the box of a ribbon across the sheet at a height."""
    return Box(layout.sheet.x - 4, y, layout.sheet.w + 8, layout.ribbon)


def _state_ribbon_box(layout: Layout, state: int) -> Box:
    """Return the box of a state's ribbon: below its row, or above the last row."""
    card = layout.cards[state]
    lowest = max(other.y for other in layout.cards)
    return _ribbon_box(layout, card.y - layout.ribbon + 4 if card.y == lowest else card.bottom - 8)


def _rosette_centre(layout: Layout, state: int) -> tuple[float, float]:
    card = layout.cards[state]
    return card.cx, card.y + layout.card.circles + layout.card.rosette


@part
def _rosette_stamp(x: float, y: float, r: float, state: int, seat: Seat, place: int) -> Tree:
    """Return the rosette of another seat, set on the state for a moment."""
    return h(
        "g",
        {"class": f"es-passing es-theirs seat-{seat}", "key": f"stamp-{state}-{place}"},
        rosette(x, y, r, sheet_text.PLACES_SHORT[place], size=0.75 * r),
    )


@part
def _ribbon(
    seat: Seat | None,
    head: str,
    line: str,
    box: Box,
    key: str,
    letters: Letters,
    *,
    cheered: bool = False,
) -> Tree:
    """Return a ribbon across the sheet with one or two lines, in a seat's colour.

    cheered: whether it is about a first place of the viewer, which stands longer.
    """
    y, middle = box.y, box.cx + 8 * (seat is not None)
    room, first = box.w - (100 if seat is not None else 50), y + box.h * (0.45 if line else 0.62)
    lines: list[Any] = [fit_line("es-ribbon-head", middle, first, head, room, letters.head)]
    if line:
        lines.append(fit_line(None, middle, y + box.h * 0.84, line, room, letters.line))
    if seat is not None:
        lines.append(marker(seat, box.x + 34, box.cy, box.h * 0.24))
    kind = f"seat-{seat}" if seat is not None else "es-all"
    kinds = cls("es-passing es-ribbon", kind, cheered and "es-cheered")
    return h(
        "g",
        {"class": kinds, "key": f"ribbon-{key}"},
        h("g", {"class": "es-unrolls"},
          ribbon(box.cx, box.cy, box.w, box.h, "", kind, 14, lines)),
    )  # fmt: skip


def banner(page: Page) -> Tree | None:
    """Return the banner of the last turns while they are played; None before."""
    obs, box = page.obs, page.layout.banner
    if obs.last < 0 or obs.turn.mode == OVER:
        return None
    line = captions.last_turns(obs.last, obs.seats, mine=page.look.viewer == obs.active)
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "4"}
    return h(
        "g",
        {"class": "es-banner"},
        h("rect", rect),
        fit_line(None, box.cx, box.cy + 5, line, box.w - 8, page.layout.letters.banner),
    )
