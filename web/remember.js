// A worker that lives a moment: starts Python once more, lets it import what the page needs, and
// keeps its memory beside the other files of this build, so that later visits begin from there.
// Hears {root, lock, wasm, cache, address}.
"use strict";

// Pyodide tells module workers, the only kind it accepts, by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

self.onmessage = async ({ data: { root, lock, wasm, cache, address } }) => {
    self.hustings = { root, build: { lock }, wasm };
    try {
        const source = await (await fetch(`${root}memory.py`)).text();
        const { remembered } = await import(`${root}interpreter.mjs`);
        const memory = await remembered(source);
        const kept = await caches.open(cache);
        await kept.put(address, new Response(memory));
        self.postMessage("kept");
    } catch (error) {
        console.info(`Nothing was remembered: ${error.message}`);
    }
    self.close();
};
