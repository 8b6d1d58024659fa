"""Assumptions of the start about Pyodide and PyScript, checked in the page (docs/start.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.watching import Watch

Open = Callable[..., Page]

EVALUATE = """source => import(`${hustings.context.root}boot/interpreter.js`)
    .then(({ loadPyodide }) => loadPyodide())
    .then((python) => python.runPython(source))"""


@pytest.fixture
def python(table: Open) -> Callable[[str], Any]:
    """Return a function that evaluates a Python expression in the page, through JSON."""
    page = table()

    def ask(expression: str) -> Any:
        return json.loads(page.evaluate(EVALUATE, f"import json, sys; json.dumps({expression})"))

    return ask


def test_every_file_is_requested_once_and_no_pyscript_plugin(page: Page, loaded: Open) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("?")[0]))
    loaded()
    names = Counter(PurePosixPath(url).name for url in asked if "/v-" in url or ".wasm" in url)
    assert names["pyodide.asm.wasm"] == names["stdlib.pack"] == names["hustings.pack"] == 1
    assert names["pyodide.asm.js"] == names["pyodide.js"] == 1
    assert not [name for name in names if name.endswith((".zip", ".whl")) or "lock" in name]
    pyscript = [PurePosixPath(url).name for url in asked if "/pyscript/" in url]
    # its error notices always come with its core
    kinds = sorted(name.partition("-")[0].partition(".")[0] for name in pyscript)
    assert kinds == ["core", "core", "error"]


def test_pyscript_uses_the_python_that_was_started(python: Callable[[str], Any]) -> None:
    assert python("'hustings.shell.run' in sys.modules")


def test_python_runs_on_the_pages_own_stack(python: Callable[[str], Any], page: Page) -> None:
    assert not python("__import__('pyodide.ffi').ffi.can_run_sync()")
    assert not page.evaluate("'Suspending' in WebAssembly || 'promising' in WebAssembly")


def test_pyscripts_own_python_is_the_compiled_one(python: Callable[[str], Any]) -> None:
    assert python("sys.path[-1]") == ""
    assert ".zip/pyscript/" in python("sys.modules['pyscript'].__file__")
    assert ".zip/hustings/" in python("sys.modules['hustings'].__file__")


def test_pyodides_loader_of_packages_is_the_stand_in(python: Callable[[str], Any]) -> None:
    assert python("hasattr(sys.modules['pyodide._package_loader'], '_Place')")
    assert python("sorted({'shutil', 'tempfile', 'zipfile'} & {*sys.modules})") == []


def test_a_module_s_file_is_found_without_unpacking_the_module(
    python: Callable[[str], Any],
) -> None:
    zipped = "'zipimporter' in str(getattr(module, '__spec__', None))"
    loaded_from = "module.__spec__.loader.get_filename(name)"
    zipimport = "sys.modules['sitecustomize'].zipimport"
    slowly = f"{zipimport}._get_module_code(module.__spec__.loader, name)[2]"
    asked = "for name, module in list(sys.modules.items()) if " + zipped
    assert python(f"{zipimport}.zipimporter.get_filename.__module__") == "sitecustomize"
    assert python(f"sum(1 {asked})") > 100
    assert python(f"[name {asked} and {loaded_from} != {slowly}]") == []


def test_asyncio_has_only_what_a_page_can_use(python: Callable[[str], Any]) -> None:
    loaded = "sorted(name for name in sys.modules if name.startswith('asyncio.'))"
    assert {"asyncio.base_events", "asyncio.streams"}.isdisjoint(python(loaded))
    left_out = "{'selectors', 'locale', 'concurrent.futures._base', 'logging.config'}"
    assert python(f"sorted({left_out} & {{*sys.modules}})") == []
    loop = "__import__('asyncio').get_event_loop()"
    assert python(f"type({loop}).__name__") == "WebLoop"


def test_unused_modules_of_python_are_not_loaded(python: Callable[[str], Any]) -> None:
    """Such as the tables of byte code, of signals and of tokens."""
    assert python("sorted({'opcode', '_opcode', '_opcode_metadata'} & {*sys.modules})") == []
    assert python("[hasattr(sys.modules['tokenize'], 'PseudoToken')]") == [False]
    quiet = "__import__('_pyodide._base')._base.should_quiet"
    assert python(f"[{quiet}('1 + 1'), {quiet}('1 + 1;'), {quiet}('1 # why;')]") == [
        False,
        True,
        False,
    ]


def test_no_dataclass_is_made_at_the_start(python: Callable[[str], Any]) -> None:
    """The standard library has many for colours and tasks; each takes half a millisecond."""
    assert python("sorted({'dataclasses'} & {*sys.modules})") == []
    report = "''.join(__import__('traceback').format_exception(KeyError('why')))"
    assert python(report).strip() == "KeyError: 'why'"


TRACED = """
try:
    json.loads("{")
except ValueError as error:
    place = error.__traceback__
while place.tb_next:
    place = place.tb_next
code = place.tb_frame.f_code
found = [code.co_name, place.tb_lineno - code.co_firstlineno]
"""


def test_a_report_names_the_line_of_the_library_that_failed(python: Callable[[str], Any]) -> None:
    traced = f"(lambda names: exec({TRACED!r}, names) or names['found'])({{'json': json}})"
    name, lines_into_it = python(traced)
    assert name == "raw_decode"
    assert lines_into_it > 0


def test_pyscript_lays_its_files_out_without_the_library_s_paths(
    python: Callable[[str], Any],
) -> None:
    assert python("sorted({'glob', 'fnmatch', 'ntpath'} & {*sys.modules})") == []
    assert python("__import__('os').path.exists('pyscript/__init__.py')")


def test_the_browser_keeps_no_database_but_ours(loaded: Open, site: str, watch: Watch) -> None:
    """PyScript gets a fake one that stores nothing; the second store has the real one."""
    page = loaded()
    assert page.evaluate("hustings.secondStore.all")
    page.goto(f"{site}site.json")
    names = page.evaluate("indexedDB.databases().then(all => all.map(({name}) => name))")
    assert names == ["hustings /some/folder/"]
    # without a head the browser would request a favicon
    watch.allow(r"favicon\.ico")


def test_a_game_picked_during_the_start_shows_its_page_and_keeps_clicks(
    page: Page, site: str, watch: Watch
) -> None:
    """Clicks made before Python is ready take effect afterwards."""
    held: list[Any] = []
    page.route("**/pyodide.asm.wasm*", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(site, wait_until="commit")
    page.locator('[data-do="setup:gerrymander"]').first.click()
    page.wait_for_selector(".setup.game-gerrymander .aim")
    assert page.locator("#load-heard").inner_text()
    assert page.locator("svg").count() > 0
    page.locator('[data-do="home"]').first.click()
    page.wait_for_selector('[data-do="setup:early_states"]')
    page.locator('[data-do="setup:early_states"]').first.click()
    page.wait_for_selector(".setup.game-early_states")
    page.locator('[data-change="name:0"]').fill("Zoe")
    page.locator('[data-do="start"]').click()
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_selector('#app[data-screen="table"][data-game="early_states"]', timeout=60_000)
    assert "Zoe" in page.locator(".plates").inner_text()


HAS_STYLES = (
    """() => [...document.querySelectorAll('link[rel="stylesheet"]')].every((of) => of.sheet)"""
)
"""Returns whether style sheets are loaded; before, nothing is painted."""


@pytest.mark.parametrize(
    ("address", "coming"),
    [("whistle_stop?seats=human,bot:easy&seed=a", "Whistle-Stop"), ("r=spoilt", None), ("$", "")],
)
def test_a_link_shows_its_game_and_not_the_home_page(
    page: Page, site: str, watch: Watch, address: str, coming: str | None
) -> None:
    """coming: the title shown; None: the link does not name a game; "": no link."""
    held: list[Any] = []
    page.route("**/pyodide.asm.wasm*", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(f"{site}#{address}", wait_until="commit")
    page.wait_for_selector("#load-words")
    page.wait_for_function(HAS_STYLES)
    shown = page.locator("#app h2:visible").all_inner_texts()
    assert page.locator(".games").is_visible() is (coming == "")
    assert page.locator(".awaited").is_visible() is (coming != "")
    assert shown == [coming] if coming else coming == "" or not shown
    held[0].continue_()
    page.wait_for_selector("#app[data-ready]", timeout=60_000)
    assert page.locator(".games").is_visible() is (coming in ("", None))
    assert not page.locator(".awaited").count()
