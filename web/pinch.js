// Zooms the board, never the page: by pinching, by a double tap beside any target, and by the wheel with Ctrl,
// which touchpads send. What lies under the fingers stays there. During a gesture the board is zoomed here;
// afterwards Python is told ("zoom:at:150"). One finger scrolls, which is left to the browser.
const MAX_ZOOM = 400; // percent, as in ui/model.py
const DOUBLE_TAP_ZOOM = 220; // percent
const MIN_ZOOM = 108; // percent; less snaps back to 100
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30; // at most between the two taps
const LIFT_MS = 350; // after a pinch, in which lifting the fingers clicks nothing
const WHEEL_PAUSE_MS = 150; // after which turning the wheel has ended
const BUTTON_ZOOM_MS = 2000; // that Python may take to zoom after a click on a button

/** @typedef {{ x: number, y: number }} Point in px, or 0 to 1 of a board */
/** @typedef {{ sheet: HTMLElement, part: Point, startZoom: number, startSpread: number }} Pinch */

/** @type {Pinch | null} */
let pinch = null;
let pinchEnd = Number.NEGATIVE_INFINITY;
let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** @type {(target: EventTarget | null) => HTMLElement | null} */
const sheetOf = (target) => (target instanceof Element ? target.closest(".board-sheet") : null);
/** @type {(sheet: HTMLElement) => number} */
const zoomOf = (sheet) => Number.parseFloat(sheet.style.width) || 100;

/**
 * Returns which part of a board lies at a point of the window.
 * @param {HTMLElement} sheet
 * @param {Point} point
 * @returns {Point}
 */
function partAt(sheet, { x, y }) {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
}

/**
 * Zooms a board so that a part of it lies at a point of the window.
 * @param {HTMLElement} sheet
 * @param {number} percent
 * @param {Point} part
 * @param {Point} point
 */
function zoomTo(sheet, percent, part, point) {
    const frame = sheet.parentElement;
    const board = frame?.parentElement;
    if (!frame || !board) return;
    keepHeight(sheet);
    sheet.style.width = `${percent}%`;
    board.classList.toggle("zoomed", percent > 100);
    const { left, top, width, height } = sheet.getBoundingClientRect();
    frame.scrollLeft += left + part.x * width - point.x;
    frame.scrollTop += top + part.y * height - point.y;
}

/**
 * Stores the height of an unzoomed board, which it keeps when it is zoomed.
 * @param {HTMLElement} sheet
 */
function keepHeight(sheet) {
    const board = sheet.closest(".board");
    if (board instanceof HTMLElement && !board.classList.contains("zoomed"))
        board.style.setProperty("--board-height", `${sheet.parentElement?.offsetHeight}px`);
}

/** @type {(sheet: HTMLElement) => void} */
const sendZoom = (sheet) => {
    const percent = Math.round(zoomOf(sheet));
    const unzoomed = percent < MIN_ZOOM;
    if (unzoomed) zoomTo(sheet, 100, { x: 0, y: 0 }, { x: 0, y: 0 });
    globalThis.hustings.send?.(`zoom:at:${unzoomed ? 100 : percent}`);
};

/** @type {(touches: TouchList) => Point} */
const middleOf = ([a, b]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
/** @type {(touches: TouchList) => number} */
const spreadOf = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;

/** @param {TouchEvent} event */
function startPinch(event) {
    const sheet = sheetOf(event.target);
    if (!sheet || event.touches.length !== 2) return;
    event.preventDefault(); // neither clicks nor zooms the page
    const part = partAt(sheet, middleOf(event.touches));
    pinch = { sheet, part, startZoom: zoomOf(sheet), startSpread: spreadOf(event.touches) };
}

/** @type {(percent: number) => number} */
const clampZoom = (percent) => Math.min(MAX_ZOOM, Math.max(100, percent));

/** @param {TouchEvent} event */
function movePinch(event) {
    if (!pinch || event.touches.length < 2) return;
    event.preventDefault();
    const percent = (pinch.startZoom * spreadOf(event.touches)) / pinch.startSpread;
    zoomTo(pinch.sheet, clampZoom(percent), pinch.part, middleOf(event.touches));
}

/** @param {TouchEvent} event */
function endPinch(event) {
    if (!pinch || event.touches.length > 1) return;
    const { sheet } = pinch;
    pinch = null;
    pinchEnd = event.timeStamp;
    sendZoom(sheet);
}

/** @param {MouseEvent} event */
function handleClick(event) {
    if (event.isTrusted && event.timeStamp - pinchEnd < LIFT_MS && sheetOf(event.target)) {
        event.stopPropagation();
        return;
    }
    const button = event.target instanceof Element && event.target.closest('[data-do^="zoom:"]');
    if (button) keepMiddle(button);
    const sheet = sheetOf(event.target);
    if (!sheet || (event.target instanceof Element && event.target.closest("[data-do]"))) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const isDouble =
        at - lastTap.at < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_TAP_PX;
    lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : at, x, y };
    if (!isDouble) return;
    zoomTo(sheet, zoomOf(sheet) > 100 ? 100 : DOUBLE_TAP_ZOOM, partAt(sheet, { x, y }), { x, y });
    sendZoom(sheet);
}

/**
 * Keeps the middle of the board in the middle when Python zooms after a click on a button.
 * @param {Element} button
 */
function keepMiddle(button) {
    const sheet = button.closest(".board")?.querySelector(".board-sheet");
    const frame = sheet?.parentElement;
    if (!(sheet instanceof HTMLElement) || !frame) return;
    keepHeight(sheet);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const [part, oldWidth] = [partAt(sheet, middle), sheet.offsetWidth];
    const observer = new ResizeObserver(() => {
        if (sheet.offsetWidth === oldWidth) return;
        observer.disconnect();
        zoomTo(sheet, zoomOf(sheet), part, middle);
    });
    observer.observe(sheet);
    setTimeout(() => observer.disconnect(), BUTTON_ZOOM_MS);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let wheelTimer;

/** @param {WheelEvent} event */
function handleWheel(event) {
    const sheet = sheetOf(event.target);
    if (!sheet || !event.ctrlKey) return;
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    const percent = zoomOf(sheet) * Math.exp(-event.deltaY / (event.deltaMode ? 4 : 120));
    zoomTo(sheet, clampZoom(percent), partAt(sheet, point), point);
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(() => sendZoom(sheet), WHEEL_PAUSE_MS);
}

/** @type {WeakSet<Element>} */
const sheets = new WeakSet(); // that have listeners

/** Listens to a screen's board only: listeners that block scrolling would slow down the whole page. */
function addListeners() {
    const sheet = document.querySelector(".board-sheet");
    if (!(sheet instanceof HTMLElement) || sheets.has(sheet)) return;
    sheets.add(sheet);
    const blocking = { passive: false };
    sheet.addEventListener("touchstart", startPinch, blocking);
    sheet.addEventListener("touchmove", movePinch, blocking);
    sheet.addEventListener("wheel", handleWheel, blocking);
    for (const kind of ["touchend", "touchcancel"])
        sheet.addEventListener(kind, (event) => endPinch(/** @type {TouchEvent} */ (event)));
}

const app = document.getElementById("app");
if (app)
    new MutationObserver(addListeners).observe(app, { childList: true, attributeFilter: ["data-screen"] });
addEventListener("click", handleClick, { capture: true });
