// Keeps the keyboard focus. After every drawing it is on the same target as before, else on the nearest place
// that can be chosen, else on the primary button; while others play it waits at the prompt. A new screen begins
// at its heading, its board or its prompt. A board is one stop for the Tab key, and so is the log; an open dialog
// keeps the focus inside.
import { isTarget, measure, PICK, placesOf, queryAll } from "./board_places.js";

const DIALOG = '[aria-modal="true"]';
const CURTAIN = ".curtain";
const UNCOVERED_DIALOG = `${DIALOG}:not(${CURTAIN}, ${CURTAIN} *)`;
const BOARD = "[data-board]";
const REGIONS = [DIALOG, BOARD, ".actions", ".panels", ".side", ".topbar"];
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const PRIMARY = ".actions .primary";
const PROMPT = ".prompt";
const HEADING = "h1[tabindex]"; // where a screen begins that is read before anything is pressed
const PAST = ".table.past";
const LOG = ".log-scroll";
const LOG_LINE = ".log-line";
const IME_KEY_CODE = 229; // of a key that an input method takes; see shell/keys.py

/**
 * Where the focus is or was: the element, its message, its region of the page, its centre in px.
 * @typedef {{ element: HTMLElement | SVGElement | null, message: string, region: string, x: number, y: number }} Spot
 * @typedef {import("./board_places.js").Target} Target
 */

/** @type {Spot | null} */
let opener = null; // the focus when a dialog opened
/** @type {string | null} */
let openDialog = null; // the label of the open dialog
/** @type {Spot | null} */
let parked = null; // the focus before there was nothing to choose
/** @type {Target | null} */
let unmarked = null; // what a drawing gave the focus after a press of mouse or finger: no ring shows it
let usesKeys = false; // whether the last input was a key; [data-pointer] tells the style sheets
/** @type {(Spot | undefined)[]} */
let tabStops = []; // of each board
let shownScreen = ""; // the screen and game drawn last
let showedPast = false; // whether the last drawing showed the past
let leftByEscape = false; // whether Escape was the last input
let inClick = false; // while a click is handled
let scrolled = false; // whether the page was, before the drawing: asking afterwards lays out the page
/** @type {{ app: HTMLElement, was: Spot | null } | null} */
let pending = null; // a drawing that has not given the focus back yet

/** @param {Element} element */
const regionOf = (element) => REGIONS.find((region) => element.closest(region)) ?? "";
/** @param {Element | null | undefined} element */
const hasFocus = (element) => document.activeElement === element;

/**
 * @param {Target} element
 * @returns {Spot}
 */
function toSpot(element) {
    const { x, y } = measure(element);
    return { element, message: element.dataset.do ?? "", region: regionOf(element), x, y };
}

/**
 * @param {Target[]} elements
 * @param {{ x: number, y: number }} from
 */
function sortByDistance(elements, { x, y }) {
    const measured = elements.map((element) => {
        const at = measure(element);
        return { element, distance: Math.hypot(at.x - x, at.y - y) };
    });
    return measured.sort((a, b) => a.distance - b.distance).map(({ element }) => element);
}

/** Returns where the focus is before a drawing, or was before there was nothing to choose; null for nowhere.
 * @param {Element} app */
export function saveFocus(app) {
    scrolled = scrollY > 0;
    if (pending) {
        const { was } = pending;
        pending = null;
        return was;
    }
    const now = document.activeElement;
    if (parked && now?.matches(PROMPT)) return parked;
    parked = null;
    return isTarget(now) && now !== app && app.contains(now) ? toSpot(now) : null;
}

// Focuses the first element that accepts it; hidden ones do not.
/** @param {Iterable<Target>} elements */
function focusFirst(elements) {
    for (const element of elements) {
        if (!hasFocus(element)) element.focus({ preventScroll: true });
        if (hasFocus(element)) return true;
    }
    return false;
}

// Whether an element still means the same: a place that could be chosen still can.
/** @param {Spot} spot */
function isSame({ element, message }) {
    const now = element?.isConnected ? (element.dataset.do ?? "") : null;
    return (
        now !== null &&
        Boolean(now) === Boolean(message) &&
        (!message.startsWith("pick:") || now.startsWith("pick:"))
    );
}

// While others play, what can be pressed comes and goes; the focus does not follow it.
/** @param {HTMLElement} app */
const isWaiting = ({ dataset }) => dataset.busy === "1" || dataset.playback === "1";

/**
 * @param {Element} app
 * @param {Spot} was
 */
function* listSame(app, was) {
    if (was.element && isSame(was)) yield was.element;
    if (was.element?.id) yield* queryAll(app, `#${CSS.escape(was.element.id)}`);
    if (!was.message) return;
    const matching = queryAll(app, `[data-do="${CSS.escape(was.message)}"]`);
    yield* matching.filter((e) => regionOf(e) === was.region);
    yield* matching;
}

/**
 * @param {Element} app
 * @param {Spot} was
 */
function* listCandidates(app, was) {
    yield* listSame(app, was);
    if (was.region && was.region !== ".actions") {
        const kind = was.region === DIALOG ? CONTROLS : PICK;
        const within = queryAll(app, was.region).flatMap((region) => queryAll(region, kind));
        yield* sortByDistance(within, was);
    }
    yield* queryAll(app, PRIMARY);
    yield* sortByDistance(queryAll(app, `${BOARD} ${PICK}`), was);
    yield* queryAll(app, ".actions [data-do], .primary");
    if (app.querySelector(PROMPT)) return;
    yield* queryAll(app, ":not(.banner) > [data-do]:not(.topbar *)");
}

// Where a table begins: at a place that can be chosen, else at a button, else at the prompt.
/** @param {HTMLElement} app */
function* listAtTable(app) {
    if (!isWaiting(app)) {
        for (const board of queryAll(app, BOARD)) {
            const places = placesOf(board);
            const pick = findPick(places, tabStops[0]);
            if (pick) yield pick;
        }
        yield* queryAll(app, PRIMARY);
        yield* queryAll(app, ".actions [data-do]");
    }
    yield* queryAll(app, PROMPT);
}

// A dialog starts at its first control, or at its text; a curtain at its main button.
/**
 * @param {Element} app
 * @param {Target} dialog
 * @param {Spot | null} was
 */
function* listInDialog(app, dialog, was) {
    if (was)
        for (const candidate of listCandidates(app, was)) if (dialog.contains(candidate)) yield candidate;
    yield* queryAll(dialog, ".handover .primary");
    const [body = dialog] = queryAll(dialog, ".dialog-body, .handover");
    yield* queryAll(body, "[data-do], input, select, textarea");
    yield body;
}

/**
 * @param {HTMLElement} app
 * @param {Spot | null} was
 */
function keepFocus(app, was) {
    if (!was) {
        if (usesKeys && app.querySelector(PROMPT)) focusFirst(listAtTable(app));
        return;
    }
    const waits = isWaiting(app) && app.querySelector(PROMPT) !== null;
    if (focusFirst(waits ? listSame(app, was) : listCandidates(app, was))) return;
    if (focusFirst(queryAll(app, PROMPT))) parked = { ...was, element: null };
}

/** @param {HTMLElement} app */
const screenOf = ({ dataset: { screen = "", game = "" } }) =>
    `${screen === "home" || screen === "setup" ? screen : "table"} ${game}`;

// Returns where a screen begins that has just been opened, and a board on the way back from the past.
/** @param {HTMLElement} app */
function* listFresh(app) {
    const now = screenOf(app);
    const isPast = app.querySelector(PAST) !== null;
    const [opened, returned] = [now !== shownScreen, showedPast && !isPast && leftByEscape];
    [shownScreen, showedPast] = [now, isPast];
    if (opened) yield* queryAll(app, HEADING);
    if ((opened || returned) && app.querySelector(BOARD)) yield* listAtTable(app);
}

let curtained = false; // whether the drawing that updateCurtain saw last has a curtain

// The next player finds the page at its top, with no trace of where the last one was.
/** @param {Element} app */
function updateCurtain(app) {
    const hasCurtain = app.querySelector(CURTAIN) !== null;
    if (hasCurtain) [opener, parked, tabStops] = [null, null, []];
    else if (curtained && scrolled) scrollTo(0, 0);
    curtained = hasCurtain;
}

/** Returns whether a click of mouse or finger has just made a choice, so that what has the focus is about to go.
 * @param {Spot} was from saveFocus */
export const isChosen = ({ message }) => inClick && !usesKeys && /^(pick:|take:|nobody$)/.test(message);

/**
 * Puts the focus back after a drawing. After a press of mouse or finger that waits until the browser has shown the
 * drawing, because it takes as long as laying out the page; not in a dialog, whose fields the focus must reach at
 * once to open a keyboard on the screen.
 * @param {HTMLElement} app
 * @param {Spot | null} was from saveFocus
 */
export function restoreFocus(app, was) {
    const hasDialog = (openDialog !== null && !curtained) || app.querySelector(UNCOVERED_DIALOG) !== null;
    updateCurtain(app);
    if (usesKeys || hasDialog || !was?.message || screenOf(app) !== shownScreen) return putFocus(app, was);
    pending = { app, was: curtained ? null : was };
    requestAnimationFrame(() => setTimeout(finishPending));
}

function finishPending() {
    if (!pending) return;
    const { app, was } = pending;
    pending = null;
    putFocus(app, was);
}

/**
 * @param {HTMLElement} app
 * @param {Spot | null} was
 */
function putFocus(app, was) {
    const dialog = queryAll(app, DIALOG).at(-1);
    const label = dialog?.getAttribute("aria-label") ?? null;
    if (Boolean(dialog) !== (openDialog !== null)) holdPage(Boolean(dialog));
    if (dialog && openDialog === null) opener = curtained ? null : was;
    const isFresh = !dialog && focusFirst(listFresh(app));
    if (dialog) focusFirst(listInDialog(app, dialog, openDialog === label ? was : null));
    else if (!isFresh) keepFocus(app, openDialog === null ? was : (opener ?? was));
    openDialog = label;
    const now = isTarget(document.activeElement) ? document.activeElement : null;
    if (now !== was?.element && (now?.dataset.do ?? "") !== was?.message)
        unmarked = !usesKeys && now?.dataset.do ? now : null;
    updateTabStops(app);
    updateLogStops(app);
}

// The page below a dialog keeps still while the dialog scrolls; a scroll bar that takes room keeps it.
/** @param {boolean} isOpen */
function holdPage(isOpen) {
    const page = document.documentElement;
    if (!isOpen) delete page.dataset.held;
    else page.dataset.held = innerWidth > page.clientWidth ? "bar" : "";
}

// Makes each board one stop for the Tab key: the place that has or last had the focus, else one near it
// that can be chosen. Trees know nothing of it, so every drawing resets it.
/** @param {Element} app */
function updateTabStops(app) {
    tabStops = queryAll(app, BOARD).map((board, n) => {
        const places = placesOf(board);
        const last = tabStops[n];
        const stop =
            places.find(hasFocus) ??
            places.find((e) => last?.message.startsWith("pick:") && e.dataset.do === last.message) ??
            findPick(places, last) ??
            places[0];
        for (const place of places) {
            const index = place === stop ? "0" : "-1";
            if (place.getAttribute("tabindex") !== index) place.setAttribute("tabindex", index);
        }
        return stop ? toTabStop(stop) : last;
    });
}

// Makes each log one stop for the Tab key: the control that has the focus, else the newest line.
/** @param {Element} app */
function updateLogStops(app) {
    for (const log of queryAll(app, LOG)) {
        const now = document.activeElement;
        const focused = isTarget(now) && log.contains(now) && now !== log ? now : null;
        const stop = focused ?? queryAll(log, LOG_LINE).at(-1);
        for (const other of queryAll(log, '[tabindex="0"]'))
            if (other !== stop) other.setAttribute("tabindex", "-1");
        if (stop?.tabIndex === -1) stop.setAttribute("tabindex", "0");
    }
}

/** Moves the focus inside the log: up, down, Home and End between lines, left and right within a line.
 * @type {(log: Element, key: string) => void} */
export function stepInLog(log, key) {
    const lines = [...log.querySelectorAll("li")];
    const line = document.activeElement?.closest("li");
    const at = line ? lines.indexOf(line) : lines.length;
    const controls = line ? queryAll(line, "button") : [];
    const within = controls.findIndex(hasFocus);
    const goals = /** @type {Record<string, Target | null | undefined>} */ ({
        ArrowUp: lines[Math.max(at - 1, 0)]?.querySelector(LOG_LINE),
        ArrowDown: lines[Math.min(at + 1, lines.length - 1)]?.querySelector(LOG_LINE),
        Home: lines[0]?.querySelector(LOG_LINE),
        End: lines.at(-1)?.querySelector(LOG_LINE),
        ArrowLeft: controls[Math.max(within - 1, 0)],
        ArrowRight: controls[Math.min(within + 1, controls.length - 1)],
    });
    goals[key]?.focus();
}

// Measuring every place costs a phone milliseconds a click, and only keys depend on positions.
/** @type {(places: Target[], last: Spot | null | undefined) => Target | undefined} */
function findPick(places, last) {
    const picks = places.filter((e) => e.matches(PICK));
    return usesKeys ? sortByDistance(picks, last ?? { x: 0, y: 0 })[0] : picks[0];
}

/** @param {Target} stop */
const toTabStop = (stop) =>
    usesKeys ? toSpot(stop) : { element: stop, message: stop.dataset.do ?? "", region: "", x: 0, y: 0 };

document.addEventListener("focusin", ({ target }) => {
    if (target !== unmarked) unmarked = null;
    const app = document.getElementById("app");
    if (!app || !isTarget(target)) return;
    const isMoved = pending !== null && app.contains(target); // by something else than a drawing
    if (isMoved) pending = null;
    if (isMoved || target.closest(BOARD)) updateTabStops(app);
    if (isMoved || target.closest(LOG)) updateLogStops(app);
});

/** @param {KeyboardEvent} event */
function keepTabInDialog(event) {
    const dialog = queryAll(document, DIALOG).at(-1);
    if (!dialog) return;
    const controls = queryAll(dialog, CONTROLS).filter((e) => e.tabIndex >= 0 && e.getClientRects().length);
    const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
    if (dialog.contains(document.activeElement) && !hasFocus(from)) return;
    event.preventDefault();
    to?.focus();
}

/** @param {boolean} byKey */
function noteInput(byKey) {
    finishPending(); // in the time of the input before
    document.documentElement.toggleAttribute("data-pointer", !byKey);
    usesKeys = byKey;
}

// In the capture phase, before anything acts on the key.
document.addEventListener(
    "keydown",
    (event) => {
        if (event.isComposing || event.keyCode === IME_KEY_CODE) return;
        if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
        noteInput(true);
        leftByEscape = event.key === "Escape";
        if (event.key === "Tab") keepTabInDialog(event);
        // The player has not seen where the focus went: the first key shows it, the next one presses.
        else if (unmarked && hasFocus(unmarked) && (event.key === "Enter" || event.key === " ")) {
            event.preventDefault();
            event.stopPropagation();
            unmarked.blur(); // focus set during a key event shows its ring in every browser
            unmarked.focus({ preventScroll: true });
        }
        unmarked = null;
    },
    true,
);
document.addEventListener(
    "pointerdown",
    () => {
        noteInput(false);
        leftByEscape = false;
    },
    true,
);
noteInput(false); // nobody has asked yet where the focus is
addEventListener("click", () => (inClick = true), true);
addEventListener("click", () => (inClick = false)); // Python has handled it at the document
