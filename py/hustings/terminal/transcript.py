"""Transcripts: a game step by step as named plain data, for other programs to follow and referee.

docs/transcript.md documents the fields. What not everybody may know stands under "hidden";
everything else is public.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.model import MODES, NATURE, OVER, Event, Schema
from hustings.core.moves import encode, verb_name
from hustings.core.protocols import Rules, S, Text
from hustings.core.record import Record
from hustings.core.table import Step, Table

FORMAT: Final = 1


class Player(NamedTuple):
    """The player at a seat. kind: "human", "bot:<level>", or "" if unknown."""

    name: str
    kind: str


def transcript(table: Table[Any], players: Sequence[Player]) -> Iterator[dict[str, Any]]:
    """Yield the lines of a transcript: the set-up, every step, and the end."""
    rules, record = table.rules, table.record
    text = catalog.text(record.game)
    state = rules.new(record.seats, record.options)
    yield {**_setup(rules, record, players), **_position(text, state)}
    for step in table.log:
        rules.apply(state, step.seat, step.move)
        yield _step(rules, text, state, step)
    yield _end(table, [player.name for player in players])


def _setup(rules: Rules[S], record: Record, players: Sequence[Player]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "ply": 0,
        "game": record.game,
        "title": catalog.info(record.game).title,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "players": [{"seat": i, **player._asdict()} for i, player in enumerate(players)],
        "verbs": [
            verb_name(rules.VOCABULARY.verbs, verb) for verb in range(len(rules.VOCABULARY.verbs))
        ],
        "kinds": {event.NAME: list(event.SCHEMA[1:]) for event in rules.VOCABULARY.events},
    }


def _step(rules: Rules[S], text: Text[S], state: S, step: Step) -> dict[str, Any]:
    move = {
        "move": [verb_name(rules.VOCABULARY.verbs, step.move[0]), *step.move[1:]],
        "token": encode(rules.VOCABULARY.verbs, step.move),
    }
    line: dict[str, Any] = {"ply": step.ply}
    line |= {"chance": True} if step.seat == NATURE else {"seat": step.seat}
    line |= move if step.public else {"move": None, "token": None}
    public = [rules.witness(event, None) for event in step.events]
    line["events"] = [
        named(rules.VOCABULARY.events[seen[0]].SCHEMA, seen, event)
        for seen, event in zip(public, step.events, strict=True)
    ]
    position = _position(text, state)
    hidden = {} if step.public else dict(move)
    secret = [
        {"index": i, **named(rules.VOCABULARY.events[event[0]].SCHEMA, event, event)}
        for i, event in enumerate(step.events)
        if event != public[i]
    ]
    if secret:
        hidden["events"] = secret
    hidden |= position.pop("hidden", {})
    line |= position
    if hidden:
        line["hidden"] = hidden
    return line


def named(schema: Schema, seen: Event, event: Event) -> dict[str, Any]:
    """Return an event with named fields, None for fields that are not seen."""
    values = [a if a == b else None for a, b in zip(seen, event, strict=True)][1:]
    fields: dict[str, Any] = {"kind": schema[0]}
    for i, name in enumerate(schema[1:]):
        if name.endswith("*"):
            fields[name[:-1]] = values[i:]
        else:
            fields[name] = values[i]
    return fields


def _position(text: Text[S], state: S) -> dict[str, Any]:
    """Return the turn, the public facts, and under "hidden" the other facts."""
    public, everything = text.facts(state.observe(None)), text.facts(state)
    secret = {key: value for key, value in everything.items() if public.get(key) != value}
    turn = {"mode": MODES[state.turn.mode], "seats": list(state.turn.seats)}
    line: dict[str, Any] = {"turn": turn, "state": public}
    if secret:
        line["hidden"] = {"state": secret}
    return line


def _end(table: Table[S], names: Sequence[str]) -> dict[str, Any]:
    if table.state.turn.mode != OVER:
        return {"ply": table.at, "outcome": None}
    outcome = table.rules.outcome(table.state)
    headline = catalog.headline(table.record.game)
    return {
        "ply": table.at,
        "outcome": {
            "ranks": list(outcome.ranks),
            "scores": list(outcome.scores),
            "reason": outcome.reason,
            "sentence": headline.outcome(outcome, names),
            "others": [rival._asdict() for rival in outcome.others],
        },
    }
