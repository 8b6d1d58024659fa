"""Faults on any page fail the test: these are provoked, and each is heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import until
from e2e.watching import Watch

Open = Callable[..., Page]
FAILS = """() => {
    const draw = hustings.draw;
    hustings.draw = () => {
        hustings.draw = draw;
        throw new Error("provoked");
    };
    hustings.send("zoom:in");
    hustings.send("hide-notice");
}"""
"""A drawing fails once, and the page goes on."""


def heard(watch: Watch, what: str) -> bool:
    """Return whether a fault was heard; forgets all."""
    faults = watch.take()
    return any(what in fault for fault in faults)


def test_what_the_page_survives_is_heard_with_its_traceback(table: Open, watch: Watch) -> None:
    page = table()
    page.evaluate(FAILS)
    until(page, "document.querySelector('.banner') === null")
    assert heard(watch, "provoked")


FAILS_AS_IT_OPENS = """() => {
    const draw = hustings.draw;
    hustings.draw = () => {
        hustings.draw = draw;
        throw new Error("provoked");
    };
    hustings.send("dialog:menu");
}"""
"""The drawing of a dialog fails once."""


def test_a_dialog_whose_drawing_fails_is_an_entry_of_the_history_all_the_same(
    table: Open, watch: Watch
) -> None:
    page = table("#gerrymander?seats=human,human&seed=effects")
    page.evaluate(FAILS_AS_IT_OPENS)
    page.wait_for_selector(".dialog")
    page.go_back()
    until(page, "document.querySelector('.dialog') === null")
    assert page.locator("#app").get_attribute("data-screen") == "table"
    assert heard(watch, "provoked")


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("console.error('wrong')", "console: wrong"),
        ("console.log('Traceback (most recent call last):')", "console: Traceback"),
        ("setTimeout(() => { throw new Error('uncaught') })", "uncaught"),
        ("Promise.reject(new Error('unhandled'))", "unhandled"),
        ("void fetch('http://elsewhere.invalid/').catch(() => {})", "foreign request"),
        (
            "new Worker(URL.createObjectURL(new Blob(['console.error(\"at work\")'])))",
            "at work",
        ),
    ],
)
def test_faults_on_a_page_of_the_test_s_own_are_heard(
    browser: Browser, watch: Watch, script: str, says: str
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.evaluate(f"() => {{ {script}; }}")
        page.wait_for_timeout(100)
    assert heard(watch, says)


def test_what_is_allowed_passes_in_one_test_only(watch: Watch) -> None:
    watch.allow("told to")
    watch.errors += ["error: told to fail", "error: another"]
    assert watch.take() == ["error: another"]
    watch.errors += ["error: told to fail"]
    assert watch.take() == ["error: told to fail"]
