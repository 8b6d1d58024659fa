"""Builds the finished static site: index.html and folders named by the hash of their content.

One holds WebAssembly, one everything else. Any host can serve it from any path without special
headers. As a folder's name changes with its content, files of two versions never mix.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.build import library, offline, onefile
from tools.build.bundle import bundle
from tools.build.home import awaited_style
from tools.build.landing import Place, home_meta, landing, site_address
from tools.build.lean import lean
from tools.build.links import links
from tools.build.page import INLINE, pages
from tools.build.scenes import split_scenes
from tools.build.translated import translated
from tools.build.words import MESSAGES, WORDS, language_folder, make_importable, with_words
from tools.messages import FIRST

SOURCE_MAP: Final = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")
FONTS: Final = (
    ("@fontsource/zilla-slab", "zilla-slab-latin-700-normal.woff2"),
    ("@fontsource-variable/public-sans", "public-sans-latin-wght-normal.woff2"),
)
"""The display face and the text face, Latin letters only: (npm package, file)."""

WASM: Final = "pyodide/pyodide.asm.wasm"
AT_ROOT: Final = (
    *(f"boot/{name}.js" for name in (*INLINE, "wasm_preload")),
    "boot/sw.js",
    "boot/game_redirect.js",
    "boot/not_found.js",
    "manifest.webmanifest",
)
"""Files of web/ that are not copied into the versioned folder; nor are types, *.d.ts."""
PREVIEWS: Final = "assets/previews/"
"""Pictures for previews of links, which tools/build/landing.py copies."""

ENTRIES: Final = ("main.py", "thinker.py", "memory.py")
"""Scripts of py/: for the page, for the bot worker, and to run before a memory snapshot is made."""

WATCHED: Final = (
    "index.html",
    "package-lock.json",
    library.PINS,
    "NOTICE.md",
    "LICENSE",
    "pyproject.toml",
    "web",
    "py",
    "assets",
    "docs/pictures",
    "tools/build",
)
"""The sources of the site; it is built again when one of them changes."""


def build(root: Path, dist: Path, node: str, *, dev: bool = False, language: str = FIRST) -> bool:
    """Build the site into dist; return False when it is up to date already.

    dev: ship our sources instead of compiled code, so that tracebacks show them. language: a folder
    of locales/; a process can build only one that is not the first. The environment
    has the addresses of the site and its source (docs/hosting.md). Raises FileNotFoundError or
    RuntimeError when something the page needs is missing.
    """
    work = root / ".work"
    about = {**build_info(root), "language": language}
    stamp = f"{_fingerprint(root)} node={bool(node)} dev={dev} {json.dumps(about)}"
    stamp_file = work / f"{dist.name}.stamp"
    done = stamp_file.exists() and stamp_file.read_text(encoding="utf-8") == stamp
    if done and (dist / "index.html").exists():
        return False
    stamp_file.unlink(missing_ok=True)
    make_importable(root, language)
    pyodide = lean(root, work, node, _pyscript(root))
    files = collect(root, pyodide, language) | bundle(root, work, node, pyodide, dev=dev)
    write(root, dist, node, files, about)
    stamp_file.parent.mkdir(exist_ok=True)
    stamp_file.write_text(stamp, encoding="utf-8")
    return True


def collect(root: Path, pyodide: Path, language: str = FIRST) -> dict[str, bytes]:
    """Return all files of the versioned folder except the Python zips, by path.

    root: the checkout; pyodide: the folder that lean.py makes.
    """
    modules = root / "node_modules"
    files = {name: (root / "py" / name).read_bytes() for name in ENTRIES}
    for source, to in ((root / "web", ""), (root / "assets", "assets/")):
        for path in sorted(source.rglob("*")):
            name = to + path.relative_to(source).as_posix()
            shipped = name not in AT_ROOT and not name.startswith((PREVIEWS, WORDS))
            if path.is_file() and shipped and not name.endswith(".d.ts"):
                files[name] = _with_words(root, path, language)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        files[f"pyodide/{_served(name)}"] = (pyodide / name).read_bytes()
    for path in _pyscript(root):
        files[f"pyscript/{path.name}"] = path.read_bytes()
    sheets = sorted(
        name for name in files if re.fullmatch(r"(faces|home|people|setup|games/\w+)\.css", name)
    )
    files["style.css"] += b"".join(files.pop(name) for name in sheets)
    files["style.css"] += (split_scenes(files) + awaited_style(root)).encode()
    for package, name in FONTS:
        files[f"fonts/{name}"] = (modules / package / "files" / name).read_bytes()
    files["licences.txt"] = licences(root)
    files["preact.js"] = (modules / "preact" / "dist" / "preact.mjs").read_bytes()
    for name, data in files.items():
        if name.endswith(".js"):
            files[name] = SOURCE_MAP.sub(b"\n", data)
    return files


def _with_words(root: Path, path: Path, language: str) -> bytes:
    """Return the content of a file; a script with the words it imports."""
    if path.suffix != ".js":
        return path.read_bytes()
    return with_words(root, path.read_text("utf-8"), language).encode()


def _served(name: str) -> str:
    """Return a module's name in the site: nginx's default types lack .mjs."""
    return name.removesuffix(".mjs") + ".js" if name.endswith(".mjs") else name


def licences(root: Path) -> bytes:
    """Return the notices and licences of all works in the site."""
    packages = (
        "preact",
        "@pyscript/core",
        "workbox-core",
        *sorted({package for package, _ in FONTS}),
    )
    texts = [root / "NOTICE.md", root / "LICENSE"]
    texts += [root / "node_modules" / package / "LICENSE" for package in packages]
    texts.append(library.licence(root))
    rule = b"\n" + b"-" * 78 + b"\n\n"
    return rule.join(path.read_bytes() for path in texts)


def build_info(root: Path) -> dict[str, str]:
    """Return the release, the address of the site and the address of its source."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    source = os.environ.get("HUSTINGS_SOURCE", "")
    if not source.startswith("https://"):
        source = ""
    return {"release": project["version"], "site": site_address(), "source": source}


def write(
    root: Path, dist: Path, node: str, files: dict[str, bytes], about: dict[str, str]
) -> None:
    """Write the whole site at once, so that a server never serves half of it.

    about: the result of `build_info`, and the language.
    """
    version = _version(root, files, about)
    folder = f"./v-{version}/"
    site = about["site"]
    wasm = wasm_address(files)
    single = onefile.listed(files)
    named = links(node, {name: files[name] for name, _ in single if name in files})
    lock = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    from hustings.catalog import GAMES

    build_info = {
        "version": version,
        "release": about["release"],
        "source": about["source"],
        "root": folder,
        "wasm": wasm,
        "lock": {"info": lock["info"], "packages": {}},
        "games": list(GAMES),
        "sizes": {name: len(data) for name, data in sorted(files.items())},
        "single": [(name, kind, named.get(name, [])) for name, kind in single],
    }
    meta = home_meta(root, Place(site, folder))
    index, skeleton = pages(root, files, build_info, meta, about["language"])
    files = {**files, onefile.NAME: skeleton.encode()}
    beside = landing(root, site, folder)
    beside |= translated(root, about["language"], site, folder)
    manifest = offline.manifest(root, folder, site, beside)
    whole = {"index.html": index.encode(), "manifest.webmanifest": manifest, **beside}
    places = {name: wasm if name == WASM else f"{folder}{name}" for name in sorted(files)}
    whole.update((place[2:], files[name]) for name, place in places.items())
    whole["sw.js"] = offline.service_worker(root, folder, version, whole)
    whole["site.json"] = _manifest(folder[2:-1], whole)
    whole["hustings.html"] = onefile.whole(files, site=site)
    _replace(dist, whole)


def _replace(dist: Path, whole: dict[str, bytes]) -> None:
    """Replace the contents of dist by these files."""
    fresh = dist.with_name(f"{dist.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, data in whole.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for last in (False, False, True):
        shutil.rmtree(dist, ignore_errors=True)
        try:
            fresh.rename(dist)
            break
        except OSError:  # another build came in between
            if last:
                raise


def wasm_address(files: dict[str, bytes]) -> str:
    """Return the address of WebAssembly, in a folder named by its own content.

    So after a new build of everything else browsers neither fetch nor compile it again.
    """
    return f"./wasm-{hashlib.sha256(files[WASM]).hexdigest()[:12]}/{Path(WASM).name}"


def _manifest(folder: str, files: dict[str, bytes]) -> bytes:
    """Return the list of all files with sizes and hashes, for tests and mirrors."""
    listed: dict[str, Any] = {
        name: {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in files.items()
    }
    return (json.dumps({"folder": folder, "files": listed}, indent=1) + "\n").encode()


def _pyscript(root: Path) -> list[Path]:
    """Return the files PyScript loads without plugins: its core and the chunk for errors."""
    dist = root / "node_modules" / "@pyscript" / "core" / "dist"
    found = [dist / "core.js", *dist.glob("core-*.js"), *dist.glob("error-*.js")]
    if len(found) != 3:
        raise FileNotFoundError(f"PyScript's files have changed: {[p.name for p in found]}")
    return found


def _version(root: Path, files: dict[str, bytes], about: dict[str, str]) -> str:
    """Return the name of a build: a hash of all its files, page and service worker included."""
    language = about["language"]
    outside = {f"../{name}": _with_words(root, root / "web" / name, language) for name in AT_ROOT}
    outside["../index.html"] = (root / "index.html").read_bytes()
    for path in sorted(language_folder(root / MESSAGES, language).glob("*.py")):
        outside[f"../{path.name}"] = path.read_bytes()
    total = hashlib.sha256(json.dumps(about).encode())
    for name, data in sorted((files | outside).items()):
        total.update(f"{name}\0{len(data)}\0".encode())
        total.update(data)
    return total.hexdigest()[:12]


def _fingerprint(root: Path) -> str:
    """Return a hash of all sources of the site."""
    total = hashlib.sha256()
    for name in WATCHED:
        top = root / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(f"{path.relative_to(root).as_posix()}\0".encode())
                total.update(path.read_bytes())
    return total.hexdigest()
