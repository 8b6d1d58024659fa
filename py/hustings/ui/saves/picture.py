"""The board as a picture file."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.effects import DownloadPicture, Effect
from hustings.ui.handling import answer, current, failure_text
from hustings.ui.model import Model, Play
from hustings.ui.saves.save import file_name

KINDS = ("png", "svg")
PAPER: Final = "paper"
"""The dialog with the newspaper of a season, and the key of the line that goes with it."""
PICTURE_DIALOGS: Final = ("card", PAPER)
"""The dialogs with a picture of results."""


def save_picture(model: Model, kind: str, draw: Callable[[Play], Tree]) -> list[Effect]:
    """Download the board at the position shown as "png" or "svg". draw: returns its tree."""
    play = current(model)
    if kind not in KINDS:
        return []
    model.dialog = ""
    table = play.shown()
    name = file_name(play.game, play.table.record.seed, words.dialogs.after_move(move=table.at))
    progress = catalog.text(play.game).progress(table.view(None))
    summary = catalog.headline(play.game).summary(progress, play.names)
    title = words.dialogs.picture_title(game=catalog.info(play.game).title, summary=summary)
    tree = json.dumps(draw(play), ensure_ascii=False, separators=(",", ":"))
    return [DownloadPicture(f"{name}.{kind}", title, tree)]


def failed(model: Model, why: str) -> list[Effect]:
    """Say that the picture could not be made. why: "unfetched" if a file did not arrive."""
    usual = (
        words.trouble.part_unavailable() if why == "unfetched" else words.trouble.picture_failed()
    )
    said = failure_text(model, usual)
    if model.dialog.partition(":")[0] in PICTURE_DIALOGS:  # which cover the notice
        answer(model, said)
    else:
        model.notice = said
    return []
