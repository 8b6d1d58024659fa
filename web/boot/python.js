// Starts Python as soon as its files are there. It waits neither for the rest of the page nor for PyScript, which
// imports the same module later.
import { context } from "./context.js";
import { startPython } from "./interpreter.js";
import "./progress.js";

const { root, build, wasm, snapshot, language } = context;
context.snapshot = null; // frees some ten megabytes
startPython({ root, lock: build.lock, wasm, snapshot, language })
    .then(({ fromSnapshot, snapshotError, lacksWords }) => {
        Object.assign(context, { fromSnapshot, snapshotError });
        if (lacksWords) globalThis.hustings.earlyMessages.push("wordless");
    })
    .catch(context.explainError);
