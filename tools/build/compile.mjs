// Starts Pyodide under Node, lets tools/build/in_pyodide make or check the zips, and tries the memory
// that the page will keep for later visits.
// Usage: node compile.mjs job.json; the job is written by tools/build/bundle.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { filled, makeRoom, pack, unpack } from "../../web/boot/sparse.js";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
/** @typedef {import("pyodide").PyodideAPI} PyodideAPI */
/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options */
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);
/** @type {{ default: NonNullable<Options["createPyodideModule"]> }} */
const { default: create } = await import(pathToFileURL(`${job.pyodide}/pyodide.asm.mjs`).href);

/** @param {Options} options */
async function start(options = {}) {
    const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" }, ...options });
    if (options._makeSnapshot || options._loadSnapshot) return python; // a memory holds no mounts
    for (const [path, folder] of Object.entries(job.mounts)) {
        python.FS.mkdirTree(path);
        python.mountNodeFS(path, folder);
    }
    return python;
}

/**
 * Calls a Python function with keyword arguments, which travel as JSON.
 * @param {PyodideAPI} python
 * @param {string} call
 * @param {object} args
 */
function ask(python, call, args) {
    python.globals.set("_args", JSON.stringify(args));
    return python.runPython(`import json; ${call}(**json.loads(_args))`);
}

async function make() {
    const python = await start();
    const atBoot = python.runPython("import sys; list(sys.modules)").toJs();
    python.runPython("import sys; sys.path.insert(0, '/src/build')");
    python.runPython(readFileSync(`${job.scripts}/bundle.py`, "utf8"));
    for (const { call, args, to } of job.zips) {
        const full = { ...args, ...(call === "bundle_stdlib" ? { at_boot: atBoot } : {}) };
        writeFileSync(to, ask(python, call, full).toJs());
    }
}

/**
 * What starts Python from the finished zips.
 * @param {{ stdlib: string, app: string }} zips
 * @returns {Options}
 */
function finished({ stdlib, app }) {
    const bytes = readFileSync(app);
    return {
        stdLibURL: stdlib,
        env: { PYTHONPATH: "/lib/hustings.zip" },
        fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", bytes),
    };
}

/** @param {unknown} error */
const said = (error) => (error instanceof Error ? error.message : String(error));

async function verify() {
    const python = await start(finished(job.verify));
    python.runPython(readFileSync(`${job.scripts}/verify.py`, "utf8"));
    const faults = ask(python, "verify", job.verify.args);
    if (faults) throw new Error(`the zips lack something the page needs:\n${faults}`);
}

/**
 * Has something done with Python's memory before Python begins.
 * @param {(memory: Uint8Array) => void} atFirst
 * @returns {Options}
 */
const looked = (atFirst) => ({
    createPyodideModule: async (settings) => {
        const module = await create(settings);
        atFirst(module.HEAPU8);
        return module;
    },
});

// As web/boot/remember.js makes a memory and web/boot/interpreter.js starts from it.
/** @param {{ source: string, limit: number }} given */
async function remember({ source, limit }) {
    /** @type {Set<number>} */
    const before = new Set();
    const look = looked((memory) => {
        for (const place of filled(memory)) before.add(place);
    });
    const first = await start({ ...finished(job.memory), ...look, _makeSnapshot: true });
    first.runPython(readFileSync(source, "utf8"));
    const memory = /** @type {Uint8Array<ArrayBuffer>} */ (first.makeMemorySnapshot());
    /** @param {string} what */
    const fault = (what) => new Error(`the memory kept for later visits ${what}: see py/memory.py`);
    if (memory.length > limit)
        throw fault(`takes ${memory.length} bytes and may take ${limit}; import less or raise the limit`);
    const none = new ArrayBuffer(0); // here the zips are read again
    const { length, head, lay } = unpack(await pack(memory, before, none, none, none).arrayBuffer());
    const { instantiate } = WebAssembly;
    /** @type {(bytes: BufferSource, imports: WebAssembly.Imports) => Promise<unknown>} */
    const roomy = async (bytes, imports) => {
        const made = await instantiate(bytes, imports);
        makeRoom(/** @type {WebAssembly.Memory} */ (made.instance.exports.memory), length);
        return made;
    };
    Object.assign(WebAssembly, { instantiate: roomy });
    try {
        const again = await start({ ...finished(job.memory), ...looked(lay), _loadSnapshot: head });
        again.runPython("import hustings.ui.app");
    } catch (error) {
        throw fault(`is none that Python can start from (${said(error)})`);
    } finally {
        Object.assign(WebAssembly, { instantiate });
    }
}

try {
    if (job.zips) await make();
    if (job.verify) await verify();
    if (job.memory) await remember(job.memory);
} catch (error) {
    console.error(said(error));
    process.exit(1);
}
