"""The end of a game: the table, and beside it the ranking, the counts over time and the dice."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Model, Play
from hustings.ui.parts.review import course, dice
from hustings.ui.screens.table import table


def over(model: Model) -> list[Tree | None]:
    """Return the table at its end: the same screen with what the end tells beside the board."""
    play = model.play
    if play is None:
        return []
    screen = table(model)
    side = screen[1][2][1] if screen[1] is not None else None
    if side is not None:
        parts = side[2]
        parts.insert(0, _ranking(play))
        if play.review is not None:
            parts.insert(1, course(play.review))
            place = next(i for i, part in enumerate(parts) if part[1].get("class") == "panels")
            parts[place + 1 : place + 1] = dice(play.review)
    return screen


def standing(play: Play) -> list[tuple[int, str, int]]:
    """Return (rank, name, score) of a finished game, best first."""
    outcome = play.table.rules.outcome(play.table.state)
    if len(play.names) > 1 and len(set(outcome.ranks)) == len(set(outcome.scores)) == 1:
        return [(outcome.ranks[0], words.TOGETHER, outcome.scores[0])]  # a team, or a full tie
    rows = zip(outcome.ranks, play.names, outcome.scores, strict=True)
    return sorted(rows, key=lambda row: row[0])


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
    )
