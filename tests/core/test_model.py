"""Turns and outcomes."""

from __future__ import annotations

from hustings.core.model import ALL, ONE, Outcome, Turn


def test_turns_are_compared_by_content() -> None:
    """Equal by content, hashable, with a readable repr."""
    assert Turn(ONE, (1,), 2) == Turn(ONE, (1,), 2)
    assert Turn(ONE, (1,), 2) != Turn(ALL, (1,), 2)
    assert Turn(ONE, (1,)) != "Turn"
    assert len({Turn(ONE, (1,)), Turn(ONE, (1,)), Turn(ONE, (0,))}) == 2
    assert repr(Turn(ALL, (0, 1), 3)) == "Turn(all, (0, 1), 3)"


def test_a_win_is_shared_evenly() -> None:
    """One among k winners earns 1/k; without a winner nobody earns."""
    assert Outcome((1, 2, 3), (9, 5, 1), "x").payoff() == (1, 0, 0)
    assert Outcome((1, 2, 1, 1), (9, 5, 9, 9), "x").payoff() == (1 / 3, 0, 1 / 3, 1 / 3)
    assert Outcome((2, 3), (9, 5), "x").payoff() == (0, 0)
