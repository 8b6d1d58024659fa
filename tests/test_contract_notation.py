"""Moves in writing name one legal move each, and typing one finds it, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.core.model import NATURE, Move
from hustings.core.notation import MAX_WHOLE_MOVES, Moves, written_game
from hustings.core.table import Table
from tests.kit import Setup, walk

DECISIONS = 5
"""Decisions of each random game that are tried."""


def decisions(setup: Setup) -> Iterator[tuple[Moves[Any], list[Move]]]:
    """Yield the legal moves of decisions in a random game, in writing and as they are."""
    kit = setup.kit
    for state, seat in walk(setup).deciders(DECISIONS):
        legal, verbs = kit.rules.legal(state, seat), kit.rules.VOCABULARY.verbs
        yield Moves(kit.text, verbs, state.observe(seat), seat, legal, setup.names), legal


def test_every_legal_move_is_found_by_its_writing_and_by_its_token(setup: Setup) -> None:
    for moves, legal in decisions(setup):
        assert len({written.text for written in moves.legal}) == len(legal)
        for written in moves.legal:
            for typed in (written.text, written.text.upper(), written.token):
                best = moves.complete(typed).best
                assert best == written, f"{typed} means {best}"


def test_every_legal_move_is_reached_part_by_part(setup: Setup) -> None:
    for moves, legal in decisions(setup):
        reached, waiting = set(), [""]
        for typed in waiting:
            for option in moves.complete(typed).options:
                if moves.is_whole(option):
                    reached.add(option.move)
                elif f"{option.text} " not in waiting:
                    waiting.append(f"{option.text} ")
        assert reached == set(legal)


def test_the_label_of_a_move_finds_it(setup: Setup) -> None:
    for moves, _ in decisions(setup):
        labels = [written.label for written in moves.legal]
        for written in moves.legal:
            options = moves.complete(written.label).options
            assert (
                written in options
                or labels.count(written.label) > 1
                or len(options) > MAX_WHOLE_MOVES
            )


def test_a_game_in_writing_hides_what_its_log_hides(setup: Setup) -> None:
    kit = setup.kit
    table = Table(kit.rules, walk(setup).record)
    steps = [step for step in table.log if step.seat != NATURE]
    for viewer in (None, 0):
        lines = written_game(table, kit.text, viewer, setup.names)
        assert [line.ply for line in lines] == [step.ply for step in steps]
        for line, step in zip(lines, steps, strict=True):
            assert bool(line.text) == (step.public or step.seat == viewer)
