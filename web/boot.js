// First module of the page: counts the bytes that really arrived, notices what went wrong,
// and lays out globalThis.hustings, the only thing Python sees of our JavaScript.
import { draw } from "./draw.js";
import { ask, cancel, startThinker, stopThinker } from "./thinking.js";

const SLOW = 20000; // ms without a byte and without a page before we say that it takes long

const QUIET = 1000; // ms after the first picture before the service worker begins to fetch

const build = JSON.parse(document.getElementById("build").textContent);
const root = new URL(build.root, location.href).href;
const { fail } = globalThis.hustings;

// Before it starts Python, PyScript opens a database for packages, of which we have none: that takes
// time, and ends the start where the browser forbids storage. It is given an empty one.
const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
};
const empty = new Proxy({}, { get: (_, verb) => () => answer(/^getAll/.test(verb) ? [] : undefined) });
const database = { transaction: () => ({ objectStore: () => empty }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });

// What has to arrive before Python can draw, by address.
const sizes = new Map(
    Object.entries(build.sizes)
        .filter(([name]) => /^(pyodide|pyscript)\/|\.(pack|py|mjs)$/.test(name))
        .map(([name, size]) => [root + name, size]),
);
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
const got = new Map();
let lastByte = performance.now();

function count(address, bytes) {
    if (!sizes.has(address)) return;
    got.set(address, Math.min(sizes.get(address), Math.max(bytes, got.get(address) ?? 0)));
    lastByte = performance.now();
    const sum = [...got.values()].reduce((a, b) => a + b, 0);
    const bar = document.getElementById("load-bar");
    const words = document.getElementById("load-words");
    if (bar) [bar.max, bar.value] = [total, sum];
    if (words) {
        const [have, all] = [sum, total].map((n) => (n / 1e6).toFixed(1));
        words.textContent = sum < total ? `${have} of ${all} MB` : "Setting up the table…";
    }
}

// Reads a copy: the browser caches compiled WebAssembly only for the very Response fetch gave.
async function follow(address, response) {
    let bytes = 0;
    for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) return;
        count(address, (bytes += value.length));
    }
}

const fetchFirst = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
    const address = new URL(resource?.url ?? resource, location.href).href;
    if (!sizes.has(address)) return fetchFirst(resource, options);
    try {
        const response = await fetchFirst(resource, options);
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        follow(address, response.clone()).catch((error) => missing(address, error));
        return response;
    } catch (error) {
        missing(address, error);
        throw error;
    }
};

function missing(address, error) {
    fail("A part of the game could not be fetched.", `${address}: ${error.message}`);
}

// WebAssembly is fetched and compiled while PyScript is still on its way; the bot worker shares it.
async function compile(address) {
    try {
        return await WebAssembly.compileStreaming(fetch(address));
    } catch {
        // Some hosts do not know the type of .wasm, which streaming insists on.
        return WebAssembly.compile(await (await fetch(address)).arrayBuffer());
    }
}

const wasm = compile(`${root}pyodide/pyodide.asm.wasm`);
wasm.catch((error) => fail("The game could not start.", error.message));

// Scripts tell nothing while they arrive; they count when they are there.
const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries())
        if (initiatorType !== "fetch" && /js$/.test(name)) count(name, Infinity);
});
observer.observe({ type: "resource", buffered: true });

const slow = setInterval(() => {
    const words = document.getElementById("load-words");
    if (words && performance.now() - lastByte > SLOW)
        words.textContent = "This takes unusually long. The network may be gone: you can reload the page.";
}, 1000);

// Python's first picture ends the loading.
function firstDraw(json) {
    globalThis.hustings.draw = draw;
    globalThis.fetch = fetchFirst;
    clearInterval(slow);
    observer.disconnect();
    draw(json);
    document.documentElement.dataset.state = "ready";
    performance.mark("hustings-drawn");
    if (isSecureContext && !globalThis.hustings.single) setTimeout(() => import("./offline.js"), QUIET);
}

// Loaded when asked for.
const saveTable = async (name, carried) => (await import("./onefile.js")).saveTable(name, carried);
const carried = document.getElementById("carried")?.textContent ?? "";

Object.assign(globalThis.hustings, {
    build, root, wasm, draw: firstDraw, ask, cancel, startThinker, stopThinker, saveTable, carried,
});

// Python need not wait for PyScript, which will ask for the same module.
import("./interpreter.mjs");
