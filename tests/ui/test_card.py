"""The card: the result of a finished game as one picture, and the line that goes along."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.press import Headline
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.draw.lettering import width
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui import words as ui_words
from hustings.ui.links.share import RankedSide, final_score, outcome_sentence, places
from hustings.ui.links.squares import squares
from hustings.ui.model import Play
from hustings.ui.page import card as page
from hustings.ui.page.card import MAX_NEWS, card
from hustings.ui.page.card_sheet import SIDE
from hustings.ui.page.parts.portraits import winners
from hustings.ui.play import headlines as news
from hustings.ui.play.headlines import headlines, result_headline
from hustings.ui.results.daily import daily_start
from hustings.ui.results.days import DAY_MS
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.test_newspaper import longer


def ended_game(game: str, number: int = 0) -> Driver:
    """Open a kept record at its end by its link."""
    record = load(records(Kit(game))[number].read_text(encoding="utf-8"), catalog.find)
    return Driver(f"r={to_link(record)}")


def lone_game() -> Driver:
    """Play a game against a bot to its end."""
    driver = Driver("toy?seats=human,bot:easy&seed=card")
    driver.click_through("end")
    return driver


def shown_lines(drawn: Tree, kind: str) -> str:
    """Return the lines of a text on the card as one."""
    found = [e for e in walk(drawn) if str(e[1].get("class")) == kind]
    return " ".join("".join(e[2]) for e in found)


@pytest.mark.broad("gerrymander", "delegate_dash")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_card_shows_the_game_the_result_and_every_side(name: str) -> None:
    for number in range(len(records(Kit(name)))):
        play = ended_game(name, number).play
        drawn = card(play, "")
        assert shown_lines(drawn, "card-game") == catalog.info(name).title
        assert shown_lines(drawn, "card-headline") == outcome_sentence(play)
        shown = [e for e in walk(drawn) if "card-score" in str(e[1].get("class")).split()]
        scores = [e[2][0].strip("★ ") for e in shown]
        ranked = places(play)
        assert scores == [final_score(p.score, p.at_exit) for p in ranked]
        assert [p.score for p in ranked] == sorted((p.score for p in ranked), reverse=True)
        stars = [e for e in walk(drawn) if "card-won" in str(e[1].get("class"))]
        assert len(stars) == sum(place.won for place in ranked)


def test_out_with_a_score_covers_no_name() -> None:
    """On the front page of a game in which some sides dropped out."""
    play = ended_game("delegate_dash", 0).play
    play.seats = [each._replace(name="A name of twenty-odd letters") for each in play.seats]
    drawn = card(play, "")
    ends, exits = list[float](), 0
    for _, attrs, children in walk(drawn):
        kind = str(attrs.get("class")).split()
        if "card-name" in kind:
            style = str(attrs.get("style", f"font-size:{page.NAME.size}px"))
            size = float(style.removeprefix("font-size:").removesuffix("px"))
            wide = float(attrs.get("textLength", width("".join(children)) * size))
            ends.append(float(attrs["x"]) + wide)
        elif "card-exit" in kind:
            exits += 1
            begin = float(attrs["x"]) - width(children[0], "display") * page.EXIT_SCORE_PX
            assert ends[-1] <= begin, children
    assert exits


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_parts_of_a_card_stand_below_each_other(name: str) -> None:
    for number in range(len(records(Kit(name)))):
        drawn = card(ended_game(name, number).play, "2026-11-27")
        heights = [
            float(e[1]["y"])
            for e in walk(drawn)
            if str(e[1].get("class")).startswith(("card-game", "card-headline", "card-remark"))
        ]
        assert heights == sorted(heights)
        scores = [float(e[1]["y"]) for e in walk(drawn) if e[1].get("class") == "card-score"]
        assert max(heights) < SIDE / 2 < min(scores)
        assert max(scores) < SIDE


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_card_is_the_same_whatever_is_viewed(name: str) -> None:
    driver = ended_game(name)
    before = card(driver.play, "")
    driver.send("past:3")
    assert card(driver.play, "") == before
    assert not [e for e in walk(before) if e[0] == "svg"][1:], "style sheets would resize it"


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_longer_words_are_whole_on_the_front_page(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def printed(play: Play) -> list[Headline]:
        return [each._replace(text=longer(each.text)) for each in headlines(play)]

    monkeypatch.setattr(page, "headlines", printed)
    monkeypatch.setattr(page, "outcome_sentence", lambda play: longer(outcome_sentence(play)))
    monkeypatch.setattr(page, "result_headline", lambda play: longer(result_headline(play)))
    for number in range(len(records(Kit(name)))):
        drawn = card(ended_game(name, number).play, longer("2026-11-27, seed calm-otter-42"))
        (svg,) = [e for e in walk(drawn) if e[0] == "svg"]
        texts = [words(e) for e in svg[2] if not isinstance(e, str) and e[0] == "text"]
        assert not [text for text in texts if "…" in text]


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_front_page_has_a_paper_its_last_headlines_and_the_winners(name: str) -> None:
    play = ended_game(name).play
    drawn, press = card(play, ""), catalog.press(name)
    if press is None:
        pytest.skip("a new game has no newspaper at first")
    assert shown_lines(drawn, "card-paper-name") == press.PAPER
    assert shown_lines(drawn, "card-kicker") == result_headline(play) != ""
    last = [each.text for each in headlines(play)[-MAX_NEWS:]]
    assert shown_lines(drawn, "card-news") == " ".join(last)
    faces = [e for e in walk(drawn) if str(e[1].get("class")).startswith("portrait person")]
    assert len(faces) == len(winners(play)) > 0


@pytest.mark.parametrize(
    ("seats", "scores", "said"),
    [
        ("human,bot:easy", (6, 2), "Ada redraws the country"),
        ("human,bot:easy", (5, 4), "Ada draws the better line"),
        ("human,bot:easy", (4, 4), "A map that pleases many: Ada and Iris"),
        ("human,bot:easy", (4, 5), "One line short: Ada loses"),
        ("human,bot:easy", (2, 6), "The map turns on Ada"),
        ("human,human", (4, 5), "Ben draws the better line"),
        ("bot:easy,bot:easy", (2, 6), "Juno redraws the country"),
    ],
)
def test_the_headline_of_a_result_goes_by_its_grade(
    monkeypatch: pytest.MonkeyPatch, seats: str, scores: tuple[int, int], said: str
) -> None:
    play = Driver(f"gerrymander?seats={seats}&seed=grade").play
    sides = catalog.review("gerrymander").sides(play.table.view(None), play.names)
    found = [
        RankedSide(side, n, n == max(scores), 0) for side, n in zip(sides, scores, strict=True)
    ]
    monkeypatch.setattr(news, "places", lambda _: found)
    assert result_headline(play) == said


def test_gerrymander_says_what_the_map_made_of_the_votes() -> None:
    play = ended_game("gerrymander").play
    assert "Red 99, Blue 99 votes, and yet Blue took 5 of 9 districts." in words(card(play, ""))


def test_the_dialog_opens_from_the_end_and_has_nothing_to_click_in_the_picture(toy: Kit) -> None:
    driver = lone_game()
    assert "dialog:card" in driver.offered()
    driver.send("dialog:card")
    (preview,) = [e for e in walk(driver.page) if e[1].get("class") == "card-preview"]
    assert preview[1]["role"] == "img"
    assert outcome_sentence(driver.play) in preview[1]["aria-label"]
    inside = [e[1] for e in walk(preview)][1:]
    assert not [a for a in inside if {"data-do", "aria-label", "tabindex"} & set(a)]
    assert {"card:share", "card:save", "copy:result"} <= set(driver.offered())


def test_patterns_in_the_dialog_are_not_those_of_the_board() -> None:
    """The board's have the colours of the page's theme."""
    driver = ended_game("gerrymander")
    driver.send("dialog:card")
    (shown,) = [e for e in walk(driver.page) if e[1].get("class") == "card-preview"]
    ids = [e[1]["id"] for e in walk(driver.page) if "id" in e[1]]
    assert len(set(ids)) == len(ids)
    own = {e[1]["id"] for e in walk(shown) if "id" in e[1]}
    fills = {str(e[1].get("fill")) for e in walk(shown)}
    used = {fill[5:-1] for fill in fills if fill.startswith("url(#")}
    assert used
    assert used <= own


def test_before_the_end_there_is_no_card(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=card")
    driver.send("dialog:card")
    assert not [e for e in walk(driver.page) if e[1].get("class") == "card-preview"]
    assert driver.send("card:share") == []


def test_the_picture_is_shared_with_the_line_and_the_challenge(toy: Kit) -> None:
    driver = lone_game()
    driver.send("dialog:card")
    (effect,) = driver.send("card:share")
    assert isinstance(effect, fx.SharePicture)
    assert effect.name == "hustings-toy-card-result.png"
    assert [e[0] for e in walk(json.loads(effect.tree))].count("svg") == 1
    line, course, dared, link = effect.text.split("\n")
    assert course == squares(driver.play)
    assert line.endswith("seed card)")
    assert "&beat=" in link
    (copied,) = driver.send("copy:result")
    assert isinstance(copied, fx.ShareLink)
    assert (copied.note, copied.text) == (f"{line}\n{course}\n{dared}", link)


def test_the_picture_can_be_saved(toy: Kit) -> None:
    driver = lone_game()
    (effect,) = driver.send("card:save")
    assert isinstance(effect, fx.DownloadPicture)
    assert effect.name.endswith("-result.png")
    assert driver.send("card:nothing") == []


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("card-copied", ui_words.over.card_copied()),
        ("card-copy-failed", ui_words.over.card_copy_failed()),
        ("picture-failed", ui_words.trouble.picture_failed()),
        ("picture-failed:unfetched", ui_words.trouble.part_unavailable()),
    ],
)
def test_every_outcome_of_sharing_is_told_in_the_dialog(toy: Kit, answer: str, said: str) -> None:
    driver = lone_game()
    driver.send("dialog:card")
    driver.send("card:share")
    driver.send(answer)
    assert driver.model.dialog == "card"
    assert driver.play.message == said
    assert said in driver.text
    driver.send("card-shared")
    assert driver.play.message == ""


def test_the_game_of_the_day_has_its_date_on_the_card() -> None:
    driver = Driver("")
    day = driver.model.now // DAY_MS
    record, _ = daily_start(day)
    driver.send("today")
    driver.click_through("daily")
    assert driver.model.screen == "over"
    driver.send("dialog:card")
    assert ui_words.over.card_day(day=record.seed) in driver.text
