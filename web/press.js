// Helps to hit small targets that fill a surface (data-near). A press only shows a target (data-pressed, for
// the style sheet), sliding shows the one under the finger or mouse, lifting takes it; beside them nothing
// is taken. A finger that moves at once scrolls the page; one that has stayed for a moment slides. A short
// tap and a click in one place are left to the browser.
import { isTooNew } from "./misclick.js";

const HOLD_MS = 160; // that a finger stays before sliding
const MAX_DRIFT_PX = 8; // that it may move meanwhile

/**
 * @typedef {HTMLElement | SVGElement} Target
 * @typedef {{ clientX: number, clientY: number }} Point
 * @typedef {{ surface: Element, target: Target | null, first: Target, from: Point, at: number, slides: boolean }} Press target: the one shown
 */

/** @type {Press | null} */
let press = null;

/** @type {(node: EventTarget | null) => Target | null} */
const targetOf = (node) => {
    const target = node instanceof Element && node.closest("[data-near] [data-do]");
    return target instanceof HTMLElement || target instanceof SVGElement ? target : null;
};

/**
 * @param {Event} event
 * @param {Point} point
 */
function startPress(event, { clientX, clientY }) {
    const first = targetOf(event.target);
    const surface = first?.closest("[data-near]");
    if (!first || !surface) return;
    press = { surface, target: null, first, from: { clientX, clientY }, at: event.timeStamp, slides: false };
    surface.setAttribute("data-pressing", "");
    addListeners(surface);
    showTarget(first);
}

/** @param {Target | null} target */
function showTarget(target) {
    if (!press || press.target === target) return;
    press.target?.removeAttribute("data-pressed");
    target?.setAttribute("data-pressed", "");
    press.target = target;
}

/** @param {Point} point */
function slideTo({ clientX, clientY }) {
    const target = targetOf(document.elementFromPoint(clientX, clientY));
    showTarget(target && press?.surface.contains(target) ? target : null);
}

function endPress() {
    showTarget(null);
    press?.surface.removeAttribute("data-pressing");
    press = null;
}

/**
 * @param {Event} event
 * @param {Point} point
 */
function clickTarget({ timeStamp }, { clientX, clientY }) {
    const target = press?.target;
    endPress();
    if (!target?.isConnected || isTooNew(target, { clientX, clientY, timeStamp })) return;
    target.focus({ preventScroll: true });
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
}

/** @param {TouchEvent} event */
function handleTouchStart(event) {
    endPress();
    if (event.touches.length === 1) startPress(event, event.touches[0]);
}

/** @param {TouchEvent} event */
function handleTouchMove(event) {
    if (!press) return;
    const { from, at } = press;
    const [point] = event.touches;
    if (!press.slides) {
        if (Math.hypot(point.clientX - from.clientX, point.clientY - from.clientY) <= MAX_DRIFT_PX) return;
        if (event.timeStamp - at < HOLD_MS) return endPress();
        press.slides = true;
    }
    event.preventDefault();
    slideTo(point);
}

/** @param {TouchEvent} event */
function handleTouchEnd(event) {
    if (!press) return;
    // After a long press browsers send no click, or a menu.
    if (press.slides || event.timeStamp - press.at >= HOLD_MS) {
        event.preventDefault();
        clickTarget(event, event.changedTouches[0]);
    } else endPress();
}

/** @type {WeakSet<Element>} */
const surfaces = new WeakSet(); // that have listeners

/**
 * Listens to one surface only: listeners that block scrolling would slow down the whole page.
 * @param {Element} surface
 */
function addListeners(surface) {
    if (surfaces.has(surface)) return;
    surfaces.add(surface);
    const blocking = { passive: false };
    surface.addEventListener(
        "touchmove",
        (event) => handleTouchMove(/** @type {TouchEvent} */ (event)),
        blocking,
    );
    surface.addEventListener(
        "touchend",
        (event) => handleTouchEnd(/** @type {TouchEvent} */ (event)),
        blocking,
    );
}

addEventListener("touchstart", handleTouchStart, { passive: true });
addEventListener("touchcancel", endPress, { passive: true });
addEventListener("contextmenu", (event) => {
    if (!press) return;
    event.preventDefault();
    endPress(); // a long press opens the rules (longpress.js): lifting then takes nothing
});
addEventListener("mousedown", (event) => {
    endPress();
    if (event.button === 0) startPress(event, event);
});
addEventListener("mousemove", (event) => {
    if (press && !event.buttons) endPress();
    else if (press) slideTo(event);
});
addEventListener("mouseup", (event) => {
    if (press?.target && press.target !== press.first) clickTarget(event, event);
    else endPress();
});
