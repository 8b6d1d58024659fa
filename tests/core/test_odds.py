"""Storing odds and looking them up."""

from __future__ import annotations

from hustings import catalog
from hustings.core.odds import Odds, changed_options, dump_odds, find_odds, parse_odds

INFO = catalog.info("whistle_stop")
DEFAULTS = {option.key: option.default for option in INFO.options}
ROWS = (
    Odds(2, "hard", {}, 31.5, 100),
    Odds(2, "hard", {"game": 1}, 40.0, 100),
    Odds(3, "hard", {}, 20.0, 100),
)


def test_odds_survive_writing_and_reading() -> None:
    assert parse_odds(dump_odds(ROWS)) == ROWS
    assert ROWS[0].share == 0.315


def test_odds_are_found_by_seats_level_and_options() -> None:
    assert find_odds(ROWS, INFO, 2, "hard", DEFAULTS) == ROWS[0]
    assert find_odds(ROWS, INFO, 3, "hard", DEFAULTS) == ROWS[2]
    assert find_odds(ROWS, INFO, 2, "hard", DEFAULTS | {"game": 1}) == ROWS[1]


def test_unmeasured_set_ups_have_no_odds() -> None:
    assert find_odds(ROWS, INFO, 4, "hard", DEFAULTS) is None
    assert find_odds(ROWS, INFO, 2, "easy", DEFAULTS) is None
    assert find_odds(ROWS, INFO, 3, "hard", DEFAULTS | {"game": 1}) is None


def test_an_option_without_effect_at_a_table_is_ignored() -> None:
    """The solo rival does not matter at a table of two."""
    info, rows = catalog.info("early_states"), (Odds(1, "", {"rival": 1}, 3.0, 10),)
    chosen = {option.key: 1 for option in info.options}
    assert changed_options(info, chosen, 1) == {"rival": 1}
    assert changed_options(info, chosen, 2) == {"start": 1}
    assert find_odds((*rows, Odds(2, "easy", {}, 9.0, 10)), info, 2, "easy", chosen) is not None


def test_options_that_no_row_names_are_ignored() -> None:
    assert changed_options(INFO, DEFAULTS | {"order": 2}, 2) == {"order": 2}
    assert find_odds(ROWS, INFO, 2, "hard", DEFAULTS | {"order": 2}) == ROWS[0]
