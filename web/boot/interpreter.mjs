// How PyScript (in the page) and the bot worker start Python: from our zips, from no other host, from
// WebAssembly compiled once, and, where one is kept, from a memory in which Python has started before.
// docs/start.md says what this assumes of Pyodide.
import createPyodideModule from "../pyodide/pyodide.asm.mjs";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";
import { makeRoom, pack, unpack } from "./sparse.mjs";

/** @import { PyodideAPI } from "pyodide" */
/** @typedef {NonNullable<Parameters<typeof load>[0]>} Options */

export { version };

// Without them Python runs on the page's own stack. On the second stacks that they bring, Chromium
// breaks off at times: its heap sampling reads past their end.
/** @type {typeof WebAssembly & { Suspending?: unknown, promising?: unknown }} */
const stacks = WebAssembly;
delete stacks.Suspending;
delete stacks.promising;

const LIBRARY = "stdlib.pack";

// A .pack is a gzipped zip of uncompressed files, which is smaller and read faster than a plain zip.
/** @param {string} address */
async function unpacked(address) {
    const { body } = await fetch(address);
    if (!body) throw new Error(`${address} holds nothing`);
    const zip = body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(zip, { headers: { "content-type": "application/zip" } });
}

/**
 * Pyodide would fetch and compile by itself; its calls are answered with what is there.
 * @template T
 * @param {Ground} ground
 * @param {number} room bytes that its memory must hold at once
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withCompiled({ root, wasm }, room, start) {
    const library = await unpacked(`${root}${LIBRARY}`);
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (resource, options) => {
        const name = String(resource).slice(root.length);
        if (name.endsWith(".wasm")) return new Response();
        return name === LIBRARY ? library : fetch(resource, options);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
        const module = await wasm;
        const instance = await WebAssembly.instantiate(module, imports);
        makeRoom(/** @type {WebAssembly.Memory} */ (instance.exports.memory), room);
        return { module, instance };
    };
    try {
        return await start();
    } finally {
        Object.assign(WebAssembly, { instantiateStreaming });
        Object.assign(globalThis, { fetch });
    }
}

// PyScript writes its own Python into the working folder at each start; the same, compiled, lies in
// our zip and is to be found first.
const COMPILED_FIRST = "import sys; sys.path[:] = [path for path in sys.path if path] + ['']";

const says = {
    /** @type {(text: string) => void} */
    stdout: console.log,
    /** @type {(text: string) => void} */
    stderr: console.error,
};

/**
 * @param {Ground} ground
 * @param {{ _makeSnapshot?: boolean, _loadSnapshot?: Uint8Array }} options
 */
async function start(ground, options = {}) {
    const { root, lock } = ground;
    const ours = unpacked(`${root}hustings.pack`).then((response) => response.arrayBuffer());
    /** @type {Options} */
    const given = {
        stdout: (text) => says.stdout(text),
        stderr: (text) => says.stderr(text),
        createPyodideModule,
        indexURL: `${root}pyodide/`,
        packageBaseUrl: root,
        stdLibURL: `${root}${LIBRARY}`,
        lockFileURL: undefined,
        lockFileContents: /** @type {Options["lockFileContents"]} */ (lock),
        env: { PYTHONPATH: "/lib/hustings.zip", PYTHONNODEBUGRANGES: "1" },
        fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", new Uint8Array(await ours)),
        ...options,
    };
    const python = await withCompiled(ground, options._loadSnapshot?.length ?? 0, () => load(given));
    python.runPython(COMPILED_FIRST);
    return python;
}

/**
 * With a memory that does not fit, Python starts as it did the first time.
 * @param {Ground} ground
 * @returns {Promise<Started>}
 */
async function startFast(ground) {
    const kept = await ground.memory;
    if (!kept) return { python: await start(ground), recalled: false, unfit: "" };
    try {
        const python = await start(ground, { _loadSnapshot: unpack(kept) });
        return { python, recalled: true, unfit: "" };
    } catch (error) {
        const unfit = error instanceof Error ? error.message : String(error);
        console.warn(`Started without what was remembered: ${unfit}`);
        return { python: await start(ground), recalled: false, unfit };
    }
}

/** @type {(python: Promise<PyodideAPI>) => void} */
let told;
/** @type {Promise<PyodideAPI>} */
const started = new Promise((resolve) => {
    told = resolve;
});
started.catch(() => {}); // who called begin hears of it

/**
 * Starts Python, once.
 * @param {Ground} ground
 */
export function begin(ground) {
    const begun = startFast(ground);
    told(begun.then(({ python }) => python));
    return begun;
}

/**
 * What PyScript calls: gives it the Python that was begun.
 * @param {Options} options what PyScript passes; only where output goes matters to us
 */
export function loadPyodide({ stdout, stderr } = {}) {
    if (stdout) says.stdout = stdout;
    if (stderr) says.stderr = stderr;
    return started;
}

/**
 * Starts a Python of its own, lets it run a source, and returns its memory, packed, for later starts.
 * @param {Ground} ground
 * @param {string} source
 */
export async function remembered(ground, source) {
    const python = await start(ground, { _makeSnapshot: true });
    python.runPython(source);
    return pack(/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot()));
}
