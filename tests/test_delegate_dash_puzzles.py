"""How hard the puzzles of Delegate Dash are, and their titles."""

from __future__ import annotations

from statistics import fmean

from hustings import catalog
from hustings.core.notes import Annotated, read_annotated
from hustings.core.table import Table
from tools.puzzles.delegate_dash import SPEC
from tools.puzzles.publish import stated_tries

GAME = "delegate_dash"


def puzzles() -> list[Annotated]:
    """Return the puzzles that ship with the game."""
    return [read_annotated(each, catalog.find) for each in catalog.shipped(GAME, "puzzles")]


def test_no_two_puzzles_have_the_same_title() -> None:
    """Seven were once “The aces: neck and neck”."""
    assert len({noted.title for noted in puzzles()}) == len(puzzles())


def test_puzzles_cannot_be_solved_by_a_rule_of_thumb() -> None:
    """In most, one move once won far more than all others, where nobody else was."""
    rules = catalog.rules(GAME)
    for n, noted in enumerate(puzzles(), 1):
        state = Table(rules, noted.record, noted.notes[0].ply).state
        ranked = SPEC.rank(rules, state, 0, 1)
        assert SPEC.accepts(rules, state, ranked), n
        assert sum(each.value >= ranked[0].value / 2 for each in ranked) >= 3, n


def test_bots_hardly_solve_the_hard_puzzles() -> None:
    tries = zip(puzzles(), stated_tries(GAME), strict=True)
    shares: dict[int, list[tuple[float, float]]] = {1: [], 2: [], 3: []}
    for noted, ((easy, normal, _), (easy_tries, normal_tries, _)) in tries:
        shares[noted.grade].append((easy / easy_tries, normal / normal_tries))
    assert fmean(easy for easy, _ in shares[2]) <= 0.25
    assert not any(easy for easy, _ in shares[3])
    assert fmean(normal for _, normal in shares[3]) <= 0.1
