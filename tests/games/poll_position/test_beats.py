"""Beats of Poll Position!: the week’s event, turns, voters, the count, the verdict."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

from hustings.core.model import AT_ONCE, SCENE, Beat, Event, Move, Seat
from hustings.core.moves import Picks, encode
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.core.table import Table
from hustings.core.vocabulary import GameEvent
from hustings.draw.look import Look
from hustings.draw.tree import walk
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import beats, cards, rules, tally, text, view
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import REGIONS, WEEKS
from hustings.games.poll_position.events import (
    Closed,
    Counted,
    HonkBegan,
    PlansRevealed,
    ReconciliationBegan,
    Scored,
    ShortageBegan,
    SiteLost,
    TurnBegan,
    VoterTurnedUp,
)
from hustings.games.poll_position.goodwill import EASY, goodwill
from hustings.games.poll_position.info import INFO
from hustings.games.poll_position.state import State
from hustings.games.poll_position.vocabulary import ACT
from hustings.messages.formats import shown
from hustings.ui.effects import SendLater
from hustings.ui.phases import Over
from tests.games.poll_position.driver import (
    HQ,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PRAIRIES,
    QUEBEC,
    TERRITORIES,
    Game,
)
from tests.ui.driver import Driver

RECORDS = Path(__file__).parent.parent.parent / "records" / "poll_position"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class BeatGame(Game):
    """A game that records every beat with the position at that time."""

    def __init__(self, *specialists: int, **options: int) -> None:
        self.beats: list[Beat] = []  # set first, because making a game plays its beginning
        self.scenes: list[tuple[Event, State]] = []
        super().__init__(*specialists, **options)

    def apply(self, seat: Seat, move: Move) -> None:
        """Play a move of a seat or of NATURE, and record its beats."""
        before = self.state.clone()
        state, names = self.state, NAMES[: self.state.seats]
        watch = self

        class Events(list[Event]):
            def append(self, event: Event) -> None:
                nonlocal before
                super().append(event)
                after = state.clone()
                beat = beats.beat(event, before, after, None, names)
                if beat is not None:
                    watch.beats.append(beat)
                watch.scenes.append((event, after))
                before = after

        self.step_events = Events()
        rules.apply(self.state, seat, move, self.step_events)
        self.events += self.step_events
        self.check()

    def since(self, n: int) -> list[str]:
        """Return the texts from the n-th beat on."""
        return [beat.says for beat in self.beats[n:]]

    def at(self, kind: type[GameEvent]) -> State:
        """Return the position with the last event of a class."""
        return next(state for event, state in reversed(self.scenes) if isinstance(event, kind))

    def drawn(self, kind: type[GameEvent]) -> str:
        """Return the class names on the map with the last event of a class."""
        event, state = next(each for each in reversed(self.scenes) if isinstance(each[0], kind))
        look = Look(NAMES[: state.seats], None, last=(event,), recent=(event,), ply=1)
        tree = view.board(state, Picks(rules.VOCABULARY.verbs, []), look)
        return " ".join(str(e[1].get("class", "")) for e in walk(tree)) + " " + tree_text(tree)


def planned_game(
    *regions: int, specialists: tuple[int, ...] = (cards.SURVEY, cards.STAFFING)
) -> BeatGame:
    """Return a game after planning, before its first event."""
    return cast(BeatGame, BeatGame(*specialists).plan(*regions))


def event_of(card: int, *luck: str) -> list[str]:
    """Return the texts of a card, from its reveal to the first turn."""
    game = planned_game(ONTARIO, QUEBEC)
    n = len(game.beats)
    game.luck(f"event.{card}", *luck)
    return game.since(n)[:-1]


def test_plans_are_shown_with_their_player() -> None:
    game = cast(BeatGame, BeatGame().do(f"plan.{ONTARIO}", f"plan.{QUEBEC}", f"plan.{TERRITORIES}"))
    assert [(beat.who, beat.says) for beat in game.beats[-3:]] == [
        (0, "takes Ontario (3 turned away now, 14 by the end)"),
        (1, "takes Quebec (3 turned away now, 14 by the end)"),
        (0, "takes the Territories instead of Ontario"),
    ]


def test_a_change_of_plan_is_shown_with_its_reason() -> None:
    """Beats and log name the reason; without one they name none."""
    game = cast(BeatGame, BeatGame().do(f"plan.{TERRITORIES}", f"plan.{QUEBEC}", f"plan.{ONTARIO}"))
    reason = "takes Ontario instead of the Territories: 14 turned away by the end, not 4"
    assert game.beats[-1].says == reason
    names = ("Ada", "Ben")
    assert text.event(game.events[-1], None, names) == f"Ada {reason.replace('takes', 'took')}."
    game.do(f"plan.{PRAIRIES}")
    assert game.beats[-1].says == "takes the Prairies instead of Quebec"
    game = cast(BeatGame, BeatGame().do(*[f"plan.{ONTARIO}"] * 2, f"plan.{QUEBEC}"))
    assert game.beats[-1].says == (
        "takes Quebec instead of Ontario, where others go: 14 turned away by the end"
    )


def test_goodwill_is_shown_at_the_start_and_in_the_final_sum() -> None:
    game = BeatGame(goodwill=EASY)
    points = goodwill(EASY, 2)
    assert game.beats[-2].says == f"Goodwill: the team starts with +{points} points"
    scored = Scored(12, 15, 4, -3)
    beat = beats.beat(scored, game.state, game.state, None, ("Ada", "Ben"))
    assert beat is not None
    assert beat.says == "Trouble, −10: turnout 12 − complaints 15 − cost 4 − goodwill 3"
    line = text.event(scored, None, ("Ada",))
    assert line == "Turnout 12 − complaints 15 − cost 4 − goodwill 3 = −10 points."


def test_sealed_plans_are_revealed_together() -> None:
    game = cast(BeatGame, BeatGame(sealed=1).do("plan.2", seat=0))
    assert game.beats[-1].says == "seals a plan"
    assert not [beat for beat in game.beats if "Ontario" in beat.says]
    game.do("plan.1", seat=1)
    opened = next(beat for beat in game.beats if beat.length >= SCENE)
    assert opened.says == "The plans are opened: Ada Ontario, Ben Quebec"
    assert game.at(PlansRevealed).observe(None).region == [2, 1]
    assert [beat.length for beat in game.beats if beat.says.startswith("goes")] == [AT_ONCE] * 2


def test_voters_of_a_card_arrive_in_one_scene() -> None:
    assert event_of(cards.GAS_PRICES) == [
        "Gas Prices: A voter comes to each rural district",
        "Gas Prices: 5 voters come to rural districts; engagement is 1",
    ]


def test_a_district_closes_and_its_voters_scatter() -> None:
    assert event_of(cards.QUARANTINE, f"district.{ONT_U}", f"scatter.{ONT_R}") == [
        "Quarantine: A random urban district closes for good",
        "Quarantine: Ontario urban closed for good, 1 site lost",
        "The voters of urban Ontario scatter within Ontario",
    ]
    assert (
        event_of(cards.FOREST_FIRES, "district.15")[-1] == "The voters of the Territories go to HQ"
    )


def test_a_lasting_effect_is_stamped_and_leaves_a_token() -> None:
    for card, luck, stamp, says in (
        (cards.HONK_HONK, (), "SERVES ¼ LESS", "HQ will serve a quarter fewer"),
        (cards.RECONCILIATION, (), "REMOTE COMPLAINTS ×2", "remote complaints will count twice"),
        (
            cards.PERSONNEL_SHORTAGE,
            ("region.2",),
            "STAFFING 2 AP",
            "staffing in Ontario costs 2 AP",
        ),
        (cards.FLASH_FLOODS, ("district.7", f"scatter.{ONT_U}"), "CLOSED", "Ontario rural closed"),
    ):
        game = planned_game(ONTARIO, QUEBEC)
        game.luck(f"event.{card}", *luck)
        assert any(says in beat.says and beat.length >= SCENE for beat in game.beats)
        (kind,) = {
            type(event)
            for event, _ in game.scenes
            if isinstance(event, HonkBegan | ReconciliationBegan | ShortageBegan | Closed)
        }
        assert stamp in game.drawn(kind)
        lasting = game.drawn(TurnBegan)
        assert stamp not in lasting
        assert any(left in lasting for left in ("pp-effect", "pp-closed", "pp-shortage"))


def test_protesters_lower_one_site_after_another() -> None:
    game = planned_game(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.HONK_HONK}")
    game.do(f"open.{ONT_U}").finish_week()
    game.plan(ONTARIO, QUEBEC)
    n = len(game.beats)
    game.luck(f"event.{cards.PROTESTERS}", f"district.{ONT_U}")
    assert game.since(n)[1:-1] == [
        "Protesters in urban Ontario: every site goes down by 1",
        "Protesters: a site of 1 in urban Ontario is gone",
        "Protesters: a site of 1 in urban Ontario is gone",
    ]
    gone = [state.dice(ONT_U) for event, state in game.scenes if isinstance(event, SiteLost)]
    assert gone == [1, 0]


def test_a_strike_is_shown_as_the_choice_of_the_chief() -> None:
    game = planned_game(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.HONK_HONK}").do(f"open.{HQ}", f"open.{HQ}", "staff")
    game.luck("roll.4").do(f"replace.{HQ}.1").finish_week().plan(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.POSTAL_STRIKE}").do("sacrifice.1")
    strike = next(beat for beat in game.beats if "gives up" in beat.says)
    assert (strike.who, strike.says) == (game.state.chief, "gives up a 1 at HQ")


def test_the_captions_of_a_turn_fit_one_line() -> None:
    game = planned_game(ONTARIO, QUEBEC, specialists=(cards.STAFFING, cards.COMMUNICATIONS))
    game.luck(f"event.{cards.HONK_HONK}")
    game.do("staff").luck("roll.2.5").do(f"replace.{ONT_U}.1", f"open.{HQ}", f"reach.{ONT_X}.0")
    mine = [beat.says for beat in game.beats if beat.who == 0][3:]
    assert mine == [
        "in Ontario",
        "rolls 2 and 5",
        "an urban 1 becomes 5",
        "opens a site at HQ",
        "sends a remote voter to HQ",
    ]


def test_two_sites_are_shown_as_two() -> None:
    game = planned_game(ONTARIO, QUEBEC, specialists=(cards.DISTRIBUTION, cards.SURVEY))
    game.luck(f"event.{cards.HONK_HONK}").do(f"open.{ONT_U}")
    assert game.beats[-1].says == "opens 2 urban sites"


def test_arriving_voters_show_their_dice_in_a_fixed_time() -> None:
    game = planned_game(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.HONK_HONK}").end("intend.1.1", "intend.5.0")
    rolls = [beat for beat in game.beats if "turns up" in beat.says]
    assert [beat.says for beat in rolls] == [
        "2 and red: a voter turns up in rural Quebec",
        "6 and purple: a voter turns up at HQ",
    ]
    assert sum(beat.length for beat in rolls) == beats.VOTERS_OF_A_TURN_MS
    assert game.drawn(VoterTurnedUp).count("die rolled") == 1
    assert "pp-colour-urban rolled" in game.drawn(VoterTurnedUp)


def test_fake_news_scatters_headquarters() -> None:
    game = planned_game(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.HONK_HONK}").do(f"reach.{ONT_U}.0").finish_week().plan(ONTARIO, QUEBEC)
    here = game.state.tokens(HQ)
    assert here > 1
    game.luck(f"event.{cards.FAKE_NEWS}", "remain.0", ".".join(["scatter", *["0"] * (here - 1)]))
    assert "The voters at HQ scatter over Canada; one stays" in [b.says for b in game.beats]


@pytest.mark.parametrize("verdict", words.VERDICTS)
def test_the_count_is_shown_region_by_region_and_ends_with_the_verdict(verdict: str) -> None:
    text = (RECORDS / f"{verdict}.json").read_text(encoding="utf-8")
    table = Table(rules, load(text, lambda game: INFO if game == INFO.id else None))
    seen, names = [], NAMES[: table.record.seats]
    for index, step in enumerate(table.log):
        frames = table.frames(index)
        for n, event in enumerate(step.events):
            seen.append(beats.beat(event, frames[n], frames[n + 1], None, names))
    texts = [beat.says for beat in seen if beat is not None]
    regions = (*words.REGIONS[:6], "Headquarters")
    assert [line.split(":")[0] for line in texts[-8:-1]] == list(regions)
    served = re.compile(r": \d+ served, (nobody|\d+) turned away; forecast −?\d+, \w")
    assert all(served.search(line) for line in texts[-8:-1])
    final = table.rules.outcome(table.state).scores[0]
    assert f"forecast {shown(final)}, " in texts[-2], "with headquarters all is known"
    assert texts[-1].startswith(f"{words.VERDICTS[verdict]}, ")
    assert ": turnout " in texts[-1]
    look = Look(names, None, last=(table.log[-1].events[-1],), ply=1)
    tree = view.board(table.state, Picks(rules.VOCABULARY.verbs, []), look)
    poster = next(e for e in walk(tree) if str(e[1].get("class", "")).startswith("pp-poster"))
    assert words.MOODS[verdict].replace(" ", "") in tree_text(poster).replace(" ", "")


def of_class(element: Tree) -> list[str]:
    return str(element[1].get("class", "")).split()


def test_large_scenes_do_not_cover_the_map_during_a_decision() -> None:
    """Large scenes are shown only during playback (`.telling .pp-passing`)."""
    game = planned_game(ONTARIO, QUEBEC)
    game.luck(f"event.{cards.QUARANTINE}", f"district.{ONT_U}", f"scatter.{ONT_R}")
    look = Look(NAMES[:2], None, last=tuple(game.events), recent=tuple(game.events), ply=1)
    seat = game.state.turn.seats[0]
    tree = view.board(
        game.state, Picks(rules.VOCABULARY.verbs, rules.legal(game.state, seat)), look
    )
    notes = [e for e in walk(tree) if e[1].get("class") == "pp-passing"]
    for kind in ("pp-banner", "pp-stamp", "pp-way"):
        inside = [e for each in notes for e in walk(each) if kind in of_class(e)]
        assert inside
        assert len(inside) == len([e for e in walk(tree) if kind in of_class(e)])
    assert any("pp-ring" in str(e[1].get("class", "")) for e in walk(tree))


def test_the_count_shows_each_region_its_sum_and_what_it_promises() -> None:
    """On the board beside the dial, whose needle is turned by the forecast."""
    game = cast(BeatGame, BeatGame().begin(ONTARIO, QUEBEC).to_count().count())
    needles = set()
    for event, state in game.scenes:
        if not isinstance(event, Counted):
            continue
        look = Look(NAMES[:2], None, last=(event,), ply=1)
        tree = view.board(state, Picks(rules.VOCABULARY.verbs, []), look)
        places = tally.counted(state)
        served, away = tally.served(state, places[-1]), tally.turned_away(state, places[-1])
        sum_of_region = f"{served} served, {away} turned away"
        assert f"{words.counted(len(places) - 1)}: {sum_of_region}" in tree_text(tree)
        needles |= {e[1]["transform"] for e in walk(tree) if e[1].get("class") == "pp-needle"}
    assert len(needles) > 2


def test_the_count_takes_about_eight_seconds_region_by_region() -> None:
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send("hash:poll_position?seats=human,human&seed=count-11")
    table = driver.play.table
    while not (table.state.week == WEEKS - 1 and table.state.worker != table.state.chief
               and table.state.turn.prompt == ACT):  # fmt: skip
        driver.send(f"pick:{encode(rules.VOCABULARY.verbs, table.legal(table.seats[0])[-1])}")
    driver.model.prefs.pace = "normal"
    driver.log.clear()
    driver.send("pick:end")
    beats_ms = [e.ms for e in driver.log if isinstance(e, SendLater) and "beat" in e.message]
    assert len(beats_ms) == REGIONS + 2, "each region, headquarters, the verdict"
    assert min(beats_ms) >= 800
    assert 7500 <= sum(beats_ms) <= 8500
    assert driver.play.find_phase(Over) is driver.play.phase


@pytest.mark.parametrize(("week", "whole"), [(4, False), (5, True)])
def test_turns_of_the_last_week_are_shown_in_full(week: int, whole: bool) -> None:
    game = cast(BeatGame, BeatGame().to_week(week).begin(ONTARIO, QUEBEC, card=cards.FORDISM))
    for _ in range(2):
        game.do("staff").luck("roll.6").do(f"replace.{HQ}.1", f"open.{HQ}")
    acts = [beat for beat in game.beats if beat.who == game.state.chief][-6:]
    assert (sum(act.length for act in acts) * 2 <= acts[-1].turn_ms) == whole
