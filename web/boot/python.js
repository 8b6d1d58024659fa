// Starts Python as soon as its files are there. It waits neither for the rest of the page nor for PyScript, which
// imports the same module later.
import { context } from "./context.js";
import { begin } from "./interpreter.js";
import "./progress.js";

const { root, build, wasm, memory, language } = context;
context.memory = null; // some ten megabytes
begin({ root, lock: build.lock, wasm, memory, language })
    .then(({ recalled, unfit, wordless }) => {
        Object.assign(context, { recalled, unfit });
        if (wordless) globalThis.hustings.early.push("wordless");
    })
    .catch(context.fault);
