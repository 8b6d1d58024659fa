"""Buttons that are no moves: what goes on with what is told, and who may react."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import Playback


def playback_buttons(telling: Playback, *, noted: bool) -> list[Tree]:
    """Return what goes on with what is told: the next beat where they wait, and all of it.

    noted: whether it waits for a note to be read.
    """
    rest = button("skip", words.table.skip(), key="skip", kind="quiet")
    if noted:
        return [button("hurry", words.table.go_on(), kind="primary", key="hurry"), rest]
    if telling.paused:
        onward = button("pause", words.table.go_on(), key="pause")
        return [button("hurry", words.table.next_beat(), kind="primary", key="hurry"), onward, rest]
    if not telling.running:
        return [button("hurry", words.table.next_beat(), kind="primary", key="hurry"), rest]
    return [button("pause", words.table.pause(), key="pause", kind="quiet"), rest]


def window_buttons(play: Play) -> list[Tree]:
    """Return the public bar of a window in which several people may react."""
    if play.readonly:
        return []
    return [
        button("nobody", words.table.nobody_reacts(), kind="primary"),
        *(button(f"take:{seat}", play.names[seat]) for seat in play.deciders),
    ]
