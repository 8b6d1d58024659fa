"""Pruning Pyodide: exports and imports that nothing uses are removed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.kit import ROOT
from tools.build.lean import lean
from tools.devkit import setup

WASM_TEXT: Final = """
(module
    (import "env" "used_js" (func $used_js))
    (import "env" "idle_js" (func $idle_js))
    (import "GOT.func" "addressed" (global $addressed_at (mut i32)))
    (func $deep (result i32) i32.const 1)
    (func (export "asked") call $used_js)
    (func (export "beside") global.get $addressed_at drop)
    (func (export "addressed") nop)
    (func (export "nobody_s") call $idle_js call $deep drop)
    (func (export "late_s") nop))
"""
"""Exports used by JavaScript, another script, the module itself, nobody, and removed code."""

GLUE: Final = """
async function create(Module) {
    var wasmExports;
    var SDL = { ready: false };
    function _used_js() { return eval("1"); }
    function _idle_js() { SDL.ready = true; _late_s(); }
    function helped() { return _asked(); }
    _used_js.sig = "v";
    _idle_js.sig = "v";
    Module["_idle_js"] = _idle_js;
    Module["helped"] = helped;
    function assign(wasmExports) {
        _asked = Module["_asked"] = wasmExports["asked"];
        _beside = Module["_beside"] = wasmExports["beside"];
        _nobody_s = Module["_nobody_s"] = wasmExports["nobody_s"];
        _late_s = Module["_late_s"] = wasmExports["late_s"];
    }
    var _asked, _beside, _nobody_s, _late_s;
    var wasmImports = { used_js: _used_js, idle_js: _idle_js };
    assign(wasmExports = Module.start(wasmImports));
    Module.helped();
    return Module;
}
export default create;
"""

RUN: Final = """
const { default: binaryen } = await import("binaryen");
const { readFileSync, writeFileSync } = await import("node:fs");
const [, wat, to] = process.argv;
const module = binaryen.parseText(readFileSync(wat, "utf8"));
writeFileSync(to, module.emitBinary());
"""

LIST_NAMES: Final = """
const { readFileSync } = await import("node:fs");
const wasm = new WebAssembly.Module(readFileSync(process.argv[1]));
const names = (all) => all.map(({ name }) => name);
const { exports, imports } = WebAssembly.Module;
console.log(JSON.stringify({ exports: names(exports(wasm)), imports: names(imports(wasm)) }));
"""


def node(script: str, *args: Path) -> str:
    """Run a script in Node, with the packages of the checkout."""
    command = [setup.node(), "--input-type=module", "-e", script, "--", *map(str, args)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def pyodide(root: Path, glue: str) -> Path:
    """Make a checkout with this Pyodide package and return it."""
    stock = root / "node_modules" / "pyodide"
    stock.mkdir(parents=True)
    for tool in (ROOT / "node_modules").iterdir():
        if tool.name != "pyodide":
            (root / "node_modules" / tool.name).symlink_to(tool)
    (root / "code.wat").write_text(WASM_TEXT)
    node(RUN, root / "code.wat", stock / "pyodide.asm.wasm")
    (stock / "pyodide.asm.mjs").write_text(glue)
    (stock / "pyodide.mjs").write_text("export const version = '1';")
    return root


def prune(root: Path) -> tuple[dict[str, Any], str]:
    """Prune it with a script that uses one export; return the remaining names and the script."""
    other_file = root / "beside.js"
    other_file.write_text("module._beside();")
    folder = lean(root, root / "work", setup.node(), [other_file])
    assert lean(root, root / "work", setup.node(), [other_file]) == folder, "it is cached"
    assert (folder / "pyodide.mjs").is_file(), "the rest of the package goes with it"
    names: dict[str, Any] = json.loads(node(LIST_NAMES, folder / "pyodide.asm.wasm"))
    return names, (folder / "pyodide.asm.mjs").read_text()


@pytest.mark.broad
def test_exports_used_only_by_removed_code_are_removed(tmp_path: Path) -> None:
    names, glue = prune(pyodide(tmp_path, GLUE))
    assert {"asked", "beside", "addressed"} <= set(names["exports"])
    assert "nobody_s" not in names["exports"]
    assert sorted(names["imports"]) == ["addressed", "used_js"]
    for gone in ("nobody_s", "_idle_js", "SDL"):
        assert gone not in glue
    for kept in ("_asked", "_beside", "helped", "_used_js"):
        assert kept in glue


@pytest.mark.broad
def test_an_unknown_shape_of_pyodide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"not look any more as tools/build/lean\.mjs knows"):
        prune(pyodide(tmp_path, GLUE.replace("wasmImports", "imported")))
    assert not list((tmp_path / "work").glob("pyodide*")), "no partial result is left"


def test_the_notice_names_every_replaced_module() -> None:
    folder = ROOT / "tools" / "build" / "stand_ins"
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        assert f"`{name}`" in notice, name
