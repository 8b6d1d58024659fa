// How PyScript (in the page) and the bot worker start Python: our zips, nothing from other hosts,
// and WebAssembly compiled once: the page keeps the module, the worker is handed it.
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

export { version };

const { hustings } = globalThis;
const { root, build } = hustings;
const streaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (source, imports) => {
    if (hustings.wasm) {
        const instance = await WebAssembly.instantiate(hustings.wasm, imports);
        return { module: hustings.wasm, instance };
    }
    const result = await streaming.call(WebAssembly, source, imports);
    hustings.wasm = result.module;
    return result;
};

export function loadPyodide(options = {}) {
    const ours = fetch(`${root}hustings.zip`).then((response) => response.arrayBuffer());
    return load({
        ...options,
        createPyodideModule,
        indexURL: `${root}pyodide/`,
        packageBaseUrl: root,
        stdLibURL: `${root}stdlib.zip`,
        lockFileURL: undefined,
        lockFileContents: build.lock,
        env: { PYTHONPATH: "/lib/hustings.zip", PYTHONNODEBUGRANGES: "1" },
        fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", new Uint8Array(await ours)),
    });
}
