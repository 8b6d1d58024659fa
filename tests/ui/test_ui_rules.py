"""The rules dialog: prompts, refusals, log lines and things lead to their paragraph."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.page.rulebook import (
    ReadingOptions,
    chapters,
    rulebook,
    search_words,
    with_rule_links,
)
from hustings.ui.play import rule_lookup
from tests.ui.driver import Driver

START = "delegate_dash?seats=human,human&seed=rules"
HIGHLIGHT_FOCUS = fx.Focus(".rulebook .lit")


def dialog(driver: Driver) -> Tree:
    """Return the dialog that is open."""
    return next(e for e in walk(driver.page) if e[1].get("role") == "dialog")


def of_class(tree: Tree, name: str) -> list[Tree]:
    """Return the elements with a class name."""
    return [e for e in walk(tree) if name in str(e[1].get("class", "")).split()]


def highlighted(driver: Driver) -> list[str]:
    """Return the ids of highlighted paragraphs; each can take the focus."""
    elements = of_class(dialog(driver), "lit")
    assert all(e[1]["tabindex"] == "-1" for e in elements)
    return [e[1]["id"] for e in elements]


# --- ways to a rule


@pytest.mark.broad("delegate_dash")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_prompt_leads_to_its_rule(name: str) -> None:
    """A link beside the prompt in every position; the prompt itself is not changed."""
    driver = Driver(f"{name}?seed=asked")
    for n in range(40):
        if driver.model.screen == "handover":
            driver.send(driver.offered("take:")[0])
        if driver.model.screen != "table":
            break
        (prompt,) = of_class(driver.page, "asked")
        question, *_, link = prompt[2]  # there may be a tip between them
        assert question[1]["class"] == "prompt"
        assert not of_class(question, "to-rule")
        assert link[1]["data-do"] == f"rule:{rule_lookup.current_rule(driver.play)}"
        driver.send(link[1]["data-do"])
        assert len(highlighted(driver)) == 1
        driver.send("close")
        offers = driver.offered("pick:", "take:", "nobody")
        driver.send(offers[n % len(offers)])
    assert n > 10 or driver.model.screen == "over"


def test_a_rule_opens_at_its_place_and_back_closes_it() -> None:
    driver = Driver(START)
    entries = len(driver.entries)
    assert HIGHLIGHT_FOCUS in driver.send("rule:36")
    assert highlighted(driver) == ["rule-36"]
    current = [e for e in walk(dialog(driver)) if e[1].get("aria-current") == "true"]
    assert [words(e) for e in current] == ["The convention"]
    assert HIGHLIGHT_FOCUS in driver.send("rule:12")
    assert highlighted(driver) == ["rule-12"]
    assert len(driver.entries) == entries + 1, "from rule to rule is one entry"
    driver.go(-1)
    assert driver.model.dialog == ""
    driver.go(1)
    assert highlighted(driver) == ["rule-12"]
    driver.send("close")
    assert driver.model.dialog == ""


def test_chapters_can_be_opened_too() -> None:
    driver = Driver(START)
    driver.send("dialog:rules")
    links = list(driver.offered("rule:part-"))
    assert len(links) == len(chapters(catalog.rulebook("delegate_dash"))) - 1
    driver.send(links[-1])
    assert highlighted(driver) == [links[-1].removeprefix("rule:")]


def test_a_missing_rule_opens_the_rules_without_a_highlight() -> None:
    driver = Driver(START)
    for odd in ("999", "", "0", "part-99", "²", "x" * 5000, "1/2", "1#2", "../1"):
        driver.send(f"rule:{odd}")
        assert not highlighted(driver)
        assert len(driver.model.dialog) < 100


def test_the_home_page_has_no_rules() -> None:
    driver = Driver()
    assert driver.send("rule:1") == []
    assert driver.model.dialog == ""
    driver.send("dialog:rules:gerrymander")
    assert HIGHLIGHT_FOCUS in driver.send("rule:4")
    assert highlighted(driver) == ["rule-4"]


def test_an_answer_leads_to_the_rule_it_names() -> None:
    driver = Driver("gerrymander?seats=human,human&seed=why")
    driver.send("why:done")
    (answer,) = of_class(driver.page, "answer")
    links = [e[1]["data-do"] for e in walk(answer) if e[1].get("data-do")]
    assert links
    driver.send(links[0])
    assert highlighted(driver) == [links[0].replace("rule:", "rule-")]


def test_lines_of_the_log_lead_to_their_rule() -> None:
    driver = Driver(START)
    driver.click_through("log", 12)
    rows = [e for e in walk(driver.page) if e[0] == "li" and of_class(e, "log-line")]
    links = [link for row in rows for link in of_class(row, "to-rule")]
    assert len(links) == len(rows) > 3
    assert all(link[1]["tabindex"] == "-1" for link in links), "the key leads there from the line"
    assert all(link[1]["aria-label"].startswith("Rule ") for link in links)


@pytest.mark.broad("delegate_dash")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_everything_clickable_has_a_rule(name: str) -> None:
    """Click targets by their move, other things by their kind."""
    driver = Driver(f"{name}?seats=human,human&seed=explain")
    for _ in range(6):
        if driver.model.screen == "handover":
            driver.send(driver.offered("take:")[0])
        for do in driver.offered("pick:", "why:")[:12]:
            assert driver.send(f"explain:{do}") == [fx.Focus(".dialog-body"), HIGHLIGHT_FOCUS]
            assert len(highlighted(driver)) == 1
            driver.send("close")
        driver.click_through("explain", 1)
    for kind in catalog.rules(name).VOCABULARY.kinds:
        assert rule_lookup.rule_about(driver.play, f"{kind}:0") is not None


def test_an_element_without_a_rule_opens_the_keyboard_help() -> None:
    driver = Driver(START)
    for odd in ("", "undo", "pick:no.such", "pick:move.x", "state", "nothing:3", "pick:", ":"):
        driver.model.dialog = ""
        driver.send(f"explain:{odd}")
        assert driver.model.dialog in ("keys", "rules:delegate_dash:1"), odd


def test_a_card_leads_to_the_rule_about_it() -> None:
    """A card played as money leads to the rule about money."""
    driver = Driver("whistle_stop?seats=human,human&seed=cards")
    assert rule_lookup.rule_about(driver.play, "card:19") != rule_lookup.rule_about(
        driver.play, "card:0"
    )
    text, money = (rule_lookup.rule_about(driver.play, f"pick:card.27.{link}") for link in (0, 1))
    assert text != money == 17


# --- the dialog


def test_the_rules_about_the_current_decision_come_first() -> None:
    driver = Driver(START)
    driver.send("dialog:rules")
    (now,) = of_class(dialog(driver), "rules-now")
    links = [e[1]["data-do"] for e in walk(now) if e[1].get("data-do")]
    assert f"rule:{rule_lookup.current_rule(driver.play)}" == links[0]
    assert len(links) <= rule_lookup.MAX_RULES
    driver = Driver()
    driver.send("dialog:rules:gerrymander")
    assert not of_class(dialog(driver), "rules-now")


def test_the_search_shows_results_while_typing() -> None:
    driver = Driver(START)
    driver.send("dialog:rules")
    whole = words(dialog(driver))
    assert driver.send("find:uncom") == [fx.ScrollToTop(".dialog-body")]
    page = dialog(driver)
    marks = [words(e).lower() for e in walk(page) if e[0] == "mark"]
    assert set(marks) == {"uncom"}
    (status,) = of_class(page, "found")
    assert status[1]["role"] == "status"
    rules = [e for e in of_class(page, "rule") if e[0] == "p"]
    assert 3 < len(rules) < 20
    assert all("uncom" in words(e).lower() for e in rules)
    assert not [e for e in walk(page) if e[0] == "figure"]
    driver.send("find:uncom zzz")
    assert "Nothing found" in words(of_class(dialog(driver), "found")[0])
    driver.send("find:")
    assert words(dialog(driver)) == whole


def test_escape_clears_the_search_field_first() -> None:
    """The key presses the element with data-escape, if there is one."""
    driver = Driver(START)
    driver.send("dialog:rules")
    assert not [e for e in walk(driver.page) if "data-escape" in e[1]]
    driver.send("find:coin")
    (clear,) = [e for e in walk(driver.page) if "data-escape" in e[1]]
    driver.send(clear[1]["data-do"])
    assert (driver.model.search_text, driver.model.dialog) == ("", "rules")
    driver.send("find:coin")
    driver.send("close")
    assert driver.model.dialog == ""
    driver.send("dialog:rules")
    assert driver.model.search_text == ""


def test_the_list_of_chapters_folds() -> None:
    driver = Driver(START)
    driver.send("dialog:rules")

    def expanded() -> list[str]:
        buttons = [e for e in walk(dialog(driver)) if e[1].get("data-do") == "contents"]
        return [e[1]["aria-expanded"] for e in buttons]

    assert expanded() == ["false"]
    driver.send("contents")
    assert expanded() == ["true"]
    driver.send("rule:part-2")
    assert expanded() == ["false"], "the list closes when a chapter is chosen"


def test_the_rules_can_be_printed() -> None:
    driver = Driver(START)
    driver.send("dialog:rules")
    assert driver.offered("print") == ["print"]
    assert driver.send("print") == [fx.Print()]


# --- the text


def test_citations_of_rules_are_links() -> None:
    def ways(text: str, *, brackets: bool = False) -> list[str]:
        return [
            e[1]["data-do"]
            for e in with_rule_links(text, brackets=brackets)
            if not isinstance(e, str)
        ]

    assert ways("Rule 4: no. See rules 15 to 18, and 3.") == [
        "rule:4",
        "rule:15",
        "rule:18",
        "rule:3",
    ]
    assert ways("Iowa pays 7 (4).") == []
    assert ways("This is ours (13, 26 and 30).", brackets=True) == ["rule:13", "rule:26", "rule:30"]
    assert "".join(
        e if isinstance(e, str) else words(e) for e in with_rule_links("By rules 1 and 2.")
    ) == ("By rules 1 and 2.")


@pytest.mark.parametrize("typed", ["l'etat", "L’ÉTAT", "l’état"])
def test_the_search_ignores_accents_and_the_kind_of_apostrophe(typed: str) -> None:
    text = "# T\n\n1. Chacun prend l’État.\n2. Non.\n"
    trees, hits = rulebook(text, (), ReadingOptions(search_words(typed)))
    marks = [words(e) for tree in trees for e in walk(tree) if e[0] == "mark"]
    assert (marks, hits) == (["l’État"], 1)


def test_search_text_is_never_markup() -> None:
    assert search_words("  A Coin, (x [ \\ coin, 7 ") == ("coin,", "(x", "7")
    for odd in ("(", "[a-z", "\\", "*", "a|b", "<b>", "\ud800x", "İİ"):
        trees, hits = rulebook(
            "# T\n\n1. Some (text) here\n", (), ReadingOptions(search_words(odd * 2))
        )
        assert hits <= 1
        assert isinstance(trees, list)


def test_without_options_the_text_is_plain() -> None:
    """As on a game's own page: no links, no ids."""
    trees, hits = rulebook("# T\n\nWhat.\n\n## C\n\n1. As in rule 2.\n2. Yes.\n")
    assert hits == 0
    assert [tree[0] for tree in trees] == ["h2", "p", "h3", "div"]
    assert not [e for tree in trees for e in walk(tree) if e[1].get("data-do")]
