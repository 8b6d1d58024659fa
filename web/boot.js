// First module of the page: lays out globalThis.hustings, the only thing Python sees of our
// JavaScript, and has Python started.
import "./ground.js";
import { arrived } from "./progress.js";
import { draw } from "./draw.js";
import { second } from "./second.js";
import { boxes, stepTo, stopOf } from "./focus.js";
import { calm, hasty } from "./steady.js";
import { ask, cancel, startThinker, stopThinker } from "./thinking.js";

const QUIET = 1000; // ms after the first picture before the service worker begins to fetch

// Before it starts Python, PyScript opens a database for packages, of which we have none: that takes
// time, and ends the start where the browser forbids storage. It is given an empty one; second.js has
// taken the real one before.
const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
};
const empty = new Proxy({}, { get: (_, verb) => () => answer(/^getAll/.test(verb) ? [] : undefined) });
const database = { transaction: () => ({ objectStore: () => empty }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });

// Python's first picture ends the loading.
function firstDraw(json) {
    globalThis.hustings.draw = draw;
    arrived();
    draw(json);
    document.documentElement.dataset.state = "ready";
    performance.mark("hustings-drawn");
    if (isSecureContext && !globalThis.hustings.single) setTimeout(() => import("./offline.js"), QUIET);
}

// Loaded when asked for.
const saveTable = async (name, carried) => (await import("./onefile.js")).saveTable(name, carried);
const savePicture = async (...asked) => (await import("./picture.js")).savePicture(...asked);
const carried = document.getElementById("carried")?.textContent ?? "";

Object.assign(globalThis.hustings, {
    draw: firstDraw,
    ask,
    cancel,
    startThinker,
    stopThinker,
    saveTable,
    savePicture,
    carried,
    second,
    boxes,
    stopOf,
    stepTo,
    hasty,
    calm,
});

// Python need not wait for PyScript, which will ask for the same module.
import("./interpreter.mjs").then(({ loadPyodide }) => loadPyodide());
