"""Errors on any page fail a test: these are provoked, and each is noted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import until
from e2e.watching import Watch

Open = Callable[..., Page]
FAIL_DRAWING = """() => {
    const draw = hustings.draw;
    hustings.draw = () => {
        hustings.draw = draw;
        throw new Error("provoked");
    };
    hustings.send("zoom:in");
    hustings.send("hide-notice");
}"""
"""Lets one drawing fail; the page goes on."""


def was_noted(watch: Watch, what: str) -> bool:
    """Return whether an error was noted; forget all errors."""
    faults = watch.take()
    return any(what in fault for fault in faults)


def test_handled_errors_are_noted_with_their_traceback(table: Open, watch: Watch) -> None:
    page = table()
    page.evaluate(FAIL_DRAWING)
    until(page, "document.querySelector('.banner') === null")
    assert was_noted(watch, "provoked")


FAIL_DIALOG = """() => {
    const draw = hustings.draw;
    hustings.draw = () => {
        hustings.draw = draw;
        throw new Error("provoked");
    };
    hustings.send("dialog:menu");
}"""
"""Lets the drawing of a dialog fail once."""


def test_a_dialog_whose_drawing_fails_still_gets_a_history_entry(table: Open, watch: Watch) -> None:
    page = table("#gerrymander?seats=human,human&seed=effects")
    page.evaluate(FAIL_DIALOG)
    page.wait_for_selector(".dialog")
    page.go_back()
    until(page, "document.querySelector('.dialog') === null")
    assert page.locator("#app").get_attribute("data-screen") == "table"
    assert was_noted(watch, "provoked")


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
def test_errors_on_a_page_of_the_tests_own_are_noted(
    browser: Browser, watch: Watch, script: str, says: str
) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.evaluate(f"() => {{ {script}; }}")
        for _ in range(100):  # a worker may be slow on a busy machine
            page.wait_for_timeout(100)
            if any(says in error for error in watch.errors):
                break
    assert was_noted(watch, says)


def test_an_allowance_holds_for_one_test_only(watch: Watch) -> None:
    watch.allow("told to")
    watch.errors += ["error: told to fail", "error: another"]
    assert watch.take() == ["error: another"]
    watch.errors += ["error: told to fail"]
    assert watch.take() == ["error: told to fail"]
