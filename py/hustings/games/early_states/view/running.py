"""The race in a state: its lower edge is a track, the others are pieces on it. Part of the view."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states.sheet import CIRCLES, PLACES
from hustings.games.early_states.state import State
from hustings.games.early_states.terms import E_MARKS
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.icons import standing
from hustings.games.early_states.view.layout import desk_of
from hustings.games.early_states.view.page import Page


def race(page: Page, place: int) -> Tree | None:
    """Return the lower edge as a track: one's own marks as ink, the others as pieces on it."""
    obs = page.obs
    others = tuple(
        (obs.marks[s * PLACES + place], s, page.fresh(E_MARKS, place, s),
         words.cell_label(obs, s, place, page.look.names[s]))
        for s in running(obs, place, page.seat)
    )  # fmt: skip
    mine = obs.marks[page.seat * PLACES + place] if obs.seats > 1 else 0
    return _raced(page.look.tall, place, mine, others) if mine or others else None


@part
def _raced(
    tall: bool, place: int, mine: int, others: tuple[tuple[int, Seat, int, str], ...]
) -> Tree:
    """Return the track. others: marks, seat, how many of them are new, and what that says."""
    card, box = desk_of(tall).card, desk_of(tall).cards[place]
    r, y, circles_ = card.pawn, box.bottom - card.rail, CIRCLES[place]
    start, end = box.x + r * 1.6, box.right - r * 2.2
    drawn = [_track(box.x + 5, y, (end - box.x) * mine / circles_)] if mine else []
    if others:
        drawn.append(_goal(end + r * 0.9, y, r))
    about = {seat: (new, label) for _, seat, new, label in others}
    at = sorted((start + (end - start) * marks / circles_, seat) for marks, seat, *_ in others)
    for x, seat in _apart(at, 2.25 * r, start, end):
        new, label = about[seat]
        drawn.append(_runner(seat, label, x, y, r, new))
    return h("g", {}, drawn)


def running(obs: State, place: int, seat: Seat) -> list[Seat]:
    """Return the others who have begun with a state and have not filled it yet."""
    return [
        s
        for s in range(obs.seats)
        if s != seat and obs.marks[s * PLACES + place] and not obs.place[s * 9 + place]
    ]


def _apart(
    at: Sequence[tuple[float, Seat]], step: float, start: float, end: float
) -> list[tuple[float, Seat]]:
    """Return positions in their order, moved so that none hides another."""
    xs: list[float] = []
    for x, _ in at:
        xs.append(max(x, start, xs[-1] + step if xs else start))
    limit = end
    for i in range(len(xs) - 1, -1, -1):
        xs[i] = min(xs[i], limit)
        limit = xs[i] - step
    return [(x, seat) for x, (_, seat) in zip(xs, at, strict=True)]


@part
def _track(x: float, y: float, w: float) -> Tree:
    return h("path", {"class": "es-track", "d": f"M{num(x)} {num(y)}h{num(w)}"})


@part
def _goal(x: float, y: float, r: float) -> Tree:
    """Return the flag at the end of the track."""
    d = f"M{num(x)} {num(y)}v{num(-2.4 * r)}h{num(1.1 * r)}l{num(-0.35 * r)} {num(0.5 * r)}"
    return h(
        "path", {"class": "es-goal", "d": f"{d}l{num(0.35 * r)} {num(0.5 * r)}h{num(-1.1 * r)}"}
    )


@part
def _runner(seat: Seat, label: str, x: float, y: float, r: float, new: int) -> Tree:
    return h(
        "g",
        {"class": cls("es-other", f"seat-{seat}", new > 0 and "es-fresh"), "aria-label": label},
        h("title", {}, label),
        standing(seat, x, y, r),
        _flash(x, y - 3.2 * r, new) if new else None,
    )


def _flash(x: float, y: float, new: int) -> Tree:
    """Return what catches the eye where a rival has just made marks: how many, in its colour."""
    box = {"x": num(x - 14), "y": num(y - 15), "width": "28", "height": "18", "rx": "9"}
    return h(
        "g",
        {"class": "es-passing es-flash", "key": f"new-{new}"},
        h("rect", box),
        h("text", {"x": num(x), "y": num(y - 1.5)}, f"+{new}"),
    )
