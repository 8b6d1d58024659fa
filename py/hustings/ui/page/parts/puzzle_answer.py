"""What the answer to a puzzle adds: both ways on the board, their legend, the rival's reply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import decode
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, walk
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.links.share import outcome_sentence
from hustings.ui.model import Play
from hustings.ui.page.parts.advice_marks import AdviceMarks
from hustings.ui.page.parts.highlights import Attrs
from hustings.ui.page.parts.standing import where_it_led
from hustings.ui.phases import Deciding, ReadingAnswer
from hustings.ui.play.puzzle_outcome import is_lost, refutation, reply_words
from hustings.ui.teaching import Lesson

MAX_LABELLED: Final = 1
"""The legend names the moves of ways that are no longer: more would fill the card."""


class Ways(NamedTuple):
    """Tokens of the player's own way to make the moves of a puzzle, and of the best one.

    refuting: of the turn by which a rival beats the player's way; by: whose turn that is.
    """

    made: Sequence[str] = ()
    best: Sequence[str] = ()
    refuting: Sequence[str] = ()
    by: Seat = 0

    @property
    def marked(self) -> bool:
        """Whether anything is marked."""
        return bool(self.made or self.best)


WAYS: Final = ("made", "plan", "reply")
"""What marks of each of the Ways are called in `data-lit`."""


def answered_ways(play: Play, lesson: Lesson) -> Ways:
    """Return the ways that are marked at the question; the best one once it was shown."""
    if lesson.solved:
        return Ways()  # the board shows what the moves have changed
    if lesson.answer_shown and lesson.number and not lesson.missed:
        return Ways(lesson.wrong_line, lesson.answer)
    if not isinstance(play.phase, ReadingAnswer):
        return Ways()
    reply = refutation(play, lesson)
    if reply is None:
        return Ways(lesson.moves_made)
    return Ways(lesson.moves_made, (), reply.tokens(play), reply.rival)


def ways_marker(play: Play, ways: Ways, page: Tree) -> Callable[[Attrs], Attrs]:
    """Return a function that marks what would be clicked for both ways and what they name.

    Marks are found like those of advice, and drawn like those of a review: web/highlight.js draws a
    ring around the player's own way, a dashed ring around the best, and rings in the rival's colour
    around the reply. page: the drawn page.
    """
    verbs, phase, by = play.table.rules.VOCABULARY.verbs, play.phase, play.names[ways.by]
    drawn_ways = (ways.made, ways.best, ways.refuting)
    numbered = [(n, decode(verbs, token)) for n, way in enumerate(drawn_ways) for token in way]
    describe = (
        words.learn.lit_yours,
        words.learn.lit_best,
        lambda *, label: words.learn.lit_reply(label=label, name=by),
    )
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
        number = max(map(int, found))
        more = {"data-lit": WAYS[number]}
        if label := attrs.get("aria-label"):
            more["aria-label"] = describe[number](label=label)
        if ways.refuting and number == WAYS.index("reply"):
            kinds = cls(attrs.get("class"), f"seat-{ways.by}") or ""
            more |= {"data-lit-by": by, "class": kinds}
        return attrs | more

    return mark


def legend(play: Play, lesson: Lesson) -> Tree | None:
    """Return the line that says which ring is whose, None where nothing is marked."""
    ways = answered_ways(play, lesson)
    texts = (words.learn.way_yours, words.learn.way_best)
    marks = []
    for kind, way, text in zip(WAYS, (ways.made, ways.best), texts, strict=False):
        if way:
            label = _label(play, lesson, way)
            marks.append(h("span", {"class": f"way-{kind}"}, text(named=bool(label), move=label)))
    if ways.refuting:
        kinds = cls("way-reply", f"seat-{ways.by}")
        marks.append(h("span", {"class": kinds}, words.learn.way_reply(name=play.names[ways.by])))
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
    """Return how a rival beats wrong moves in a puzzle about the win, else "".

    Once the game is over also who has won it, with the scores: wrong moves may end it at once.
    """
    reply = refutation(play, lesson)
    lost = lesson.missed and lesson.script.to_end and is_lost(play)
    ends = (outcome_sentence(play), where_it_led(play)) if lost else ()
    if reply is None:
        return sentences(ends)
    phrases, results = reply_words(play, reply)
    did = words.learn.rival_reply(name=play.names[reply.rival], phrases=phrases)
    return sentences((did, *results, *ends))
