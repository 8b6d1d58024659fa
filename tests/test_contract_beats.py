"""Contract of every game's beats, which show events during playback (core.protocols.Beats)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hustings.core.model import SOUNDS, Beat, Event, Move, Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Beats
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.draw.look import Look
from tests.kit import NAMES, Kit, Setup, is_sentence, viewers, walk

MANY_GAMES = 2000
MAX_BEAT_CHARS = 110
"""Length of a beat's text: the status line is one line."""

MAX_HEARD_CHARS = 150
"""Length of a beat's sentence for the ear: a round of bots has 200 letters."""


def finished_table(setup: Setup, seed: str = "contract") -> Table[Any]:
    """Return a random game, played to its end."""
    return Table(setup.kit.rules, walk(setup, seed).record)


def random_table(setup: Setup, rng: Rng) -> Table[Any]:
    """Return a random game that is not cached."""
    options = dict(setup.options)
    table = Table(setup.kit.rules, make(setup.kit.info, setup.seats, options, f"{rng.below(9**9)}"))
    while not table.over:
        seat = rng.pick(table.seats)
        table.play(seat, rng.pick(table.legal(seat)))
    return table


def beats_of(
    table: Table[Any], beats: Beats[Any], viewer: Seat | None
) -> Iterator[tuple[Event, Any, Any, Beat | None]]:
    """Yield each event of a game as the viewer may know it, the position with it, and its beat."""
    names, witness = NAMES[: table.record.seats], table.rules.witness
    for index, step in enumerate(table.log):
        seen = [state.observe(viewer) for state in table.frames(index)]
        for n, event in enumerate(step.events):
            known = witness(event, viewer)
            yield (
                known,
                seen[n],
                seen[n + 1],
                beats.beat(known, seen[n], seen[n + 1], viewer, names),
            )


def test_shown_events_are_events_of_the_game(game: Kit) -> None:
    vocabulary = game.rules.VOCABULARY
    assert vocabulary.shown
    assert vocabulary.shown <= {*range(len(vocabulary.events))}


def test_every_event_marked_as_shown_has_a_beat(setup: Setup) -> None:
    """For every viewer, with a text that fits one line."""
    table, kit = finished_table(setup), setup.kit
    for viewer in viewers(setup):
        for event, _, _, beat in beats_of(table, kit.beats, viewer):
            kind = kit.rules.VOCABULARY.events[event[0]].NAME
            assert beat is not None or event[0] not in kit.rules.VOCABULARY.shown, kind
            if beat is None:
                continue
            assert 0 < len(beat.says) <= MAX_BEAT_CHARS, (kind, beat.says)
            assert beat.says == beat.says.strip()
            assert beat.length >= 0
            assert beat.sound in ("", *SOUNDS)
            assert not beat.heard or is_sentence(beat.heard), (kind, beat.heard)
            assert len(beat.heard) <= MAX_HEARD_CHARS, (kind, beat.heard)
            assert beat.who is None or 0 <= beat.who < setup.seats


def test_the_text_of_a_seats_beat_has_no_subject(setup: Setup) -> None:
    """It follows a name: "Iris: $3, TV Ad"."""
    table, kit = finished_table(setup), setup.kit
    for viewer in viewers(setup):
        for _, _, _, beat in beats_of(table, kit.beats, viewer):
            if beat is not None and beat.who is not None:
                assert not beat.says.startswith((NAMES[beat.who], "You ")), beat.says
                assert not beat.says.endswith("."), beat.says


def test_positions_between_beats_follow_the_rules(setup: Setup) -> None:
    """Each step starts where the last one ended and ends at the table's position."""
    table = finished_table(setup)
    last = setup.kit.rules.new(setup.seats, table.record.options).key()
    for index, step in enumerate(table.log):
        frames = [state.key() for state in table.frames(index)]
        assert len(frames) == max(2, len(step.events) + 1)
        assert frames[0] == last, index
        last = frames[-1]
        assert table.mid_step(index, len(step.events)).state.key() == last
    assert last == table.state.key()


def test_every_position_that_is_shown_can_be_drawn(setup: Setup) -> None:
    """With the latest event, with no choices or with those of the coming decision.

    During playback the coming choices can be clicked already (see ui.play.pick.pick_early).
    """
    table, kit, viewer = finished_table(setup), setup.kit, 0
    drawn = 0
    for n, (event, _, after, beat) in enumerate(beats_of(table, kit.beats, viewer)):
        if beat is None or (n % 7 and event[0] % 5 != n % 5):
            continue
        drawn += 1
        picks = Picks(kit.rules.VOCABULARY.verbs, next_choice(table, n) if drawn % 4 == 0 else [])
        look = Look(NAMES[: setup.seats], viewer, last=(event,), recent=(event,), ply=1)
        assert kit.view.board(after, picks, look)
        assert isinstance(kit.view.panels(after, picks, look), list)


def next_choice(table: Table[Any], place: int) -> list[Move]:
    """Return the first seat's legal moves at its next decision after a move, wrapping round."""
    moves = len(table.record.moves)
    for ply in (at % moves for at in range(place, place + moves)):
        if table.mover(ply) == 0:
            return table.rules.legal(table.before(ply), 0)
    return []


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_shown_events_have_beats_in_thousands_of_games(game: Kit, batch: int) -> None:
    """With every seat count, option and viewer."""
    setups = list(game.setups())
    for n in range(batch, MANY_GAMES, 10):
        setup = setups[n % len(setups)]
        table = random_table(setup, Rng(f"told {n}"))
        viewer = viewers(setup)[n % len(viewers(setup))]
        for event, _, _, beat in beats_of(table, game.beats, viewer):
            kind = game.rules.VOCABULARY.events[event[0]].NAME
            assert beat is not None or event[0] not in game.rules.VOCABULARY.shown, (n, kind)
            assert beat is None or 0 < len(beat.says) <= MAX_BEAT_CHARS, (n, kind, beat.says)
        assert table.frames(len(table.log) - 1)[-1].key() == table.state.key(), n
