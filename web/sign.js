// Where the sign of a piece of advice stands: a drop with a number, within the place it means, in that
// corner in which it covers least of what is drawn there, its tip towards the middle. What has no room
// for it has it outside, with the tip on its corner; where that would cover what is read there, as a
// pip of a die, it stands on the rim. A line, which has no inside, has it on itself.
const ROOM = 18; // px of a place that stay free beside its sign
const FREE = 2; // px between a sign and the border of its place, or the edge of the window
const INTO = 5; // px that the tip of a sign that stands outside reaches into its place
const BESIDE = 11; // px that it reaches into a button, whose words begin further in
const STEP = 1.1; // of a sign's width from one to the next of the same place: two digits are no number
const GROUND = 0.6; // what covers more of a place than this is its ground
const TEXT = "text, h2, p, b, small";
const INK = `[data-board] :is(${TEXT}, use, image, circle, ellipse, path, polygon, rect, line)`;
const WORDS = 3; // so much worse is it to cover words
const MARKS = 8; // so much worse to cover what is smaller than a sign: a part of a pip is a pip
const SLIGHT = 6; // px² by which an earlier corner is liked better
const WIDE = 1.5; // of a sign's width is wide enough to be seen with a sign on its rim
const RIM = 60; // px² that it must spare to stand on the rim, which others may share

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ left: number, top: number, tip: string, down: boolean }} Sign as far from the corner of its place, where its tip is, and whether several stand in a column */
/** @typedef {{ at: Box, tip: string, down: boolean, more: number }} Way a place for a sign; more: what it costs besides what it covers */

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

/** @param {Element} thing */
// words fill a button, and round it is room; a picture alone is looked at
const isDrawing = (thing) =>
    thing instanceof SVGElement ||
    (thing.childElementCount === 1 && thing.firstElementChild instanceof SVGElement);

/** @type {(one: Box, other: Box) => number} */
function shared(one, other) {
    const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return wide > 0 && high > 0 ? wide * high : 0;
}

function ink() {
    drawn ??= [...document.querySelectorAll(INK)].map((each) => ({
        box: each.getBoundingClientRect(),
        words: each.matches(TEXT),
    }));
    return drawn;
}

/** @type {(left: number, wide: number) => number} */
const seen = (left, wide) => Math.max(FREE, Math.min(left, innerWidth - wide - FREE)); // the window cuts none off

// Several signs of a button stand along its edge, none beside it.
/** @type {(place: Box, wide: number, high: number, drawing: boolean, down: boolean) => Way[]} */
function corners(place, wide, high, drawing, down) {
    const inside = drawing && (down || (place.width >= wide + ROOM && place.height >= high + ROOM));
    const into = drawing ? INTO : BESIDE;
    const [x, y] = inside ? [FREE, FREE] : [into - (drawing ? wide : high), into - high];
    return CORNERS.map(([up, side], n) => ({
        at: {
            left: seen(side === "left" ? place.left + x : place.left + place.width - x - wide, wide),
            top: up === "top" ? place.top + y : place.top + place.height - y - high,
            width: wide,
            height: high,
        },
        tip: `${OTHER[up]}-${OTHER[side]}`,
        down,
        more: n * SLIGHT,
    }));
}

// Half within its place and half without: above and below in a row, at the sides in a column.
/** @type {(place: Box, long: number, size: number) => Way[]} */
function rim(place, long, size) {
    const { left, top, width, height } = place;
    const [across, along] = [left + (width - long) / 2, top + (height - long) / 2];
    const sides = [
        { x: across, y: top, down: false },
        { x: left - size / 2, y: along, down: true },
        { x: left, y: top, down: false },
        { x: left + width - long, y: top, down: false },
        { x: left + width - size / 2, y: along, down: true },
        { x: across, y: top + height, down: false },
        { x: left, y: top + height, down: false },
        { x: left + width - long, y: top + height, down: false },
    ];
    return sides.map(({ x, y, down }, n) => {
        const [wide, high] = down ? [size, long] : [long, size];
        const at = { left: seen(x, wide), top: down ? y : y - size / 2, width: wide, height: high };
        return { at, tip: "none", down, more: RIM + n * SLIGHT };
    });
}

/** @type {(place: Box, size: number, count: number, drawing: boolean) => Way[]} */
function ways(place, size, count, drawing) {
    const long = size * (1 + (count - 1) * STEP);
    const row = corners(place, long, size, drawing, false);
    if (!drawing) return row;
    const fits = count > 1 && place.height >= long + 2 * FREE && place.width >= size + ROOM;
    const column = fits ? corners(place, size, long, true, true) : [];
    const edges = Math.min(place.width, place.height) >= WIDE * size ? rim(place, long, size) : [];
    return [...row, ...column, ...edges];
}

/** @type {(place: Box, at: Box) => number} */
function covered(place, at) {
    let said = 0;
    let shape = 0; // what lies over one another counts once
    for (const { box, words } of ink()) {
        const over = shared(box, at);
        if (!over || shared(box, place) >= GROUND * place.width * place.height) continue;
        if (words) said += WORDS * over;
        else if (box.width * box.height < at.width * at.height) said += MARKS * over;
        else shape = Math.max(shape, over);
    }
    return said + shape;
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
    const drawing = isDrawing(thing);
    let best = { cost: Infinity, left: 0, top: 0, tip: "", down: false };
    for (const { at, tip, down, more } of ways(place, size, count, drawing)) {
        const cost = (drawing ? covered(place, at) : 0) + more;
        if (cost < best.cost) best = { cost, left: at.left - place.left, top: at.top - place.top, tip, down };
    }
    const { cost: _, ...sign } = best;
    known.set(thing, { asked, sign });
    return sign;
}

/** How far one sign is from the next of the same place. @type {(size: number) => number} */
export const apart = (size) => size * STEP;
