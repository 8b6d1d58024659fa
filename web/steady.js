// What has just appeared under a pointer cannot be pressed yet: nobody has seen it.
const CALM = 300; // ms after a drawing in which only what stood there before can be pressed
const THINGS = "[data-do], [data-veil]";
// What only looks somewhere else names another place after every press, and does no harm.
export const LOOKS = /^(past|arrange):.*/;

// While something is told, what can be chosen right after it is the same thing already.
const EARLY = /^early:/;

/** @param {HTMLElement | SVGElement} thing */
const told = (thing) => thing.dataset.do?.replace(LOOKS, "$1").replace(EARLY, "pick:") ?? "veil";
/** @type {{ at: number, stood: [string, DOMRect][] }[]} */
let drawings = []; // {at: ms, stood: [[what it sends, box]]} of the last CALM ms

/** @type {[string, DOMRect][] | null} */
let known = null; // what stands there, while nothing has been drawn, moved or folded out since

/**
 * @param {Element} app
 * @returns {[string, DOMRect][]}
 */
function standing(app) {
    /** @type {NodeListOf<HTMLElement>} */
    const things = (app.querySelector(".curtain") ?? app).querySelectorAll(THINGS); // nobody sees what is behind it
    return [...things].map((thing) => [told(thing), thing.getBoundingClientRect()]);
}

/**
 * Told before each drawing; gives back what tells that it has been done. Measuring takes as long as
 * drawing: what stands there is looked at in a task after the drawing, so that no click waits for it.
 * @param {Element} app
 */
export function drawing(app) {
    const stood = known ?? standing(app);
    known = null;
    return () => {
        const at = performance.now();
        drawings = [...drawings.filter((d) => at - d.at < CALM), { at, stood }];
        clearTimeout(later);
        later = setTimeout(() => (known = standing(app)));
    };
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
for (const moved of ["scroll", "resize", "toggle", "animationend", "transitionend", "load"])
    addEventListener(moved, () => (known = null), { capture: true, passive: true });

/** @type {(box: DOMRect, x: number, y: number) => boolean} */
const around = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

/**
 * Whether a thing stands at a place only since so lately that nobody can have meant it.
 * @param {HTMLElement | SVGElement} thing
 * @param {{ clientX: number, clientY: number, timeStamp: number }} press
 */
export function unseen(thing, { clientX, clientY, timeStamp }) {
    if (trusting) return false;
    const what = told(thing);
    return drawings
        .filter(({ at }) => timeStamp - at < CALM)
        .some(({ stood }) => !stood.some(([was, box]) => was === what && around(box, clientX, clientY)));
}

/**
 * Whether a click comes too early to be meant. Clicks that keys or programs make are not.
 * @param {MouseEvent} event
 */
export function hasty(event) {
    /** @type {HTMLElement | null | false} */
    const thing = event.target instanceof Element && event.target.closest(THINGS);
    return !!thing && event.isTrusted && event.detail !== 0 && unseen(thing, event);
}

let trusting = false;

/**
 * Holds all that stands there to be seen, as if its time had passed: for programs that use the mouse.
 * @param {boolean} [on] also what is drawn from now on, until told otherwise
 */
export function seen(on = false) {
    drawings = [];
    trusting = on;
}
