// Scrolls a board that is higher than its frame, on a phone in landscape, to the part in play: to what can be
// chosen, else to what moves. Afterwards the player may scroll away, until something else can be chosen.
const FRAME = ".stage .board:not(.zoomed) > .board-frame"; // a zoomed board is moved by the player alone
const PICK = '[data-do^="pick:"]';
const MARGIN_PX = 6; // kept free above and below the part in play

let shownPicks = ""; // the choices for which the board was last scrolled

/** @param {Element} frame */
function movingIn(frame) {
    return document.getAnimations().flatMap((moving) => {
        const { effect } = moving;
        if (!(effect instanceof KeyframeEffect) || !effect.target || !frame.contains(effect.target))
            return [];
        return effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY ? [] : [effect.target];
    });
}

/** Scrolls as little as possible to show all elements, or if they do not fit and none is seen, the first.
 * @param {Element} frame
 * @param {Element[]} elements */
function reveal(frame, elements) {
    const bounds = frame.getBoundingClientRect();
    const boxes = elements
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .sort((a, b) => a.top - b.top);
    if (!boxes.length) return;
    const seen = boxes.some(({ top, bottom }) => top >= bounds.top && bottom <= bounds.bottom);
    const whole = { top: boxes[0].top, bottom: Math.max(...boxes.map((box) => box.bottom)) };
    const fits = whole.bottom - whole.top + 2 * MARGIN_PX <= bounds.height;
    if (!fits && seen) return;
    const { top, bottom } = fits ? whole : boxes[0];
    if (top < bounds.top) frame.scrollTop += top - MARGIN_PX - bounds.top;
    else if (bottom > bounds.bottom) frame.scrollTop += bottom + MARGIN_PX - bounds.bottom;
}

/** Call it after every drawing. */
export function followPlay() {
    const frame = document.querySelector(FRAME);
    if (!frame || frame.scrollHeight <= frame.clientHeight + 1) return;
    const picks = [...frame.querySelectorAll(PICK)];
    const names = picks.map((each) => each.getAttribute("data-do")).join(" ");
    if (names && names === shownPicks) return;
    shownPicks = names;
    reveal(frame, picks.length ? picks : movingIn(frame));
}
