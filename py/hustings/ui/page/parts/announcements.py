"""The one live region of the page: what a screen reader announces by itself.

Nothing else at the table is live, except lines about trouble (role=alert). Each sentence is a
paragraph with a key: a screen reader reads those that are new or have changed. So a paragraph stays
as it is while it is true, and its key changes where the same text is to be heard again.

While playback runs by itself it says nothing. At the next decision it says in one summary what has
happened (play.news), then the prompt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.protocols import Tree
from hustings.draw.deferred import Deferred
from hustings.draw.tree import h
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.handling import answer_on_page, is_curtained
from hustings.ui.learn.coach import knows_goal
from hustings.ui.links.share import ranking
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.coach import current_tip
from hustings.ui.page.parts.debrief import debrief_summary
from hustings.ui.page.parts.heard_prompt import heard_prompt
from hustings.ui.page.parts.lesson import lesson_text
from hustings.ui.page.parts.prompt import prompt_text
from hustings.ui.phases import (
    Deciding,
    Over,
    Playback,
    Thinking,
    ViewingPast,
    Waiting,
)
from hustings.ui.play import note_editor, reasons
from hustings.ui.play.awaited_luck import is_before_luck
from hustings.ui.play.news import sentences_since, summary


class Announcement(NamedTuple):
    """A sentence or two to be announced. key: names its paragraph."""

    key: str
    text: str


def live_region(model: Model) -> Tree:
    """Return the region. Every screen has it: one that appears with its text is not read.

    At a table it is filled after the board has been drawn, and keeps its paragraphs until then, so
    that none is read twice.
    """
    attrs = {"class": "announcements", "key": "announcements", "aria-live": "polite"}

    def filled() -> Tree:
        lines = [h("p", {"key": key}, text) for key, text in announcements(model) if text]
        return h("div", attrs, lines)

    return filled() if model.play is None else ["div", attrs, Deferred(filled)]


def announcements(model: Model) -> list[Announcement]:
    """Return what is to be heard now, in this order."""
    play = model.play
    if play is None or is_curtained(play):
        return []  # the curtain is a dialog of its own
    text, number = model.spoken
    asked = Announcement(f"asked-{number}", text)
    if isinstance(play.phase, ViewingPast):
        return [*_past(play, play.phase), asked]
    if isinstance(play.phase, Playback):
        return [*_beat(play, play.phase), asked]
    message = answer_on_page(model, play)
    if play.lesson is not None:
        return [Announcement("lesson", lesson_text(play, play.lesson, message)), asked]
    if isinstance(play.phase, Thinking):
        return [asked]
    return [*_decision(model, play), asked]


def _decision(model: Model, play: Play) -> Iterator[Announcement]:
    """Yield what is to be heard at the latest position: the news, an answer, the prompt."""
    deciding = play.phase if isinstance(play.phase, Deciding) else None
    prompt = prompt_text(
        play,
        play.table,
        play.table.view(play.viewer),
        deciding.chosen if deciding is not None else (),
    )
    if deciding is not None and not deciding.chosen:
        prompt = heard_prompt(play, prompt)
    yield Announcement("news", summary(play))
    message = answer_on_page(model, play)  # a dialog says its answer itself
    if message and not isinstance(play.phase, Waiting):
        yield Announcement(f"answer-{play.refusals}", message)
    yield Announcement("prompt", prompt)
    if isinstance(play.phase, Over):
        yield Announcement("result", _results(play))
        yield from _debrief(play, play.phase)
    elif not knows_goal(model, play.game) and not _has_decided(play):
        yield Announcement("aim", catalog.coach(play.game).GOAL)
    if (tip := current_tip(play)) is not None:
        yield Announcement(f"tip-{tip.key}", words.learn.tip_is(head=tip.head))
    if deciding is not None and deciding.advice is not None:
        yield Announcement("advice", _advice(play, deciding))
    if play.reasons is not None:
        yield Announcement("why", _reasons(play))


def _results(play: Play) -> str:
    """Return the scores of all sides, "" for a team."""
    rows = ranking(play)
    if len(rows) == 1:
        return ""
    scores = [words.over.score_of(name=name, score=score) for _, name, score in rows]
    return words.table.heard_results(scores=scores)


def _has_decided(play: Play) -> bool:
    return play.viewer is not None and play.last_decision(play.viewer) > 0


def _past(play: Play, viewed: ViewingPast) -> Iterator[Announcement]:
    """Yield which position is viewed, what led to it, and its notes."""
    yield Announcement("past", words.table.in_the_past(move=viewed.ply, moves=play.table.at))
    if viewed.ply:
        then = play.table.at_ply(viewed.ply)
        texts = sentences_since(play, play.viewer, viewed.ply - 1, then)
        yield Announcement("past-move", " ".join(texts))
    for number, note in enumerate(note_editor.shown_notes(play)):
        yield Announcement(f"note-{number}", note.text)


def _beat(play: Play, playback: Playback) -> Iterator[Announcement]:
    """Yield what playback shows if it waits for the player, and for what luck it does."""
    number = len(play.news)
    yield Announcement(f"beat-{number}", "" if playback.running else summary(play))
    if is_before_luck(play, playback):
        shown = play.shown()
        yield Announcement("prompt", prompt_text(play, shown, shown.view(play.viewer), ()))


def _debrief(play: Play, over: Over) -> Iterator[Announcement]:
    """Yield the state of the review of a player's decisions."""
    asked = over.debrief
    if asked is None:
        return
    if asked.ticket:
        yield Announcement("debrief", words.over.review_pending())
    elif asked.result is not None:
        yield Announcement("debrief", debrief_summary(play, asked.seat, asked.result))


def _advice(play: Play, deciding: Deciding) -> str:
    """Return the best advice, and how many others there are."""
    asked = deciding.advice
    if asked is None or not asked.hints:
        return ""
    best = asked.hints[0]
    if asked.ticket or not best.token:
        return sentences(best.reasons)
    move = decode(play.table.rules.VOCABULARY.verbs, best.token)
    label = catalog.text(play.game).move(
        play.table.view(deciding.seat), deciding.seat, move, play.names
    )
    if best.plan:
        label = words.table.plan(move=label, then=[step.label for step in best.plan])
    return words.table.heard_advice(
        move=label,
        why=sentences(best.reasons),
        more=len(asked.hints) - 1,
    )


def _reasons(play: Play) -> str:
    """Return a bot's answer to "Why?", "" while it thinks."""
    why = play.reasons
    if why is None or why.ticket:
        return ""
    name = play.names[reasons.asked_seat(play, why)]
    texts = [
        words.table.why_move(move=label, says=text) if label else text
        for label, text in why.statements
    ]
    says = " ".join(texts)
    return says if name in says else words.table.heard_why(name=name, says=says)
