// Where the keyboard is. After every drawing it is on the same thing as before, else on the nearest
// place that can be chosen, else on the primary button; while there is nothing to choose it waits at
// the prompt. A board is one stop for the tab key; an open dialog keeps the focus.
const DIALOG = '[aria-modal="true"]';
const BOARD = "[data-board]";
const PICK = '[data-do^="pick:"]';
const PARTS = [DIALOG, BOARD, ".actions", ".panels", ".side", ".topbar"];
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const PRIMARY = ".actions .primary";
const PROMPT = ".prompt";

let opener = null; // what the focus was on when a dialog opened
let open = null; // the name of the dialog that is open
let parked = null; // what the focus was on before there was nothing to choose
let unseen = null; // what drawing gave the focus after a press of mouse or finger: no ring shows it
let byKeys = false; // whether the last thing pressed was a key
let stops = []; // for each board where its one stop for the tab key is

const partOf = (element) => PARTS.find((part) => element.closest(part)) ?? "";
const holds = (element) => document.activeElement === element;

// The middle of what can be hit: what a place shows besides only for the eye does not count.
function middle(element) {
    const shapes = element.localName === "g" ? [...element.children].filter((e) => !e.ariaHidden) : [];
    const drawn = shapes.map((e) => e.getBoundingClientRect()).filter((b) => b.width || b.height);
    const boxes = drawn.length ? drawn : [element.getBoundingClientRect()];
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

const placesOf = (board) => [...board.querySelectorAll("[data-do][tabindex]")];

// For shell/keys.py, where the arrows lead: the boxes of a board's places in document order, from the
// board's corner on, so that they are the same wherever it is scrolled to.
export function boxes(board) {
    const corner = board.getBoundingClientRect();
    return placesOf(board)
        .map(middle)
        .map(({ x, y, width, height }) => [x - corner.x, y - corner.y, width, height].map(Math.round));
}
export const stopOf = (board) => placesOf(board).findIndex((place) => place.tabIndex === 0);
export const stepTo = (board, index) => placesOf(board)[index].focus();

function remember(element) {
    const { x, y } = middle(element);
    return { element, act: element.dataset.do ?? "", part: partOf(element), x, y };
}

function nearest(elements, { x, y }) {
    const far = (e) => {
        const at = middle(e);
        return Math.hypot(at.x - x, at.y - y);
    };
    return [...elements]
        .map((e) => [far(e), e])
        .sort((a, b) => a[0] - b[0])
        .map(([, e]) => e);
}

// Before drawing: what the person is on, or was on when there was something to be on; null: nothing.
export function standing(app) {
    const now = document.activeElement;
    if (parked && now?.matches(PROMPT)) return parked;
    parked = null;
    return now && now !== app && app.contains(now) ? remember(now) : null;
}

// Gives the focus to the first that takes it; what is hidden does not.
function give(elements) {
    for (const element of elements) {
        if (!holds(element)) element.focus({ preventScroll: true });
        if (holds(element)) return true;
    }
    return false;
}

// The same element in the same meaning: a place that could be chosen still can.
function same({ element, act }) {
    const now = element?.isConnected ? (element.dataset.do ?? "") : null;
    return (
        now !== null && Boolean(now) === Boolean(act) && (!act.startsWith("pick:") || now.startsWith("pick:"))
    );
}

function* choices(app, was) {
    if (same(was)) yield was.element;
    if (was.element?.id) yield* app.querySelectorAll(`#${CSS.escape(was.element.id)}`);
    if (was.act) {
        const alike = [...app.querySelectorAll(`[data-do="${CSS.escape(was.act)}"]`)];
        yield* alike.filter((e) => partOf(e) === was.part);
        yield* alike;
    }
    if (was.part && was.part !== ".actions") {
        const kind = was.part === DIALOG ? CONTROLS : PICK;
        yield* nearest(
            [...app.querySelectorAll(was.part)].flatMap((e) => [...e.querySelectorAll(kind)]),
            was,
        );
    }
    yield* app.querySelectorAll(PRIMARY);
    yield* nearest(app.querySelectorAll(`${BOARD} ${PICK}`), was);
    yield* app.querySelectorAll(".actions [data-do], .primary");
    if (app.querySelector(PROMPT)) return;
    yield* app.querySelectorAll(`:not(.banner) > [data-do]:not(.topbar *)`);
}

// A dialog begins with the first thing to press or fill in, or with its text.
function* into(app, dialog, was) {
    if (was) for (const found of choices(app, was)) if (dialog.contains(found)) yield found;
    const body = dialog.querySelector(".dialog-body") ?? dialog;
    yield* body.querySelectorAll("[data-do], input, select");
    yield body;
}

function goOn(app, was) {
    if (!was || give(choices(app, was)) || !give(app.querySelectorAll(PROMPT))) return;
    parked = { ...was, element: null };
}

// After drawing. was: what standing() told before it.
export function settle(app, was) {
    const dialog = app.querySelector(DIALOG);
    const name = dialog?.getAttribute("aria-label") ?? null;
    if (dialog && open === null) opener = was;
    if (dialog) give(into(app, dialog, open === name ? was : null));
    else goOn(app, open === null ? was : (opener ?? was));
    open = name;
    const now = document.activeElement;
    if (now !== was?.element && (now?.dataset?.do ?? "") !== was?.act) unseen = byKeys ? null : now;
    rove(app);
}

// Makes each board one stop for the tab key: where the focus is or last was, else a place that can be
// chosen near there. Drawing knows nothing of it, so it is done after each.
function rove(app) {
    stops = [...app.querySelectorAll(BOARD)].map((board, n) => {
        const places = placesOf(board);
        const last = stops[n];
        const stop =
            places.find(holds) ??
            places.find((e) => e.dataset.do === last?.act && last.act.startsWith("pick:")) ??
            nearest(
                places.filter((e) => e.matches(PICK)),
                last ?? { x: 0, y: 0 },
            )[0] ??
            places[0];
        for (const place of places) {
            const index = place === stop ? "0" : "-1";
            if (place.getAttribute("tabindex") !== index) place.setAttribute("tabindex", index);
        }
        return stop ? remember(stop) : last;
    });
}

document.addEventListener("focusin", ({ target }) => {
    if (target !== unseen) unseen = null;
    const app = document.getElementById("app");
    if (target.closest?.(BOARD)) rove(app);
});

function keepInside(event) {
    const dialog = document.querySelector(DIALOG);
    if (!dialog) return;
    const controls = [...dialog.querySelectorAll(CONTROLS)].filter((e) => e.getClientRects().length);
    const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
    if (dialog.contains(document.activeElement) && !holds(from)) return;
    event.preventDefault();
    to?.focus();
}

// In the capturing phase, before whoever would act on the key.
document.addEventListener(
    "keydown",
    (event) => {
        if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
        byKeys = true;
        if (event.key === "Tab") keepInside(event);
        // Nobody has seen where the focus went: the first key shows it, the next one presses.
        else if (unseen && holds(unseen) && (event.key === "Enter" || event.key === " ")) {
            event.preventDefault();
            event.stopPropagation();
            unseen.focus({ focusVisible: true, preventScroll: true });
        }
        unseen = null;
    },
    true,
);
document.addEventListener("pointerdown", () => (byKeys = false), true);
