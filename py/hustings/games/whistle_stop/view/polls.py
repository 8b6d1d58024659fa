"""The election: the dice of the region that votes, and tickets of those that have voted."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Event, Move
from hustings.core.protocols import Tree
from hustings.draw.die import die_picture
from hustings.draw.look import Look
from hustings.draw.marker import badge
from hustings.draw.tree import Child, act, cls, h
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import ABSENTEE
from hustings.games.whistle_stop.regions import EV, REGIONS
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import BARRED, RECOUNTING, ROLLOFF, SINGLE, StopState
from hustings.games.whistle_stop.view.region import Scene

STEP: Final = 0.45
"""Seconds from one region's result to the next."""


def voting(obs: StopState) -> bool:
    """Return whether a contested region is voting."""
    return obs.region < len(REGIONS) and len(obs.contest) > 1


def polls(scene: Scene) -> Tree:
    """Return the dice of the region that votes, one line per candidate."""
    obs = scene.obs
    rolloff = bool(obs.flags & ROLLOFF)
    title = (
        f"{'Roll-off in ' if rolloff else ''}{REGIONS[obs.region].name}, {EV[obs.region]} points"
    )
    notes = [
        word
        for bit, word in (
            (SINGLE, "only the best die counts"),
            (BARRED, "the incumbent may not roll again"),
            (RECOUNTING, "to be recounted"),
        )
        if obs.flags & bit
    ]
    return h(
        "section",
        {"class": "ws-polls", "aria-label": title},
        h("h2", {"class": "ws-row-title"}, title),
        h(
            "ul",
            {"class": cls(not any(obs.dice) and "ws-before")},
            [_line(scene, seat) for seat in obs.contest],
        ),
        h("p", {"class": "help"}, "; ".join(notes).capitalize() + ".") if notes else None,
    )


def _line(scene: Scene, seat: int) -> Tree:
    obs, name = scene.obs, scene.look.names[seat]
    dice = obs.dice[seat]
    incumbent = obs.holder[obs.region] == seat
    waits = 2 if obs.flags & ROLLOFF else obs.ndice[seat]
    counted = 1 if obs.flags & SINGLE and not obs.flags & ROLLOFF else 2
    bonus = obs.mods[seat] if not obs.flags & ROLLOFF else 0
    return h(
        "li",
        {"class": f"seat-{seat}"},
        badge(seat),
        h("span", {"class": "ws-voter"}, name, " ★" if incumbent else ""),
        h("span", {"class": "ws-dice"}, [
            _die(scene, seat, value, i < counted) for i, value in enumerate(dice)
        ] if dice else f"rolls {waits} {'die' if waits == 1 else 'dice'}"),
        h("b", {"class": "ws-score"}, f"{score(obs, seat)}") if dice else None,
        h("span", {"class": "ws-bonus"}, f"{bonus:+d}") if bonus else None,
    )  # fmt: skip


def _die(scene: Scene, seat: int, value: int, counts: bool) -> Tree:
    """Return a die, to be clicked where it may be rolled again."""
    obs, picks = scene.obs, scene.picks
    path: Move = (v.V_REROLL,)
    if picks.chosen[:2] == (v.V_RED, ABSENTEE):
        path = (v.V_RED, ABSENTEE)
    choice = picks.named("die", value, *path) if scene.seat == seat else None
    kind = cls("rolled", counts and "ws-counts", f"ws-of-{seat}")
    picture = die_picture(value, kind or "", key=f"{obs.round}-{obs.region}-{obs.flags}")
    if choice is None:
        return picture
    label = text.move(obs, seat, choice.move, scene.look.names)
    return h("span", {"class": "ws-again legal", **act(choice, label)}, picture)


# Tickets ---------------------------------------------------------------------------------------


class Ticket:
    """What is told of one region's election."""

    def __init__(self, region: int) -> None:
        self.region = region
        self.dice: dict[int, tuple[int, ...]] = {}
        self.scores: dict[int, int] = {}
        self.rolloffs = 0
        self.winner = -1
        self.held = False
        self.note = ""


def tickets(events: tuple[Event, ...]) -> list[Ticket]:
    """Return the regions that voted in these events, with their dice."""
    found: list[Ticket] = []
    for event in events:
        kind, a = event[0], event[1:]
        if kind in (v.E_CONTESTED, v.E_STANDS):
            found.append(Ticket(a[0]))
            if kind == v.E_STANDS:
                found[-1].winner, found[-1].note = a[1], "called"
        elif kind == v.E_UNCONTESTED:
            found.append(Ticket(a[1]))
            found[-1].note = "alone"
        elif kind in _TOLD and (not found or found[-1].region != a[_TOLD[kind]]):
            found.append(Ticket(a[_TOLD[kind]]))
        if kind in _TOLD:
            _tell(found[-1], kind, a)
    return [ticket for ticket in found if ticket.winner >= 0]


_TOLD: Final = {
    v.E_ROLLED: 1,
    v.E_REROLLED: 1,
    v.E_SCORED: 1,
    v.E_ROLLOFF: 0,
    v.E_WON: 1,
    v.E_HELD: 1,
}
"""Which field of an event is the region."""


def _tell(ticket: Ticket, kind: int, a: tuple[int, ...]) -> None:
    if kind == v.E_ROLLED:
        ticket.dice[a[0]] = a[2:]
    elif kind == v.E_REROLLED:
        dice = list(ticket.dice.get(a[0], (a[2],)))
        if a[2] in dice:
            dice.remove(a[2])
        ticket.dice[a[0]] = tuple(sorted((*dice, a[3]), reverse=True))
    elif kind == v.E_SCORED:
        ticket.scores[a[0]] = a[2]
    elif kind == v.E_ROLLOFF:
        ticket.rolloffs += 1
    else:
        ticket.winner, ticket.held = a[0], kind == v.E_HELD


def ticket_row(found: list[Ticket], look: Look, *, fast: bool) -> list[Tree]:
    """Return the tickets side by side; they land one after another unless counted fast."""
    return [_ticket(ticket, look, i, fast) for i, ticket in enumerate(found)]


def _ticket(ticket: Ticket, look: Look, i: int, fast: bool) -> Tree:
    r = ticket.region
    winner = look.names[ticket.winner]
    verb = {"called": "called for", "alone": "alone:"}.get(
        ticket.note, "held by" if ticket.held else "won by"
    )
    more = "after a roll-off" if ticket.rolloffs else ""
    said = f"{REGIONS[r].name}, {EV[r]} points: {verb} {winner} {more}".strip()
    lines: list[Child] = [
        h(
            "li",
            {"class": cls(f"seat-{seat}", seat == ticket.winner and "ws-winner")},
            badge(seat),
            h("span", {"class": "ws-dice"}, [
                die_picture(value, "", key=f"{r}-{n}") for n, value in enumerate(dice[:2])
            ]),
            h("b", {}, f"{ticket.scores.get(seat, '')}"),
        )
        for seat, dice in ticket.dice.items()
    ]  # fmt: skip
    return h(
        "div",
        {
            "class": cls("ws-ticket", fast and "ws-fast"),
            "style": None if fast else f"--delay:{i * STEP:.2f}s",
            "role": "img",
            "aria-label": said,
            "key": f"ticket-{r}",
        },
        h("p", {"class": "ws-ticket-head"}, REGIONS[r].name, h("span", {}, f"{EV[r]}")),
        h("ul", {}, lines) if lines else None,
        h(
            "p",
            {"class": "ws-ticket-foot"},
            badge(ticket.winner),
            f"{verb} {winner}",
            " ↻" if more else "",
        ),
    )
