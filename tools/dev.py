"""The project's tasks on every system: python tools/dev.py TASK, or make TASK.

Needs only Python 3.11 and its standard library; each task installs what it needs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

if sys.version_info < (3, 11):  # noqa: UP036  said in words instead of a SyntaxError somewhere
    sys.exit("Hustings needs Python 3.11 or newer.")

from tools.build.site import build  # noqa: E402
from tools.devkit import checks, chromium, engines, setup  # noqa: E402
from tools.devkit.serve import listen  # noqa: E402
from tools.new_game.lay import finish, lay  # noqa: E402
from tools.release import pack  # noqa: E402

DIST = ROOT / "dist"
RELEASE = ROOT / "release"
OPTIONS_WITH_VALUE = ("-k", "-m", "-n", "-p", "-o", "-W")
"""Options of pytest whose value is the next word."""


def site(*, dev: bool = False, dist: Path = DIST) -> None:
    """Build the finished static site into dist/."""
    setup.page_packages()
    setup.say(f"building the site into {dist.name}/")
    fresh = build(ROOT, dist, setup.node(), dev=dev)
    setup.say("done" if fresh else "it stood there already")


def docs(*, dist: Path = DIST) -> int:
    """Build the documentation into dist/docs/, beside the page."""
    setup.docs_tools()
    setup.npm_packages()
    return _run_module("tools.docs", "--to", str(dist / "docs"))


def play(port: int, *, dev: bool, quiet: bool) -> None:
    """Build the site, serve it on localhost and open it in the browser."""
    dist = ROOT / ".work" / "dev-site" if dev else DIST
    site(dev=dev, dist=dist)
    with listen(dist, port) as server:
        address = f"http://localhost:{server.server_port}/"
        print(f"\nHustings is at {address}  (Ctrl+C ends it)", flush=True)
        if not quiet:
            _open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def check(extra: list[str]) -> int:
    """Run all checks and tests without a browser but the broad ones, or tests/ui -k foo."""
    setup.side_by_side(_install_tools, setup.npm_packages)
    return _run_checks(_pytest(_check_marks(extra), ["tests"], extra))


def proofs(extra: list[str]) -> int:
    """Run the long tests: brute-force proofs, thousands of games, ladders, the wheel, environments.

    Those in a browser too, where there is one: whole games by links. The packages of the
    environments for learning are large and installed only here.
    """
    setup.side_by_side(_install_tools, site)
    setup.pip("-r", str(ROOT / "requirements-envs.txt"))
    paths = ["e2e", "tests"] if _found_browser() else ["tests"]
    return checks.run([_pytest("slow", paths, extra)])


def test(extra: list[str]) -> int:
    """Run everything: format, lint, types, docs, tests, and the games in a real Chromium."""
    setup.side_by_side(_install_tools, site)
    if not _found_browser():
        return 1
    return _run_checks(_pytest("not slow", ["e2e", "tests"], extra, waiting=1))


def _found_browser() -> bool:
    """Find the browser of the tests and return whether there is one; else say how to get it."""
    browser = chromium.get(setup.PYTHON)
    if browser is None:
        print(chromium.HELP, file=sys.stderr)
        return False
    os.environ[chromium.VARIABLE] = browser
    setup.say(f"testing with {browser if browser != chromium.OWN else 'Playwright’s own Chromium'}")
    return True


def test_browsers(extra: list[str]) -> int:
    """Install Firefox and WebKit where that is possible and run their tests."""
    setup.python_tools()
    site()
    setup.pip("-r", str(ROOT / "requirements-browsers.txt"))
    engines.install()
    return _run_module("pytest", "e2e/test_engines.py", *extra)


def bench(extra: list[str]) -> int:
    """Print the benchmarks in this Python and in a browser."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    command = [sys.executable, "-m", "hustings", "bench", *extra]
    failed = subprocess.run(command, env=environment, check=False).returncode
    for what in ("play", "wait", "think"):
        failed = _run_in_browser("tools.bench", what) or failed
    return failed


def bench_start(extra: list[str]) -> int:
    """Measure the start of the page against a bare Pyodide; --rounds 5."""
    return _run_in_browser("tools.bench", "start", *extra)


def _run_in_browser(tool: str, *args: str) -> int:
    setup.python_tools()
    site()
    browser = chromium.get_full(setup.PYTHON)
    if browser is None:
        print(chromium.HELP, file=sys.stderr)
        return 1
    os.environ[chromium.VARIABLE] = browser
    return _run_module(tool, *args)


def pictures(extra: list[str]) -> int:
    """Take the pictures of the games for front page, docs and links; game ..."""
    return _run_in_browser("tools.pictures", *extra)


def look(extra: list[str]) -> int:
    """Measure faults of the boards at five sizes in all themes; a game, --pictures DIR."""
    return _run_in_browser("tools.look", *extra)


def fuzz(extra: list[str]) -> int:
    """Feed malformed saves, backups and links to the built site; --count 1000 --seed any."""
    setup.python_tools()
    site()
    return _run_module("tools.fuzz", "--node", setup.node(), *extra)


def zip_site(_: list[str]) -> int:
    """Pack the site into one zip, as itch.io takes it, in release/."""
    site()
    number = pack.release_number(ROOT)
    to = RELEASE / f"hustings-{number}.zip"
    count = pack.zip_site(DIST, to)
    setup.say(f"{to.relative_to(ROOT)}: {count} files, {to.stat().st_size / 1e6:.1f} MB")
    return 0


def release(extra: list[str]) -> int:
    """Make a release in release/: zip, one file, sdist, wheel, checksums, notes.

    A tag such as v0.1.0 on the command line must name the project's version.
    """
    number = pack.release_number(ROOT)
    for tag in extra:
        pack.check_tag(tag, number)
    notes = pack.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), number)
    shutil.rmtree(RELEASE, ignore_errors=True)
    setup.python_tools()
    zip_site([])
    shutil.copy(DIST / pack.SINGLE, RELEASE / f"hustings-{number}.html")
    setup.say("building sdist and wheel")
    setup.pip("-r", str(ROOT / "requirements-release.txt"))
    package = ["-m", "build", "--no-isolation", "--outdir", str(RELEASE), str(ROOT)]
    if subprocess.run([str(setup.PYTHON), *package], check=False).returncode:
        raise RuntimeError("The package could not be built.")
    files = sorted(path for path in RELEASE.iterdir() if path.is_file())
    (RELEASE / "SHA256SUMS").write_text(pack.checksums(files), encoding="utf-8")
    (RELEASE / "notes.md").write_text(notes, encoding="utf-8")
    setup.say(", ".join(path.name for path in sorted(RELEASE.iterdir())))
    return 0


def tidy() -> int:
    """Format the code and fix what ruff and Biome can fix."""
    setup.python_tools()
    setup.npm_packages()
    return (
        _run_module("ruff", "format")
        or _run_module("ruff", "check", "--fix")
        or checks.run(
            [checks.Check([JAVASCRIPT_CHECKS[0][0], "check", "--write"], node=setup.node())]
        )
    )


def messages(extra: list[str]) -> int:
    """Compile the catalogues in locales/ to modules; --check: compare only."""
    setup.python_tools()
    return _run_module("tools.messages", *extra)


def new_game(name: str) -> None:
    """Create a small complete game of this name to start from: new-game straw_poll."""
    setup.python_tools()
    made = lay(ROOT, name)
    finish(ROOT, made, str(setup.PYTHON))
    setup.say(f"laid in {', '.join(str(path.relative_to(ROOT)) for path in made)}")


def clean() -> None:
    """Remove everything the tasks made, except downloads."""
    for name in (
        "dist",
        "release",
        ".work",
        "test-results",
        ".mypy_cache",
        ".ruff_cache",
        ".pytest_cache",
    ):
        shutil.rmtree(ROOT / name, ignore_errors=True)


PYTHON_CHECKS = (["ruff", "format", "--check"], ["ruff", "check"], ["mypy"])
DOCS_CHECK = ["tools.docs"]
"""Builds the documentation if it has changed; warnings are errors."""
JAVASCRIPT_CHECKS = (
    ["@biomejs/biome/bin/biome", "ci", "--colors=off"],
    ["typescript/bin/tsc", "-p", "."],
    ["typescript/bin/tsc", "-p", "tsconfig.workers.json"],
    ["typescript/bin/tsc", "-p", "tools"],
)
"""Format, lint and types of the JavaScript of page, workers and build."""


def _install_tools() -> None:
    """Install the tools; in a fresh clone have pytest rewrite the tests once.

    Otherwise each of its workers would rewrite all of them. npm runs at the same time.
    """
    setup.python_tools()
    if not (ROOT / "tests" / "__pycache__").exists():
        subprocess.run(
            [str(setup.PYTHON), "-m", "pytest", "--collect-only", "-q"],
            cwd=ROOT,
            env=checks.environment(),
            capture_output=True,  # errors are printed when they run
            check=False,
        )


def _run_checks(tests: checks.Check) -> int:
    """Run format, lint and types beside the tests; the first failure ends all."""
    setup.npm_packages()
    python = [checks.Check(tool) for tool in (*PYTHON_CHECKS, DOCS_CHECK)]
    javascript = [checks.Check(script, node=setup.node()) for script in JAVASCRIPT_CHECKS]
    return checks.run([*python, *javascript, tests])


def _pytest(marked: str, paths: list[str], extra: list[str], waiting: int = 0) -> checks.Check:
    """Return the run of the tests with these marks, or of those in the paths that `extra` names.

    waiting: how many more workers than processors, as tests wait for a browser.
    """
    given = _paths(extra)
    workers = str(min((os.cpu_count() or 1) + waiting, 4))
    return checks.Check(
        [
            "pytest",
            "-n",
            workers,
            "--dist",
            "worksteal",  # keeps tests that share pages and games together
            "-m",
            marked,
            *([] if given else paths),
            *extra,
        ],
        shown=True,
    )


def _check_marks(extra: list[str]) -> str:
    """Return the marks of `make check`: tests named by a path or by -k run even if broad."""
    return "not slow" if _paths(extra) or "-k" in extra else "not slow and not broad"


def _paths(extra: list[str]) -> list[str]:
    """Return the paths among arguments for pytest."""
    words = [
        word for i, word in enumerate(extra) if not i or extra[i - 1] not in OPTIONS_WITH_VALUE
    ]
    return [word for word in words if (ROOT / word.partition("::")[0]).exists()]


def _run_module(name: str, *args: str) -> int:
    setup.say(" ".join([name, *args]))
    command = [str(setup.PYTHON), "-m", name, *args]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _open(address: str) -> None:
    """Open the browser if there is a screen; otherwise do nothing."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return


WITH_ARGUMENTS = {
    "check": check,
    "test": test,
    "proofs": proofs,
    "test-browsers": test_browsers,
    "bench": bench,
    "bench-start": bench_start,
    "look": look,
    "pictures": pictures,
    "fuzz": fuzz,
    "messages": messages,
    "zip": zip_site,
    "release": release,
}
"""Tasks that take the rest of the command line."""


def main() -> int:
    """Run the task named on the command line; return its exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, function in (("play", play), ("site", site)):
        sub = tasks.add_parser(name, help=function.__doc__)
        sub.add_argument("--dev", action="store_true", help="ship sources: readable tracebacks")
        if name == "play":
            sub.add_argument("--port", type=int, default=8000)
            sub.add_argument("--no-browser", action="store_true", help="do not open a browser")
    for name, task in WITH_ARGUMENTS.items():
        tasks.add_parser(name, help=task.__doc__).add_argument("extra", nargs=argparse.REMAINDER)
    for name, doc in (("docs", docs.__doc__), ("format", tidy.__doc__), ("clean", clean.__doc__)):
        tasks.add_parser(name, help=doc)
    tasks.add_parser("new-game", help=new_game.__doc__).add_argument("name")
    asked, options = parser.parse_known_args()
    if "extra" in asked:
        asked.extra = [*options, *asked.extra]
    elif options:
        parser.error(f"unknown: {' '.join(options)}")
    try:
        return _do(asked)
    except (setup.SetupError, RuntimeError, FileNotFoundError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1


def _do(asked: argparse.Namespace) -> int:
    match asked.task:
        case "play":
            play(asked.port, dev=asked.dev, quiet=asked.no_browser)
        case "site":
            site(dev=asked.dev)
            return 0 if asked.dev else docs()
        case "docs":
            return docs()
        case "clean":
            clean()
        case "new-game":
            new_game(asked.name)
        case "format":
            return tidy()
        case name:
            return WITH_ARGUMENTS[name](asked.extra)
    return 0


if __name__ == "__main__":
    sys.exit(main())
