"""Moves in writing, such as "border d6-d7", and the legal moves that typed words mean.

A written move is the verb's name followed by the names of what it names, with hyphens inside a name
(docs/transcript.md). A player may also type the words of a button. Case, accents and punctuation do
not matter, words may be cut short, and the last one may be unfinished.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple

from hustings.core.model import NATURE, Move, Seat
from hustings.core.moves import Picks, Verbs, encode, kinds, verb_name
from hustings.core.protocols import S, Text
from hustings.core.table import Table
from hustings.messages.generated import record as messages

MAX_WHOLE_MOVES: Final = 8
"""Up to this many matching moves are listed whole, more of them part by part."""

_WORD: Final = re.compile(r"[^\W_]+")
_BETWEEN_WORDS: Final = re.compile(r"[\W_]+")

COMPLETE, BEGINNING, EXACT, UNFINISHED, CUT_SHORT = range(5)
"""How typed words fit a move: all of its words; its first words in writing; some of its words;
some, the last one unfinished; some, others cut short too."""


class Written(NamedTuple):
    """A legal move or a part of one. token: for `pick:`; text: in writing; label: of its button."""

    move: Move
    token: str
    text: str
    label: str


class Completion(NamedTuple):
    """What typed words can become. best: the move that they mean, None if they fit several.

    options: whole moves, or the next parts if there are many; fitting: how many legal moves fit.
    """

    options: tuple[Written, ...]
    best: Written | None
    fitting: int


def write(text: Text[S], verbs: Verbs, obs: S, move: Move, names: Sequence[str]) -> str:
    """Return a move or a prefix of one in writing. names: one display name per seat."""
    things = zip(kinds(verbs, move), move[1:], strict=True)
    parts = [text.thing(obs, kind, value, names) or str(value) for kind, value in things]
    hyphenated = [_BETWEEN_WORDS.sub("-", part.lower()).strip("-") for part in parts]
    return " ".join([verb_name(verbs, move[0]), *hyphenated])


@lru_cache(maxsize=4000)
def fold(text: str) -> tuple[str, ...]:
    """Return the words of a text in lower case, without accents and punctuation."""
    parts = unicodedata.normalize("NFKD", text)
    plain = "".join(char for char in parts if not unicodedata.combining(char))
    return tuple(_WORD.findall(plain.casefold()))


class Moves(Generic[S]):
    """The legal moves of one decision, for what a player types."""

    def __init__(
        self, text: Text[S], verbs: Verbs, obs: S, seat: Seat, legal: Sequence[Move],
        names: Sequence[str],
    ) -> None:  # fmt: skip
        self._text, self._obs, self._seat, self._names = text, obs, seat, names
        self._verbs = verbs
        self.legal = tuple(map(self.describe, legal))

    def describe(self, move: Move) -> Written:
        """Return a move or a prefix of one as players write and read it."""
        return Written(
            move,
            encode(self._verbs, move),
            write(self._text, self._verbs, self._obs, move, self._names),
            self._text.move(self._obs, self._seat, move, self._names),
        )

    def complete(self, typed: str) -> Completion:
        """Return the moves that typed words fit, best first."""
        token = typed.strip().lower()
        for written in self.legal:
            if written.token == token:
                return Completion((written,), written, 1)
        query, is_open = fold(typed), typed[-1:].isalnum()
        ranked = [
            (rank, written)
            for written in self.legal
            if (rank := _rank(query, written, is_open=is_open)) is not None
        ]
        for limit in (UNFINISHED,) if is_open else (BEGINNING, UNFINISHED):
            ranked = [pair for pair in ranked if pair[0][0] <= limit] or ranked
        ranked.sort(key=lambda pair: pair[0])
        found = [written for _, written in ranked]
        first = ranked[0][0] if ranked else (EXACT, 0)
        sure = [w for rank, w in ranked if rank == first] if first[0] == COMPLETE else found
        best = sure[0] if query and len(sure) == 1 else None
        options = found if len(found) <= MAX_WHOLE_MOVES else self._next_parts(found)
        return Completion(tuple(options), best, len(found))

    def _next_parts(self, found: Sequence[Written]) -> list[Written]:
        """Return the first parts in which these moves differ."""
        picks = Picks(self._verbs, [written.move for written in found])
        options = picks.options()
        while len(options) == 1:
            options = Picks(self._verbs, picks.legal, options[0]).options()
        whole = {written.move: written for written in found}
        return [whole.get(move) or self.describe(move) for move in options]

    def is_whole(self, written: Written) -> bool:
        """Return whether this is a complete legal move."""
        return written in self.legal

    def examples(self) -> list[str]:
        """Return one move in writing for each verb that can begin a move."""
        first = {written.move[0]: written.text for written in reversed(self.legal)}
        return [*reversed(first.values())]


def _rank(query: Sequence[str], written: Written, *, is_open: bool) -> tuple[int, int] | None:
    """Return how well a move fits, lowest is best; None if it does not."""
    words = fold(written.text)
    if query and words[: len(query)] == query:
        return (COMPLETE if len(query) == len(words) else BEGINNING), 0
    ranks = [_fit(query, each, is_open=is_open) for each in (words, fold(written.label))]
    return min((rank for rank in ranks if rank is not None), default=None)


def _fit(query: Sequence[str], words: Sequence[str], *, is_open: bool) -> tuple[int, int] | None:
    """Return (one of COMPLETE to CUT_SHORT, how many words are out of order); None for no fit."""
    used: set[int] = set()
    worst, last, out_of_order = EXACT, -1, 0
    fillers = fold(messages.fillers())
    for n, typed in enumerate(query):
        spot = _find_word(typed, words, used, last)
        if spot is None:
            if typed in fillers:
                continue
            return None
        first, end, whole = spot
        out_of_order += first < last
        last = first
        used.update(range(first, end))
        if not whole:
            unfinished = is_open and n == len(query) - 1
            worst = max(worst, UNFINISHED if unfinished else CUT_SHORT)
    if worst == EXACT and len(used) == len(words):
        worst = COMPLETE
    return worst, out_of_order


def _find_word(
    typed: str, words: Sequence[str], used: set[int], last: int
) -> tuple[int, int, bool] | None:
    """Return (first word, end, whether they are typed whole), or None.

    One typed word may be several words without what is between them: "d6d7". last: the word found
    before; one that follows it comes first.
    """
    found: list[tuple[bool, bool, int, int]] = []
    for first in range(len(words)):
        end, joined = first, ""
        while end < len(words) and end not in used and len(joined) < len(typed):
            joined += words[end]
            end += 1
        if joined.startswith(typed):
            found.append((joined != typed, first < last, first, end))
    if not found:
        return None
    partly, _, first, end = min(found)
    return first, end, not partly


class WrittenMove(NamedTuple):
    """A decision of a game in writing. text: "" where the viewer may not know it."""

    ply: int
    seat: Seat
    text: str


def written_game(
    table: Table[S], text: Text[S], viewer: Seat | None, names: Sequence[str]
) -> list[WrittenMove]:
    """Return every decision of a game in writing, as the viewer may know it."""
    rules, record, lines = table.rules, table.record, list[WrittenMove]()
    verbs = rules.VOCABULARY.verbs
    state = rules.new(record.seats, record.options)
    for step in table.log:
        if step.seat != NATURE:
            known = step.public or step.seat == viewer
            obs = state.observe(viewer)
            line = write(text, verbs, obs, step.move, names) if known else ""
            lines.append(WrittenMove(step.ply, step.seat, line))
        rules.apply(state, step.seat, step.move)
    return lines
