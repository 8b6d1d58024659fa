// Draws a ring round whatever a lesson speaks of ([data-lit]) and round what is advised ([data-advised],
// with its numbers; [data-advised-to]: what that leads to), wherever it stands: over the page, so that no
// board need know of it and nothing is covered that could be pressed. Whoever points at a piece of
// advice or at its place ([data-advice], [data-shows]) sees which belong together ([data-pointed]).
import { apart, placeSigns, signOf } from "./sign.js";

const AROUND = 2; // px between a thing and its ring
const THIN = 8; // half of what a ring is wide and high at least, so that a line is seen in it
const MOST = 24; // rings at once; more would point at nothing
const EDGE = 18; // px that stay free round what is brought into sight: signs stand there
const ADVISED = "[data-advised], [data-advised-to]";
const ENTRY = "[data-advice]";

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Room */

/** @param {string} kind */
function layerOf(kind) {
    const made = document.createElement("div");
    made.className = kind;
    made.setAttribute("aria-hidden", "true");
    return made;
}

const lessons = layerOf("lit-layer");
const advice = layerOf("lit-layer advised-layer");
let due = 0;
let shown = ""; // the note whose things were brought into sight
let given = ""; // the advice whose places were
/** @type {string[]} */
let pointed = []; // the numbers of the advice that is pointed at

/** @param {Element} thing */
// what is easier to hit than to see says where it is seen
const boxOf = (thing) => (thing.querySelector(".lit-here") ?? thing).getBoundingClientRect();

/** @param {Element} thing */
const numbersOf = (thing) => {
    const { advised = "", advisedTo = "", advice = "" } = /** @type {HTMLElement} */ (thing).dataset;
    return `${advised} ${advisedTo} ${advice}`.split(" ").filter(Boolean);
};

/** @param {Element} thing */
function ring(thing) {
    const box = boxOf(thing);
    if (!box.width && !box.height) return null;
    const around = Math.max(AROUND, THIN - Math.min(box.width, box.height) / 2);
    const made = document.createElement("div");
    made.className = "lit-ring";
    Object.assign(made.style, {
        left: `${box.left - around}px`,
        top: `${box.top - around}px`,
        width: `${box.width + 2 * around}px`,
        height: `${box.height + 2 * around}px`,
    });
    return made;
}

const signSize = () => Number.parseFloat(getComputedStyle(advice).getPropertyValue("--sign")) || 22;

/** @type {(line: SVGLineElement, box: DOMRect, size: number) => import("./sign.js").Sign} */
function atEnd(line, box, size) {
    const end = new DOMPoint(line.x2.baseVal.value, line.y2.baseVal.value);
    const { x, y } = end.matrixTransform(line.getScreenCTM() ?? undefined);
    return { left: x - box.left - size / 2, top: y - box.top - size / 2, tip: "", down: false };
}

// A ring with the numbers on what it is round: of several that of the entry that is read, where one is.
/** @type {(thing: Element, size: number, read: string[]) => HTMLElement | null} */
function numbered(thing, size, read) {
    const made = ring(thing);
    if (!made) return null;
    const leads = !(/** @type {HTMLElement} */ (thing).dataset.advised);
    made.className += leads ? " advised-ring advised-to" : " advised-ring";
    // a line has room for no ring that would not cross its neighbours: its number stands at its end
    /** @type {SVGLineElement | null} */
    const line = thing.querySelector("line.lit-here");
    if (line) made.className += " advised-line";
    const box = boxOf(thing);
    const every = numbersOf(thing);
    const numbers = every.filter((number) => !read.length || read.includes(number));
    const at = line ? atEnd(line, box, size) : signOf(thing, box, size, numbers.length);
    for (const [n, number] of numbers.entries()) {
        const mark = document.createElement("b");
        mark.className = "advised-mark";
        mark.textContent = number;
        mark.dataset.tip = at.tip;
        const [x, y] = [box.left - parseFloat(made.style.left), box.top - parseFloat(made.style.top)];
        const step = n * apart(size);
        mark.style.left = `calc(${x + at.left + (at.down ? 0 : step)}px - var(--edge))`;
        mark.style.top = `calc(${y + at.top + (at.down ? step : 0)}px - var(--edge))`;
        made.append(mark);
    }
    made.dataset.advised = every.join(" ");
    return made;
}

/** @type {(thing: Element) => Element[]} */
function scrollers(thing) {
    const found = [];
    for (let row = thing.parentElement; row && row.id !== "app"; row = row.parentElement) {
        if (row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight) continue;
        const { overflowX, overflowY } = getComputedStyle(row);
        if (/auto|scroll/.test(overflowX + overflowY)) found.push(row);
    }
    return found;
}

/** @type {(box: Room, room: Room) => boolean} */
function within(box, room) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= room.left && x <= room.right && y >= room.top - 1 && y <= room.bottom + 1;
}

// What is folded away or scrolled out of sight, as on a board drawn nearer than its frame, is not pointed at.
/** @param {Element} thing */
function inSight(thing) {
    if (!thing.checkVisibility()) return false;
    const box = boxOf(thing);
    return scrollers(thing).every((row) => within(box, row.getBoundingClientRect()));
}

/** @param {Element} thing */
function scrollTo(thing) {
    for (const row of scrollers(thing)) {
        const [box, room] = [boxOf(thing), row.getBoundingClientRect()];
        row.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
        row.scrollTop += (box.top + box.bottom - room.top - room.bottom) / 2;
    }
}

// A card further along a row that scrolls is brought into sight, once for each note.
/** @param {Element[]} things */
function bring(things) {
    const note = document.getElementById("app")?.dataset.lesson ?? "";
    if (note === shown || !things.length) return;
    shown = note;
    if (!things.some(inSight)) scrollTo(things[0]);
}

// Where advice lies over the page one entry is read at a time: the number of that, else none.
const readNow = () => {
    const steps = document.querySelector(".hint-steps");
    const entry = /** @type {HTMLElement | null} */ (document.querySelector(`${ENTRY}[data-shown]`));
    return steps?.checkVisibility() && entry?.dataset.advice ? [entry.dataset.advice] : [];
};

/** What of the window is not covered by the bar or by the advice itself.
 * @param {DOMRect[]} boxes what is to be seen
 * @returns {Room} */
function seen(boxes) {
    const bar = document.querySelector(".topbar")?.getBoundingClientRect().bottom ?? 0;
    const panel = document.querySelector(".hints");
    const box = panel?.getBoundingClientRect();
    const beneath = box && boxes.some((each) => each.right > box.left);
    const over = panel && beneath && getComputedStyle(panel).position === "fixed" && box.top > bar + EDGE;
    const bottom = over ? box.top : innerHeight;
    return { left: 0, right: innerWidth, top: bar + EDGE, bottom: bottom - EDGE };
}

// The places of advice are brought into sight, once: all of them where there is room, else those of the
// entry that is read, else the best.
/** @param {Element[]} things */
function bringAdvised(things) {
    const entries = [...document.querySelectorAll(`${ENTRY} [data-do]`)];
    const read = readNow();
    const said = [...entries.map((e) => e.getAttribute("data-do")), ...read].join(" ");
    if (said === given) return;
    given = said;
    /** @param {Element} thing */
    const isRead = (thing) => numbersOf(thing).some((number) => read.includes(number));
    /** @type {(one: Element, other: Element) => number} */
    const better = (a, b) =>
        Number(isRead(b)) - Number(isRead(a)) || Number(numbersOf(a)[0]) - Number(numbersOf(b)[0]);
    const first = things.toSorted(better);
    /** @type {Set<Element>} */
    const rows = new Set(); // a row shows the best that lies in it
    for (const thing of first) {
        const around = scrollers(thing);
        if (!inSight(thing) && !around.some((row) => rows.has(row))) scrollTo(thing);
        for (const row of around) rows.add(row);
    }
    const there = first.filter(inSight);
    const onBoard = there.filter((thing) => thing.closest("[data-board]"));
    const meant = there.filter(isRead);
    const meantOnBoard = onBoard.filter(isRead);
    if (!there.length) return;
    const best = [meantOnBoard.slice(0, 1), meant.slice(0, 1), onBoard.slice(0, 1)];
    scrollUntil([there, [...new Set([...onBoard, ...meant])], meant, meantOnBoard, ...best]);
}

// Of several sets of things the first that has room is brought into sight with as little moving as can be.
/** @param {Element[][]} sets */
function scrollUntil(sets) {
    for (const set of sets.filter((each) => each.length)) {
        const all = set.map(boxOf);
        const room = seen(all);
        const [top, bottom] = [Math.min(...all.map((b) => b.top)), Math.max(...all.map((b) => b.bottom))];
        if (bottom - top > room.bottom - room.top) continue;
        if (top < room.top) scrollBy(0, top - room.top);
        else if (bottom > room.bottom) scrollBy(0, bottom - room.bottom);
        return;
    }
}

/** @type {(layer: Element, rings: (Element | null)[]) => void} */
function lay(layer, rings) {
    const made = rings.filter((each) => each !== null);
    if (made.length || layer.childElementCount) layer.replaceChildren(...made);
    if (made.length && !layer.isConnected) document.body.append(layer);
}

function place() {
    due = 0;
    const lit = [...document.querySelectorAll("#app [data-lit]")];
    bring(lit);
    lay(lessons, lit.filter(inSight).slice(0, MOST).map(ring));
    const advised = [...document.querySelectorAll("#app :is([data-advised], [data-advised-to])")];
    bringAdvised(advised);
    placeSigns(!advised.length);
    if (advised.length && !advice.isConnected) document.body.append(advice);
    /** @type {[number, string[]]} */
    const [size, read] = advised.length ? [signSize(), readNow()] : [0, []];
    lay(
        advice,
        advised
            .filter(inSight)
            .slice(0, MOST)
            .map((thing) => numbered(thing, size, read)),
    );
    if (!document.querySelector(ENTRY)) pointed = [];
    emphasise();
    for (const board of document.querySelectorAll(".board-sheet > svg")) sizes.observe(board);
}

function emphasise() {
    for (const thing of document.querySelectorAll("[data-pointed]")) thing.removeAttribute("data-pointed");
    const numbers = pointed.length ? pointed : readNow();
    // no style sheet has to look for what is pointed at: that made each drawing dearer
    document.body.toggleAttribute("data-pointing", numbers.length > 0);
    for (const n of numbers) {
        const alike = `[data-advised~="${n}"], [data-advice="${n}"], [data-shows="${n}"]`;
        for (const thing of document.querySelectorAll(alike)) thing.setAttribute("data-pointed", "");
    }
}

/** @param {Event} event */
function point({ target }) {
    if (!advice.childElementCount) return;
    const thing = target instanceof Element ? target.closest(`${ADVISED}, ${ENTRY}`) : null;
    const numbers = thing ? numbersOf(thing) : [];
    if (numbers.join() === pointed.join()) return;
    pointed = numbers;
    emphasise();
}

/** Rings are placed once the page stands, and again when it moves. */
export function light() {
    if (!due) due = requestAnimationFrame(place);
}

// A board may come to its size only after it has been drawn.
const sizes = new ResizeObserver(light);
sizes.observe(document.body);
addEventListener("resize", light);
addEventListener("scroll", light, { capture: true, passive: true });
document.addEventListener("transitionend", light);
document.addEventListener("animationend", light); // what flies in is pointed at where it lands
document.addEventListener("pointerover", point, { passive: true });
document.addEventListener("focusin", point);
