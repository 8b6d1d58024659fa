"""What puzzles of Gerrymander say of turns: what right ones are good for, what beats wrong ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import Move
from hustings.core.moves import decode
from hustings.core.notes import Annotated, read_annotated
from hustings.core.table import Table
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.state import State, tally
from tools.puzzles import gerrymander
from tools.puzzles.gerrymander import identity
from tools.puzzles.gerrymander_outlook import Drawn, turns
from tools.puzzles.search import after
from tools.puzzles.stakes import WinChance

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


def assert_replies_win(number: int) -> int:
    """Check the first reply that can be played after each wrong turn; return how many have one."""
    noted = puzzle(number)
    (note,) = noted.notes
    start = Table(rules, noted.record, note.ply).state
    known, most = gerrymander.verdict, gerrymander.MAX_REPLY_POSITIONS
    odds = WinChance(rules, 0, known, identity, most)
    verbs, beaten = rules.VOCABULARY.verbs, 0
    for each in gerrymander.rank(rules, start, 0, note.asks):
        at = start
        for move in each.line:
            at = after(rules, at, 0, move)
        while 0 in at.turn.seats and len(legal := rules.legal(at, 0)) == 1:
            at = after(rules, at, 0, legal[0])
        if each.value or 1 not in at.turn.seats:
            continue
        replies = ([decode(verbs, token) for token in way.split()] for way in note.replies)
        then = next(filter(None, (after_turn(at, reply) for reply in replies)), None)
        if then is not None:
            assert odds.value(then) == 0, (number, each.line)
            beaten += 1
    return beaten


def after_turn(at: State, moves: Sequence[Move]) -> State | None:
    """Return the position after a whole turn of Blue, None if it cannot be played."""
    for move in moves:
        if move not in rules.legal(at, 1):
            return None
        at = after(rules, at, 1, move)
    return None if 1 in at.turn.seats else at


@pytest.mark.parametrize(("number", "beaten"), [(2, 8), (7, 50), (15, 35)])
def test_a_reply_that_is_shown_beats_a_wrong_turn(number: int, beaten: int) -> None:
    assert assert_replies_win(number) >= beaten


@pytest.mark.slow
def test_every_reply_beats_the_wrong_turns_it_is_shown_for() -> None:
    assert sum(map(assert_replies_win, range(1, len(puzzle_notes()) + 1)))
