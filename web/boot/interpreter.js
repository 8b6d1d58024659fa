// How PyScript (in the page) and the bot worker start Python: from our zips, from no other host, from
// WebAssembly compiled once, and, where one is kept, from a memory in which Python has started before.
// docs/start.md says what this assumes of Pyodide.
import createPyodideModule from "../pyodide/pyodide.asm.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.js";
import { filled, makeRoom, pack, unpack } from "./sparse.js";

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
const MAX_WORDS_DELAY_MS = 5000; // for which words may be on their way after all else is there

// A .pack is a gzipped zip of uncompressed files, which is smaller and read faster than a plain zip.
/** @param {string} address */
async function unpacked(address) {
    const { body, ok, status } = await fetch(address);
    if (!body || !ok) throw new Error(`${address} holds nothing (${status})`);
    return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Pyodide would fetch and compile by itself; its calls are answered with what is there.
 * @template T
 * @param {Ground} ground
 * @param {Promise<ArrayBuffer> | ArrayBuffer} library
 * @param {number} room bytes that its memory must hold at once
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withCompiled({ root, wasm }, library, room, start) {
    const headers = { "content-type": "application/zip" };
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (resource, options) => {
        const name = String(resource).slice(root.length);
        if (name.endsWith(".wasm")) return new Response();
        return name === LIBRARY ? new Response(await library, { headers }) : fetch(resource, options);
    };
    /** @type {PromiseWithResolvers<never>} */
    const broken = Promise.withResolvers();
    /** @param {WebAssembly.Imports} [imports] */
    const instantiate = async (imports) => {
        const module = await wasm;
        const instance = await WebAssembly.instantiate(module, imports);
        makeRoom(/** @type {WebAssembly.Memory} */ (instance.exports.memory), room);
        return { module, instance };
    };
    WebAssembly.instantiateStreaming = (_, imports) => {
        const made = instantiate(imports);
        made.catch(broken.reject); // Pyodide only warns, and waits for ever
        return made;
    };
    try {
        return await Promise.race([start(), broken.promise]);
    } finally {
        Object.assign(WebAssembly, { instantiateStreaming });
        Object.assign(globalThis, { fetch });
    }
}

// PyScript writes its own Python into the working folder at each start; the same, compiled, lies in
// our zip and is to be found first.
const COMPILED_FIRST = "import sys; sys.path[:] = [path for path in sys.path if path] + ['']";

const WORDS = "/lib/words.zip"; // what HUSTINGS_WORDS names: see docs/architecture.md

const says = {
    /** @type {(text: string) => void} */
    stdout: console.log,
    /** @type {(text: string) => void} */
    stderr: console.error,
};

/**
 * What Python starts from.
 * @typedef {object} Stock
 * @property {Promise<ArrayBuffer> | ArrayBuffer} library
 * @property {Promise<ArrayBuffer> | ArrayBuffer} application
 * @property {Promise<ArrayBuffer> | ArrayBuffer} words of another language than the build's; empty: there are none
 * @property {number} [room] bytes that its memory must hold at once
 * @property {(memory: Uint8Array) => void} [atFirst] does something with that memory before Python begins
 */

/** @type {(ground: Ground) => Stock & { [zip in "library" | "application" | "words"]: Promise<ArrayBuffer> }} */
const zips = ({ root, language }) => {
    const library = unpacked(`${root}${LIBRARY}`);
    const application = unpacked(`${root}hustings.pack`);
    const none = new ArrayBuffer(0);
    // The page waits for words, but starts without them when they are late.
    const late = async () => {
        await Promise.all([library, application]);
        await new Promise((resolve) => setTimeout(resolve, MAX_WORDS_DELAY_MS));
        return none;
    };
    const words = language
        ? Promise.race([unpacked(`${root}words-${language}.pack`), late()]).catch(() => none)
        : Promise.resolve(none);
    return { library, application, words };
};

/**
 * @param {Ground} ground
 * @param {Stock} stock
 * @param {{ _makeSnapshot?: boolean, _loadSnapshot?: Uint8Array }} options
 */
async function start(ground, { library, application, words, room = 0, atFirst }, options = {}) {
    const { root, lock, language } = ground;
    /** @type {Options} */
    const given = {
        stdout: (text) => says.stdout(text),
        stderr: (text) => says.stderr(text),
        createPyodideModule: async (settings) => {
            const module = await createPyodideModule(settings);
            atFirst?.(module.HEAPU8);
            return module;
        },
        indexURL: `${root}pyodide/`,
        packageBaseUrl: root,
        stdLibURL: `${root}${LIBRARY}`,
        lockFileURL: undefined,
        lockFileContents: /** @type {Options["lockFileContents"]} */ (lock),
        env: {
            PYTHONPATH: "/lib/hustings.zip",
            PYTHONNODEBUGRANGES: "1",
            ...(language && { HUSTINGS_WORDS: WORDS }), // where none lie, Python finds the build's own
        },
        fsInit: async (FS) => {
            FS.writeFile("/lib/hustings.zip", new Uint8Array(await application));
            const said = await words;
            if (said.byteLength) FS.writeFile(WORDS, new Uint8Array(said));
        },
        ...options,
    };
    const python = await withCompiled(ground, library, room, () => load(given));
    python.runPython(COMPILED_FIRST);
    return python;
}

/**
 * @param {Ground} ground
 * @param {string} unfit
 * @returns {Promise<Started>}
 */
async function startFirst(ground, unfit) {
    const stock = zips(ground);
    const python = await start(ground, stock);
    const wordless = ground.language !== "" && !(await stock.words).byteLength;
    return { python, recalled: false, unfit, wordless };
}

/**
 * With a memory that does not fit, Python starts as it did the first time.
 * @param {Ground} ground
 * @returns {Promise<Started>}
 */
async function startFast(ground) {
    const memory = await ground.memory;
    if (!memory) return startFirst(ground, "");
    try {
        const { length: room, head, lay: atFirst, ...files } = unpack(memory);
        const python = await start(ground, { ...files, room, atFirst }, { _loadSnapshot: head });
        return { python, recalled: true, unfit: "", wordless: false };
    } catch (error) {
        const unfit = error instanceof Error ? error.message : String(error);
        console.warn(`Started without what was remembered: ${unfit}`);
        return startFirst(ground, unfit);
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
    const stock = zips(ground);
    const words = await stock.words;
    if (ground.language && !words.byteLength) throw new Error(`no words in ${ground.language}`);
    /** @type {Set<number>} */
    let before = new Set();
    const atFirst = (/** @type {Uint8Array} */ memory) => {
        before = filled(memory);
    };
    const python = await start(ground, { ...stock, atFirst }, { _makeSnapshot: true });
    python.runPython(source);
    const snapshot = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
    return pack(snapshot, before, await stock.library, await stock.application, words);
}
