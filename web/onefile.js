// "Save this table": one page that holds the whole product and the player's games, for another device
// or a stick. Made from the files the page was started from, so it needs no network.
import { context } from "./boot/context.js";
import { offer } from "./offer.js";

const { root, build, single } = context;

/** @param {string} name */
const address = (name) => (name.endsWith(".wasm") ? build.wasm : root + name);

/** @param {string} name */
async function packed(name) {
    const body = single
        ? new Blob([await single.files[name].bytes()]).stream()
        : (await arrived(address(name))).body;
    if (!body) throw new Error(`${name} holds nothing`);
    const gzip = await new Response(body.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
    const bytes = new Uint8Array(gzip);
    if (bytes.toBase64) return bytes.toBase64();
    let text = "";
    for (let i = 0; i < bytes.length; i += 0x6000)
        text += String.fromCharCode(...bytes.subarray(i, i + 0x6000));
    return btoa(text);
}

// A host may answer with a page of its own that says that the file is not there.
/** @param {string} address */
async function arrived(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`could not fetch ${address}: ${answer.status}`);
    return answer;
}

// What stands in the page already is taken as it stands.
/** @param {Build["single"][number]} entry */
async function element([name, type]) {
    const there = document.querySelector(`script[type=v][data-p="${name}"]`)?.textContent;
    return `<script type="v" data-p="${name}" data-t="${type}">${there ?? (await packed(name))}</script>`;
}

/**
 * Returns the page as text.
 * @param {string} carried json of the games to put in
 * @param {string} site the address that its links lead to, or ""
 */
export async function compose(carried, site) {
    const skeleton = await (await arrived(`${root}onefile.txt`)).text();
    /** @type {string[]} */
    const elements = [];
    for (const entry of build.single) elements.push(await element(entry));
    return skeleton
        .replace("<!-- files -->", () => elements.join("\n"))
        .replace("<!-- site -->", () => site.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))
        .replace("<!-- carried -->", () => carried.replaceAll("<", "\\u003c"));
}

/** @type {Hustings["saveTable"]} */
export async function saveTable(name, carried, site) {
    const page = new Blob([await compose(carried, site)], { type: "text/html" });
    offer(name, page);
}
