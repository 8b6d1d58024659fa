"""Whistle-Stop in a real browser: whole games by clicks, hands hidden from other players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import follow, load
from e2e.playing import (
    DESKTOP,
    OFFERS,
    PHONE,
    assert_fits,
    click_on,
    play_on,
    play_to_end,
    ply,
    screen,
    set_instant_pace,
    wait_for_bots,
    wait_until_drawn,
)
from hustings import catalog
from hustings.bots.search import choose
from hustings.core.moves import encode
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.whistle_stop.card_uses import card_use
from hustings.games.whistle_stop.cards import CARDS, KINDS
from hustings.games.whistle_stop.view.polls import is_contested_vote
from hustings.games.whistle_stop.vocabulary import ELECTIONS
from hustings.ui.links.address import name_seats, record_link
from tools.devkit.stored import storing
from tools.messages.pseudo import written

Open = Callable[..., Page]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
RIVALS = {"Iris", "Juno"}
RIVAL_TURN = ".ws-rival"
MAX_CLICKS = 120


def test_one_human_player_plays_a_whole_game_against_bots(table: Open, page: Page) -> None:
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy&seed=clicks")
    play_to_end(page, "whistle", "whistle-stop")


SHOWN_CARDS = """(names) => {
    const recap = document.querySelector(".recap")?.innerText ?? "";
    const html = document.documentElement.outerHTML;
    return {
        screen: document.getElementById("app").dataset.screen,
        cards: document.querySelectorAll(".ws-card").length,
        named: names.filter((name) => !recap.includes(name) && html.includes(`>${name}<`)),
    };
}"""
"""Counts the cards of hands that are drawn; returns which of these names, known only from hands,
are in the document outside the recap."""

HAND_OVERS = 31
"""Enough to reach the second half of the game."""


def test_handing_over_keeps_hidden_cards_out_of_the_document(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human&seed=hands&game=1&vetoes=2")
    handed = 0
    hidden = [c.name for c in CARDS if c.group in ("action", "red", "veto", "override")]
    for step in range(900):
        seen = page.evaluate(SHOWN_CARDS, hidden)
        if seen["screen"] == "over" or handed == HAND_OVERS:
            break
        if seen["screen"] == "handover":
            handed += 1
            assert (seen["cards"], seen["named"]) == (0, [])
        play_on(page, f"hands {step}", until="handover")
    assert handed == HAND_OVERS


def test_a_veto_window_asks_everybody(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("#whistle_stop?seats=human,human,human&seed=window")
    click_on(page, page.locator('[data-do^="take:"]').first.get_attribute("data-do") or "")
    assert_fits(page)
    play = page.locator('.ws-hand .ws-card[data-do^="pick:card"]').first
    play.click()
    assert_fits(page)
    for _ in range(16):
        wait_for_bots(page)  # playback of the declaration comes first
        if page.locator('[data-do="nobody"]').count() or screen(page) == "handover":
            break
        play_on(page, "to the window", clicks=1)
    assert page.locator('[data-do="nobody"]').count() == 1
    assert page.locator('.actions [data-do^="take:"]').count() == 2
    assert page.locator(".ws-hand").count() == 0
    assert_fits(page)
    before = ply(page)
    click_on(page, "nobody")
    assert ply(page) >= before + 2


def test_targets_are_large_enough(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    set_instant_pace(page)
    table("#whistle_stop?seats=human,bot:easy,bot:easy,bot:easy&seed=targets&game=1")
    for step in range(7):
        small = page.eval_on_selector_all(
            ".ws-board [data-do]:not([aria-hidden])",  # shapes forward clicks to their labels
            """list => list.map(e => [e.dataset.do, e.getBoundingClientRect()])
                .filter(([, r]) => Math.min(r.width, r.height) < 23.9).map(([d]) => d)""",
        )
        assert not small, small
        assert_fits(page)
        play_on(page, f"targets {step}", clicks=2)


@SIZES
def test_a_rivals_turn_lies_over_the_hand_while_it_plays(
    table: Open, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.evaluate("hustings.send('pref:pace:step')")
    table("#whistle_stop?seats=human,bot:easy,bot:easy&seed=shots&vetoes=2")
    map_, seen = page.locator(".ws-map"), set[str]()
    before = None
    for _ in range(200):
        wait_for_bots(page)
        if page.locator("#app[data-playback]").count():
            if page.locator(RIVAL_TURN).count():
                seen.add(page.locator(f"{RIVAL_TURN} b").first.text_content() or "")
                hand = page.locator(".ws-hand")
                assert hand.evaluate("e => getComputedStyle(e).visibility") == "hidden"
                before = before or map_.bounding_box()
                assert map_.bounding_box() == before
                fits = "e => e.scrollHeight <= e.clientHeight + 1"
                assert page.locator(f"{RIVAL_TURN} .ws-bill").evaluate(fits)
            click_on(page, "hurry")
        elif seen == RIVALS:
            break
        else:
            play_on(page, "rival", clicks=1, offers=OFFERS)
    assert seen == RIVALS
    assert page.locator(RIVAL_TURN).count() == 0, "it leaves at the player's decision"


COVERED_CARDS = """() => {
    const cards = [...document.querySelectorAll(".ws-tray > *, .ws-cards > *")];
    const foot = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
    return foot - document.querySelector(".stage > .actions").getBoundingClientRect().top;
}"""
"""Returns by how many px the bar of buttons covers the row of cards or dice, below 0 if not."""


ADVANCED = "human,bot:easy,bot:easy,bot:easy"
"""Who sits at the tables of the advanced game."""


class Decision(NamedTuple):
    """A decision of seat 0. kind: prompt, in or out of a contested vote; cards: different ones
    in the hand; link: after "#"; begun: the first part of a move, such as "card.3", or "".
    """

    kind: tuple[object, ...]
    cards: int
    link: str
    begun: str


def played_by_bots(seats: int, options: dict[str, object], seed: str) -> Iterator[Table[Any]]:
    """Play a game by bots; yield its table before each move."""
    rules, bot = catalog.rules("whistle_stop"), catalog.bots("whistle_stop").LEVELS["easy"]()
    table: Table[Any] = Table(rules, make(catalog.info("whistle_stop"), seats, options, seed))
    while not table.over:
        yield table
        seat = table.seats[0]
        move = choose(bot, rules, table.view(seat), seat, Rng(f"{seed}/{table.at}"))
        table.play(seat, move)


def advanced_decisions() -> Iterator[Decision]:
    """Play an advanced game of four by bots; yield the decisions of seat 0."""
    for table in played_by_bots(4, {"game": 1}, "bar"):
        if 0 in table.seats and len(table.legal(0)) > 1:
            obs = table.view(0)
            kind = (obs.turn.mode, obs.turn.prompt, is_contested_vote(obs))
            link = record_link(table.played(), name_seats(ADVANCED.split(",")))
            parts = Counter(move[:2] for move in table.legal(0) if len(move) > 2)
            [(part, _)] = parts.most_common(1) or [((), 0)]
            begun = encode(table.rules.VOCABULARY.verbs, part) if part else ""
            yield Decision(kind, len(set(obs.hands[0])), link, begun)


def fullest_hands() -> list[Decision]:
    """Return the decision of each kind with the fullest hand, in order of play."""
    chosen: dict[tuple[object, ...], Decision] = {}
    for each in advanced_decisions():
        if each.kind not in chosen or each.cards > chosen[each.kind].cards:
            chosen[each.kind] = each
    return sorted(chosen.values(), key=lambda each: len(each.link))


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(each, marks=pytest.mark.slow) for each in ("fr", "de"))],
)
def test_nothing_covers_the_hand_or_the_dice(
    browser: Browser, browser_context_args: dict[str, Any], site: str, language: str
) -> None:
    """At every prompt of the advanced game, where hand and dice of an election stand together.

    Then once more where a card has been chosen whose use is not.
    """
    split = begun = 0
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(storing("language", language))
        page = context.new_page()
        page.set_viewport_size(DESKTOP)
        set_instant_pace(page)
        load(page, site)
        for decision in fullest_hands():
            follow(page, f"#{decision.link}")
            wait_for_bots(page)
            assert page.evaluate(COVERED_CARDS) <= 0, decision
            split += page.locator(".ws-split").count()
            if decision.begun:
                page.evaluate("move => hustings.send(`pick:${move}`)", decision.begun)
                wait_until_drawn(page)
                assert page.evaluate(COVERED_CARDS) <= 0, decision
                begun += 1
    assert begun
    assert split > 1, "no red card could be played"


TORN_NAMES = """() => {
    const cards = [...document.querySelectorAll(".ws-polls + .ws-row .ws-card")];
    return cards.map((card) => card.querySelector(".ws-card-name")).filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const box = range.getBoundingClientRect();
        const around = name.closest(".ws-card").getBoundingClientRect();
        return box.top < around.top || box.bottom > around.bottom
            || box.left < around.left - 0.5 || box.right > around.right + 0.5;
    }).map((name) => name.textContent);
}"""
"""Returns the names of red cards beside the dice of a vote that are not seen whole."""


def test_red_cards_show_their_names_whole_at_a_vote_on_a_phone(table: Open, page: Page) -> None:
    """Their names alone, which leaves the map its room."""
    page.set_viewport_size(PHONE)
    shown = 0
    for decision in [each for each in fullest_hands() if each.kind[-1]]:
        table(f"#{decision.link}")
        wait_for_bots(page)
        shown += page.locator(".ws-polls + .ws-row .ws-card").count()
        assert page.evaluate(TORN_NAMES) == [], decision
    assert shown, "no red card could be played"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_head_of_the_candidates_keeps_its_words_whole(
    browser: Browser, browser_context_args: dict[str, Any], site: str, language: str
) -> None:
    """Beside the board of a small desktop, where German has the longest words."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(storing("language", language))
        page = context.new_page()
        page.set_viewport_size({"width": 1024, "height": 768})
        set_instant_pace(page)
        load(page, site)
        follow(page, "#whistle_stop?seats=human,bot:easy,bot:easy&seed=head")
        wait_for_bots(page)
        heads = page.locator(".ws-candidates thead th")
        heights = heads.evaluate_all("all => all.map((each) => each.clientHeight)")
    assert len(heights) == 5
    assert max(heights) < 30, "a word is broken"


CUT_CARDS = """cards => {
    const row = document.querySelector(".ws-hand .ws-cards");
    const model = [...row.children].find((card) =>
        card.querySelector(".ws-use") && card.querySelector(".ws-money")).cloneNode(true);
    row.classList.add("ws-full");
    row.replaceChildren(...cards.map(([name, use]) => {
        const card = model.cloneNode(true);
        card.classList.remove("ws-several");
        card.querySelector(".ws-count")?.remove();
        card.querySelector(".ws-card-name").textContent = name;
        card.querySelector(".ws-use").textContent = use;
        return card;
    }));
    return [...row.children].flatMap((card, n) => {
        const around = card.getBoundingClientRect();
        return [".ws-card-name", ".ws-use", ".ws-money"].filter((part) => {
            const element = card.querySelector(part);
            if (!element.textContent) return false;
            const range = document.createRange();
            range.selectNodeContents(element);
            const box = range.getBoundingClientRect();
            return box.top < around.top || box.bottom > around.bottom
                || box.left < around.left - 0.5 || box.right > around.right + 0.5;
        }).map((part) => `${cards[n][0]} ${part}`);
    });
}"""
"""Shows cards with these names and texts in the hand; returns what of them is cut off."""


@pytest.mark.parametrize("language", ["english", "longer"])
@SIZES
def test_every_card_says_in_full_what_it_does(
    table: Open, page: Page, size: ViewportSize, language: str
) -> None:
    page.set_viewport_size(size)
    table("#whistle_stop?seats=human,bot:easy&seed=cards")
    wait_for_bots(page)
    change = (lambda text: text and f"[{written(text)}]") if language == "longer" else str
    cards = [[change(CARDS[kind].name), change(card_use(kind))] for kind in range(KINDS)]
    assert page.evaluate(CUT_CARDS, cards) == []


@SIZES
def test_a_chosen_card_is_explained_in_full(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    table("#whistle_stop?seats=human,human&seed=cards&vetoes=2")
    click_on(page, page.locator('[data-do^="take:"]').first.get_attribute("data-do") or "")
    for card in page.locator('.ws-hand .ws-card[data-do^="pick:card"]').all():
        do = card.get_attribute("data-do") or ""
        if do.count(".") == 1:  # it has several uses, so that it is chosen first
            click_on(page, do)
            title = page.locator(".ws-hand > .ws-row-title")
            assert title.evaluate("e => e.scrollWidth <= e.clientWidth")
            assert_fits(page)
            break
    else:
        raise AssertionError("no card to choose")


def test_a_click_on_the_money_of_a_card_spends_it(table: Open, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    table("#whistle_stop?seats=human,human&seed=cards&vetoes=2")
    click_on(page, page.locator('[data-do^="take:"]').first.get_attribute("data-do") or "")
    before = ply(page)
    page.locator(".ws-cash[data-do]").first.click()
    page.wait_for_selector('.ws-place[data-do^="pick:place."]')
    assert ply(page) == before + 1
    assert page.locator(".ws-cash[data-do]").count() == 0


def before_first_election() -> str:
    """Return a link to the last decision of seat 0 of two before the first election."""
    link = ""
    for table in played_by_bots(2, {"vetoes": 2}, "press"):
        if table.state.round > ELECTIONS[0]:
            break
        if table.seats[0] == 0:
            link = record_link(table.played(), name_seats(["human", "bot:easy"]))
    return link


def test_the_result_of_an_election_stays_until_a_press(table: Open, page: Page) -> None:
    page.evaluate("hustings.send('pref:pace:double')")
    table(f"#{before_first_election()}")
    result = page.locator(".ws-sum")
    for step in range(MAX_CLICKS):
        wait_for_bots(page)
        if result.count():
            break
        play_on(page, f"press {step}", clicks=1, offers=OFFERS)
    assert "After the first election" in (result.text_content() or "")
    page.wait_for_timeout(1500)
    assert result.is_visible(), "no time ends it"
    click_on(page, "hurry")
    assert result.count() == 0
