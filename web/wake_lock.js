// Keeps the screen from going dark during a game, in which players may think for long without touching anything.
// An abandoned table goes dark after a while.
const IDLE_MS = 15 * 60_000; // without a touch or a key

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;
let timer = 0;

async function acquire() {
    if (!wanted || lock || document.hidden) return;
    if (!globalThis.hustings.isPermitted("screen-wake-lock")) return;
    try {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null), { once: true });
        if (!wanted) release();
    } catch {
        lock = null; // not supported, or the battery is low
    }
}

function release() {
    clearTimeout(timer);
    lock?.release().catch(() => {});
    lock = null;
}

function renew() {
    if (!wanted) return;
    clearTimeout(timer);
    timer = setTimeout(release, IDLE_MS);
    acquire();
}

/** @param {boolean} on */
export async function keepAwake(on) {
    wanted = on;
    if (on) renew();
    else release();
}

for (const kind of ["pointerdown", "keydown", "visibilitychange"])
    document.addEventListener(kind, renew, { passive: true });
