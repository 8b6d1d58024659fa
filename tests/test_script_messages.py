"""Messages of scripts and pages: how they compile, where they are used, and no text in code."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

from hustings.messages import languages
from hustings.messages.generated import boot
from tests.kit import ROOT
from tools.build import words
from tools.devkit import setup
from tools.messages import FIRST, modules, plurals, scripts
from tools.messages.catalogue import Catalogue, CatalogueError, read

WEB: Final = ROOT / "web"
SCRIPTS: Final = sorted(path for path in WEB.rglob("*.js") if WEB / "messages" not in path.parents)
PAGES: Final = (ROOT / "index.html", *sorted((ROOT / "tools/build/pages").glob("*.html")))
RUN: Final = """
const job = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const address = `data:text/javascript;base64,${Buffer.from(job.module).toString("base64")}`;
import(address).then((made) =>
    console.log(JSON.stringify(job.calls.map(([name, given]) => made[name](given)))));
"""
SAMPLES: Final = {
    "bool": (True, False),
    "float": (0.0, 0.26, 1.0, 9.96, 12.04, 1234.5),
    "str": ("text/html",),
    "str | float": ("Whistle-Stop",),
}
"""Sample arguments of messages by type."""

LABEL: Final = re.compile(r"[A-Z][a-z]+( [a-z]|$)")
SENTENCE: Final = re.compile(r"[a-z] [a-z]+ [a-z]+ [a-z]|[a-z][.…!?]$|[“”’…]")
KEY: Final = re.compile("Shift|Control|Alt|Meta|CapsLock|Tab|Enter|Escape")
"""Keys, as browsers name them."""
NOT_FOR_PLAYERS: Final = (
    "import sys; sys.path[:] = [path for path in sys.path if path] + ['']",
    "the worker gave no sign of life",
    "the worker did not start",
    "the worker did not load",
)
"""Literals that look like texts: a line of Python, and messages of errors shown by name."""
READ_ATTRIBUTES: Final = ("alt", "aria-label", "title", "placeholder")
"""Attributes whose text is shown or read aloud."""

FRENCH: Final = {
    "Open the table": "Ouvrir la table",
    "Election games at one table, played in your browser.": "Des jeux.",
    "The page did not arrive whole.\n": "La page est incomplète.\n",
    "Fetching the table…": "Cherche la table…",
    "Setting up the table…": "Prépare la table…",
}
BUILD_IN_FRENCH: Final = """
import json, sys
from pathlib import Path
from tools.build import landing, offline, page, words

root = Path(sys.argv[1])
words.make_importable(root, "fr")
files = {"boot/single.js": b"", "boot/unpack.js": b"", "style.css": b""}
files["assets/icons/icon.svg"] = b""
build = {"root": "./v-0/", "wasm": "./wasm-0/", "sizes": {}}
meta = landing.home_meta(root, landing.Place("", "./v-0/"))
made = dict(zip(("index", "single"), page.pages(root, files, build, meta, "fr"), strict=True))
made["lost"] = landing.not_found_page(root, "").decode()
made["game"] = landing.game_page(root, "gerrymander", landing.Place("", "./v-0/")).decode()
made["manifest"] = offline.manifest(root, "./v-0/", "", {}).decode()
print(json.dumps(made))
"""

CallScript = Callable[..., list[str]]


@pytest.fixture(scope="module")
def node() -> str:
    """Return Node."""
    return setup.node()


@pytest.fixture
def call_script(node: str) -> CallScript:
    """Call functions of a compiled module in JavaScript: (module, [(name, arguments)])."""

    def call(module: str, calls: list[tuple[str, dict[str, object]]]) -> list[str]:
        job = json.dumps({"module": module, "calls": calls})
        command = [node, "-e", RUN]
        done = subprocess.run(command, input=job, capture_output=True, encoding="utf-8", check=True)
        return list(json.loads(done.stdout))

    return call


def compiled(text: str) -> str:
    """Return the JavaScript module of a catalogue."""
    return scripts.module(Catalogue("sample", text), "en")


def test_scripts_and_python_word_messages_the_same(call_script: CallScript) -> None:
    catalogue = read(ROOT / "locales" / FIRST / "boot.ftl")
    calls: list[tuple[str, dict[str, object]]] = []
    expected = []
    for name in catalogue.messages:
        kinds = catalogue.arguments(name)
        for turn in range(max([1, *(len(SAMPLES[kind]) for kind in kinds.values())])):
            given: dict[str, object] = {
                each: SAMPLES[kind][turn % len(SAMPLES[kind])] for each, kind in kinds.items()
            }
            calls.append((scripts.script_name(name), given))
            expected.append(getattr(boot, name)(**given))
    module = (WEB / "messages" / "boot.js").read_text("utf-8")
    assert call_script(module, calls) == expected


@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        ('a = Plain “words”, \\n, ` and ${ "{" }b{ "}" }', {}, "Plain “words”, \\n, ` and ${b}"),
        ('a = { $b }` ${ "{" }b{ "}" } </script>', {"b": "x"}, "x` ${b} </script>"),
        ("a = { b }!\nb = { $c } is \"here\"", {"c": "x"}, 'x is "here"!'),
        ("a =\n .b = Head { $c }\nd = { a.b }.", {"c": "x"}, "Head x"),
        ("a = { $n ->\n [0] none\n [one] one\n *[other] { $n } votes\n }", {"n": 0}, "none"),
        ("a = { $n ->\n [0] none\n [one] one\n *[other] { $n } votes\n }", {"n": 1}, "one"),
        ("a = { $n ->\n [0] none\n [one] one\n *[other] { $n } votes\n }", {"n": 21}, "21 votes"),
        ("a = { $b ->\n [shared] shared\n *[own] alone\n }.", {"b": "shared"}, "shared."),
        ("a = { NUMBER($n, maximumFractionDigits: 1) }", {"n": 1200.0}, "1200"),
        ("a = { NUMBER($n, maximumFractionDigits: 1) }", {"n": 0.26}, "0.3"),
        ("a = { $n ->\n [1] one\n *[other] { $n }\n }", {"n": 2.5}, "2.5"),
        ("a = { $b ->\n [shared] shared\n *[own] alone\n }.", {"b": "else"}, "alone."),
        ("a = { $b ->\n [yes] yes\n *[no] no\n }", {"b": False}, "no"),
    ],
)  # fmt: skip
def test_the_syntax_that_scripts_support(
    call_script: CallScript, text: str, given: dict[str, object], expected: str
) -> None:
    module = compiled(text)
    (name, *_) = re.findall(r"export const (\w+)", module)
    assert call_script(module, [(name, given)]) == [expected]
    assert "</script" not in module, "it would close the script element"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = { PERSON($who) ->\n [you] You\n *[one] One\n }", "scripts know no"),
        ("a = { LIST($parts) }", "scripts know no"),
        ('a = { NUMBER($n, style: "percent") }', "show no number with"),
        ('a = { NUMBER($n, type: "ordinal") ->\n [one] st\n *[other] th\n }', "only an argument"),
        ("a = { b }\nb = { a }", "names itself"),
    ],
)
def test_syntax_that_scripts_do_not_support_is_refused(text: str, problem: str) -> None:
    with pytest.raises(CatalogueError, match=problem):
        compiled(text)


def test_a_script_gets_the_messages_it_imports_and_no_others() -> None:
    script = 'import {\n    whyGone,\n    clickKept,\n} from "../messages/boot.js";\nwhyGone();\n'
    built = words.with_words(ROOT, script, FIRST)
    assert built.endswith("whyGone();\n")
    defined = re.findall(r"^const (\w+) = \((?:given)?\) => ", built, re.MULTILINE)
    assert defined[-2:] == ["whyGone", "clickKept"]
    assert boot.why_gone() in built
    with pytest.raises(RuntimeError, match="no message nothing"):
        words.with_words(ROOT, 'import { nothing } from "./messages/boot.js";\n', FIRST)


def test_inline_scripts_declare_their_messages_in_a_block() -> None:
    """Several scripts of a page may use one message, and a page must not declare it twice."""
    worded = words.inline_script(ROOT, "wasm_preload.js", FIRST)
    assert worded == (WEB / "boot/wasm_preload.js").read_text("utf-8")
    for name in ("browser_check.js", "start_errors.js", "early_clicks.js"):
        built = words.inline_script(ROOT, name, FIRST)
        assert "import " not in built
        assert built.startswith("{\n")
        assert built.endswith("}\n")


def test_no_shipped_script_imports_messages() -> None:
    for path in SCRIPTS:
        built = words.with_words(ROOT, path.read_text("utf-8"), FIRST)
        assert "messages/" not in built, path.name


def literals(script: str) -> Iterator[str]:
    """Yield literals of a script that look like text for players.

    Console output and messages of errors are for developers.
    """
    for line in re.sub(r"/\*.*?\*/", "", script, flags=re.DOTALL).splitlines():
        if not re.search(r"^\s*//|^import |console\.|Error\(|\"use strict\"", line):
            for text in re.findall(r'["`]([^"`]*)["`]', re.sub(r"\s//.*", "", line)):
                if LABEL.match(text) or SENTENCE.search(text):
                    yield text


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_scripts_contain_no_texts_for_players(path: Path) -> None:
    texts = literals(path.read_text("utf-8"))
    assert [text for text in texts if text not in NOT_FOR_PLAYERS and not KEY.fullmatch(text)] == []


def test_the_check_finds_words_only() -> None:
    bad = 'a = "Close";\nb = `${n} of the game is there`;\nc = "Fetching the table…"; // why\n'
    good = '// "Close"\nconsole.info("Not kept twice.");\na = "aria-busy"; // "The end."\n'
    assert len(list(literals(bad))) == 3
    assert list(literals(good)) == []


class Words(HTMLParser):
    """The texts of a page: between tags and in attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect attributes that are shown or read aloud."""
        self.found += [value or "" for name, value in attrs if name in READ_ATTRIBUTES]

    def handle_data(self, data: str) -> None:
        """Collect text other than spaces and placeholders."""
        self.found += [data] if re.sub(r"\{\w+\}", "", data).strip() else []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_page_templates_contain_no_texts(path: Path) -> None:
    html = path.read_text("utf-8")
    assert Words(html).found == []
    assert '<html lang="{language}"' in html


def test_the_manifest_template_contains_no_texts() -> None:
    held = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    assert not {"name", "short_name", "description", "lang"} & {*held}


def test_every_message_is_used() -> None:
    """An unused message would be translated for nothing."""
    build = "".join(path.read_text("utf-8") for path in (ROOT / "tools").rglob("*.py"))
    sources = "".join(path.read_text("utf-8") for path in SCRIPTS)
    folder = ROOT / "locales" / FIRST
    within = (folder / "pages.ftl").read_text("utf-8")
    for name in read(folder / "pages.ftl").messages:
        called = re.search(rf"(pages|messages)\.{name}\(", build)
        assert called or f"{{ {name.replace('_', '-')} }}" in within, name
    for name in read(folder / "boot.ftl").messages:
        assert f"boot.{name}(" in build or f"{scripts.script_name(name)}(" in sources, name


@pytest.fixture(scope="module")
def french_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a checkout with the messages of scripts and pages in French as well."""
    top = tmp_path_factory.mktemp("french")
    others = [language for language in languages.available() if language != FIRST]
    left_out = shutil.ignore_patterns("__pycache__", *others)
    shutil.copytree(ROOT / "py", top / "py", ignore=left_out)
    for name in ("index.html", "web/boot", "web/messages", "web/manifest.webmanifest"):
        (top / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, top / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, top / name)
    shutil.copytree(ROOT / "tools/build/pages", top / "tools/build/pages")
    french = top / words.MESSAGES / "fr"
    (top / "web/messages/fr").mkdir()
    french.mkdir()
    (french / "language.py").write_text(plurals.module("fr"), "utf-8")
    for name in ("boot", "pages"):
        text = (ROOT / "locales" / FIRST / f"{name}.ftl").read_text("utf-8")
        for english, other in FRENCH.items():
            text = text.replace(english, other)
        catalogue = Catalogue(name, text)
        (french / f"{name}.py").write_text(modules.module(catalogue, "fr"), "utf-8")
        if name == "boot":
            script = top / "web/messages/fr/boot.js"
            script.write_text(scripts.module(catalogue, "fr"), "utf-8")
    return top


def test_the_pages_can_be_built_in_another_language(french_tree: Path) -> None:
    job = [sys.executable, "-c", BUILD_IN_FRENCH, str(french_tree)]
    done = subprocess.run(job, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    built: dict[str, str] = json.loads(done.stdout)
    manifest = json.loads(built.pop("manifest"))
    assert (manifest["lang"], manifest["description"]) == ("fr", "Des jeux.")
    assert [html.count('<html lang="fr"') for html in built.values()] == [1] * len(built)
    assert "Ouvrir la table" in built["lost"]
    assert "La page est incomplète." in built["index"]
    assert "Cherche la table…" in built["index"]
    assert "Prépare la table…" in built["single"]
    assert 'content="fr"' in built["game"]
