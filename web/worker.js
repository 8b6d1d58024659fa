// The bot worker: a second Pyodide beside the page's, from the same zips and the same compiled
// WebAssembly. Hears {boot}, {id, job}, {cancel} and {ping}; says {ready}, {id, done}, {id, token},
// {id, error}, {lost} and, as soon as it hears a ping, {alive}.
// A classic worker, because only such a one also starts from a page opened as a file.
"use strict";

// Pyodide tells module workers, the only kind it accepts, by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

const QUICK = 120; // ms of thinking below which no progress is shown
const EVERY = 80; // ms between two words on how far it is

/** @type {{ id: number, job: string, cancelled?: boolean }[]} */
const jobs = [];
const turns = new MessageChannel();
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
            self.postMessage({ lost: said(error) });
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
const said = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Keep} [keep] where the page's memory may lie (see early.js); a page of one file has none */
async function recall(keep) {
    if (!keep) return null;
    const cache = await caches.open(keep.cache);
    return (await cache.match(keep.address))?.arrayBuffer();
}

// Where there is no memory for it, Pyodide would wait for ever: this rejects instead.
const refused = new Promise((_, reject) => {
    const { instantiate } = WebAssembly;
    const { grow } = WebAssembly.Memory.prototype;
    /** @type {(...given: any) => any} */
    WebAssembly.instantiate = (...given) => {
        const made = Reflect.apply(instantiate, WebAssembly, given);
        made.catch(reject);
        return made;
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
refused.catch(() => {}); // heard while it starts; later Python tells of it

/** @param {WorkerBoot} boot */
async function start({ root, lock, wasm, language, files, keep }) {
    let interpreter = `${root}boot/interpreter.js`;
    if (files) {
        /** @type {SingleFiles} */
        const given = {};
        for (const [name, file] of Object.entries(files))
            given[name] = { ...file, bytes: async () => file.data };
        const single = self.hustings.context.makeSingle(root, given);
        self.fetch = single.fetch;
        interpreter = await single.module("boot/interpreter.js");
    }
    /** @type {[typeof import("./boot/interpreter.js"), string]} */
    const [{ begin }, source] = await Promise.all([
        import(interpreter),
        fetch(`${root}thinker.py`).then((response) => {
            if (!response.ok) throw new Error(`could not fetch thinker.py: ${response.status}`);
            return response.text();
        }),
    ]);
    const begun = begin({ root, lock, wasm, language, memory: recall(keep).catch(() => null) });
    const { python } = await Promise.race([begun, refused]);
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
            self.postMessage({ id: job.id, error: said(error).trim().split("\n").pop() });
            console.error(said(error));
        }
    }
    busy = false;
}
