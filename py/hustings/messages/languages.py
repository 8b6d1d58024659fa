"""The language of a process, chosen before any message is imported: texts may be constants."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "HUSTINGS_WORDS"
"""The variable of the environment that names the folder of a language's messages."""
FIRST: Final = "en"
GENERATED: Final = "hustings.messages.generated"


def available(generated: Path | None = None) -> list[str]:
    """Return the languages that there are messages in, English first.

    generated: the folder of compiled messages, by default this package's own.
    """
    folder = generated or Path(__file__).with_name("generated")
    return [FIRST, *sorted(path.parent.name for path in folder.glob("*/language.py"))]


def current() -> str:
    """Return the language that is spoken, or will be."""
    folder = os.environ.get(VARIABLE)
    return Path(folder).name if folder else FIRST


def speak(language: str) -> None:
    """Show all texts of this process in a language of `available`, such as "fr".

    Raises ValueError for a language that there is none of, or once texts are in another.
    """
    if language not in available():
        raise ValueError(f"There are no texts in {language!r}, only in {', '.join(available())}.")
    if language == current():
        return
    if GENERATED in sys.modules:
        raise ValueError(f"Texts are in {current()!r} already: choose a language first of all.")
    os.environ[VARIABLE] = str(Path(__file__).with_name("generated") / language)
    if language == FIRST:
        del os.environ[VARIABLE]
