// A worker that lives a moment: starts Python once more, lets it import what the page needs, and
// keeps its memory beside the other files of this build, so that later visits begin from there.
// Hears {root, lock, wasm, language, keep: {cache, address}}.
"use strict";

// Pyodide tells module workers, the only kind it accepts, by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

/** @param {MessageEvent<Ground & { keep: Keep }>} event */
self.onmessage = async ({ data: { keep, ...ground } }) => {
    try {
        const source = await (await fetch(`${ground.root}memory.py`)).text();
        /** @type {typeof import("./interpreter.js")} */
        const { remembered } = await import(`${ground.root}boot/interpreter.js`);
        const memory = await remembered(ground, source);
        const kept = await caches.open(keep.cache);
        await kept.put(keep.address, new Response(memory));
        self.postMessage("kept");
    } catch (error) {
        console.info(`Nothing was remembered: ${error instanceof Error ? error.message : error}`);
    }
    self.close();
};
