"""The log: what happened, worded for whoever looks, newest at the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Event, Seat
from hustings.core.paragraphs import of_event
from hustings.core.protocols import Tree
from hustings.core.table import Table
from hustings.draw.tree import cls, h, part
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import to_rule

RECENT: Final = 60
"""Lines shown at once; older ones are reached by looking at the past."""


def lines(
    play: Play, viewer: Seat | None, since: int = 0, table: Table[Any] | None = None
) -> list[tuple[int, str]]:
    """Return (ply, sentence) for everything after `since` moves that the viewer may know.

    table: as much of the game as is told; all of it without.
    """
    return [(ply, sentence) for ply, sentence, _ in _told(play, viewer, since, table or play.table)]


def _told(
    play: Play, viewer: Seat | None, since: int, table: Table[Any]
) -> Iterator[tuple[int, str, Event]]:
    """Yield (ply, sentence, event) for what the viewer may know, as `lines` has it."""
    game, names, witness = play.game, play.names, table.rules.witness
    for step in table.steps_since(since) if since else table.log:
        for event in step.events:
            seen = witness(event, viewer)
            sentence = _said(game, seen, viewer, names)
            if sentence:
                yield step.ply, sentence, seen


@lru_cache(maxsize=4000)
def _said(game: str, event: Event, viewer: Seat | None, names: tuple[str, ...]) -> str:
    """Return what the log says of an event; the same at every drawing, so worded once."""
    return catalog.text(game).event(event, viewer, names)


def log(play: Play, table: Table[Any]) -> Tree:
    """Return the log with a way to each moment. table: as much of the game as is shown."""
    return h(
        "section",
        {"class": "log", "aria-label": words.LOG},
        h("h2", {}, words.LOG),
        scroll(play, table),
    )


def scroll(play: Play, table: Table[Any]) -> Tree:
    """Return the lines of the log alone, kept at their end by the style sheet.

    They are not announced: the strip is.
    """
    # Long games say thousands of things: only the end is worded, from the last steps.
    entries = list(_told(play, play.viewer, _start(table), table))[-RECENT:]
    told, events = catalog.paragraphs(play.game), table.rules.EVENTS
    noted = {note.ply for note in play.notes}
    last = {ply: n for n, (ply, _, _) in enumerate(entries) if ply in noted}
    items = [
        _line(
            ply,
            sentence,
            of_event(told, events, event),
            now=ply == table.at,
            noted=last.get(ply) == n,
        )
        for n, (ply, sentence, event) in enumerate(entries)
    ]
    attrs = {"class": "log-scroll", "aria-label": words.LOG_LABEL, "tabindex": "0"}
    return h("div", {**attrs, "role": "log", "aria-live": "off"}, h("ol", {}, items))


@part
def _line(ply: int, sentence: str, rule: int | None, *, now: bool, noted: bool) -> Tree:
    """Return a line that leads to its moment, with the way to its rule.

    The tab key passes that by, for there are many: the key "?" leads there from the line.
    """
    attrs = {"type": "button", "class": "log-line", "data-do": f"past:{ply}"}
    about = to_rule(rule, words.rule_number(rule), stop=False) if rule is not None else None
    mark = h("span", {"class": "log-noted", "role": "img", "aria-label": words.NOTE_HERE}, "✎")
    inner = [sentence, mark if noted else None]
    return h("li", {"class": cls(now and "now")}, h("button", attrs, inner), about)


def _start(table: Table[Any]) -> int:
    """Return the ply after which the last steps, enough to fill the log, began."""
    log = table.log
    return log[-RECENT].ply - 1 if len(log) > RECENT and log[-RECENT].ply > 0 else 0


def recent_events(play: Play, table: Table[Any], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events since the viewer's last decision, as the viewer may know them.

    table: the moment that is shown.
    """
    seen = play.acted(viewer, table.at) if viewer is not None else table.at - 1
    witness = table.rules.witness
    steps = table.steps_since(seen - 1) if seen > 0 else table.log
    return tuple(witness(event, viewer) for step in steps for event in step.events)


def events_back(table: Table[Any], viewer: Seat | None) -> Iterator[Event]:
    """Yield the events of a game as the viewer may know them, newest first.

    table: the moment that is shown.
    """
    witness = table.rules.witness
    for step in reversed(table.log):
        for event in reversed(step.events):
            yield witness(event, viewer)
