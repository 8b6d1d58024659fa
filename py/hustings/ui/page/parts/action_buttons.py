"""Buttons of playback and of a reaction window."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import Playback


def playback_buttons(playback: Playback, *, noted: bool) -> list[Tree]:
    """Return the buttons of playback: next beat, pause or go on, skip.

    noted: whether it waits at a note.
    """
    rest = button("skip", words.table.skip(), key="skip", kind="quiet")
    if noted:
        return [button("hurry", words.table.go_on(), kind="primary", key="hurry"), rest]
    if playback.paused:
        onward = button("pause", words.table.go_on(), key="pause")
        return [button("hurry", words.table.next_beat(), kind="primary", key="hurry"), onward, rest]
    if not playback.running:
        return [button("hurry", words.table.next_beat(), kind="primary", key="hurry"), rest]
    return [button("pause", words.table.pause(), key="pause", kind="quiet"), rest]


def window_buttons(play: Play) -> list[Tree]:
    """Return the buttons of a reaction window: nobody reacts, or one player does."""
    if play.readonly:
        return []
    return [
        button("nobody", words.table.nobody_reacts(), kind="primary"),
        *(button(f"take:{seat}", play.names[seat]) for seat in play.deciders),
    ]
