"""What the answer to a puzzle adds: both ways on the board, their legend, the rival's reply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.protocols import Tree
from hustings.draw.tree import h, walk
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.links.share import outcome_sentence
from hustings.ui.model import Play
from hustings.ui.page.parts.advice_marks import AdviceMarks
from hustings.ui.page.parts.highlights import Attrs
from hustings.ui.phases import Deciding, ReadingAnswer
from hustings.ui.play.puzzle_outcome import is_won, rival_reply
from hustings.ui.teaching import Lesson

MAX_LABELLED: Final = 1
"""The legend names the moves of ways that are no longer: more would fill the card."""


class Ways(NamedTuple):
    """Tokens of the player's own way to make the moves of a puzzle, and of the best one."""

    made: Sequence[str]
    best: Sequence[str]


WAYS: Final = (("made", words.learn.lit_yours), ("plan", words.learn.lit_best))
"""What marks of each of the Ways are called in `data-lit`, and what their labels say."""
NO_WAYS: Final = Ways((), ())


def answered_ways(play: Play, lesson: Lesson) -> Ways:
    """Return the ways that are marked at the question; the best one once it was shown."""
    if lesson.solved:
        return NO_WAYS  # the board shows what the moves have changed
    if lesson.answer_shown and lesson.number and not lesson.missed:
        return Ways(lesson.wrong_line, lesson.answer)
    return Ways(lesson.moves_made if isinstance(play.phase, ReadingAnswer) else (), ())


def ways_marker(play: Play, ways: Ways, page: Tree) -> Callable[[Attrs], Attrs]:
    """Return a function that marks what would be clicked for both ways and what they name.

    Marks are found like those of advice, and drawn like those of a review: web/highlight.js draws a
    ring around the player's own way and a dashed ring around the best. page: the drawn page.
    """
    verbs, phase = play.table.rules.VOCABULARY.verbs, play.phase
    numbered = [(number, decode(verbs, token)) for number, way in enumerate(ways) for token in way]
    chosen = phase.chosen if isinstance(phase, Deciding) else ()
    board = next(each for each in walk(page) if each[1].get("class") == "board-sheet")
    drawn = catalog.view(play.game).DRAWN_KINDS
    marks = AdviceMarks(verbs, numbered, chosen, drawn, board, [page])

    def mark(attrs: Attrs) -> Attrs:
        advised = marks(attrs)
        if advised is attrs:
            return attrs
        found = {*advised.get("data-advised", "").split()}
        found.update(advised.get("data-advised-to", "").split())
        way, told = WAYS[max(map(int, found))]
        label = attrs.get("aria-label")
        return attrs | {"data-lit": way} | ({"aria-label": told(label=label)} if label else {})

    return mark


def legend(play: Play, lesson: Lesson) -> Tree | None:
    """Return the line that says which ring is whose, None where nothing is marked."""
    ways = answered_ways(play, lesson)
    texts = (words.learn.way_yours, words.learn.way_best)
    marks = []
    for (kind, _), way, text in zip(WAYS, ways, texts, strict=True):
        if way:
            label = _label(play, lesson, way)
            marks.append(h("span", {"class": f"way-{kind}"}, text(named=bool(label), move=label)))
    return h("p", {"class": "ways", "key": "ways"}, marks) if marks else None


def best_way(play: Play, lesson: Lesson) -> str:
    """Return what the legend says of the best way."""
    label = _label(play, lesson, lesson.answer)
    return words.learn.way_best(named=bool(label), move=label)


def _label(play: Play, lesson: Lesson, way: Sequence[str]) -> str:
    """Return a way in words, "" for one of several moves, which only the board shows."""
    if len(way) > MAX_LABELLED:
        return ""
    seat, verbs = play.humans[0], play.table.rules.VOCABULARY.verbs
    obs = play.table.at_ply(lesson.script.notes[-1].ply).view(seat)
    return catalog.text(play.game).move(obs, seat, decode(verbs, way[0]), play.names)


def reply_text(play: Play, lesson: Lesson) -> str:
    """Return how a rival beats wrong moves in a puzzle about the win, "" if none does."""
    beaten = lesson.missed and lesson.script.to_end and play.table.over and not is_won(play)
    reply = rival_reply(play, lesson) if beaten else None
    if reply is None:
        return ""
    did = words.learn.rival_reply(name=play.names[reply.rival], phrases=reply.phrases)
    return sentences((did, outcome_sentence(play)))
