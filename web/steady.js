// What has just appeared under a pointer cannot be pressed yet: nobody has seen it.
const CALM = 300; // ms after a drawing in which only what stood there before can be pressed
const THINGS = "[data-do], [data-veil]";
// What only looks somewhere else names another place after every press, and does no harm.
export const LOOKS = /^(past|arrange):.*/;

// While something is told, what can be chosen right after it is the same thing already.
const EARLY = /^early:/;

/** @param {HTMLElement | SVGElement} thing */
const told = (thing) => thing.dataset.do?.replace(LOOKS, "$1").replace(EARLY, "pick:") ?? "veil";
/** @typedef {[told: string, box: DOMRect, thing: Element][]} Standing */
// What stood there before each drawing of the last CALM ms, and after it, once that has been looked at.
/** @type {{ at: number, before: Standing, after: Standing | null }[]} */
let drawings = [];

// What stands there, while nothing has been drawn, moved or folded out since. A browser tells of scrolling
// only with its next picture: so it is noted how far the page had been scrolled.
/** @type {{ all: Standing, scrolled: number } | null} */
let known = null;

/**
 * @param {Element} app
 * @returns {Standing}
 */
function standing(app) {
    /** @type {NodeListOf<HTMLElement>} */
    const things = (app.querySelector(".curtain") ?? app).querySelectorAll(THINGS); // nobody sees what is behind it
    return [...things].map((thing) => [told(thing), thing.getBoundingClientRect(), thing]);
}

/**
 * Told before each drawing; gives back what tells that it has been done. Measuring takes as long as
 * drawing: what stands there is looked at in a task after the drawing, so that no click waits for it.
 * @param {Element} app
 */
export function drawing(app) {
    const before = known?.scrolled === scrollY ? known.all : standing(app);
    known = null;
    settled(before);
    return () => {
        const at = performance.now();
        drawings = [...drawings.filter((d) => at - d.at < CALM), { at, before, after: null }];
        clearTimeout(later);
        later = setTimeout(() => {
            known = { all: standing(app), scrolled: scrollY };
            settled(known.all);
        });
    };
}

/** @param {Standing} after what the drawings so far have led to */
function settled(after) {
    for (const drawn of drawings) drawn.after ??= after;
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
    const now = thing.getBoundingClientRect();
    return drawings
        .filter(({ at }) => timeStamp - at < CALM)
        .some(({ before, after }) => {
            // Where the hand has scrolled since, it lay on the thing as it lay before that.
            const box = after?.find(([, , was]) => was === thing)?.[1] ?? now;
            const [x, y] = [clientX - now.x + box.x, clientY - now.y + box.y];
            return !before.some(([was, stood]) => was === what && around(stood, x, y));
        });
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
