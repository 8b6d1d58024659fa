// Starts Python, in the page and in the bot worker: from our zips, from WebAssembly compiled once, and from a
// memory snapshot if there is one. The page fetches the games' zips later, one at a time. docs/start.md says what
// this assumes of Pyodide.
import createPyodideModule from "../pyodide/pyodide.asm.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.js";
import { findUsedBlocks, growMemory, pack, unpack } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
/** @typedef {NonNullable<Parameters<typeof load>[0]>} Options */

export { version };

// Without these Python runs on the page's own stack. They give it stacks of its own, on which Chromium crashes at
// times because its heap sampling reads past their end.
/** @type {typeof WebAssembly & { Suspending?: unknown, promising?: unknown }} */
const wasmWithStacks = WebAssembly;
delete wasmWithStacks.Suspending;
delete wasmWithStacks.promising;

const LIBRARY = "stdlib.pack";
const MAX_WORDS_DELAY_MS = 5000; // that words may arrive after all other files

// A .pack is a gzipped zip of uncompressed files, which is smaller and read faster than a plain zip.
/** @param {string} address */
async function fetchPack(address) {
    const { body, ok, status } = await fetch(address);
    if (!body || !ok) throw new Error(`${address} is empty (${status})`);
    return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Calls `start` while Pyodide's own fetching and compiling is answered with what is there already.
 * @template T
 * @param {PythonSource} source
 * @param {Promise<ArrayBuffer> | ArrayBuffer} library
 * @param {number} size of Python's memory at the start, in bytes
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function withCompiled({ root, wasm }, library, size, start) {
    const headers = { "content-type": "application/zip" };
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (resource, options) => {
        const name = String(resource).slice(root.length);
        if (name.endsWith(".wasm")) return new Response();
        return name === LIBRARY ? new Response(await library, { headers }) : fetch(resource, options);
    };
    /** @type {PromiseWithResolvers<never>} */
    const failure = Promise.withResolvers();
    /** @param {WebAssembly.Imports} [imports] */
    const instantiate = async (imports) => {
        const module = await wasm;
        const instance = await WebAssembly.instantiate(module, imports);
        growMemory(/** @type {WebAssembly.Memory} */ (instance.exports.memory), size);
        return { module, instance };
    };
    WebAssembly.instantiateStreaming = (_, imports) => {
        const result = instantiate(imports);
        result.catch(failure.reject); // Pyodide would only warn, and wait for ever
        return result;
    };
    try {
        return await Promise.race([start(), failure.promise]);
    } finally {
        Object.assign(WebAssembly, { instantiateStreaming });
        Object.assign(globalThis, { fetch });
    }
}

// PyScript writes its Python modules into the working folder at each start. Python must find the compiled copies in
// our zip first.
const COMPILED_FIRST = "import sys; sys.path[:] = [path for path in sys.path if path] + ['']";

const WORDS = "/lib/words.zip"; // what HUSTINGS_WORDS names: see docs/architecture.md
const PACKS = "/lib"; // what HUSTINGS_PACKS names: the folder of the games' zips

const output = {
    /** @type {(text: string) => void} */
    stdout: console.log,
    /** @type {(text: string) => void} */
    stderr: console.error,
};

/**
 * What Python starts from, besides WebAssembly.
 * @typedef {object} Files
 * @property {Promise<ArrayBuffer> | ArrayBuffer} library
 * @property {Promise<ArrayBuffer> | ArrayBuffer} application
 * @property {Promise<ArrayBuffer> | ArrayBuffer} words of another language than the build's; empty: none
 * @property {(Promise<ArrayBuffer> | ArrayBuffer)[]} games zips of games, in the order of `source.games`; may be
 *     empty, as the page fetches them later
 * @property {number} [size] of Python's memory at the start, in bytes
 * @property {(memory: Uint8Array) => void} [prepare] called with that memory before Python starts
 */

/** @type {(source: PythonSource) => Omit<Files, "words"> & { words: Promise<ArrayBuffer> }} */
const fetchFiles = ({ root, language }) => {
    const library = fetchPack(`${root}${LIBRARY}`);
    const application = fetchPack(`${root}hustings.pack`);
    const none = new ArrayBuffer(0);
    // Without these words the page starts in the language of its build.
    const giveUpOnWords = async () => {
        await Promise.all([library, application]);
        await new Promise((resolve) => setTimeout(resolve, MAX_WORDS_DELAY_MS));
        return none;
    };
    const words = language
        ? Promise.race([fetchPack(`${root}words-${language}.pack`), giveUpOnWords()]).catch(() => none)
        : Promise.resolve(none);
    return { library, application, words, games: [] };
};

/** @type {(source: PythonSource) => ReturnType<typeof fetchFiles>} */
const fetchAllFiles = (source) => ({
    ...fetchFiles(source),
    games: source.games.map((game) => fetchPack(`${source.root}${game}.pack`)),
});

/**
 * @param {PythonSource} source
 * @param {Files} files
 * @param {{ _makeSnapshot?: boolean, _loadSnapshot?: Uint8Array }} options
 */
async function start(source, { library, application, words, games, size = 0, prepare }, options = {}) {
    const { root, lock, language } = source;
    /** @type {Options} */
    const allOptions = {
        stdout: (text) => output.stdout(text),
        stderr: (text) => output.stderr(text),
        createPyodideModule: async (settings) => {
            const module = await createPyodideModule(settings);
            prepare?.(module.HEAPU8);
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
            HUSTINGS_PACKS: PACKS,
            ...(language && { HUSTINGS_WORDS: WORDS }), // without that file Python uses the build's own
        },
        fsInit: async (FS) => {
            FS.writeFile("/lib/hustings.zip", new Uint8Array(await application));
            const zip = await words;
            if (zip.byteLength) FS.writeFile(WORDS, new Uint8Array(zip));
            for (const [at, game] of games.entries()) writeGame(FS, source.games[at], await game);
        },
        ...options,
    };
    const python = await withCompiled(source, library, size, () => load(allOptions));
    python.runPython(COMPILED_FIRST);
    return python;
}

/** @type {(FS: PyodideAPI["FS"], game: string, zip: ArrayBuffer) => void} */
const writeGame = (FS, game, zip) => FS.writeFile(`${PACKS}/${game}.zip`, new Uint8Array(zip));

/** @type {Map<string, Promise<void>>} */
const gamesArriving = new Map();

/**
 * Fetches a game's zip, once, and puts it where Python finds it.
 * @param {string} root
 * @param {string} game
 */
export function fetchGame(root, game) {
    const arriving = gamesArriving.get(game) ?? addGame(root, game);
    gamesArriving.set(game, arriving);
    arriving.catch(() => gamesArriving.delete(game)); // the next call tries again
    return arriving;
}

/**
 * @param {string} root
 * @param {string} game
 */
async function addGame(root, game) {
    const zip = await fetchPack(`${root}${game}.pack`);
    writeGame((await started).FS, game, zip);
}

/**
 * @param {PythonSource} source
 * @param {Files & { words: Promise<ArrayBuffer> }} files
 * @param {string} snapshotError
 * @returns {Promise<Started>}
 */
async function startWithoutSnapshot(source, files, snapshotError) {
    const python = await start(source, files);
    const lacksWords = source.language !== "" && !(await files.words).byteLength;
    return { python, fromSnapshot: false, snapshotError, lacksWords };
}

/**
 * Starts Python from its snapshot, with all games; without one, or if that fails, as on a first visit.
 * @param {PythonSource} source
 * @param {typeof fetchFiles} fetchMissing
 * @returns {Promise<Started>}
 */
async function startFast(source, fetchMissing) {
    const snapshot = await source.snapshot;
    if (!snapshot) return startWithoutSnapshot(source, fetchMissing(source), "");
    try {
        const { size, head, restore: prepare, zips } = unpack(snapshot);
        const [library, application, words, ...games] = zips;
        const files = { library, application, words, games, size, prepare };
        const python = await start(source, files, { _loadSnapshot: head });
        return { python, fromSnapshot: true, snapshotError: "", lacksWords: false };
    } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        console.warn(`Started without the memory snapshot: ${message}`);
        return startWithoutSnapshot(source, fetchMissing(source), message);
    }
}

/** @type {(python: Promise<PyodideAPI>) => void} */
let resolveStarted;
/** @type {Promise<PyodideAPI>} */
const started = new Promise((resolve) => {
    resolveStarted = resolve;
});
started.catch(() => {}); // startPython's caller handles it

/**
 * Starts Python, once. The games follow when asked for (fetchGame), unless a snapshot has them.
 * @param {PythonSource} source
 */
export function startPython(source) {
    const result = startFast(source, fetchFiles);
    resolveStarted(result.then(({ python }) => python));
    return result;
}

/**
 * Starts Python with all games, for the bot worker.
 * @param {PythonSource} source
 */
export const startWithGames = (source) => startFast(source, fetchAllFiles);

/**
 * Returns the Python that was started; called by PyScript.
 * @param {Options} options from PyScript; only output matters
 */
export function loadPyodide({ stdout, stderr } = {}) {
    if (stdout) output.stdout = stdout;
    if (stderr) output.stderr = stderr;
    return started;
}

/**
 * Starts another Python, runs code in it, and returns its packed memory snapshot.
 * @param {PythonSource} source
 * @param {string} code
 */
export async function makeSnapshot(source, code) {
    const files = fetchAllFiles(source);
    const words = await files.words;
    if (source.language && !words.byteLength) throw new Error(`no words in ${source.language}`);
    /** @type {Set<number>} */
    let usedBefore = new Set();
    const prepare = (/** @type {Uint8Array} */ memory) => {
        usedBefore = findUsedBlocks(memory);
    };
    const python = await start(source, { ...files, prepare }, { _makeSnapshot: true });
    python.runPython(code);
    const snapshot = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
    const zips = await Promise.all([files.library, files.application, words, ...files.games]);
    return pack(snapshot, usedBefore, zips);
}
