"""Sharing and saving a picture of results: the card of a game, the newspaper of a season."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.effects import DownloadPicture, Effect, SharePicture
from hustings.ui.handling import answer
from hustings.ui.links.share import outcome_sentence, result_text
from hustings.ui.model import Model, Play
from hustings.ui.phases import Over
from hustings.ui.saves.save import file_name


class Card(NamedTuple):
    """A picture to be sent.

    name: of its file, without the ending. title: of the picture. text: what goes along: a line,
    with a link beneath.
    """

    name: str
    title: str
    text: str
    drawn: Tree


def send(model: Model, how: str, card: Card) -> list[Effect]:
    """Share a picture or save it. how: "share" or "save"."""
    tree = json.dumps(card.drawn, ensure_ascii=False, separators=(",", ":"))
    name = f"{card.name}.png"
    answer(model, "")
    if how == "share":
        return [SharePicture(name, card.title, tree, card.text)]
    return [DownloadPicture(name, card.title, tree)] if how == "save" else []


def send_card(
    model: Model, play: Play, _over: Over, how: str, draw: Callable[[Model, Play], Tree]
) -> list[Effect]:
    """Share or save a finished game's card, with its title and result as text.

    how: see `send`. draw: returns the card's tree.
    """
    card = Card(
        name=file_name(play.game, play.table.record.seed, words.over.card_file()),
        title=words.dialogs.picture_title(
            game=catalog.info(play.game).title, summary=outcome_sentence(play)
        ),
        text=result_text(model, play),
        drawn=draw(model, play),
    )
    return send(model, how, card)


def shared(model: Model, _: str) -> list[Effect]:
    """Say nothing: the share sheet has said enough."""
    return answer(model, "")


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the picture is in the clipboard."""
    return answer(model, words.over.card_copied())


def copy_failed(model: Model, _: str) -> list[Effect]:
    """Say that neither sharing nor the clipboard takes pictures."""
    return answer(model, words.over.card_copy_failed())
