"""Asking the bot worker, with a worker that dies: another is asked, then the page thinks."""

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
    """What web/worker_client.js fails with when the worker died."""

    name = "ThinkerLost"


class Page:
    """The JavaScript side: each question meets the next of these fates, then good answers."""

    def __init__(self, *fates: Exception) -> None:
        self.fates = list(fates)
        self.asked: list[tuple[int, str]] = []

    async def ask(self, ticket: int, job: str) -> str:
        """Die of the next fate, or think."""
        self.asked.append((ticket, job))
        await asyncio.sleep(0)
        if self.fates:
            raise self.fates.pop(0)
        return answer_to(job)

    def cancel(self, ticket: int) -> None:
        """Nothing to give up."""


def answer_to(job: str) -> str:
    """Return what a worker that lives says."""
    *_, token = jobs.answer_texts(json.loads(job))
    return token


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Page], Any]]:
    """Import hustings.shell.bot_worker over a page of these tests."""

    def over(page: Page) -> Any:
        window = SimpleNamespace(hustings=page)
        monkeypatch.setitem(sys.modules, "pyscript", ModuleType("pyscript"))
        sys.modules["pyscript"].__dict__["window"] = window
        monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
        monkeypatch.setitem(sys.modules, "pyodide.ffi", ModuleType("pyodide.ffi"))
        sys.modules["pyodide.ffi"].__dict__["JsException"] = JsError
        forget()
        return importlib.import_module("hustings.shell.bot_worker")

    yield over
    forget()


def forget() -> None:
    """Have what stands over a page's own modules be imported anew."""
    for name in ("bot_worker", "failures"):
        sys.modules.pop(f"hustings.shell.{name}", None)


@pytest.fixture
def job(toy: Kit) -> str:
    """Return a question about the toy's first decision."""
    record = make(catalog.info("toy"), 2, {}, "a")
    seat = Table(catalog.rules("toy"), record).seats[0]
    return json.dumps({"record": record.data(), "seat": seat, "level": "easy"})


def through(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end in a thread of its own: a browser test before may have left a loop here."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, asyncio.wait_for(work, 20)).result()


def heard(workers: Any, job: str, *tickets: int) -> list[str]:
    """Ask under each ticket in turn; return the messages that came."""
    said: list[str] = []

    async def run() -> None:
        for ticket in tickets:
            workers.ask(ticket, job, said.append)
            while not any(message.startswith(f"bot:{ticket}:") for message in said):
                await asyncio.sleep(0)

    through(run())
    return said


def test_another_worker_is_asked_the_same_and_answers_the_same(
    asking: Callable[[Page], Any], job: str
) -> None:
    page = Page(DiedError("out of memory"))
    assert heard(asking(page), job, 5) == ["thinker-lost:again", f"bot:5:{answer_to(job)}"]
    assert page.asked == [(5, job), (5, job)]


def test_where_the_second_dies_too_the_page_thinks_and_answers_the_same(
    asking: Callable[[Page], Any], job: str
) -> None:
    page = Page(DiedError("a"), DiedError("b"))
    said = heard(asking(page), job, 5, 6)
    answers = [f"bot:{ticket}:{answer_to(job)}" for ticket in (5, 6)]
    assert said == ["thinker-lost:again", "thinker-lost:here", *answers]
    assert len(page.asked) == 2, "the next question does not wait for a third worker"


class UnstartedError(JsError):
    """What web/worker_client.js fails with when the worker never got ready."""

    name = "ThinkerUnstarted"


def test_where_a_worker_never_gets_ready_the_page_says_so_and_thinks(
    asking: Callable[[Page], Any], job: str
) -> None:
    page = Page(UnstartedError("no memory"))
    said = heard(asking(page), job, 5, 6)
    answers = [f"bot:{ticket}:{answer_to(job)}" for ticket in (5, 6)]
    assert said == ["thinker-lost:unstarted", *answers]
    assert len(page.asked) == 1, "another would not start either"


@pytest.mark.parametrize(
    ("fates", "said"),
    [
        ([UnstartedError("could not fetch thinker.py: 404")], ["thinker-lost:unfetched"]),
        ([DiedError("the worker did not load")] * 2, ["thinker-lost:unfetched"] * 2),
    ],
    ids=["a file of it", "its script"],
)
def test_a_worker_that_did_not_arrive_is_no_want_of_memory(
    asking: Callable[[Page], Any], job: str, fates: list[Exception], said: list[str]
) -> None:
    page = Page(*fates)
    assert heard(asking(page), job, 5) == [*said, f"bot:5:{answer_to(job)}"]


def test_an_answer_between_two_deaths_forgives_the_first(
    asking: Callable[[Page], Any], job: str
) -> None:
    page = Page(DiedError("a"))
    workers = asking(page)
    heard(workers, job, 5)
    page.fates = [DiedError("b")]
    assert heard(workers, job, 6)[0] == "thinker-lost:again"


def test_a_bot_that_fails_is_no_dead_worker(asking: Callable[[Page], Any], job: str) -> None:
    page = Page(JsError("the bot's own fault"))
    assert heard(asking(page), job, 5) == [f"bot:5:{answer_to(job)}"]
    assert len(page.asked) == 1


def test_a_worker_that_warms_up_again_is_asked_again(
    asking: Callable[[Page], Any], job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(DiedError("a"), DiedError("b"))
    workers = asking(page)
    monkeypatch.setattr(workers, "WARM_UP_DELAY_S", 0)
    heard(workers, job, 5)

    async def warm() -> None:
        workers.warm_up(job)
        while len(page.asked) < 3 or workers._deaths:
            await asyncio.sleep(0)

    through(warm())
    heard(workers, job, 6)
    assert [ticket for ticket, _ in page.asked] == [5, 5, workers.WARM_UP, 6]


def test_a_question_given_up_with_its_answer_on_the_way_troubles_nobody(
    asking: Callable[[Page], Any], job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one that only warms up nor a real one; an error in the loop would be the page's."""
    said: list[str] = []
    faults: list[dict[str, Any]] = []
    workers = asking(Page())
    monkeypatch.setattr(workers, "WARM_UP_DELAY_S", 0)

    class Late(Page):
        async def ask(self, ticket: int, job: str) -> str:
            answer = await super().ask(ticket, job)
            workers.cancel()  # it is given up between being answered and being heard
            return answer

    workers.window.hustings = late = Late()

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        workers.warm_up(job)
        await asyncio.sleep(0.01)
        workers.ask(7, job, said.append)
        await asyncio.sleep(0.01)

    through(run())
    gc.collect()
    assert [ticket for ticket, _ in late.asked] == [workers.WARM_UP, 7]
    assert (said, faults) == ([], [])
