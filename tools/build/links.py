"""Finds where the page's modules name each other, for the one-file edition.

There every module gets a blob: address, which has to stand in those that import it. What is an
import and what only looks like one is told by es-module-lexer (links.mjs); in the page nothing is
read any more, web/boot/single.js only puts the addresses in.
"""

from __future__ import annotations

import json
import posixpath
import subprocess
from pathlib import Path
from typing import Final

Link = tuple[int, int, str]
"""Characters [start, end) of a module hold the address of this file; "": they are an expression."""

HERE: Final = Path(__file__).resolve().parent


def links(node: str, files: dict[str, bytes]) -> dict[str, list[Link]]:
    """Return for each module among the files where it names other files of the folder.

    Left out is what comes from elsewhere: modules of Node's own, which a page never reaches.
    Raises RuntimeError when a module cannot be read, or when modules import each other in a circle:
    none of them could get its address first.
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
        own = [(start, end, _named(name, to)) for start, end, to in raw]
        found[name] = [(start, end, to) for start, end, to in own if to is not None]
    _no_circle(found)
    return found


def _named(module: str, to: str | None) -> str | None:
    """Return the file a module means; "": it says so only while it runs; None: none of ours."""
    if to is None:
        return ""
    if not to.startswith(("./", "../")):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), to))


def _no_circle(found: dict[str, list[Link]]) -> None:
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
