"""What has happened since the viewer's last decision, as sentences for those who hear the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from hustings import catalog
from hustings.core.model import NATURE, SCENE, Event, Seat
from hustings.core.table import Table
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.phases import Over, Playback
from hustings.ui.status_lines import News

MAX_SUMMARY_LETTERS: Final = 200
"""Letters of a summary; what is less important is left out."""
MAX_END_LETTERS: Final = 250
"""The same at the end of the game, when nobody waits for a decision."""


def summary(play: Play) -> str:
    """Return the most important of the news in as many letters as may be heard, "" without any.

    It has one sentence of each bot if there is room, and the scenes that concern everybody. What
    the viewer's own click obviously does is not said.
    """
    limit = MAX_END_LETTERS if isinstance(play.phase, Over) else MAX_SUMMARY_LETTERS
    items = list(_unheard(play))
    texts = [news_sentence(play, item) for item in items]
    ranks = [(_importance(play, item), n) for n, item in enumerate(items)]
    order = [n for _, n in sorted(ranks, reverse=True)]  # of two equal ones the later counts
    chosen, letters, actors = list[int](), 0, set[Seat | None]()
    for only_new in (True, False):
        for n in order:
            item, text = items[n], texts[n]
            if n in chosen or not text or text in {texts[each] for each in chosen}:
                continue
            if (item.who in actors) if only_new else (item.who is not None):
                continue
            if letters + len(text) > limit:
                continue
            chosen.append(n)
            letters += len(text) + 1
            actors |= {item.who} if item.who is not None else set()
    return " ".join(texts[n] for n in sorted(chosen))


def sentences_since(
    play: Play, viewer: Seat | None, since: int, table: Table[Any] | None = None
) -> list[str]:
    """Return the sentences of the log after `since` moves, as the viewer may know them.

    table: the position at their end, by default the latest.
    """
    table = table or play.table
    steps = table.steps_since(since) if since else table.log
    known = (table.rules.witness(event, viewer) for step in steps for event in step.events)
    texts = (event_sentence(play.game, event, viewer, play.names) for event in known)
    return [text for text in texts if text]


def last_choice(play: Play) -> int:
    """Return the ply after the viewer's last click on a move, or else their last real choice.

    0 without one. A game that was opened has no clicks yet.
    """
    table, viewer = play.table, play.viewer
    if 0 < play.clicked_ply <= table.at and table.mover(play.clicked_ply - 1) == viewer:
        return play.clicked_ply
    plies = (ply for ply in range(table.at - 1, -1, -1) if table.mover(ply) == viewer)
    return next((ply + 1 for ply in plies if table.had_choice(ply)), 0)


def news_sentence(play: Play, item: News) -> str:
    """Return what happened as a sentence: the one for the ear, else the log's, else the beat's."""
    if item.heard:
        return item.heard
    if item.who is not None or item.whole:
        text = event_sentence(play.game, item.event, play.viewer, play.names)
        if text:
            return text
    if not item.says or item.who is None:
        return full_sentence(item.says)
    name = play.names[item.who]
    return full_sentence(words.table.status_line_of(name=name, phrases=[item.says]))


def full_sentence(text: str) -> str:
    """Return a text with a full stop, if it does not end in a mark."""
    bare = text[-1:].isalnum() or text.endswith(")")
    return words.table.heard(says=text) if bare else text


@lru_cache(maxsize=2000)
def event_sentence(game: str, event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return the log's sentence of an event, "" if the log does not mention it."""
    return catalog.text(game).event(event, viewer, names)


def _unheard(play: Play) -> Iterator[News]:
    """Yield the news that are to be heard before the viewer's next decision."""
    since, viewer = last_choice(play), play.viewer
    news = play.news[play.news_heard :]
    last = news[-1].event[0] if news and isinstance(play.phase, Over) else None
    while news and news[-1].event[0] == last:  # the result says this
        news.pop()
    again = isinstance(play.phase, Playback) and play.phase.replay
    for item in news:
        own = item.ply == since and item.mover == viewer == item.who
        if again or (item.ply >= since and not (own and item.length < SCENE)):
            yield item


def _importance(play: Play, item: News) -> tuple[int, bool, int]:
    """Return how much an event matters: scenes and what concerns the viewer, decisions, then luck.

    An event concerns the viewer if the log tells it to them in other words than to everybody.
    """
    mine, all_ = (
        event_sentence(play.game, item.event, viewer, play.names) for viewer in (play.viewer, None)
    )
    return (item.length >= SCENE) + (mine != all_), item.mover != NATURE, item.length
