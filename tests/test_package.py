"""The wheel is built, installed alone into an empty environment, and used there."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from hustings import catalog
from tests.kit import ROOT
from tools.devkit import setup

pytestmark = pytest.mark.slow

EXAMPLE = """
import hustings
assert "site-packages" in hustings.__file__
for game in hustings.GAMES:
    table = hustings.new(game, seed="x")
    table.play(hustings.bot("easy").choose(table))
    again = hustings.from_link(table.to_link())
    assert again.to_record() == table.to_record()
    table.undo()
    assert table.svg().count("{") > 25, "the style sheets are missing"
    assert hustings.catalog.rulebook(game)
"""


IN_PYODIDE = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const { loadPyodide } = await import(pathToFileURL(PYODIDE).href);
const python = await loadPyodide({ stdout: () => {} });
const wheel = new Uint8Array(readFileSync(WHEEL));
python.unpackArchive(wheel, "wheel", { extractDir: "/site-packages" });
python.runPython("import sys; sys.path.insert(0, '/site-packages')");
python.runPython(LINES);
console.log(python.runPython("sys.version"));
"""


def output_of(*command: str | Path) -> str:
    """Run a command and return its output; fail with the output if the command fails."""
    ran = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the source archive with the pinned tools."""
    folder = tmp_path_factory.mktemp("wheel")
    output_of(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"hustings"}
    assert not [name for name in names if name.startswith(("hustings/ui/", "hustings/shell/"))]
    for name in ("py.typed", "api.py", "envs/aec.py", "sheets/style.css"):
        assert f"hustings/{name}" in names
    for game in catalog.GAMES:
        assert f"hustings/messages/generated/{game}_rules.md" in names
        assert f"hustings/sheets/games/{game}.css" in names


def test_the_wheel_alone_is_enough_to_play(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "empty", with_pip=False, symlinks=True)
    folder = tmp_path / "empty" / setup.BIN.name
    python = folder / setup.PYTHON.name
    pip = (sys.executable, "-m", "pip", "--python", python)
    output_of(*pip, "install", "--no-index", "--no-deps", wheel)
    output_of(python, "-c", EXAMPLE)
    command = folder / "hustings"
    assert output_of(command, "--help").startswith("usage: hustings ")
    output = output_of(command, "games")
    assert all(game in output for game in catalog.GAMES)
    out = output_of(
        command, "play", "gerrymander", "--seats", "bot:easy,bot:easy", "--seed", "x", "--quiet"
    )
    assert out == ""


def test_the_wheel_plays_in_pyodide(wheel: Path) -> None:
    """As in JupyterLite: the same example in WebAssembly."""
    pyodide = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"
    given = {"PYODIDE": str(pyodide), "WHEEL": str(wheel), "LINES": EXAMPLE}
    values = "".join(f"const {name} = {json.dumps(value)};" for name, value in given.items())
    output = output_of(setup.node(), "--input-type=module", "-e", values + IN_PYODIDE)
    assert output.startswith("3.14")
