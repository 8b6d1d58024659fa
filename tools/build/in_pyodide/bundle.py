"""Runs inside Pyodide: turns Python sources into one zip of .pyc that this very Python can load.

The page's Python must be the one that compiles, because a .pyc only fits the version that made
it. What the standard library keeps is what the page imports, found by following imports.
"""

import ast
import importlib.util
import io
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.machinery import FrozenImporter
from pathlib import Path

from tools.build.in_pyodide.lighter import Unannotated, Untyped
from tools.build.in_pyodide.selection import Selection

EPOCH = (1980, 1, 1, 0, 0, 0)
"""Date of every entry, so that the same sources give the same bytes."""


def compiled(source: bytes, name: str, *, ours: bool) -> bytes:
    """Return the .pyc of a source; never checked against a source when it is imported.

    Compiled as with -OO: without docstrings, which nobody reads in the page, and assertions, which
    the tests have seen; and without types, which nobody asks for there. Lines are kept, so that a
    report names them; columns are not (compile.mjs). A development build ships sources.
    """
    tree = (Untyped if ours else Unannotated)().visit(ast.parse(source))
    ast.fix_missing_locations(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def pack(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip with fixed dates; not compressed, the whole will be.

    Sorted by the ends of names, then by the names: what is alike stands together, which makes the
    whole a hundredth smaller.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in sorted(entries, key=lambda entry: (Path(entry[0]).suffix, entry[0])):
            info = zipfile.ZipInfo(name, EPOCH)
            archive.writestr(info, data)
    return buffer.getvalue()


def sources(folder: str) -> dict[str, bytes]:
    """Return every .py below a folder by its path relative to that folder."""
    root = Path(folder)
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*.py"))}


def module_name(path: str) -> str:
    """Return the dotted name of a source path."""
    name = path.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def imports(source: bytes, name: str, is_package: bool) -> Iterator[str]:
    """Yield every dotted name a source may import, at its top or inside a function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")
                keep = len(parts) - node.level + (1 if is_package else 0)
                base = ".".join([*parts[:keep], *([base] if base else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def closure(
    library: dict[str, bytes], roots: Iterable[str], never: Callable[[str], bool]
) -> dict[str, bytes]:
    """Return the part of a library that the roots reach through imports.

    never: whether a module is left out, together with what only it imports.
    """
    by_module = {module_name(path): path for path in library}
    todo, kept = list(roots), dict[str, bytes]()
    while todo:
        name = todo.pop()
        path = by_module.get(name)
        if path is None or path in kept or never(name):
            continue
        kept[path] = library[path]
        if "." in name:
            todo.append(name.rpartition(".")[0])
        todo.extend(imports(library[path], name, path.endswith("__init__.py")))
    return kept


def stdlib_sources() -> dict[str, bytes]:
    """Return the sources of the standard library this Pyodide was started with."""
    home = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
    with zipfile.ZipFile(home) as archive:
        return {n: archive.read(n) for n in archive.namelist() if n.endswith(".py")}


def needed(folders: Iterable[str]) -> set[str]:
    """Return every module name imported by the sources below the folders."""
    found: set[str] = set()
    for folder in folders:
        for path, source in sources(folder).items():
            found.update(imports(source, module_name(path), path.endswith("__init__.py")))
    return found


def bundle_stdlib(
    folders: list[str],
    whole: str,
    stand_ins: str,
    library: str,
    parts: list[str],
    keep: list[str],
    never: list[str],
    at_boot: list[str],
) -> bytes:
    """Return the zip of the part of the standard library that the sources in the folders import.

    whole: a folder that is added as it is: PyScript's Python, which would otherwise be written and
    compiled anew at every start. stand_ins: a folder of modules that replace others. library: a
    folder of third-party packages; parts: their modules that may be imported. Modules that are
    frozen into the interpreter are left out.
    """
    third_party = {part: Path(library, part).read_bytes() for part in parts}
    known = stdlib_sources() | third_party | sources(stand_ins)

    def out(name: str) -> bool:
        return any(name == n or name.startswith(f"{n}.") for n in never)

    roots = {*at_boot, *keep, *needed(folders)}
    kept = closure(known, sorted(roots), out)
    kept = {p: data for p, data in kept.items() if FrozenImporter.find_spec(module_name(p)) is None}
    kept.update(sources(whole))
    return pack((f"{p}c", compiled(data, p, ours=False)) for p, data in kept.items())


def bundle_words(folder: str, leave_out: list[str]) -> bytes:
    """Return the zip of the words of a language, compiled, with the rules of games.

    leave_out: names of modules.
    """
    found = {p: data for p, data in sources(folder).items() if p not in leave_out}
    entries = [(f"{p}c", compiled(data, p, ours=True)) for p, data in found.items()]
    return pack([*entries, *((p.name, p.read_bytes()) for p in Path(folder).glob("*.md"))])


def bundle_app(folder: str, prefix: str, selection: list[list[str]]) -> bytes:
    """Return a zip of a part of our own package, compiled, with its data and texts of rules.

    folder: the package. prefix: its path in the zip. selection: the fields of a Selection.
    """
    chosen, root = Selection(*selection), Path(folder)
    found = {f"{prefix}/{p}": data for p, data in sources(folder).items() if chosen.has(p)}
    entries = [(f"{p}c", compiled(data, p, ours=True)) for p, data in found.items()]
    for path in (*root.rglob("*.md"), *root.rglob("*.json")):
        name = str(path.relative_to(root))
        if chosen.has(name):
            entries.append((f"{prefix}/{name}", path.read_bytes()))
    return pack(entries)
