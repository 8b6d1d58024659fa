"""Golden playthroughs: one random game per set-up, described state by state, kept as text.

    python -m tests.golden                 compare (as test_golden does)
    python -m tests.golden --write [GAME]  write them anew, and the outcomes of tests/records

A difference means that rules, texts or hidden information changed. If that is intended, write anew
and read the diff; if old records now play differently, raise INFO.rules of the game as well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from hustings.core.model import MODES, NATURE, Outcome
from hustings.core.moves import encode
from hustings.core.record import load, relevant_options
from hustings.core.rng import fnv1a
from hustings.core.table import Table
from tests.kit import Kit, Setup, kits, viewers, walk

FOLDER = Path(__file__).parent / "golden"
RECORDS = Path(__file__).parent / "records"
EXPECTED = "expected.txt"
SEED = "golden"
FULL_STEPS = 120
"""How many steps are written in full; after them only every tenth is."""
MAX_CHANGED_FACTS = 12
MAX_VALUE_CHARS = 160


# --- playthroughs


def setups(kit: Kit) -> list[Setup]:
    """Return the set-ups to play: every seat count, and with most seats every option value.

    Values of options that do not matter with so many seats make no set-up of their own.
    """
    last = kit.info.seats[-1]
    chosen = {_relevant(kit.default(seats)): kit.default(seats) for seats in kit.info.seats}
    for setup in kit.setups():
        if setup.seats == last:
            chosen.setdefault(_relevant(setup), setup)
    return list(chosen.values())


def _relevant(setup: Setup) -> tuple[object, ...]:
    """Return the number of seats, and the values of the options that matter with it."""
    options = relevant_options(setup.kit.info, setup.seats)
    return setup.seats, *(setup.options[option.key] for option in options)


def path(setup: Setup) -> Path:
    """Return where the set-up's playthrough is kept."""
    is_default = setup == setup.kit.default(setup.seats)
    label = str(setup.seats) if is_default else setup.label().removeprefix(f"{setup.kit.id}-")
    return FOLDER / setup.kit.id / f"{label}.txt"


def playthrough(setup: Setup) -> str:
    """Return the set-up's seeded random game as text."""
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: Setup) -> Iterator[str]:
    kit, random_walk = setup.kit, walk(setup, SEED)
    yield f"{setup.label()} rules={kit.info.rules} seed={SEED}"
    facts: Any = {}
    states = [position.state for position in random_walk.positions] + [random_walk.end]
    for number, state in enumerate(states):
        new_facts = kit.text.facts(state)
        full = number <= FULL_STEPS or number % 10 == 0 or state is random_walk.end
        lines = list(_position(setup, state)) if full else []
        changed = [f"{name}={value}" for name, value in _changes("", facts, new_facts)]
        if full:
            hidden = [fingerprint(line) for line in changed[MAX_CHANGED_FACTS:]]
            more = [f"… {len(hidden)} more {fingerprint(' '.join(hidden))}"] if hidden else []
            lines += [f"  {line}" for line in (*changed[:MAX_CHANGED_FACTS], *more)]
        else:
            lines.append(f"  {len(changed)} changes {fingerprint(' '.join(changed))}")
        facts = new_facts
        yield from lines
        if state is not random_walk.end:
            yield from _step(setup, number, random_walk.positions[number], full)
    outcome = kit.rules.outcome(random_walk.end)
    yield f"outcome {outcome_line(outcome)}"
    yield kit.headline.outcome(outcome, setup.names)


def _position(setup: Setup, state: Any) -> Iterator[str]:
    kit = setup.kit
    seats = ",".join(map(str, state.turn.seats)) or "-"
    public = state.observe(None)
    yield f"  turn {MODES[state.turn.mode]} {seats}: {kit.text.prompt(public, setup.names)}"
    for seat in state.turn.seats:
        legal = [encode(kit.rules.VOCABULARY.verbs, move) for move in kit.rules.legal(state, seat)]
        shown = " ".join(legal) if len(legal) <= 8 else f"{' '.join(legal[:6])} …"
        yield f"  legal {seat}: {len(legal)} {fingerprint(' '.join(legal))} {shown}"
    seen = (f"{_who(v)} {fingerprint(repr(state.observe(v).key()))}" for v in viewers(setup))
    yield f"  seen {' '.join(seen)}"


def _step(setup: Setup, number: int, position: Any, full: bool) -> Iterator[str]:
    kit = setup.kit
    token = encode(kit.rules.VOCABULARY.verbs, position.move)
    yield f"{number + 1} {_who(position.seat)} {token}"
    names = kit.rules.VOCABULARY.events
    events = [" ".join(map(str, (names[e[0]].NAME, *e[1:]))) for e in position.events]
    logs = {viewer: _log(setup, position, viewer) for viewer in viewers(setup)}
    others = " ".join(f"{_who(v)} {fingerprint(' '.join(lines))}" for v, lines in logs.items())
    if full:
        yield from (f"  event {event}" for event in events)
        yield from (f"  log {line}" for line in logs[None])
        yield f"  told {others}"
    else:
        yield f"  {len(events)} events {fingerprint(' '.join(events))} told {fingerprint(others)}"


def _log(setup: Setup, position: Any, viewer: int | None) -> list[str]:
    kit = setup.kit
    lines = (
        kit.text.event(kit.rules.witness(event, viewer), viewer, setup.names)
        for event in position.events
    )
    return [line for line in lines if line]


def _who(seat: int | None) -> str:
    return "all" if seat is None else "luck" if seat == NATURE else str(seat)


def _changes(name: str, before: Any, after: Any) -> Iterator[tuple[str, str]]:
    """Yield (path, new value) of every fact that changed."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in after:
            yield from _changes(f"{name}.{key}" if name else key, before.get(key), after[key])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(f"{name}.{i}", old, new)
    else:
        text = repr(after)
        short = (
            text
            if len(text) <= MAX_VALUE_CHARS
            else f"{text[: MAX_VALUE_CHARS // 2]}… {fingerprint(text)}"
        )
        yield name, short


def fingerprint(text: str) -> str:
    """Return a short fingerprint of a text."""
    return f"#{fnv1a(text) & 0xFFFFFFFF:08x}"


# --- finished records


def records(kit: Kit) -> list[Path]:
    """Return the game's finished records."""
    return sorted((RECORDS / kit.id).glob("*.json"))


def ending(kit: Kit, file: Path) -> str:
    """Return how the record in a file ends, as one line."""
    record = load(file.read_text(encoding="utf-8"), kit.find)
    table = Table(kit.rules, record)
    if table.trouble or not table.over:
        return table.trouble or "not finished"
    return outcome_line(kit.rules.outcome(table.state))


def outcome_line(outcome: Outcome) -> str:
    """Return an outcome as one line."""
    ranks, scores = (",".join(map(str, part)) for part in outcome[:2])
    return f"ranks {ranks} scores {scores} {outcome.reason}"


def endings(kit: Kit) -> str:
    """Return the lines of expected.txt for all records as they end now."""
    return "".join(f"{file.name}: {ending(kit, file)}\n" for file in records(kit))


# --- comparing and writing


def difference(kept: str, now: str) -> str:
    """Return "" or a message with the first line in which two texts differ."""
    old, new = kept.splitlines(), now.splitlines()
    for number, (a, b) in enumerate(zip(old, new, strict=False), 1):
        if a != b:
            return f"line {number}\n  kept: {a}\n  now:  {b}"
    if len(old) != len(new):
        return f"kept has {len(old)} lines, now {len(new)}"
    return ""


def write(kit: Kit) -> Iterator[str]:
    """Write the game's files; yield the paths that changed."""
    wanted = {path(setup): playthrough(setup) for setup in setups(kit)}
    if records(kit):
        wanted[RECORDS / kit.id / EXPECTED] = endings(kit)
    for old in (FOLDER / kit.id).glob("*.txt"):
        if old not in wanted:
            old.unlink()
            yield f"removed {old}"
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            yield f"wrote {file}"


def main() -> int:
    """Compare or write the files of all games or of the named ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parsed = parser.parse_args()
    chosen = [Kit(game) for game in parsed.games] or kits()
    code = 0
    for kit in chosen:
        if parsed.write:
            sys.stdout.writelines(f"{line}\n" for line in write(kit))
            continue
        for setup in setups(kit):
            kept = path(setup).read_text(encoding="utf-8") if path(setup).exists() else ""
            if problem := difference(kept, playthrough(setup)):
                code = 1
                sys.stdout.write(f"{path(setup)}: {problem}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
