// A long press on a touch screen opens the rules about a thing, as the right mouse button does
// (shell/events.py listens to "contextmenu"). Android sends that event after a long press; iOS does not, so it is
// timed and sent here. Lifting the finger afterwards clicks nothing.
const LONG_PRESS_MS = 600; // longer than Android's, so that its own event comes first
const MAX_DRIFT_PX = 10; // that the finger may move meanwhile
const CLICK_DELAY_MS = 700; // within which a browser clicks after a finger is lifted

/** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
let press = null; // of a single finger that has not moved
let isTouching = false; // whether any finger is down
let handled = false; // whether the latest long press opened something

function endPress() {
    clearTimeout(press?.timer);
    press = null;
}

/** @param {TouchEvent} event */
function startPress(event) {
    endPress();
    isTouching = true;
    if (event.touches.length !== 1) return;
    handled = false;
    const { clientX: x, clientY: y } = event.touches[0];
    press = { x, y, timer: setTimeout(() => sendMenu(x, y), LONG_PRESS_MS) };
}

/** @type {(x: number, y: number) => void} */
function sendMenu(clientX, clientY) {
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY });
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(menu);
}

/** @param {TouchEvent} event */
function checkDrift({ touches: [{ clientX, clientY }] }) {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > MAX_DRIFT_PX) endPress();
}

/** @param {TouchEvent} event */
function liftFinger({ touches }) {
    endPress();
    isTouching = touches.length > 0;
    if (!isTouching && handled) setTimeout(acceptClicks, CLICK_DELAY_MS);
}

const acceptClicks = () => {
    if (!isTouching) handled = false;
};

/** @param {Event} event */
function swallow(event) {
    if (!handled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
}

addEventListener("touchstart", startPress, { capture: true, passive: true });
addEventListener("touchmove", checkDrift, { capture: true, passive: true });
for (const kind of ["touchend", "touchcancel"])
    addEventListener(kind, (event) => liftFinger(/** @type {TouchEvent} */ (event)), { capture: true });
// Must come first: the browser's own event may follow a press that was handled already.
addEventListener("contextmenu", (event) => isTouching && swallow(event), { capture: true });
addEventListener("contextmenu", (event) => {
    if (!isTouching) return; // from a mouse
    endPress();
    handled = event.defaultPrevented;
});
// The click of the lifted finger might hit what has just opened. Any other press is meant.
for (const kind of ["mousedown", "mouseup", "click"]) addEventListener(kind, swallow, { capture: true });
for (const kind of ["pointerdown", "keydown"])
    addEventListener(
        kind,
        () => {
            handled = false;
        },
        { capture: true },
    );
