// Stands inline in the head, before the style sheet: WebAssembly, the largest part, is on its way and
// being compiled while the browser still lays out the page. The bot worker shares it later.
(() => {
    const { context } = globalThis.hustings;
    const { language } = context;
    const BEGIN = 1500; // ms until the network, or the browser's own cache of it, must begin to answer
    const WHOLE = 8000; // ms until WebAssembly must be there and compiled
    // Where storage is forbidden, asking may already be an error.
    const kept = () => {
        try {
            return Boolean(navigator.serviceWorker?.controller);
        } catch {
            return false;
        }
    };
    /** @param {string} name */
    const told = (name) => {
        /** @type {HTMLMetaElement | null} */
        const meta = document.querySelector(`meta[name=${name}]`);
        return meta?.content ?? "";
    };
    const folder = told("build"); // ./v-version/
    const address = new URL(told("wasm"), location.href).href;
    // Only of what came from its own cache of the network a browser keeps what it compiled, so under
    // this address the service worker stands aside (see sw.js). However old that copy is, it is the
    // right one, because its folder is named by its content; where it is gone, the worker's serves.
    const first = !kept();
    // A network that stalls refuses nothing: where there is a kept copy, its time is limited.
    /** @type {<T>(work: Promise<T>, ms: number, other: () => Promise<T>) => Promise<T>} */
    const patience = (work, ms, other) => {
        const late = new Promise((resolve, reject) => {
            const timer = first ? 0 : setTimeout(resolve, ms);
            work.then(reject, resolve).finally(() => clearTimeout(timer));
        });
        return Promise.any([work, late.then(other)]).catch(({ errors }) => Promise.reject(errors.at(-1)));
    };
    const asked = fetch(address, { cache: "force-cache" });
    const fetched = patience(asked, BEGIN, () => fetch(`${address}?kept`));
    // The first time there is something to wait for, which progress.js counts; by a copy, because only
    // for the very response of fetch the browser keeps what it compiled.
    const arriving = first ? fetched.then((response) => response.clone()) : null;
    const whole = async () => WebAssembly.compile(await (await fetch(`${address}?kept`)).arrayBuffer());
    const wasm = patience(fetched.then(context.compile), WHOLE, whole);
    wasm.catch(context.fault);
    // Python's memory in this language as an earlier visit left it (see remember.js), if one did.
    const keep = {
        cache: `hustings ${new URL("./", location.href).href} ${folder.slice(4, -1)}`,
        address: new URL(`${folder}memory.bin${language && `?${language}`}`, location.href).href,
    };
    const recall = async () => (await (await caches.open(keep.cache)).match(keep.address))?.arrayBuffer();
    const memory = first ? null : recall().catch(() => null);
    Object.assign(context, { wasm, arriving, keep, memory });
})();
