"""Advice as a plan for the turn: what its steps may name, and where it ends."""

from __future__ import annotations

import json
from typing import Final

import pytest

from hustings.core.lines import plan_world
from hustings.core.model import ONE, Event
from hustings.core.moves import decode
from hustings.core.table import Table
from hustings.jobs import answer_texts, think
from tests.kit import Kit, walk

POSITIONS: Final = 4
"""How many positions of a game get advice."""


@pytest.mark.broad("toy", "early_states")
def test_a_plan_is_legal_and_ends_before_luck_another_seat_or_what_is_hidden(
    toy: Kit, game: Kit
) -> None:
    record = walk(game.default(game.info.seats[-1])).record
    verbs, vocabulary = game.rules.VOCABULARY.verbs, game.rules.VOCABULARY
    for ply in range(1, len(record.moves), max(1, len(record.moves) // POSITIONS)):
        table = Table(game.rules, record, at=ply)
        if table.over:
            break
        seat = table.seats[0]
        job = {"record": table.played().data(), "seat": seat, "want": "hint"}
        *_, answer = answer_texts(job)
        best = json.loads(answer)["moves"][0]
        line = [decode(verbs, each["token"]) for each in (best, *best["plan"])]
        state, events = plan_world(table.view(seat), seat), list[Event]()
        for number, move in enumerate(line):
            if number:
                assert line[number - 1][0] not in vocabulary.ends_turn
                assert not any(event[0] in vocabulary.reveals for event in events)
            while number and move not in game.rules.legal(state, seat):  # forced moves between
                (forced,) = game.rules.legal(state, seat)
                game.rules.apply(state, seat, forced, events)
            if number:
                assert state.turn.mode == ONE
            game.rules.apply(state, seat, move, events)
        for step in best["plan"]:
            assert len(step["why"]) <= 1
            assert bool(step["figure"]) == bool(best["figure"])


def test_a_plan_is_made_though_the_time_for_the_search_is_short(toy: Kit) -> None:
    record = walk(toy.default(3)).record
    table = Table(toy.rules, record, at=3)
    job = {"record": table.played().data(), "seat": table.seats[0], "want": "hint"}
    *_, last = think(job, lambda: 0.9)
    assert "plan" in json.loads(last.text)["moves"][0]
