"""The end of a game: the table, and beside it the ranking, the counts over time and the dice."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.links.share import result, standing
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.basic import button
from hustings.ui.page.parts.review import course, dice
from hustings.ui.page.screens.table import Ending, table
from hustings.ui.phases import Over, Telling


def over(model: Model) -> list[Tree | None]:
    """Return the table at its end: the same screen with what the end tells beside the board.

    While the end is still being shown step by step, nothing is told beforehand.
    """
    play = model.play
    ended = play.within(Over) if play is not None else None
    if play is None or ended is None or play.within(Telling):
        return table(model)
    told = ended.review
    if told is None:
        return table(model, Ending([_ranking(play)]))
    return table(model, Ending([_ranking(play), course(told)], dice(told)))


def _ranking(play: Play) -> Tree:
    rows = standing(play)
    return h(
        "section",
        {"class": "ranking", "aria-label": words.RANKING},
        h("h2", {}, words.RESULT),
        h(
            "ol",
            {},
            [
                h(
                    "li",
                    {"class": "winner" if rank == 1 else None},
                    h("span", {"class": "rank"}, f"{rank}." if rank == 1 or len(rows) > 1 else "–"),
                    h("span", {"class": "rank-name"}, name),
                    h("span", {"class": "rank-score"}, str(score).replace("-", "−")),
                )
                for rank, name, score in rows
            ],
        ),
        h("p", {"class": "help"}, words.played(play.table.at, play.table.record.seed)),
        h(
            "div",
            {"class": "result-line"},
            h("p", {}, result(play)),
            button("copy:result", words.COPY_RESULT, kind="small"),
            # said in the prompt too, which may be out of sight here
            h("span", {"class": "answer", "aria-hidden": "true"}, play.message),
        ),
    )
