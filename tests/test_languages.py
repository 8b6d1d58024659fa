"""Every language is whole: messages, rules, what ships as data; and games can be told in it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import hustings
from hustings import catalog
from hustings.core.notation import fold
from hustings.messages import languages
from tests.golden import records
from tests.kit import ROOT, Kit
from tools.messages import FIRST, RULE_NUMBER, RULES
from tools.messages import __main__ as task
from tools.messages.catalogue import PLURALS, keys, read

LOCALES: Final = ROOT / "locales"
OTHERS: Final = sorted(p.name for p in LOCALES.iterdir() if p.is_dir() and p.name != FIRST)
CATALOGUES: Final = sorted(path.stem for path in (LOCALES / FIRST).glob("*.ftl"))
GAMES_RULES: Final = sorted(path.name for path in (LOCALES / FIRST).glob(RULES))
RULE: Final = re.compile(r"^(\d+[a-z]?)\. (.*(?:\n(?!\d+[a-z]?\. |#|\||- |\n).*)*)", re.MULTILINE)
"""A numbered rule and its text."""
FOREIGN_MARKS: Final = {"de": "”‘'", "fr": "“”„'"}
"""Quotation marks and apostrophes that a language does not have, where a letter is beside them."""
MAX_NOTE: Final = 330
"""Characters of a lesson's note; an English one has at most 220."""

TELL: Final = """
import json, sys
from hustings.messages import languages
languages.speak(sys.argv[1])
from hustings import catalog
from hustings.core.record import load
from hustings.core.table import Table
told = {}
for path in sys.argv[2:]:
    record = load(open(path, encoding="utf-8").read(), catalog.find)
    rules, text = catalog.rules(record.game), catalog.text(record.game)
    names = ("Ada", "Ben", "Cleo", "Dan", "Esi", "Finn")[: record.seats]
    events = [event for step in Table(rules, record).log for event in step.events]
    lines = [text.event(rules.witness(event, 0), 0, names) for event in events]
    told[path] = [line for line in lines if line]
print(json.dumps(told))
"""
TYPE: Final = """
import json, sys
from hustings.messages import languages
languages.speak(sys.argv[1])
from hustings import catalog
from hustings.core.notation import Moves
from hustings.core.record import load
from hustings.core.table import Table
missed, tried = [], 0
for path in sys.argv[2:]:
    record = load(open(path, encoding="utf-8").read(), catalog.find)
    rules, text = catalog.rules(record.game), catalog.text(record.game)
    names = ("Ada", "Ben", "Cleo", "Dan", "Esi", "Finn")[: record.seats]
    table = Table(rules, record)
    for ply in range(0, table.at, 1 + table.at // 12):
        state, seat = table.before(ply), table.mover(ply)
        legal = rules.legal(state, seat)
        moves = Moves(text, rules.VOCABULARY.verbs, state.observe(seat), seat, legal, names)
        for written in moves.legal[:8]:
            tried += 1
            if moves.complete(written.label.lower()).fitting < 1:
                missed.append(written.label)
print(json.dumps([tried, missed]))
"""


class _Selections(Visitor):
    """Collects what chooses a variant, and the keys."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference):
            (selector,) = selector.arguments.positional
        if isinstance(selector, ast.VariableReference):
            self.found.setdefault(selector.id.name, set()).update(keys(node))
        self.generic_visit(node)


def selections(pattern: ast.Pattern) -> dict[str, set[str]]:
    """Return the keys by the argument that chooses."""
    found = _Selections()
    found.visit(pattern)
    return found.found


def translated(files: Iterable[str]) -> list[tuple[str, str]]:
    """Return each language with those of its files that exist: a new game has none at first."""
    return [
        (language, name)
        for name in files
        for language in OTHERS
        if (LOCALES / language / name).exists()
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_all_rules(language: str) -> None:
    folder = LOCALES / language
    missing = {
        name: task.translated(folder, read(LOCALES / FIRST / f"{name}.ftl")).borrowed
        for name in CATALOGUES
    }
    assert not {name: lacks for name, lacks in missing.items() if lacks}
    assert sorted(path.name for path in folder.glob(RULES)) == GAMES_RULES


@pytest.mark.parametrize(("language", "name"), translated(f"{name}.ftl" for name in CATALOGUES))
def test_variants_are_chosen_by_words_that_the_program_gives(language: str, name: str) -> None:
    """A key that the English message does not have is a plural form, or it never comes."""
    english, catalogue = (read(LOCALES / each / name) for each in (FIRST, language))
    for message, known in english.messages.items():
        given = selections(known.pattern)
        for argument, found in selections(catalogue.messages[message].pattern).items():
            words = {key for key in found if not key.lstrip("-").isdigit()} - PLURALS
            if argument in given:
                assert words <= given[argument], (message, argument)


@pytest.mark.parametrize(("language", "name"), translated(f"{name}.ftl" for name in CATALOGUES))
def test_a_language_has_its_own_quotation_marks(language: str, name: str) -> None:
    text = (LOCALES / language / name).read_text("utf-8")
    shown = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    shown = shown.replace("'wasm-unsafe-eval'", "")  # a keyword of policies
    marks = FOREIGN_MARKS.get(language, "")
    assert not re.findall(rf"\w[{marks}]\w|[{marks}](?=\s|$)(?<=\w.)", shown)


@pytest.mark.parametrize(("language", "name"), translated(GAMES_RULES))
def test_rules_say_the_same_figures(language: str, name: str) -> None:
    english, other = ((LOCALES / each / name).read_text("utf-8") for each in (FIRST, language))
    assert RULE_NUMBER.findall(english) == RULE_NUMBER.findall(other)
    ours, theirs = (dict(RULE.findall(text)) for text in (english, other))
    for number, text in ours.items():
        figures = [sorted(re.findall(r"\d+", each)) for each in (text, theirs[number])]
        assert figures[0] == figures[1], number
    for mark in (r"^#+ ", r"^\|", r"^- "):
        counts = [len(re.findall(mark, text, re.MULTILINE)) for text in (english, other)]
        assert counts[0] == counts[1], mark


@pytest.mark.parametrize(("language", "name"), translated(GAMES_RULES))
def test_glossaries_are_in_the_order_of_the_language(language: str, name: str) -> None:
    """French and German sort letters with accents like those without."""
    glossary = (LOCALES / language / name).read_text("utf-8").rpartition("\n## ")[2]
    _, _, *rows = [line for line in glossary.splitlines() if line.startswith("|")]
    words = [row.strip("| ").partition(" | ")[0] for row in rows]
    assert len(words) >= 4
    assert words == sorted(words, key=fold)


@pytest.mark.parametrize("language", OTHERS)
def test_notes_of_lessons_are_short(language: str) -> None:
    for game in catalog.GAMES:
        for name, message in read(LOCALES / language / f"{game}_lesson.ftl").messages.items():
            texts = [e.value for e in message.pattern.elements if isinstance(e, ast.TextElement)]
            assert sum(map(len, texts)) <= MAX_NOTE, (game, name)


def run(*arguments: object) -> str:
    """Return what a process of its own prints, as each speaks one language."""
    job = [sys.executable, *map(str, arguments)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(
        job, cwd=ROOT, capture_output=True, encoding="utf-8", env=environment, check=True
    ).stdout


def told_in(language: str, paths: list[Path]) -> dict[str, list[str]]:
    """Return the log of records in a language, by their paths."""
    told: dict[str, list[str]] = json.loads(run("-c", TELL, language, *paths))
    return told


@pytest.mark.parametrize(("language", "name"), translated(f"{name}.ftl" for name in catalog.GAMES))
def test_games_are_told_in_the_language(language: str, name: str) -> None:
    paths = records(Kit(name.removesuffix(".ftl")))[:3]
    english, other = told_in(FIRST, paths), told_in(language, paths)
    for path, lines in english.items():
        assert len(other[path]) == len(lines)
        same = {ours for ours, theirs in zip(lines, other[path], strict=True) if ours == theirs}
        assert not [line for line in same if re.search(r"[a-z]{3,} [a-z]{3,}", line)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", catalog.GAMES)
def test_moves_can_be_typed_in_the_words_of_the_language(language: str, title: str) -> None:
    tried, missed = json.loads(run("-c", TYPE, language, *records(Kit(title))[:2]))
    assert tried > 20
    assert not missed


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_pages_beside_the_table(language: str) -> None:
    """They open the table in that language, and links to them have a preview in it."""
    site = ("https://play.example/", "./v-0/")
    made: dict[str, str] = json.loads(run("-m", "tools.build.translated", ROOT, language, *site))
    own = json.loads(made.pop(f"{language}/manifest.webmanifest"))
    assert len(made) == 1 + len(catalog.GAMES)
    for path, html in made.items():
        assert f'<html lang="{language}" data-language="{language}"' in html
        address = f"https://play.example/{path.removesuffix('index.html')}"
        assert f'<link rel="canonical" href="{address}">' in html
        up = "../" * path.count("/")
        assert f'href="{up}?lang={language}' in html
        assert f'href="{up}v-0/assets' in html
        to_manifest = up.removeprefix("../") or "./"
        assert f'<link rel="manifest" href="{to_manifest}manifest.webmanifest">' in html
    (app_text,) = read(LOCALES / language / "pages.ftl").messages["app_text"].pattern.elements
    assert isinstance(app_text, ast.TextElement)
    assert own["description"] == app_text.value
    assert own["lang"].startswith(language)
    assert own["start_url"] == own["scope"] == own["share_target"]["action"] == "../"
    assert own["id"] == "/", "it is the same application in every language"
    assert all(icon["src"].startswith("../v-0/") for icon in own["icons"])
    assert [each["url"] for each in own["shortcuts"]] == [f"../#{game}" for game in catalog.GAMES]
    game = made[f"{language}/gerrymander/index.html"]
    assert f'content="https://play.example/{language}/gerrymander/preview.png"' in game
    assert f'src="../../{language}/gerrymander/preview.png"' in game
    home = made[f"{language}/index.html"]
    assert f'<a href="../docs/languages/play.{language}.html">' in home
    assert f'content="https://play.example/{language}/preview.png"' in home
    for href in re.findall(r'href="\./([\w-]+)/"', made[f"{language}/index.html"]):
        assert f"{language}/{href}/index.html" in made


def test_a_process_speaks_one_language() -> None:
    assert languages.current() == FIRST
    with pytest.raises(ValueError, match="already"):
        languages.speak(OTHERS[0])
    with pytest.raises(ValueError, match="no texts in 'xx'"):
        languages.speak("xx")


@pytest.mark.parametrize("language", OTHERS)
def test_a_new_game_can_name_its_language(language: str) -> None:
    job = "import sys, hustings; game = hustings.new('gerrymander', seed='x', lang=sys.argv[1]);"
    job += " print(game.observe(0).prompt, hustings.new('gerrymander').names[0])"
    english, other = (run("-c", job, each) for each in (FIRST, language))
    assert english != other
    with pytest.raises(ValueError, match="already"):
        hustings.new("gerrymander", lang=language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_command_line_speaks_it(language: str) -> None:
    printed = run("-m", "hustings", "--lang", language, "games")
    lines = (LOCALES / language / "menu.ftl").read_text("utf-8")
    shown = [line.partition(": ")[2] for line in printed.splitlines() if ": " in line]
    assert sum(text in lines for text in shown if text) >= len(catalog.GAMES)
