// The service worker: keeps the whole site in one cache per build and answers from it. The build puts
// Workbox and BUILD = {version, folder, files: [{url, revision, integrity}]} in front of this.
// Nothing is taken over unasked: a new version waits until the page says "skip-waiting".
"use strict";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { precaching, routing } = workbox;
const scope = worker.registration.scope;
const FAMILY = `hustings ${scope} `;
const CACHE = FAMILY + BUILD.version;
const inManifest = new Map(BUILD.files.map((file) => [new URL(file.url, scope).href, file]));

const controller = new precaching.PrecacheController({ cacheName: CACHE });
controller.addToCacheList(BUILD.files);
routing.registerRoute(
    new precaching.PrecacheRoute(controller, {
        directoryIndex: "index.html",
        cleanURLs: false,
        ignoreURLParametersMatching: [/./],
    }),
);
// Another tab may still be of the version before; what it asks for late lies in its own cache.
routing.registerRoute(
    ({ url }) => url.href.startsWith(`${scope}v-`),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
);

/** @param {Response} response */
async function digest(response) {
    const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

const older = async () => (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);

// What an older version has under the same name with the same content is not fetched again.
async function reuse() {
    const ours = await caches.open(CACHE);
    for (const name of await older()) {
        const theirs = await caches.open(name);
        for (const request of await theirs.keys()) {
            const path = request.url.slice(scope.length).replace(/^v-\w+\//, BUILD.folder);
            const url = new URL(path, scope).href;
            const file = inManifest.get(url);
            if (!file?.integrity || (await ours.match(url))) continue;
            const kept = await theirs.match(request);
            if (!kept || `sha256-${await digest(kept.clone())}` !== file.integrity) continue;
            // A fresh Response: a stored one remembers its old address, and modules resolve by it.
            const { status, headers } = kept;
            await ours.put(url, new Response(await kept.blob(), { status, headers }));
        }
    }
}

const NOT_FOUND = [404, 410];

// Fetches one file past the browser's own cache and stores it if it is what was built. Resolves with "done";
// "gone" where the host no longer has the file; "failed" where nothing, or something else, arrived.
/**
 * @param {Cache} ours
 * @param {string} url
 * @param {string} key under which it is stored
 * @param {BuiltFile} file
 */
async function refetch(ours, url, key, file) {
    // Without `integrity`: with it the answer "not found" would be refused like a broken line.
    const fresh = await fetch(url, { cache: "reload" }).catch(() => null);
    if (!fresh?.ok) return NOT_FOUND.includes(fresh?.status ?? 0) ? "gone" : "failed";
    const body = await fresh.arrayBuffer().catch(() => null);
    if (!body) return "failed";
    const { status, headers } = fresh;
    if (file.integrity && (await digest(new Response(body))) !== file.sha256) return "failed";
    await ours.put(key, new Response(body, { status, headers }));
    return "done";
}

// Compares every stored file with what was built and fetches anew what is damaged or missing. Resolves with
// "done", "failed", or "gone" where the host no longer has a file of this build.
async function mend() {
    let result = "done";
    const ours = await caches.open(CACHE);
    const memory = `${scope}${BUILD.folder.slice(2)}memory.bin`; // will be made again
    for (const url of [memory, `${memory}.failed`]) await ours.delete(url, { ignoreSearch: true }); // in every language
    for (const [url, file] of inManifest) {
        const key = controller.getCacheKeyForURL(url) ?? url;
        const kept = await ours.match(key);
        if (kept && (await digest(kept)) === file.sha256) continue;
        const fetched = await refetch(ours, url, key, file);
        // A page is no damaged file: hosts add to it. Without a network the kept one must stay.
        if (fetched === "done" || (kept && !file.integrity)) continue;
        await ours.delete(key); // the network is asked for it at the next start
        if (fetched === "gone") return "gone";
        result = fetched;
    }
    return result;
}

// Older caches go when no page of theirs can be open any more; one may also be that of a newer
// version that waits.
async function tidy() {
    if (worker.registration.waiting || worker.registration.installing) return;
    const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.filter((client) => client.url.startsWith(scope)).length <= 1)
        for (const name of await older()) await caches.delete(name);
}

// Where the browser knows such routes it answers by itself, faster than through us. WebAssembly from its
// own cache of the network, because only what came from there it keeps compiled: a restarted browser
// would compile all of it again (early.js asks for "?kept" where that copy is gone). The rest of the
// build's folder from our cache; what is not there is asked of the network, as without a route.
/** @param {InstallEvent} event */
function layRoutes(event) {
    const { pathname } = new URL(scope);
    /** @param {string} name */
    const files = (name) => ({ urlPattern: new URLPattern({ pathname: pathname + name, search: "" }) });
    return event.addRoutes?.([
        { condition: files("wasm-*/*"), source: "network" },
        { condition: files(`${BUILD.folder.slice(2)}*`), source: { cacheName: CACHE } },
    ]);
}

worker.addEventListener("install", (event) => {
    event.waitUntil(Promise.resolve(layRoutes(event)).catch(() => {}));
    event.waitUntil(
        reuse()
            .catch(() => {})
            .then(() => controller.install(event)),
    );
});
worker.addEventListener("activate", (event) => {
    event.waitUntil(controller.activate(event).then(() => worker.clients.claim()));
});
worker.addEventListener("message", (event) => {
    /** @param {unknown} [result] */
    const answer = (result) => event.ports[0]?.postMessage(result);
    /** @type {Map<unknown, () => Promise<unknown>>} */
    const acts = new Map(Object.entries({ "skip-waiting": () => worker.skipWaiting(), mend, tidy }));
    event.waitUntil(
        acts
            .get(event.data)?.()
            .then(answer, () => answer()),
    );
});
