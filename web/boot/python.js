// Starts Python as soon as what it takes is there: neither the rest of the page nor PyScript, which
// will ask for the same module, need be there first.
import { context } from "./context.js";
import { begin } from "./interpreter.js";
import "./progress.js";

const { root, build, wasm, memory } = context;
context.memory = null; // some ten megabytes
begin({ root, lock: build.lock, wasm, memory })
    .then(({ recalled, unfit }) => Object.assign(context, { recalled, unfit }))
    .catch(context.fault);
