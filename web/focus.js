// Where the keyboard is. After every drawing it is on the same thing as before, else on the nearest
// place that can be chosen, else on the primary button; while there is nothing to choose it waits at
// the prompt. A board is one stop for the tab key; an open dialog keeps the focus.
const DIALOG = '[aria-modal="true"]';
const CURTAIN = ".curtain";
const BOARD = "[data-board]";
const PICK = '[data-do^="pick:"]';
const PARTS = [DIALOG, BOARD, ".actions", ".panels", ".side", ".topbar"];
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const PRIMARY = ".actions .primary";
const PROMPT = ".prompt";
const INPUT_METHOD = 229; // keyCode of a key that an input method takes; see shell/keys.py

/**
 * What the person is or was on: the element, what it sends, its part of the page, its middle.
 * @typedef {{ element: HTMLElement | SVGElement | null, act: string, part: string, x: number, y: number }} Spot
 * @typedef {HTMLElement | SVGElement} Thing
 */

/** @type {Spot | null} */
let opener = null; // what the focus was on when a dialog opened
/** @type {string | null} */
let open = null; // the name of the dialog that is open
/** @type {Spot | null} */
let parked = null; // what the focus was on before there was nothing to choose
/** @type {Thing | null} */
let unseen = null; // what drawing gave the focus after a press of mouse or finger: no ring shows it
let byKeys = false; // whether the last thing pressed was a key; [data-pointer] tells the style sheets
/** @type {(Spot | undefined)[]} */
let stops = []; // for each board where its one stop for the tab key is

/** @type {(root: ParentNode, selector: string) => Thing[]} */
const all = (root, selector) => [...root.querySelectorAll(selector)].filter(isThing);
/** @type {(node: EventTarget | null) => node is Thing} */
const isThing = (node) => node instanceof HTMLElement || node instanceof SVGElement;
/** @param {Element} element */
const partOf = (element) => PARTS.find((part) => element.closest(part)) ?? "";
/** @param {Element | null | undefined} element */
const holds = (element) => document.activeElement === element;

// The middle of what can be hit: what a place shows besides only for the eye does not count.
/** @param {Element} element */
function middle(element) {
    const shapes = element.localName === "g" ? [...element.children].filter((e) => !e.ariaHidden) : [];
    const drawn = shapes.map((e) => e.getBoundingClientRect()).filter((b) => b.width || b.height);
    const boxes = drawn.length ? drawn : [element.getBoundingClientRect()];
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** @param {Element} board */
const placesOf = (board) => all(board, "[data-do][tabindex]");

// For shell/keys.py, where the arrows lead: the boxes of a board's places in document order, from the
// board's corner on, so that they are the same wherever it is scrolled to.
/** @param {Element} board */
export function boxes(board) {
    const corner = board.getBoundingClientRect();
    return placesOf(board)
        .map(middle)
        .map(({ x, y, width, height }) => [x - corner.x, y - corner.y, width, height].map(Math.round));
}
/** @param {Element} board */
export const stopOf = (board) => placesOf(board).findIndex((place) => place.tabIndex === 0);
/** @type {(board: Element, index: number) => void} */
export const stepTo = (board, index) => placesOf(board)[index].focus();

/**
 * @param {Thing} element
 * @returns {Spot}
 */
function remember(element) {
    const { x, y } = middle(element);
    return { element, act: element.dataset.do ?? "", part: partOf(element), x, y };
}

/**
 * @param {Thing[]} elements
 * @param {{ x: number, y: number }} from
 */
function nearest(elements, { x, y }) {
    const measured = elements.map((element) => {
        const at = middle(element);
        return { element, far: Math.hypot(at.x - x, at.y - y) };
    });
    return measured.sort((a, b) => a.far - b.far).map(({ element }) => element);
}

// Before drawing: what the person is on, or was on when there was something to be on; null: nothing.
/** @param {Element} app */
export function standing(app) {
    const now = document.activeElement;
    if (parked && now?.matches(PROMPT)) return parked;
    parked = null;
    return isThing(now) && now !== app && app.contains(now) ? remember(now) : null;
}

// Gives the focus to the first that takes it; what is hidden does not.
/** @param {Iterable<Thing>} elements */
function give(elements) {
    for (const element of elements) {
        if (!holds(element)) element.focus({ preventScroll: true });
        if (holds(element)) return true;
    }
    return false;
}

// The same element in the same meaning: a place that could be chosen still can.
/** @param {Spot} spot */
function same({ element, act }) {
    const now = element?.isConnected ? (element.dataset.do ?? "") : null;
    return (
        now !== null && Boolean(now) === Boolean(act) && (!act.startsWith("pick:") || now.startsWith("pick:"))
    );
}

/**
 * @param {Element} app
 * @param {Spot} was
 */
function* choices(app, was) {
    if (was.element && same(was)) yield was.element;
    if (was.element?.id) yield* all(app, `#${CSS.escape(was.element.id)}`);
    if (was.act) {
        const alike = all(app, `[data-do="${CSS.escape(was.act)}"]`);
        yield* alike.filter((e) => partOf(e) === was.part);
        yield* alike;
    }
    if (was.part && was.part !== ".actions") {
        const kind = was.part === DIALOG ? CONTROLS : PICK;
        const within = all(app, was.part).flatMap((part) => all(part, kind));
        yield* nearest(within, was);
    }
    yield* all(app, PRIMARY);
    yield* nearest(all(app, `${BOARD} ${PICK}`), was);
    yield* all(app, ".actions [data-do], .primary");
    if (app.querySelector(PROMPT)) return;
    yield* all(app, ":not(.banner) > [data-do]:not(.topbar *)");
}

// A dialog begins with the first thing to press or fill in, or with its text.
/**
 * @param {Element} app
 * @param {Thing} dialog
 * @param {Spot | null} was
 */
function* into(app, dialog, was) {
    if (was) for (const found of choices(app, was)) if (dialog.contains(found)) yield found;
    const [body = dialog] = all(dialog, ".dialog-body, .handover");
    yield* all(body, "[data-do], input, select, textarea");
    yield body;
}

/**
 * @param {Element} app
 * @param {Spot | null} was
 */
function goOn(app, was) {
    if (!was || give(choices(app, was)) || !give(all(app, PROMPT))) return;
    parked = { ...was, element: null };
}

let covered = false; // whether a curtain hung before the table

// Whoever takes over finds the page at its top, and nothing of where somebody else was.
/** @param {Element} app */
function passOn(app) {
    const covers = app.querySelector(CURTAIN) !== null;
    if (covers) [opener, parked, stops] = [null, null, []];
    else if (covered) scrollTo(0, 0);
    covered = covers;
}

/**
 * After drawing.
 * @param {Element} app
 * @param {Spot | null} was what standing() told before it
 */
export function settle(app, was) {
    const dialog = all(app, DIALOG).at(-1);
    const name = dialog?.getAttribute("aria-label") ?? null;
    if (dialog && open === null) opener = was;
    passOn(app);
    if (dialog && (was || !covered)) give(into(app, dialog, open === name ? was : null));
    else if (!dialog) goOn(app, open === null ? was : (opener ?? was));
    open = name;
    const now = isThing(document.activeElement) ? document.activeElement : null;
    if (now !== was?.element && (now?.dataset.do ?? "") !== was?.act)
        unseen = !byKeys && now?.dataset.do ? now : null;
    rove(app);
}

// Makes each board one stop for the tab key: where the focus is or last was, else a place that can be
// chosen near there. Drawing knows nothing of it, so it is done after each.
/** @param {Element} app */
function rove(app) {
    stops = all(app, BOARD).map((board, n) => {
        const places = placesOf(board);
        const last = stops[n];
        const stop =
            places.find(holds) ??
            places.find((e) => last?.act.startsWith("pick:") && e.dataset.do === last.act) ??
            next(places, last) ??
            places[0];
        for (const place of places) {
            const index = place === stop ? "0" : "-1";
            if (place.getAttribute("tabindex") !== index) place.setAttribute("tabindex", index);
        }
        return stop ? noted(stop) : last;
    });
}

// Measuring every place costs a phone milliseconds a click, and only keys go by where things are.
/** @type {(places: Thing[], last: Spot | null | undefined) => Thing | undefined} */
function next(places, last) {
    const open = places.filter((e) => e.matches(PICK));
    return byKeys ? nearest(open, last ?? { x: 0, y: 0 })[0] : open[0];
}

/** @param {Thing} stop */
const noted = (stop) =>
    byKeys ? remember(stop) : { element: stop, act: stop.dataset.do ?? "", part: "", x: 0, y: 0 };

document.addEventListener("focusin", ({ target }) => {
    if (target !== unseen) unseen = null;
    const app = document.getElementById("app");
    if (app && isThing(target) && target.closest(BOARD)) rove(app);
});

/** @param {KeyboardEvent} event */
function keepInside(event) {
    const dialog = all(document, DIALOG).at(-1);
    if (!dialog) return;
    const controls = all(dialog, CONTROLS).filter((e) => e.getClientRects().length);
    const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
    if (dialog.contains(document.activeElement) && !holds(from)) return;
    event.preventDefault();
    to?.focus();
}

/** @param {boolean} key whether it was a key that was pressed, or mouse or finger */
function pressed(key) {
    document.documentElement.toggleAttribute("data-pointer", !key);
    byKeys = key;
}

// In the capturing phase, before whoever would act on the key.
document.addEventListener(
    "keydown",
    (event) => {
        if (event.isComposing || event.keyCode === INPUT_METHOD) return;
        if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
        pressed(true);
        if (event.key === "Tab") keepInside(event);
        // Nobody has seen where the focus went: the first key shows it, the next one presses.
        else if (unseen && holds(unseen) && (event.key === "Enter" || event.key === " ")) {
            event.preventDefault();
            event.stopPropagation();
            unseen.blur(); // what gets the focus after a key has a ring, in every browser
            unseen.focus({ preventScroll: true });
        }
        unseen = null;
    },
    true,
);
document.addEventListener("pointerdown", () => pressed(false), true);
