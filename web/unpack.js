// Last in the one-file edition: reads the files that stand in the page and starts it from them.
"use strict";
{
    const build = JSON.parse(document.getElementById("build").textContent);
    const root = new URL(build.root, location.href).href.split(/[?#]/)[0];

    const plain = (base64) =>
        Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const files = {};
    for (const { dataset, textContent } of document.querySelectorAll("script[type=v]")) {
        const unpack = () => {
            const packed = new Blob([plain(textContent)]).stream();
            return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
        };
        files[dataset.p] = { type: dataset.t, bytes: unpack };
    }
    const single = globalThis.hustingsSingle(root, files);
    globalThis.fetch = single.fetch;
    globalThis.hustings.single = single;
    // The largest part first: it is compiled while the rest is being unpacked.
    const wasm = WebAssembly.compileStreaming(single.fetch(`${root}pyodide/pyodide.asm.wasm`));
    wasm.catch((error) => globalThis.hustings.fail("The game could not start.", error.message));
    globalThis.hustings.wasm = wasm;

    // Whatever fails here would fail silently.
    const start = async () => {
        await single.module("interpreter.mjs"); // PyScript will ask for it by its ordinary address
        await import(await single.module("start.js"));
    };
    start().catch((error) => globalThis.hustings.fail("The game could not start.", error.message));
}
