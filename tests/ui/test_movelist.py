"""The buttons under the board: what the board does not draw."""

from __future__ import annotations

import re
from typing import Any

from hustings.core.model import NATURE
from hustings.core.moves import Picks, encode
from hustings.core.record import to_link
from hustings.draw.tree import walk, words
from hustings.ui.parts.movelist import actions
from tests.kit import Kit
from tests.kit import walk as walk_game
from tests.ui.driver import Driver

VERBS = ("go", "done")
LEGAL = [(0, 1, 1), (0, 1, 2), (0, 2, 1), (1,)]


class Words:
    """Labels moves with their numbers."""

    def move(self, obs: Any, seat: int, move: tuple[int, ...], names: Any = ()) -> str:
        """Return a label."""
        return ".".join(map(str, move))


def offered(*already: str) -> list[str]:
    """Return the tokens of the buttons when these tokens are drawn on the board."""
    found = actions(Words(), None, 0, Picks(VERBS, LEGAL), already)  # type: ignore[arg-type]
    return [button[1]["data-do"] for button in found]


def test_what_is_not_drawn_becomes_a_button_and_the_first_is_primary() -> None:
    assert offered() == ["pick:go", "pick:done"]
    assert offered("go") == ["pick:done"]


def test_a_choice_whose_every_next_step_is_drawn_needs_no_button() -> None:
    assert offered("go.1", "go.2") == ["pick:done"]
    assert offered("go.1.1", "go.1.2", "go.2.1") == ["pick:done"]


def test_a_choice_that_can_only_partly_be_drawn_keeps_its_button() -> None:
    assert offered("go.1") == ["pick:go", "pick:done"]
    assert offered("go.1.1", "go.2.1", "done") == ["pick:go"]


def test_seats_are_called_by_their_names_wherever_a_choice_is_offered() -> None:
    """On buttons, cards, regions and in the list, and in what a screen reader says of them."""
    kit = Kit("whistle_stop")
    setup = next(s for s in kit.setups() if s.seats == 4 and s.options["game"])
    walked, made, seen = walk_game(setup, fond="card"), 0, 0
    for p in walked.positions:
        if p.seat == NATURE:
            continue
        made += 1
        if "candidate" not in kit.text.move(p.state, p.seat, p.move).lower() or seen >= 6:
            continue
        seen += 1
        record = walked.record._replace(moves=walked.record.moves[: made - 1])
        driver = Driver(f"r={to_link(record)}&seats=human,human,human,human")
        driver.send(f"take:{p.seat}")
        for size in range(1, len(p.move) + 1):
            driver.send(f"pick:{encode(kit.rules.VERBS, p.move[:size])}")
            said = [words(driver.page)]
            said += [str(e[1]["aria-label"]) for e in walk(driver.page) if "aria-label" in e[1]]
            assert not re.search(r"[Cc]andidate [A-D]\b", " ".join(said))
    assert seen == 6
