"""What partners say before they act, and what has moved the forecast."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hustings.core.model import Event
from hustings.core.record import make
from hustings.core.table import Table
from hustings.core.talk import STEADY, Swing, Swings
from hustings.core.vocabulary import of_kind
from hustings.games.poll_position import names as words
from hustings.games.poll_position import rules, talk, tally
from hustings.games.poll_position.board import MARITIMES
from hustings.games.poll_position.cards import (
    ADDS,
    ANALYST,
    FAKE_NEWS,
    GAS_PRICES,
    HONK_HONK,
    PERSONNEL_SHORTAGE,
    PROTESTERS,
    QUARANTINE,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.events import (
    CardOver,
    CardRevealed,
    Looked,
    Placed,
    PlanChanged,
    Stayed,
    TurnBegan,
)
from hustings.games.poll_position.forecast import forecast
from hustings.games.poll_position.info import INFO
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.unserved import unserved_voters
from hustings.messages.formats import number
from tests.games.poll_position.driver import HQ, ONTARIO, PRAIRIES, QUEBEC, Game
from tests.games.poll_position.test_beats import planned_game

NAMES = ("Ada", "Ben", "Cleo")


def spoken(game: Game, kind: Any, before: State, viewer: int | None) -> str:
    """Return what is said with the last event of a kind."""
    event: Event = of_kind(game.events, kind)[-1]
    return talk.speech(event, before, game.state, viewer, NAMES)


def crowd(game: Game, region: int, voters: int = 4) -> None:
    """Have more voters wait in the districts of a region."""
    for place in range(3 * region, 3 * region + 3):
        game.state.down[place] += voters


def test_a_plan_leaves_the_most_crowded_region_to_a_player_without_one() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    crowd(game, QUEBEC)
    before = game.state.clone()
    game.do(f"plan.{ONTARIO}")
    chief = game.state.chief
    listener = (chief + 1) % 3
    said = spoken(game, Placed, before, listener)
    assert said.startswith("“I take Ontario: ")
    assert said.endswith("by the end; you mind Quebec”")
    assert spoken(game, Placed, before, None).endswith("nobody minds Quebec yet”")


def test_a_plan_is_kept_or_changed_aloud() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    crowd(game, MARITIMES)
    game.do(f"plan.{ONTARIO}", f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    before = game.state.clone()
    game.do("stay")
    assert spoken(game, Stayed, before, 0) == "“I stay in Ontario; nobody minds the Maritimes yet”"
    before = game.state.clone()
    game.do(f"plan.{PRAIRIES}")
    said = spoken(game, PlanChanged, before, 0)
    assert said == "“I go to the Prairies, not to Ontario; nobody minds the Maritimes yet”"


def test_a_turn_leaves_a_place_only_to_those_who_are_still_to_come() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    chief = game.state.chief
    before = game.state.clone()
    game.begin(*[ONTARIO] * 3, card=FAKE_NEWS)
    game.state.down[HQ] += 9
    later, now = (chief + 1) % 3, chief
    assert spoken(game, TurnBegan, before, later) == "“I work in Ontario now; you mind HQ”"
    assert spoken(game, TurnBegan, before, now) == "“I work in Ontario now”"


def test_a_look_ahead_says_what_comes() -> None:
    game = Game(ANALYST, STAFFING).begin(ONTARIO, QUEBEC)
    while game.state.specialist[game.state.worker] != ANALYST:
        game.end()
    before = game.state.clone()
    game.do("look").luck(f"event.{FAKE_NEWS}")
    said = spoken(game, Looked, before, 1)
    assert said.startswith("“Week 2 brings Fake News. ")


def swings_of(seed: str) -> Iterator[tuple[CardOver, Swing, int, int]]:
    """Yield each card of a game of idle players: what it changed, the forecast before and after."""
    record = make(INFO, 2, {}, seed)
    table = Table(rules, record)
    while not table.over:
        seat = table.seats[0]
        table.play(seat, table.legal(seat)[-1])
    swings, before = Swings(), 0
    for index, step in enumerate(table.log):
        frames = table.frames(index)
        for n, event in enumerate(step.events):
            if isinstance(event, CardRevealed):
                before = forecast(frames[n], working=True).middle
            if isinstance(event, CardOver):
                after = forecast(frames[n + 1], working=True).middle
                yield event, swings.find(table, talk, index, n), before, after


def test_a_card_that_moves_the_forecast_says_from_where_to_where() -> None:
    """Measured from its reveal until all it does is done, however many steps of luck that takes."""
    spoken = 0
    for seed in range(12):
        for event, swing, before, after in swings_of(f"swing-{seed}"):
            if abs(after - before) < talk.MIN_CARD_SWING:
                assert swing == STEADY
                continue
            spoken += 1
            numbers = (number(each, signDisplay="exceptZero") for each in (before, after))
            both = " to ".join(numbers)
            assert swing.phrase.endswith(f"forecast {both}")
            moved = "rose" if after > before else "fell"
            assert swing.sentence.endswith(f": the forecast {moved} from {both}.")
            assert swing.sentence.startswith(words.CARDS[event.card])
            good_news = after > before and event.card not in ADDS
            assert ("less harm than feared" in swing.sentence) == good_news
    assert spoken >= 5


def test_a_reveal_alone_does_not_lower_the_forecast() -> None:
    """The turns of the week are still to come; that the card brings no voters is good news."""
    for card, luck in (
        (HONK_HONK, ()),
        (PERSONNEL_SHORTAGE, ("region.2",)),
        (QUARANTINE, ("district.0",)),
        (PROTESTERS, ("district.0",)),
    ):
        seen = planned_game(ONTARIO, QUEBEC)
        before = forecast(seen.state, working=True).middle
        seen.luck(f"event.{card}")
        assert forecast(seen.at(CardRevealed), working=True).middle >= before, card
        seen.luck(*luck)


def test_voters_of_a_card_are_expected_once() -> None:
    """With its last voter all that a card does is done."""
    seen = planned_game(ONTARIO, QUEBEC)
    seen.luck(f"event.{GAS_PRICES}")
    states = (seen.at(CardRevealed), seen.at(CardOver), seen.state)
    ends = [forecast(state, working=True).middle for state in states]
    assert len(set(ends)) == 1


def own_swing(game: Game, *tokens: str, luck: str = "") -> Swing:
    """Return what the last event of some moves has changed, measured from the last move."""
    *first, last = tokens
    game.do(*first)
    before = game.state.clone()
    game.do(last)
    if luck:
        game.luck(luck)
    return talk.swing(game.events[-1], lambda: before, game.state)


def test_a_players_own_move_says_why_the_forecast_has_changed() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    dear = own_swing(game, "open.8").own
    assert dear.startswith("forecast ")
    assert dear.endswith(": 3 AP usually bring more, room for 1 more")


def test_a_good_move_names_no_action_points() -> None:
    game = Game().begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    crowd(game, ONTARIO)
    game.do("staff").luck("roll.6")
    good = own_swing(game, "replace.7.1").own
    assert "usually" not in good
    assert "fewer turned away" in good


def test_an_act_clearly_better_than_expected_says_so() -> None:
    game = Game().begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    crowd(game, ONTARIO)
    game.do("staff").luck("roll.6")
    before = forecast(game.state, working=True).middle
    said = own_swing(game, "replace.7.1").own
    assert forecast(game.state, working=True).middle - before >= talk.CLEARLY_BETTER
    assert ": more than expected, " in said
    assert "more than expected" not in own_swing(game, f"open.{HQ}").own


def test_voters_turned_away_fall_as_the_numbers_on_the_map_do() -> None:
    game = Game().begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    crowd(game, ONTARIO)
    game.do("staff").luck("roll.6")
    before = game.state.clone()
    said = own_swing(game, "replace.7.1").own
    fewer = sum_of_badges(before) - sum_of_badges(game.state)
    assert fewer > 0
    assert f"{fewer} fewer turned away" in said


def sum_of_badges(state: State) -> int:
    """Return the sum of the red numbers on the map."""
    return sum(each.rounded for each in unserved_voters(state))


def test_dice_that_cost_another_point_say_so() -> None:
    game = Game().to_week(5).begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    costs = [tally.cost(game.state)]
    said = []
    for _ in range(4):
        said.append(own_swing(game, "open.16").own)
        costs.append(tally.cost(game.state))
    dearer = [new // 10 > old // 10 for old, new in pairwise(costs)]
    assert any(dearer)
    assert ["dice cost 1 point more" in each for each in said] == dearer


def test_a_survey_says_what_it_has_found_once() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    swing = own_swing(game, "survey", luck="turn.4.4.4")
    assert swing.own.endswith(": 1 AP usually brings more, the voters turned count 12, not about 7")
