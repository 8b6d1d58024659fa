// Gives Python globalThis.hustings, the only part of our JavaScript that it sees.
import { draw } from "../draw.js";
import { stepInLog } from "../focus.js";
import { focusPlace, placeBoxes, placeLabels, tabStopOf } from "../board_places.js";
import { secondStore } from "../second_store.js";
import "../longpress.js"; // before the other listeners to clicks
import "../pinch.js";
import "../pointed_line.js";
import "../press.js";
import { isMisclick, trustClicks } from "../misclick.js";
import { ask, cancel, startThinker, stopThinker } from "../worker_client.js";
import { context } from "./context.js";
import { fetchGame } from "./interpreter.js";
import { endLoading } from "./progress.js";
import "./python.js";

const OFFLINE_DELAY_MS = 1000; // after the first drawing, before the service worker begins to fetch

// PyScript opens a database for packages before it starts Python. We have no packages: that would cost time, and
// end the start where the browser forbids storage. So it gets an empty database; second_store.js has read
// the real indexedDB before.
/** @param {unknown} result */
const answer = (result) => {
    /** @type {{ onsuccess?: (event: object) => void }} */
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
};
const empty = new Proxy(
    {},
    { get: (_, verb) => () => answer(/^getAll/.test(String(verb)) ? [] : undefined) },
);
const database = { transaction: () => ({ objectStore: () => empty }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });

// Python's first drawing ends the start.
/** @param {string} json */
function firstDraw(json) {
    globalThis.hustings.draw = draw;
    endLoading();
    context.hideFailure();
    delete document.documentElement.dataset.asked;
    draw(json);
    document.documentElement.dataset.state = "ready";
    performance.mark("hustings-drawn");
    if (!context.fromSnapshot && !context.single) fetchGames();
    if (isSecureContext && !context.single)
        setTimeout(() => loadOptional(() => import("./offline.js")), OFFLINE_DELAY_MS);
}

// One after another, so that a game that is picked meanwhile waits for one file at most.
async function fetchGames() {
    for (const game of context.build.games) await loadOptional(() => fetchGame(context.root, game));
}

// A file that is loaded late may be gone because the host has a new version: then the page says so.
/** @type {<T>(load: () => Promise<T>, suspicious?: RegExp) => Promise<T>} */
async function loadLate(load, suspicious = /./) {
    try {
        return await load();
    } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (suspicious.test(message) && (await context.isOutdated()))
            globalThis.hustings.send?.("update-ready:gone");
        throw error;
    }
}
// The game goes on without these.
/** @type {(load: () => Promise<unknown>) => Promise<void>} */
const loadOptional = (load) =>
    loadLate(load).then(
        () => {},
        (error) => console.info(`Left out: ${error.message}`),
    );

async function fetchLicences() {
    const response = await fetch(`${context.root}licences.txt`);
    if (!response.ok) throw new Error(`could not fetch the licences: ${response.status}`);
    return response.text();
}

const isFramed = () => globalThis.self !== globalThis.top;
// A frame of another origin cannot be asked what it forbids.
function downloadBarrier() {
    if (!isFramed()) return "";
    const sandbox = globalThis.frameElement?.getAttribute("sandbox");
    if (typeof sandbox === "string") return /\ballow-downloads\b/.test(sandbox) ? "" : "sure";
    return globalThis.frameElement ? "" : "maybe";
}

// Using a feature that the frame forbids logs an error in Chromium, the only browser that has featurePolicy.
/** @type {Hustings["isPermitted"]} */
const isPermitted = (feature) => document.featurePolicy?.allowsFeature(feature) ?? true;

/** @satisfies {Partial<Hustings>} */
const api = {
    draw: firstDraw,
    /** @type {Hustings["ask"]} */
    ask: (...args) => loadLate(() => ask(...args), /load|fetch|import/i),
    cancel,
    startThinker,
    stopThinker,
    /** @type {Hustings["saveTable"]} */
    saveTable: (...args) => loadLate(async () => (await import("../onefile.js")).saveTable(...args)),
    /** @type {Hustings["downloadPicture"]} */
    downloadPicture: (...args) =>
        loadLate(async () => (await import("../picture.js")).downloadPicture(...args)),
    /** @type {Hustings["sharePicture"]} */
    sharePicture: (...args) => loadLate(async () => (await import("../picture.js")).sharePicture(...args)),
    /** @type {Hustings["playSound"]} */
    playSound: (...args) => loadOptional(async () => (await import("../sound.js")).play(...args)),
    /** @type {Hustings["vibrate"]} */
    vibrate: () => loadOptional(async () => (await import("../sound.js")).vibrate()),
    /** @type {Hustings["keepAwake"]} */
    keepAwake: (on) => loadOptional(async () => (await import("../wake_lock.js")).keepAwake(on)),
    /** @type {Hustings["onceVisible"]} */
    onceVisible: (...args) =>
        loadOptional(async () => (await import("../visibility.js")).onceVisible(...args)),
    fetchLicences: () => loadLate(fetchLicences),
    /** @type {Hustings["fetchGame"]} */
    fetchGame: (game) => loadLate(() => fetchGame(context.root, game)),
    takeUpdate: context.reload,
    /** @type {Hustings["deleteOfflineCopy"]} */
    deleteOfflineCopy: async () => (await import("../offline_copy.js")).deleteOfflineCopy(),
    carried: document.getElementById("carried")?.textContent ?? "",
    place: context.place,
    isFramed,
    downloadBarrier,
    isPermitted,
    secondStore,
    placeBoxes,
    placeLabels,
    tabStopOf,
    focusPlace,
    stepInLog,
    isMisclick,
    trustClicks,
};
Object.assign(globalThis.hustings, api);
