// Gives Python globalThis.hustings, the only thing it sees of our JavaScript.
import { draw } from "../draw.js";
import { boxes, stepTo, stopOf } from "../focus.js";
import { second } from "../second.js";
import "../longpress.js"; // before those that hear the same clicks
import "../pinch.js";
import "../press.js";
import { hasty, seen } from "../steady.js";
import { ask, cancel, startThinker, stopThinker } from "../thinking.js";
import { context } from "./context.js";
import { arrived } from "./progress.js";
import "./python.js";

const QUIET = 1000; // ms after the first picture before the service worker begins to fetch

// Before it starts Python, PyScript opens a database for packages, of which we have none: that takes
// time, and ends the start where the browser forbids storage. It is given an empty one; second.js has
// taken the real one before.
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

// Python's first picture ends the loading.
/** @param {string} json */
function firstDraw(json) {
    globalThis.hustings.draw = draw;
    arrived();
    context.clear();
    delete document.documentElement.dataset.asked;
    draw(json);
    document.documentElement.dataset.state = "ready";
    performance.mark("hustings-drawn");
    if (isSecureContext && !context.single) setTimeout(() => fresh(() => import("./offline.js")), QUIET);
}

// A file that is asked for late may be gone because the host has a new version: then the page says so.
/** @type {<T>(load: () => Promise<T>, suspicious?: RegExp) => Promise<T>} */
async function whole(load, suspicious = /./) {
    try {
        return await load();
    } catch (error) {
        const told = error instanceof Error ? error.message : String(error);
        if (suspicious.test(told) && (await context.outdated()))
            globalThis.hustings.send?.("update-ready:gone");
        throw error;
    }
}
// Nobody waits for these: the game goes on without them.
/** @type {(load: () => Promise<unknown>) => Promise<void>} */
const fresh = (load) =>
    whole(load).then(
        () => {},
        (error) => console.info(`Left out: ${error.message}`),
    );

async function licences() {
    const answer = await fetch(`${context.root}licences.txt`);
    if (!answer.ok) throw new Error(`could not fetch the licences: ${answer.status}`);
    return answer.text();
}

// Somebody else's page around this one, which may hold it back; of another origin it cannot be asked.
const framed = () => globalThis.self !== globalThis.top;
function barred() {
    if (!framed()) return "";
    const sandbox = globalThis.frameElement?.getAttribute("sandbox");
    if (typeof sandbox === "string") return /\ballow-downloads\b/.test(sandbox) ? "" : "sure";
    return globalThis.frameElement ? "" : "maybe";
}

// A page around this one may forbid a feature. To ask for it all the same logs an error in Chromium,
// the only browser that tells.
/** @type {Hustings["permitted"]} */
const permitted = (feature) => document.featurePolicy?.allowsFeature(feature) ?? true;

/** @satisfies {Partial<Hustings>} */
const face = {
    draw: firstDraw,
    /** @type {Hustings["ask"]} */
    ask: (...asked) => whole(() => ask(...asked), /load|fetch|import/i),
    cancel,
    startThinker,
    stopThinker,
    // These are loaded when asked for.
    /** @type {Hustings["saveTable"]} */
    saveTable: (...asked) => whole(async () => (await import("../onefile.js")).saveTable(...asked)),
    /** @type {Hustings["savePicture"]} */
    savePicture: (...asked) => whole(async () => (await import("../picture.js")).savePicture(...asked)),
    /** @type {Hustings["sound"]} */
    sound: (...asked) => fresh(async () => (await import("../sound.js")).play(...asked)),
    /** @type {Hustings["buzz"]} */
    buzz: () => fresh(async () => (await import("../sound.js")).buzz()),
    /** @type {Hustings["wake"]} */
    wake: (on) => fresh(async () => (await import("../wake.js")).wake(on)),
    /** @type {Hustings["whenSeen"]} */
    whenSeen: (...asked) => fresh(async () => (await import("../seen.js")).whenSeen(...asked)),
    licences: () => whole(licences),
    takeUpdate: context.reload,
    /** @type {Hustings["forget"]} */
    forget: async () => (await import("../forget.js")).forget(),
    carried: document.getElementById("carried")?.textContent ?? "",
    place: context.place,
    framed,
    barred,
    permitted,
    second,
    boxes,
    stopOf,
    stepTo,
    hasty,
    seen,
};
Object.assign(globalThis.hustings, face);
