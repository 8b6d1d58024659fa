// Ignores clicks on what has just appeared under the pointer: nobody has seen it yet.
const IGNORE_MS = 300; // after a drawing, in which only what was there before can be pressed
const TARGETS = "[data-do], [data-veil]";
// Messages that only change the view name another state after every press, and do no harm.
export const VIEW_MESSAGE = /^(past|arrange):.*/;

// During playback a choice carries this prefix; it is the same choice afterwards.
const EARLY = /^early:/;

/** @param {HTMLElement | SVGElement} target */
const messageOf = (target) =>
    target.dataset.do?.replace(VIEW_MESSAGE, "$1").replace(EARLY, "pick:") ?? "veil";
/** @typedef {[message: string, box: DOMRect, target: Element][]} Layout */
// The layout before each drawing of the last IGNORE_MS, and after it once that has been measured.
/** @type {{ at: number, before: Layout, after: Layout | null }[]} */
let drawings = [];

// The current layout, while nothing has been drawn, moved or unfolded since. Browsers report scrolling only with
// the next frame, so the scroll position is part of it.
/** @type {{ layout: Layout, scrollY: number } | null} */
let current = null;

/**
 * @param {Element} app
 * @returns {Layout}
 */
function measureLayout(app) {
    /** @type {NodeListOf<HTMLElement>} */
    const targets = (app.querySelector(".curtain") ?? app).querySelectorAll(TARGETS); // nobody sees behind it
    return [...targets].map((target) => [messageOf(target), target.getBoundingClientRect(), target]);
}

/**
 * Records a drawing; call it before, and what it returns afterwards. The new layout is measured in a later
 * task: that takes as long as drawing, and no click should wait for it.
 * @param {Element} app
 */
export function recordDrawing(app) {
    const before = current?.scrollY === scrollY ? current.layout : measureLayout(app);
    current = null;
    setAfter(before);
    return () => {
        const at = performance.now();
        drawings = [...drawings.filter((d) => at - d.at < IGNORE_MS), { at, before, after: null }];
        clearTimeout(timer);
        timer = setTimeout(() => {
            current = { layout: measureLayout(app), scrollY };
            setAfter(current.layout);
        });
    };
}

/** @param {Layout} after what the drawings so far have led to */
function setAfter(after) {
    for (const drawing of drawings) drawing.after ??= after;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
for (const kind of ["scroll", "resize", "toggle", "animationend", "transitionend", "load"])
    addEventListener(kind, () => (current = null), { capture: true, passive: true });

/** @type {(box: DOMRect, x: number, y: number) => boolean} */
const contains = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

/**
 * Returns whether a target has been at a place for too short a time to be meant.
 * @param {HTMLElement | SVGElement} target
 * @param {{ clientX: number, clientY: number, timeStamp: number }} press
 */
export function isTooNew(target, { clientX, clientY, timeStamp }) {
    if (trustAll) return false;
    const message = messageOf(target);
    const now = target.getBoundingClientRect();
    return drawings
        .filter(({ at }) => timeStamp - at < IGNORE_MS)
        .some(({ before, after }) => {
            // If the player has scrolled since, the pointer was on the same part of the target before.
            const box = after?.find(([, , other]) => other === target)?.[1] ?? now;
            const [x, y] = [clientX - now.x + box.x, clientY - now.y + box.y];
            return !before.some(([other, old]) => other === message && contains(old, x, y));
        });
}

/**
 * Returns whether a click comes too early to be meant. Clicks by keys or programs never do.
 * @param {MouseEvent} event
 */
export function isMisclick(event) {
    /** @type {HTMLElement | null | false} */
    const target = event.target instanceof Element && event.target.closest(TARGETS);
    return !!target && event.isTrusted && event.detail !== 0 && isTooNew(target, event);
}

let trustAll = false;

/**
 * Accepts clicks on everything drawn so far, for programs that use the mouse.
 * @param {boolean} [on] whether to accept all later clicks too, until called again
 */
export function trustClicks(on = false) {
    drawings = [];
    trustAll = on;
}
