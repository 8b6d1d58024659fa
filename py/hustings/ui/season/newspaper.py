"""The newspaper at the end of a season: its headline by the total, sharing and saving it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.effects import Effect, Select, ShareLink
from hustings.ui.handling import answer
from hustings.ui.kept_games import ChapterResult, Season
from hustings.ui.links.share import link_base
from hustings.ui.model import Model
from hustings.ui.saves.card import Card, send
from hustings.ui.saves.picture import PAPER
from hustings.ui.saves.save import file_name
from hustings.ui.season.chapters import CHAPTERS
from hustings.ui.season.progress import MOST_POINTS, SeasonTotal, is_over, total

AS_TEXT: Final = "text"
"""In the dialog "paper:<season>:text" the line stands in a field, to be copied by hand."""


class Front(NamedTuple):
    """A headline and the sentence below it, for a season with at least these points and wins."""

    points: int
    won: int
    headline: Callable[[], str]
    sentence: Callable[[SeasonTotal], str]


FRONTS: Final = (
    Front(MOST_POINTS, 5, words.season.landslide, lambda _: words.season.landslide_line()),
    Front(5, 5, words.season.sweep, lambda of: words.season.sweep_line(clear=of.clear)),
    Front(4, 4, words.season.four, lambda of: words.season.four_line(clear=of.clear)),
    Front(3, 3, words.season.three, lambda of: words.season.three_line(clear=of.clear)),
    Front(2, 2, words.season.two, lambda of: words.season.two_line(clear=of.clear)),
    Front(1, 1, words.season.one, lambda of: words.season.one_line(clear=of.clear)),
    Front(0, 0, words.season.none, lambda _: words.season.none_line()),
)
"""The best first; a season has the first that it reaches."""


def front(reached: SeasonTotal) -> Front:
    """Return the headline of a season by its total."""
    return next(
        each for each in FRONTS if reached.points >= each.points and reached.won >= each.won
    )


def story(result: ChapterResult) -> str:
    """Return the sentence on how a chapter ended."""
    return catalog.headline(result.game).outcome(result.outcome, result.names)


def line(season: Season) -> str:
    """Return a season's total as a line of text."""
    points, won = total(season)
    return words.season.paper_line(
        won=won, chapters=len(CHAPTERS), points=points, most=MOST_POINTS, seed=season.seed
    )


def text(model: Model, season: Season) -> str:
    """Return a season's line with the address of this site beneath, if it has one."""
    return f"{line(season)}\n{link_base(model)}".strip()


def finished(model: Model, season_id: str) -> Season | None:
    """Return the season with this id if it is over, else None."""
    season = model.seasons.find(season_id)
    return season if season is not None and is_over(season) else None


def send_paper(model: Model, arg: str, draw: Callable[[Model, Season], Tree]) -> list[Effect]:
    """Share the newspaper, save it or copy its line.

    arg: "<how>:<season>"; how: "share", "save" or "copy". draw: returns the newspaper's tree.
    """
    how, _, season_id = arg.partition(":")
    season = finished(model, season_id)
    if season is None:
        return []
    if how == "copy":
        address = link_base(model)
        note = line(season) if address else ""
        return [ShareLink(address or line(season), share=True, note=note, key=PAPER)]
    card = Card(
        name=file_name(words.season.file(), season.seed, words.season.paper_file()),
        title=front(total(season)).headline(),
        text=text(model, season),
        drawn=draw(model, season),
    )
    return send(model, how, card)


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the line is in the clipboard."""
    return answer(model, words.dialogs.copied())


def copy_failed(model: Model, _: str) -> list[Effect]:
    """Select the line for copying by hand: neither sharing nor the clipboard works."""
    name, _, rest = model.dialog.partition(":")
    if name != PAPER:
        return []
    model.dialog = f"{PAPER}:{rest.partition(':')[0]}:{AS_TEXT}"
    answer(model, words.season.paper_selected())
    return [Select(".written")]
