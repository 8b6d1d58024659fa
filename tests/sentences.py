"""Every sentence a game shows, collected from whole games and kept as text.

    python -m tests.sentences                 compare (as test_sentences does)
    python -m tests.sentences --write [GAME]  write the kept files anew
    python -m tests.sentences --all GAME      print every single sentence, not one per shape

Reviewers read a game's file, and it shows every change of a sentence. It is grouped by where a
sentence appears ("log: closed") and who reads it:

    you       the seat that acts or decides
    another   any other seat
    everybody a viewer without a seat
    all       texts that are the same for every reader

Sentences that differ only in numbers and names have one shape. Each shape is listed once, by its
first sentence. The fingerprint in a heading covers all its sentences, also those not listed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from hustings import catalog
from hustings.core.model import NATURE, Move, Seat
from hustings.core.press import GRADES, Newsroom, Press
from hustings.core.record import load
from hustings.core.table import Table
from hustings.messages.people import Cast
from tests.golden import SEED, difference, fingerprint, records, setups
from tests.kit import NAMES, Kit, kits, prefixes, walk

FOLDER: Final = Path(__file__).parent / "sentences"
MAX_SHAPES: Final = 24
"""Shapes listed below one heading; the fingerprint covers the others."""
MAX_TABLES: Final = 4
"""Tables per game: the set-ups with the fewest and the most seats, then finished records."""
SAMPLED_DECISIONS: Final = 24
"""Decisions per table whose labels, refusals and reasons are collected."""
MAX_REASONED_MOVES: Final = 6
"""Moves per decision whose reasons are collected."""
NOTE_FILES: Final = ("lesson", "puzzles", "demo", "figures")
"""JSON files of each game that contain texts."""

YOU: Final = "you"
ANOTHER: Final = "another"
EVERYBODY: Final = "everybody"
ALL: Final = "all"


class Heading(NamedTuple):
    """Where a sentence appears, and who reads it."""

    place: str
    reader: str


Sentences = dict[Heading, dict[str, None]]
"""Distinct sentences by heading, both in the order in which they first occurred."""


def path(kit: Kit) -> Path:
    """Return the file with the sentences of a game."""
    return FOLDER / f"{kit.id}.txt"


def collect(kit: Kit) -> Sentences:
    """Return every sentence that a game declares or shows in its sampled games."""
    sentences: Sentences = {}
    for heading, sentence in _all_sentences(kit):
        if sentence:
            sentences.setdefault(heading, {})[sentence] = None
    return sentences


def _all_sentences(kit: Kit) -> Iterator[tuple[Heading, str]]:
    yield from _declared_texts(kit)
    press = catalog.press(kit.id) if kit.info.press else None
    if press is not None:
        yield from _declared_headlines(press)
    for table in tables(kit):
        yield from _ending_texts(kit, table)
        yield from _event_texts(kit, table)
        if press is not None:
            heads = Newsroom(press).read(table, _names(table))
            yield from ((Heading(f"headline: {head.kind}", ALL), head.text) for head in heads)
        yield from _decision_texts(kit, table)


def tables(kit: Kit) -> list[Table[Any]]:
    """Return the sampled games: random ones, then finished records."""
    chosen = setups(kit)
    games = [walk(setup, SEED).record for setup in (chosen[0], chosen[-1])]
    finished = records(kit)[: MAX_TABLES - len(games)]
    games += [load(file.read_text(encoding="utf-8"), kit.find) for file in finished]
    return [Table(kit.rules, record) for record in games]


def _names(table: Table[Any]) -> tuple[str, ...]:
    return NAMES[: table.record.seats]


def _viewers(table: Table[Any]) -> tuple[Seat | None, ...]:
    return (*range(table.record.seats), None)


def _reader(viewer: Seat | None, seat: Seat) -> str:
    return EVERYBODY if viewer is None else YOU if viewer == seat else ANOTHER


# --- what a game declares


def _declared_texts(kit: Kit) -> Iterator[tuple[Heading, str]]:
    """Yield texts that belong to no position: menu, options, levels, tips, notes."""
    info = kit.info
    for name in ("title", "tagline", "credit"):
        yield Heading(f"info: {name}", ALL), getattr(info, name)
    for option in info.options:
        heading = Heading(f"option: {option.key}", ALL)
        yield from ((heading, words) for words in (option.label, option.help))
        yield from ((heading, label) for _, label in option.choices)
    for level, about in kit.bots.LEVEL_DESCRIPTIONS.items():
        yield Heading(f"level: {level}", ALL), about
        for names in (["Iris"], ["Iris", "Juno"]):
            manner = kit.bots.LEVEL_MANNERS[level]
            yield Heading(f"level: {level}", ALL), manner(names=names, count=len(names))
    yield Heading("coach: aim", ALL), kit.coach.GOAL
    for tip in kit.coach.TIPS:
        yield Heading(f"coach: {tip.key}", YOU), f"{tip.head} | {tip.says}"
    review = kit.review
    for words in (review.SCORE_NAME, review.SCORE_NOTE, review.PERIOD_NAME):
        yield Heading("review: count", ALL), words
    for die in review.DICE:
        yield Heading(f"review: {die.name}", ALL), " | ".join(die.faces)
    for name in NOTE_FILES:
        data = kit.shipped(name)
        yield from ((Heading(f"{name}.json", ALL), words) for words in _texts(data))


def _declared_headlines(press: Press) -> Iterator[tuple[Heading, str]]:
    """Yield the name of a newspaper and its headlines about a result."""
    yield Heading("headline: paper", ALL), press.PAPER
    for grade, headline in press.RESULTS.items():
        named = {"name": NAMES[0]} if grade in GRADES else {}
        yield Heading(f"headline: {grade}", ALL), headline(**named)


CODE_KEYS: Final = frozenset({"game", "idea", "seed", "then"})
"""Keys of annotated games whose values are codes; all other strings are for players."""


def _texts(data: Any) -> Iterator[str]:
    """Yield the texts for players in plain data, at any depth."""
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, str) and key not in CODE_KEYS:
                yield value
            else:
                yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)


# --- events


def _event_texts(kit: Kit, table: Table[Any]) -> Iterator[tuple[Heading, str]]:
    """Yield the log line and the beat of every event for each viewer."""
    names, witness = _names(table), kit.rules.witness
    for index, step in enumerate(table.log):
        frames = table.frames(index)
        for viewer in _viewers(table):
            reader = _reader(viewer, step.seat)
            for number, event in enumerate(step.events):
                known = witness(event, viewer)
                kind = str(kit.rules.VOCABULARY.events[event[0]].NAME)
                yield Heading(f"log: {kind}", reader), kit.text.event(known, viewer, names)
                before, after = (frames[number + n].observe(viewer) for n in (0, 1))
                beat = kit.beats.beat(known, before, after, viewer, names)
                if beat is not None:
                    line = beat.says if beat.who is None else f"{names[beat.who]}: {beat.says}"
                    yield Heading(f"beat: {kind}", reader), line


# --- decisions


def _decision_texts(kit: Kit, table: Table[Any]) -> Iterator[tuple[Heading, str]]:
    """Yield prompts, summaries, labels, refusals and reasons of sampled decisions."""
    names, places = _names(table), dict[Move, None]()
    stride = max(1, table.at // SAMPLED_DECISIONS)
    for ply in range(0, table.at, stride):
        then = table.at_ply(ply)
        prompt = f"prompt: {then.state.turn.prompt}"
        for viewer in _viewers(then):
            obs = then.view(viewer)
            reader = _reader(viewer, viewer if viewer in then.seats else NATURE)
            yield Heading(prompt, reader), kit.text.prompt(obs, names)
            yield Heading("summary", reader), kit.summary(obs, names)
        for seat in then.seats:
            obs, legal = then.view(seat), then.legal(seat)
            yield from _labels(kit, obs, seat, legal, names)
            yield from _refusals(kit, obs, seat, places, names)
            yield from _reasons(kit, obs, seat, legal, names)
            places.update(dict.fromkeys(prefixes(legal)[:20]))


def _labels(
    kit: Kit, obs: Any, seat: Seat, legal: list[Move], names: tuple[str, ...]
) -> Iterator[tuple[Heading, str]]:
    for move in (*prefixes(legal), *legal):
        verb = str(kit.rules.VOCABULARY.verbs[move[0]][0])
        yield Heading(f"label: {verb}", YOU), kit.text.move(obs, seat, move, names)


def _refusals(
    kit: Kit, obs: Any, seat: Seat, places: Iterable[Move], names: tuple[str, ...]
) -> Iterator[tuple[Heading, str]]:
    for place in places:
        verb = str(kit.rules.VOCABULARY.verbs[place[0]][0])
        refusal = kit.text.why_not(obs, seat, place)
        yield Heading(f"why not: {verb}", YOU), refusal


def _reasons(
    kit: Kit, obs: Any, seat: Seat, legal: list[Move], names: tuple[str, ...]
) -> Iterator[tuple[Heading, str]]:
    """Yield the reasons for moves: as advice, and as the mover says them."""
    for move in legal[:: max(1, len(legal) // MAX_REASONED_MOVES)][:MAX_REASONED_MOVES]:
        verb = str(kit.rules.VOCABULARY.verbs[move[0]][0])
        for reason in kit.bots.reasons(obs, seat, move, Cast(seat, names)):
            yield Heading(f"advice: {verb}", YOU), reason
        for reason in kit.bots.reasons(obs, seat, move, Cast(None, names, speaker=seat)):
            yield Heading(f"why: {verb}", ANOTHER), reason


def _ending_texts(kit: Kit, table: Table[Any]) -> Iterator[tuple[Heading, str]]:
    """Yield the texts of the outcome and of the review."""
    if not table.over:
        return
    names, obs = _names(table), table.view(None)
    outcome = kit.rules.outcome(table.state)
    yield Heading(f"outcome: {outcome.reason}", ALL), kit.headline.outcome(outcome, names)
    for viewer in _viewers(table):
        reader = EVERYBODY if viewer is None else YOU
        yield Heading("prompt: over", reader), kit.text.prompt(table.view(viewer), names)
        yield Heading("position: over", reader), kit.text.position(table.view(viewer), names)
    for side in kit.review.sides(obs, names):
        yield Heading("review: side", ALL), side.name
    yield Heading("review: moment", ALL), " | ".join(kit.review.period_labels(obs))


# --- as text

_NUMBER: Final = re.compile(r"\d+")
_NAME: Final = re.compile(r"(?<=[^.!?] )[A-Z][\w’]*(?:[ -][A-Z][\w’]*)*")
"""Capitalized words inside a sentence: players, places, cards."""


def shape(sentence: str) -> str:
    """Return a sentence with numbers replaced by 0 and names by X."""
    named = re.sub(rf"^(?:{'|'.join(NAMES)})\b", "X", sentence)
    return _NUMBER.sub("0", _NAME.sub("X", named))


def lines(by_heading: Sentences, *, every: bool = False) -> Iterator[str]:
    """Yield the sentences as text. every: all of them, not only the first of each shape."""
    for heading in sorted(by_heading):
        sentences = list(by_heading[heading])
        first: dict[str, str] = {}
        for sentence in sentences:
            first.setdefault(shape(sentence), sentence)
        shown = sentences if every else list(first.values())[:MAX_SHAPES]
        more = len(first) - MAX_SHAPES
        yield (
            f"== {heading.place} · {heading.reader} · {len(sentences)} of {len(first)} shapes"
            f" {fingerprint(chr(10).join(sentences))}"
        )
        yield from (sentence.replace("\n", " ⏎ ") for sentence in shown)
        if more > 0 and not every:
            yield f"… {more} more shapes"
        yield ""


def text(kit: Kit) -> str:
    """Return the content of a game's file."""
    return "\n".join(lines(collect(kit)))


def main() -> int:
    """Compare, write or print the sentences of all games or of the named ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.sentences", description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    arguments = parser.parse_args()
    code = 0
    for kit in [Kit(game) for game in arguments.games] or kits():
        if arguments.all:
            sys.stdout.writelines(f"{line}\n" for line in lines(collect(kit), every=True))
        elif arguments.write:
            FOLDER.mkdir(exist_ok=True)
            path(kit).write_text(text(kit), encoding="utf-8")
        elif problem := difference(path(kit).read_text(encoding="utf-8"), text(kit)):
            code = 1
            sys.stdout.write(f"{path(kit).name}: {problem}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
