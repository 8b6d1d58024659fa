// The one-file edition, where every file of the site stands in the page as gzip in base64: answers
// fetch() from them and turns modules into blob: addresses. Where a module names others is known since
// the build (tools/build/links.mjs). Runs in the page and in the bot worker.
"use strict";

// faults.js has laid it out in the page; in the bot worker nothing stands before this script.
globalThis.hustings ??= /** @type {Hustings} */ ({ context: {} });
globalThis.hustings.context.makeSingle = (root, files) => {
    /** @type {Map<string, Promise<string>>} */
    const made = new Map();
    /** @type {Map<string, string>} */
    const ready = new Map();
    const browserFetch = globalThis.fetch.bind(globalThis);

    /** @type {(address: string) => string} */
    const name = (address) => {
        const { href } = new URL(address, root);
        return href.startsWith(root) ? href.slice(root.length).split(/[?#]/)[0] : "";
    };
    /** @type {(file: SingleFile) => Promise<Response>} */
    const response = async (file) =>
        new Response(await file.bytes(), { headers: { "content-type": file.type } });

    /** @type {typeof globalThis.fetch} */
    const fetch = async (resource, options) => {
        const file = files[name(resource instanceof Request ? resource.url : String(resource))];
        return file ? response(file) : browserFetch(resource, options);
    };

    /** @type {(parts: string[]) => string} */
    const blob = (parts) => URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));

    // What is left out is never called; PyScript's notices of errors are, but we have our own.
    const LEFT_OUT = "export const notOnDOM = () => {}; export const notify = notOnDOM; export default {};";

    // Resolves with an address to import; what a module imports is made first.
    /** @type {(path: string) => Promise<string>} */
    const module = (path) => {
        const address = made.get(path) ?? make(path);
        made.set(path, address);
        return address;
    };
    /** @type {(path: string) => Promise<string>} */
    const make = async (path) => {
        const file = files[path];
        if (!file) return blob([LEFT_OUT]);
        const text = await (await response(file)).text();
        const parts = [];
        let from = 0;
        for (const [start, end, to] of file.links) {
            const there = to
                ? await module(to)
                : `globalThis.hustings.context.single.at(${text.slice(start, end)})`;
            parts.push(text.slice(from, start), there);
            from = end;
        }
        const address = blob([...parts, text.slice(from)]);
        ready.set(path, address);
        return address;
    };
    // A file by the address it would have leads to what was made of it: PyScript takes no blob: address
    // for its interpreter.
    /** @type {(address: string) => string} */
    const at = (address) => ready.get(name(address)) ?? address;
    const single = { files, fetch, module, at };
    globalThis.hustings.context.single = single;
    return single;
};
