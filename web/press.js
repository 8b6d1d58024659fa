// Where many small things fill a surface (data-near), a press only shows which one it is (data-pressed,
// for the style sheet); sliding shows the one that the finger or the mouse has come to, lifting takes
// that one. Beside them nothing is taken: leaving the board is how to think again. A finger that moves
// on at once means the page, which scrolls; one that has stayed for a moment holds it still. A short
// tap and a click in one place are left to the browser.
import { unseen } from "./steady.js";

const HOLD = 160; // ms that a finger stays before sliding
const SLACK = 8; // px that it may tremble meanwhile

/**
 * A surface that is held: what is shown on it, what the press began on, where and when, whether it slides.
 * @typedef {HTMLElement | SVGElement} Thing
 * @typedef {{ clientX: number, clientY: number }} Place
 * @typedef {{ near: Element, thing: Thing | null, first: Thing, from: Place, at: number, slides: boolean }} Press
 */

/** @type {Press | null} */
let press = null;

/** @type {(node: EventTarget | null) => Thing | null} */
const thingAt = (node) => {
    const thing = node instanceof Element && node.closest("[data-near] [data-do]");
    return thing instanceof HTMLElement || thing instanceof SVGElement ? thing : null;
};

/**
 * @param {Event} event
 * @param {Place} place
 */
function begin(event, { clientX, clientY }) {
    const first = thingAt(event.target);
    const near = first?.closest("[data-near]");
    if (!first || !near) return;
    press = { near, thing: null, first, from: { clientX, clientY }, at: event.timeStamp, slides: false };
    near.setAttribute("data-pressing", "");
    attend(near);
    show(first);
}

/** @param {Thing | null} thing */
function show(thing) {
    if (!press || press.thing === thing) return;
    press.thing?.removeAttribute("data-pressed");
    thing?.setAttribute("data-pressed", "");
    press.thing = thing;
}

/** @param {Place} place */
function slide({ clientX, clientY }) {
    const thing = thingAt(document.elementFromPoint(clientX, clientY));
    show(thing && press?.near.contains(thing) ? thing : null);
}

function drop() {
    show(null);
    press?.near.removeAttribute("data-pressing");
    press = null;
}

/**
 * @param {Event} event
 * @param {Place} place
 */
function take({ timeStamp }, { clientX, clientY }) {
    const thing = press?.thing;
    drop();
    if (!thing?.isConnected || unseen(thing, { clientX, clientY, timeStamp })) return;
    thing.focus({ preventScroll: true });
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
}

/** @param {TouchEvent} event */
function touched(event) {
    drop();
    if (event.touches.length === 1) begin(event, event.touches[0]);
}

/** @param {TouchEvent} event */
function moved(event) {
    if (!press) return;
    const { from, at } = press;
    const [place] = event.touches;
    if (!press.slides) {
        if (Math.hypot(place.clientX - from.clientX, place.clientY - from.clientY) <= SLACK) return;
        if (event.timeStamp - at < HOLD) return drop();
        press.slides = true;
    }
    event.preventDefault();
    slide(place);
}

/** @param {TouchEvent} event */
function lifted(event) {
    if (!press) return;
    // after a long press browsers send no click, or a menu
    if (press.slides || event.timeStamp - press.at >= HOLD) {
        event.preventDefault();
        take(event, event.changedTouches[0]);
    } else drop();
}

/** @type {WeakSet<Element>} */
const heard = new WeakSet();

/**
 * Hears what a finger does on a surface: a page that waited for us everywhere would scroll worse.
 * @param {Element} near
 */
function attend(near) {
    if (heard.has(near)) return;
    heard.add(near);
    const ours = { passive: false };
    near.addEventListener("touchmove", (event) => moved(/** @type {TouchEvent} */ (event)), ours);
    near.addEventListener("touchend", (event) => lifted(/** @type {TouchEvent} */ (event)), ours);
}

addEventListener("touchstart", touched, { passive: true });
addEventListener("touchcancel", drop, { passive: true });
addEventListener("contextmenu", (event) => {
    if (!press) return;
    event.preventDefault();
    drop(); // a long press opens the rules (longpress.js), and lifting takes nothing then
});
addEventListener("mousedown", (event) => {
    drop();
    if (event.button === 0) begin(event, event);
});
addEventListener("mousemove", (event) => {
    if (press && !event.buttons) drop();
    else if (press) slide(event);
});
addEventListener("mouseup", (event) => {
    if (press?.thing && press.thing !== press.first) take(event, event);
    else drop();
});
