// Draws a ring round whatever a lesson speaks of ([data-lit]), wherever that stands: over the page, so
// that no board need know of it and nothing is covered that could be pressed.
const AROUND = 2; // px between a thing and its ring
const THIN = 8; // half of what a ring is wide and high at least, so that a line is seen in it
const MOST = 24; // rings at once; more would point at nothing

const layer = document.createElement("div");
layer.className = "lit-layer";
layer.setAttribute("aria-hidden", "true");
let due = 0;
let shown = ""; // the note whose things were brought into sight

/** @param {Element} thing */
function ring(thing) {
    // what is easier to hit than to see says where it is seen
    const box = (thing.querySelector(".lit-here") ?? thing).getBoundingClientRect();
    if (!box.width && !box.height) return null;
    const around = Math.max(AROUND, THIN - Math.min(box.width, box.height) / 2);
    const made = document.createElement("div");
    made.className = "lit-ring";
    Object.assign(made.style, {
        left: `${box.left - around}px`,
        top: `${box.top - around}px`,
        width: `${box.width + 2 * around}px`,
        height: `${box.height + 2 * around}px`,
    });
    return made;
}

// Where a board is drawn nearer than its frame, what is scrolled out of sight is not pointed at.
/** @param {Element} thing */
function inSight(thing) {
    if (!thing.checkVisibility()) return false; // in what is folded away
    const frame = thing.closest(".board-frame");
    if (!frame) return true;
    const [box, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= room.left && x <= room.right && y >= room.top - 1 && y <= room.bottom + 1;
}

// A card further along a row that scrolls is brought into sight, once for each note.
/** @param {Element[]} things */
function bring(things) {
    const note = document.getElementById("app")?.dataset.lesson ?? "";
    if (note === shown || !things.length) return;
    shown = note;
    if (things.some(inSight)) return;
    const thing = things[0];
    for (let row = thing.parentElement; row && row.id !== "app"; row = row.parentElement) {
        if (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX === "visible") continue;
        const [box, room] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
        row.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
        return;
    }
}

function place() {
    due = 0;
    const lit = [...document.querySelectorAll("#app [data-lit]")];
    bring(lit);
    const things = lit.filter(inSight).slice(0, MOST);
    layer.replaceChildren(...things.map(ring).filter((made) => made !== null));
    if (things.length && !layer.isConnected) document.body.append(layer);
    for (const board of document.querySelectorAll(".board-sheet > svg")) sizes.observe(board);
}

/** Rings are placed once the page stands, and again when it moves. */
export function light() {
    if (!due) due = requestAnimationFrame(place);
}

// A board may come to its size only after it has been drawn.
const sizes = new ResizeObserver(light);
sizes.observe(document.body);
addEventListener("resize", light);
addEventListener("scroll", light, { capture: true, passive: true });
document.addEventListener("transitionend", light);
document.addEventListener("animationend", light); // what flies in is pointed at where it lands
