// Serves the files of the one-file edition, which are in the page as gzip in base64: answers fetch() from them and
// turns modules into blob: addresses. The build has found the imports in each module
// (tools/build/links.mjs). Runs in the page and in the bot worker.
"use strict";

// In the page start_errors.js has created it; in the bot worker this is the first script.
globalThis.hustings ??= /** @type {Hustings} */ ({ context: {} });
globalThis.hustings.context.makeSingle = (root, files) => {
    /** @type {Map<string, Promise<string>>} */
    const modules = new Map(); // addresses, made or being made, by path
    /** @type {Map<string, string>} */
    const addresses = new Map(); // those that are made
    const browserFetch = globalThis.fetch.bind(globalThis);

    /** @type {(address: string) => string} */
    const pathOf = (address) => {
        const { href } = new URL(address, root);
        return href.startsWith(root) ? href.slice(root.length).split(/[?#]/)[0] : "";
    };
    /** @type {(file: SingleFile) => Promise<Response>} */
    const respond = async (file) =>
        new Response(await file.bytes(), { headers: { "content-type": file.type } });

    /** @type {typeof globalThis.fetch} */
    const fetch = async (resource, options) => {
        const file = files[pathOf(resource instanceof Request ? resource.url : String(resource))];
        return file ? respond(file) : browserFetch(resource, options);
    };

    /** @type {(parts: string[]) => string} */
    const makeBlob = (parts) => URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));

    // Stands for modules that are left out. Only PyScript's error notices are called, and we have our own.
    const LEFT_OUT = "export const notOnDOM = () => {}; export const notify = notOnDOM; export default {};";

    // Resolves with an address to import; the module's own imports are made first.
    /** @type {(path: string) => Promise<string>} */
    const module = (path) => {
        const address = modules.get(path) ?? makeModule(path);
        modules.set(path, address);
        return address;
    };
    /** @type {(path: string) => Promise<string>} */
    const makeModule = async (path) => {
        const file = files[path];
        if (!file) return makeBlob([LEFT_OUT]);
        const text = await (await respond(file)).text();
        const parts = [];
        let from = 0;
        for (const [start, end, to] of file.links) {
            const target = to
                ? await module(to)
                : `globalThis.hustings.context.single.at(${text.slice(start, end)})`;
            parts.push(text.slice(from, start), target);
            from = end;
        }
        const address = makeBlob([...parts, text.slice(from)]);
        addresses.set(path, address);
        return address;
    };
    // PyScript accepts no blob: address for its interpreter, only the address that the file would have.
    /** @type {(address: string) => string} */
    const at = (address) => addresses.get(pathOf(address)) ?? address;
    const single = { files, fetch, module, at };
    globalThis.hustings.context.single = single;
    return single;
};
