"""Puts the words of a language (locales/, compiled by make messages) into pages and scripts.

Messages that a script imports from web/messages are written into the script. So inline scripts,
which cannot import, have their words, and every other script can show an error even if no other
file arrived.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from tools.messages import FIRST

MESSAGES: Final = "py/hustings/messages/generated"
WORDS: Final = "messages/"
"""The folder in web/ of the scripts' messages, which is not shipped itself."""
SPOKEN: Final = (
    "const $spoken = () => { const { context } = self.hustings || {};"
    " return context && 'language' in context ? context.language"
    " : navigator.language.slice(0, 2); };\n"
)
"""Finds the language of the page in a script, in old syntax; "" is that of the build."""
IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "[./]+/messages/(\w+)\.js";\n', re.MULTILINE)


def make_importable(root: Path, language: str = FIRST) -> None:
    """Let Python import the application from a working tree, with its words in a language.

    A language other than the first must be set before the application is first imported.
    """
    path = str(root / "py")
    if path not in sys.path:
        sys.path.insert(0, path)
    if language != FIRST:
        os.environ["HUSTINGS_WORDS"] = str(language_folder(root / MESSAGES, language))


def spoken(root: Path, language: str = FIRST) -> list[str]:
    """Return the languages that a page offers, that of its build first."""
    make_importable(root, language)
    from hustings.messages.languages import available

    every = available(root / MESSAGES)
    return [language, *(name for name in every if name != language)]


def language_folder(folder: Path, language: str) -> Path:
    """Return the folder of a language in a folder of compiled words."""
    return folder if language == FIRST else folder / language


def with_words(root: Path, script: str, language: str) -> str:
    """Return a script with the messages it imports in place of the import, in all languages.

    language: of the build, which is spoken unless the page has chosen another. script: the text of
    a module or of an inline script. Raises RuntimeError if it imports a message that is missing.
    """

    def messages(match: re.Match[str]) -> str:
        names = [name.strip() for name in match[1].split(",") if name.strip()]
        known = _messages(root, match[2], language)
        missing = [name for name in names if name not in known]
        if missing:
            raise RuntimeError(f"There is no message {', '.join(missing)} in {language}.")
        others = {other: _messages(root, match[2], other) for other in spoken(root, language)[1:]}
        return "".join(_const(name, known, others) for name in names)

    worded = IMPORT.sub(messages, script)
    return SPOKEN + worded if "$spoken()" in worded else worded


def _const(name: str, known: dict[str, str], others: dict[str, dict[str, str]]) -> str:
    """Return the line that defines a message. others: messages of other languages."""
    own = known[name].removesuffix(";")
    if not others:
        return f"const {name} = {own};\n"
    listed = ", ".join(f"{other}: {its[name].removesuffix(';')}" for other, its in others.items())
    return f"const {name} = (given) => ({{ {listed} }}[$spoken()] || ({own}))(given);\n"


def inline_script(root: Path, name: str, language: str) -> str:
    """Return a script of web/boot as it is written into a page.

    A block around it keeps its messages apart from those of other scripts of the page.
    """
    script = (root / "web" / "boot" / name).read_text("utf-8")
    worded = with_words(root, script, language)
    return script if worded == script else f"{{\n{worded}}}\n"


def fill(template: Path, parts: dict[str, str]) -> str:
    """Return a page whose {names} are replaced by parts, which are HTML."""
    return re.sub(r"\{(\w+)\}", lambda name: parts[name[1]], template.read_text("utf-8"))


def _messages(root: Path, name: str, language: str) -> dict[str, str]:
    """Return the messages of a catalogue as arrow functions, by name."""
    path = language_folder(root / "web" / WORDS, language) / f"{name}.js"
    lines = re.findall(r"^export const (\w+) = (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return dict(lines)
