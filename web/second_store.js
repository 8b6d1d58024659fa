// The second store: a copy in IndexedDB of all that localStorage holds. IndexedDB confirms when a change is on
// the disk; localStorage returns seconds before, and a killed browser loses what it had. Nothing waits for
// this store, and the page works without it.
import { context } from "./boot/context.js";

const { place } = context;
const NAME = `hustings ${place}`;
const OLD_NAME = "hustings"; // the database of versions whose keys named no place
const STORE = "kept";
const START_MS = 1000; // that the start waits for this store; later it is read all the same
const CLEAN_MS = 60_000; // after which localStorage has long been written to the disk

// As in py/hustings/ui/saves/stores.py:
const PREFIX = "hustings/"; // begins every key here; in localStorage LOCAL_PREFIX replaces it
const DELETED = "deleted"; // the value of a deleted key
const UNMIRRORED = /^(behind$|open\/|probe$)/; // keys of localStorage that are of no use here

const LOCAL_PREFIX = `hustings ${place} `;
const BEHIND = `${LOCAL_PREFIX}behind`;
const TAKEN_OVER = `${LOCAL_PREFIX}taken-over`;

// Read before boot.js replaces it for PyScript. Reading may throw where storage is forbidden.
const factory = (() => {
    try {
        return globalThis.indexedDB;
    } catch {
        return null;
    }
})();

/** Returns what an access to localStorage returns, undefined where the browser forbids it.
 * @type {<T>(access: (storage: Storage) => T) => T | undefined} */
function tryLocal(access) {
    try {
        return access(localStorage);
    } catch {
        return undefined;
    }
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const toPromise = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

/** @type {IDBDatabase | null} */
let database = null;
/** @type {Promise<IDBDatabase> | null} */
let opening = null;

function forgetDatabase() {
    database = opening = null;
}

async function connect() {
    if (!factory) throw new Error("no IndexedDB");
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const opened = await toPromise(request);
    // Neither a newer version nor a player who deletes everything may have to wait for this page.
    opened.onversionchange = () => {
        opened.close();
        forgetDatabase();
    };
    opened.onclose = forgetDatabase;
    return (database = opened);
}

function open() {
    opening ??= connect().catch((error) => {
        forgetDatabase();
        throw error;
    });
    return opening;
}

/** @typedef {(store: IDBObjectStore) => void} Change */

/** Resolves when a change is on the disk.
 * @param {IDBDatabase} database
 * @param {Change} change */
const write = (database, change) =>
    new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        change(transaction.objectStore(STORE));
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
        transaction.commit?.(); // else it waits until the page has been drawn
    });

/** Makes a change; if that fails, once more with the database opened anew.
 * @param {Change} change */
async function writeTwice(change) {
    try {
        // At once if it is open: the browser writes while the page is still drawing.
        await write(database ?? (await open()), change);
    } catch {
        forgetDatabase();
        await write(await open(), change);
    }
}

/** Copies all of localStorage, after changes could not be written. */
async function catchUp() {
    const names = tryLocal((storage) => Object.keys(storage)) ?? [];
    const keys = names.filter((n) => n.startsWith(LOCAL_PREFIX)).map((n) => n.slice(LOCAL_PREFIX.length));
    await write(await open(), (store) => {
        for (const key of keys.filter((key) => !UNMIRRORED.test(key)))
            store.put(localStorage.getItem(LOCAL_PREFIX + key), PREFIX + key);
    });
    tryLocal((storage) => storage.removeItem(BEHIND));
}

const SLOW_WRITE_MS = 500;
let pending = 0; // changes that are being written
let missed = 0; // changes that failed since the last success
/** @type {ReturnType<typeof setTimeout> | undefined} */
let slowTimer; // until the player is told that a change is still being written

// Shows on the root element what is not on the disk, for tests and tools/endure.py. No style depends on these
// attributes, which change at every click; style.css reads data-slow-write, which a quick write never sets.
function showState() {
    const { dataset } = document.documentElement;
    for (const [name, count] of Object.entries({ keeping: pending, missed }))
        if (count) dataset[name] = String(count);
        else delete dataset[name];
    if (pending) {
        slowTimer ??= setTimeout(() => (dataset.slowWrite = ""), SLOW_WRITE_MS);
        return;
    }
    clearTimeout(slowTimer);
    slowTimer = undefined;
    delete dataset.slowWrite;
}

/** Makes a change; resolves with whether it is on the disk.
 * @param {Change} change */
function commit(change) {
    pending += 1;
    showState();
    const written = writeTwice(change)
        .then(async () => {
            if (tryLocal((storage) => storage.getItem(BEHIND))) await catchUp();
        })
        .then(
            () => {
                missed = 0;
                return true;
            },
            (error) => {
                console.info(`Not kept twice: ${error?.message}`);
                tryLocal((storage) => storage.setItem(BEHIND, "1"));
                missed += 1;
                return false;
            },
        )
        .finally(() => {
            pending -= 1;
            showState();
        });
    secondStore.last = written;
    return written;
}

/** @type {Map<string, string>} */
const newest = new Map(); // text of each key: a repeated write must not restore an older one

let failing = false; // whether the player knows that texts do not reach the disk

/** @param {string} key @param {string} text */
async function put(key, text) {
    newest.set(key, text);
    const written = await commit((store) => store.put(newest.get(key), key));
    const { send } = globalThis.hustings;
    if (send && written === failing) {
        failing = !written;
        send(failing ? "unwritten" : "written");
    }
    return written;
}

/** @param {IDBObjectStore} store */
async function readTexts(store) {
    const [keys, texts] = await Promise.all([toPromise(store.getAllKeys()), toPromise(store.getAll())]);
    return Object.fromEntries(keys.map((key, i) => [String(key), String(texts[i])]));
}

async function read() {
    const texts = await readTexts((await open()).transaction(STORE).objectStore(STORE));
    const deleted = Object.keys(texts).filter((key) => texts[key] === DELETED);
    if (deleted.length) setTimeout(removeDeleted, CLEAN_MS, deleted);
    return JSON.stringify(texts);
}

/** Removes deleted keys that localStorage no longer has either.
 * @param {string[]} keys */
function removeDeleted(keys) {
    const isKept = (/** @type {string} */ key) =>
        newest.has(key) || tryLocal((storage) => storage.getItem(LOCAL_PREFIX + key.slice(PREFIX.length)));
    const removed = keys.filter((key) => !isKept(key));
    if (!removed.length) return;
    commit((store) => {
        for (const key of removed) store.delete(key);
    });
}

/** Returns what the database of earlier versions holds, as JSON, until that has been taken over. */
async function readOld() {
    if (!factory || tryLocal((storage) => storage.getItem(TAKEN_OVER))) return "{}";
    await open(); // if this fails, databases() would leave a rejection in Chromium that cannot be caught
    const names = await factory.databases?.();
    if (names && !names.some(({ name }) => name === OLD_NAME)) return "{}";
    const request = factory.open(OLD_NAME);
    request.onupgradeneeded = () => request.transaction?.abort(); // it does not exist: do not create it
    const opened = await toPromise(request);
    const texts = await readTexts(opened.transaction(STORE).objectStore(STORE));
    opened.close();
    return JSON.stringify(texts);
}

/** Deletes everything; resolves with whether it is gone from the disk.
 * @param {string[]} keys of localStorage, which are marked as deleted in case it brings them back */
async function clear(keys) {
    const cleared = commit((store) => {
        store.clear();
        for (const key of keys) {
            newest.set(key, DELETED);
            store.put(DELETED, key);
        }
    });
    const oldDeleted = await deleteOld();
    return (await cleared) && oldDeleted;
}

/** Deletes the database of earlier versions; resolves with whether it is gone.
 * @returns {Promise<boolean>} */
const deleteOld = () =>
    new Promise((resolve) => {
        if (!factory) return resolve(true);
        const request = factory.deleteDatabase(OLD_NAME);
        request.onsuccess = () => resolve(true);
        request.onerror = request.onblocked = () => resolve(false);
    });

const all = read().catch(() => "{}");
const old = readOld().catch(() => "{}");
/** @type {Promise<string>} */
const both = Promise.all([all, old]).then(([now, before]) => `{"second":${now},"old":${before}}`);

/** @type {SecondStore} */
export const secondStore = {
    all,
    late: async () => JSON.stringify({ ...JSON.parse(await all), ...Object.fromEntries(newest) }),
    soon: Promise.race([both, new Promise((resolve) => setTimeout(resolve, START_MS, ""))]),
    last: Promise.resolve(),
    put,
    drop: (key) => put(key, DELETED),
    clear,
};
