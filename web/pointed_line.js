// Tells Python which line of the log is pointed at, so that it marks the line's places on the board.
const LINE = ".side [data-line]";
const DELAY_MS = 120; // so that a pointer that crosses the log marks nothing

let pointedLine = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {EventTarget | null} target */
function lineOf(target) {
    const line = target instanceof Element ? target.closest(LINE) : null;
    return line?.getAttribute("data-line") ?? "";
}

const sendLine = () => globalThis.hustings.send?.(`point:${pointedLine}`);

/** @param {EventTarget | null} target */
function pointAt(target) {
    const line = lineOf(target);
    if (line === pointedLine) return;
    pointedLine = line;
    clearTimeout(timer);
    timer = setTimeout(sendLine, DELAY_MS);
}

// A finger has left the line before its click leads to the position, where its places stay marked.
/** @param {Event} event */
function handleClick({ target }) {
    const line = lineOf(target);
    if (!line) return;
    clearTimeout(timer);
    pointedLine = line;
    sendLine();
}

for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, ({ target }) => pointAt(target), { passive: true });
for (const kind of ["pointerout", "focusout"])
    document.addEventListener(kind, (event) => {
        const { relatedTarget } = /** @type {PointerEvent | FocusEvent} */ (event);
        if (!relatedTarget) pointAt(null);
    });
document.addEventListener("click", handleClick, { capture: true });
