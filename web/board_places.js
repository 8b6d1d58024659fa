// The places of a board: what the keyboard can reach in it, where they are and what they are called.
export const PICK = '[data-do^="pick:"]'; // what can be chosen

/** @typedef {HTMLElement | SVGElement} Target */

/** @type {(root: ParentNode, selector: string) => Target[]} */
export const queryAll = (root, selector) => [...root.querySelectorAll(selector)].filter(isTarget);
/** @type {(node: EventTarget | null) => node is Target} */
export const isTarget = (node) => node instanceof HTMLElement || node instanceof SVGElement;

// Returns the centre and size of what can be hit, without shapes that are only for the eye.
/** @param {Element} element */
export function measure(element) {
    const shapes = element.localName === "g" ? [...element.children].filter((e) => !e.ariaHidden) : [];
    const drawn = shapes.map((e) => e.getBoundingClientRect()).filter((b) => b.width || b.height);
    const boxes = drawn.length ? drawn : [element.getBoundingClientRect()];
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** @param {Element} board */
export const placesOf = (board) => queryAll(board, "[data-do][tabindex]");

/** Returns [x, y, width, height] in px of a board's places, in document order, for shell/keys.py. They are
 * measured from the board's corner, so that scrolling does not change them.
 * @param {Element} board */
export function placeBoxes(board) {
    const corner = board.getBoundingClientRect();
    return placesOf(board)
        .map(measure)
        .map(({ x, y, width, height }) => [x - corner.x, y - corner.y, width, height].map(Math.round));
}
/** Returns [label, whether it can be chosen] of a board's places, in document order.
 * @param {Element} board */
export const placeLabels = (board) =>
    placesOf(board).map((place) => [
        place.getAttribute("aria-label") ?? place.textContent,
        place.matches(PICK),
    ]);
/** @param {Element} board */
export const tabStopOf = (board) => placesOf(board).findIndex((place) => place.tabIndex === 0);
/** @type {(board: Element, index: number) => void} */
export const focusPlace = (board, index) => placesOf(board)[index].focus();
