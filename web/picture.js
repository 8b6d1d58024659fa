// The board as a picture: drawn once more out of sight, so that nothing is lit for whoever plays, and
// copied with the styles that the sheets give it, so that the file stands for itself.
import { offer } from "./offer.js";
import { render } from "./preact.js";
import { node } from "./draw.js";

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 1000; // the longer side of the picture; as PNG it has SCALE times as many pixels
const SCALE = 2;
const HANDED_DOWN = (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-dasharray stroke-dashoffset font-family font-size font-weight font-style letter-spacing " +
    "text-anchor dominant-baseline paint-order visibility"
).split(" ");
/** @type {Record<string, string>} */
const OWN = { opacity: "1", "stop-color": "rgb(0, 0, 0)" };
const KEPT =
    /^(id|[xyr]|[xyr][12xy]|d[xy]?|c[xy]|f[xy]|points|width|height|viewBox|preserveAspectRatio|offset|href|pathLength|textLength|lengthAdjust|\w+Units|\w+Transform)$/;
const STORE = "defs, pattern, clipPath, mask, marker, symbol, linearGradient, radialGradient";

// Other programs may not know the colours that color-mix() gives.
/** @param {string} value */
const plain = (value) =>
    value.replace(/color\(srgb ([^)]+)\)/g, (_, given) => {
        const [r, g, b, a] = given.split(/[ /]+/).map(Number);
        const rgb = [r, g, b].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
        return a === undefined ? `rgb(${rgb.join(", ")})` : `rgba(${[...rgb, a].join(", ")})`;
    });

/**
 * How an element is moved and stretched as seen from another around it.
 * @param {SVGGraphicsElement} element
 * @param {Node | null | undefined} outer
 */
function within(element, outer) {
    const its = element.getScreenCTM();
    const theirs = outer instanceof SVGGraphicsElement ? outer.getScreenCTM() : null;
    return its && theirs ? theirs.inverse().multiply(its) : new DOMMatrix();
}

// Where an element stands in its parent, whether an attribute or a style sheet says so.
/** @type {(element: Element, twin: Element, style: CSSStyleDeclaration) => void} */
function placed(element, twin, style) {
    const moved = element.hasAttribute("transform") || style.transform !== "none"; // not all know both
    if (!moved || !(element instanceof SVGGraphicsElement)) return;
    const { a, b, c, d, e, f } = within(element, element.parentNode);
    twin.setAttribute("transform", `matrix(${[a, b, c, d, e, f].map((n) => +n.toFixed(4)).join(" ")})`);
}

// A line that is as wide on every screen gets the width that its neighbours have in the picture.
/** @type {(element: Element, twin: Element, style: CSSStyleDeclaration) => void} */
function evened(element, twin, style) {
    if (style.vectorEffect !== "non-scaling-stroke" || !(element instanceof SVGGraphicsElement)) return;
    const { a, b, c, d } = within(element, element.closest(".board-sheet")?.querySelector("svg"));
    const scale = Math.sqrt(Math.abs(a * d - b * c)) || 1;
    twin.setAttribute("stroke-width", String(+(parseFloat(style.strokeWidth) / scale).toFixed(4)));
}

/**
 * Returns a copy of an element that needs no style sheet, or null where there is nothing to see.
 * @param {Element} element
 * @param {Record<string, string>} given the styles that its parent hands down, as they stand in the copy
 * @returns {Element | null}
 */
function copy(element, given) {
    if (element.localName === "title") return null;
    const style = getComputedStyle(element);
    if (style.display === "none" && !element.closest(STORE)) return null;
    const twin = document.createElementNS(SVG, element.localName);
    for (const { name, value } of element.attributes) if (KEPT.test(name)) twin.setAttribute(name, value);
    /** @type {Record<string, string>} */
    const handed = {};
    for (const name of HANDED_DOWN) {
        handed[name] = plain(style.getPropertyValue(name));
        if (handed[name] !== given[name]) twin.setAttribute(name, handed[name]);
    }
    for (const name in OWN) {
        const value = plain(style.getPropertyValue(name));
        if (value && value !== OWN[name]) twin.setAttribute(name, value);
    }
    placed(element, twin, style);
    evened(element, twin, style);
    for (const child of element.childNodes) {
        const part = child instanceof Text ? child.data : child instanceof Element && copy(child, handed);
        if (part) twin.append(part);
    }
    return twin;
}

/** @type {(blob: Blob) => Promise<string>} */
const dataAddress = (blob) =>
    new Promise((done, failed) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result));
        reader.onerror = failed;
        reader.readAsDataURL(blob);
    });

// Returns the style rules of the page's own typefaces with the fonts inside; what cannot be had is
// left out, and other letters take their place.
async function faces() {
    const found = [];
    for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
            if (rule instanceof CSSFontFaceRule) {
                const [source = "", address = ""] =
                    /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue("src")) ?? [];
                if (!address) continue;
                const there = new URL(address, sheet.href ?? location.href).href;
                const data = there.startsWith("data:")
                    ? there
                    : await dataAddress(await (await fetch(there)).blob());
                found.push(rule.cssText.replace(source, () => `url("${data}")`));
            }
    return found.join("\n");
}

/**
 * Draws the tree where nobody sees it and returns its first picture as text, with paper behind it.
 * @param {import("./draw.js").Tree} tree
 * @param {string} title
 * @param {string} letters style rules of the typefaces
 */
function drawn(tree, title, letters) {
    const place = document.createElement("div");
    place.className = "unseen";
    place.inert = true;
    document.body.append(place);
    try {
        render(node(tree), place);
        for (const motion of place.getAnimations({ subtree: true })) motion.cancel();
        const board = place.querySelector("svg");
        const twin = board && copy(board, {});
        if (!board || !twin) throw new Error("there is no board to draw");
        const { x, y, width, height } = board.viewBox.baseVal;
        const scale = SIDE / Math.max(width, height);
        twin.setAttribute("width", String(Math.round(width * scale)));
        twin.setAttribute("height", String(Math.round(height * scale)));
        const paper = document.createElementNS(SVG, "rect");
        const fill = plain(getComputedStyle(document.body).backgroundColor);
        for (const [name, value] of Object.entries({ x, y, width, height, fill, stroke: "none" }))
            paper.setAttribute(name, String(value));
        const name = document.createElementNS(SVG, "title");
        name.textContent = title;
        const style = document.createElementNS(SVG, "style");
        style.textContent = letters;
        twin.prepend(name, style, paper);
        return new XMLSerializer().serializeToString(twin);
    } finally {
        render(null, place);
        place.remove();
    }
}

/** @param {string} svg */
async function png(svg) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    try {
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth * SCALE;
        canvas.height = image.naturalHeight * SCALE;
        canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
        /** @type {Blob | null} */
        const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
        if (!blob) throw new Error("the canvas gave no picture");
        return blob;
    } finally {
        URL.revokeObjectURL(image.src);
    }
}

// The ending of the file's name says what is wanted; json: the tree that holds the board.
/** @type {Hustings["savePicture"]} */
export async function savePicture(name, title, json) {
    const svg = drawn(JSON.parse(json), title, await faces().catch(() => ""));
    const blob = name.endsWith(".png") ? await png(svg) : new Blob([svg], { type: "image/svg+xml" });
    offer(name, blob);
}
