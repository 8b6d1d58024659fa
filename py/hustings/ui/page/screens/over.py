"""The end of a game: the table with the ranking, the reviews and the dice."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.handling import answer_on_page
from hustings.ui.links.share import (
    outcome_sentence,
    places,
    ranking,
    result_line,
)
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.challenge_graph import challenge_section
from hustings.ui.page.parts.day_game import day_end
from hustings.ui.page.parts.debrief import debrief_panel
from hustings.ui.page.parts.portraits import winners
from hustings.ui.page.parts.results import match_line, result_lines
from hustings.ui.page.parts.review import dice_sections, score_section
from hustings.ui.page.parts.review_moment import moment_card
from hustings.ui.page.parts.season import ended_chapter, season_buttons, season_outlook
from hustings.ui.page.parts.widgets import button, folded
from hustings.ui.page.screens.table import Ending, table
from hustings.ui.page.squares import course_parts
from hustings.ui.phases import Over, Playback


def over(model: Model) -> list[Tree | None]:
    """Return the table screen with the result beside the board; without it during playback."""
    play = model.play
    ended = play.find_phase(Over) if play is not None else None
    if play is None or ended is None or play.find_phase(Playback):
        return table(model)
    review, season = ended.review, ended_chapter(model, play)
    above = [
        moment_card(play),
        _finale(play),
        _ranking(model, play, ended),
        season_outlook(season) if season is not None else None,
        debrief_panel(play, ended),
    ]
    ending = Ending(
        above,
        onward=[] if season is None else season_buttons(season),
        folds=isinstance(play.phase, Over),
    )
    if review is not None:
        courses = [challenge_section(play, review), score_section(review)]
        below = [folded(section) for section in dice_sections(review)]
        ending = ending._replace(above=[*above, *courses], below=below)
    return table(model, ending)


def _finale(play: Play) -> Tree:
    """Return the winners, large and in their colour, for two seconds.

    It is decoration: the prompt and the ranking say the same.
    """
    text = outcome_sentence(play)
    won = [place.side for place in places(play) if place.won]
    paint = won[0].paint if won else ""
    return h("div", {"class": cls("finale", paint), "aria-hidden": "true", "key": "finale"},
             h("p", {}, h("span", {"class": "winners"}, winners(play)),
               *(side_badge(side) for side in won), h("span", {}, text)))  # fmt: skip


def _ranking(model: Model, play: Play, ended: Over) -> Tree:
    rows, daily = ranking(play), day_end(model, play, ended)
    return h(
        "section",
        {"class": "ranking", "aria-label": words.over.ranking()},
        h("h2", {}, words.over.result()),
        h("div", {"class": "winners"}, winners(play)),
        h(
            "ol",
            {},
            [
                h(
                    "li",
                    {"class": "winner" if rank == 1 else None},
                    h(
                        "span",
                        {"class": "rank"},
                        words.over.rank(rank=rank) if rank == 1 or len(rows) > 1 else "–",
                    ),
                    h("span", {"class": "rank-name"}, name),
                    h("span", {"class": "rank-score"}, score),
                )
                for rank, name, score in rows
            ],
        ),
        [h("p", {"class": "own-record"}, line) for line in result_lines(model, play)],
        daily,
        h(
            "div",
            {"class": "result-line"},
            *course_parts(play),
            button("dialog:card", words.over.card(), kind="small"),
            button("copy:result", words.over.copy_result(), kind="small"),
            # the prompt says it too, but may be scrolled away
            h("span", {"class": "answer", "aria-hidden": "true"}, answer_on_page(model, play)),
            h("p", {"class": "help"}, result_line(play)),
        ),
        match_line(play, ended) if daily is None else None,
    )
