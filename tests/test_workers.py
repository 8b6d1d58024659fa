"""The shell's bot worker: when it dies, a second one is asked, then the page itself thinks."""

from __future__ import annotations

import asyncio
import gc
import importlib
import json
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from hustings import catalog, jobs
from hustings.core.record import make
from hustings.core.table import Table
from tests.kit import Kit


class JsError(Exception):
    """Stand in for pyodide.ffi.JsException."""


class DiedError(JsError):
    """The error of web/worker_client.js when the worker died."""

    name = "ThinkerLost"


class Page:
    """The JavaScript side: the first questions fail with these errors, later ones are answered."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.asked: list[tuple[int, str]] = []

    async def ask(self, ticket: int, job: str) -> str:
        """Fail with the next error, or answer."""
        self.asked.append((ticket, job))
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        return answer_to(job)

    def cancel(self, ticket: int) -> None:
        """Do nothing."""


def answer_to(job: str) -> str:
    """Return the answer of a working worker."""
    *_, token = jobs.answer_texts(json.loads(job))
    return token


@pytest.fixture
def load_shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Page], Any]]:
    """Import hustings.shell.bot_worker with a fake page."""

    def load(page: Page) -> Any:
        window = SimpleNamespace(hustings=page)
        monkeypatch.setitem(sys.modules, "pyscript", ModuleType("pyscript"))
        sys.modules["pyscript"].__dict__["window"] = window
        monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
        monkeypatch.setitem(sys.modules, "pyodide.ffi", ModuleType("pyodide.ffi"))
        sys.modules["pyodide.ffi"].__dict__["JsException"] = JsError
        unload()
        return importlib.import_module("hustings.shell.bot_worker")

    yield load
    unload()


def unload() -> None:
    """Unload the shell's modules, so that the next test imports them with its own page."""
    for name in ("bot_worker", "failures"):
        sys.modules.pop(f"hustings.shell.{name}", None)


@pytest.fixture
def job(toy: Kit) -> str:
    """Return a question about the toy's first decision."""
    record = make(catalog.info("toy"), 2, {}, "a")
    seat = Table(catalog.rules("toy"), record).seats[0]
    return json.dumps({"record": record.data(), "seat": seat, "level": "easy"})


def run_in_thread(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in a thread of its own: a browser test may have left a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, asyncio.wait_for(work, 20)).result()


def messages_for(workers: Any, job: str, *tickets: int) -> list[str]:
    """Ask once per ticket, in turn; return the messages that arrive."""
    messages: list[str] = []

    async def run() -> None:
        for ticket in tickets:
            workers.ask(ticket, job, messages.append)
            while not any(message.startswith(f"bot:{ticket}:") for message in messages):
                await asyncio.sleep(0)

    run_in_thread(run())
    return messages


def test_a_second_worker_gets_the_same_question_and_gives_the_same_answer(
    load_shell: Callable[[Page], Any], job: str
) -> None:
    page = Page(DiedError("out of memory"))
    assert messages_for(load_shell(page), job, 5) == [
        "thinker-lost:again",
        f"bot:5:{answer_to(job)}",
    ]
    assert page.asked == [(5, job), (5, job)]


def test_if_the_second_worker_dies_too_the_page_gives_the_same_answer(
    load_shell: Callable[[Page], Any], job: str
) -> None:
    page = Page(DiedError("a"), DiedError("b"))
    messages = messages_for(load_shell(page), job, 5, 6)
    answers = [f"bot:{ticket}:{answer_to(job)}" for ticket in (5, 6)]
    assert messages == ["thinker-lost:again", "thinker-lost:here", *answers]
    assert len(page.asked) == 2, "the next question does not wait for a third worker"


class UnstartedError(JsError):
    """The error of web/worker_client.js when the worker never became ready."""

    name = "ThinkerUnstarted"


def test_if_a_worker_never_becomes_ready_the_page_says_so_and_thinks(
    load_shell: Callable[[Page], Any], job: str
) -> None:
    page = Page(UnstartedError("no memory"))
    messages = messages_for(load_shell(page), job, 5, 6)
    answers = [f"bot:{ticket}:{answer_to(job)}" for ticket in (5, 6)]
    assert messages == ["thinker-lost:unstarted", *answers]
    assert len(page.asked) == 1, "another would not start either"


@pytest.mark.parametrize(
    ("failures", "messages"),
    [
        ([UnstartedError("could not fetch thinker.py: 404")], ["thinker-lost:unfetched"]),
        ([DiedError("the worker did not load")] * 2, ["thinker-lost:unfetched"] * 2),
    ],
    ids=["a file of it", "its script"],
)
def test_a_worker_that_cannot_be_fetched_is_not_reported_as_lack_of_memory(
    load_shell: Callable[[Page], Any], job: str, failures: list[Exception], messages: list[str]
) -> None:
    page = Page(*failures)
    assert messages_for(load_shell(page), job, 5) == [*messages, f"bot:5:{answer_to(job)}"]


def test_an_answer_resets_the_count_of_deaths(load_shell: Callable[[Page], Any], job: str) -> None:
    page = Page(DiedError("a"))
    workers = load_shell(page)
    messages_for(workers, job, 5)
    page.failures = [DiedError("b")]
    assert messages_for(workers, job, 6)[0] == "thinker-lost:again"


def test_a_failing_bot_does_not_count_as_a_dead_worker(
    load_shell: Callable[[Page], Any], job: str
) -> None:
    page = Page(JsError("the bot's own fault"))
    assert messages_for(load_shell(page), job, 5) == [f"bot:5:{answer_to(job)}"]
    assert len(page.asked) == 1


def test_a_worker_that_warms_up_after_deaths_is_asked_again(
    load_shell: Callable[[Page], Any], job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(DiedError("a"), DiedError("b"))
    workers = load_shell(page)
    monkeypatch.setattr(workers, "WARM_UP_DELAY_S", 0)
    messages_for(workers, job, 5)

    async def warm() -> None:
        workers.warm_up(job)
        while len(page.asked) < 3 or workers._deaths:
            await asyncio.sleep(0)

    run_in_thread(warm())
    messages_for(workers, job, 6)
    assert [ticket for ticket, _ in page.asked] == [5, 5, workers.WARM_UP, 6]


def test_a_late_answer_to_a_cancelled_question_is_ignored(
    load_shell: Callable[[Page], Any], job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both for a warm-up and for a question; the event loop sees no error."""
    messages: list[str] = []
    faults: list[dict[str, Any]] = []
    workers = load_shell(Page())
    monkeypatch.setattr(workers, "WARM_UP_DELAY_S", 0)

    class Late(Page):
        async def ask(self, ticket: int, job: str) -> str:
            answer = await super().ask(ticket, job)
            workers.cancel()  # cancelled after the answer and before it is delivered
            return answer

    workers.window.hustings = late = Late()

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        workers.warm_up(job)
        await asyncio.sleep(0.01)
        workers.ask(7, job, messages.append)
        await asyncio.sleep(0.01)

    run_in_thread(run())
    gc.collect()
    assert [ticket for ticket, _ in late.asked] == [workers.WARM_UP, 7]
    assert (messages, faults) == ([], [])
