"""Odds as they are kept and looked up."""

from __future__ import annotations

from hustings import catalog
from hustings.core.odds import Odds, changed_options, dump_odds, find_odds, parse_odds

INFO = catalog.info("whistle_stop")
GIVEN = {option.key: option.default for option in INFO.options}
ROWS = (
    Odds(2, "hard", {}, 31.5, 100),
    Odds(2, "hard", {"game": 1}, 40.0, 100),
    Odds(3, "hard", {}, 20.0, 100),
)


def test_what_is_written_is_read() -> None:
    assert parse_odds(dump_odds(ROWS)) == ROWS
    assert ROWS[0].share == 0.315


def test_what_was_measured_is_found_by_seats_level_and_options() -> None:
    assert find_odds(ROWS, INFO, 2, "hard", GIVEN) == ROWS[0]
    assert find_odds(ROWS, INFO, 3, "hard", GIVEN) == ROWS[2]
    assert find_odds(ROWS, INFO, 2, "hard", GIVEN | {"game": 1}) == ROWS[1]


def test_what_was_not_measured_is_not_told() -> None:
    assert find_odds(ROWS, INFO, 4, "hard", GIVEN) is None
    assert find_odds(ROWS, INFO, 2, "easy", GIVEN) is None
    assert find_odds(ROWS, INFO, 3, "hard", GIVEN | {"game": 1}) is None


def test_an_option_that_makes_no_difference_there_is_passed_over() -> None:
    """Whom one runs against alone is nothing to a table of two."""
    info, rows = catalog.info("early_states"), (Odds(1, "", {"rival": 1}, 3.0, 10),)
    chosen = {option.key: 1 for option in info.options}
    assert changed_options(info, chosen, 1) == {"rival": 1}
    assert changed_options(info, chosen, 2) == {"start": 1}
    assert find_odds((*rows, Odds(2, "easy", {}, 9.0, 10)), info, 2, "easy", chosen) is not None


def test_options_that_no_row_names_make_no_difference() -> None:
    assert changed_options(INFO, GIVEN | {"order": 2}, 2) == {"order": 2}
    assert find_odds(ROWS, INFO, 2, "hard", GIVEN | {"order": 2}) == ROWS[0]
