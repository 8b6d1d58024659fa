// Tells how much has arrived until Python draws, notices what could not be fetched, and says so when
// it takes long. Counts bytes on a first visit only; later everything comes from the browser itself.
import { loadingAmount, loadingSettingUp, loadingSlow, whyMissing } from "../messages/boot.js";
import { context } from "./context.js";

const SLOW = 20000; // ms without a byte and without a page before we say that it takes long

const { build, root, fail, arriving } = context;

// What has to arrive before Python can draw, by address: without the words of any language, it draws in
// English.
const sizes = new Map(
    Object.entries(build.sizes)
        .filter(([name]) => /^(pyodide|pyscript)\/|^\w+\.(pack|py)$/.test(name))
        .map(([name, size]) => [root + name, size]),
);
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
const got = new Map();
let lastByte = performance.now();

/**
 * @param {string} address
 * @param {number} bytes
 */
function count(address, bytes) {
    const size = sizes.get(address);
    if (size === undefined) return;
    got.set(address, Math.min(size, Math.max(bytes, got.get(address) ?? 0)));
    lastByte = performance.now();
    const sum = [...got.values()].reduce((a, b) => a + b, 0);
    const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("load-bar"));
    const words = document.getElementById("load-words");
    if (bar) [bar.max, bar.value] = [total, sum];
    if (words) {
        const [have, all] = [sum / 1e6, total / 1e6];
        words.textContent = sum < total ? loadingAmount({ have, all }) : loadingSettingUp();
    }
}

// Reads a copy, which is told to the end.
/**
 * @param {string} address
 * @param {Response} response
 */
async function follow(address, response) {
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
function missing(address, error) {
    const why = error instanceof Error ? error.message : error;
    fail(whyMissing(), `${address}: ${why}`);
}

const fetchFirst = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
    const named = resource instanceof Request ? resource.url : resource;
    const address = new URL(named, location.href).href;
    if (!sizes.has(address)) return fetchFirst(resource, options);
    try {
        const response = await fetchFirst(resource, options);
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        if (arriving) follow(address, response.clone()).catch((error) => missing(address, error));
        return response;
    } catch (error) {
        missing(address, error);
        throw error;
    }
};
arriving?.then((response) => follow(`${root}pyodide/pyodide.asm.wasm`, response)).catch(() => {}); // who compiles it will say so

// Scripts tell nothing while they arrive; they count when they are there.
const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries()))
        if (initiatorType !== "fetch" && /js$/.test(name)) count(name, Infinity);
});
if (arriving) observer.observe({ type: "resource", buffered: true });

const slow = setInterval(() => {
    const words = document.getElementById("load-words");
    if (words && performance.now() - lastByte > SLOW) words.textContent = loadingSlow();
}, 1000);

// Python has drawn: the wait is over.
export function arrived() {
    globalThis.fetch = fetchFirst;
    clearInterval(slow);
    observer.disconnect();
}
