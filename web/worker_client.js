// The page's side of the bot worker: starts it when first needed, asks it for moves, and notices when it has
// died. The worker shares the page's compiled WebAssembly.
import { context } from "./boot/context.js";

/**
 * What the worker posts: see worker.js.
 * @typedef {{ id: number, token?: string, error?: unknown, done?: number }} Reply
 */

/** @type {Promise<Worker> | null} */
let starting = null;
/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, { resolve: (token: string) => void, reject: (error: Error) => void }>} */
const questions = new Map(); // open ones, by id

// A browser may end a worker without notice. While a question is open the worker is pinged every second; it
// answers between two batches of thinking. Pings are counted, and only while the page is visible, because a
// clock would run on while the device sleeps.
const PING_MS = 1000;
const MAX_SILENT_PINGS = 15;
const MAX_START_PINGS = 30; // until Python must be ready in it, answered or not
const SLOW_START_PINGS = 8; // after which the player is told what the page waits for
/** @type {ReturnType<typeof setInterval> | 0} */
let pingTimer = 0;
let silentPings = 0;
let startPings = MAX_START_PINGS; // left
let slowShown = false;

// Resolves with the worker once Python is ready in it; later calls return the same promise.
export function startThinker() {
    if (starting) return starting;
    const mine = launch().catch((error) => {
        if (starting === mine) stopThinker(error.message, UNSTARTED);
        throw workerError(error.message);
    });
    return (starting = mine);
}

// Names of errors for which the question is not to blame.
const LOST = "ThinkerLost";
const UNSTARTED = "ThinkerUnstarted"; // another worker would not start either
/** @param {string} message */
const workerError = (message, name = LOST) => Object.assign(new Error(message), { name });

function ping() {
    if (!questions.size) stopPings();
    if (!questions.size || !worker || document.hidden) return;
    worker.postMessage({ ping: true });
    if (++silentPings > MAX_SILENT_PINGS) stopThinker("the worker gave no sign of life");
    else if (--startPings < 0) stopThinker("the worker did not start", UNSTARTED);
    else if (
        startPings < MAX_START_PINGS - SLOW_START_PINGS &&
        !slowShown &&
        [...questions.keys()].some(Boolean)
    ) {
        slowShown = true; // for a question other than warming up, whose id is 0
        globalThis.hustings.send?.("thinker-slow");
    }
}

function stopPings() {
    clearInterval(pingTimer);
    pingTimer = 0;
}

async function launch() {
    const { root, build, single, snapshotLocation, language } = context;
    const wasm = await context.wasm;
    const files = single && (await copyFiles(single));
    const launched = (worker = new Worker(single ? await makeScript(single) : `${root}worker.js`));
    [silentPings, startPings, slowShown] = [0, MAX_START_PINGS, false];
    /** @type {Promise<Worker>} */
    const ready = new Promise((resolve) => {
        /** @param {string} message @param {string} [name] */
        const fail = (message, name) => worker === launched && stopThinker(message, name);
        launched.addEventListener("error", (event) => fail(event.message || "the worker did not load"));
        launched.addEventListener("message", ({ data }) => {
            if (worker !== launched) return; // posted before it was stopped
            silentPings = 0;
            if (data.ready) {
                startPings = Infinity;
                resolve(launched);
            } else if (data.lost) fail(data.lost, UNSTARTED);
            else if ("done" in data) showProgress(data);
            else settle(data);
        });
        /** @type {WorkerBoot} */
        const boot = { root, lock: build.lock, games: build.games, wasm, language, files, snapshotLocation };
        launched.postMessage({ boot });
    });
    return ready;
}

const NEEDED_FILES = [
    "boot/interpreter.js",
    "boot/snapshot.js",
    "pyodide/pyodide.js",
    "pyodide/pyodide.asm.js",
    "stdlib.pack",
    "hustings.pack",
    "thinker.py",
];

// In the one-file edition the worker can fetch nothing: it gets its files and its script from the page.
/** @param {Single} single */
async function copyFiles({ files }) {
    /** @type {NonNullable<WorkerBoot["files"]>} */
    const copies = {};
    const packs = [`words-${context.language}`, ...context.build.games].map((name) => `${name}.pack`);
    for (const name of [...NEEDED_FILES, ...packs]) {
        if (!files[name]) continue; // the page speaks the language of its build
        const { type, links, bytes } = files[name];
        copies[name] = { type, links, data: await bytes() };
    }
    return copies;
}

/** @param {Single} single */
async function makeScript({ fetch }) {
    const { root } = context;
    const texts = ["boot/single.js", "worker.js"].map(async (name) => (await fetch(root + name)).text());
    return URL.createObjectURL(new Blob(await Promise.all(texts), { type: "text/javascript" }));
}

// Ends the worker at once and fails open questions; the next question starts a new worker.
export function stopThinker(message = "stopped", name = LOST) {
    worker?.terminate();
    worker = starting = null;
    stopPings();
    for (const { reject } of questions.values()) reject(workerError(message, name));
    questions.clear();
}

// Resolves with the move token for a job (JSON), or "" when it was cancelled. Rejects with the bot's error, with
// "ThinkerLost" when the worker died, or with "ThinkerUnstarted" when it never got ready.
/** @type {Hustings["ask"]} */
export function ask(id, job) {
    /** @type {Promise<string>} */
    const answer = new Promise((resolve, reject) => questions.set(id, { resolve, reject }));
    silentPings = 0;
    pingTimer ||= setInterval(ping, PING_MS);
    startThinker().then(
        (ready) => questions.has(id) && ready.postMessage({ id, job }),
        (error) => settle({ id, error }),
    );
    return answer;
}

// Gives a question up; a late answer is ignored.
/** @param {number} id */
export function cancel(id) {
    worker?.postMessage({ cancel: id });
    settle({ id, token: "" });
}

// Shows how far the thinking is, 0 to 1, in the question's progress bar, if it has one.
/** @param {Reply} reply */
function showProgress({ id, done }) {
    /** @type {HTMLProgressElement | null} */
    const bar = document.querySelector(`progress[data-ticket="${id}"]`);
    if (bar && done !== undefined) bar.value = done;
}

/** @param {Reply} reply */
function settle({ id, token, error }) {
    const question = questions.get(id);
    if (!question || (token === undefined && error === undefined)) return;
    questions.delete(id);
    if (token !== undefined) question.resolve(token);
    else question.reject(error instanceof Error ? error : new Error(String(error)));
}
