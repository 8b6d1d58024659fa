"""Imports in the one-file edition: the build finds them, the page inserts addresses."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.kit import ROOT
from tools.build.links import links
from tools.devkit import setup

TRICKY_JS = r"""import { a } from "./a.mjs"; // import "./comment.js"
export * from '../top.js';
const text = `import("./template.js") from "./template.js"`, path = "./late.js";
const plain = 'import "./text.js"', pattern = /from ".\/pattern.js"/;
export const here = import.meta.url, asked = () => import("./asked.js"), late = () => import(path);
export const found = { a, text, plain, pattern: pattern.source };
import fs from "node:fs";
"""

RUN = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const { single, texts, links, from } = JSON.parse(readFileSync(0, "utf8"));
const made = {};
globalThis.URL.createObjectURL = (blob) => {
    const address = `blob:${Object.keys(made).length}`;
    made[address] = blob;
    return address;
};
vm.runInThisContext(readFileSync(single, "utf8"));
const encoder = new TextEncoder();
const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [
    name,
    { type: "text/javascript", links: links[name], bytes: async () => encoder.encode(text).buffer },
]));
const { module, at } = hustings.context.makeSingle("file:///v/", files);
const address = await module(from);
const all = {};
for (const [name, blob] of Object.entries(made)) all[name] = await blob.text();
console.log(JSON.stringify({ address, all, at: at("file:///v/boot/a.mjs") }));
"""


@pytest.fixture(scope="module")
def node() -> str:
    """Return Node; the pinned packages lie beside the checkout."""
    return setup.node()


def test_only_imports_are_found_each_with_its_file(node: str) -> None:
    by_file = links(
        node, {"boot/tricky.js": TRICKY_JS.encode(), "style.css": b"@import './no.css'"}
    )
    assert set(by_file) == {"boot/tricky.js"}
    imports = [(TRICKY_JS[start:end], to) for start, end, to in by_file["boot/tricky.js"]]
    assert imports == [
        ("./a.mjs", "boot/a.mjs"),
        ("../top.js", "top.js"),
        ("./asked.js", "boot/asked.js"),
        ("path", ""),
    ]


def test_import_cycles_are_refused(node: str) -> None:
    with pytest.raises(RuntimeError, match=r"circle: a\.js, b\.js, a\.js"):
        links(node, {"a.js": b"import './b.js'", "b.js": b"import './a.js'"})


def test_a_syntax_error_is_reported_with_its_file(node: str) -> None:
    with pytest.raises(RuntimeError, match=r"could not be read:\na\.js: Parse error"):
        links(node, {"a.js": b"import { from './b.js"})


def test_addresses_replace_imports_and_nothing_else(node: str, tmp_path: Path) -> None:
    """web/boot/single.js: what only looks like an import is left alone."""
    texts = {
        "boot/tricky.js": TRICKY_JS,
        "boot/a.mjs": 'export const a = "ä€😀";',
        "top.js": "",
    }
    by_file = links(node, {name: text.encode() for name, text in texts.items()})
    script = tmp_path / "run.mjs"
    script.write_text(RUN, encoding="utf-8")
    job = {"single": str(ROOT / "web" / "boot" / "single.js"), "texts": texts, "links": by_file}
    done = subprocess.run(
        [node, str(script)],
        input=json.dumps({**job, "from": "boot/tricky.js"}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    result = json.loads(done.stdout)
    addresses = {text: address for address, text in result["all"].items()}
    a, top = addresses[texts["boot/a.mjs"]], addresses[""]
    left_out = next(address for text, address in addresses.items() if "notOnDOM" in text)
    expected = (
        TRICKY_JS.replace('from "./a.mjs"', f'from "{a}"')
        .replace("'../top.js'", f"'{top}'")
        .replace('import("./asked.js")', f'import("{left_out}")')
        .replace("import(path)", "import(globalThis.hustings.context.single.at(path))")
    )
    assert result["all"][result["address"]] == expected
    assert result["at"] == a
