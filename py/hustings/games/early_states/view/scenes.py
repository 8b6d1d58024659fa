"""What has just happened, laid over the sheet in view: throws of others, coins, states taken.

All of it goes by: web/games/early_states.css lets it fade once a decision is asked for, and nothing
of it can be clicked. What lasts is drawn with the sheet itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings.core.model import OVER, Event, Seat
from hustings.core.moves import shorten
from hustings.core.protocols import Tree
from hustings.draw.lettering import fit_line
from hustings.draw.look import Look
from hustings.draw.marker import marker
from hustings.draw.pieces import coin, ribbon, rosette
from hustings.draw.tree import h, num, part
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
from hustings.games.early_states.text import ending
from hustings.games.early_states.text import sheet as short
from hustings.games.early_states.text import telling as words
from hustings.games.early_states.view.layout import Box, Layout, Letters
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.view.seats import tab
from hustings.messages.generated import early_states as messages

_NAME: Final = 16
"""So many letters of a name at most stand on a ribbon."""


def coins(page: Page) -> list[Tree]:
    """Return a coin for everybody who has just got funds; it flies to their tab."""
    obs = page.obs
    drawn = []
    for seat in range(obs.seats):
        came = [*_funds(page.look, page.on, seat)]
        if not came:
            continue
        box = tab(page.on, obs.seats, seat)
        x, y = (
            (box.right - 16, box.cy)
            if seat != page.seat
            else (page.on.purse.x + 24, page.on.purse.cy)
        )
        dollars, start = sum(n for n, _ in came), came[-1][1]
        drawn.append(_coin(dollars, x, y, start[0] - x, start[1] - y, f"{obs.turns}-{seat}"))
    return drawn


def _funds(look: Look, on: Layout, seat: Seat) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield each sum of dollars a seat has just got, and from where on the sheet."""
    for event in look.last:
        match event:
            case Collected(who, funds) if who == seat and funds:
                yield funds, (on.slots[1], on.tray.cy)
            case Filled(who, state, bonus=bonus) if who == seat and bonus:
                yield bonus, (on.cards[state].cx, on.cards[state].cy)


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
    """Return the last scene among what has just happened, large enough to be read at once."""
    for event in reversed(page.look.last):
        drawn = _scene_of(page, event)
        if drawn:
            return drawn
    return []


def _scene_of(page: Page, event: Event) -> list[Tree]:
    """Return the scene of one event, [] where it has none."""
    obs, on = page.obs, page.on
    middle = _across(on, on.sheet.y + on.sheet.h * 0.3)
    match event:
        case Filled() if event.place:
            return _state_taken(page, event)
        case RivalMoved(state, delegates):
            lines = (
                words.taken(short.RIVAL, state, 1),
                messages.prize(delegates=delegates, bonus=0),
            )
            return [_ribbon(None, *lines, _beside(on, state), f"{state}-1", on.letters)]
        case Announced() | Foiled() | Struck():
            key = f"{event.state}-{event.NAME}"
            lines = _strike_lines(event)
            return [_ribbon(None, *lines, _beside(on, event.state), key, on.letters)]
        case LastTurnsBegan():
            several = obs.seats > 1
            more = messages.ribbon_last_line() if several else messages.ribbon_last_alone()
            return [_ribbon(None, messages.ribbon_last(), more, middle, "last", on.letters)]
        case Counted(seat) if obs.turn.mode == OVER and seat == obs.seats - 1:
            return [_result(obs, page.look, middle, on.letters)]
    return []


def _state_taken(page: Page, event: Filled) -> list[Tree]:
    """Return the ribbon about a place in a state, and another seat's rosette on the state."""
    on, seat, state, place = page.on, event.seat, event.state, event.place
    name = shorten(page.look.names[seat], _NAME)
    lines = (
        words.taken(name, state, place),
        messages.prize(delegates=event.delegates, bonus=event.bonus),
    )
    band = _ribbon(seat, *lines, _beside(on, state), f"{state}-{place}", on.letters)
    if seat == page.seat:
        return [band]
    return [_stamp(*_middle(on, state), on.card.rosette, state, seat, place), band]


def _strike_lines(event: Announced | Foiled | Struck) -> tuple[str, str]:
    """Return the two lines about a rival that strikes."""
    match event:
        case Announced(state, turn):
            line = messages.ribbon_announced_line(turn=turn)
            return messages.ribbon_announced(state=STATE_NAMES[state]), line
        case Foiled(state):
            return messages.ribbon_foiled(), messages.ribbon_foiled_line(state=STATE_NAMES[state])
        case Struck(state):
            return messages.ribbon_struck(state=STATE_NAMES[state]), messages.ribbon_struck_line()


def _result(obs: State, look: Look, box: Box, letters: Letters) -> Tree:
    """Return the ribbon that says who has won, in the winner's colour."""
    outcome = rules.outcome(obs)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = [shorten(name, _NAME) for name in look.names]
    lines = ending.ribbon(outcome, names)
    return _ribbon(winners[0] if len(winners) == 1 else None, *lines, box, "result", letters)


def _across(on: Layout, y: float) -> Box:
    """Return a band right across the sheet."""
    return Box(on.sheet.x - 4, y, on.sheet.w + 8, on.ribbon)


def _beside(on: Layout, state: int) -> Box:
    """Return where the ribbon of a state lies: below its row, above it where it is the last one."""
    card = on.cards[state]
    lowest = max(other.y for other in on.cards)
    return _across(on, card.y - on.ribbon + 4 if card.y == lowest else card.bottom - 8)


def _middle(on: Layout, state: int) -> tuple[float, float]:
    card = on.cards[state]
    return card.cx, card.y + on.card.circles + on.card.rosette


@part
def _stamp(x: float, y: float, r: float, state: int, seat: Seat, place: int) -> Tree:
    """Return the rosette of another seat, set on its state for a moment."""
    return h(
        "g",
        {"class": f"es-passing es-theirs seat-{seat}", "key": f"stamp-{state}-{place}"},
        rosette(x, y, r, short.PLACES_SHORT[place], size=0.75 * r),
    )


@part
def _ribbon(seat: Seat | None, head: str, line: str, box: Box, key: str, letters: Letters) -> Tree:
    """Return a ribbon across the sheet with one or two lines, in a seat's colour."""
    y, middle = box.y, box.cx + 8 * (seat is not None)
    room, first = box.w - (100 if seat is not None else 50), y + box.h * (0.45 if line else 0.62)
    lines: list[Any] = [fit_line("es-ribbon-head", middle, first, head, room, letters.head)]
    if line:
        lines.append(fit_line(None, middle, y + box.h * 0.84, line, room, letters.line))
    if seat is not None:
        lines.append(marker(seat, box.x + 34, box.cy, box.h * 0.24))
    kind = f"seat-{seat}" if seat is not None else "es-all"
    return h(
        "g",
        {"class": f"es-passing es-ribbon {kind}", "key": f"ribbon-{key}"},
        h("g", {"class": "es-unrolls"},
          ribbon(box.cx, box.cy, box.w, box.h, "", kind, 14, lines)),
    )  # fmt: skip


def banner(page: Page) -> Tree | None:
    """Return what tells of the last turns while they are played; None before."""
    obs, box = page.obs, page.on.banner
    if obs.last < 0 or obs.turn.mode == OVER:
        return None
    said = words.last_turns(obs.last, obs.seats, mine=page.look.viewer == obs.active)
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "4"}
    return h(
        "g",
        {"class": "es-banner"},
        h("rect", rect),
        fit_line(None, box.cx, box.cy + 5, said, box.w - 8, page.on.letters.banner),
    )
