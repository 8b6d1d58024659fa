// Last in the one-file edition: unpacks the files in the page and starts it from them.
"use strict";
{
    const { context } = globalThis.hustings;
    /** @type {Build} */
    const build = JSON.parse(document.getElementById("build")?.textContent ?? "");
    const { root } = build;
    // PyScript resolves addresses against the page's own, which fails for a blob: or srcdoc page.
    if (!URL.canParse("./", location.href))
        globalThis.URL = class extends URL {
            /** @param {string | URL} address @param {string | URL} [base] */
            constructor(address, base) {
                super(address, base === undefined || URL.canParse("./", base) ? base : root);
            }
        };
    const links = new Map(build.single.map(([name, , imports]) => [name, imports]));

    /** @type {(base64: string) => Uint8Array<ArrayBuffer>} */
    const decode = (base64) =>
        Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    /** @type {SingleFiles} */
    const files = {};
    /** @type {NodeListOf<HTMLScriptElement>} */
    const elements = document.querySelectorAll("script[type=v]");
    for (const { dataset, textContent } of elements) {
        const unpack = () => {
            const packed = new Blob([decode(textContent)]).stream();
            return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
        };
        const { p: path = "", t: type = "" } = dataset;
        files[path] = { type, links: links.get(path) ?? [], bytes: unpack };
    }
    const single = context.makeSingle(root, files);
    globalThis.fetch = single.fetch;
    // The largest file first: it is compiled while the others are unpacked.
    const wasm = single.fetch(`${root}pyodide/pyodide.asm.wasm`).then(context.compile);
    wasm.catch(context.explainError);
    Object.assign(context, { wasm, wasmCopy: null, snapshot: null });

    // Without the catch below, errors would be silent.
    const start = async () => {
        // Python starts while the rest is unpacked; PyScript imports it later by its ordinary address.
        await import(await single.module("boot/python.js"));
        await import(await single.module("boot/start.js"));
    };
    start().catch(context.explainError);
}
