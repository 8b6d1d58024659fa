// How PyScript (in the page) and the bot worker start Python: from our zips, from no other host,
// and from WebAssembly compiled once: the page compiles it, the worker is handed it.
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

export { version };

const { root, build, wasm } = globalThis.hustings;
const LIBRARY = "stdlib.pack";

// A .pack is a gzipped zip of uncompressed files, which is smaller and read faster than a plain zip.
async function unpacked(name) {
    const response = await fetch(`${root}${name}`);
    const zip = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(zip, { headers: { "content-type": "application/zip" } });
}

// Pyodide would fetch and compile by itself; its calls are answered with what is there.
async function withCompiled(start) {
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
        return { module, instance: await WebAssembly.instantiate(module, imports) };
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
const COMPILED_FIRST = "import sys; sys.path.append(sys.path.pop(sys.path.index('')))";

const says = { stdout: console.log, stderr: console.error };

async function start() {
    const ours = unpacked("hustings.pack").then((response) => response.arrayBuffer());
    const python = await withCompiled(() =>
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
        }),
    );
    python.runPython(COMPILED_FIRST);
    return python;
}

// Python starts as soon as this module is there, while PyScript is still getting ready to ask for it.
const started = start();

// options: what PyScript passes; only where output goes matters to us.
export function loadPyodide({ stdout, stderr } = {}) {
    if (stdout) says.stdout = stdout;
    if (stderr) says.stderr = stderr;
    return started;
}
