"""The headlines of the game on the table, that on show during playback, and that of its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings import catalog
from hustings.core.model import AT_ONCE, NATURE
from hustings.core.press import (
    CLEAR_WIN,
    LOSS,
    NARROW_LOSS,
    NARROW_WIN,
    SHARED_WIN,
    Headline,
)
from hustings.core.table import Table
from hustings.messages.formats import listed
from hustings.ui.links.share import RankedSide, places
from hustings.ui.model import Play
from hustings.ui.play.news import full_sentence
from hustings.ui.status_lines import News


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

    since, at: see Playback.at. A choice of a player at the screen removes the one before, and so
    does an event after which it may no longer be true.
    """
    step = play.table.log[at[0]]
    old = play.clipping
    if (
        old is not None
        and old.ply < step.ply
        and step.seat in play.people_here
        and play.table.had_choice(step.ply - 1)
    ) or (old is not None and _is_outdated(play, old, since, at)):
        play.clipping = None
    fresh = [headline for headline in headlines(play) if since < headline.at <= at]
    for headline in fresh:
        index, number = headline.at
        event = play.table.log[index].events[number - 1]
        heard = full_sentence(headline.text)
        # of the least importance: it is heard where the news leave room for it
        play.news.append(News(event, headline.ply, NATURE, "", None, AT_ONCE, heard, whole=True))
        play.clipping = headline
    return fresh[-1].sound if fresh else ""


def _is_outdated(
    play: Play, headline: Headline, since: tuple[int, int], at: tuple[int, int]
) -> bool:
    """Return whether events between two places in the log may have made a headline untrue."""
    for index in range(since[0], at[0] + 1):
        begin = since[1] if index == since[0] else 0
        end = at[1] if index == at[0] else None
        if any(event[0] in headline.until for event in play.table.log[index].events[begin:end]):
            return True
    return False


def result_headline(play: Play) -> str:
    """Return the headline about the result of a finished game, "" without a newspaper."""
    press = catalog.press(play.game)
    if press is None:
        return ""
    if catalog.info(play.game).together:
        return press.RESULTS[play.table.rules.outcome(play.table.state).reason]()
    graded = _graded(play)
    return press.RESULTS[graded[0]](name=graded[1]) if graded is not None else ""


def _graded(play: Play) -> tuple[str, str] | None:
    """Return the grade of a result (a narrow or clear win or loss, a shared win) and a name.

    The name is that of the only player here if they lost, else of the winner or winners. None if
    nobody has won.
    """
    ranked, clear_lead = places(play), catalog.info(play.game).clear_lead
    won = [place for place in ranked if place.won]
    mine = _own_place(play, ranked)
    if mine is not None and not mine.won:
        behind = won[0].score - mine.score if won else clear_lead
        return (NARROW_LOSS if behind < clear_lead else LOSS), play.names[play.humans[0]]
    if not won:
        return None
    names = [_name(play, place) for place in won]
    if len(won) > 1:
        return SHARED_WIN, listed(names)
    lead = won[0].score - max((place.score for place in ranked if not place.won), default=0)
    return (CLEAR_WIN if lead >= clear_lead else NARROW_WIN), names[0]


def _own_place(play: Play, ranked: Sequence[RankedSide]) -> RankedSide | None:
    """Return the place of the only human player, None where there are more or none."""
    if len(play.humans) != 1:
        return None
    return next((place for place in ranked if play.humans[0] in place.side.seats), None)


def _name(play: Play, place: RankedSide) -> str:
    """Return the name of who plays a side, that of the side where nobody does."""
    return play.names[place.side.seats[0]] if place.side.seats else place.side.name
