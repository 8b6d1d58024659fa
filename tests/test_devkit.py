"""The project's tasks: which tests they run, which browser, and how checks fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kit import ROOT, Kit, kits
from tools import dev
from tools.devkit import chromium
from tools.devkit.checks import Check, run
from tools.devkit.subject import faults

SLOW_CHECK = Check(["timeit", "-n1", "-r1", "import time; time.sleep(60)"])


@pytest.mark.parametrize(
    ("extra", "rest"),
    [
        ([], ["tests"]),
        (["-x", "-k", "foo"], ["tests", "-x", "-k", "foo"]),
        (["tests/ui", "-k", "foo"], ["tests/ui", "-k", "foo"]),
        (["-k", "tests"], ["tests", "-k", "tests"]),
        (["-x", "tests/test_cli.py::test_a"], ["-x", "tests/test_cli.py::test_a"]),
    ],
)
def test_given_paths_replace_all_tests(extra: list[str], rest: list[str]) -> None:
    command = dev._pytest("not slow", ["tests"], extra).command
    assert command[command.index("not slow") + 1 :] == rest


@pytest.mark.parametrize(
    ("extra", "marked"),
    [
        ([], "not slow and not broad"),
        (["-x", "-m", "broad"], "not slow and not broad"),
        (["-k", "foo"], "not slow"),
        (["tests/ui"], "not slow"),
    ],
)
def test_a_path_or_k_runs_broad_tests_too(extra: list[str], marked: str) -> None:
    assert dev._check_marks(extra) == marked


MARKED_TESTS = """import pytest

@pytest.mark.broad({kept})
@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.parametrize("name", ["ada", "ben"])
def test_one(name: str, n: int) -> None:
    pass
"""


@pytest.mark.parametrize(
    ("kept", "named", "left"),
    [
        ('"ben", "ada-2"', "test_one", 3),
        ('"ben", "ada-3"', "test_one[ben-1]", None),
    ],
)
def test_a_broad_mark_that_names_an_unknown_example_is_an_error(
    tmp_path: Path, kept: str, named: str, left: int | None
) -> None:
    """Even if only other examples are selected: otherwise the named one would silently not run."""
    marked = tmp_path / "test_marked.py"
    marked.write_text(MARKED_TESTS.format(kept=kept), encoding="utf-8")
    no_settings = tmp_path / "empty.ini"
    no_settings.touch()
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    strict = ["-o", "markers=broad: many examples", "-m", "not broad", "--collect-only", "-q"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-c",
            no_settings,
            *plugins,
            *strict,
            f"{marked}::{named}",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
        text=True,
    )
    if left is None:
        assert done.returncode
        assert "names no example" in done.stdout
    else:
        assert done.stdout.count("::test_one[") == left, done.stdout + done.stderr


def test_quick_set_ups_cover_every_value_and_the_fewest_and_most_seats(game: Kit) -> None:
    few = game.quick_setups()
    assert len(set(few)) == len(few) <= len(game.setups())
    assert {setup.seats for setup in few} >= {game.info.seats[0], game.info.seats[-1]}
    values = {(option.key, value) for option in game.info.options for value, _ in option.choices}
    assert {chosen for setup in few for chosen in setup.chosen} == values


def test_a_game_with_few_set_ups_has_each_of_them_once() -> None:
    for seats in ((2, 3), (2,)):
        kit = Kit("toy")
        kit.info = kit.info._replace(seats=seats, options=())
        assert tuple(setup.seats for setup in kit.quick_setups()) == seats


def test_good_checks_are_reported_without_their_output(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([Check(["json.tool", "--help"]), Check(["timeit", "-n1", "-r1", "1"])]) == 0
    output = capfd.readouterr().out
    assert "json.tool --help: good" in output
    assert "usage" not in output


@pytest.mark.parametrize("handler", [signal.default_int_handler, signal.SIG_IGN])
def test_the_first_check_that_fails_ends_the_others(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, handler: Any
) -> None:
    """Also when a shell runs them in the background with interrupts ignored."""
    killed = list[object]()
    monkeypatch.setattr(subprocess.Popen, "kill", killed.append)
    before = signal.signal(signal.SIGINT, handler)
    try:
        assert run([SLOW_CHECK, Check(["json.tool", "/nowhere"])]) != 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert not killed
    output = capfd.readouterr().out
    assert "No such file" in output
    assert output.strip().endswith("-- json.tool /nowhere: failed")


@pytest.mark.parametrize(
    ("named", "there", "tests", "whole"),
    [
        ("", [], None, None),
        ("", ["chromium"], "chromium", {"executable_path": "chromium"}),
        ("", ["chromium", chromium.SHELL], chromium.SHELL, {"executable_path": "chromium"}),
        ("", [chromium.SHELL], chromium.SHELL, None),
        ("/a/chrome", [chromium.SHELL], "/a/chrome", {"executable_path": "/a/chrome"}),
        ("/a/headless_shell", [], "/a/headless_shell", None),
        ("/a/headless_shell", ["chrome"], "/a/headless_shell", {"executable_path": "chrome"}),
        (chromium.OWN, ["chromium"], chromium.OWN, {"channel": "chromium"}),
    ],
)
def test_tests_prefer_a_headless_shell_and_pictures_a_whole_browser(
    monkeypatch: pytest.MonkeyPatch,
    named: str,
    there: list[str],
    tests: str | None,
    whole: dict[str, str] | None,
) -> None:
    monkeypatch.setenv(chromium.VARIABLE, named)
    monkeypatch.setattr("shutil.which", lambda name: name if name in there else None)
    monkeypatch.setattr(chromium, "PATHS", ())
    assert chromium.for_tests() == tests
    assert chromium.full_launch_options() == whole


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.id)
def test_standard_set_ups_cover_every_number_of_seats_and_every_value(kit: Kit) -> None:
    few, usual = kit.quick_setups(), kit.standard_setups()
    assert len(set(usual)) == len(usual)
    assert usual[: len(few)] == few
    assert set(usual) <= set(kit.setups())
    assert {setup.seats for setup in usual} == set(kit.info.seats)
    values = {(option.key, value) for option in kit.info.options for value, _ in option.choices}
    assert {pair for setup in few for pair in setup.chosen} == values


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Route all bag removals through draw()", ""),
        ("Need no second click where one will do", ""),
        ("Merge branch 'with a name that is longer than any subject that people may write'", ""),
        ("Merge: " + "x" * 66, "73 letters"),
        ("", "empty"),
        ("Keep " + "x" * 68, "73 letters"),
        ("Add a hook.", "full stop"),
        ("add a hook", "small letter"),
        ("Added a hook", "imperative"),
        ("Adds a hook", "imperative"),
        ("Fixing a hook", "imperative"),
    ],
)
def test_a_commit_subject_is_imperative_and_short(subject: str, fault: str) -> None:
    messages = "; ".join(faults(subject))
    assert fault in messages
    assert bool(messages) == bool(fault)
