"""Sharing and saving the card, the picture of a result (`ui.page.card`)."""

from __future__ import annotations

import json
from collections.abc import Callable

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.effects import DownloadPicture, Effect, SharePicture
from hustings.ui.handling import current
from hustings.ui.links.share import outcome_sentence, result_text
from hustings.ui.model import Model, Play
from hustings.ui.phases import Over
from hustings.ui.saves.save import file_name


def send_card(
    model: Model, play: Play, _over: Over, how: str, draw: Callable[[Model, Play], Tree]
) -> list[Effect]:
    """Share the card or save it. how: "share" or "save"; draw: returns the card's tree."""
    name = f"{file_name(play.game, play.table.record.seed, words.over.card_file())}.png"
    title = words.dialogs.picture_title(
        game=catalog.info(play.game).title, summary=outcome_sentence(play)
    )
    tree = json.dumps(draw(model, play), ensure_ascii=False, separators=(",", ":"))
    play.message = ""
    if how == "share":
        return [SharePicture(name, title, tree, result_text(model, play))]
    return [DownloadPicture(name, title, tree)] if how == "save" else []


def shared(model: Model, _: str) -> list[Effect]:
    """Say nothing: the share sheet has said enough."""
    current(model).message = ""
    return []


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the picture is in the clipboard."""
    current(model).message = words.over.card_copied()
    return []


def copy_failed(model: Model, _: str) -> list[Effect]:
    """Say that neither sharing nor the clipboard takes pictures."""
    current(model).message = words.over.card_copy_failed()
    return []
