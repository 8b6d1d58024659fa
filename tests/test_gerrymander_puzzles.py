"""What puzzles of Gerrymander say of turns: what right ones are good for, what beats wrong ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.notes import Annotated, read_annotated
from hustings.core.table import Table
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.state import tally
from tools.puzzles.gerrymander import identity
from tools.puzzles.gerrymander_outlook import Drawn, turns

GAME = "gerrymander"


def puzzle(number: int) -> Annotated:
    """Return a puzzle by its number, from 1."""
    return read_annotated(catalog.shipped(GAME, "puzzles")[number - 1], catalog.find)


def puzzle_notes() -> list[Any]:
    """Return the note of each puzzle as its file has it, with names of messages."""
    return [each["notes"][0] for each in json.loads(catalog.game_file(GAME, "puzzles.json"))]


def test_every_reason_says_what_a_turn_is_good_for() -> None:
    """Of many it was once said only that they close no district yet."""
    for n, note in enumerate(puzzle_notes(), 1):
        for why in note["reasons"].values():
            assert why["does"]["message"] != "closes-nothing", n


def test_what_a_turn_promises_holds_after_every_reply() -> None:
    """Brute force over all turns of both sides, in puzzles with few replies."""
    kept = {"zugzwang": 0, "fork": 0, "sure": 0}
    for n in (7, 9, 27, 31):
        noted = puzzle(n)
        for way, why in puzzle_notes()[n - 1]["reasons"].items():
            does = why["does"]
            if does["message"] not in kept or kept[does["message"]] > 1:
                continue
            at: Table[Any] = Table(rules, noted.record, noted.notes[0].ply)
            for token in [*way.split(), "done"]:
                at.play(0, decode(rules.VOCABULARY.verbs, token))
            promised = [does] if does["message"] == "sure" else [*map(does.get, ("one", "two"))]
            for reply in turns(at.state, 1, identity):
                assert does["message"] != "zugzwang" or reply.won_by(0), (n, way)
                assert does["message"] == "zugzwang" or can_close(reply, promised), (n, way)
            kept[does["message"]] += 1
    assert all(kept.values()), kept


def can_close(reply: Drawn, promised: Sequence[Any]) -> bool:
    """Return whether Red wins a district of the promised size and votes at once or next turn."""
    lines = turns(reply.state, 0, identity)
    wanted = [(each["counties"], [each["red"], each["blue"]]) for each in promised]
    return any(
        (len(counties), tally(reply.state, counties)) in wanted
        for turn in [reply, *lines]
        for counties in turn.won_by(0)
    )
