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
from hustings.draw.die import die
from hustings.draw.look import Look
from hustings.draw.marker import marker
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states import rules, text
from hustings.games.early_states import terms as t
from hustings.games.early_states.sheet import SECOND_DIE
from hustings.games.early_states.state import State
from hustings.games.early_states.text import sheet as short
from hustings.games.early_states.text import telling as words
from hustings.games.early_states.view.sheet import CELLS, WIDTH, Page, rosette

BANNER: Final = 24
"""Height of the banner of the last turns, above the sheet."""
_STRIP: Final = 34
_LEDGER: Final = 184
_RIBBON: Final = 44
_NAME: Final = 16
"""So many letters of a name at most stand on a ribbon."""


def thrown(page: Page, number: int) -> bool:
    """Return whether a die of the seat whose turn it is has just been thrown."""
    active = page.obs.active
    return any(e[0] == t.E_ROLLS and e[1] == active and e[3] >> number & 1 for e in page.look.last)


def visitors(page: Page) -> list[Tree]:
    """Return the dice of the seat whose turn it is, beside the sheet of another one."""
    obs = page.obs
    name = shorten(page.look.names[obs.active], _NAME)
    drawn: list[Tree] = []
    for number, value in enumerate(obs.dice):
        kind = cls(f"seat-{obs.active}", "es-visitor", thrown(page, number) and "rolled") or ""
        key = f"{obs.turns}-{obs.rolled}"
        drawn.append(die(value, _LEDGER + 28 + 52 * number, _STRIP + 20, 44, kind, key=key))
    said = ", ".join([name, *_bought(obs, page.look)])
    at = {"x": num(_LEDGER + 22), "y": num(_STRIP + 56)}
    return [
        *drawn,
        marker(obs.active, _LEDGER + 12, _STRIP + 52, 6),
        h("text", {"class": "es-visitor-name", **at}, said),
    ]


def _bought(obs: State, look: Look) -> Iterator[str]:
    """Yield what the seat whose turn it is has just got, in a few words."""
    for event in look.last:
        if event[0] == t.E_BUYS and event[1] == obs.active:
            yield short.SHORT_ITEMS[event[2]]
        elif event[0] == t.E_MARKS and event[1] == obs.active and event[2] >= SECOND_DIE:
            yield words.towards_die(event[2], event[4])


def coins(page: Page) -> list[Tree]:
    """Return a coin for everybody who has just got funds; it flies to their tab."""
    obs = page.obs
    drawn = []
    for seat in range(obs.seats):
        came = [*_funds(page.look, seat)]
        if not came:
            continue
        w = WIDTH / obs.seats
        x, y = (w * (seat + 1) - 12, 30.0) if obs.seats > 1 else (WIDTH / 2 + 92, 36.0)
        dollars, start = sum(n for n, _ in came), came[-1][1]
        drawn.append(_coin(dollars, x, y, start[0] - x, start[1] - y, f"{obs.turns}-{seat}"))
    return drawn


def _funds(look: Look, seat: Seat) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield each sum of dollars a seat has just got, and from where on the sheet."""
    for event in look.last:
        if event[0] == t.E_COLLECTS and event[1] == seat and event[2]:
            yield event[2], (_LEDGER, _STRIP + 20.0)
        elif event[0] == t.E_FILLS and event[1] == seat and event[5]:
            yield event[5], CELLS[event[2]].middle(event[2])


@part
def _coin(dollars: int, x: float, y: float, dx: float, dy: float, key: str) -> Tree:
    return h(
        "g",
        {"class": "es-passing es-coin", "key": f"coin-{key}",
         "transform": f"translate({num(x)} {num(y)})"},
        h(
            "g",
            {"class": "es-flies", "style": f"--dx:{num(dx)}px;--dy:{num(dy)}px"},
            h("circle", {"r": "12"}),
            h("text", {"y": "4"}, words.gain(dollars)),
        ),
    )  # fmt: skip


def scene(page: Page) -> list[Tree]:
    """Return the last set piece among what has just happened, large enough to be read at once."""
    for event in reversed(page.look.last):
        drawn = _set_piece(page, event)
        if drawn:
            return drawn
    return []


def _set_piece(page: Page, event: Event) -> list[Tree]:
    kind, obs = event[0], page.obs
    if kind == t.E_FILLS and event[3]:
        seat, state, place, delegates, bonus = event[1:6]
        name = shorten(page.look.names[seat], _NAME)
        lines = (words.taken(name, state, place), words.prize(delegates, bonus))
        stamp = _stamp(state, seat, place) if seat != page.seat else None
        return [*filter(None, [stamp]), _ribbon(seat, *lines, _beside(state), f"{state}-{place}")]
    if kind == t.E_RIVAL:
        lines = (words.taken(short.RIVAL, event[1], 1), words.prize(event[2], 0))
        return [_ribbon(None, *lines, _beside(event[1]), f"{event[1]}-1")]
    if kind == t.E_LAST_CALL:
        more = words.ONE_MORE if obs.seats > 1 else words.ONE_MORE_ALONE
        return [_ribbon(None, words.LAST_CALL, more, 160, "last")]
    if kind == t.E_TOTALS and obs.turn.mode == OVER and event[1] == obs.seats - 1:
        return [_result(obs, page.look)]
    return []


def _result(obs: State, look: Look) -> Tree:
    """Return the ribbon that says who has won, in the winner's colour."""
    outcome = rules.outcome(obs)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = [shorten(name, _NAME) for name in look.names]
    first, _, rest = text.outcome(outcome, names).rstrip(".").partition(" with ")
    head, _, why = (rest or first).partition(", ")
    return _ribbon(
        winners[0] if len(winners) == 1 else None,
        f"{first} with {head}" if rest else head.partition(":")[0],
        why or "",
        160,
        "result",
    )


def _beside(state: int) -> float:
    """Return where the ribbon of a state lies: below its row, above it where it is the last one."""
    cell = CELLS[state]
    lowest = max(other.y for other in CELLS.values())
    return cell.y - _RIBBON + 4 if cell.y == lowest else cell.y + cell.height - 6


@part
def _stamp(state: int, seat: Seat, place: int) -> Tree:
    """Return the rosette of another seat, set on its state for a moment."""
    x, y = CELLS[state].middle(state)
    return h(
        "g",
        {"class": f"es-passing es-theirs seat-{seat}", "key": f"stamp-{state}-{place}"},
        rosette(x, y, short.PLACES_SHORT[place]),
    )


@part
def _ribbon(seat: Seat | None, head: str, line: str, y: float, key: str) -> Tree:
    """Return a ribbon across the sheet with one or two lines, in a seat's colour."""
    lines: list[Any] = [
        h("text", {"class": "es-ribbon-head", "x": num(WIDTH / 2 + 8 * (seat is not None)),
                   "y": num(y + (20 if line else 27))}, head)
    ]  # fmt: skip
    if line:
        lines.append(h("text", {"x": num(WIDTH / 2 + 8 * (seat is not None)), "y": num(y + 37)},
                       line))  # fmt: skip
    d = f"M2 {num(y)}H{WIDTH - 2}l-8 {_RIBBON / 2:g}l8 {_RIBBON / 2:g}H2l8 -{_RIBBON / 2:g}z"
    return h(
        "g",
        {"class": cls("es-passing", "es-ribbon", f"seat-{seat}" if seat is not None else "es-all"),
         "key": f"ribbon-{key}"},
        h("g", {"class": "es-unrolls"},
          h("path", {"d": d}),
          marker(seat, 26, y + _RIBBON / 2, 10) if seat is not None else None,
          lines),
    )  # fmt: skip


def banner(obs: State, look: Look) -> Tree | None:
    """Return what stands above the sheet while the last turns are played; None before."""
    if obs.last < 0 or obs.turn.mode == OVER:
        return None
    said = words.last_turns(obs.last, obs.seats, mine=look.viewer == obs.active)
    return h(
        "g",
        {"class": "es-banner"},
        h("rect", {"x": "0", "y": str(-BANNER), "width": str(WIDTH), "height": str(BANNER - 3)}),
        h("text", {"x": num(WIDTH / 2), "y": "-8"}, said),
    )
