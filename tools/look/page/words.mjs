// What can be read on the page, and where.
import { KEPT, line, paints, shown, sight } from "./paint.mjs";

/**
 * @typedef {import("./paint.mjs").Shape} Shape
 * @typedef {import("./paint.mjs").Spot} Spot
 * @typedef {{ node: Text, el: Element, svg: SVGSVGElement | null, at: number, px: number,
 *   ink: Spot[][], boxes: DOMRect[], said: string }} Words
 */

const LAND = 90; // a path or polygon larger than that is ground, on which names may lie as they like

/**
 * The corners of what is inked of a text: capitals and figures, not the room above and below them.
 * @param {DOMRect} box
 * @returns {Spot[]}
 */
function inked({ left, top, width, height }) {
    const [x1, x2] = [left + 0.5, left + width - 0.5];
    const [y1, y2] = [top + height * 0.21, top + height * 0.81];
    return [
        { x: x1, y: y1 },
        { x: x2, y: y1 },
        { x: x2, y: y2 },
        { x: x1, y: y2 },
    ];
}

/**
 * @param {Text} node
 * @param {number} at
 * @returns {Words | null}
 */
export function words(node, at) {
    const el = node.parentElement;
    const said = node.data.replace(/\s+/g, " ").trim();
    if (!el || !said || el.closest(`${KEPT}, option, title, desc, script, style, .unseen`) || !shown(el))
        return null;
    const style = getComputedStyle(el);
    const svg = el instanceof SVGElement ? el.ownerSVGElement : null;
    const ctm = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    const scale = ctm ? Math.sqrt(Math.abs(ctm.a * ctm.d - ctm.b * ctm.c)) : 1;
    if (svg && !paints(style.fill, 1).length) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
        .map((box) => clipped(box, el, el))
        .filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) return null;
    let ink = boxes.map(inked);
    if (ctm && el instanceof SVGGraphicsElement && Math.abs(ctm.b) > 0.02 * scale) {
        const turn = new DOMMatrix([ctm.a, ctm.b, ctm.c, ctm.d, ctm.e, ctm.f]);
        ink = [inked(DOMRect.fromRect(el.getBBox())).map((spot) => turn.transformPoint(spot))];
    }
    return { node, el, svg, at, px: Number.parseFloat(style.fontSize) * scale, ink, boxes, said };
}

/** The part of a box that scrolling and folding leave to be seen, within `inner` and what is around it. */
/** @type {(box: DOMRect, el: Element, inner?: Element | null) => DOMRect} */
export const clipped = (box, el, inner = el.parentElement) => {
    let [x1, y1, x2, y2] = [box.left, box.top, box.right, box.bottom];
    for (const frame of sight(inner).frames) {
        [x1, y1] = [Math.max(x1, frame.left), Math.max(y1, frame.top)];
        [x2, y2] = [Math.min(x2, frame.right), Math.min(y2, frame.bottom)];
    }
    return new DOMRect(x1, y1, Math.max(0, x2 - x1), Math.max(0, y2 - y1));
};

/**
 * By how many px two areas lie over each other: the least way that would part them.
 * @param {Spot[]} one
 * @param {Spot[]} two
 */
export function overlap(one, two) {
    let least = Number.POSITIVE_INFINITY;
    for (const [a, b] of [
        ...one.map((a, i) => [a, one[(i + 1) % 4]]),
        ...two.map((a, i) => [a, two[(i + 1) % 4]]),
    ]) {
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const [nx, ny] = [(a.y - b.y) / length, (b.x - a.x) / length];
        const [low1, high1, low2, high2] = [one, two].flatMap((area) => {
            const along = area.map((spot) => spot.x * nx + spot.y * ny);
            return [Math.min(...along), Math.max(...along)];
        });
        least = Math.min(least, Math.min(high1, high2) - Math.max(low1, low2));
    }
    return least;
}

/**
 * Places all over an area.
 * @param {Spot[]} area
 * @returns {Spot[]}
 */
export function spots([a, b, , d]) {
    return [0.08, 0.5, 0.92].flatMap((down) =>
        [0.02, 0.18, 0.34, 0.5, 0.66, 0.82, 0.98].map((across) => ({
            x: a.x + (b.x - a.x) * across + (d.x - a.x) * down,
            y: a.y + (b.y - a.y) * across + (d.y - a.y) * down,
        })),
    );
}

/** @type {(el: Element) => string} */
export const where = (el) =>
    line(el)
        .slice(0, 4)
        .map((up) => [up.localName, ...up.classList].join("."))
        .reverse()
        .join(" ");

/**
 * What a text is edged with, so that it can be read on anything; nothing where it is not.
 * @param {Element} el
 */
export function halos(el) {
    const { paintOrder, strokeWidth, stroke } = getComputedStyle(el);
    const ctm = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null;
    const px =
        Number.parseFloat(strokeWidth) * (ctm ? Math.sqrt(Math.abs(ctm.a * ctm.d - ctm.b * ctm.c)) : 1);
    return paintOrder.startsWith("stroke") && px >= 1 ? paints(stroke, 1) : [];
}

/** @type {(each: Shape) => boolean} */
export const land = ({ el, box }) =>
    /path|polygon/.test(el.localName) && Math.max(box.width, box.height) > LAND;
