// How PyScript (in the page) and the bot worker start Python: from our zips, from no other host, from
// WebAssembly compiled once, and, where one is kept, from a memory in which Python has started before.
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";
import { makeRoom, pack, unpack } from "./sparse.mjs";

export { version };

// Without them Python runs on the page's own stack. On the second stacks that they bring, Chromium
// breaks off at times: its heap sampling reads past their end.
delete WebAssembly.Suspending;
delete WebAssembly.promising;

const { root, build, wasm } = globalThis.hustings;
const LIBRARY = "stdlib.pack";

// A .pack is a gzipped zip of uncompressed files, which is smaller and read faster than a plain zip.
async function unpacked(name) {
    const response = await fetch(`${root}${name}`);
    const zip = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(zip, { headers: { "content-type": "application/zip" } });
}

// Pyodide would fetch and compile by itself; its calls are answered with what is there. room: bytes that
// its memory must hold at once.
async function withCompiled(start, room) {
    const library = await unpacked(LIBRARY);
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (resource, options) => {
        const name = String(resource).slice(root.length);
        if (name.endsWith(".wasm")) return new Response();
        return name === LIBRARY ? library : fetch(resource, options);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
        const module = await wasm;
        const instance = await WebAssembly.instantiate(module, imports);
        makeRoom(instance.exports.memory, room);
        return { module, instance };
    };
    try {
        return await start();
    } finally {
        Object.assign(WebAssembly, { instantiateStreaming });
        Object.assign(globalThis, { fetch });
    }
}

// PyScript writes its own Python into the working folder at each start; the same, compiled, lies in
// our zip and is to be found first.
const COMPILED_FIRST = "import sys; sys.path[:] = [path for path in sys.path if path] + ['']";

const says = { stdout: console.log, stderr: console.error };

async function start(options = {}) {
    const ours = unpacked("hustings.pack").then((response) => response.arrayBuffer());
    const python = await withCompiled(
        () =>
            load({
                stdout: (text) => says.stdout(text),
                stderr: (text) => says.stderr(text),
                createPyodideModule,
                indexURL: `${root}pyodide/`,
                packageBaseUrl: root,
                stdLibURL: `${root}${LIBRARY}`,
                lockFileURL: undefined,
                lockFileContents: build.lock,
                env: { PYTHONPATH: "/lib/hustings.zip", PYTHONNODEBUGRANGES: "1" },
                fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", new Uint8Array(await ours)),
                ...options,
            }),
        options._loadSnapshot?.length ?? 0,
    );
    python.runPython(COMPILED_FIRST);
    return python;
}

// With a memory that does not fit, Python starts as it did the first time.
async function startFast() {
    const kept = await globalThis.hustings.memory;
    delete globalThis.hustings.memory; // some ten megabytes
    if (!kept) return start();
    try {
        const python = await start({ _loadSnapshot: unpack(kept) });
        globalThis.hustings.recalled = true;
        return python;
    } catch (error) {
        console.warn(`Started without what was remembered: ${error.message}`);
        globalThis.hustings.unfit = error.message;
        return start();
    }
}

let started = null;

// options: what PyScript passes; only where output goes matters to us. Whoever calls it first starts
// Python, all others get the same.
export function loadPyodide({ stdout, stderr } = {}) {
    if (stdout) says.stdout = stdout;
    if (stderr) says.stderr = stderr;
    return (started ??= startFast());
}

// Starts a Python of its own, lets it run a source, and returns its memory, packed, for later starts.
export async function remembered(source) {
    const python = await start({ _makeSnapshot: true });
    python.runPython(source);
    return pack(python.makeMemorySnapshot());
}
