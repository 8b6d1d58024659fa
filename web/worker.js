// The bot worker: a second Pyodide, from the same zips and the same compiled WebAssembly as the page's. Receives
// {boot}, {id, job}, {cancel} and {ping}; posts {ready}, {id, done}, {id, token}, {id, error}, {lost} and,
// in answer to a ping, {alive}. A classic worker, because a page opened as a file can start no other.
"use strict";

// Pyodide accepts only module workers, which it recognizes by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

const FIRST_PROGRESS_MS = 120; // of thinking, before its progress is posted
const PROGRESS_MS = 80; // between two posts

/** @type {{ id: number, job: string, cancelled?: boolean }[]} */
const jobs = [];
const channel = new MessageChannel();
/** @type {{ start(job: string): void, step(): string | undefined, done: number } | null} py/thinker.py */
let thinker = null;
let busy = false;

self.onmessage = async ({ data }) => {
    if (data.boot) {
        try {
            thinker = await start(data.boot);
            self.postMessage({ ready: true });
            work();
        } catch (error) {
            self.postMessage({ lost: messageOf(error) });
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

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {SnapshotLocation} [location] none in the one-file edition */
async function readSnapshot(location) {
    if (!location) return null;
    const cache = await caches.open(location.cache);
    return (await cache.match(location.address))?.arrayBuffer();
}

// Without enough memory Pyodide would wait for ever; this rejects instead.
const outOfMemory = new Promise((_, reject) => {
    const { instantiate } = WebAssembly;
    const { grow } = WebAssembly.Memory.prototype;
    /** @type {(...args: any) => any} */
    WebAssembly.instantiate = (...args) => {
        const result = Reflect.apply(instantiate, WebAssembly, args);
        result.catch(reject);
        return result;
    };
    WebAssembly.Memory.prototype.grow = function (pages) {
        try {
            return grow.call(this, pages);
        } catch (error) {
            reject(error);
            throw error;
        }
    };
});
outOfMemory.catch(() => {}); // start() handles it; later Python raises an error

/** @param {WorkerBoot} boot */
async function start({ root, lock, games, wasm, language, files, snapshotLocation }) {
    let interpreter = `${root}boot/interpreter.js`;
    if (files) {
        /** @type {SingleFiles} */
        const copies = {};
        for (const [name, file] of Object.entries(files))
            copies[name] = { ...file, bytes: async () => file.data };
        const single = self.hustings.context.makeSingle(root, copies);
        self.fetch = single.fetch;
        interpreter = await single.module("boot/interpreter.js");
    }
    /** @type {[typeof import("./boot/interpreter.js"), string]} */
    const [{ startWithGames }, code] = await Promise.all([
        import(interpreter),
        fetch(`${root}thinker.py`).then((response) => {
            if (!response.ok) throw new Error(`could not fetch thinker.py: ${response.status}`);
            return response.text();
        }),
    ]);
    const snapshot = readSnapshot(snapshotLocation).catch(() => null);
    const started = startWithGames({ root, lock, games, wasm, language, snapshot });
    const { python } = await Promise.race([started, outOfMemory]);
    python.runPython(code, { filename: "thinker.py" });
    return python.globals.get("thinker");
}

// Lets messages in between two batches, such as a cancel.
const nextTask = () =>
    new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
    });

async function work() {
    if (busy || !thinker) return;
    busy = true;
    for (let job; (job = jobs[0]); jobs.shift()) {
        try {
            await nextTask();
            if (job.cancelled) continue;
            thinker.start(job.job);
            let token;
            let nextPost = performance.now() + FIRST_PROGRESS_MS;
            while (!job.cancelled && (token = thinker.step()) === undefined) {
                if (performance.now() > nextPost) {
                    self.postMessage({ id: job.id, done: thinker.done });
                    nextPost = performance.now() + PROGRESS_MS;
                }
                await nextTask();
            }
            if (!job.cancelled) self.postMessage({ id: job.id, token });
        } catch (error) {
            self.postMessage({ id: job.id, error: messageOf(error).trim().split("\n").pop() });
            console.error(messageOf(error));
        }
    }
    busy = false;
}
