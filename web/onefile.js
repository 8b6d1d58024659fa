// "Save this table": makes the one-file edition, a page that holds the whole site and the player's games. It
// is made from the files that this page was started from, so it needs no network.
import { context } from "./boot/context.js";
import { download } from "./download.js";

const { root, build, single, language, languages } = context;
const WORDS = /^words-.*\.pack$/; // of a language; a hosted page takes only those of the one it speaks

/** @param {string} name */
const addressOf = (name) => (name.endsWith(".wasm") ? build.wasm : root + name);

/** @param {string} name */
async function pack(name) {
    const body = single
        ? new Blob([await single.files[name].bytes()]).stream()
        : (await fetchFile(addressOf(name))).body;
    if (!body) throw new Error(`${name} is empty`);
    const gzip = await new Response(body.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
    const bytes = new Uint8Array(gzip);
    if (bytes.toBase64) return bytes.toBase64();
    let text = "";
    for (let i = 0; i < bytes.length; i += 0x6000)
        text += String.fromCharCode(...bytes.subarray(i, i + 0x6000));
    return btoa(text);
}

/** @param {string} address */
async function fetchFile(address) {
    const response = await fetch(address);
    // A host may send an error page of its own.
    if (!response.ok) throw new Error(`could not fetch ${address}: ${response.status}`);
    return response;
}

// A one-file edition already holds the files packed.
/** @param {Build["single"][number]} entry */
async function makeElement([name, type]) {
    const packed = document.querySelector(`script[type=v][data-p="${name}"]`)?.textContent;
    return `<script type="v" data-p="${name}" data-t="${type}">${packed ?? (await pack(name))}</script>`;
}

/**
 * Returns the page as text.
 * @param {string} carried JSON of the games in it
 * @param {string} site the address that its links lead to, or ""
 */
export async function makePage(carried, site) {
    const skeleton = await (await fetchFile(`${root}onefile.txt`)).text();
    /** @type {string[]} */
    const elements = [];
    const spoken = single ? languages : [languages[0], ...(language && [language])];
    const words = spoken.map((name) => `words-${name}.pack`);
    for (const entry of build.single)
        if (!WORDS.test(entry[0]) || words.includes(entry[0])) elements.push(await makeElement(entry));
    return skeleton
        .replace(/data-languages="[^"]*"/, `data-languages="${spoken.join(" ")}"`)
        .replace("<!-- files -->", () => elements.join("\n"))
        .replace("<!-- site -->", () => site.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))
        .replace("<!-- carried -->", () => carried.replaceAll("<", "\\u003c"));
}

/** @type {Hustings["saveTable"]} */
export async function saveTable(name, carried, site) {
    const page = new Blob([await makePage(carried, site)], { type: "text/html" });
    download(name, page);
}
