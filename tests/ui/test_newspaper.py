"""The newspaper at the end of a season: its headlines, its front page, sharing it."""

from __future__ import annotations

import json
from itertools import product

import pytest

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui import words as ui_words
from hustings.ui.kept_games import Season
from hustings.ui.links.names import MAX_NAME
from hustings.ui.page import newspaper as page
from hustings.ui.page.card_sheet import EDGE, SIDE
from hustings.ui.page.newspaper import newspaper
from hustings.ui.saves.season import SEASONS, season_text
from hustings.ui.season.chapters import CHAPTERS, CLEAR, LOST, POINTS, WON
from hustings.ui.season.newspaper import FRONTS, front, line, story
from hustings.ui.season.progress import SeasonTotal, grade, total
from tests.ui.driver import Driver
from tests.ui.test_season import GRADES, result

BELOW_EACH_OTHER = ("paper-name", "paper-date", "paper-headline", "paper-sentence")


def ended_season(*how: str) -> Season:
    """Return a season that is over. how: the grades of its chapters, or one for all."""
    grades = how if len(how) > 1 else how * len(CHAPTERS)
    results = tuple(map(result, catalog.SEASON, grades))
    return Season("s1", "calm-otter-42", 5, results)


def reader(season: Season) -> Driver:
    """Open the newspaper of a season on the home page."""
    driver = Driver(stored={SEASONS + season.id: season_text(season)})
    driver.send(f"dialog:paper:{season.id}")
    return driver


def lines_of(drawn: Tree, kind: str) -> list[Tree]:
    """Return the lines of a text of the front page."""
    return [e for e in walk(drawn) if e[0] == "text" and e[1].get("class") == kind]


def said(drawn: Tree, kind: str) -> str:
    """Return a text of the front page."""
    return " ".join(words(e) for e in lines_of(drawn, kind))


def test_every_total_has_a_headline_that_is_true() -> None:
    for how in product(GRADES, repeat=len(CHAPTERS)):
        points, won = sum(POINTS[g] for g in how), sum(g != LOST for g in how)
        news = front(SeasonTotal(points, won))
        assert news.won == won
        assert (news is FRONTS[0]) == (set(how) == {CLEAR})
        assert news.sentence(SeasonTotal(points, won))
    headlines = [each.headline() for each in FRONTS]
    assert len(set(headlines)) == len(FRONTS) == 7


def test_every_chapter_has_a_headline_for_each_grade() -> None:
    headlines = [chapter.headlines[how]() for chapter in CHAPTERS for how in GRADES]
    assert len(set(headlines)) == len(CHAPTERS) * len(GRADES)


@pytest.mark.parametrize("how", [*GRADES, (CLEAR, WON, LOST, CLEAR, WON)])
def test_the_front_page_says_what_the_results_say(how: str | tuple[str, ...]) -> None:
    season = ended_season(*((how,) if isinstance(how, str) else how))
    drawn, reached = newspaper(season, "2026-11-27"), total(season)
    assert said(drawn, "paper-headline") == front(reached).headline()
    assert said(drawn, "paper-sentence") == front(reached).sentence(reached)
    assert said(drawn, "paper-seed") == "Seed calm-otter-42"
    assert said(drawn, "paper-date") == "2026-11-27"
    assert said(drawn, "paper-wins") == f"{reached.won} of 5 chapters won"
    assert said(drawn, "paper-points") == f"{reached.points} of 10 points"
    boxes = [e for e in walk(drawn) if "paper-box" in str(e[1].get("class"))]
    for box, chapter, each in zip(boxes, CHAPTERS, season.results, strict=False):
        assert said(box, "paper-chapter") == chapter.name()
        assert said(box, "paper-title") == chapter.headlines[grade(each)]()
        assert said(box, "paper-story") == story(each)
    assert len([e for e in walk(drawn) if e[0] == "svg"]) == 1, "style sheets would resize it"


def longer(text: str) -> str:
    """Return a text as long as in a language whose words are 40 % longer."""
    return " ".join(word + word[: (2 * len(word) + 2) // 5] for word in text.split())


@pytest.mark.parametrize("how", [*GRADES, (CLEAR, WON, LOST, CLEAR, WON)])
@pytest.mark.parametrize("wordy", [False, True], ids=["english", "longer"])
def test_texts_are_whole_and_stand_below_each_other(
    monkeypatch: pytest.MonkeyPatch, how: str | tuple[str, ...], *, wordy: bool
) -> None:
    if wordy:
        for name, message in vars(ui_words.season).items():
            if callable(message) and not name.startswith("_"):
                monkeypatch.setattr(
                    ui_words.season, name, lambda say=message, **named: longer(say(**named))
                )
    drawn = newspaper(ended_season(*((how,) if isinstance(how, str) else how)), "2026-11-27")
    assert "…" not in words(drawn)
    heights = [float(e[1]["y"]) for kind in BELOW_EACH_OTHER for e in lines_of(drawn, kind)]
    assert heights == sorted(heights)
    for box in (e for e in walk(drawn) if "paper-box" in str(e[1].get("class"))):
        below = [float(e[1]["y"]) for e in walk(box) if e[0] == "text"]
        assert max(heights) < below[0]
        assert below == sorted(below)
        assert below[-1] < SIDE - EDGE


@pytest.mark.parametrize("how", GRADES)
def test_no_way_for_a_game_to_end_is_cut(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(page, "story", lambda each: longer(story(each)))
    names = ("Wilhelmina of Massachusetts"[:MAX_NAME], "Bartholomew of Pennsylvania"[:MAX_NAME])
    season = ended_season(how)
    for number, game in enumerate(catalog.SEASON):
        for reason in sorted(catalog.headline(game).REASONS):
            result = season.results[number]
            changed = result._replace(
                names=names[: len(result.names)], outcome=result.outcome._replace(reason=reason)
            )
            results = (*season.results[:number], changed, *season.results[number + 1 :])
            drawn = newspaper(season._replace(results=results), "2026-11-27")
            assert "…" not in words(drawn), story(changed)


def test_the_dialog_says_the_front_page_in_words() -> None:
    season = ended_season(CLEAR, WON, LOST, CLEAR, WON)
    driver = reader(season)
    (preview,) = [e for e in walk(driver.page) if e[1].get("class") == "card-preview"]
    assert preview[1]["role"] == "img"
    assert front(total(season)).headline() in preview[1]["aria-label"]
    (in_words,) = [e for e in walk(driver.page) if e[1].get("class") == "paper-words"]
    heard = words(in_words)
    for chapter, each in zip(CHAPTERS, season.results, strict=True):
        assert chapter.headlines[grade(each)]() in heard
        assert story(each) in heard
    for said_of_it in ("4 of 5 chapters won, 6 of 10 points", "Seed calm-otter-42"):
        assert said_of_it in heard
    assert line(season) in driver.text
    assert {f"paper:{how}:s1" for how in ("share", "save", "copy")} <= set(driver.offered())


def test_a_season_that_goes_on_has_no_newspaper() -> None:
    season = ended_season(WON)
    driver = reader(season._replace(results=season.results[:-1]))
    assert not [e for e in walk(driver.page) if e[1].get("class") == "card-preview"]
    assert driver.send("paper:share:s1") == []
    assert driver.send("paper:share:none") == []


def test_the_newspaper_is_shared_saved_and_copied_without_a_game_on_the_table() -> None:
    season = ended_season(WON)
    driver = reader(season)
    (shared,) = driver.send("paper:share:s1")
    assert isinstance(shared, fx.SharePicture)
    assert shared.name == "hustings-season-calm-otter-42-newspaper.png"
    assert shared.text == (
        "Hustings, a season: 5 of 5 chapters won, 5 of 10 points. (seed calm-otter-42)\n"
        "http://table.test/"
    )
    assert [e[0] for e in walk(json.loads(shared.tree))].count("svg") == 1
    (saved,) = driver.send("paper:save:s1")
    assert isinstance(saved, fx.DownloadPicture)
    (copied,) = driver.send("paper:copy:s1")
    assert isinstance(copied, fx.ShareLink)
    assert f"{copied.note}\n{copied.text}" == shared.text
    assert driver.send("paper:nothing:s1") == []


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("card-copied", ui_words.over.card_copied()),
        ("card-copy-failed", ui_words.over.card_copy_failed()),
        ("picture-failed", ui_words.trouble.picture_failed()),
        ("copied:paper", ui_words.dialogs.copied()),
        ("copy-failed:paper", ui_words.season.paper_selected()),
    ],
)
def test_every_outcome_of_sharing_is_told_in_the_dialog(answer: str, text: str) -> None:
    driver = reader(ended_season(LOST))
    driver.send(answer)
    assert text in driver.text
    assert driver.model.notice == ""
    driver.send("shared:paper")
    assert text not in driver.text
    driver.send(answer)
    driver.send("close")
    driver.send("dialog:paper:s1")
    assert text not in driver.text


def test_a_line_that_cannot_be_copied_is_selected() -> None:
    season = ended_season(LOST)
    driver = reader(season)
    (effect,) = driver.send("copy-failed:paper")
    assert effect == fx.Select(".written")
    (field,) = [e for e in walk(driver.page) if e[1].get("class") == "written"]
    assert "".join(field[2]) == f"{line(season)}\nhttp://table.test/"


def test_forward_does_not_open_the_newspaper_of_a_deleted_season() -> None:
    driver = reader(ended_season(LOST))
    driver.send("close")
    driver.go(1)
    assert driver.model.dialog == "paper:s1"
    driver.send("close")
    driver.send("season-drop:s1")
    driver.send("close")
    driver.go(-driver.entry)
    driver.send("walk:home/paper:s1#")
    assert driver.model.dialog == ""


def test_a_page_without_an_address_shares_the_line_alone() -> None:
    season = ended_season(WON)
    driver = reader(season)
    driver.model.page_address = "file:///hustings.html"
    assert ui_words.season.paper_help() not in driver.text
    (shared,) = driver.send("paper:share:s1")
    assert isinstance(shared, fx.SharePicture)
    (copied,) = driver.send("paper:copy:s1")
    assert isinstance(copied, fx.ShareLink)
    assert (copied.text, copied.note) == (line(season), "")
    assert shared.text == line(season)
