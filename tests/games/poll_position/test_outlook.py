"""What the next event may do to the forecast: as much as it really does when it is turned."""

from __future__ import annotations

import pytest

from hustings.core.moves import Picks
from hustings.draw.look import Look
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import rules, view
from hustings.games.poll_position.cards import (
    ANALYST,
    FAKE_NEWS,
    FORDISM,
    HONK_HONK,
    IDLE_NO_MORE,
    RECONCILIATION,
    SURVEY,
)
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.outlook import MIN_SWING, outlook
from tests.games.poll_position.driver import HQ, ONTARIO, QUEBEC, Game


def swings(state: State) -> dict[int, int]:
    """Return the points of the cards listed."""
    found = outlook(state)
    return dict(found.swings) if found is not None else {}


def panel_text(state: State) -> str:
    """Return the text of the panel of the week."""
    picks = Picks(rules.VOCABULARY.verbs, [])
    return tree_text(view.panels(state, picks, Look(("Ada", "Ben"), None))[0])


@pytest.mark.parametrize("card", [RECONCILIATION, IDLE_NO_MORE, FORDISM])
def test_a_card_changes_the_forecast_as_was_said(card: int) -> None:
    game = Game().plan(ONTARIO, QUEBEC)
    before, said = forecast(game.state, working=True).middle, swings(game.state)
    game.luck(f"event.{card}")
    fell = forecast(game.state, working=True).middle - before
    assert said.get(card, 0) == (fell if fell <= -MIN_SWING else 0)


def test_fake_news_costs_more_the_more_voters_are_at_headquarters() -> None:
    game = Game().to_week(4).begin(ONTARIO, QUEBEC, card=FORDISM)
    few = swings(game.state).get(FAKE_NEWS, 0)
    game.state.down[HQ] += 12
    game.state.sites[6 * HQ + 5] += 4
    assert swings(game.state)[FAKE_NEWS] < min(few, -MIN_SWING)


def test_the_panel_names_the_worst_cards_first() -> None:
    state = Game().state
    found = outlook(state)
    assert found is not None
    points = [swing.points for swing in found.swings]
    assert points == sorted(points)
    said = panel_text(state)
    assert f"{len(points)} of the 17 cards that may come next lower the forecast by 3" in said
    assert f"more: Reconciliation −{-points[0]}, " in said


def test_a_card_that_the_analyst_has_seen_is_the_only_one() -> None:
    game = Game(ANALYST, SURVEY).begin(ONTARIO, QUEBEC).do("look").luck(f"event.{RECONCILIATION}")
    assert set(swings(game.state)) == {RECONCILIATION}
    assert "The next card is known. It is likely to change the forecast: Rec" in panel_text(
        game.state
    )


def test_a_harmless_card_and_the_last_week_say_nothing() -> None:
    game = Game(ANALYST, SURVEY).begin(ONTARIO, QUEBEC, card=FORDISM).do("look")
    game.luck(f"event.{HONK_HONK}")
    assert not swings(game.state)
    game.finish_week()
    last = Game().to_week(5).begin(ONTARIO, QUEBEC, card=FORDISM)
    assert outlook(last.state) is None
    assert "lower the forecast" not in panel_text(last.state)


def test_the_position_stays_as_it_is() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    before = game.state.key()
    outlook(game.state)
    assert game.state.key() == before
