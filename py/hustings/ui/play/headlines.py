"""The headlines of the game on the table, and the one on show during playback."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import AT_ONCE, NATURE
from hustings.core.press import Headline
from hustings.core.table import Table
from hustings.ui.model import Play
from hustings.ui.phases import News
from hustings.ui.play.news import full_sentence

SOUND: Final = "press"
"""The sound of a headline."""


def headlines(play: Play, table: Table[Any] | None = None) -> list[Headline]:
    """Return the headlines so far in the order of play; lessons and puzzles have none.

    table: the position shown, by default the latest.
    """
    if play.newsroom is None or play.lesson is not None:
        return []
    printed = play.newsroom.read(play.table, play.names)
    if table is None or not printed or table is play.table:
        return printed
    end = (len(table.log) - 1, len(table.log[-1].events)) if table.log else (0, 0)
    return [headline for headline in printed if headline.at <= end]


def print_clipping(play: Play, since: tuple[int, int], at: tuple[int, int]) -> str:
    """Put the last headline between two places in the log on show; return its sound, "" for none.

    since, at: see Playback.at. A move of a player at the screen removes the one before.
    """
    step = play.table.log[at[0]]
    old = play.clipping
    if old is not None and old.ply < step.ply and step.seat in play.people_here:
        play.clipping = None
    fresh = [headline for headline in headlines(play) if since < headline.at <= at]
    for headline in fresh:
        index, number = headline.at
        event = play.table.log[index].events[number - 1]
        heard = full_sentence(headline.text)
        # of the least importance: it is heard where the news leave room for it
        play.news.append(News(event, headline.ply, NATURE, "", None, AT_ONCE, heard, whole=True))
        play.clipping = headline
    return SOUND if fresh else ""
