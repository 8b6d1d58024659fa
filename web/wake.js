// Keeps the screen from going dark while somebody plays, who may think for long without touching
// anything. Only while the page is in sight, and not for ever: a table that was left goes dark.
const LEFT = 15 * 60_000; // ms without a touch or a key

/** @type {WakeLockSentinel | null} */
let held = null;
let wanted = false;
let timer = 0;

async function hold() {
    if (!wanted || held || document.hidden) return;
    if (!globalThis.hustings.permitted("screen-wake-lock")) return;
    try {
        held = await navigator.wakeLock.request("screen");
        held.addEventListener("release", () => (held = null), { once: true });
        if (!wanted) release();
    } catch {
        held = null; // the browser has none, or spares the battery
    }
}

function release() {
    clearTimeout(timer);
    held?.release().catch(() => {});
    held = null;
}

function touched() {
    if (!wanted) return;
    clearTimeout(timer);
    timer = setTimeout(release, LEFT);
    hold();
}

/** @param {boolean} on */
export async function wake(on) {
    wanted = on;
    if (on) touched();
    else release();
}

for (const kind of ["pointerdown", "keydown", "visibilitychange"])
    document.addEventListener(kind, touched, { passive: true });
