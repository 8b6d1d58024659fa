// The page's side of the bot worker: starts it when first needed, asks it, hears its answers.
// It shares the page's compiled WebAssembly and is given only jobs that the page wrote.
let starting = null;
let worker = null;
const open = new Map(); // id -> {resolve, reject}

// Resolves with the Worker once Python answers in it; a second call gets the same one.
export function startThinker() {
    starting ??= boot();
    return starting;
}

async function boot() {
    const { root, build, single, keep } = globalThis.hustings;
    const wasm = await globalThis.hustings.wasm;
    const files = single && (await handOver(single));
    const fresh = (worker = new Worker(single ? await classic(single) : `${root}worker.js`));
    return new Promise((resolve, reject) => {
        const lost = (why) => {
            reject(new Error(why));
            if (worker === fresh) stopThinker(why);
        };
        fresh.addEventListener("error", (event) => lost(event.message || "the worker did not load"));
        fresh.addEventListener("message", ({ data }) => {
            if (data.ready) resolve(fresh);
            else if (data.lost) lost(data.lost);
            else if ("done" in data) advance(data);
            else settle(data);
        });
        fresh.postMessage({ boot: { root, lock: build.lock, wasm, files, keep } });
    });
}

const NEEDED = [
    "interpreter.mjs", "sparse.mjs", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs",
    "stdlib.pack", "hustings.pack", "thinker.py",
];

// In the one-file edition the worker can fetch nothing: it is handed the files it needs,
async function handOver({ files }) {
    const given = {};
    for (const name of NEEDED) given[name] = { type: files[name].type, data: await files[name].bytes() };
    return given;
}

// and is made from the text of its scripts.
async function classic({ fetch }) {
    const { root } = globalThis.hustings;
    const texts = ["single.js", "worker.js"].map(async (name) => (await fetch(root + name)).text());
    return URL.createObjectURL(new Blob(await Promise.all(texts), { type: "text/javascript" }));
}

// Ends the worker at once; open questions fail, the next one starts a new worker.
export function stopThinker(why = "stopped") {
    worker?.terminate();
    worker = starting = null;
    for (const { reject } of open.values()) reject(new Error(why));
    open.clear();
}

// Resolves with the move token for a job (JSON text); with "" when it was cancelled.
export function ask(id, job) {
    const answer = new Promise((resolve, reject) => open.set(id, { resolve, reject }));
    startThinker().then(
        (ready) => open.has(id) && ready.postMessage({ id, job }),
        (error) => settle({ id, error: error.message }),
    );
    return answer;
}

// Gives a question up; its answer, if one is on the way, is not heard any more.
export function cancel(id) {
    worker?.postMessage({ cancel: id });
    settle({ id, token: "" });
}

// How far the thinking is, 0 to 1, goes to the page's bar for that question, if there is one.
function advance({ id, done }) {
    const bar = document.querySelector(`progress[data-ticket="${id}"]`);
    if (bar && done !== undefined) bar.value = done;
}

function settle({ id, token, error }) {
    const question = open.get(id);
    if (!question || (token === undefined && error === undefined)) return;
    open.delete(id);
    if (error === undefined) question.resolve(token);
    else question.reject(new Error(error));
}
