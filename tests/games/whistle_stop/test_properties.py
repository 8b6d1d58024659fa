"""Properties of any game: hidden hands stay hidden, move lists short, windows public."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings.bots.search import advance
from hustings.core.model import ANY, CHANCE, HIDDEN, NATURE, OVER, Event, Seat
from hustings.core.packed_link import to_link
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.whistle_stop import bots, rules, text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.election_events import Won
from hustings.games.whistle_stop.info import INFO
from hustings.games.whistle_stop.state import StopState
from tests.games.whistle_stop.driver import NAMES
from tests.games.whistle_stop.invariants import check_invariants


def options(number: int) -> dict[str, int]:
    """Return a set of options that goes through all their values."""
    chosen = {}
    for option in INFO.options:
        number, i = divmod(number, len(option.choices))
        chosen[option.key] = option.choices[i][0]
    return chosen


def positions(number: int) -> Iterator[tuple[StopState, Seat]]:
    """Yield every position of a random game with the seat that acts, NATURE for chance."""
    state = rules.new(2 + number % 3, options(number // 3))
    rng = Rng(f"properties/{number}")
    while state.turn.mode != OVER:
        seat = NATURE if state.turn.mode == CHANCE else rng.pick(state.turn.seats)
        yield state, seat
        move = rules.chance(state, rng) if seat == NATURE else rng.pick(rules.legal(state, seat))
        rules.apply(state, seat, move)
    yield state, NATURE


def check(state: StopState) -> None:
    """Check the properties of any position."""
    check_invariants(state)
    for seat in state.turn.seats:
        assert 1 <= len(rules.legal(state, seat)) <= 200
    if state.turn.mode == ANY:
        owner = state.stack[-1][0] if state.stack else state.play[0]
        public = state.observe(None)
        others = {s for s in range(state.seats) if s != owner and public.hands[s]}
        assert set(state.turn.seats) <= others


@pytest.mark.parametrize("number", range(0, 160, 7))
def test_cards_and_delegates_are_conserved(number: int) -> None:
    for state, _ in positions(number):
        check(state)


@pytest.mark.slow
def test_cards_and_delegates_are_conserved_in_thousands_of_games() -> None:
    for number in range(3000):
        for state, _ in positions(number):
            check(state)


@pytest.mark.parametrize("number", [1, 8, 11])
def test_no_text_or_drawing_reveals_a_hidden_card(number: int) -> None:
    """Two worlds that a viewer cannot tell apart have the same texts and facts."""
    rng = Rng("blind")
    for step, (state, _) in enumerate(positions(number)):
        if step % 9:
            continue
        names = NAMES[: state.seats]
        for viewer in range(state.seats):
            seen = state.observe(viewer)
            other = seen.determinize(viewer, rng).observe(viewer)
            for say in (text.prompt, text.position):
                assert say(seen, names) == say(other, names)
            assert text.progress(seen) == text.progress(other)
            assert text.facts(seen) == text.facts(other)
            assert text.facts(state.observe(None)) == text.facts(other.observe(None))


def test_unseen_cards_are_guessed_only_in_possible_places() -> None:
    for step, (state, _) in enumerate(positions(5)):
        if step % 11 == 0:
            check_invariants(state.observe(0).determinize(0, Rng(f"{step}")))
        if step % 11 == 0 and HIDDEN in state.observe(1).hands[0]:
            with pytest.raises(ValueError, match="not what the seat sees"):
                state.observe(1).determinize(0, Rng("x"))


@pytest.mark.broad("2")
@pytest.mark.parametrize("seats", INFO.seats)
@pytest.mark.parametrize("advanced", [0, 1])
def test_a_whole_game_fits_in_a_link(seats: int, advanced: int) -> None:
    table = Table(rules, make(INFO, seats, {"game": advanced}, "link"))
    players = [bots.LEVELS["normal"]() for _ in range(seats)]
    while not table.over:
        seat = table.seats[0]
        *_, move = players[seat].think(rules, table.view(seat), seat, Rng(f"{table.at}"))
        table.play(seat, move)
    assert table.at < 1500
    assert len(to_link(table.record)) < 4000
    replay = Table(rules, table.record)
    assert replay.trouble == ""
    assert replay.state.key() == table.state.key()


def test_every_event_has_a_text_for_every_viewer() -> None:
    worded_types: set[type[Event]] = set()
    for number in (4, 10, 22):
        seats = 2 + number % 3
        table = Table(rules, make(INFO, seats, options(number // 3), "words"))
        rng = Rng(f"words/{number}")
        while not table.over:
            seat = rng.pick(table.seats)
            table.play(seat, rng.pick(table.legal(seat)))
        for viewer in (*range(seats), None):
            for _, events in table.witnessed(viewer):
                for event in events:
                    line = text.event(event, viewer, NAMES)
                    worded_types.add(type(event))
                    assert line == "" or line[-1] in ".…"
                    assert "-1" not in line
                    assert "None" not in line
    assert Won in worded_types
    assert len(worded_types) > 35


def test_luck_is_resolved_before_the_first_decision() -> None:
    state = rules.new(2, options(0))
    advance(rules, state, Rng("x"))
    assert state.turn.prompt == v.ACT
    assert state.round == 1
