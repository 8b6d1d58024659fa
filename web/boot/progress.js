// Shows the progress of loading until Python draws, says if it is slow, and reports files that could not be
// fetched. Bytes are counted on a first visit only; later all files are cached.
import { loadingAmount, loadingSettingUp, loadingSlow, whyMissing } from "../messages/boot.js";
import { context } from "./context.js";

const SLOW_MS = 20_000; // without new bytes, after which loading is called slow

const { build, root, showFailure, wasmCopy } = context;

// Bytes of each file that Python needs before it can draw, by address. It can do without the words of a language.
const sizes = new Map(
    Object.entries(build.sizes)
        .filter(([name]) => /^(pyodide|pyscript)\/|^((stdlib|hustings)\.pack|\w+\.py)$/.test(name))
        .map(([name, size]) => [root + name, size]),
);
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
const received = new Map();
let lastByte = performance.now();

/**
 * @param {string} address
 * @param {number} bytes
 */
function count(address, bytes) {
    const size = sizes.get(address);
    if (size === undefined) return;
    received.set(address, Math.min(size, Math.max(bytes, received.get(address) ?? 0)));
    lastByte = performance.now();
    const sum = [...received.values()].reduce((a, b) => a + b, 0);
    const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("load-bar"));
    const line = document.getElementById("load-words");
    if (bar) [bar.max, bar.value] = [total, sum];
    if (line) {
        const [have, all] = [sum / 1e6, total / 1e6];
        line.lang = document.documentElement.lang; // what the build has written there is in its own
        line.textContent = sum < total ? loadingAmount({ have, all }) : loadingSettingUp();
    }
}

/**
 * Reads a copy of a response to its end and counts its bytes.
 * @param {string} address
 * @param {Response} response
 */
async function countBytes(address, response) {
    let bytes = 0;
    for (const reader = response.body?.getReader(); reader; ) {
        const { done, value } = await reader.read();
        if (done) return;
        count(address, (bytes += value.length));
    }
}

/**
 * @param {string} address
 * @param {unknown} error
 */
function reportMissing(address, error) {
    const message = error instanceof Error ? error.message : error;
    showFailure(whyMissing(), `${address}: ${message}`);
}

const browserFetch = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
    const url = resource instanceof Request ? resource.url : resource;
    const address = new URL(url, location.href).href;
    if (!sizes.has(address)) return browserFetch(resource, options);
    try {
        const response = await browserFetch(resource, options);
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        if (wasmCopy) countBytes(address, response.clone()).catch((error) => reportMissing(address, error));
        return response;
    } catch (error) {
        reportMissing(address, error);
        throw error;
    }
};
// Errors are reported by compiling.
wasmCopy?.then((response) => countBytes(`${root}pyodide/pyodide.asm.wasm`, response)).catch(() => {});

// The bytes of scripts can only be counted when the whole script is there.
const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries()))
        if (initiatorType !== "fetch" && /js$/.test(name)) count(name, Infinity);
});
if (wasmCopy) observer.observe({ type: "resource", buffered: true });

const slowTimer = setInterval(() => {
    const line = document.getElementById("load-words");
    if (line && performance.now() - lastByte > SLOW_MS) line.textContent = loadingSlow();
}, 1000);

/** Ends the progress display when Python has drawn. */
export function endLoading() {
    globalThis.fetch = browserFetch;
    clearInterval(slowTimer);
    observer.disconnect();
}
