"""Makes the packs that Python needs in the page: the standard library, our package, and each game.

All are compiled by the page's own Pyodide under Node: they start four times faster than sources.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

from tools.build import library
from tools.build.in_pyodide.selection import Selection
from tools.build.trim import KEEP, NEVER
from tools.build.words import MESSAGES, make_importable, spoken

HERE: Final = Path(__file__).resolve().parent
UNUSED_CATALOGUES: Final = ("boot.py", "pages.py", "terminal.py")
"""Catalogues of messages that Python does not use in the page."""
LEAVE_OUT: Final = (
    "cli.py",
    "__main__.py",
    "terminal/",
    "bots/ladder.py",
    "api.py",
    "picture.py",
    "envs/",
    *(f"messages/generated/{name}" for name in UNUSED_CATALOGUES),
)
"""Beginnings of paths in the package that only the terminal, the build and other programs need."""

MAX_SNAPSHOT_BYTES: Final = 40 * 2**20
"""The most bytes of a memory snapshot; every later start copies all of them."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def bundle(
    root: Path, work: Path, node: str, pyodide: Path, *, dev: bool = False
) -> dict[str, bytes]:
    """Return stdlib.pack, hustings.pack, a pack per game and one per language's words.

    Each is a zip gzipped as a whole.

    root: the checkout; work: a folder for caches; pyodide: the folder that lean.py makes; dev: ship
    our sources, for readable tracebacks. Raises RuntimeError if the zips lack a module that the
    page imports, or no memory snapshot can be made from them.
    """
    modules = root / "node_modules"
    left_out, parts = _left_out(root), selections(root)
    mounts = {
        "/src/py": root / "py",
        "/src/pyscript": modules / "@pyscript" / "core" / "src" / "stdlib",
    }
    other_mounts = {"/src/stand_ins": HERE / "stand_ins", "/src/library": library.library(root)}
    scripts = HERE / "in_pyodide"
    other_mounts["/src/build/tools/build/in_pyodide"] = scripts
    job: dict[str, Any] = {
        "pyodide": str(pyodide),
        "scripts": str(scripts),
        "mounts": {path: str(folder) for path, folder in (mounts | other_mounts).items()},
        "zips": [],
    }
    work.mkdir(parents=True, exist_ok=True)
    key_files = [*pyodide.glob("*.*js*"), *mounts["/src/pyscript"].rglob("*.py")]
    key_files += [root / library.PINS, *HERE.rglob("*.py")]
    key = _digest(sorted(key_files), mounts)
    cached = work / f"stdlib-{key[:16]}.zip"
    with tempfile.TemporaryDirectory() as scratch:
        lib = Path(scratch, "stdlib.zip")
        ours = {name: Path(scratch, f"{name}.zip") for name in parts}
        if cached.exists():
            shutil.copy(cached, lib)
        else:
            args: dict[str, Any] = {"folders": list(mounts), "whole": "/src/pyscript"}
            args |= {"stand_ins": "/src/stand_ins", "keep": KEEP, "never": NEVER}
            args |= {"library": "/src/library", "parts": library.PARTS}
            job["zips"].append({"call": "bundle_stdlib", "args": args, "to": str(lib)})
        if dev:
            for name, to in ours.items():
                to.write_bytes(source_zip(root / "py", parts[name]))
        else:
            for name, to in ours.items():
                args = {"folder": "/src/py/hustings", "prefix": "hustings"}
                args["selection"] = list(parts[name])
                job["zips"].append({"call": "bundle_app", "args": args, "to": str(to)})
            args = {
                "folders": ["/src/py"],
                "app": "/src/py/hustings",
                "leave_out": [*left_out, *(f"hustings/{name}" for name in left_out)],
            }
            job["verify"] = {**_zips(lib, ours), "args": args}
            job |= snapshot_job(root, pyodide, lib, ours)
        if job["zips"]:
            run(node, job)
        if not cached.exists():
            for old in work.glob("stdlib-*.zip"):
                old.unlink(missing_ok=True)
            shutil.copy(lib, cached)
        zips = {"stdlib": lib, **ours}
        packed = _packed({f"{name}.pack": path.read_bytes() for name, path in zips.items()})
    folders = {name: root / MESSAGES / name for name in spoken(root)[1:]}
    return packed | word_packs(node, pyodide, folders)


def word_packs(node: str, pyodide: Path, folders: dict[str, Path]) -> dict[str, bytes]:
    """Return words-<language>.pack for each language. folders: of its compiled words."""
    if not folders:
        return {}
    with tempfile.TemporaryDirectory() as scratch:
        zips = {f"words-{name}.pack": Path(scratch, f"{name}.zip") for name in folders}
        job = {
            "pyodide": str(pyodide),
            "scripts": str(HERE / "in_pyodide"),
            "mounts": {
                "/src/build/tools/build/in_pyodide": str(HERE / "in_pyodide"),
                **{f"/src/words/{name}": str(folder) for name, folder in folders.items()},
            },
            "zips": [
                {
                    "call": "bundle_words",
                    "args": {"folder": f"/src/words/{name}", "leave_out": UNUSED_CATALOGUES},
                    "to": str(to),
                }
                for name, to in zip(folders, zips.values(), strict=True)
            ],
        }
        run(node, job)
        return _packed({name: path.read_bytes() for name, path in zips.items()})


def _packed(zips: dict[str, bytes]) -> dict[str, bytes]:
    """Return gzipped zips: they are smaller than deflated ones, and Python reads them faster."""
    return {name: gzip.compress(data, 9, mtime=0) for name, data in zips.items()}


def source_zip(py: Path, selection: Selection) -> bytes:
    """Return a part of our package as a zip of sources with fixed dates."""
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w") as archive:
            paths = [*(py / "hustings").rglob("*.py"), *(py / "hustings").rglob("*.md")]
            paths += (py / "hustings").rglob("*.json")
            entries = dict[str, bytes]()
            for path in sorted(paths):
                name = path.relative_to(py).as_posix()
                if selection.has(name.removeprefix("hustings/")):
                    entries[name] = path.read_bytes()
            for name, data in sorted(entries.items()):
                archive.writestr(zipfile.ZipInfo(name, EPOCH), data)
        file.seek(0)
        return file.read()


def selections(root: Path) -> dict[str, Selection]:
    """Return what each pack takes of our package: "hustings", and each game by its id.

    A game's pack has all that the first screen does not need.
    """
    make_importable(root)
    from hustings.catalog import GAMES
    from hustings.packs import FIRST_MODULES

    left_out = _left_out(root)
    whole = {game: [f"games/{game}/", f"messages/generated/{game}_"] for game in GAMES}
    first = {
        game: [f"games/{game}/{name}.py" for name in ("__init__", *FIRST_MODULES)] for game in GAMES
    }
    later = [path for paths in whole.values() for path in paths]
    kept = [path for paths in first.values() for path in paths]
    return {
        "hustings": Selection([""], [*left_out, *later], kept),
        **{game: Selection(whole[game], [*left_out, *first[game]]) for game in GAMES},
    }


def _left_out(root: Path) -> list[str]:
    """Return what no pack has; other languages have packs of their own."""
    return [*LEAVE_OUT, *(f"messages/generated/{name}/" for name in spoken(root)[1:])]


def _zips(stdlib: Path, ours: dict[str, Path]) -> dict[str, Any]:
    """Return the zips from which compile.mjs starts Python."""
    return {"stdlib": str(stdlib), "ours": {name: str(path) for name, path in ours.items()}}


def snapshot_job(
    root: Path,
    pyodide: Path,
    stdlib: Path,
    ours: dict[str, Path],
    limit: int = MAX_SNAPSHOT_BYTES,
) -> dict[str, Any]:
    """Return the job of making a memory snapshot from these zips and starting from it.

    ours: our own zips, by the names of their packs. The job fails if the snapshot takes more than
    `limit` bytes or Python cannot start from it.
    """
    source = root / "py" / "memory.py"
    job = {**_zips(stdlib, ours), "source": str(source), "limit": limit}
    return {"pyodide": str(pyodide), "snapshot": job}


def run(node: str, job: dict[str, Any]) -> None:
    """Have compile.mjs do a job. Raises RuntimeError with its output if it fails."""
    handle, name = tempfile.mkstemp(suffix=".json")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(job, file)
    try:
        done = subprocess.run(
            [node, str(HERE / "compile.mjs"), name], capture_output=True, text=True, check=False
        )
    finally:
        Path(name).unlink()
    if done.returncode:
        raise RuntimeError(f"compiling Python for the page failed:\n{done.stdout}{done.stderr}")


def _digest(paths: list[Path], mounts: dict[str, Path]) -> str:
    """Return a key that changes when the zip of the standard library has to be made again."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.read_bytes())
    for folder in mounts.values():
        for path in sorted(folder.rglob("*.py")):
            lines = path.read_text(encoding="utf-8").splitlines()
            total.update("\n".join(s for s in lines if "import" in s).encode())
    return total.hexdigest()
