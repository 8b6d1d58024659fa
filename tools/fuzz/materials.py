"""Makes inputs of every kind that the page takes from good records; most are then damaged."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.notes import Note
from hustings.core.packed_link import to_lines, to_link
from hustings.core.record import Record, dump
from hustings.core.rng import Rng
from hustings.ui.saves.save import FORMAT, SENTENCES_FORMAT
from tools.fuzz.mutate import TEXTS, spoil, spoil_link

SAVES: Final = "hustings/save/"
PREFS: Final = "hustings/preferences"
WHOLE_GAME_EVERY: Final = 40
"""One record in this many keeps all its moves, because opening a whole game takes a while."""
VALID_EVERY: Final = 40
"""One input in this many stays valid and must open."""


class Case(NamedTuple):
    """One input. way: how it comes in (see tools.fuzz.drive); good: whether it is valid."""

    way: str
    text: str
    good: bool


def case(records: Sequence[Record], rng: Rng) -> Case:
    """Return one input."""
    record = _part(rng.pick(records), rng)
    good = rng.below(VALID_EVERY) == 0
    way = rng.pick(WAYS)
    return Case(way, MAKERS[way](record, records, rng, good), good)


def _part(record: Record, rng: Rng) -> Record:
    if rng.below(WHOLE_GAME_EVERY) == 0:
        return record
    return record._replace(moves=record.moves[: rng.below(1 + min(30, len(record.moves)))])


def _kinds(record: Record, rng: Rng) -> list[str]:
    return [rng.pick(("human", "human", "bot:easy")) for _ in range(record.seats)]


def _notes(record: Record, rng: Rng) -> list[Note]:
    """Return a few notes on a game."""
    lights = ("place:3", "#county-7", ".race", "edge:12")
    return [
        Note(
            rng.below(len(record.moves) + 1),
            rng.pick(("Here it was lost.", "Why not the corner?", "x" * rng.below(600))) + str(n),
            tuple(lights[: rng.below(4)]),
        )
        for n in range(1 + rng.below(4))
    ]


def _standing(record: Record, rng: Rng) -> dict[str, Any]:
    """Return facts in the right form, with values that this game may not have."""
    headline, seats = catalog.headline(record.game), range(record.seats)
    outcome = {
        "ranks": [1 + rng.below(record.seats) for _ in seats],
        "scores": [rng.below(60) for _ in seats],
        "reason": rng.pick((*headline.REASONS, "luck")),
        "others": [],
    }
    progress = {
        name: rng.pick((*list(values)[:9], 7)) for name, values in headline.PROGRESS.items()
    }
    return {"progress": progress, "turn": [rng.below(record.seats)], "outcome": outcome}


def _save(record: Record, rng: Rng) -> str:
    facts = rng.below(3) > 0
    data: dict[str, Any] = {
        "format": FORMAT if facts else SENTENCES_FORMAT,
        "record": record.data(),
        "seats": [{"name": f"Seat {i}", "kind": k} for i, k in enumerate(_kinds(record, rng))],
        "at": rng.below(len(record.moves) + 1),
        "created": 1_700_000_000_000,
        "updated": 1_700_000_000_000 + rng.below(10**9),
        "friendly": bool(rng.below(2)),
        "over": facts and bool(rng.below(2)),
        **(_standing(record, rng) if facts else {"summary": "Week 2 of 5", "said": "Ada"}),
    }
    if rng.below(2):
        data["notes"] = player_notes.data(_notes(record, rng))
    return json.dumps(data, separators=(",", ":"))


def save(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return a kept game."""
    text = _save(record, rng)
    return text if good else spoil(text, rng)


def bare(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return a bare record, as the terminal writes it."""
    return dump(record) if good else spoil(dump(record), rng)


def backup(record: Record, records: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return a backup of a few games; the whole or one of its games is damaged."""
    texts = [_save(record, rng)]
    texts += [_save(_part(rng.pick(records), rng), rng) for _ in range(rng.below(4))]
    inside = not good and rng.below(2)
    if inside:
        texts[0] = spoil(texts[0], rng)
    stored = [[f"{SAVES}{i:x}", text] for i, text in enumerate(texts)]
    stored.append([PREFS, json.dumps({"theme": "dark", "pace": "fast"})])
    data: dict[str, Any] = {"format": 1, "made": 1_700_000_000_000, "stored": stored}
    if inside and rng.below(2):
        rng.pick(stored)[0] = rng.pick(("", SAVES)) + rng.pick(TEXTS)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text if good or inside else spoil(text, rng)


def link(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return the address of a record, in the current format or the first one."""
    kinds = _kinds(record, rng)
    inside = rng.below(3) > 0
    packed = to_link(record, kinds if inside else ())
    rest = "" if inside else f"&seats={','.join(kinds)}"
    rest += rng.pick(("", f"&at={rng.below(40) if not good else 0}", "&save=18c2"))
    if good:
        return f"r={packed}{rest}"
    if rng.below(4) == 0:
        return spoil(f"r={packed}{rest}", rng)
    return f"r={spoil_link(packed, rng)}{spoil(rest, rng) if rng.below(3) == 0 else rest}"


def noted(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return the address of a game with notes."""
    packed = player_notes.to_link(to_lines(record, _kinds(record, rng)), _notes(record, rng))
    return f"a={packed if good else spoil_link(packed, rng)}"


def start(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return the address that starts a game."""
    options = "".join(f"&{key}={value}" for key, value in record.options.items())
    text = f"{record.game}?seats={','.join(_kinds(record, rng))}{options}&seed={rng.below(999)}"
    return text if good else spoil(text, rng)


def prefs(_: Record, __: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return stored preferences."""
    text = json.dumps({"theme": "dark", "pace": "step", "auto": "off", "confirm": "on"})
    return text if good else spoil(text, rng)


def advice(record: Record, _: Sequence[Record], rng: Rng, good: bool) -> str:
    """Return a record and, in the line after it, what a worker might answer."""
    token = rng.pick(record.moves).partition(":")[2] if record.moves else "pass"
    entry = {"token": token, "value": 0.5, "why": ["It is the best."]}
    other = {"token": token, "figure": "4 % to win", "of": 1}
    advised = {"moves": [entry], "rest": "alike", "alike": [token], "more": 1, "beside": other}
    answer = json.dumps(advised)
    return f"r={to_link(record)}\n{answer if good else spoil(answer, rng)}"


MAKERS: Final[dict[str, Callable[[Record, Sequence[Record], Rng, bool], str]]] = {
    "stored": save,
    "second": save,
    "file": save,
    "bare": bare,
    "backup": backup,
    "carried": backup,
    "link": link,
    "pasted": link,
    "noted": noted,
    "start": start,
    "prefs": prefs,
    "advice": advice,
}
WAYS: Final = tuple(MAKERS)
