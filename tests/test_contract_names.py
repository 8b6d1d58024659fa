"""A player's name is shown as typed: no sentence, label or drawing changes its letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import pytest

from hustings.core.model import OVER, Move
from hustings.core.moves import Picks
from hustings.core.table import Table
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import walk as elements
from tests.kit import Kit, Setup, walk

TYPED_NAMES = ("Young", "👩\u200d🚀 eve", "YOUR", "the", "Yourself", "oTTo")
"""Names that careless code would change: with "You", a joined emoji or a small first letter."""
PLAIN_NAMES = ("Xaaaa", "Xbbbbbb", "Xccc", "Xdd", "Xeeeeeee", "Xfff")
"""Names of the same lengths that nothing would change by mistake."""
POSITIONS = 4


def with_typed_names(text: str) -> str:
    """Replace the plain names in a text by the typed ones."""
    for plain, typed in zip(PLAIN_NAMES, TYPED_NAMES, strict=True):
        text = text.replace(plain, typed)
    return text


def log_lines(setup: Setup, names: Sequence[str]) -> Iterator[str]:
    """Yield the log line and the beat of every event of a random game."""
    kit, table = setup.kit, Table(setup.kit.rules, walk(setup).record)
    for index, step in enumerate(table.log):
        frames = table.frames(index)
        for viewer in (0, None):
            seen = [state.observe(viewer) for state in frames]
            for n, event in enumerate(step.events):
                known = kit.rules.witness(event, viewer)
                yield kit.text.event(known, viewer, names)
                beat = kit.beats.beat(known, seen[n], seen[n + 1], viewer, names)
                yield "" if beat is None else beat.says
    yield kit.headline.outcome(kit.rules.outcome(table.state), names)


def screens(setup: Setup, names: Sequence[str]) -> Iterator[str]:
    """Yield the texts, labels and drawings of sampled positions."""
    kit = setup.kit
    for state in (*walk(setup).samples(POSITIONS), walk(setup).end):
        viewer = state.turn.seats[0] if state.turn.seats else None
        obs = state.observe(viewer)
        legal: list[Move] = []
        if viewer is not None:
            legal = kit.rules.legal(obs, viewer)
            yield from (kit.text.move(obs, viewer, move, names) for move in legal[:20])
        yield kit.text.position(obs, names)
        if obs.turn.mode != OVER:
            yield kit.text.prompt(obs, names)
        look, picks = Look(tuple(names), viewer), Picks(kit.rules.VOCABULARY.verbs, legal)
        yield from texts(kit.view.board(obs, picks, look))
        yield from chain.from_iterable(texts(p) for p in kit.view.panels(obs, picks, look))


def texts(tree: Any) -> Iterator[str]:
    """Yield the texts and labels of a drawing."""
    for _, attrs, children in elements(whole(tree)):
        yield from (str(attrs.get(name, "")) for name in ("aria-label", "title"))
        yield from (child for child in children if isinstance(child, str))


@pytest.mark.broad("toy", "gerrymander", "whistle_stop")
@pytest.mark.parametrize("collect", [log_lines, screens])
def test_names_are_shown_as_they_were_typed(game: Kit, collect: Any) -> None:
    for setup in game.quick_setups():
        typed, plain = TYPED_NAMES[: setup.seats], PLAIN_NAMES[: setup.seats]
        for shown, meant in zip(collect(setup, typed), collect(setup, plain), strict=True):
            assert shown == with_typed_names(meant)
