// The second store: everything that localStorage is given, once more in IndexedDB, which has written a
// change to the disk when it says so. localStorage says so seconds before, and a browser that is
// killed meanwhile loses it. Nobody waits for this store and nothing of it is needed: where the
// browser forbids it, or it fails, the page goes on without.
import { context } from "./boot/context.js";

const { place } = context;
const NAME = `hustings ${place}`;
const OLD_NAME = "hustings"; // the database of versions whose keys named no place
const STORE = "kept";
const PATIENCE = 1000; // ms that the start waits for what is kept here; later it is heard all the same
const CLEANING = 60_000; // ms after which localStorage has long been written to the disk

// As in py/hustings/ui/saves/stores.py:
const PREFIX = "hustings/"; // begins every key here; in localStorage FIRST stands in its place
const DELETED = "deleted"; // stands where a text was deleted
const UNMIRRORED = /^(behind$|open\/|probe$)/; // keys of localStorage that are of no use here

const FIRST = `hustings ${place} `;
const BEHIND = `${FIRST}behind`;
const TAKEN_OVER = `${FIRST}taken-over`;

// Taken before boot.js gives PyScript another one; where storage is forbidden, asking may throw.
const factory = (() => {
    try {
        return globalThis.indexedDB;
    } catch {
        return null;
    }
})();

/** Returns what an access to localStorage gives, undefined where the browser forbids it.
 * @type {<T>(access: (storage: Storage) => T) => T | undefined} */
function inFirst(access) {
    try {
        return access(localStorage);
    } catch {
        return undefined;
    }
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const done = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

/** @type {IDBDatabase | null} what is open now */
let database = null;
/** @type {Promise<IDBDatabase> | null} */
let opening = null;

function lose() {
    database = opening = null;
}

async function connect() {
    if (!factory) throw new Error("no IndexedDB");
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const found = await done(request);
    // A newer version, or the player clearing everything, must not have to wait for us.
    found.onversionchange = () => {
        found.close();
        lose();
    };
    found.onclose = lose;
    return (database = found);
}

function open() {
    opening ??= connect().catch((error) => {
        lose();
        throw error;
    });
    return opening;
}

/** @typedef {(kept: IDBObjectStore) => void} Change */

/** Resolves when a change is on the disk.
 * @param {IDBDatabase} into
 * @param {Change} make */
const written = (into, make) =>
    new Promise((resolve, reject) => {
        const transaction = into.transaction(STORE, "readwrite", { durability: "strict" });
        make(transaction.objectStore(STORE));
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
        transaction.commit?.(); // else it waits until the page has been drawn
    });

/** Makes a change; where that fails, once more with the database opened anew.
 * @param {Change} make */
async function attempt(make) {
    try {
        // At once where it is open: the browser writes while the page is still drawing.
        await written(database ?? (await open()), make);
    } catch {
        lose();
        await written(await open(), make);
    }
}

/** Puts everything that localStorage has into this store, after it could not be written. */
async function catchUp() {
    const keys = inFirst((storage) => Object.keys(storage)) ?? [];
    const ours = keys.filter((key) => key.startsWith(FIRST)).map((key) => key.slice(FIRST.length));
    await written(await open(), (kept) => {
        for (const key of ours.filter((key) => !UNMIRRORED.test(key)))
            kept.put(localStorage.getItem(FIRST + key), PREFIX + key);
    });
    inFirst((storage) => storage.removeItem(BEHIND));
}

let underway = 0; // changes that are being written
let missed = 0; // changes that failed since the last one that did not

// The page says what is not on the disk: tests and tools/endure.py read the numbers, style.css the first.
function tell() {
    const { dataset } = document.documentElement;
    for (const [name, count] of Object.entries({ keeping: underway, missed }))
        if (count) dataset[name] = String(count);
        else delete dataset[name];
}

/** Makes a change; resolves with whether it is on the disk. Until then the page says that it is not.
 * @param {Change} make */
function change(make) {
    underway += 1;
    tell();
    const changed = attempt(make)
        .then(async () => {
            if (inFirst((storage) => storage.getItem(BEHIND))) await catchUp();
        })
        .then(
            () => {
                missed = 0;
                return true;
            },
            (error) => {
                console.info(`Not kept twice: ${error?.message}`);
                inFirst((storage) => storage.setItem(BEHIND, "1"));
                missed += 1;
                return false;
            },
        )
        .finally(() => {
            underway -= 1;
            tell();
        });
    second.last = changed;
    return changed;
}

/** @type {Map<string, string>} the newest text of each key: a change made again must not be older */
const newest = new Map();

let unwritten = false; // whether the player has been told that texts do not reach the disk

/** @param {string} key @param {string} text */
async function put(key, text) {
    newest.set(key, text);
    const written = await change((kept) => kept.put(newest.get(key), key));
    const { send } = globalThis.hustings;
    if (send && written === unwritten) {
        unwritten = !written;
        send(unwritten ? "unwritten" : "written");
    }
    return written;
}

/** @param {IDBObjectStore} kept */
async function texts(kept) {
    const [keys, found] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
    return Object.fromEntries(keys.map((key, i) => [String(key), String(found[i])]));
}

async function read() {
    const found = await texts((await open()).transaction(STORE).objectStore(STORE));
    const gone = Object.keys(found).filter((key) => found[key] === DELETED);
    if (gone.length) setTimeout(clean, CLEANING, gone);
    return JSON.stringify(found);
}

/** Forgets what was deleted, where localStorage has forgotten it too.
 * @param {string[]} gone keys */
function clean(gone) {
    const here = (/** @type {string} */ key) =>
        newest.has(key) || inFirst((storage) => storage.getItem(FIRST + key.slice(PREFIX.length)));
    const over = gone.filter((key) => !here(key));
    if (!over.length) return;
    change((kept) => {
        for (const key of over) kept.delete(key);
    });
}

/** Returns what the database of earlier versions holds, until that has been taken over. */
async function readOld() {
    if (!factory || inFirst((storage) => storage.getItem(TAKEN_OVER))) return "{}";
    await open(); // where it fails, databases() leaves a rejection in Chromium that nobody can catch
    const names = await factory.databases?.();
    if (names && !names.some(({ name }) => name === OLD_NAME)) return "{}";
    const request = factory.open(OLD_NAME);
    request.onupgradeneeded = () => request.transaction?.abort(); // there is none, and none is made
    const found = await done(request);
    const kept = await texts(found.transaction(STORE).objectStore(STORE));
    found.close();
    return JSON.stringify(kept);
}

/** Deletes everything; resolves with whether it is gone from the disk.
 * @param {string[]} keys of what localStorage held: where that returns, it is known as deleted */
async function clear(keys) {
    const cleared = change((kept) => {
        kept.clear();
        for (const key of keys) {
            newest.set(key, DELETED);
            kept.put(DELETED, key);
        }
    });
    const parted = await forgetOld();
    return (await cleared) && parted;
}

/** Deletes the database of earlier versions; resolves with whether it is gone.
 * @returns {Promise<boolean>} */
const forgetOld = () =>
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
export const second = {
    all, // what was kept here when the page was opened, {key: text} as JSON
    soon: Promise.race([both, new Promise((resolve) => setTimeout(resolve, PATIENCE, ""))]), // "": not yet
    last: Promise.resolve(), // settles when the last change is on the disk
    put,
    drop: (key) => put(key, DELETED),
    clear,
};
