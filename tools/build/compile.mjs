// Starts Pyodide under Node, has tools/build/in_pyodide make or check the zips, and tries the memory snapshot from
// which later visits start.
// Usage: node compile.mjs job.json; the job is written by tools/build/bundle.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { findUsedBlocks, growMemory, pack, unpack } from "../../web/boot/snapshot.js";

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
    if (options._makeSnapshot || options._loadSnapshot) return python; // a snapshot holds no mounts
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
 * Returns the options that start Python from the finished zips, with all games.
 * @param {{ stdlib: string, ours: Record<string, string> }} zips
 * @returns {Options}
 */
function zipOptions({ stdlib, ours }) {
    const files = Object.entries(ours).map(([name, path]) => [`/lib/${name}.zip`, readFileSync(path)]);
    return {
        stdLibURL: stdlib,
        env: { PYTHONPATH: "/lib/hustings.zip", HUSTINGS_PACKS: "/lib" },
        fsInit: async (FS) => {
            for (const [path, bytes] of files) FS.writeFile(path, bytes);
        },
    };
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

async function verify() {
    const python = await start(zipOptions(job.verify));
    python.runPython(readFileSync(`${job.scripts}/verify.py`, "utf8"));
    const problems = ask(python, "verify", job.verify.args);
    if (problems) throw new Error(`the zips lack something the page needs:\n${problems}`);
}

/**
 * Returns the options that call `prepare` with Python's memory before Python starts.
 * @param {(memory: Uint8Array) => void} prepare
 * @returns {Options}
 */
const preparing = (prepare) => ({
    createPyodideModule: async (settings) => {
        const module = await create(settings);
        prepare(module.HEAPU8);
        return module;
    },
});

// Makes a snapshot as web/boot/snapshot_worker.js does, and starts from it as web/boot/interpreter.js does.
/** @param {{ source: string, limit: number }} options the code to run first, and the most bytes of memory */
async function trySnapshot({ source, limit }) {
    /** @type {Set<number>} */
    const usedBefore = new Set();
    const prepare = preparing((memory) => {
        for (const address of findUsedBlocks(memory)) usedBefore.add(address);
    });
    const first = await start({ ...zipOptions(job.snapshot), ...prepare, _makeSnapshot: true });
    first.runPython(readFileSync(source, "utf8"));
    const snapshot = /** @type {Uint8Array<ArrayBuffer>} */ (first.makeMemorySnapshot());
    /** @param {string} problem */
    const snapshotError = (problem) => new Error(`the memory snapshot ${problem}: see py/memory.py`);
    if (snapshot.length > limit)
        throw snapshotError(
            `takes ${snapshot.length} bytes and may take ${limit}; import less or raise the limit`,
        );
    const packed = await pack(
        // here the zips are read again
        snapshot,
        usedBefore,
        [],
    ).arrayBuffer();
    const { size, head, restore } = unpack(packed);
    const { instantiate } = WebAssembly;
    /** @type {(bytes: BufferSource, imports: WebAssembly.Imports) => Promise<unknown>} */
    const instantiateLarger = async (bytes, imports) => {
        const result = await instantiate(bytes, imports);
        growMemory(/** @type {WebAssembly.Memory} */ (result.instance.exports.memory), size);
        return result;
    };
    Object.assign(WebAssembly, { instantiate: instantiateLarger });
    try {
        const options = { ...zipOptions(job.snapshot), ...preparing(restore), _loadSnapshot: head };
        const second = await start(options);
        second.runPython("import hustings.ui.app");
    } catch (error) {
        throw snapshotError(`is none that Python can start from (${messageOf(error)})`);
    } finally {
        Object.assign(WebAssembly, { instantiate });
    }
}

try {
    if (job.zips) await make();
    if (job.verify) await verify();
    if (job.snapshot) await trySnapshot(job.snapshot);
} catch (error) {
    console.error(messageOf(error));
    process.exit(1);
}
