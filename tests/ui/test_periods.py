"""Stepping through the past by rounds, weeks or whatever periods a game has."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.record import load
from hustings.core.score_history import score_history
from hustings.draw.tree import walk
from hustings.ui.play.periods import next_period, previous_period
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver


def ended_game(game: str) -> Driver:
    """Open a kept record at its end by its link."""
    record = load(records(Kit(game))[0].read_text(encoding="utf-8"), catalog.find)
    return Driver(f"r={to_link(record)}")


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_steps_lead_to_the_ends_of_periods_in_both_directions(name: str) -> None:
    play = ended_game(name).play
    latest, there = play.table.at, 0
    found = [there]
    while (later := next_period(play, there)) is not None:
        back = previous_period(play, later.ply)
        assert back is not None
        assert back.ply == there
        there = later.ply
        found.append(there)
    assert there == latest
    assert previous_period(play, 0) is None
    course = score_history(play.table, catalog.review(name))
    assert {sample.ply for sample in course} <= set(found)


def test_the_past_offers_the_ends_of_the_periods_around_it() -> None:
    driver = ended_game("early_states")
    kinds = ("go-prev-period", "go-next-period")

    def steps() -> list[str]:
        return [
            e[1]["data-do"]
            for e in walk(driver.page)
            if e[1].get("class", "").split()[-1:] and e[1]["class"].split()[-1] in kinds
        ]

    assert not steps()
    driver.send("past:0")
    (onward,) = steps()
    driver.send(onward)
    assert driver.play.viewed_ply == int(onward.removeprefix("past:"))
    back, _ = steps()
    assert back == "past:0"
