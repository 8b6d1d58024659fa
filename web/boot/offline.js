// Registers the service worker once Python has drawn, and tells the application when the page works offline and
// when a newer version waits for the player's consent. Then has a memory snapshot made.
import { context } from "./context.js";

const UPDATE_CHECK_MS = 3600_000; // between two looks for a newer version
const SNAPSHOT_DELAY_MS = 2000; // after everything is cached
const MAX_FAILURES = 2; // of snapshots of one build
const { serviceWorker } = navigator;
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let updateAgreed = false;

/** @param {string} message */
function sendSoon(message) {
    const { send, earlyMessages } = globalThis.hustings;
    if (send) send(message);
    else earlyMessages.push(message); // until Python listens
}

// A worker that is installed beside an active one waits for the player's consent.
/** @param {ServiceWorker} worker */
function watchInstall(worker) {
    const check = () => {
        if (worker.state === "installed" && registration?.active) sendSoon("update-ready:");
    };
    worker.addEventListener("statechange", check);
    check();
}

// Switches to the waiting version; the game is stored, and the address opens it again.
function takeUpdate() {
    updateAgreed = true;
    if (registration?.waiting) registration.waiting.postMessage("skip-waiting");
    else context.reload();
}

// An installed page describes itself in the language that it speaks.
function linkManifest() {
    const { language, languages } = context;
    const link = document.querySelector('link[rel="manifest"]');
    if (languages.slice(1).includes(language))
        link?.setAttribute("href", `./${language}/manifest.webmanifest`);
}

async function register() {
    globalThis.hustings.takeUpdate = takeUpdate;
    if (!serviceWorker) return;
    let controlled = Boolean(serviceWorker.controller);
    serviceWorker.addEventListener("controllerchange", () => {
        if (updateAgreed) location.reload();
        else if (controlled) sendSoon("update-ready:"); // agreed in another tab; this one goes on
        controlled = true;
    });
    const ours = await serviceWorker.register("./sw.js", { updateViaCache: "none" });
    registration = ours;
    for (const worker of [ours.waiting, ours.installing]) if (worker) watchInstall(worker);
    ours.addEventListener("updatefound", () => ours.installing && watchInstall(ours.installing));
    setInterval(() => ours.update().catch(() => {}), UPDATE_CHECK_MS);
    const { active } = await serviceWorker.ready;
    active?.postMessage("tidy");
    if (context.language) active?.postMessage(`keep words-${context.language}.pack`);
    sendSoon("offline:");
    setTimeout(makeSnapshot, SNAPSHOT_DELAY_MS);
}

// Counts how often snapshots of this build failed, in an entry beside them. The first one may have been damaged and
// is made anew; after that, making them would cost more than it saves.
/**
 * @param {SnapshotLocation} location
 * @param {string} error why the snapshot failed at this start; "": it did not
 */
async function isWorthMaking({ cache: name, address }, error) {
    const cache = await caches.open(name);
    const note = `${address}.failed`;
    const before = Number((await (await cache.match(note))?.text()) ?? 0);
    const failures = error ? before + 1 : before;
    if (error) await cache.put(note, new Response(String(failures)));
    if (failures < MAX_FAILURES) return true;
    await cache.delete(address);
    console.info(`No memory snapshot is made: it failed ${failures} times. ${error ?? ""}`);
    return false;
}

// Makes a snapshot for later visits, unless this start used one.
async function makeSnapshot() {
    const { root, build, wasm, snapshotLocation, fromSnapshot, snapshotError, language } = context;
    // It needs the memory of another Python for a moment; deviceMemory is in gigabytes.
    if (!snapshotLocation || fromSnapshot || (navigator.deviceMemory ?? 2) < 2) return;
    if (!(await isWorthMaking(snapshotLocation, snapshotError).catch(() => false))) return;
    const worker = new Worker(`${root}boot/snapshot_worker.js`);
    worker.onmessage = () => performance.mark("hustings-remembered");
    const { lock, games } = build;
    worker.postMessage({ root, lock, games, wasm: await wasm, language, snapshotLocation });
}

linkManifest();
// Where the browser forbids it the page works, but only online.
register().catch((error) => console.info(`Not available offline: ${error.message}`));
