// What is painted where on the page: colours, shapes, what lies beneath what. Runs in the page; the
// modules of this folder are put together into one text (see ../browser.py). Lengths are CSS pixels on
// the screen, whatever units a drawing has.

/**
 * @typedef {[r: number, g: number, b: number, a: number]} Colour parts 0..255, a 0..1
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {{ el: SVGGeometryElement, at: number, box: DOMRect, into: DOMMatrix, fills: Colour[],
 *   gaps: boolean, stroke: Colour, width: number, clips: Clip[] }} Shape gaps: what lies beneath is seen
 *   between its fills
 */

export const SHAPES = "circle, ellipse, line, path, polygon, polyline, rect";
export const KEPT = "defs, clipPath, mask, pattern, symbol, marker";
export const SOLID = 0.35; // what covers more than that is seen
const EDGE = 1.15; // contrast of two surfaces from which on there is an edge between them

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
/** @type {Map<string, Colour>} */
const colours = new Map();

/**
 * @param {string} css any colour a computed style may have
 * @returns {Colour}
 */
export function colour(css) {
    let found = colours.get(css);
    if (!found && canvas) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css === "none" ? "transparent" : css;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        colours.set(css, (found = [r, g, b, a / 255]));
    }
    return found ?? [0, 0, 0, 0];
}

/** @type {(top: Colour, under: Colour) => Colour} */
export const over = ([r, g, b, a], [r2, g2, b2]) => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
];
/** @type {(colour: Colour) => number} */
const light = (c) => {
    const [r, g, b] = c
        .slice(0, 3)
        .map((v) => (v / 255 <= 0.04045 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** @type {(one: Colour, two: Colour) => number} */
export const contrast = (one, two) => {
    const [low, high] = [light(one), light(two)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
};
/** @type {(one: Colour, two: Colour) => boolean} */
export const apart = (one, two) =>
    contrast(one, two) > EDGE || Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]) > 40;

/** @type {(el: Element | null) => Element[]} */
export const line = (el) => {
    const found = [];
    for (let up = el; up; up = up.parentElement) found.push(up);
    return found;
};
/**
 * How much an element is seen with all that it stands in: frames fold away what is outside of them.
 * @typedef {{ opacity: number, hidden: boolean, clips: Clip[], frames: DOMRect[] }} Seen
 * @typedef {[SVGGeometryElement[], DOMMatrix]} Clip shapes, and the way from the screen to where they are
 */
/** @type {Map<Element, Seen>} */
const seen = new Map(); // while one page is looked at

export function forget() {
    seen.clear();
    colours.clear();
}

/**
 * @param {Element | null} el
 * @returns {Seen}
 */
export function sight(el) {
    if (!el) return { opacity: 1, hidden: false, clips: [], frames: [] };
    let found = seen.get(el);
    if (!found) {
        const { opacity, clipPath, display, overflow } = getComputedStyle(el);
        const around = sight(el.parentElement);
        const hidden = around.hidden || display === "none" || /inset\(50%/.test(clipPath);
        const folds = !(el instanceof SVGElement) && overflow !== "visible" && el !== document.body;
        const frames = folds ? [...around.frames, el.getBoundingClientRect()] : around.frames;
        const cut = clip(el, clipPath);
        const clips = cut ? [...around.clips, cut] : around.clips;
        seen.set(el, (found = { opacity: around.opacity * Number(opacity), hidden, clips, frames }));
    }
    return found;
}

/**
 * @param {Element} el
 * @param {string} clipPath as its style has it
 * @returns {Clip | null}
 */
function clip(el, clipPath) {
    const [, id] = /url\("?#([^")]+)/.exec(clipPath) ?? [];
    const found = id ? document.getElementById(id) : null;
    const ctm = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    if (!found || !ctm) return null;
    const parts = [...found.children].filter((part) => part instanceof SVGGeometryElement);
    return parts.length ? [parts, new DOMMatrix([ctm.a, ctm.b, ctm.c, ctm.d, ctm.e, ctm.f]).inverse()] : null;
}

/** @type {(el: Element) => number} */
export const opacity = (el) => sight(el).opacity;
/** @type {(el: Element) => boolean} */
export const shown = (el) =>
    el.checkVisibility({ visibilityProperty: true }) && !sight(el).hidden && opacity(el) > 0.1;

/**
 * The colours something is filled with: one, or those of a pattern's or a gradient's parts.
 * @param {string} css
 * @param {number} alpha
 * @returns {Colour[]}
 */
export function paints(css, alpha) {
    const [, id] = /url\("?#([^")]+)/.exec(css) ?? [];
    const server = id ? document.getElementById(id) : null;
    const parts = server ? [...server.querySelectorAll(`stop, ${SHAPES}`)] : [];
    const found = parts.flatMap((part) => {
        const { stopColor, stopOpacity, fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(part);
        const stop = part.localName === "stop";
        /** @type {[string, string][]} */
        const pairs = stop
            ? [[stopColor, stopOpacity]]
            : [
                  [fill, fillOpacity],
                  [stroke, strokeOpacity],
              ];
        return pairs.map(([is, by]) => faded(colour(is), Number(by) * alpha));
    });
    if (!server) found.push(faded(colour(css.replace(/^url\([^)]*\) ?/, "") || "none"), alpha));
    return found.filter((each) => each[3] > 0);
}
/** Whether a fill is a print of lines or dots, without a part that covers all of its field. */
/** @type {(css: string) => boolean} */
const airy = (css) => {
    const [, id] = /url\("?#([^")]+)/.exec(css) ?? [];
    const print = id ? document.getElementById(id) : null;
    if (!(print instanceof SVGPatternElement)) return false;
    /** @type {(el: SVGElement, side: string) => number} */
    const length = (el, side) => Number.parseFloat(el.getAttribute(side) ?? "0");
    return ![...print.querySelectorAll("rect")].some((part) =>
        ["width", "height"].every((side) => length(part, side) >= length(print, side)),
    );
};
/** @type {(is: Colour, by: number) => Colour} */
export const faded = ([r, g, b, a], by) => [r, g, b, a * by];

/**
 * @param {SVGGeometryElement} el
 * @param {number} at
 * @returns {Shape | null}
 */
export function shape(el, at) {
    const ctm = el.getScreenCTM();
    if (!ctm || el.closest(KEPT) || !shown(el)) return null;
    const style = getComputedStyle(el);
    const alpha = opacity(el);
    const fills = paints(style.fill, Number(style.fillOpacity) * alpha);
    const [stroke = /** @type {Colour} */ ([0, 0, 0, 0])] = paints(
        style.stroke,
        Number(style.strokeOpacity) * alpha,
    );
    const scale =
        style.vectorEffect === "non-scaling-stroke" ? 1 : Math.sqrt(Math.abs(ctm.a * ctm.d - ctm.b * ctm.c));
    const into = new DOMMatrix([ctm.a, ctm.b, ctm.c, ctm.d, ctm.e, ctm.f]).inverse();
    const width = stroke[3] ? Number.parseFloat(style.strokeWidth) * scale : 0;
    if (!fills.length && !width) return null;
    const { left, top, width: w, height: h } = el.getBoundingClientRect();
    const box = new DOMRect(left - width / 2, top - width / 2, w + width, h + width);
    return { el, at, box, into, fills, gaps: airy(style.fill), stroke, width, clips: sight(el).clips };
}

/** @type {(box: DOMRect, spot: Spot) => boolean} */
export const within = (box, { x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * What a shape paints at a place; nothing where it is not.
 * @param {Shape} shape
 * @param {Spot} spot
 * @returns {Colour[]}
 */
export function painted({ el, box, into, fills, stroke, width, clips }, spot) {
    if (!within(box, spot)) return [];
    for (const [parts, back] of clips) {
        const here = back.transformPoint(spot);
        if (!parts.some((part) => part.isPointInFill(here))) return [];
    }
    const here = into.transformPoint(spot);
    if (width >= 3 && el.isPointInStroke(here)) return [stroke];
    return fills.length && el.isPointInFill(here) ? fills : [];
}

/** What lies under the drawing: the nearest background that is there. */
/** @type {(el: Element | null) => Colour} */
export const ground = (el) => {
    /** @type {Colour[]} */
    const layers = [];
    for (const up of line(el)) {
        const back = faded(colour(getComputedStyle(up).backgroundColor), 1);
        if (back[3]) layers.push(back);
        if (back[3] === 1) break;
    }
    return layers
        .reverse()
        .reduce((under, top) => over(top, under), /** @type {Colour} */ ([255, 255, 255, 1]));
};

/**
 * The colours seen at a place below something, and what is on top there.
 * @param {Shape[]} shapes in the order they are painted, all below it
 * @param {Spot} spot
 * @param {Colour} paper
 * @returns {{ top: Shape | null, seen: Colour[] }}
 */
export function beneath(shapes, spot, paper) {
    /** @type {[Shape, Colour[], Colour | undefined][]} */
    const there = []; // from the top down to what hides all that is below it
    for (const each of shapes.toReversed()) {
        const here = painted(each, spot);
        if (!here.length) continue;
        const whole = here.find((paint) => paint[3] > 0.95);
        there.unshift([each, here, whole]);
        if (whole && !lets(each, here)) break;
    }
    /** @type {Shape | null} */
    let top = null;
    let seen = [paper];
    for (const [each, here, whole] of there) {
        const before = whole ? [over(whole, paper)] : seen;
        const now = here.flatMap((paint) => before.map((under) => over(paint, under)));
        if (Math.max(...here.map((paint) => paint[3])) > SOLID) top = each;
        seen = (lets(each, here) ? [...seen, ...now] : now).slice(0, 6);
    }
    return { top, seen };
}
/** Whether what a shape paints somewhere lets through what is below it, between lines or dots. */
/** @type {(shape: Shape, here: Colour[]) => boolean} */
const lets = ({ gaps, fills }, here) => gaps && here === fills;
