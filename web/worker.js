// The bot worker: a second Pyodide beside the page's, from the same zips and the same compiled
// WebAssembly. Hears {boot}, {id, job}, {cancel} and {ping}; says {ready}, {id, done}, {id, token},
// {id, error}, {lost} and, as soon as it hears a ping, {alive}.
// A classic worker, because only such a one also starts from a page opened as a file.
"use strict";

// Pyodide tells module workers, the only kind it accepts, by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

const QUICK = 120; // ms of thinking of which nothing need be told
const EVERY = 80; // ms between two words on how far it is

const jobs = [];
const turns = new MessageChannel();
let thinker = null;
let busy = false;

self.onmessage = async ({ data }) => {
    if (data.boot) {
        try {
            thinker = await start(data.boot);
            self.postMessage({ ready: true });
            work();
        } catch (error) {
            self.postMessage({ lost: error.message });
        }
    } else if (data.ping) {
        self.postMessage({ alive: true });
    } else if ("cancel" in data) {
        for (const job of jobs) if (job.id === data.cancel) job.cancelled = true;
    } else {
        jobs.push(data);
        work();
    }
};

// keep: where the page's memory may lie (see early.js); a page of one file has none.
async function recall(keep) {
    const cache = keep && (await caches.open(keep.cache));
    return (await cache?.match(keep.address))?.arrayBuffer();
}

async function start({ root, lock, wasm, files, keep }) {
    self.hustings = { root, build: { lock }, wasm, memory: recall(keep).catch(() => null) };
    let interpreter = `${root}interpreter.mjs`;
    if (files) {
        for (const file of Object.values(files)) file.bytes = async () => file.data;
        const single = self.hustingsSingle(root, files);
        self.fetch = single.fetch;
        interpreter = await single.module("interpreter.mjs");
    }
    const [{ loadPyodide }, source] = await Promise.all([
        import(interpreter),
        fetch(`${root}thinker.py`).then((response) => response.text()),
    ]);
    const python = await loadPyodide();
    python.runPython(source, { filename: "thinker.py" });
    return python.globals.get("thinker");
}

// Lets messages in between two batches: without this a cancel would never be heard.
const turn = () =>
    new Promise((resolve) => {
        turns.port1.onmessage = resolve;
        turns.port2.postMessage(0);
    });

async function work() {
    if (busy || !thinker) return;
    busy = true;
    for (let job; (job = jobs[0]); jobs.shift()) {
        try {
            await turn();
            if (job.cancelled) continue;
            thinker.start(job.job);
            let token;
            let tell = performance.now() + QUICK;
            while (!job.cancelled && (token = thinker.step()) === undefined) {
                if (performance.now() > tell) {
                    self.postMessage({ id: job.id, done: thinker.done });
                    tell = performance.now() + EVERY;
                }
                await turn();
            }
            if (!job.cancelled) self.postMessage({ id: job.id, token });
        } catch (error) {
            self.postMessage({ id: job.id, error: error.message.trim().split("\n").pop() });
            console.error(error.message);
        }
    }
    busy = false;
}
