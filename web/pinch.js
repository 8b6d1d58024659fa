// Two fingers bring a board nearer, and so do two taps beside anything that can be pressed, or the
// wheel with Ctrl, as touchpads send it: the board, never the page. What lies under the fingers stays
// there. While a gesture lasts the board is moved here; then Python is told how near it is
// ("zoom:at:150"). One finger moves it about: that is scrolling, left to the browser.
const MOST = 400; // percent; ui/model.py has the same
const NEAR = 220; // percent after two taps
const ALMOST = 108; // below that it is whole again
const TWICE = 350; // ms between two taps
const CLOSE = 30; // px between them
const AFTER = 350; // ms in which lifting the fingers presses nothing

/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ sheet: HTMLElement, spot: Spot, from: number, apart: number }} Grip */

/** @type {Grip | null} */
let grip = null; // what two fingers hold: which part of the board, and how near and how far apart it began
let lifted = Number.NEGATIVE_INFINITY;
let tapped = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** @type {(target: EventTarget | null) => HTMLElement | null} */
const sheetOf = (target) => (target instanceof Element ? target.closest(".board-sheet") : null);
/** @type {(sheet: HTMLElement) => number} */
const nearness = (sheet) => Number.parseFloat(sheet.style.width) || 100;

/**
 * Which part of a board lies at a place of the window, 0 to 1 across and down.
 * @param {HTMLElement} sheet
 * @param {Spot} place
 * @returns {Spot}
 */
function part(sheet, { x, y }) {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
}

/**
 * Shows a board so near that a part of it lies at a place of the window.
 * @param {HTMLElement} sheet
 * @param {number} percent
 * @param {Spot} spot
 * @param {Spot} place
 */
function bring(sheet, percent, spot, place) {
    const frame = sheet.parentElement;
    const board = frame?.parentElement;
    if (!frame || !board) return;
    keepHeight(sheet);
    sheet.style.width = `${percent}%`;
    board.classList.toggle("zoomed", percent > 100);
    const { left, top, width, height } = sheet.getBoundingClientRect();
    frame.scrollLeft += left + spot.x * width - place.x;
    frame.scrollTop += top + spot.y * height - place.y;
}

/**
 * Notes how high a board that is whole stands, which it goes on doing when it comes nearer.
 * @param {HTMLElement} sheet
 */
function keepHeight(sheet) {
    const board = sheet.closest(".board");
    if (board instanceof HTMLElement && !board.classList.contains("zoomed"))
        board.style.setProperty("--board-height", `${sheet.parentElement?.offsetHeight}px`);
}

/** @type {(sheet: HTMLElement) => void} */
const tell = (sheet) => {
    const percent = Math.round(nearness(sheet));
    const whole = percent < ALMOST;
    if (whole) bring(sheet, 100, { x: 0, y: 0 }, { x: 0, y: 0 });
    globalThis.hustings.send?.(`zoom:at:${whole ? 100 : percent}`);
};

/** @type {(touches: TouchList) => Spot} */
const between = ([a, b]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
/** @type {(touches: TouchList) => number} */
const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;

/** @param {TouchEvent} event */
function touched(event) {
    const sheet = sheetOf(event.target);
    if (!sheet || event.touches.length !== 2) return;
    event.preventDefault(); // nothing is pressed, and the page stays as it is
    const spot = part(sheet, between(event.touches));
    grip = { sheet, spot, from: nearness(sheet), apart: spread(event.touches) };
}

/** @param {TouchEvent} event */
function moved(event) {
    if (!grip || event.touches.length < 2) return;
    event.preventDefault();
    const wanted = (grip.from * spread(event.touches)) / grip.apart;
    bring(grip.sheet, Math.min(MOST, Math.max(100, wanted)), grip.spot, between(event.touches));
}

/** @param {TouchEvent} event */
function released(event) {
    if (!grip || event.touches.length > 1) return;
    const { sheet } = grip;
    grip = null;
    lifted = event.timeStamp;
    tell(sheet);
}

/** @param {MouseEvent} event */
function clicked(event) {
    if (event.isTrusted && event.timeStamp - lifted < AFTER && sheetOf(event.target)) {
        event.stopPropagation();
        return;
    }
    const button = event.target instanceof Element && event.target.closest('[data-do^="zoom:"]');
    if (button) centred(button);
    const sheet = sheetOf(event.target);
    if (!sheet || (event.target instanceof Element && event.target.closest("[data-do]"))) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const twice = at - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < CLOSE;
    tapped = { at: twice ? Number.NEGATIVE_INFINITY : at, x, y };
    if (!twice) return;
    bring(sheet, nearness(sheet) > 100 ? 100 : NEAR, part(sheet, { x, y }), { x, y });
    tell(sheet);
}

/**
 * The buttons change how near the board is by way of Python: its middle stays in the middle.
 * @param {Element} button
 */
function centred(button) {
    const sheet = button.closest(".board")?.querySelector(".board-sheet");
    const frame = sheet?.parentElement;
    if (!(sheet instanceof HTMLElement) || !frame) return;
    keepHeight(sheet);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const [spot, was] = [part(sheet, middle), sheet.offsetWidth];
    const watch = new ResizeObserver(() => {
        if (sheet.offsetWidth === was) return;
        watch.disconnect();
        bring(sheet, nearness(sheet), spot, middle);
    });
    watch.observe(sheet);
    setTimeout(() => watch.disconnect(), 2000);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let still;

/** @param {WheelEvent} event */
function wheeled(event) {
    const sheet = sheetOf(event.target);
    if (!sheet || !event.ctrlKey) return;
    event.preventDefault();
    const place = { x: event.clientX, y: event.clientY };
    const wanted = nearness(sheet) * Math.exp(-event.deltaY / (event.deltaMode ? 4 : 120));
    bring(sheet, Math.min(MOST, Math.max(100, wanted)), part(sheet, place), place);
    clearTimeout(still);
    still = setTimeout(() => tell(sheet), 150);
}

/** @type {WeakSet<Element>} */
const heard = new WeakSet();

/** Hears what is done to the boards of a screen: a page that waited for us everywhere would scroll worse. */
function attend() {
    const sheet = document.querySelector(".board-sheet");
    if (!(sheet instanceof HTMLElement) || heard.has(sheet)) return;
    heard.add(sheet);
    const ours = { passive: false };
    sheet.addEventListener("touchstart", touched, ours);
    sheet.addEventListener("touchmove", moved, ours);
    sheet.addEventListener("wheel", wheeled, ours);
    for (const end of ["touchend", "touchcancel"])
        sheet.addEventListener(end, (event) => released(/** @type {TouchEvent} */ (event)));
}

const app = document.getElementById("app");
if (app) new MutationObserver(attend).observe(app, { childList: true, attributeFilter: ["data-screen"] });
addEventListener("click", clicked, { capture: true });
