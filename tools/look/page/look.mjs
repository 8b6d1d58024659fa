// What is wrong with what is seen on the page.
import {
    SHAPES,
    SOLID,
    apart,
    beneath,
    colour,
    contrast,
    forget,
    ground,
    line,
    opacity,
    over,
    painted,
    paints,
    shape,
    shown,
    within,
} from "./paint.mjs";
import { clipped, halos, land, overlap, spots, where, words } from "./words.mjs";

/**
 * @typedef {import("./paint.mjs").Colour} Colour
 * @typedef {import("./paint.mjs").Shape} Shape
 * @typedef {import("./paint.mjs").Spot} Spot
 * @typedef {import("./words.mjs").Words} Words
 * @typedef {{ kind: string, text: string, where: string, note: string, box: number[] }} Find
 */

const TARGET = 24;
const CONTROL = 44; // of what is pressed beside drawings, where fingers press
// What has a larger control that does the same: the race's columns, the dots of the demo, the aim's cross.
const TWINS = ".es-column, .demo-dot, .aim-line > .icon-button";
const MIN_PANEL_GAP_PX = 2; // between a text and the edge of its panel
const PANEL = [160, 60]; // what is larger and laid over the board hides even what it covers in part
const FOLDED = ".strip-line + .strip-line, .tip-head"; // as much as has room, and a press tells all
const LETTER = 9; // of a single letter in a mark, which shape and colour tell as well
const SMALLEST = 11;
const FAR = 1e6; // px, where what scrolls ends
const TARGETS = "[data-do], button, a[href], summary, select, input:not([type=hidden])";
const PIECES = ".pawn, .marker, .die, .piece:not(.piece-card)"; // cards are grounds

/** What is looked at: the dialog on top, else the whole page. */
export const scene = () =>
    [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ??
    document.getElementById("app") ??
    document.body;

export class Looked {
    /**
     * @param {Element} scene what is looked at; all else is left out
     * @param {string} [but] a selector of what is left out in it
     */
    constructor(scene, but = "template") {
        /** @type {Find[]} */
        this.finds = [];
        this.scene = scene;
        const walker = document.createTreeWalker(
            scene,
            NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
            (node) =>
                node instanceof Element && node.matches(but)
                    ? NodeFilter.FILTER_REJECT
                    : NodeFilter.FILTER_ACCEPT,
        );
        /** @type {Words[]} */
        this.words = [];
        /** @type {Shape[]} */
        this.shapes = [];
        for (let at = 0; walker.nextNode(); at++) {
            const node = walker.currentNode;
            const told = node instanceof Text ? words(node, at) : null;
            if (told) this.words.push(told);
            const drawn = node instanceof SVGGeometryElement ? shape(node, at) : null;
            if (drawn) this.shapes.push(drawn);
        }
        const grounds = this.shapes.filter(
            ({ el, fills }) => fills.some((is) => is[3] > 0.95) && !el.closest(PIECES),
        );
        const layers = [...scene.querySelectorAll("*")].filter(layer);
        this.words = this.words.filter((each) => !this.behind(each, grounds) && !this.below(each, layers));
    }

    /** Whether a text is scrolled away below what stays in its place, such as a bar. */
    /** @type {(each: Words, layers: Element[]) => boolean} */
    below({ el, boxes }, layers) {
        return layers.some((layer) => {
            if (layer.contains(el) || !(el.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING))
                return false;
            const { left, right, top, bottom } = layer.getBoundingClientRect();
            return boxes.some((b) => b.left < right && b.right > left && b.top < bottom && b.bottom > top);
        });
    }

    /**
     * Whether a text lies behind what is laid over it: all of it behind any ground, or while something
     * is told a part of it behind a panel. What a piece covers is found all the same.
     */
    /** @type {(each: Words, grounds: Shape[]) => boolean} */
    behind({ el, svg, at, ink }, grounds) {
        const above = grounds.filter(
            (each) => each.at > at && each.el.ownerSVGElement === svg && this.near(each.box, ink[0]),
        );
        if (!above.length) return false;
        /** @type {(over: Shape[]) => (spot: Spot) => boolean} */
        const hides = (over) => (spot) => over.some((each) => painted(each, spot).length > 0);
        if (spots(ink[0]).every(hides(above))) return true;
        const panels = above.filter(({ box }) => box.width > PANEL[0] && box.height > PANEL[1]);
        return el.closest(".telling") !== null && spots(ink[0]).some(hides(panels));
    }

    /** @type {(kind: string, el: Element, text: string, note: string, box: DOMRect) => void} */
    found(kind, el, text, note, { x, y, width, height }) {
        const box = [x, y, width, height].map(Math.round);
        this.finds.push({ kind, text: text.slice(0, 60), where: where(el), note, box });
    }

    /** Text over text. */
    overlaps() {
        const near = /** @type {(a: DOMRect, b: DOMRect) => boolean} */ (a, b) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        this.words.forEach((one, i) => {
            for (const two of this.words.slice(i + 1)) {
                const same = one.said === two.said && Math.abs(one.boxes[0].x - two.boxes[0].x) < 2;
                if (same || !one.boxes.some((a) => two.boxes.some((b) => near(a, b)))) continue;
                const by = Math.max(...one.ink.flatMap((a) => two.ink.map((b) => overlap(a, b))));
                if (by > 1)
                    this.found(
                        "overlap",
                        two.el,
                        `${one.said} | ${two.said}`,
                        `${by.toFixed(1)} px`,
                        two.boxes[0],
                    );
            }
        });
    }

    /** Text that leaves its drawing, the window, or what folds it away. */
    cuts() {
        const wide = document.documentElement.clientWidth;
        for (const { el, svg, ink, said, boxes } of this.words) {
            const frame =
                svg && getComputedStyle(svg).overflow !== "visible" ? svg.getBoundingClientRect() : null;
            const [xs, ys] = [ink.flat().map(({ x }) => x), ink.flat().map(({ y }) => y)];
            const past = Math.max(
                frame ? frame.left - Math.min(...xs) : -Math.min(...xs),
                Math.max(...xs) - (frame ? frame.right : wide),
                frame ? frame.top - Math.min(...ys) : 0,
                frame ? Math.max(...ys) - frame.bottom : 0,
            );
            if (past > 1) this.found("cut", el, said, `${past.toFixed(1)} px outside`, boxes[0]);
        }
        for (const el of this.scene.querySelectorAll("*")) {
            if (!(el instanceof HTMLElement)) continue;
            const { overflowX, overflowY } = getComputedStyle(el);
            const [across, down] = [overflowX, overflowY].map((way) => /hidden|clip/.test(way));
            if (!across && !down) continue;
            const { left, top, width, height } = el.getBoundingClientRect();
            const frame = new DOMRect(left, down ? top : -FAR, across ? width : FAR, down ? height : 2 * FAR);
            const lost = this.words.find(
                (each) => el.contains(each.el) && !scrolls(each.el, el) && this.torn(each, frame),
            );
            if (lost) this.found("cut", el, lost.said, "folded away in part", el.getBoundingClientRect());
        }
    }

    /** Whether some of a text is seen in a frame and some is not. */
    /** @type {(each: Words, frame: DOMRect) => boolean} */
    torn({ node, el }, frame) {
        if (el.closest(FOLDED)) return false;
        // lines past a clamp are left out on purpose: the last one that is shown ends in dots
        const clamped = line(el).some((up) => getComputedStyle(up).webkitLineClamp !== "none");
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((box) => {
            const middle = box.top + box.height / 2;
            const high = !clamped && (middle > frame.bottom || middle < frame.top);
            return high || box.right > frame.right + 1;
        });
    }

    /** Text that is wider than the room in its panel, so that it touches the panel's edge. */
    edges() {
        for (const { el, svg, said, boxes } of this.words) {
            const panel = svg ? null : el.closest(".panel");
            if (!panel) continue;
            const { left, right } = panel.getBoundingClientRect();
            const room = boxes.map((box) => Math.min(box.left - left, right - box.right) - panel.clientLeft);
            if (Math.min(...room) < MIN_PANEL_GAP_PX)
                this.found("edge", el, said, `${Math.min(...room).toFixed(1)} px`, boxes[0]);
        }
    }

    small() {
        for (const { el, px, said, boxes } of this.words) {
            const letter = el.classList.contains("letter") && said.length === 1;
            if (px < (letter ? LETTER : SMALLEST) - 0.05)
                this.found("small", el, said, `${px.toFixed(1)} px`, boxes[0]);
        }
    }

    targets() {
        /** @type {Map<string, [number, Element, DOMRect]>} */
        const best = new Map();
        for (const el of this.scene.querySelectorAll(TARGETS)) {
            const style = getComputedStyle(el);
            const inline = style.display.startsWith("inline") && (el.localName === "a" || inSentence(el));
            if (
                !shown(el) ||
                inline ||
                style.pointerEvents === "none" ||
                el.matches(".off, [disabled], [type=range], [data-near] *")
            )
                continue;
            const box = el.getBoundingClientRect();
            const size = clipped(box, el).width && pressed(el, box);
            const does = el.getAttribute("data-do") ?? where(el);
            if (size > 0 && size > (best.get(does)?.[0] ?? 0)) best.set(does, [size, el, box]);
        }
        const fingers = matchMedia("(pointer: coarse)").matches;
        for (const [does, [size, el, box]] of best) {
            const control = fingers && el instanceof HTMLElement && !el.matches(TWINS);
            if (size < (control ? CONTROL : TARGET) - 0.05)
                this.found("target", el, does, `${size.toFixed(1)} px`, box);
        }
    }

    /** Text on, under or across marks; and text that cannot be told from what it lies on. */
    surfaces() {
        for (const each of this.words) {
            if (each.svg) this.drawn(each);
            else this.faint(each, [ground(each.el)], colour(getComputedStyle(each.el).color));
        }
    }

    /** @param {Words} each */
    drawn(each) {
        const { svg, ink, el, at, said, boxes } = each;
        const near = this.shapes.filter(
            ({ el: other, box }) => other.ownerSVGElement === svg && this.near(box, ink[0]),
        );
        const [below, above] = [near.filter((other) => other.at < at), near.filter((other) => other.at > at)];
        const paper = ground(svg);
        const all = spots(ink[0]);
        const views = all.map((spot) => beneath(below, spot, paper));
        const { top, seen } = views[10];
        const cover = above.find(
            (other) => !other.el.closest("[data-strikes]") && all.some((spot) => this.hides(other, spot)),
        );
        if (cover) this.found("mark", el, said, `under ${where(cover.el)}`, boxes[0]);
        const halo = halos(el);
        const other = views.find((view) => view.top !== top && apart(view.seen[0], seen[0]));
        if (other && !cover && !halo.length) {
            const higher = (other.top?.at ?? -1) > (top?.at ?? -1) ? other.top : top;
            const [kind, how] = higher === top ? ["box", "leaves"] : ["mark", "across"];
            if (higher && !land(higher)) this.found(kind, el, said, `${how} ${where(higher.el)}`, boxes[0]);
        }
        const style = getComputedStyle(el);
        const [ink0 = colour("none")] = paints(style.fill, Number(style.fillOpacity) * opacity(el));
        this.faint(each, halo.length ? halo : views.flatMap((view) => view.seen), ink0);
    }

    /** @type {(box: DOMRect, area: Spot[]) => boolean} */
    near(box, area) {
        const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
        return (
            box.left < Math.max(...xs) &&
            box.right > Math.min(...xs) &&
            box.top < Math.max(...ys) &&
            box.bottom > Math.min(...ys)
        );
    }

    /** @type {(other: Shape, spot: Spot) => boolean} */
    hides(other, spot) {
        if (painted(other, spot).some((paint) => paint[3] > SOLID)) return true;
        const lines =
            other.width >= 1 && other.width < 3 && other.stroke[3] > SOLID && within(other.box, spot);
        return lines && other.el.isPointInStroke(other.into.transformPoint(spot));
    }

    /** @type {(each: Words, seen: Colour[], ink: Colour) => void} */
    faint({ el, px, said, boxes }, seen, ink) {
        if (el.closest(".off, [disabled], [aria-disabled=true]")) return;
        const bold = Number(getComputedStyle(el).fontWeight) >= 700;
        const least = px >= 24 || (bold && px >= 18.66) ? 3 : 4.5;
        const worst = Math.min(...seen.map((under) => contrast(over(ink, under), under)));
        if (worst < least - 0.02) this.found("faint", el, said, `${worst.toFixed(2)} of ${least}`, boxes[0]);
    }

    /** Pieces that cannot be told from what they stand on. */
    pieces() {
        const drawn = new Map(this.shapes.map((each) => [/** @type {Element} */ (each.el), each]));
        for (const el of document.querySelectorAll(PIECES)) {
            const parts = [...el.querySelectorAll(SHAPES)].flatMap((part) => drawn.get(part) ?? []);
            const [largest] = parts.toSorted(
                (a, b) => b.box.width * b.box.height - a.box.width * a.box.height,
            );
            if (!largest || line(el.parentElement).some((up) => up.matches(PIECES))) continue;
            const { left, top, right, bottom, width, height } = largest.box;
            const below = this.shapes.filter(
                (each) => each.at < parts[0].at && each.el.ownerSVGElement === largest.el.ownerSVGElement,
            );
            const paper = ground(largest.el.ownerSVGElement);
            const paints = parts
                .flatMap((each) => [...each.fills, each.stroke])
                .filter((paint) => paint[3] > SOLID);
            const told = [left - 2, left + width / 2, right + 2].flatMap((x) =>
                [top - 2, top + height / 2, bottom + 2].map((y) => {
                    const [under] = beneath(below, { x, y }, paper).seen;
                    return Math.max(1, ...paints.map((paint) => contrast(over(paint, under), under)));
                }),
            );
            const usual = told.toSorted((a, b) => a - b)[4];
            if (usual < 2.98)
                this.found("faint", el, el.textContent ?? "", `${usual.toFixed(2)} of 3`, largest.box);
        }
    }

    /** @param {boolean} paintOnly nothing but colours, where only they are others than before */
    all(paintOnly) {
        this.surfaces();
        this.pieces();
        if (paintOnly) this.finds = this.finds.filter(({ kind }) => kind === "faint");
        else {
            this.overlaps();
            this.cuts();
            this.edges();
            this.small();
            this.targets();
            this.covers();
        }
    }

    /** A board whose foot lies under the bar of buttons. */
    covers() {
        const bar = document.querySelector(".taught .stage > .actions");
        const sheet = document.querySelector(".board-sheet > *");
        if (!bar || !sheet || !this.scene.contains(bar)) return;
        const [over, board] = [bar, sheet].map((el) => el.getBoundingClientRect());
        const by = board.bottom - Math.min(over.top, innerHeight);
        if (by > 1 && over.height > 0 && over.left < board.right && over.right > board.left)
            this.found("cover", bar, "", `${by.toFixed(0)} px of the board`, over);
    }

    /** Which part of the room between prompt and buttons the board covers, 0 to 1; and its width. */
    room() {
        /** @type {(selector: string) => DOMRect | undefined} */
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const [stage, prompt, actions] = [".stage", ".prompt", ".stage > .actions"].map(box);
        const sheet = document.querySelector(".board-sheet > *");
        if (!stage || !prompt || !actions || !sheet) return { share: 1, width: 0 };
        const board = sheet.getBoundingClientRect();
        const { width, height } = sheet instanceof SVGSVGElement ? sheet.viewBox.baseVal : board;
        const scale = Math.min(board.width / (width || 1), board.height / (height || 1));
        const beside = actions.left > board.right - 2;
        const end = Math.min(stage.bottom, innerHeight) - (beside ? 0 : actions.height + 8);
        const start = beside ? stage.top : prompt.bottom;
        const free = Math.max(1, end - start - 8) * ((beside ? actions.left : stage.right) - stage.left - 16);
        return { share: (width * height * scale * scale) / free, width: width * scale };
    }
}

/** Whether something between a text and what is around it scrolls, so that no part of the text is lost. */
/** @type {(el: Element, around: Element) => boolean} */
function scrolls(el, around) {
    const between = line(el).filter((up) => up !== around && around.contains(up));
    return between.some((up) => /auto|scroll/.test(getComputedStyle(up).overflow));
}

/** The lesser of width and height that can be pressed, with an invisible edge around an element.
 * @type {(el: Element, box: DOMRect) => number} */
function pressed(el, { width, height }) {
    const edge = getComputedStyle(el, "::after");
    const larger = edge.position === "absolute" && edge.content !== "none";
    const [wide, high] = larger ? [edge.width, edge.height].map(Number.parseFloat) : [0, 0];
    return Math.min(Math.max(width, wide || 0), Math.max(height, high || 0));
}

/** @param {Element} el whether it is pressed as a word of a sentence, as high as its line and no higher */
function inSentence(el) {
    if (!(el instanceof HTMLElement)) return false;
    const { paddingTop, borderTopWidth } = getComputedStyle(el);
    const around = el.parentElement?.textContent?.length ?? 0;
    return paddingTop === "0px" && borderTopWidth === "0px" && around > (el.textContent?.length ?? 0);
}

/** @param {Element} el whether it stays where it is while the page scrolls, and hides what is below it */
function layer(el) {
    const { position, backgroundColor } = getComputedStyle(el);
    return /fixed|sticky/.test(position) && colour(backgroundColor)[3] > 0.95 && shown(el);
}

/** Brings the page to rest at its top. */
export function prepare() {
    for (const moving of document.getAnimations()) {
        try {
            moving.finish();
        } catch {
            moving.cancel(); // one without an end
        }
    }
    scrollTo(0, 0);
    forget();
}

/**
 * Looks at the page as it is.
 * @param {boolean} paintOnly
 */
function lookAt(paintOnly) {
    prepare();
    const looked = new Looked(scene());
    looked.all(paintOnly);
    return { finds: looked.finds, ...looked.room() };
}

Object.assign(globalThis, { lookAt });
