"""Puts the words of a language (locales/, compiled by make messages) into what the build makes.

What a script imports from web/messages is written into the script itself. So scripts that stand
inline in a page, which can import nothing, have their words, and every other says why the page does
not start even if nothing but itself arrived.
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
"""Where in web/ the scripts' words are; none of it is shipped as it stands."""
IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "[./]+/messages/(\w+)\.js";\n', re.MULTILINE)


def reach(root: Path, language: str = FIRST) -> None:
    """Let Python import the application from a working tree, with its words in a language.

    A language other than the first can be chosen only before anything of it was imported.
    """
    path = str(root / "py")
    if path not in sys.path:
        sys.path.insert(0, path)
    if language != FIRST:
        os.environ["HUSTINGS_WORDS"] = str(of_language(root / MESSAGES, language))


def languages(root: Path) -> list[str]:
    """Return the folders of locales/ but the first: the languages whose words lie apart."""
    found = sorted(path.name for path in (root / "locales").iterdir() if path.is_dir())
    return [name for name in found if name != FIRST]


def of_language(folder: Path, language: str) -> Path:
    """Return where in a folder of compiled words those of a language are."""
    return folder if language == FIRST else folder / language


def with_words(root: Path, script: str, language: str) -> str:
    """Return a script with the messages it imports in place of the import.

    script: the text of a module, or of a script that stands inline in a page.
    Raises RuntimeError when it imports a message that is not there.
    """

    def messages(found: re.Match[str]) -> str:
        names = [name.strip() for name in found[1].split(",") if name.strip()]
        known = _messages(root, found[2], language)
        missing = [name for name in names if name not in known]
        if missing:
            raise RuntimeError(f"There is no message {', '.join(missing)} in {language}.")
        return "".join(f"const {name} = {known[name]}\n" for name in names)

    return IMPORT.sub(messages, script)


def inline(root: Path, name: str, language: str) -> str:
    """Return a script of web/boot as it stands inline in a page.

    Its messages are known to it alone: scripts of one page share what they declare outside a block.
    """
    script = (root / "web" / "boot" / name).read_text("utf-8")
    spoken = with_words(root, script, language)
    return script if spoken == script else f"{{\n{spoken}}}\n"


def filled(template: Path, parts: dict[str, str]) -> str:
    """Return a page with its parts, which it names in braces: {title}. parts: HTML."""
    return re.sub(r"\{(\w+)\}", lambda mark: parts[mark[1]], template.read_text("utf-8"))


def _messages(root: Path, name: str, language: str) -> dict[str, str]:
    """Return the messages of a catalogue as arrow functions, by name."""
    path = of_language(root / "web" / WORDS, language) / f"{name}.js"
    lines = re.findall(r"^export const (\w+) = (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return dict(lines)
