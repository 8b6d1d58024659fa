// The one-file edition, where every file of the site stands in the page as gzip in base64: answers
// fetch() from them and turns modules into blob: addresses. Runs in the page and in the bot worker.
"use strict";

// root: the address the files would have; files: name -> {type, bytes: () => Promise<ArrayBuffer>}
globalThis.hustingsSingle = (root, files) => {
    const ONE = /\bimport\(([\w$]+)\)/g; // of an address that only the running module knows
    const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"'\s]+)\2/g;
    const made = new Map();
    const browserFetch = globalThis.fetch.bind(globalThis);

    const name = (address) => {
        const { href } = new URL(address, globalThis.document?.baseURI ?? root);
        return href.startsWith(root) ? href.slice(root.length).split(/[?#]/)[0] : "";
    };
    const response = async (file) =>
        new Response(await file.bytes(), { headers: { "content-type": file.type } });

    const fetch = async (resource, options) => {
        const file = files[name(resource?.url ?? String(resource))];
        return file ? response(file) : browserFetch(resource, options);
    };

    // What is left out is never called; PyScript's notices of errors are, but we have our own.
    const left = () =>
        module("", "export const notOnDOM = () => {}; export const notify = notOnDOM; export default {};");

    // Resolves with an address to import; what a module imports is made first.
    async function module(path, text) {
        if (!made.has(path)) made.set(path, make(path, text));
        return made.get(path);
    }
    async function make(path, text) {
        text ??= await (await response(files[path])).text();
        const wanted = new Map();
        for (const [, , , to] of text.matchAll(RELATIVE)) {
            const needed = name(new URL(to, root + path).href);
            wanted.set(to, await (files[needed] ? module(needed) : left()));
        }
        const ready = text
            .replace(RELATIVE, (all, verb, quote, to) => `${verb}${quote}${wanted.get(to)}${quote}`)
            .replace(ONE, "import(globalThis.hustingsSingle.at($1))");
        const address = URL.createObjectURL(new Blob([ready], { type: "text/javascript" }));
        at.set(path, address);
        return address;
    }
    // A file by the address it would have leads to what was made of it: PyScript takes no blob: address
    // for its interpreter.
    const at = new Map();
    globalThis.hustingsSingle.at = (address) => at.get(name(address)) ?? address;
    return { files, fetch, module };
};
