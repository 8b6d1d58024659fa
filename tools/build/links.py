"""Finds where the page's modules import each other, for the one-file edition.

There every module gets a blob: address, which its importers must contain. es-module-lexer
(links.mjs) finds the imports at the build; web/boot/single.js only inserts the addresses.
"""

from __future__ import annotations

import json
import posixpath
import subprocess
from pathlib import Path
from typing import Final

Link = tuple[int, int, str]
"""(start, end, file): characters [start, end) name the file; "" where they are an expression."""

HERE: Final = Path(__file__).resolve().parent


def links(node: str, files: dict[str, bytes]) -> dict[str, list[Link]]:
    """Return for each module among the files where it imports other files of the folder.

    Imports of Node's own modules are left out, as a page never reaches them. Raises RuntimeError
    when a module cannot be parsed, or when modules import each other in a circle, because none of
    them could get its address first.
    """
    sources = {
        name: data.decode() for name, data in files.items() if name.endswith((".js", ".mjs"))
    }
    done = subprocess.run(
        [node, str(HERE / "links.mjs")],
        input=json.dumps(sources),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"a module could not be read:\n{done.stderr}")
    found: dict[str, list[Link]] = {}
    for name, raw in json.loads(done.stdout).items():
        own = [(start, end, _file_of(name, to)) for start, end, to in raw]
        found[name] = [(start, end, to) for start, end, to in own if to is not None]
    _refuse_circles(found)
    return found


def _file_of(module: str, to: str | None) -> str | None:
    """Return the file of an import; "" if computed at run time, None if it is not ours."""
    if to is None:
        return ""
    if not to.startswith(("./", "../")):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), to))


def _refuse_circles(found: dict[str, list[Link]]) -> None:
    done: set[str] = set()

    def follow(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise RuntimeError(
                f"modules import each other in a circle: {', '.join((*above, name))}"
            )
        if name not in done:
            for _, _, to in found.get(name, []):
                follow(to, (*above, name))
            done.add(name)

    for name in found:
        follow(name, ())
