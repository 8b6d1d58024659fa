"""What has happened at one place of the board, which a player asks for while viewing the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.event_places import places_of_event
from hustings.core.protocols import Tree
from hustings.draw.tree import altered, cls, h
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.highlights import lit, note_name
from hustings.ui.page.parts.log import event_sentence
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import ViewingPast

REPLACED_MESSAGES: Final = ("", "why", "arrange")
"""Messages of places that can be asked about. A press that opens a place's details goes on doing
so; in the past nobody asks why a move is barred."""


def changes(play: Play, place: str) -> list[tuple[int, str]]:
    """Return (ply, sentences) of each move that concerned a place, as the viewer may know them."""
    table, viewer = play.table, play.viewer
    vocabulary, witness = table.rules.VOCABULARY, table.rules.witness
    found: dict[int, list[str]] = {}
    for step in table.log:
        for event in step.events:
            seen = witness(event, viewer)
            if place in places_of_event(vocabulary, seen):
                sentence = event_sentence(play.game, seen, viewer, play.names)
                found.setdefault(step.ply, []).append(sentence)
    found_sentences = {ply: sentences(texts) for ply, texts in found.items()}
    return [(ply, text) for ply, text in found_sentences.items() if text]


def place_changes(play: Play) -> list[tuple[int, str]]:
    """Return the changes of the place asked about, [] without a question."""
    asked = play.phase.place if isinstance(play.phase, ViewingPast) else ""
    return changes(play, asked) if asked else []


def with_places(play: Play, board: Tree) -> Tree:
    """Return a board of the past whose places can be asked about."""
    if not isinstance(play.phase, ViewingPast):
        return board
    drawn, asked = frozenset(play.table.rules.VOCABULARY.places.values()), play.phase.place

    def askable(attrs: dict[str, Any]) -> dict[str, Any]:
        name = note_name(attrs)
        verb, _, what = str(attrs.get("data-do", "")).partition(":")
        if name[1:].partition("-")[0] not in drawn or verb not in REPLACED_MESSAGES:
            return attrs
        plain = {key: value for key, value in attrs.items() if key != "aria-disabled"}
        arranged = f" {what}" if verb == "arrange" else ""
        press = {"data-do": f"place:{name}{arranged}", "role": "button", "tabindex": "0"}
        pressed = {"aria-pressed": "true" if name == asked else "false"}
        return (lit(plain) if name == asked else plain) | press | pressed

    return altered(board, askable)


def change_text(viewed: ViewingPast, changed: Sequence[tuple[int, str]]) -> str:
    """Return the sentence on the last change until the position viewed."""
    before = [change for change in changed if change[0] <= viewed.ply]
    if not before:
        return words.table.place_unchanged()
    ply, text = before[-1]
    return words.table.place_changed(move=ply, text=text)


def change_buttons(viewed: ViewingPast, changed: Sequence[tuple[int, str]]) -> list[Tree]:
    """Return the buttons to the changes before and after the one shown."""
    plies = [ply for ply, _ in changed]
    latest = max((ply for ply in plies if ply <= viewed.ply), default=0)
    before = max((ply for ply in plies if ply < latest), default=None)
    after = min((ply for ply in plies if ply > viewed.ply), default=None)
    ways = (
        (before, words.table.earlier_change(), "earlier"),
        (after, words.table.later_change(), "later"),
    )
    return [button(f"past:{ply}", text, key=key) for ply, text, key in ways if ply is not None]


def place_log(play: Play, changed: Sequence[tuple[int, str]]) -> Tree | None:
    """Return the list of the changes of the place asked about; each leads to its position."""
    viewed = play.phase
    if not isinstance(viewed, ViewingPast) or not viewed.place:
        return None
    lines = [
        h(
            "li",
            {"class": cls(ply == viewed.ply and "now"), "key": str(ply)},
            h(
                "button",
                {"type": "button", "class": "log-line", "data-do": f"past:{ply}", "tabindex": "-1"},
                words.table.place_changed(move=ply, text=text),
            ),
        )
        for ply, text in changed
    ]
    title = words.table.place_history()
    return h(
        "section",
        {"class": "log", "aria-label": title},
        h("h2", {}, title),
        h("div", {"class": "log-scroll", "aria-label": title, "role": "group"}, h("ol", {}, lines)),
    )
