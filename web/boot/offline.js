// Makes the page independent of the network: registers the service worker once Python has drawn,
// tells the application when everything is kept, and when a newer version waits for the player's word.
import { context } from "./context.js";

const HOUR = 3600_000;
const IDLE = 2000; // ms after everything is kept
const TRIES = 2; // memories of one build that may fail to serve
const { serviceWorker } = navigator;
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let agreed = false;

// Until Python listens, a message waits with the early clicks.
/** @param {string} message */
function tell(message) {
    const { send, early } = globalThis.hustings;
    if (send) send(message);
    else early.push(message);
}

// A worker that was installed beside an active one waits for the player.
/** @param {ServiceWorker} worker */
function follow(worker) {
    const look = () => {
        if (worker.state === "installed" && registration?.active) tell("update-ready:");
    };
    worker.addEventListener("statechange", look);
    look();
}

// Changes over to the version that waits; the game is kept, the address opens it again.
function takeUpdate() {
    agreed = true;
    if (registration?.waiting) registration.waiting.postMessage("skip-waiting");
    else context.reload();
}

async function begin() {
    globalThis.hustings.takeUpdate = takeUpdate;
    if (!serviceWorker) return;
    let controlled = Boolean(serviceWorker.controller);
    serviceWorker.addEventListener("controllerchange", () => {
        if (agreed) location.reload();
        else if (controlled) tell("update-ready:"); // another tab agreed; this one goes on as it is
        controlled = true;
    });
    const ours = await serviceWorker.register("./sw.js", { updateViaCache: "none" });
    registration = ours;
    for (const worker of [ours.waiting, ours.installing]) if (worker) follow(worker);
    ours.addEventListener("updatefound", () => ours.installing && follow(ours.installing));
    setInterval(() => ours.update().catch(() => {}), HOUR);
    (await serviceWorker.ready).active?.postMessage("tidy");
    tell("offline:");
    setTimeout(remember, IDLE);
}

// A memory that did not serve may have been damaged and is made anew. One that fails again would at
// every visit cost more than it saves: none is kept of this build any more, and a note says so.
/**
 * @param {Keep} keep
 * @param {string} unfit
 */
async function worthMaking({ cache, address }, unfit) {
    const kept = await caches.open(cache);
    const note = `${address}.failed`;
    const told = Number((await (await kept.match(note))?.text()) ?? 0);
    const failed = unfit ? told + 1 : told;
    if (unfit) await kept.put(note, new Response(String(failed)));
    if (failed < TRIES) return true;
    await kept.delete(address);
    console.info(`No memory is kept for later visits: it did not serve ${failed} times. ${unfit ?? ""}`);
    return false;
}

// The next start is to be faster: once all is quiet, a memory is kept, unless one served.
async function remember() {
    const { root, build, wasm, keep, recalled, unfit, language } = context;
    // Not where memory is short: for a moment it takes one more Python's worth.
    if (!keep || recalled || (navigator.deviceMemory ?? 2) < 2) return;
    if (!(await worthMaking(keep, unfit).catch(() => false))) return;
    const worker = new Worker(`${root}boot/remember.js`);
    worker.onmessage = () => performance.mark("hustings-remembered");
    worker.postMessage({ root, lock: build.lock, wasm: await wasm, language, keep });
}

// Where the browser forbids it the page works all the same, only not without a network.
begin().catch((error) => console.info(`Not available offline: ${error.message}`));
