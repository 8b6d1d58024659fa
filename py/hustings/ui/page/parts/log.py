"""The log: what happened, worded for the viewer, newest last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from hustings import catalog
from hustings.core.event_places import places_of_event
from hustings.core.model import NATURE, Event, Seat, Side
from hustings.core.protocols import Tree
from hustings.core.rule_numbers import rule_of_event
from hustings.core.table import Step, Table
from hustings.core.vocabulary import Vocabulary
from hustings.draw.portrait import portrait_numbers
from hustings.draw.tree import cls, h, part
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.portraits import portrait_and_mark
from hustings.ui.page.parts.seat_marks import sides
from hustings.ui.page.parts.status_line import statement
from hustings.ui.page.parts.widgets import icon, rule_button
from hustings.ui.phases import BotReasons, PointedLine
from hustings.ui.play.headlines import headlines
from hustings.ui.play.talk import log_swing

MAX_LINES: Final = 60
"""Only this many last lines are shown; the past shows older ones."""


def log_texts(
    play: Play, viewer: Seat | None, since: int = 0, table: Table[Any] | None = None
) -> list[tuple[int, str]]:
    """Return (ply, sentence) for everything after `since` moves that the viewer may know.

    table: the position shown, by default the latest.
    """
    statements = _entries(play, viewer, since, table or play.table)
    return [(step.ply, sentence) for step, sentence, _ in statements]


def _entries(
    play: Play, viewer: Seat | None, since: int, table: Table[Any]
) -> Iterator[tuple[Step, str, Event]]:
    """Yield (step, sentence, event) for everything that the viewer may know."""
    game, names, witness = play.game, play.names, table.rules.witness
    first = table.log_index(since) if since else 0
    for index, step in enumerate(table.log[first:], first):
        for number, event in enumerate(step.events):
            seen = witness(event, viewer)
            sentence = event_sentence(game, seen, viewer, names)
            if sentence:
                yield step, sentence, seen
            if moved := log_swing(play, index, number):
                yield step, moved, seen


@lru_cache(maxsize=4000)
def event_sentence(game: str, event: Event, viewer: Seat | None, names: tuple[str, ...]) -> str:
    """Return the sentence of an event, cached."""
    return catalog.text(game).event(event, viewer, names)


def log(play: Play, table: Table[Any]) -> Tree:
    """Return the log; each line leads to its position. table: the position shown."""
    return h(
        "section",
        {"class": "log", "aria-label": words.table.log()},
        h("h2", {}, words.table.log()),
        log_lines(play, table),
    )


def log_lines(play: Play, table: Table[Any], *, portraits: bool = False) -> Tree:
    """Return the lines of the log.

    It is one stop for the Tab key; arrow keys move inside (web/focus.js). portraits: whether the
    first line of each player in turn has their portrait.
    """
    keys, entries = _last_entries(play, table)
    vocabulary = table.rules.VOCABULARY
    people = _people(play, vocabulary, entries) if portraits else {}
    noted = {note.ply for note in play.notes}
    plies = [step.ply for step, _, _ in entries]
    last = {ply: n for n, ply in enumerate(plies)}
    bots = play.bots if play.lesson is None else ()
    by_bot = {
        step.ply: n
        for n, (step, _, event) in reversed([*enumerate(entries)])
        if step.seat in bots and _concerns(vocabulary, event, step.seat)
    }
    why = play.reasons if play.reasons is not None and not play.reasons.line else None
    printed = {headline.ply: headline.text for headline in headlines(play, table)}
    items = [
        _line(
            keys[n],
            step.ply,
            sentence,
            rule_of_event(vocabulary, event),
            asks=play.names[step.seat] if by_bot.get(step.ply) == n else "",
            says=_statements(why) if why is not None and by_bot.get(why.ply) == n else (),
            now=step.ply == table.at,
            noted=step.ply in noted and last[step.ply] == n,
            person=people.get(n),
            headline=printed.get(step.ply, "") if last[step.ply] == n else "",
        )
        for n, (step, sentence, event) in enumerate(entries)
    ]
    kind = cls("log-scroll", portraits and "with-people")
    attrs = {"class": kind, "aria-label": words.table.log_label()}
    return h("div", {**attrs, "role": "group"}, h("ol", {}, items))


def _people(
    play: Play, vocabulary: Vocabulary, entries: Sequence[tuple[Step, str, Event]]
) -> dict[int, tuple[int, Side]]:
    """Return the portrait's number and the side of whoever the lines from an index on are about."""
    own, numbers = sides(play), portrait_numbers(play.names)
    people, latest = {}, NATURE
    for n, (step, _, event) in enumerate(entries):
        named = _named_seat(vocabulary, event)
        seat = step.seat if named is None else named
        if seat not in (NATURE, latest):
            people[n] = (numbers[seat], own[seat])
            latest = seat
    return people


def _last_entries(play: Play, table: Table[Any]) -> tuple[list[str], list[tuple[Step, str, Event]]]:
    """Return the lines shown, and a key for each that stays while the log grows."""
    # Long games have thousands of events: only the last ones are worded.
    shown = list(_entries(play, play.viewer, _first_ply(table), table))
    plies = [step.ply for step, _, _ in shown]
    keys = [f"{ply}-{n}" for ply, n in zip(plies, _index_in_move(plies), strict=True)]
    return keys[-MAX_LINES:], shown[-MAX_LINES:]


def pointed_line(play: Play, line: str) -> PointedLine | None:
    """Return the places that a line of the log concerns, None without such a line.

    line: its key.
    """
    table = play.shown()
    for key, (step, _, event) in zip(*_last_entries(play, table), strict=True):
        if key == line:
            places = places_of_event(table.rules.VOCABULARY, event)
            return PointedLine(play.viewer, step.ply, places)
    return None


@part
def _line(
    key: str,
    ply: int,
    sentence: str,
    rule: int | None,
    *,
    asks: str,
    says: tuple[tuple[str, str], ...],
    now: bool,
    noted: bool,
    person: tuple[int, Side] | None,
    headline: str,
) -> Tree:
    """Return a line that leads to its position, with a button for its rule.

    The key "?" opens the rule from the line. key: stable while the log grows.
    asks: the bot that can be asked about the move, or ""; says: its answer. person: the
    number of a portrait and the side of the mark beside it. headline: of the newspaper about
    the move, or "".
    """
    attrs = {"type": "button", "class": "log-line", "data-do": f"past:{ply}", "tabindex": "-1"}
    about = (
        rule_button(rule, words.rules.rule(number=rule), stop=False) if rule is not None else None
    )
    mark = h(
        "span", {"class": "log-noted", "role": "img", "aria-label": words.notes.has_note()}, "✎"
    )
    inner = [sentence, mark if noted else None]
    why = None
    if asks:
        kind = {"type": "button", "class": "because", "data-do": f"because:{ply}"}
        label = words.table.why_this(name=asks)
        named = {"aria-label": label, "title": label, "tabindex": "-1"}
        why = h(
            "button", kind | named | {"aria-expanded": "true" if says else "false"}, icon("why")
        )
    statements = [statement(label, text) for label, text in says]
    line = [h("button", attrs, inner), why, about]
    return h(
        "li",
        {
            "class": cls(
                now and "now",
                bool(statements or headline) and "answered",
                person is not None and "acts",
            ),
            "key": key,
            "data-line": key,
        },
        portrait_and_mark(*person) if person is not None else None,
        line,
        h("div", {"class": "because-here"}, statements) if statements else None,
        h("p", {"class": "log-headline"}, headline) if headline else None,
    )


def _index_in_move(plies: Sequence[int]) -> list[int]:
    """Return for each line its index among the lines of its move, from 0."""
    first = {ply: n for n, ply in reversed([*enumerate(plies)])}
    return [n - first[ply] for n, ply in enumerate(plies)]


def _concerns(vocabulary: Vocabulary, event: Event, seat: Seat) -> bool:
    """Return whether an event concerns this seat; one that names no seat does."""
    return _named_seat(vocabulary, event) in (None, seat)


def _named_seat(vocabulary: Vocabulary, event: Event) -> Seat | None:
    """Return the seat that an event names, None if it names none."""
    fields = vocabulary.events[event[0]].SCHEMA[1:]
    return event[1 + fields.index("seat")] if "seat" in fields else None


def _statements(why: BotReasons) -> tuple[tuple[str, str], ...]:
    return (("", words.table.why_pending()),) if why.ticket else why.statements


def _first_ply(table: Table[Any]) -> int:
    """Return the ply from which the steps fill the log."""
    log = table.log
    return log[-MAX_LINES].ply - 1 if len(log) > MAX_LINES and log[-MAX_LINES].ply > 0 else 0


def recent_events(play: Play, table: Table[Any], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events since the viewer's last decision, as the viewer may know them.

    table: the position shown.
    """
    seen = play.last_decision(viewer, table.at) if viewer is not None else table.at - 1
    witness = table.rules.witness
    steps = table.steps_since(seen - 1) if seen > 0 else table.log
    return tuple(witness(event, viewer) for step in steps for event in step.events)


def events_back(table: Table[Any], viewer: Seat | None) -> Iterator[Event]:
    """Yield the events of a game as the viewer may know them, newest first.

    table: the position shown.
    """
    witness = table.rules.witness
    for step in reversed(table.log):
        for event in reversed(step.events):
            yield witness(event, viewer)
