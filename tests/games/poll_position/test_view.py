"""The drawing: click targets and their size, labels, no hidden information."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hustings.core.model import CHANCE, OVER, Move, Turn
from hustings.core.moves import Picks, verb_index
from hustings.core.protocols import Arrangement, Tree
from hustings.draw.box import Box
from hustings.draw.lettering import width
from hustings.draw.look import Look
from hustings.draw.tree import num, walk
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import headline, rules, tally, text, view
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import DISTRICTS, MARITIMES, PACIFIC, PLACES, REGIONS
from hustings.games.poll_position.cards import (
    ANALYST,
    FAKE_NEWS,
    LIAISON,
    PERSONNEL_SHORTAGE,
    RETURNING,
    STAFFING,
    SURVEY,
    WEXIT,
)
from hustings.games.poll_position.goodwill import BOOK, EASY, HARD, goodwill
from hustings.games.poll_position.names import VERDICTS
from hustings.games.poll_position.names import place as place_name
from hustings.games.poll_position.view import regions as regions_view
from hustings.games.poll_position.view.layout import LETTERS, TALL_LAYOUT, WIDE_LAYOUT, Layout
from hustings.games.poll_position.view.verdict import verdict_poster
from hustings.messages import formats
from tests.games.poll_position.driver import (
    HQ,
    ONT_R,
    ONT_U,
    ONTARIO,
    PRAIRIES,
    QUEBEC,
    TERRITORIES,
    Game,
)

NAMES = ("Ada", "Ben")
PHONE = 344 / TALL_LAYOUT.width
"""CSS pixels per unit of the map on a phone 360 pixels wide."""
SHAPES = pytest.mark.parametrize("size", [WIDE_LAYOUT, TALL_LAYOUT], ids=["wide", "tall"])


def picks(game: Game, chosen: Move = ()) -> Picks:
    """Return the choices of the seat that decides."""
    seats = game.state.turn.seats
    return Picks(rules.VOCABULARY.verbs, rules.legal(game.state, seats[0]) if seats else [], chosen)


def look(game: Game, **more: Any) -> Look:
    """Return the look of a spectator."""
    return Look(names=("Ada", "Ben", "Cleo", "Dan")[: game.state.seats], viewer=None, **more)


def drawn(game: Game, chosen: Move = (), **more: Any) -> Tree:
    """Return the map."""
    return view.board(game.state, picks(game, chosen), look(game, **more))


def panel_text(game: Game, **more: Any) -> str:
    """Return the text of the panels."""
    return " ".join(tree_text(p) for p in view.panels(game.state, picks(game), look(game, **more)))


def clicks(tree: Tree) -> set[str]:
    """Return the messages of all click targets on the map."""
    return {e[1]["data-do"][5:] for e in walk(tree) if e[1].get("data-do", "").startswith("pick:")}


def overlap(a: Box, b: Box) -> bool:
    """Return whether two boxes cover a common part."""
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@SHAPES
def test_places_do_not_overlap_and_lie_on_the_map(size: Layout) -> None:
    boxes = [*(each.box for each in size.plaques), size.strip, size.mat, *size.heads]
    for i, box in enumerate(boxes):
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.w <= size.width
        assert box.y + box.h <= size.height
        assert not any(overlap(box, other) for other in boxes[:i])


@SHAPES
def test_parts_of_a_place_lie_inside_it_and_do_not_overlap(size: Layout) -> None:
    for place in size.plaques:
        inner = (place.dice, place.queue)
        for box in (*inner, place.opens, place.reaches):
            assert place.box.x <= box.x
            assert place.box.y <= box.y
            assert box.x + box.w <= place.box.x + place.box.w
            assert box.y + box.h <= place.box.y + place.box.h
        assert not overlap(*inner)
        assert not overlap(place.opens, place.reaches)
        for button, home in ((place.plus, place.opens), (place.arrow, place.reaches)):
            assert home.x <= button.x
            assert button.x + button.w <= home.x + home.w
            assert home.y <= button.y
            assert button.y + button.h <= home.y + home.h
            assert not any(overlap(button, box) for box in inner)


@SHAPES
def test_everything_to_click_is_at_least_24_pixels(size: Layout) -> None:
    """On a phone, and on a screen of 1024 by 768, where the wide board is its smallest."""
    shown = PHONE if size.tall else 676 / WIDE_LAYOUT.width
    games = (
        (Game(), ()),
        (Game().begin(ONTARIO, QUEBEC), ()),
        (Game().begin(ONTARIO, QUEBEC).do("staff").luck("roll.4"), ()),
        (Game().begin(ONTARIO, QUEBEC), (verb_index(rules.VOCABULARY.verbs, "open"),)),
    )
    for game, chosen in games:
        targets = 0
        for element in walk(drawn(game, chosen, tall=size.tall)):
            if str(element[1].get("data-do", "")).startswith("pick:"):
                rect = next(e for e in walk(element) if e[0] == "rect")
                assert float(rect[1]["width"]) * shown >= 24
                assert float(rect[1]["height"]) * shown >= 24
                targets += 1
        assert targets


def test_playback_offers_the_moves_of_the_latest_position() -> None:
    """The position shown is older than the moves: places and regions are offered by the moves."""
    acting = Game().begin(ONTARIO, QUEBEC)
    head = picks(acting)
    earlier = Game().begin(ONTARIO, QUEBEC, card=3).state
    earlier.turn, earlier.pending = Turn(CHANCE, (), v.INTENDING), (1,)
    tree = view.board(earlier, head, look(acting))
    assert clicks(tree) == clicks(drawn(acting))
    planned = Game().do(f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    assert clicks(view.board(earlier, picks(planned), look(acting))) == clicks(drawn(planned))


def test_regions_are_clicked_in_planning() -> None:
    assert clicks(drawn(Game())) == {f"plan.{region}" for region in range(6)}
    game = Game().do(f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    assert clicks(drawn(game)) == {"stay", *(f"plan.{r}" for r in (0, 1, 3, 4, 5))}


def test_dice_open_and_voters_reach_out_with_one_click() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    assert clicks(drawn(game)) == {
        *(f"open.{place}" for place in (6, 7, 8, HQ)),
        *(f"reach.{place}.0" for place in (6, 7, 8)),
    }


def test_a_choice_between_voters_or_dice_is_asked_for() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC, card=3).do("survey").luck("turn.1.2.3")
    assert f"reach.{ONT_U}" in clicks(drawn(game))
    game.do(f"open.{ONT_U}", "staff").luck("roll.5").do(f"replace.{ONT_U}.1", "staff")
    game.luck("roll.4")
    assert f"replace.{ONT_U}.5" not in clicks(drawn(game)), "a swap for the worse is asked about"
    assert f"replace.{ONT_R}.1" in clicks(drawn(game))


def test_a_rolled_die_takes_the_place_of_the_lowest_with_one_click() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC, card=3).do(f"open.{ONT_U}")
    game.do("staff").luck("roll.3").do(f"replace.{ONT_U}.1", "staff").luck("roll.4")
    assert f"replace.{ONT_U}.1" in clicks(drawn(game))
    puzzle = drawn(game, quiz=True)
    assert f"replace.{ONT_U}" in clicks(puzzle), "a puzzle leaves the choice open"


def test_the_best_places_of_a_rolled_die_are_lit_and_harm_is_marked() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC)
    game.do("staff").luck("roll.6").do(f"replace.{ONT_U}.1", "staff").luck("roll.4")
    lit, marked = (
        {each[1]["data-do"] for each in walk(drawn(game)) if kind in each[1].get("class", "")}
        for kind in ("pp-best", "pp-worse")
    )
    assert lit
    assert f"pick:replace.{ONT_U}" not in lit
    assert marked == {f"pick:replace.{ONT_U}"}, "4 for 6"
    assert text.move(game.state, 0, (v.V_REPLACE, ONT_U, 6)).endswith("6 becomes only 4, cost −2")


def test_the_panel_lists_the_events_that_may_still_come() -> None:
    game = Game(SURVEY, STAFFING)
    assert "5 events still come, out of these 17" in panel_text(game)
    assert panel_text(game).count("dangerous") == 3
    game.begin(ONTARIO, QUEBEC, card=FAKE_NEWS)
    said = panel_text(game)
    assert "4 events still come, out of these 16" in said
    assert said.count("dangerous") == 2
    game.finish_week().to_week(5).begin(ONTARIO, QUEBEC, card=WEXIT)
    assert "still come" not in panel_text(game), "every event is known"


def test_the_region_to_stay_in_is_lit_and_has_a_button() -> None:
    game = Game().do("plan.2", "plan.2")
    stays = [each[1] for each in walk(drawn(game)) if each[1].get("data-do") == "pick:stay"]
    assert [each["data-laid"] for each in stays] == ["stay"]


def test_specialists_choices_are_completed_on_the_map() -> None:
    split = verb_index(rules.VOCABULARY.verbs, "split")
    game = Game(RETURNING, STAFFING).begin(ONTARIO, QUEBEC)
    game.do("staff").luck("roll.5").do(f"replace.{ONT_U}.1")
    new = {f"split.{ONT_U}.5.{d}" for d in (6, 7, 8)}
    assert clicks(drawn(game, (split, ONT_U, 5))) == new
    assert clicks(drawn(game, (split,))) == new, "there is one die to be lowered"
    liaise = verb_index(rules.VOCABULARY.verbs, "liaise")
    game = Game(LIAISON, 2).begin(PRAIRIES, ONTARIO)
    there = {f"liaise.2.{d}" for d in (9, 10, 11)}
    assert clicks(drawn(game, (liaise, 2))) == there
    assert clicks(drawn(game, (liaise,))) == there, "a step without a choice is no step"


def test_only_places_and_regions_are_click_targets() -> None:
    strike = Game().begin(ONTARIO, QUEBEC)
    strike.do(f"open.{HQ}", f"open.{HQ}", "staff").luck("roll.4").do(f"replace.{HQ}.1")
    sacrifice = verb_index(rules.VOCABULARY.verbs, "sacrifice")
    dice = Picks(rules.VOCABULARY.verbs, [(sacrifice, 1), (sacrifice, 4)], (sacrifice,))
    tree = view.board(strike.state, dice, look(strike))
    assert clicks(tree) == set(), "a die of headquarters is no district"
    unserved_in = Game().begin(ONTARIO, QUEBEC)
    staff = verb_index(rules.VOCABULARY.verbs, "staff")
    areas = Picks(rules.VOCABULARY.verbs, [(staff, 1), (staff, 2)], (staff,))
    assert clicks(view.board(unserved_in.state, areas, look(unserved_in))) == set(), (
        "nor is an area"
    )
    liaise = verb_index(rules.VOCABULARY.verbs, "liaise")
    borrowed = Picks(rules.VOCABULARY.verbs, [(liaise, 6, 1), (liaise, 6, 2)], (liaise, 6))
    assert clicks(view.board(unserved_in.state, borrowed, look(unserved_in))) == set()
    game = Game().do(f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    plan = verb_index(rules.VOCABULARY.verbs, "plan")
    assert clicks(drawn(game, (plan,))) == {f"plan.{region}" for region in (0, 1, 3, 4, 5)} | {
        "stay"
    }


def test_a_click_on_an_impossible_place_says_why() -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    refusals = {e[1]["data-do"] for e in walk(drawn(game)) if "why:" in e[1].get("data-do", "")}
    assert "why:open.0" in refusals
    assert f"why:reach.{HQ}" in refusals


@SHAPES
def test_a_click_on_a_place_opens_the_close_up_of_its_region(size: Layout) -> None:
    game = Game().begin(ONTARIO, QUEBEC)

    def board(*messages: str, **more: Any) -> Tree:
        arranged: Arrangement = view.INITIAL_ARRANGEMENT
        for message in messages:
            arranged = arranged.after(message.removeprefix("arrange:"), 0)
        return drawn(game, tall=size.tall, arranged=arranged, **more)

    far = board()
    close_ups = {e[1]["data-do"] for e in walk(far) if "arrange:near" in e[1].get("data-do", "")}
    assert close_ups == {f"arrange:near.{each}" for each in range(8)}, "the score has one too"
    for region in range(7):
        close = board(f"arrange:near.{region}")
        sheet = next(e for e in walk(close) if "pp-near" in e[1].get("class", ""))
        label = tree_text(sheet)
        assert label.count("by the end") >= (3 if region < TERRITORIES else 1)
        if region in (ONTARIO, REGIONS):
            assert any(e[1].get("data-do", "").startswith("pick:open") for e in walk(sheet))
        else:
            assert any(e[1].get("data-do", "").startswith("why:open") for e in walk(sheet))
        assert not any("arrange:near" in e[1].get("data-do", "") for e in walk(sheet))
        assert clicks(close) == clicks(far)
    assert board("arrange:near.2", "arrange:map") == far
    assert board("arrange:near.8") == far
    moved = board("arrange:near.2", ply=1)
    assert not any("pp-near" in e[1].get("class", "") for e in walk(moved)), (
        "a move closes the close-up"
    )


@SHAPES
def test_a_close_up_covers_the_frames_of_the_last_move(size: Layout) -> None:
    game = Game().begin(ONTARIO, QUEBEC).do(f"open.{ONT_U}")
    close = view.INITIAL_ARRANGEMENT.after(f"near.{ONTARIO}", 0)
    tree = drawn(game, tall=size.tall, arranged=close, last=tuple(game.events[-1:]))
    order = [each[1].get("class", "").split()[:1] for each in walk(tree)]
    assert order.index(["pp-ring"]) < order.index(["pp-near"])
    game.do("staff").luck("roll.6")
    tree = drawn(game, tall=size.tall, arranged=close)
    order = [each[1].get("class", "").split()[:1] for each in walk(tree)]
    rolled = [each[1].get("class", "") for each in walk(tree)].index("die pp-rolled rolled")
    assert rolled > order.index(["pp-near"]), "the die lies above it"


@pytest.mark.parametrize("place", range(PLACES))
def test_every_place_has_a_label_of_its_content(place: int) -> None:
    labels = [
        e[1]["aria-label"]
        for e in walk(drawn(Game().begin(ONTARIO, QUEBEC)))
        if "pp-place" in e[1].get("class", "")
    ]
    assert len(labels) == PLACES
    assert all("1 voter face down; sites 1; capacity" in label for label in labels)
    assert labels[place]


def test_only_surveyed_voters_show_their_value() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC)
    before = [e[2] for e in walk(drawn(game)) if "pp-up" in e[1].get("class", "")]
    assert not before
    game.do("survey").luck("turn.1.2.4")
    up = [tree_text(e) for e in walk(drawn(game)) if "pp-up" in e[1].get("class", "")]
    assert sorted(up) == ["1", "2", "4"]
    assert "face up 4" in tree_text(drawn(game))
    shown = [
        tree_text(e) for e in walk(drawn(game)) if e[1].get("class", "").startswith("pp-voters")
    ]
    assert "4" in shown, "no second number beside the one on the ballot"


def test_a_closed_district_is_labelled_closed() -> None:
    game = Game().begin(0, 0, card=12).luck(f"district.{ONT_U}", f"scatter.{ONT_R}")
    assert "Ontario urban: closed by Quarantine" in tree_text(drawn(game))
    assert "It hit urban Ontario." in panel_text(game)


def test_the_panels_show_event_team_and_forecast() -> None:
    game = Game(ANALYST, STAFFING).begin(ONTARIO, QUEBEC, card=10).luck(f"region.{ONTARIO}")
    game.do("look").luck("event.0")
    text = panel_text(game)
    for words in (
        "Personnel Shortage",
        "staffing costs 2 AP in Ontario",
        "Next week Environmentalism engagement +1",
        "Data Analyst",
        "★ chief",
        "3 AP",
        "Counted now",
        "With the team at work",
        "39 action points are left",
    ):
        assert words in text
    assert "Short of personnel" in tree_text(drawn(game))


def test_the_effects_of_a_card_are_listed_while_recent() -> None:
    game = Game().begin(ONTARIO, QUEBEC, card=16)
    text = panel_text(game, recent=tuple(game.events))
    assert "Voters came to the urban Prairies, the rural Prairies and the remote Prairies." in text


def test_sealed_plans_are_not_drawn() -> None:
    game = Game(sealed=1).do("plan.2", seat=0)
    obs = game.state.observe(0)
    tree = view.board(obs, Picks(rules.VOCABULARY.verbs, []), look(game))
    assert not [e for e in walk(tree) if "pp-pawn" in e[1].get("class", "")]
    assert "sealed plan" in " ".join(
        tree_text(p) for p in view.panels(obs, picks(game), look(game))
    )


@pytest.mark.parametrize("kind", [BOOK, EASY, HARD])
def test_goodwill_is_a_line_of_the_sheet_and_a_number_of_the_verdict(kind: int) -> None:
    """Forecasts mention it; the game of the rule book has none."""
    game = Game(SURVEY, STAFFING, ANALYST, LIAISON, goodwill=kind)
    points = formats.number(goodwill(kind, 4), signDisplay="exceptZero")
    shown = view.board(game.state, picks(game), look(game))
    counted_in = f"Goodwill of {points} is counted in"
    titles = [tree_text(e) for e in walk(shown) if e[0] == "title"]
    assert any(counted_in in title for title in titles) == bool(kind)
    panels = view.panels(game.state, picks(game), look(game))
    assert any(counted_in in tree_text(panel) for panel in panels) == bool(kind)
    game.begin(0, 0, 0, 0).to_count().count()
    shown = view.board(game.state, picks(game), look(game, last=tuple(game.events)[-1:]))
    labels = [tree_text(e) for e in walk(shown) if e[1].get("class") == "pp-sum-label"]
    assert ("Goodwill" in labels) == bool(kind)
    rows = [tree_text(e) for e in walk(view.panels(game.state, picks(game), look(game))[0])]
    assert any(row == f"Goodwill {formats.number(goodwill(kind, 4))}" for row in rows) == bool(kind)


@pytest.mark.parametrize("size", [WIDE_LAYOUT, TALL_LAYOUT])
@pytest.mark.parametrize("verdict", VERDICTS)
def test_no_number_of_the_verdict_is_cut(
    size: Layout, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = tally.Sheet(128, 30, 106, 25, 10, -10, -25, verdict)
    monkeypatch.setattr(tally, "sheet", lambda _: sheet)
    poster = verdict_poster(Game().state, size)
    labels = [tree_text(e) for e in walk(poster) if e[1].get("class") == "pp-sum-label"]
    assert labels == ["Turnout 128", "Complaints", "Cost 106", "Goodwill", VERDICTS[verdict]]


def test_the_score_sheet_adds_up_line_by_line() -> None:
    game = Game().begin(TERRITORIES, TERRITORIES).to_count().count()
    sheet = view.panels(game.state, picks(game), look(game))[0]
    rows = [tree_text(e) for e in walk(sheet) if e[0] == "tr"]
    assert len(rows) == 1 + 7 + 17 + 1 + 4
    counted = {event["place"]: event for event in game.event_fields("counted")}
    assert rows[2].startswith("urban 1 1 1")
    assert rows[2].endswith(f"{counted[0]['turnout']} 1 {counted[0]['complaints']}")
    assert rows[-1].startswith("Final score: Disaster −")


def test_the_count_shows_counted_regions_only() -> None:
    game = Game().begin(TERRITORIES, TERRITORIES).to_count()
    for counted in range(7):
        obs = game.state.observe(None)
        sheet, *others = view.panels(obs, picks(game), look(game))
        assert len([e for e in walk(sheet) if e[0] == "tbody"]) == counted
        assert not [e for e in walk(sheet) if e[0] == "tfoot"]
        line = f"{text.prompt(obs, NAMES)} {headline.summary(text.progress(obs), NAMES)}"
        texts = " ".join(tree_text(tree) for tree in (sheet, *others))
        assert "Final score" not in texts + line
        events = game.event_fields("counted")
        turnout = sum(each["turnout"] for each in events)
        away = sum(max(0, each["turnout"] - each["capacity"]) for each in events)
        served = f"{turnout - away} served, {away or 'nobody'} turned away"
        assert not counted or served in line
        game.count_next()
    assert game.state.turn.mode == OVER


@SHAPES
def test_many_dice_are_drawn_as_counts_inside_their_place(size: Layout) -> None:
    game = Game(2, STAFFING).begin(ONTARIO, ONTARIO).do(*[f"open.{ONT_U}"] * 4)
    assert len(game.sites(ONT_U)) == 9
    game.finish_week().begin(ONTARIO, ONTARIO, card=14).end().do(*[f"open.{ONT_U}"] * 4)
    tree = drawn(game, tall=size.tall)
    assert [e for e in walk(tree) if e[0] == "text" and e[2] == ["×17"]]
    for number, box in enumerate(size.plaques):
        name = "Headquarters" if number == HQ else place_name(number)
        place = next(e for e in walk(tree) if e[1].get("aria-label", "").startswith(f"{name}:"))
        for die in (e for e in walk(place) if e[1].get("class", "").startswith("die ")):
            x, y = (float(each) for each in die[1]["transform"][10:].split(")")[0].split())
            assert box.dice.x <= x <= box.dice.x + box.dice.w
            assert box.dice.y <= y <= box.dice.y + box.dice.h


@SHAPES
def test_a_badge_shows_unserved_voters_and_its_tooltip_the_details(size: Layout) -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    tree = drawn(game, tall=size.tall)
    titles = [tree_text(e) for e in walk(tree) if "pp-turned-away" in e[1].get("class", "")]
    assert len(titles) == PLACES
    assert "by the end if nobody does more" in titles[0]
    assert titles[0].startswith("Voters turned away: about 1.3 now, 4.4 by the end")
    assert titles[0].endswith(" 1")
    assert not re.search(r"\d short", tree_text(tree)), "one word for it everywhere"
    assert "By the end" in panel_text(game)


@SHAPES
def test_each_place_in_reach_has_a_button_for_each_action(size: Layout) -> None:
    tree = drawn(Game().begin(ONTARIO, QUEBEC), tall=size.tall)
    buttons = [e for e in walk(tree) if e[1].get("class", "").startswith("pp-button")]
    assert len(buttons) == 4 + 3, "a site in each district and at HQ, a voter in each district"
    labels = [tree_text(each).strip() for each in buttons]
    assert sorted(labels) == [""] * 7 if size.tall else ["site"] * 4 + ["voter"] * 3
    if size.tall:
        legend = next(e for e in walk(tree) if e[1].get("class") == "pp-legend")
        assert "open a site" in tree_text(legend)


@SHAPES
def test_a_long_queue_has_three_ballots_at_most_and_its_number(size: Layout) -> None:
    game = Game().begin(ONTARIO, QUEBEC)
    game.state.down[HQ] = 10
    tree = drawn(game, tall=size.tall)
    place = next(e for e in walk(tree) if e[1].get("aria-label", "").startswith("Headquarters:"))
    queue = next(e for e in walk(place) if e[1].get("class", "").startswith("pp-voters"))
    assert len([e for e in walk(queue) if "piece-ballot" in e[1].get("class", "")]) == 3
    number = next(e for e in walk(queue) if e[1].get("class") == "pp-many")
    assert tree_text(number) == "10"
    box = size.plaques[HQ].queue
    assert float(number[1]["x"]) + 2 * size.letter <= box.x + box.w


@SHAPES
def test_a_region_has_one_name_wherever_its_markers_stand(size: Layout) -> None:
    name = "BC" if size.tall else "British Columbia"
    for regions in ((ONTARIO, QUEBEC), (PACIFIC, PACIFIC)):
        tree = drawn(Game().begin(*regions), tall=size.tall)
        heads = [tree_text(e) for e in walk(tree) if e[1].get("class") == "pp-region-name"]
        assert name in heads


def test_markers_keep_off_the_longest_name_of_a_region(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two stand beside the German name of the Maritimes; a diamond is wider than its radius."""
    monkeypatch.setattr(regions_view, "SHORT_NAMES", ("Seeprovinzen",) * REGIONS)
    tree = drawn(Game().begin(MARITIMES, MARITIMES), tall=True)
    names = (e[1] for e in walk(tree) if e[1].get("class") == "pp-region-name")
    name = next(each for each in names if each["x"] == num(TALL_LAYOUT.heads[MARITIMES].x + 5))
    end = float(name["x"]) + float(name["font-size"]) * width("Seeprovinzen", "display")
    shades = [e[1] for e in walk(tree) if e[1].get("class") == "pp-shade"]
    assert len(shades) == 2
    assert min(float(each["cx"]) - float(each["rx"]) for each in shades) >= end + 2


@SHAPES
def test_the_forecast_names_its_verdict_and_the_next_one(size: Layout) -> None:
    tree = drawn(Game().begin(ONTARIO, QUEBEC), tall=size.tall)
    title = next(tree_text(e) for e in walk(tree) if e[0] == "title" and "Forecast" in tree_text(e))
    assert any(f": {verdict}." in title for verdict in VERDICTS.values())
    assert title.endswith((" from −10.", " from +1.", " from +11."))


def test_the_week_says_once_where_personnel_is_short() -> None:
    game = Game(SURVEY, STAFFING).plan(ONTARIO, QUEBEC)
    game.luck(f"event.{PERSONNEL_SHORTAGE}", "region.5")
    said = panel_text(game, recent=tuple(game.events), last=tuple(game.events))
    assert said.count("staffing costs 2 AP") == 2, "in general on the card, and where"


@pytest.mark.parametrize("name", ["remote", "entlegen", "éloigné"])
def test_the_territories_have_room_for_the_name_of_their_district_on_a_phone(name: str) -> None:
    """In each language: their one plaque has the name and the dice side by side."""
    letters, plaque = LETTERS["pp-name"][True], TALL_LAYOUT.plaques[DISTRICTS - 1]
    room = plaque.dice.x - (plaque.title[0] + 10)  # the sign of the type stands before it
    assert width(name, letters.face) * letters.size <= room
