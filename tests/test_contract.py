"""Contract of every game: states, moves, endings and replay. No game can opt out.

Texts and drawings are in test_contract_words.py, hidden information in
test_contract_hidden_information.py, luck in test_contract_luck.py.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from hustings.bots.search import playout
from hustings.core.model import ALL, ANY, CHANCE, ONE, OVER, Outcome, Turn, Verb
from hustings.core.moves import decode, encode, verb_index
from hustings.core.packed_link import Linked, from_link, to_link
from hustings.core.record import RecordError, dump, load
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.core.vocabulary import GameEvent
from tests.kit import (
    SEALED,
    Kit,
    Position,
    Setup,
    Walk,
    contents,
    each,
    kits,
    shared_parts,
    viewers,
    walk,
)

MAX_LEGAL_MOVES = 200
MAX_MOVE_ARGS = 4
PASS: Verb = ("pass",)


def test_a_clone_is_equal_and_independent(setup: Setup) -> None:
    """Playing on a clone does not change the original."""
    random_walk = walk(setup)
    rng = Rng("clone")
    for state in random_walk.samples(12):
        key, held = state.key(), contents(state)
        copy = state.clone()
        assert copy is not state
        assert copy.key() == key
        assert contents(copy) == held, "clone() leaves something out"
        playout(setup.kit.rules, copy, rng)
        assert contents(state) == held, "playing on a clone changed the original"
        assert shared_parts(state, state.clone()) == []


def test_a_key_is_hashable_and_tells_positions_apart(setup: Setup) -> None:
    """Every move changes the key; equal positions have equal keys and hashes."""

    def check(position: Position) -> None:
        state = position.state
        assert hash(state.key()) == hash(state.clone().key())
        after = state.clone()
        setup.kit.rules.apply(after, position.seat, position.move)
        assert after.key() != state.key(), f"{position.move} changed nothing"

    each(walk(setup), check)


def test_a_key_covers_the_whole_state(setup: Setup) -> None:
    """Two positions with the same key have the same contents."""
    rules = setup.kit.rules
    for state, seat in walk(setup).deciders(8):
        seen: dict[Any, Any] = {}
        for move in rules.legal(state, seat)[-8:]:
            after = state.clone()
            rules.apply(after, seat, move)
            held = contents(after)
            assert seen.setdefault(after.key(), held) == held, "key() leaves something out"


def test_a_state_holds_plain_numbers_in_slots(setup: Setup) -> None:
    """Slots, no instance dict; ints, lists, tuples and bytes, no floats."""
    random_walk = walk(setup)
    for state in (*random_walk.samples(5), random_walk.end):
        assert not hasattr(state, "__dict__"), "a state has __slots__ only"
        _plain(contents(state))


def _plain(value: Any) -> None:
    assert not isinstance(value, float), "no floats in a state"
    if isinstance(value, list):
        for item in value:
            _plain(item)
    if isinstance(value, dict):
        for item in value.values():
            _plain(item)


def test_a_turn_names_the_right_number_of_seats(setup: Setup) -> None:
    """ONE names one seat, ALL and ANY one or more, each once, CHANCE and OVER none.

    A game that has windows (ANY) knows how to pass.
    """
    random_walk = walk(setup)

    def check(turn: Turn) -> None:
        assert len(set(turn.seats)) == len(turn.seats)
        assert all(0 <= seat < setup.seats for seat in turn.seats)
        assert turn.mode in (ONE, ALL, ANY, CHANCE, OVER)
        if turn.mode in (CHANCE, OVER):
            assert turn.seats == ()
        else:
            assert len(turn.seats) == 1 if turn.mode == ONE else len(turn.seats) >= 1
        assert turn.mode != ANY or PASS in setup.kit.rules.VOCABULARY.verbs

    each(random_walk, lambda position: check(position.state.turn))
    check(random_walk.end.turn)


def test_observing_an_observation_changes_nothing(setup: Setup) -> None:
    """It shares nothing with the state, and observing does not change the state."""
    random_walk = walk(setup)
    for state in (*random_walk.samples(20), random_walk.end):
        key = state.key()
        for viewer in viewers(setup):
            obs = state.observe(viewer)
            assert type(obs) is type(state)
            assert obs.observe(viewer).key() == obs.key()
            assert obs.turn == state.turn, "whose turn it is is public"
            assert shared_parts(state, obs) == [], "an observation shares something with the state"
        assert state.key() == key, "observing changed the state"


def test_every_seat_sees_what_the_public_sees(setup: Setup) -> None:
    """The public observation can be derived from any seat's."""
    for state in walk(setup).samples(20):
        public = state.observe(None).key()
        for seat in range(setup.seats):
            assert state.observe(seat).observe(None).key() == public


def test_a_determinized_state_fits_the_observation(setup: Setup) -> None:
    """It has the same observation and can be played to the end."""
    rng = Rng("guess")
    for i, state in enumerate(walk(setup).samples(20)):
        for seat in range(setup.seats):
            obs = state.observe(seat)
            key = obs.key()
            guess = obs.determinize(seat, rng)
            assert obs.key() == key, "determinize changed the observation"
            assert guess.observe(seat).key() == key
            assert shared_parts(obs, guess) == []
            if i % 4 == seat % 4:
                playout(setup.kit.rules, guess, rng)
                assert obs.key() == key, "a guess shares something with the observation"


# --- moves


def test_legal_moves_are_ordered_distinct_and_few(setup: Setup) -> None:
    """Fixed order, no duplicates, at most 200; none for seats that do not decide."""
    rules = setup.kit.rules

    def check(position: Position) -> None:
        state = position.state
        key = state.key()
        for seat in range(setup.seats):
            moves = rules.legal(state, seat)
            assert moves == rules.legal(state.clone(), seat), "the order is not fixed"
            if seat not in state.turn.seats:
                assert moves == [], f"seat {seat} has moves but no turn"
                continue
            assert moves, f"seat {seat} has to decide and cannot"
            assert len(moves) <= MAX_LEGAL_MOVES
            assert len(set(moves)) == len(moves)
            assert all(len(move) <= 1 + MAX_MOVE_ARGS for move in moves)
            beginnings = {move[:size] for move in moves for size in range(1, len(move))}
            assert beginnings.isdisjoint(moves), "a move is the beginning of another"
        assert state.key() == key, "legal() changed the state"

    each(walk(setup), check)
    assert all(rules.legal(walk(setup).end, seat) == [] for seat in range(setup.seats))


def test_legal_moves_follow_from_the_seats_observation(setup: Setup) -> None:
    """legal() returns the same for the state and for the seat's observation."""
    for state in walk(setup).samples(40, ONE, ALL, ANY):
        for seat in state.turn.seats:
            assert setup.kit.rules.legal(state.observe(seat), seat) == setup.kit.rules.legal(
                state, seat
            )


def test_moves_survive_encoding_and_decoding(setup: Setup) -> None:
    rules = setup.kit.rules

    def check(position: Position) -> None:
        for seat in position.state.turn.seats:
            for move in rules.legal(position.state, seat):
                assert type(move) is tuple
                assert all(type(part) is int and part >= 0 for part in move)
                assert decode(rules.VOCABULARY.verbs, encode(rules.VOCABULARY.verbs, move)) == move
        assert (
            decode(rules.VOCABULARY.verbs, encode(rules.VOCABULARY.verbs, position.move))
            == position.move
        )

    each(walk(setup), check)


def test_playing_a_move_is_deterministic(setup: Setup) -> None:
    """The same move gives the same position and events, whether events are collected or not."""
    rules = setup.kit.rules

    def check(position: Position) -> None:
        first, second = position.state.clone(), position.state.clone()
        events: list[Any] = []
        rules.apply(first, position.seat, position.move, events)
        rules.apply(second, position.seat, position.move)
        assert first.key() == second.key()
        assert tuple(events) == position.events

    each(walk(setup), check)


def test_sealed_plans_can_be_made_in_any_order(setup: Setup) -> None:
    """Any order of sealing leads to the same position and leaves the others' choices unchanged."""
    rules = setup.kit.rules
    rng = Rng("sealed")
    for state in [state for seed in SEALED for state in walk(setup, seed).samples(8, ALL)]:
        seats = state.turn.seats
        plans = {seat: rng.pick(rules.legal(state, seat)) for seat in seats}
        keys = set()
        for order in list(permutations(seats))[:6]:
            world = state.clone()
            for i, seat in enumerate(order):
                assert _turn_summary(world) == (ALL, set(order[i:]), state.turn.prompt)
                assert rules.legal(world, seat) == rules.legal(state, seat)
                rules.apply(world, seat, plans[seat])
            keys.add(world.key())
        assert len(keys) == 1


def _turn_summary(state: Any) -> tuple[int, set[int], int]:
    return (state.turn.mode, set(state.turn.seats), state.turn.prompt)


@pytest.mark.parametrize(
    "kit", [pytest.param(kit, id=kit.id) for kit in kits() if PASS in kit.rules.VOCABULARY.verbs]
)
def test_a_window_can_be_passed_by_everybody(kit: Kit) -> None:
    """In an ANY turn every seat may pass, in any order; who has passed no longer decides."""
    rules = kit.rules
    passing = (verb_index(rules.VOCABULARY.verbs, "pass"),)
    windows = [state for setup in kit.quick_setups() for state in walk(setup).samples(8, ANY)]
    assert windows
    for state in windows:
        keys = set()
        for order in (state.turn.seats, state.turn.seats[::-1]):
            world = state.clone()
            for i, seat in enumerate(order):
                assert _turn_summary(world)[:2] == (ANY, set(order[i:]))
                assert passing in rules.legal(world, seat)
                rules.apply(world, seat, passing)
            keys.add(world.key())
        assert len(keys) == 1


# --- events and endings


def test_events_fit_their_schemas(setup: Setup) -> None:
    """Every event has a known kind and as many numbers as its fields."""
    rules = setup.kit.rules
    schemas = [event.SCHEMA for event in rules.VOCABULARY.events]
    assert len({schema[0] for schema in schemas}) == len(schemas)
    assert [event.NUMBER for event in rules.VOCABULARY.events] == [*range(len(schemas))]
    for schema in schemas:
        fields = [field.rstrip("*") for field in schema[1:]]
        assert len(set(fields)) == len(fields), schema
        assert "kind" not in fields, "a transcript calls the name of an event its kind"
        assert not any(field.endswith("*") for field in schema[1:-1]), schema

    def check(position: Position) -> None:
        for event in position.events:
            assert isinstance(event, GameEvent), event
            assert all(type(part) is int for part in event)
            assert 0 <= event[0] < len(rules.VOCABULARY.events)
            schema = rules.VOCABULARY.events[event[0]].SCHEMA
            if schema[-1].endswith("*"):
                assert len(event) >= len(schema) - 1, schema
            else:
                assert len(event) == len(schema), schema

    each(walk(setup), check)


def test_every_game_ends_with_a_proper_outcome(setup: Setup) -> None:
    """One rank and score per seat; a gap in the ranks is a tie or an automatic side."""
    for seed in ("contract", "end 1", "end 2"):
        _proper(setup, walk(setup, seed))


@pytest.mark.slow
def test_many_games_end_with_a_proper_outcome(setup: Setup) -> None:
    """The same in many more games."""
    for i in range(60):
        _proper(setup, walk.__wrapped__(setup, f"many {i}"))


def _proper(setup: Setup, random_walk: Walk) -> None:
    outcome = setup.kit.rules.outcome(random_walk.end)
    assert type(outcome) is Outcome
    assert len(outcome.ranks) == len(outcome.scores) == setup.seats
    for rank in outcome.ranks:
        assert type(rank) is int
        assert rank > sum(other < rank for other in outcome.ranks)
    assert sum(outcome.payoff()) == pytest.approx(1 if 1 in outcome.ranks else 0)
    assert isinstance(outcome.reason, str)
    assert outcome.reason in setup.kit.headline.REASONS
    assert setup.kit.headline.outcome(outcome, setup.names)


# --- records and the table


def test_a_record_replays_to_the_same_position(setup: Setup) -> None:
    """The table rolls the same dice and reaches the same end, also through JSON and a link."""
    random_walk = walk(setup)
    find = setup.kit.find
    table = Table(setup.kit.rules, random_walk.record)
    assert table.trouble == ""
    assert table.over
    assert table.state.key() == random_walk.end.key()
    assert len(table.log) == len(random_walk.positions)
    assert load(dump(random_walk.record), find) == random_walk.record
    assert from_link(to_link(random_walk.record), find) == Linked(random_walk.record, (), "")


def test_going_back_and_forth_changes_nothing(setup: Setup) -> None:
    """Any position can be reached from any other, and undone moves can be redone."""
    random_walk = walk(setup)
    table = Table(setup.kit.rules, random_walk.record)
    total = len(random_walk.record.moves)
    rng = Rng("goto")
    plies = sorted({rng.below(total + 1) for _ in range(8)} | {0, total})
    keys = {}
    for ply in plies:
        part = random_walk.record._replace(moves=random_walk.record.moves[:ply])
        fresh = Table(setup.kit.rules, part)
        keys[ply] = (fresh.state.key(), tuple(fresh.log))
    for ply in (*plies, *reversed(plies), *(rng.pick(plies) for _ in range(8))):
        table.goto(ply)
        assert (table.state.key(), tuple(table.log)) == keys[ply]
        assert table.record == random_walk.record
    assert table.trouble == ""


def test_a_new_move_after_undo_drops_the_undone_moves(setup: Setup) -> None:
    """The new line replays to the same position: its luck comes from the seed."""
    random_walk = walk(setup)
    table = Table(setup.kit.rules, random_walk.record, at=len(random_walk.record.moves) // 2)
    seat = table.seats[-1]
    move = table.legal(seat)[-1]
    table.play(seat, move)
    replay = Table(setup.kit.rules, table.record)
    assert replay.trouble == ""
    assert replay.state.key() == table.state.key()
    assert table.at == len(table.record.moves) == len(random_walk.record.moves) // 2 + 1


def test_an_illegal_move_is_refused(setup: Setup) -> None:
    """Table and record refuse it; a record keeps the moves before it."""
    random_walk = walk(setup)
    rules = setup.kit.rules
    table = Table(rules, random_walk.record.__class__(*random_walk.record)._replace(moves=[]))
    key = table.state.key()
    for seat in range(setup.seats):
        for move in ((0, 987), (len(rules.VOCABULARY.verbs) - 1, 9, 9, 9, 9)):
            with pytest.raises(RecordError):
                table.play(seat, move)
    assert table.state.key() == key
    bad = [*random_walk.record.moves[:3], "0:nonsense.1", *random_walk.record.moves[3:]]
    table = Table(rules, random_walk.record._replace(moves=bad))
    assert "nonsense" in table.trouble
    assert table.record.moves == random_walk.record.moves[:3]
