"""A view's arrangement (open sheets, lifted dice): immutable, changed only by messages."""

from __future__ import annotations

from typing import Any

from hustings.core.model import OVER
from hustings.core.moves import Picks
from hustings.draw.deferred import whole
from hustings.draw.look import arrange, arranging
from hustings.draw.tree import walk as elements
from tests.kit import Setup, look, walk

INVALID_MESSAGES = (
    "",
    ".",
    "sheet",
    "sheet.1.1",
    "sheet.-1",
    "sheet.1.1.1",
    "lift.x",
    "away.²",
    "\x00.1",
)


def arrange_messages(setup: Setup, obs: Any, picks: Picks, **more: Any) -> list[str]:
    """Draw the whole view and return the arrangements it offers."""
    seen = look(setup, next(iter(obs.turn.seats), None), **more)
    trees = [
        whole(setup.kit.view.board(obs, picks, seen)),
        *setup.kit.view.panels(obs, picks, seen),
    ]
    does = [element[1].get("data-do", "") for tree in trees for element in elements(tree)]
    return [do.removeprefix("arrange:") for do in does if do.startswith("arrange:")]


def test_the_view_can_be_drawn_in_every_arrangement(setup: Setup) -> None:
    first = setup.kit.module("view").INITIAL_ARRANGEMENT
    assert hash(first) == hash(first), "its values never change"
    played = walk(setup, "contract").positions
    for ply, (state, seat, *_) in [*enumerate(played)][:: max(1, len(played) // 12)]:
        if state.turn.mode == OVER or seat not in state.turn.seats:
            continue
        obs = state.observe(seat)
        picks = Picks(setup.kit.rules.VOCABULARY.verbs, setup.kit.rules.legal(state, seat))
        for message in arrange_messages(setup, obs, picks, ply=ply, arranged=first)[:8]:
            arranged = first.after(message, ply)
            assert type(arranged) is type(first)
            assert arranged != first, f"{message} arranges nothing"
            arrange_messages(setup, obs, picks, ply=ply, arranged=arranged)


def test_invalid_messages_change_no_arrangement(setup: Setup) -> None:
    first = setup.kit.module("view").INITIAL_ARRANGEMENT
    for message in INVALID_MESSAGES:
        assert first.after(message, 0) == first


def test_a_message_is_made_and_parsed() -> None:
    assert arrange("sheet", 1, 17) == "arrange:sheet.1.17"
    assert arranging("sheet.1.17") == ("sheet", (1, 17))
    assert arranging("sheet.1.x") == arranging("sheet.٣") == arranging(f"a.{9**30}") == ("", ())
