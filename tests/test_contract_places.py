"""The places that events concern are drawn on every game's board, so that the log can mark them."""

from __future__ import annotations

from typing import Any

import pytest

from hustings import catalog
from hustings.core.event_places import places_of_event
from hustings.core.model import HIDDEN
from hustings.core.moves import Picks
from hustings.draw.tree import walk as elements
from tests.kit import Kit, look, walk


def keys_of_board(kit: Kit, obs: Any, setup: Any) -> set[str]:
    """Return the names of everything with a key on the board of a position."""
    board = kit.view.board(obs, Picks(kit.rules.VOCABULARY.verbs, ()), look(setup, None))
    return {f"#{attrs['key']}" for _, attrs, _ in elements(board) if "key" in attrs}


@pytest.mark.parametrize("name", catalog.GAMES)
def test_declared_fields_belong_to_events(name: str) -> None:
    vocabulary = Kit(name).rules.VOCABULARY
    fields = set()
    for event in vocabulary.events:
        kind, *names = event.SCHEMA
        plain = [field.removesuffix("*") for field in names]
        fields |= {*plain, *(f"{kind}.{field}" for field in plain)}
    assert vocabulary.places
    assert vocabulary.places.keys() <= fields


@pytest.mark.parametrize("name", catalog.GAMES)
def test_named_places_are_drawn(name: str) -> None:
    kit = Kit(name)
    setup = kit.default(kit.info.seats[-1])
    played, vocabulary = walk(setup), kit.rules.VOCABULARY
    named = {
        place: position
        for position in played.positions
        for event in position.events
        for place in places_of_event(vocabulary, kit.rules.witness(event, None))
    }
    drawn = keys_of_board(kit, played.end.observe(None), setup)
    drawn |= keys_of_board(kit, played.positions[-1].state.observe(None), setup)
    drawn |= keys_of_board(kit, played.positions[len(played.positions) // 2].state, setup)
    kinds = tuple(f"#{key}-" for key in vocabulary.places.values())
    assert len(named) * 2 > sum(name.startswith(kinds) for name in drawn), "most are named"
    missing = named.keys() - drawn
    assert len(missing) * 4 <= len(named), sorted(missing)


def test_hidden_and_repeated_places_have_no_name() -> None:
    vocabulary = Kit("gerrymander").rules.VOCABULARY
    number = next(e.NUMBER for e in vocabulary.events if e.NAME == "border")
    assert places_of_event(vocabulary, (number, 0, 7, 12, 13)) == ("#county-12", "#county-13")
    assert places_of_event(vocabulary, (number, 0, 7, HIDDEN, 13)) == ("#county-13",)
    number = next(e.NUMBER for e in vocabulary.events if e.NAME == "closed")
    assert places_of_event(vocabulary, (number, 0, 9, 0, 4, 5, 4)) == ("#county-4", "#county-5")
