"""Contract of bots' reasons: sentences that reveal nothing the viewer may not know."""

from __future__ import annotations

import re

from hustings.bots.reasons import turn_reasons
from hustings.core.model import NATURE
from hustings.core.rng import Rng
from hustings.messages.people import Cast
from tests.kit import NAMES, Kit, Setup, table_at, walk
from tests.ui.test_ui_secrecy import replace_world

SEED = "contract"


def plies(setup: Setup, most: int) -> range:
    """Return plies to sample from the whole game, about `most` of them."""
    decisions = sum(p.seat != NATURE for p in walk(setup, SEED).positions)
    return range(1, decisions + 1, max(1, decisions // most))


def test_reasons_are_sentences_for_every_viewer(setup: Setup) -> None:
    """At any position, and without addressing the reader."""
    for p in walk(setup, SEED).positions[:: max(1, len(walk(setup, SEED).positions) // 48)]:
        if p.seat == NATURE:
            continue
        for viewer in (None, *range(setup.seats)):
            cast = Cast(None, NAMES, speaker=p.seat)
            texts = setup.kit.bots.reasons(p.state.observe(viewer), p.seat, p.move, cast)
            assert all(re.search(r"[A-Za-z0-9%)”’]\.$", reason) for reason in texts), texts
            assert not re.search(r"\b[Yy]ou(r|rs|rself)?\b", " ".join(texts)), texts


def test_reasons_depend_only_on_what_the_viewer_may_know(toy: Kit, company: Setup) -> None:
    """They are the same in two worlds that the viewer cannot tell apart."""
    moments = plies(company, 6)
    for ply in moments:
        here = table_at(company, SEED, ply)
        mover = here.mover(ply - 1)
        for viewer in (None, *(seat for seat in range(company.seats) if seat != mover)):
            other_world = table_at(company, SEED, ply)
            replace_world(
                other_world, ply % company.seats if viewer is None else viewer, Rng(f"why {ply}")
            )
            since, kit = max(0, ply - 3), company.kit
            *_, strongest = kit.bots.LEVELS.values()
            for level in (None, strongest) if ply == moments[-1] else (None,):
                answer, other = (
                    turn_reasons(table, kit.bots, since, viewer, (), level and level())
                    for table in (here, other_world)
                )
                assert answer == other, f"after {ply} moves"
                steps = [here.steps_of(n)[0] for n in range(since, ply)]
                assert {move for move, _ in answer} <= {step.move for step in steps if step.public}


def test_sealed_and_hidden_moves_have_no_reasons(setup: Setup) -> None:
    for ply in plies(setup, 40):
        table = table_at(setup, SEED, ply)
        viewer = next((s for s in range(setup.seats) if s != table.mover(ply - 1)), None)
        if not table.steps_of(ply - 1)[0].public:
            assert turn_reasons(table, setup.kit.bots, ply - 1, viewer) == []


def test_a_bots_own_view_gives_no_reasons(setup: Setup) -> None:
    for ply in plies(setup, 4):
        table = table_at(setup, SEED, ply)
        assert turn_reasons(table, setup.kit.bots, ply - 1, table.mover(ply - 1)) == []
