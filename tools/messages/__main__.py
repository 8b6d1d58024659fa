"""Compiles the catalogues: python -m tools.messages; --check only says what is out of date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.messages import FIRST, RULE_NUMBER, RULES, modules, plurals, scripts  # noqa: E402
from tools.messages.catalogue import Catalogue, CatalogueError, read  # noqa: E402

LOCALES: Final = ROOT / "locales"
TO: Final = ROOT / "py" / "hustings" / "messages" / "generated"
TO_SCRIPTS: Final = ROOT / "web" / "messages"
SCRIPTS: Final = ("boot",)
"""Catalogues that scripts of the page have words of; the build needs those in Python, too."""
SCAFFOLD: Final = ROOT / "tools" / "new_game"
"""What `make new-game` lays; it has catalogues, and their modules beside them."""


def compiled() -> Iterator[tuple[Path, str]]:
    """Yield every module with its source, and the rules of games. Raises CatalogueError."""
    first = {path.stem: read(path) for path in sorted((LOCALES / FIRST).glob("*.ftl"))}
    for folder in sorted(path for path in LOCALES.iterdir() if path.is_dir()):
        language = folder.name
        to = TO if language == FIRST else TO / language
        forms = dict[str, dict[str, str]]()
        for name, original in first.items():
            catalogue = translated(folder, original)
            for form, names in catalogue.forms.items():
                forms.setdefault(form, {}).update(names)
            yield to / f"{name}.py", modules.module(catalogue, language)
            if name in SCRIPTS:
                to_script = TO_SCRIPTS if language == FIRST else TO_SCRIPTS / language
                yield to_script / f"{name}.js", scripts.module(catalogue, language)
        yield to / "language.py", plurals.module(language, forms)
        for name, text in rules(folder, LOCALES / FIRST):
            yield to / name, text
    for path in sorted((SCAFFOLD / "locales" / FIRST).glob("*.ftl")):
        yield SCAFFOLD / "messages" / f"{path.stem}.py", modules.module(read(path), FIRST)


def translated(folder: Path, original: Catalogue) -> Catalogue:
    """Return a language's catalogue; messages that it lacks are the original's.

    Raises CatalogueError for an argument that the original does not have.
    """
    path = folder / f"{original.name}.ftl"
    catalogue = read(path) if path.exists() else Catalogue(original.name, "")
    for message in catalogue.messages.keys() & original.messages.keys():  # others are helpers
        more = {*catalogue.arguments(message)} - {*original.arguments(message)}
        if more:
            raise CatalogueError(f"{folder.name}/{path.name}: {message} has no {sorted(more)}")
    catalogue.fall_back_on(original)
    return catalogue


def show_missing(folder: Path) -> int:
    """Print the messages and rules that a language lacks; return the exit code."""
    first = LOCALES / FIRST
    lacking = [path.name for path in sorted(first.glob(RULES)) if not (folder / path.name).exists()]
    for path in sorted(first.glob("*.ftl")):
        names = translated(folder, read(path)).borrowed
        lacking += [f"{path.name}: {', '.join(names)}"] if names else []
    print("\n".join(lacking) or f"{folder.name} has all messages and rules")
    return int(bool(lacking))


def rules(folder: Path, first: Path) -> Iterator[tuple[str, str]]:
    """Yield the rules of games that a language has, each file's name with its text.

    folder: of the language; first: of the language that has them all. The page shows the first's
    rules for those that are missing. Raises CatalogueError where rules are numbered otherwise:
    everything leads to a rule by its number.
    """
    for original in sorted(first.glob(RULES)):
        path = folder / original.name
        if path.exists():
            text = path.read_text(encoding="utf-8")
            if RULE_NUMBER.findall(text) != RULE_NUMBER.findall(original.read_text("utf-8")):
                raise CatalogueError(f"{folder.name}/{path.name} numbers its rules otherwise")
            yield path.name, text


def main(given: list[str]) -> int:
    """Write the modules, or say which are out of date; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", metavar="LANGUAGE", help="list what a language lacks")
    arguments = parser.parse_args(given)
    if arguments.missing:
        return show_missing(LOCALES / arguments.missing)
    check, stale = arguments.check, []
    try:
        for path, source in compiled():
            if path.exists() and path.read_text(encoding="utf-8") == source:
                continue
            stale.append(path.relative_to(ROOT).as_posix())
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(source, encoding="utf-8", newline="\n")
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    if stale:
        print(("out of date, run make messages: " if check else "made ") + ", ".join(stale))
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
