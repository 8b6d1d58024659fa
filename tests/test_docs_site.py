"""Tools that build the documentation site: pages, links, figures, docstrings, and its final check.

tools/dev.py runs Sphinx itself beside the tests; a warning is an error.
"""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hustings import catalog
from tests.kit import ROOT
from tools.build.library import PINS
from tools.devkit import setup
from tools.docs.docstrings import rst
from tools.docs.pages import CHAPTERS, SUBPAGES, listed, pages
from tools.docs.stage import FIGURES, linked, numbered, stage
from tools.docs.verify import verify

REMOTE = re.compile(r"""(?:href|src)="(?!#)|url\((?!["']?(?:data:|\#))""")


def test_every_page_is_listed_once() -> None:
    names = list(pages().values())
    shown = [name for patterns in CHAPTERS.values() for name in listed(patterns, names)]
    shown += [name for patterns in SUBPAGES.values() for name in listed(patterns, names)]
    assert sorted([*shown, "index"]) == sorted(names)
    assert len(set(names)) == len(names)


def test_links_between_documents_become_links_between_pages() -> None:
    built = pages()
    rules = ROOT / "locales" / "en" / f"{catalog.GAMES[0]}_rules.md"
    index, contributing = ROOT / "docs" / "index.md", ROOT / "CONTRIBUTING.md"
    transcript = ROOT / "docs" / "transcript" / f"{catalog.GAMES[0]}.md"
    rules_link = rules.relative_to(ROOT)
    cases = (
        ("[how](docs/start.md#the-picture)", contributing, "[how](start.md#the-picture)"),
        ("[docs/start.md](docs/start.md)", contributing, "[](start.md)"),
        ("[it](../transcript.md)", transcript, "[it](../transcript.md)"),
        (f"[x](../{rules_link})", index, f"[x](rules/{catalog.GAMES[0]}.md)"),
        ("[x](../README.md)", transcript.parent / "x.md", ""),
        ("[code](../web/style.css)", index, "code"),
        ("[s](schema/save.schema.json)", index, '<a href="schema/save.schema.json">s</a>'),
        ("![x](pictures/gerrymander.png)", index, "![x](pictures/gerrymander.png)"),
        ("[out](https://example.org/a)", index, "[out](https://example.org/a)"),
    )
    for text, source, expected in cases:
        if expected:
            assert linked(text, source, built) == expected
        else:
            with pytest.raises(ValueError, match="which is not there"):
                linked(text, source, built)


def test_rules_have_anchors_by_number() -> None:
    assert numbered("4. Four.\n5. Five.") == (
        '4. <span id="rule-4"></span>Four.\n5. <span id="rule-5"></span>Five.'
    )


def test_figures_are_drawn_and_self_contained(tmp_path: Path) -> None:
    stage(tmp_path / "pages", tmp_path / "files")
    for game in catalog.GAMES:
        text = (tmp_path / "pages" / "rules" / f"{game}.md").read_text("utf-8")
        count = len(catalog.shipped(game, "figures"))
        assert text.count("<figure") == count
        for number in range(1, count + 1):
            drawn = (tmp_path / "files" / FIGURES / f"{game}-{number}.svg").read_text("utf-8")
            ET.fromstring(drawn)
            assert drawn.count("@font-face") == drawn.count("font/woff2;base64,") == 2
            assert not REMOTE.search(drawn)
            assert "var(--paper)" in drawn


@pytest.mark.parametrize(
    ("docstring", "expected"),
    [
        (["Return `a*b`, not `c`."], ["Return ``a*b``, not ``c``.", ""]),
        (["At *most* 2 * 3 | 4_."], ["At *most* 2 \\* 3 \\| 4\\_.", ""]),
        (["With '*' and *args."], ["With '\\*' and \\*args.", ""]),
        (
            ["So:", "", "    x = 1", "", "    y = 2", "", "Then."],
            ["So:", "", "::", "", "        x = 1", "", "        y = 2", "", "Then.", ""],
        ),
        (["- no list", "1. nor this"], ["\\- no list", "\\1. nor this", ""]),
        (["Alias for field number 3"], []),
    ],
)
def test_docstrings_are_converted_to_restructuredtext(
    docstring: list[str], expected: list[str]
) -> None:
    assert rst(docstring) == expected


def test_the_final_check_finds_broken_links_and_foreign_hosts(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "b").mkdir(parents=True)
    (site / "x.css").write_text("@import 'https://a.example/y.css'; a { background: url(no.png) }")
    (site / "a.html").write_text(
        '<link rel="stylesheet" href="x.css"><link rel="canonical" href="https://a.example/">'
        '<script src="//a.example/x.js"></script><a href="https://a.example/">good</a>'
        '<img src="data:image/png;base64,"><a href="b/c.html#there">good</a><a href="#no">bad</a>'
        "<style>p { background: url(https://a.example/i.png) }</style>"
    )
    (site / "b" / "c.html").write_text(
        '<p id="there"><a href="../a.html#gone">bad</a><a href="d.html">bad</a>'
        '<a href="../../index.html">the page</a>'
    )
    assert verify(site) == [
        "a.html asks another host: //a.example/x.js",
        "a.html asks another host: https://a.example/i.png",
        "a.html leads to #no: no such id",
        "b/c.html leads to ../a.html#gone: no such id",
        "b/c.html leads to d.html, which is not there",
        "x.css asks another host: https://a.example/y.css",
        "x.css asks for no.png, which is not there",
    ]


def test_a_new_environment_gets_all_tools_in_either_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packages installed in a deleted environment do not count."""
    python = tmp_path / "python"
    commands: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.extend(word for word in command if word.endswith(".txt"))
        if "venv" in command:
            python.touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(setup, "WORK", tmp_path)
    monkeypatch.setattr(setup, "PYTHON", python)
    monkeypatch.setattr(subprocess, "run", run)
    every = [str(ROOT / name) for name in (setup.DOCUMENTATION, setup.DEVELOPMENT)]
    for first, wanted in ((setup.python_tools, every), (setup.docs_tools, every[:1])):
        commands.clear()
        first()
        assert set(wanted) <= set(commands)
        python.unlink()
    commands.clear()
    setup.docs_tools()
    setup.python_tools()
    assert commands.count(every[0]) == 1
    assert str(ROOT / PINS) in commands


def test_parallel_set_ups_make_one_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    environments: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if "venv" in command:
            environments.append("venv")
            time.sleep(0.05)
            python.touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(setup, "WORK", tmp_path)
    monkeypatch.setattr(setup, "PYTHON", python)
    monkeypatch.setattr(subprocess, "run", run)
    setup.side_by_side(setup.venv, setup.venv, setup.python_tools)
    assert environments == ["venv"]


def test_one_failing_task_fails_the_whole_set_up() -> None:
    def fail() -> None:
        raise setup.SetupError("no network")

    with pytest.raises(setup.SetupError, match="no network"):
        setup.side_by_side(lambda: None, fail)


def test_documentation_tools_are_pinned_to_the_same_versions_as_the_others() -> None:
    pins: dict[str, str] = {}
    for name in ("dev", "docs"):
        for line in (ROOT / f"requirements-{name}.txt").read_text("utf-8").splitlines():
            package, mark, version = line.partition("==")
            assert mark, line
            assert pins.setdefault(package.lower(), version) == version
    assert {"sphinx", "furo", "myst-parser"} <= set(pins)
