// Downloads, shares or copies a drawing as a picture. It is drawn once more out of sight, without highlights, and copied
// with its computed styles, so that the file needs no style sheet.
import { download } from "./download.js";
import { render } from "./preact.js";
import { toVNode } from "./draw.js";

const SVG = "http://www.w3.org/2000/svg";
const LONG_SIDE_PX = 1000;
const PNG_SCALE = 2;
const INHERITED_STYLES = (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-dasharray stroke-dashoffset font-family font-size font-weight font-style font-variant letter-spacing " +
    "text-anchor dominant-baseline paint-order visibility"
).split(" ");
/** @type {Record<string, string>} */
const OWN_STYLES = { opacity: "1", "stop-color": "rgb(0, 0, 0)" };
const KEPT_ATTRIBUTES =
    /^(id|[xyr]|[xyr][12xy]|d[xy]?|c[xy]|f[xy]|points|width|height|viewBox|preserveAspectRatio|offset|href|pathLength|textLength|lengthAdjust|\w+Units|\w+Transform)$/;
const DEFINITIONS = "defs, pattern, clipPath, mask, marker, symbol, linearGradient, radialGradient";

// Other programs may not know color(), which color-mix() computes to.
/** @param {string} value */
const toRgb = (value) =>
    value.replace(/color\(srgb ([^)]+)\)/g, (_, parts) => {
        const [r, g, b, a] = parts.split(/[ /]+/).map(Number);
        const rgb = [r, g, b].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
        return a === undefined ? `rgb(${rgb.join(", ")})` : `rgba(${[...rgb, a].join(", ")})`;
    });

/**
 * Returns the transformation of an element relative to an outer one.
 * @param {SVGGraphicsElement} element
 * @param {Node | null | undefined} outer
 */
function transformWithin(element, outer) {
    const inner = element.getScreenCTM();
    const base = outer instanceof SVGGraphicsElement ? outer.getScreenCTM() : null;
    return inner && base ? base.inverse().multiply(inner) : new DOMMatrix();
}

// Programs that draw SVG files need the attribute, also where a style sheet moves the element.
/** @type {(element: Element, copy: Element, style: CSSStyleDeclaration) => void} */
function copyTransform(element, copy, style) {
    const moved = element.hasAttribute("transform") || style.transform !== "none"; // browsers report either
    if (!moved || !(element instanceof SVGGraphicsElement)) return;
    const { a, b, c, d, e, f } = transformWithin(element, element.parentNode);
    copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].map((n) => +n.toFixed(4)).join(" ")})`);
}

// Not all programs know non-scaling strokes.
/** @type {(element: Element, copy: Element, style: CSSStyleDeclaration) => void} */
function copyStrokeWidth(element, copy, style) {
    if (style.vectorEffect !== "non-scaling-stroke" || !(element instanceof SVGGraphicsElement)) return;
    const { a, b, c, d } = transformWithin(element, element.closest(".board-sheet")?.querySelector("svg"));
    const scale = Math.sqrt(Math.abs(a * d - b * c)) || 1;
    copy.setAttribute("stroke-width", String(+(parseFloat(style.strokeWidth) / scale).toFixed(4)));
}

/**
 * Returns a copy of an element that needs no style sheet, or null if it is not visible.
 * @param {Element} element
 * @param {Record<string, string>} inherited styles that the copy gets from its parent
 * @returns {Element | null}
 */
function copyElement(element, inherited) {
    if (element.localName === "title") return null;
    const style = getComputedStyle(element);
    if (style.display === "none" && !element.closest(DEFINITIONS)) return null;
    const copy = document.createElementNS(SVG, element.localName);
    for (const { name, value } of element.attributes)
        if (KEPT_ATTRIBUTES.test(name)) copy.setAttribute(name, value);
    /** @type {Record<string, string>} */
    const styles = {};
    for (const name of INHERITED_STYLES) {
        styles[name] = toRgb(style.getPropertyValue(name));
        if (styles[name] !== inherited[name]) copy.setAttribute(name, styles[name]);
    }
    for (const name in OWN_STYLES) {
        const value = toRgb(style.getPropertyValue(name));
        if (value && value !== OWN_STYLES[name]) copy.setAttribute(name, value);
    }
    copyTransform(element, copy, style);
    copyStrokeWidth(element, copy, style);
    for (const child of element.childNodes) {
        const part =
            child instanceof Text ? child.data : child instanceof Element && copyElement(child, styles);
        if (part) copy.append(part);
    }
    return copy;
}

/** @type {(blob: Blob) => Promise<string>} */
const toDataUrl = (blob) =>
    new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = reject;
        reader.readAsDataURL(blob);
    });

// Returns the @font-face rules of the page with the fonts inside them.
async function embedFonts() {
    const rules = [];
    for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
            if (rule instanceof CSSFontFaceRule) {
                const [source = "", address = ""] =
                    /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue("src")) ?? [];
                if (!address) continue;
                const { href } = new URL(address, sheet.href ?? location.href);
                const data = href.startsWith("data:")
                    ? href
                    : await toDataUrl(await (await fetch(href)).blob());
                rules.push(rule.cssText.replace(source, () => `url("${data}")`));
            }
    return rules.join("\n");
}

/**
 * Draws a tree out of sight and returns its first SVG as text, with paper behind it.
 * @param {import("./draw.js").Tree} tree
 * @param {string} title
 * @param {string} fonts @font-face rules
 */
function toSvg(tree, title, fonts) {
    const container = document.createElement("div");
    container.className = "unseen";
    container.inert = true;
    document.body.append(container);
    try {
        render(toVNode(tree), container);
        for (const animation of container.getAnimations({ subtree: true })) animation.cancel();
        const board = container.querySelector("svg");
        const copy = board && copyElement(board, {});
        if (!board || !copy) throw new Error("there is no board to draw");
        const { x, y, width, height } = board.viewBox.baseVal;
        const scale = LONG_SIDE_PX / Math.max(width, height);
        copy.setAttribute("width", String(Math.round(width * scale)));
        copy.setAttribute("height", String(Math.round(height * scale)));
        const paper = document.createElementNS(SVG, "rect");
        const fill = toRgb(getComputedStyle(document.body).backgroundColor);
        for (const [name, value] of Object.entries({ x, y, width, height, fill, stroke: "none" }))
            paper.setAttribute(name, String(value));
        const name = document.createElementNS(SVG, "title");
        name.textContent = title;
        const style = document.createElementNS(SVG, "style");
        style.textContent = fonts;
        copy.prepend(name, style, paper);
        return new XMLSerializer().serializeToString(copy);
    } finally {
        render(null, container);
        container.remove();
    }
}

/** @param {string} svg */
async function toPng(svg) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    try {
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth * PNG_SCALE;
        canvas.height = image.naturalHeight * PNG_SCALE;
        canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
        /** @type {Blob | null} */
        const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
        if (!blob) throw new Error("the canvas gave no picture");
        return blob;
    } finally {
        URL.revokeObjectURL(image.src);
    }
}

/**
 * Draws a tree, given as JSON, as an SVG with its fonts; without the fonts in others.
 * @type {(title: string, json: string) => Promise<string>}
 */
const draw = async (title, json) => toSvg(JSON.parse(json), title, await embedFonts().catch(() => ""));

/** @type {Hustings["downloadPicture"]} */
export async function downloadPicture(name, title, json) {
    const svg = await draw(title, json);
    const blob = name.endsWith(".png") ? await toPng(svg) : new Blob([svg], { type: "image/svg+xml" });
    download(name, blob);
}

/** @type {Hustings["sharePicture"]} */
export async function sharePicture(name, title, json, text) {
    const empty = [new File([], name, { type: "image/png" })];
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: empty, text })) {
        const files = [new File([await draw(title, json).then(toPng)], name, { type: "image/png" })];
        try {
            await navigator.share({ files, text });
            return "shared";
        } catch (error) {
            if (error instanceof DOMException && error.name === "AbortError") return "shared"; // by the player
            console.info(`Sharing failed: ${error}`);
        }
    }
    if (!globalThis.hustings.isPermitted("clipboard-write") || !("ClipboardItem" in globalThis))
        return "copy-failed";
    // WebKit takes a picture that is still being made, but not one that is ready after the press.
    const picture = draw(title, json).then(toPng);
    try {
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        return "copied";
    } catch {
        await picture; // throws if it could not be made, else the clipboard has refused it
        return "copy-failed";
    }
}
