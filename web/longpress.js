// A long press on a touch screen opens what the right button of a mouse opens: the rules about a thing
// (shell/events.py hears "contextmenu"). Android sends that event after a long press. iOS does not, so
// the press is timed here and the event is sent for it. Lifting the finger then clicks on nothing.
const LONG_PRESS = 600; // ms; longer than Android takes, so that its own event comes first
const SLACK = 10; // px that the finger may tremble meanwhile
const AFTER_LIFT = 700; // ms within which a browser clicks for a lifted finger

/** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
let held = null; // the one finger that is down and stays where it is
let down = false; // whether any finger is down
let answered = false; // whether the latest long press has opened something

function release() {
    clearTimeout(held?.timer);
    held = null;
}

/** @param {TouchEvent} event */
function touched(event) {
    release();
    down = true;
    if (event.touches.length !== 1) return;
    answered = false;
    const { clientX: x, clientY: y } = event.touches[0];
    held = { x, y, timer: setTimeout(() => ask(x, y), LONG_PRESS) };
}

/** @type {(x: number, y: number) => void} */
function ask(clientX, clientY) {
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY });
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(menu);
}

/** @param {TouchEvent} event */
function moved({ touches: [{ clientX, clientY }] }) {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > SLACK) release();
}

/** @param {TouchEvent} event */
function lifted({ touches }) {
    release();
    down = touches.length > 0;
    if (!down && answered) setTimeout(forget, AFTER_LIFT);
}

const forget = () => {
    if (!down) answered = false;
};

/** @param {Event} event */
function swallow(event) {
    if (!answered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
}

addEventListener("touchstart", touched, { capture: true, passive: true });
addEventListener("touchmove", moved, { capture: true, passive: true });
for (const end of ["touchend", "touchcancel"])
    addEventListener(end, (event) => lifted(/** @type {TouchEvent} */ (event)), { capture: true });
// A late event of the browser's own for a press that was answered already comes first here.
addEventListener("contextmenu", (event) => down && swallow(event), { capture: true });
addEventListener("contextmenu", (event) => {
    if (!down) return; // a mouse's
    release();
    answered = event.defaultPrevented;
});
// The click for the lifted finger may hit what has just opened. Any other press is meant.
for (const kind of ["mousedown", "mouseup", "click"]) addEventListener(kind, swallow, { capture: true });
for (const kind of ["pointerdown", "keydown"])
    addEventListener(
        kind,
        () => {
            answered = false;
        },
        { capture: true },
    );
