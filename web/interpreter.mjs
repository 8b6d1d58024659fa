// How PyScript (in the page) and the bot worker start Python: from our zips, from no other host,
// and from WebAssembly compiled once: the page compiles it, the worker is handed it.
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

export { version };

const { root, build, wasm } = globalThis.hustings;

// Pyodide would fetch and compile by itself; both calls are answered with what is there.
async function withCompiled(start) {
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = (resource, options) =>
        String(resource).endsWith(".wasm") ? Promise.resolve(new Response()) : fetch(resource, options);
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

export function loadPyodide(options = {}) {
    const ours = fetch(`${root}hustings.zip`).then((response) => response.arrayBuffer());
    return withCompiled(() =>
        load({
            ...options,
            createPyodideModule,
            indexURL: `${root}pyodide/`,
            packageBaseUrl: root,
            stdLibURL: `${root}stdlib.zip`,
            lockFileURL: undefined,
            lockFileContents: build.lock,
            env: { PYTHONPATH: "/lib/hustings.zip", PYTHONNODEBUGRANGES: "1" },
            fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", new Uint8Array(await ours)),
        }),
    );
}
