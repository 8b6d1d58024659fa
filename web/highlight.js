// Draws rings around what a lesson points at or a moment of a review is about ([data-lit]; dashed for what it could have
// named instead, "plan"; in a rival's colour and with its name, [data-lit-by], for the rival's reply) and around
// advised moves ([data-advised], numbered; [data-advised-to]: where such a move leads). The rings lie in layers
// over the page: boards need no code for them, and they cover no target. Pointing at an entry of advice or at
// its place ([data-advice], [data-shows]) emphasises both ([data-pointed]).
import { markerStep, placeMarker, resetMarkers } from "./marker.js";

const RING_GAP_PX = 2; // between an element and its ring
const MIN_RING_PX = 16; // least width and height of a ring, so that a line can be seen in it
const LINE_RING_PX = 10; // thickness of a ring along a line: a box around it would cover what stands beside it
const LINE_RING_SHARE = 0.28; // of its length: small boards have thinner ones
const MAX_RINGS = 24; // more would point at nothing
const SCROLL_MARGIN_PX = 18; // kept free around what is scrolled into view: markers stand there
const DEFAULT_MARKER_PX = 22;
const ADVISED = "[data-advised], [data-advised-to]";
const ENTRY = "[data-advice]";
const COVERS = ".hints, [data-moment]"; // panels that lie over the page on small screens

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Bounds */

/** @param {string} className */
function createLayer(className) {
    const layer = document.createElement("div");
    layer.className = className;
    layer.setAttribute("aria-hidden", "true");
    return layer;
}

const lessonLayer = createLayer("lit-layer");
const adviceLayer = createLayer("lit-layer advised-layer");
let frame = 0; // the requested animation frame, 0 for none
let shownNote = ""; // the note or moment whose elements were last scrolled into view
let shownAdvice = ""; // the advice whose places were
/** @type {{ from: number, to: number } | null} */
let moved = null; // where the page was scrolled before advice, and to where the advice scrolled it
/** @type {string[]} */
let pointed = []; // numbers of the advice that is pointed at

/** @param {Element} element */
// A target may be larger than its visible part, .lit-here.
const boxOf = (element) => (element.querySelector(".lit-here") ?? element).getBoundingClientRect();

/** @param {Element} element */
const numbersOf = (element) => {
    const {
        advised = "",
        advisedTo = "",
        advice = "",
        steps = "",
    } = /** @type {HTMLElement} */ (element).dataset;
    return `${advised} ${advisedTo} ${advice} ${steps}`.split(" ").filter(Boolean);
};

/** @param {Element} element */
function createRing(element) {
    const box = boxOf(element);
    if (!box.width && !box.height) return null;
    const gap = Math.max(RING_GAP_PX, (MIN_RING_PX - Math.min(box.width, box.height)) / 2);
    const ring = document.createElement("div");
    ring.className = "lit-ring";
    const { lit, litBy } = /** @type {HTMLElement} */ (element).dataset;
    if (lit === "plan") ring.className += " lit-plan";
    if (litBy) {
        ring.className += " lit-reply";
        ring.dataset.by = litBy;
        // Boards have their own seat colours, which the layer over the page does not know.
        const style = getComputedStyle(element);
        for (const name of ["--seat", "--seat-ink"])
            ring.style.setProperty(name, style.getPropertyValue(name));
    }
    Object.assign(ring.style, {
        left: `${box.left - gap}px`,
        top: `${box.top - gap}px`,
        width: `${box.width + 2 * gap}px`,
        height: `${box.height + 2 * gap}px`,
    });
    return ring;
}

/** @param {Element} element */
function createLitRing(element) {
    const ring = createRing(element);
    /** @type {SVGLineElement | null} */
    const line = element.querySelector("line.lit-here");
    if (!ring || !line) return ring;
    const { x1, y1, x2, y2 } = line;
    const matrix = line.getScreenCTM() ?? undefined;
    const one = new DOMPoint(x1.baseVal.value, y1.baseVal.value).matrixTransform(matrix);
    const two = new DOMPoint(x2.baseVal.value, y2.baseVal.value).matrixTransform(matrix);
    const width = Math.hypot(two.x - one.x, two.y - one.y);
    const height = Math.min(LINE_RING_PX, LINE_RING_SHARE * width);
    ring.className += " lit-line";
    Object.assign(ring.style, {
        left: `${(one.x + two.x - width) / 2}px`,
        top: `${(one.y + two.y - height) / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
        rotate: `${Math.atan2(two.y - one.y, two.x - one.x)}rad`,
    });
    return ring;
}

const markerSize = () =>
    Number.parseFloat(getComputedStyle(adviceLayer).getPropertyValue("--marker")) || DEFAULT_MARKER_PX;

/** @type {(line: SVGLineElement, box: DOMRect, size: number) => import("./marker.js").Marker} */
function placeAtLineEnd(line, box, size) {
    const end = new DOMPoint(line.x2.baseVal.value, line.y2.baseVal.value);
    const { x, y } = end.matrixTransform(line.getScreenCTM() ?? undefined);
    return { left: x - box.left - size / 2, top: y - box.top - size / 2, tip: "", column: false };
}

// While one entry is being read, only its number is shown.
/** @type {(element: Element, size: number, read: string[]) => HTMLElement | null} */
function createNumberedRing(element, size, read) {
    const ring = createRing(element);
    if (!ring) return null;
    const isDestination = !(/** @type {HTMLElement} */ (element).dataset.advised);
    ring.className += isDestination ? " advised-ring advised-to" : " advised-ring";
    // A ring around a line would cross its neighbours: the marker stands at the line's end instead.
    /** @type {SVGLineElement | null} */
    const line = element.querySelector("line.lit-here");
    if (line) ring.className += " advised-line";
    const box = boxOf(element);
    const numbers = numbersOf(element);
    const shown = numbers.filter((number) => !read.length || read.includes(number));
    const at = line ? placeAtLineEnd(line, box, size) : placeMarker(element, box, size, shown.length);
    for (const [n, number] of shown.entries()) {
        const mark = document.createElement("b");
        mark.className = number.includes(".") ? "advised-mark advised-step" : "advised-mark";
        mark.textContent = number;
        mark.dataset.tip = at.tip;
        const [x, y] = [box.left - parseFloat(ring.style.left), box.top - parseFloat(ring.style.top)];
        const step = n * markerStep(size);
        mark.style.left = `calc(${x + at.left + (at.column ? 0 : step)}px - var(--ring-width))`;
        mark.style.top = `calc(${y + at.top + (at.column ? step : 0)}px - var(--ring-width))`;
        ring.append(mark);
    }
    ring.dataset.advised = numbers.join(" ");
    return ring;
}

/** @type {(element: Element) => Element[]} */
function scrollersOf(element) {
    const scrollers = [];
    for (let outer = element.parentElement; outer && outer.id !== "app"; outer = outer.parentElement) {
        if (outer.scrollWidth <= outer.clientWidth && outer.scrollHeight <= outer.clientHeight) continue;
        const { overflowX, overflowY } = getComputedStyle(outer);
        if (/auto|scroll/.test(overflowX + overflowY)) scrollers.push(outer);
    }
    return scrollers;
}

/** @type {(box: Bounds, bounds: Bounds) => boolean} */
function isCentredWithin(box, bounds) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= bounds.left && x <= bounds.right && y >= bounds.top - 1 && y <= bounds.bottom + 1;
}

// Nothing points at what is folded away or scrolled out of view, as on a zoomed board.
/** @param {Element} element */
function isInView(element) {
    if (!element.checkVisibility()) return false;
    const box = boxOf(element);
    return scrollersOf(element).every((scroller) => isCentredWithin(box, scroller.getBoundingClientRect()));
}

/** @param {Element} element */
function centreInScrollers(element) {
    for (const scroller of scrollersOf(element)) {
        const [box, bounds] = [boxOf(element), scroller.getBoundingClientRect()];
        scroller.scrollLeft += (box.left + box.right - bounds.left - bounds.right) / 2;
        scroller.scrollTop += (box.top + box.bottom - bounds.top - bounds.bottom) / 2;
    }
}

// Once for each note of a lesson and moment of a review: afterwards the player may scroll away. The card of a
// moment covers the lower part of a small screen.
/** @param {Element[]} elements */
function showNoted(elements) {
    /** @type {HTMLElement | null} */
    const moment = document.querySelector("[data-moment]");
    const note = moment?.dataset.moment ?? document.getElementById("app")?.dataset.lesson ?? "";
    if (note === shownNote || !elements.length) return;
    shownNote = note;
    if (!elements.some(isInView)) centreInScrollers(elements[0]);
    const onBoard = elements.filter((element) => isInView(element) && element.closest("[data-board]"));
    if (moment && onBoard.length && coverOf(onBoard.map(boxOf)) !== null)
        scrollToFirstFit([onBoard, onBoard.slice(0, 1)]);
}

// Where advice covers the page, one entry is read at a time: returns its number.
const readNumbers = () => {
    const steps = document.querySelector(".hint-steps");
    const entry = /** @type {HTMLElement | null} */ (document.querySelector(`${ENTRY}[data-shown]`));
    return steps?.checkVisibility() && entry?.dataset.advice ? numbersOf(entry) : [];
};

const barBottom = () => document.querySelector(".topbar")?.getBoundingClientRect().bottom ?? 0;

/** Returns the upper edge of the advice or the card that covers the lower part of the window; null without one.
 * @param {DOMRect[]} boxes what is to be seen */
function coverOf(boxes) {
    const panel = document.querySelector(COVERS);
    if (!panel || getComputedStyle(panel).position !== "fixed") return null;
    const { left, top } = panel.getBoundingClientRect();
    return top > barBottom() + SCROLL_MARGIN_PX && boxes.some((each) => each.right > left) ? top : null;
}

/** Returns the part of the window that neither the top bar nor such a panel covers.
 * @param {DOMRect[]} boxes what is to be seen
 * @returns {Bounds} */
function uncoveredWindow(boxes) {
    const bottom = coverOf(boxes) ?? innerHeight;
    return {
        left: 0,
        right: innerWidth,
        top: barBottom() + SCROLL_MARGIN_PX,
        bottom: bottom - SCROLL_MARGIN_PX,
    };
}

// Scrolls to new advice, once: to all places if they fit, else to those of the entry being read, else to the
// best one.
/** @param {Element[]} elements */
function showAdvised(elements) {
    const entries = [...document.querySelectorAll(`${ENTRY} [data-do]`)];
    const read = readNumbers();
    const advice = [...entries.map((e) => e.getAttribute("data-do")), ...read].join(" ");
    if (advice === shownAdvice) return;
    shownAdvice = advice;
    if (!advice) returnFromAdvice();
    /** @param {Element} element */
    const isRead = (element) => numbersOf(element).some((number) => read.includes(number));
    /** @type {(one: Element, other: Element) => number} */
    const compare = (a, b) =>
        Number(isRead(b)) - Number(isRead(a)) || Number(numbersOf(a)[0]) - Number(numbersOf(b)[0]);
    const sorted = elements.toSorted(compare);
    /** @type {Set<Element>} */
    const scrolled = new Set(); // each container shows the best element in it
    for (const element of sorted) {
        const scrollers = scrollersOf(element);
        if (!isInView(element) && !scrollers.some((each) => scrolled.has(each))) centreInScrollers(element);
        for (const scroller of scrollers) scrolled.add(scroller);
    }
    const visible = sorted.filter(isInView);
    const onBoard = visible.filter((element) => element.closest("[data-board]"));
    const meant = visible.filter(isRead);
    const meantOnBoard = onBoard.filter(isRead);
    if (!visible.length) return;
    const best = [meantOnBoard.slice(0, 1), meant.slice(0, 1), onBoard.slice(0, 1)];
    const from = moved && moved.to === scrollY ? moved.from : scrollY;
    scrollToFirstFit([visible, [...new Set([...onBoard, ...meant])], meant, meantOnBoard, ...best]);
    moved = { from, to: scrollY };
}

// Scrolls back to where the page was before advice, unless the player has scrolled since.
function returnFromAdvice() {
    if (moved && moved.to === scrollY) scrollTo(0, moved.from);
    moved = null;
}

// Scrolls the page as little as possible to show the first of several sets that fits the window.
/** @param {Element[][]} sets */
function scrollToFirstFit(sets) {
    for (const set of sets.filter((each) => each.length)) {
        const boxes = set.map(boxOf);
        const bounds = uncoveredWindow(boxes);
        const [top, bottom] = [Math.min(...boxes.map((b) => b.top)), Math.max(...boxes.map((b) => b.bottom))];
        if (bottom - top > bounds.bottom - bounds.top) continue;
        if (top < bounds.top) scrollBy(0, top - bounds.top);
        else if (bottom > bounds.bottom) scrollBy(0, bottom - bounds.bottom);
        return;
    }
}

/** @type {(layer: Element, rings: (Element | null)[]) => void} */
function fillLayer(layer, rings) {
    const shown = rings.filter((ring) => ring !== null);
    if (shown.length || layer.childElementCount) layer.replaceChildren(...shown);
    if (shown.length && !layer.isConnected) document.body.append(layer);
}

function drawRings() {
    frame = 0;
    const lit = [...document.querySelectorAll("#app [data-lit]")];
    showNoted(lit);
    fillLayer(lessonLayer, lit.filter(isInView).slice(0, MAX_RINGS).map(createLitRing));
    const advised = [...document.querySelectorAll("#app :is([data-advised], [data-advised-to])")];
    showAdvised(advised);
    resetMarkers(!advised.length);
    if (advised.length && !adviceLayer.isConnected) document.body.append(adviceLayer);
    /** @type {[number, string[]]} */
    const [size, read] = advised.length ? [markerSize(), readNumbers()] : [0, []];
    fillLayer(
        adviceLayer,
        advised
            .filter(isInView)
            .slice(0, MAX_RINGS)
            .map((element) => createNumberedRing(element, size, read)),
    );
    if (!document.querySelector(ENTRY)) pointed = [];
    emphasise();
    for (const board of document.querySelectorAll(".board-sheet > svg")) sizes.observe(board);
}

function emphasise() {
    for (const element of document.querySelectorAll("[data-pointed]"))
        element.removeAttribute("data-pointed");
    const numbers = pointed.length ? pointed : readNumbers();
    // The style sheets test this on the body only: :has() would make every drawing slower.
    document.body.toggleAttribute("data-pointing", numbers.length > 0);
    for (const n of numbers) {
        const selector = `[data-advised~="${n}"], [data-advice="${n}"], [data-steps~="${n}"], [data-shows="${n}"]`;
        for (const element of document.querySelectorAll(selector)) element.setAttribute("data-pointed", "");
    }
}

/** @param {Event} event */
function updatePointed({ target }) {
    if (!adviceLayer.childElementCount) return;
    const element = target instanceof Element ? target.closest(`${ADVISED}, ${ENTRY}`) : null;
    const numbers = element ? numbersOf(element) : [];
    if (numbers.join() === pointed.join()) return;
    pointed = numbers;
    emphasise();
}

/** Redraws the rings in the next frame, when the page has been laid out. */
export function updateHighlights() {
    if (!frame) frame = requestAnimationFrame(drawRings);
}

// A board may get its size only after it has been drawn.
const sizes = new ResizeObserver(updateHighlights);
sizes.observe(document.body);
addEventListener("resize", updateHighlights);
addEventListener("scroll", updateHighlights, { capture: true, passive: true });
document.addEventListener("transitionend", updateHighlights);
document.addEventListener("animationend", updateHighlights); // pieces that fly in are ringed where they land
document.addEventListener("pointerover", updatePointed, { passive: true });
document.addEventListener("focusin", updatePointed);
