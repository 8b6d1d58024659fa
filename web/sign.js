// Where the sign of a piece of advice stands: a drop with a number, within the place it means, in that
// corner in which it covers least of what is drawn there, its tip towards the middle. What has no room
// for it has it outside, with the tip on its corner; a line, which has no inside, on itself.
const ROOM = 18; // px of a place that stay free beside its sign
const FREE = 2; // px between a sign and the border of its place, or the edge of the window
const INTO = 5; // px that the tip of a sign that stands outside reaches into its place
const BESIDE = 11; // px that it reaches into a button, whose words begin further in
const STEP = 0.8; // of a sign's width from one to the next of the same place
const GROUND = 0.6; // what covers more of a place than this is its ground
const INK = "[data-board] svg :is(text, use, image, circle, ellipse, path, polygon, rect, line)";
const WORDS = 3; // so much worse is it to cover words
const SLIGHT = 6; // px² by which an earlier corner is liked better

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ left: number, top: number, tip: string }} Sign as far from the corner of its place, and where its tip is */

const CORNERS = [
    ["top", "left"],
    ["bottom", "left"],
    ["top", "right"],
    ["bottom", "right"],
];
/** @type {Record<string, string>} */
const OTHER = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** @type {WeakMap<Element, { asked: string, sign: Sign }>} */
let known = new WeakMap(); // where signs stand as long as nothing but the page moves
/** @type {{ box: DOMRect, words: boolean }[] | null} */
let drawn = null;

/** @type {(one: Box, other: Box) => number} */
function shared(one, other) {
    const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return wide > 0 && high > 0 ? wide * high : 0;
}

function ink() {
    drawn ??= [...document.querySelectorAll(INK)].map((each) => ({
        box: each.getBoundingClientRect(),
        words: each.tagName === "text",
    }));
    return drawn;
}

// Several signs of a button stand along its edge, none beside it; the window cuts none off.
/** @type {(place: Box, wide: number, high: number, drawing: boolean) => { at: Box, tip: string }[]} */
function ways(place, wide, high, drawing) {
    const inside = drawing && place.width >= wide + ROOM && place.height >= high + ROOM;
    const into = drawing ? INTO : BESIDE;
    const [x, y] = inside ? [FREE, FREE] : [into - (drawing ? wide : high), into - high];
    /** @type {(left: number) => number} */
    const seen = (left) => Math.max(FREE, Math.min(left, innerWidth - wide - FREE));
    return CORNERS.map(([up, side]) => ({
        at: {
            left: seen(side === "left" ? place.left + x : place.left + place.width - x - wide),
            top: up === "top" ? place.top + y : place.top + place.height - y - high,
            width: wide,
            height: high,
        },
        tip: `${OTHER[up]}-${OTHER[side]}`,
    }));
}

/** @type {(place: Box, at: Box) => number} */
function covered(place, at) {
    let said = 0;
    let shape = 0; // what lies over one another counts once
    for (const { box, words } of ink()) {
        if (shared(box, place) >= GROUND * place.width * place.height) continue;
        if (words) said += shared(box, at);
        else shape = Math.max(shape, shared(box, at));
    }
    return WORDS * said + shape;
}

/** Signs are placed anew. @param {boolean} all whether they look for other places too, as for other advice */
export function placeSigns(all) {
    drawn = null; // the page may have moved
    if (all) known = new WeakMap();
}

/**
 * Where the signs of a thing stand.
 * @param {Element} thing
 * @param {Box} place what is seen of it
 * @param {number} size of a sign, px
 * @param {number} count how many signs it has
 * @returns {Sign}
 */
export function signOf(thing, place, size, count) {
    const asked = `${Math.round(place.width)} ${Math.round(place.height)} ${count}`;
    const had = known.get(thing);
    if (had?.asked === asked) return had.sign;
    const drawing = thing instanceof SVGElement; // words fill a button, and round it is room
    const wide = size * (1 + (count - 1) * STEP);
    let best = { cost: Infinity, left: 0, top: 0, tip: "" };
    for (const [n, { at, tip }] of ways(place, wide, size, drawing).entries()) {
        const cost = (drawing ? covered(place, at) : 0) + n * SLIGHT;
        if (cost < best.cost) best = { cost, left: at.left - place.left, top: at.top - place.top, tip };
    }
    const sign = { left: best.left, top: best.top, tip: best.tip };
    known.set(thing, { asked, sign });
    return sign;
}

/** How far one sign is from the next of the same place. @type {(size: number) => number} */
export const apart = (size) => size * STEP;
