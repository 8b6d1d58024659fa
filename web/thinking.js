// The page's side of the bot worker: starts it when first needed, asks it, hears its answers, and
// notices when it has died. It shares the page's compiled WebAssembly and is given only jobs that the
// page wrote.
import { context } from "./boot/context.js";

/**
 * What the worker says: see worker.js.
 * @typedef {{ id: number, token?: string, error?: unknown, done?: number }} Word
 */

/** @type {Promise<Worker> | null} */
let starting = null;
/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, { resolve: (token: string) => void, reject: (error: Error) => void }>} */
const open = new Map(); // by the question's id

// A browser may end a worker without a word. While a question is open the worker is asked every second
// for a sign of life, which it gives between two batches of thinking. Seconds are counted, not read off
// a clock, and only while the page is seen: a device that slept has not waited.
const SECOND = 1000;
const SILENT = 15; // seconds without any sign
const STARTING = 30; // seconds within which Python must answer in it, signs of life or not
const SLOW = 8; // seconds of that after which the page says what it waits for
/** @type {ReturnType<typeof setInterval> | 0} */
let watch = 0;
let silent = 0;
let patience = STARTING;
let told = false; // whether it was said that the worker is slow to start

// Resolves with the Worker once Python answers in it; a second call gets the same one.
export function startThinker() {
    if (starting) return starting;
    const mine = boot().catch((error) => {
        if (starting === mine) stopThinker(error.message, UNSTARTED);
        throw lost(error.message);
    });
    return (starting = mine);
}

// The name tells who waits for an answer that the question was not at fault.
const LOST = "ThinkerLost";
const UNSTARTED = "ThinkerUnstarted"; // another worker would not start either
/** @param {string} why */
const lost = (why, name = LOST) => Object.assign(new Error(why), { name });

function look() {
    if (!open.size) rest();
    if (!open.size || !worker || document.hidden) return;
    worker.postMessage({ ping: true });
    if (++silent > SILENT) stopThinker("the worker gave no sign of life");
    else if (--patience < 0) stopThinker("the worker did not start", UNSTARTED);
    else if (patience < STARTING - SLOW && !told && [...open.keys()].some(Boolean)) {
        told = true; // a question is open that is no warming up, whose ticket is 0
        globalThis.hustings.send?.("thinker-slow");
    }
}

function rest() {
    clearInterval(watch);
    watch = 0;
}

async function boot() {
    const { root, build, single, keep, language } = context;
    const wasm = await context.wasm;
    const files = single && (await handOver(single));
    const fresh = (worker = new Worker(single ? await classic(single) : `${root}worker.js`));
    [silent, patience, told] = [0, STARTING, false];
    /** @type {Promise<Worker>} */
    const begun = new Promise((resolve) => {
        /** @param {string} why @param {string} [name] */
        const end = (why, name) => worker === fresh && stopThinker(why, name);
        fresh.addEventListener("error", (event) => end(event.message || "the worker did not load"));
        fresh.addEventListener("message", ({ data }) => {
            if (worker !== fresh) return; // what it said before it was given up
            silent = 0;
            if (data.ready) {
                patience = Infinity;
                resolve(fresh);
            } else if (data.lost) end(data.lost, UNSTARTED);
            else if ("done" in data) advance(data);
            else settle(data);
        });
        /** @type {WorkerBoot} */
        const boot = { root, lock: build.lock, wasm, language, files, keep };
        fresh.postMessage({ boot });
    });
    return begun;
}

const NEEDED = [
    "boot/interpreter.js",
    "boot/sparse.js",
    "pyodide/pyodide.js",
    "pyodide/pyodide.asm.js",
    "stdlib.pack",
    "hustings.pack",
    "thinker.py",
];

// In the one-file edition the worker can fetch nothing: it is handed the files it needs,
/** @param {Single} single */
async function handOver({ files }) {
    /** @type {NonNullable<WorkerBoot["files"]>} */
    const given = {};
    for (const name of [...NEEDED, `words-${context.language}.pack`]) {
        if (!files[name]) continue; // it has no words of its own, or not in this language
        const { type, links, bytes } = files[name];
        given[name] = { type, links, data: await bytes() };
    }
    return given;
}

// and is made from the text of its scripts.
/** @param {Single} single */
async function classic({ fetch }) {
    const { root } = context;
    const texts = ["boot/single.js", "worker.js"].map(async (name) => (await fetch(root + name)).text());
    return URL.createObjectURL(new Blob(await Promise.all(texts), { type: "text/javascript" }));
}

// Ends the worker at once; open questions fail, the next one starts a new worker.
export function stopThinker(why = "stopped", name = LOST) {
    worker?.terminate();
    worker = starting = null;
    rest();
    for (const { reject } of open.values()) reject(lost(why, name));
    open.clear();
}

// Resolves with the move token for a job (JSON text); with "" when it was cancelled. Fails with what
// the bot said, with "ThinkerLost" when the worker died, or "ThinkerUnstarted" when it never got ready;
// the next question starts another.
/** @type {Hustings["ask"]} */
export function ask(id, job) {
    /** @type {Promise<string>} */
    const answer = new Promise((resolve, reject) => open.set(id, { resolve, reject }));
    silent = 0;
    watch ||= setInterval(look, SECOND);
    startThinker().then(
        (ready) => open.has(id) && ready.postMessage({ id, job }),
        (error) => settle({ id, error }),
    );
    return answer;
}

// Gives a question up; its answer, if one is on the way, is not heard any more.
/** @param {number} id */
export function cancel(id) {
    worker?.postMessage({ cancel: id });
    settle({ id, token: "" });
}

// How far the thinking is, 0 to 1, goes to the page's bar for that question, if there is one.
/** @param {Word} word */
function advance({ id, done }) {
    /** @type {HTMLProgressElement | null} */
    const bar = document.querySelector(`progress[data-ticket="${id}"]`);
    if (bar && done !== undefined) bar.value = done;
}

/** @param {Word} word */
function settle({ id, token, error }) {
    const question = open.get(id);
    if (!question || (token === undefined && error === undefined)) return;
    open.delete(id);
    if (token !== undefined) question.resolve(token);
    else question.reject(error instanceof Error ? error : new Error(String(error)));
}
