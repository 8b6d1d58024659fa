// The service worker: caches the whole site, one cache per build, and serves it. The build puts Workbox and
// BUILD = {version, folder, files: [{url, revision, integrity}]} in front of this. A new version waits
// until the page posts "skip-waiting".
"use strict";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { precaching, routing } = workbox;
const scope = worker.registration.scope;
const CACHE_PREFIX = `hustings ${scope} `;
const CACHE = CACHE_PREFIX + BUILD.version;
const filesByUrl = new Map(BUILD.files.map((file) => [new URL(file.url, scope).href, file]));

const controller = new precaching.PrecacheController({ cacheName: CACHE });
controller.addToCacheList(BUILD.files);
routing.registerRoute(
    new precaching.PrecacheRoute(controller, {
        directoryIndex: "index.html",
        cleanURLs: false,
        ignoreURLParametersMatching: [/./],
    }),
);
// Another tab may still run an older version, whose files are in its own cache.
routing.registerRoute(
    ({ url }) => url.href.startsWith(`${scope}v-`),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
);

/** @param {Response} response */
async function sha256(response) {
    const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

const olderCaches = async () =>
    (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);

// Copies unchanged files from caches of older versions, so that they are not fetched again.
async function reuseOlder() {
    const ours = await caches.open(CACHE);
    for (const name of await olderCaches()) {
        const theirs = await caches.open(name);
        for (const request of await theirs.keys()) {
            const path = request.url.slice(scope.length).replace(/^v-\w+\//, BUILD.folder);
            const url = new URL(path, scope).href;
            const file = filesByUrl.get(url);
            if (!file?.integrity || (await ours.match(url))) continue;
            const cached = await theirs.match(request);
            if (!cached || `sha256-${await sha256(cached.clone())}` !== file.integrity) continue;
            // A new Response: a cached one keeps its old address, against which modules resolve imports.
            const { status, headers } = cached;
            await ours.put(url, new Response(await cached.blob(), { status, headers }));
        }
    }
}

// Keeps the words of a language for use without a network, once a page speaks it.
/** @param {string} name */
async function keepWords(name) {
    const ours = await caches.open(CACHE);
    const url = new URL(BUILD.folder + name, scope).href;
    if (!(await ours.match(url))) await ours.add(url);
}

// A new version has the words of the languages that an older one kept.
async function keepOlderWords() {
    for (const cache of await olderCaches())
        for (const { url } of await (await caches.open(cache)).keys()) {
            const name = /words-[\w-]+\.pack$/.exec(url)?.[0];
            if (name) await keepWords(name);
        }
}

const NOT_FOUND = [404, 410];

// Fetches a file past the browser's own cache and stores it if its content is right. Resolves with "done", "gone" if
// the host no longer has the file, or "failed".
/**
 * @param {Cache} ours
 * @param {string} url
 * @param {string} key in the cache
 * @param {BuiltFile} file
 */
async function refetch(ours, url, key, file) {
    // Not with `integrity`: then 404 could not be told from a network failure.
    const fresh = await fetch(url, { cache: "reload" }).catch(() => null);
    if (!fresh?.ok) return NOT_FOUND.includes(fresh?.status ?? 0) ? "gone" : "failed";
    const body = await fresh.arrayBuffer().catch(() => null);
    if (!body) return "failed";
    const { status, headers } = fresh;
    if (file.integrity && (await sha256(new Response(body))) !== file.sha256) return "failed";
    await ours.put(key, new Response(body, { status, headers }));
    return "done";
}

// Checks every cached file and fetches damaged or missing ones anew. Resolves with "done", "failed", or "gone" if
// the host no longer has a file of this build.
async function repair() {
    let result = "done";
    const ours = await caches.open(CACHE);
    const snapshot = `${scope}${BUILD.folder.slice(2)}memory.bin`; // the page will make it again
    for (const url of [snapshot, `${snapshot}.failed`]) await ours.delete(url, { ignoreSearch: true }); // of any language
    for (const [url, file] of filesByUrl) {
        const key = controller.getCacheKeyForURL(url) ?? url;
        const cached = await ours.match(key);
        if (cached && (await sha256(cached)) === file.sha256) continue;
        const outcome = await refetch(ours, url, key, file);
        // A page without `integrity` is not damaged: hosts add to it. Without a network it must stay.
        if (outcome === "done" || (cached && !file.integrity)) continue;
        await ours.delete(key); // the next start fetches it
        if (outcome === "gone") return "gone";
        result = outcome;
    }
    return result;
}

// Deletes other caches once no other page is open and no newer version waits.
async function deleteOlder() {
    if (worker.registration.waiting || worker.registration.installing) return;
    const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.filter((client) => client.url.startsWith(scope)).length <= 1)
        for (const name of await olderCaches()) await caches.delete(name);
}

// Static routes let the browser answer without this script, which is faster. WebAssembly comes from the HTTP cache,
// the only one from which the browser keeps compiled code (wasm_preload.js asks for "?kept" if that copy is gone).
// The rest of the build's folder comes from our cache, else from the network.
/** @param {InstallEvent} event */
function addRoutes(event) {
    const { pathname } = new URL(scope);
    /** @param {string} name */
    const files = (name) => ({ urlPattern: new URLPattern({ pathname: pathname + name, search: "" }) });
    return event.addRoutes?.([
        { condition: files("wasm-*/*"), source: "network" },
        { condition: files(`${BUILD.folder.slice(2)}*`), source: { cacheName: CACHE } },
    ]);
}

worker.addEventListener("install", (event) => {
    event.waitUntil(Promise.resolve(addRoutes(event)).catch(() => {}));
    event.waitUntil(
        reuseOlder()
            .catch(() => {})
            .then(() => controller.install(event))
            .then(() => keepOlderWords().catch(() => {})), // the page fetches what is missing
    );
});
worker.addEventListener("activate", (event) => {
    event.waitUntil(controller.activate(event).then(() => worker.clients.claim()));
});
worker.addEventListener("message", (event) => {
    /** @param {unknown} [result] */
    const answer = (result) => event.ports[0]?.postMessage(result);
    /** @type {Map<unknown, () => Promise<unknown>>} */
    const actions = new Map(
        Object.entries({ "skip-waiting": () => worker.skipWaiting(), mend: repair, tidy: deleteOlder }),
    );
    const [, words] = /^keep (words-[\w-]+\.pack)$/.exec(event.data) ?? [];
    if (words) event.waitUntil(keepWords(words).catch(() => {})); // it is asked again at the next start
    event.waitUntil(
        actions
            .get(event.data)?.()
            .then(answer, () => answer()),
    );
});
