"""How much each event of a finished game changed a seat's chance."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.bots import event_changes as module
from hustings.bots.event_changes import event_changes
from hustings.core.table import Table
from tests.kit import Kit, walk


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_changes_of_events_add_up_to_those_of_their_steps(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The evaluation can be taken after every event of every game."""
    monkeypatch.setattr(module, "MIN_CHANGE", 0.0)
    kit = Kit(name)
    table = Table(kit.rules, walk(kit.default(2)).record)
    evaluate = catalog.bots(name).evaluate
    changes = event_changes(table, 0, evaluate)
    assert len(changes) == sum(len(step.events) for step in table.log)
    whole = 0.0
    for index, step in enumerate(table.log):
        if step.events:
            before, *_, after = table.frames(index)
            whole += evaluate(after, 0) - evaluate(before, 0)
    assert sum(each.change for each in changes) == pytest.approx(whole)


def test_small_changes_are_left_out(toy: Kit) -> None:
    table = Table(toy.rules, walk(toy.default(2)).record)
    changes = event_changes(table, 0, catalog.bots("toy").evaluate)
    assert changes
    assert all(abs(each.change) >= module.MIN_CHANGE for each in changes)
