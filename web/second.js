// The second store: everything that localStorage is given, once more in IndexedDB, which has written a
// change to the disk when it says so. localStorage says so seconds before, and a browser that is
// killed meanwhile loses it. Nobody waits for this store and nothing of it is needed: where the
// browser forbids it, or it fails, the page goes on without.
const NAME = "hustings";
const STORE = "kept";
const PATIENCE = 1000; // ms that the start waits for what is kept here; later it is heard all the same

// Taken before boot.js gives PyScript another one; where storage is forbidden, asking may throw.
const factory = (() => {
    try {
        return globalThis.indexedDB;
    } catch {
        return null;
    }
})();

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const done = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

function open() {
    if (!factory) return Promise.reject(new Error("no IndexedDB"));
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return done(request);
}

/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** @param {IDBTransactionMode} mode */
async function store(mode) {
    const database = await (opening ??= open());
    // A newer version, or the player clearing everything, must not have to wait for us.
    database.onversionchange = () => {
        database.close();
        opening = null;
    };
    database.onclose = () => (opening = null);
    return database.transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
}

/** @param {(kept: IDBObjectStore) => void} make */
function change(make) {
    const changed = store("readwrite").then(
        (kept) =>
            new Promise((resolve, reject) => {
                make(kept);
                kept.transaction.oncomplete = resolve;
                kept.transaction.onabort = () => reject(kept.transaction.error);
            }),
    );
    second.last = changed.catch((error) => console.info(`Not kept twice: ${error?.message}`));
    return second.last;
}

async function read() {
    const kept = await store("readonly");
    const [keys, texts] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
    return JSON.stringify(Object.fromEntries(keys.map((key, i) => [key, texts[i]])));
}
const all = read().catch(() => "{}");

/** @type {SecondStore} */
export const second = {
    all, // what was kept here when the page was opened, {key: text} as JSON
    soon: Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE, ""))]), // "": not yet
    last: Promise.resolve(), // settles when the last change is on the disk
    put: (key, text) => change((kept) => kept.put(text, key)),
    drop: (key) => change((kept) => kept.delete(key)),
    clear: () => change((kept) => kept.clear()),
};
