// A short-lived worker that makes the memory snapshot for later visits: starts another Python, imports what the
// page needs, and stores its memory in the build's cache. Receives a PythonSource with a snapshotLocation.
"use strict";

// Pyodide accepts only module workers, which it recognizes by importScripts failing.
self.importScripts = () => {
    throw new Error("this worker imports modules");
};

/** @param {MessageEvent<PythonSource & { snapshotLocation: SnapshotLocation }>} event */
self.onmessage = async ({ data: { snapshotLocation, ...source } }) => {
    try {
        const code = await (await fetch(`${source.root}memory.py`)).text();
        /** @type {typeof import("./interpreter.js")} */
        const { makeSnapshot } = await import(`${source.root}boot/interpreter.js`);
        const snapshot = await makeSnapshot(source, code);
        const cache = await caches.open(snapshotLocation.cache);
        await cache.put(snapshotLocation.address, new Response(snapshot));
        self.postMessage("kept");
    } catch (error) {
        console.info(`No memory snapshot was made: ${error instanceof Error ? error.message : error}`);
    }
    self.close();
};
