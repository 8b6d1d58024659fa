// How a screen is laid out: columns of text that are too narrow, what is needed and out of sight, empty
// halves beside things that have to be scrolled to. Runs in the page, after look.mjs.
import { Looked, prepare, scene } from "./look.mjs";
import { line, shown } from "./paint.mjs";
import { clipped } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Words} Words
 * @typedef {import("./look.mjs").Find} Find
 */

const COLUMN = 200; // px: a paragraph narrower than that is a column of words
const LINES = 5; // more lines than that make a paragraph
const CELL = 16; // px: how finely it is measured what is empty
const EMPTY = 0.1; // a half that is covered by less than this share is empty
const BOARDS = ".board-sheet, .glance"; // looked at in positions of their own, or too small to be read
const DRAWN = "svg, img, canvas, input, button, select, textarea, progress, .game-picture, .qr";

class Layout extends Looked {
    /** Paragraphs squeezed into a narrow column. */
    columns() {
        /** @type {Map<Element, DOMRect[]>} */
        const paragraphs = new Map();
        for (const { el, svg, boxes } of this.words) {
            const block = line(el).find((up) => !getComputedStyle(up).display.startsWith("inline"));
            if (!svg && block) paragraphs.set(block, [...(paragraphs.get(block) ?? []), ...boxes]);
        }
        for (const [block, boxes] of paragraphs) {
            const width = Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left));
            const tops = boxes.map((b) => b.top).sort((a, b) => a - b);
            const lines = tops.filter((top, i) => i === 0 || top - tops[i - 1] > boxes[0].height / 2).length;
            if (width < COLUMN && lines > LINES)
                this.found(
                    "column",
                    block,
                    block.textContent ?? "",
                    `${lines} lines of ${width.toFixed(0)} px`,
                    block.getBoundingClientRect(),
                );
        }
    }

    /**
     * What has to be seen whole without scrolling, and cannot be.
     * @param {string[]} needs selectors; one that finds several things needs one of them
     */
    needed(needs) {
        for (const selector of needs) {
            const things = [...this.scene.querySelectorAll(selector)].filter(shown);
            if (things.some((el) => inSight(el))) continue;
            const [el = this.scene] = things;
            const box = el.getBoundingClientRect();
            const note = things.length
                ? `ends at ${box.bottom.toFixed(0)} of ${innerHeight} px`
                : "not there";
            this.found("fold", el, selector, note, box);
        }
    }

    /** A half with next to nothing in it while other things have to be scrolled to. */
    empty() {
        const modal = this.scene.ariaModal === "true";
        const page = document.documentElement;
        const body = this.scene.querySelector(".dialog-body") ?? (modal ? this.scene : page);
        if (body.scrollHeight <= body.clientHeight + CELL) return;
        const frame = body === page ? new DOMRect(0, 0, innerWidth, innerHeight) : null;
        const { left, top, right, bottom, width, height } = frame ?? body.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const drawn = [...this.scene.querySelectorAll(DRAWN)].filter(shown);
        const boxes = [
            ...this.words.flatMap((each) => each.boxes),
            ...drawn.map((el) => clipped(el.getBoundingClientRect(), el)),
        ];
        /** @type {[string, DOMRect][]} */
        const halves = [
            ["left", new DOMRect(left, top, x - left, height)],
            ["right", new DOMRect(x, top, right - x, height)],
            ["upper", new DOMRect(left, top, width, y - top)],
            ["lower", new DOMRect(left, y, width, bottom - y)],
        ];
        for (const [name, half] of halves) {
            const share = covered(half, boxes);
            if (share < EMPTY)
                this.found("empty", this.scene, name, `${(share * 100).toFixed(0)} % covered`, half);
        }
    }
}

/**
 * Whether all of a thing is in the window and nothing covers its middle.
 * @param {Element} el
 */
function inSight(el) {
    const box = el.getBoundingClientRect();
    const seen = clipped(box, el);
    if (seen.width < box.width - 1 || seen.height < box.height - 1) return false;
    if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1)
        return false;
    return [box.top + 2, box.top + box.height / 2, box.bottom - 2].every((y) => {
        const there = document.elementFromPoint(box.left + box.width / 2, y);
        return there === null || el.contains(there) || there.contains(el);
    });
}

/**
 * Which share of an area is covered by boxes, 0 to 1, counted in cells.
 * @type {(area: DOMRect, boxes: DOMRect[]) => number}
 */
function covered(area, boxes) {
    const [columns, rows] = [Math.ceil(area.width / CELL), Math.ceil(area.height / CELL)];
    const taken = new Set();
    for (const box of boxes) {
        const [from, to] = [box.left, box.right].map((x) => (x - area.left) / CELL);
        const [up, down] = [box.top, box.bottom].map((y) => (y - area.top) / CELL);
        for (let x = Math.max(0, Math.floor(from)); x < Math.min(columns, to); x++)
            for (let y = Math.max(0, Math.floor(up)); y < Math.min(rows, down); y++)
                taken.add(y * columns + x);
    }
    return taken.size / Math.max(1, columns * rows);
}

/**
 * Looks at the screen as it is, or at the dialog over it.
 * @param {[needs: string[], paintOnly: boolean]} asked
 */
function lookAtScreen([needs, paintOnly]) {
    prepare();
    const looked = new Layout(scene(), BOARDS);
    looked.all(paintOnly);
    if (!paintOnly) {
        looked.columns();
        looked.needed(needs);
        looked.empty();
    }
    return looked.finds;
}

Object.assign(globalThis, { lookAtScreen });
