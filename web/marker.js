// Chooses where the marker of a piece of advice stands. A marker is a numbered drop: it lies inside its place,
// in the corner where it covers least of the drawing, with its tip towards the middle. If the place is too
// small, it lies outside with its tip on a corner, or on the rim where that would cover details such as pips.
const INNER_SPACE_PX = 18; // what a place must have left beside a marker inside it
const MARGIN_PX = 2; // between a marker and the border of its place, or the edge of the window
const TIP_OVERLAP_PX = 5; // how far the tip of a marker outside reaches into its place
const BUTTON_OVERLAP_PX = 11; // the same for a button, whose label starts further in
const STEP = 1.1; // from one marker of a place to the next, in markers: closer, two digits would be one number
const BACKGROUND_SHARE = 0.6; // a shape that covers more of a place than this is its background
const TEXT = "text, h2, p, b, small";
const SHAPES = `[data-board] :is(${TEXT}, use, image, circle, ellipse, path, polygon, rect, line)`;
const TEXT_COST = 3; // per covered px² of text; a plain shape costs 1
const DETAIL_COST = 8; // per covered px² of a shape smaller than a marker, such as a pip
const ORDER_COST = 6; // in px², for each step down the list of corners
const RIM_COST = 60; // in px², for standing on the rim, which neighbours may share
const MIN_RIM_SIZE = 1.5; // least width and height of a place that bears markers on its rim, in markers

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ left: number, top: number, tip: string, column: boolean }} Marker position in its place, where its tip is, whether several stand in a column */
/** @typedef {{ box: Box, tip: string, column: boolean, extraCost: number }} Candidate extraCost: besides what it covers */

const CORNERS = [
    ["top", "left"],
    ["bottom", "left"],
    ["top", "right"],
    ["bottom", "right"],
];
/** @type {Record<string, string>} */
const OPPOSITE = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** @type {WeakMap<Element, { key: string, marker: Marker }>} */
let cache = new WeakMap(); // markers keep their position while the same advice is shown
/** @type {{ box: DOMRect, isText: boolean }[] | null} */
let shapes = null;

/** @param {Element} element */
// Not a button with a label, which fills it and leaves room around it.
const isDrawing = (element) =>
    element instanceof SVGElement ||
    (element.childElementCount === 1 && element.firstElementChild instanceof SVGElement);

/** @type {(one: Box, other: Box) => number} */
function overlapArea(one, other) {
    const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return width > 0 && height > 0 ? width * height : 0;
}

function measureShapes() {
    shapes ??= [...document.querySelectorAll(SHAPES)].map((each) => ({
        box: each.getBoundingClientRect(),
        isText: each.matches(TEXT),
    }));
    return shapes;
}

/** @type {(left: number, width: number) => number} */
const keepInWindow = (left, width) => Math.max(MARGIN_PX, Math.min(left, innerWidth - width - MARGIN_PX));

// Several markers of a button stand along its edge, not beside it.
/** @type {(place: Box, width: number, height: number, drawing: boolean, column: boolean) => Candidate[]} */
function listCorners(place, width, height, drawing, column) {
    const fits = place.width >= width + INNER_SPACE_PX && place.height >= height + INNER_SPACE_PX;
    const inside = drawing && (column || fits);
    const overlap = drawing ? TIP_OVERLAP_PX : BUTTON_OVERLAP_PX;
    const [x, y] = inside ? [MARGIN_PX, MARGIN_PX] : [overlap - (drawing ? width : height), overlap - height];
    return CORNERS.map(([up, side], n) => ({
        box: {
            left: keepInWindow(
                side === "left" ? place.left + x : place.left + place.width - x - width,
                width,
            ),
            top: up === "top" ? place.top + y : place.top + place.height - y - height,
            width,
            height,
        },
        tip: `${OPPOSITE[up]}-${OPPOSITE[side]}`,
        column,
        extraCost: n * ORDER_COST,
    }));
}

// Half inside the place, half outside: above and below in a row, at the sides in a column.
/** @type {(place: Box, length: number, size: number) => Candidate[]} */
function listRim(place, length, size) {
    const { left, top, width, height } = place;
    const [centreX, centreY] = [left + (width - length) / 2, top + (height - length) / 2];
    const sides = [
        { x: centreX, y: top, column: false },
        { x: left - size / 2, y: centreY, column: true },
        { x: left, y: top, column: false },
        { x: left + width - length, y: top, column: false },
        { x: left + width - size / 2, y: centreY, column: true },
        { x: centreX, y: top + height, column: false },
        { x: left, y: top + height, column: false },
        { x: left + width - length, y: top + height, column: false },
    ];
    return sides.map(({ x, y, column }, n) => {
        const [w, h] = column ? [size, length] : [length, size];
        const box = { left: keepInWindow(x, w), top: column ? y : y - size / 2, width: w, height: h };
        return { box, tip: "none", column, extraCost: RIM_COST + n * ORDER_COST };
    });
}

/** @type {(place: Box, size: number, count: number, drawing: boolean) => Candidate[]} */
function listCandidates(place, size, count, drawing) {
    const length = size * (1 + (count - 1) * STEP);
    const row = listCorners(place, length, size, drawing, false);
    if (!drawing) return row;
    const fits = count > 1 && place.height >= length + 2 * MARGIN_PX && place.width >= size + INNER_SPACE_PX;
    const column = fits ? listCorners(place, size, length, true, true) : [];
    const rim =
        Math.min(place.width, place.height) >= MIN_RIM_SIZE * size ? listRim(place, length, size) : [];
    return [...row, ...column, ...rim];
}

/** @type {(place: Box, marker: Box) => number} */
function coverCost(place, marker) {
    let details = 0;
    let plain = 0; // overlapping shapes count once
    for (const { box, isText } of measureShapes()) {
        const area = overlapArea(box, marker);
        if (!area || overlapArea(box, place) >= BACKGROUND_SHARE * place.width * place.height) continue;
        if (isText) details += TEXT_COST * area;
        else if (box.width * box.height < marker.width * marker.height) details += DETAIL_COST * area;
        else plain = Math.max(plain, area);
    }
    return details + plain;
}

/** Measures shapes anew. @param {boolean} all whether markers find new positions too, as for other advice */
export function resetMarkers(all) {
    shapes = null;
    if (all) cache = new WeakMap();
}

/**
 * Returns the position of an element's first marker.
 * @param {Element} element
 * @param {Box} place its visible part
 * @param {number} size of a marker, in px
 * @param {number} count how many markers it has
 * @returns {Marker}
 */
export function placeMarker(element, place, size, count) {
    const key = `${Math.round(place.width)} ${Math.round(place.height)} ${count}`;
    const cached = cache.get(element);
    if (cached?.key === key) return cached.marker;
    const drawing = isDrawing(element);
    let best = { cost: Infinity, left: 0, top: 0, tip: "", column: false };
    for (const { box, tip, column, extraCost } of listCandidates(place, size, count, drawing)) {
        const cost = (drawing ? coverCost(place, box) : 0) + extraCost;
        if (cost < best.cost)
            best = { cost, left: box.left - place.left, top: box.top - place.top, tip, column };
    }
    const { cost: _, ...marker } = best;
    cache.set(element, { key, marker });
    return marker;
}

/** Returns the distance from one marker of a place to the next, in px. @type {(size: number) => number} */
export const markerStep = (size) => size * STEP;
