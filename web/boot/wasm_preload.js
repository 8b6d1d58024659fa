// Inline in the head, before the style sheet: fetches and compiles WebAssembly, the largest file, while the browser
// lays out the page. The bot worker shares it later.
(() => {
    const { context } = globalThis.hustings;
    const { language } = context;
    const RESPONSE_MS = 1500; // until the network or the HTTP cache must respond
    const COMPILE_MS = 8000; // until WebAssembly must be compiled
    // Where storage is forbidden, reading serviceWorker may throw.
    const isCached = () => {
        try {
            return Boolean(navigator.serviceWorker?.controller);
        } catch {
            return false;
        }
    };
    /** @param {string} name */
    const readMeta = (name) => {
        /** @type {HTMLMetaElement | null} */
        const meta = document.querySelector(`meta[name=${name}]`);
        return meta?.content ?? "";
    };
    const folder = readMeta("build"); // ./v-version/
    const address = new URL(readMeta("wasm"), location.href).href;
    // Browsers keep compiled code only of responses from their HTTP cache, so the service worker does not answer
    // this address (see sw.js). That copy is never outdated, because its folder is named by its content. If
    // it is gone, "?kept" gets the service worker's copy.
    const isFirstVisit = !isCached();
    // A stalled network never fails: with a cached copy its time is limited.
    /** @type {<T>(work: Promise<T>, ms: number, fallback: () => Promise<T>) => Promise<T>} */
    const withFallback = (work, ms, fallback) => {
        const late = new Promise((resolve, reject) => {
            const timer = isFirstVisit ? 0 : setTimeout(resolve, ms);
            work.then(reject, resolve).finally(() => clearTimeout(timer));
        });
        return Promise.any([work, late.then(fallback)]).catch(({ errors }) => Promise.reject(errors.at(-1)));
    };
    const request = fetch(address, { cache: "force-cache" });
    const response = withFallback(request, RESPONSE_MS, () => fetch(`${address}?kept`));
    // On a first visit progress.js counts bytes of a copy: browsers keep compiled code only of the original response.
    const wasmCopy = isFirstVisit ? response.then((original) => original.clone()) : null;
    const compileCached = async () =>
        WebAssembly.compile(await (await fetch(`${address}?kept`)).arrayBuffer());
    const wasm = withFallback(response.then(context.compile), COMPILE_MS, compileCached);
    wasm.catch(context.explainError);
    // The memory snapshot that an earlier visit made for this language (see snapshot_worker.js).
    const snapshotLocation = {
        cache: `hustings ${new URL("./", location.href).href} ${folder.slice(4, -1)}`,
        address: new URL(`${folder}memory.bin${language && `?${language}`}`, location.href).href,
    };
    const readSnapshot = async () => {
        const cache = await caches.open(snapshotLocation.cache);
        return (await cache.match(snapshotLocation.address))?.arrayBuffer();
    };
    const snapshot = isFirstVisit ? null : readSnapshot().catch(() => null);
    Object.assign(context, { wasm, wasmCopy, snapshotLocation, snapshot });
})();
