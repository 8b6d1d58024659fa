// Renders a page with Preact. A page is a tree of plain lists [tag, attributes, children]; text in it stays
// text, so that a tree can add neither markup nor scripts.
import { h, render } from "./preact.js";
import { isChosen, restoreFocus, saveFocus } from "./focus.js";
import { recordDrawing, VIEW_MESSAGE } from "./misclick.js";

/**
 * A tree as Python makes it: text, nothing, or a tag with attributes and children. The last two items cache
 * its virtual node, as long as the tree stays the same.
 * @typedef {import("preact").VNode} VNode
 * @typedef {[tag: string, attrs?: Record<string, any>, children?: Tree[], vnode?: VNode, key?: string]} Tagged
 * @typedef {string | number | null | Tagged} Tree
 */
/**
 * A change of the page drawn before (py/hustings/draw/delta.py): the index of a child that stays the same,
 * such an index with new attributes and children (0: as before), or a new tree.
 * @typedef {number | [index: number, attrs: Record<string, any> | 0, children: Change[] | 0] | Tree} Change
 */

const UNSAFE = /^(on|ref$|dangerouslySetInnerHTML$|innerHTML$|outerHTML$|srcdoc$)/i;
// Containers become components, which Preact skips as a whole while they stay the same.
const CONTAINERS =
    /^(svg|g|div|section|article|aside|header|nav|fieldset|details|dl|ul|ol|li|table|tbody|tr)$/;

const LOW_WINDOW = matchMedia("(max-height: 500px)"); // in which a board may be higher than its frame
let highlights = false; // whether a lesson or advice has been drawn, which need highlight.js
let fieldCount = 0; // form fields made so far: what holds one is compared at every drawing

/** @param {{ vnode: VNode }} props */
const Unchanged = ({ vnode }) => vnode;

// A browser that translates the page replaces our text nodes, and Preact would go on writing into the old
// ones. So in HTML Preact gets no text node that changes: text alone in its element is set as textContent, and
// text beside elements is part of its parent's key, which makes the parent anew. SVG text is not translated.
/** @param {Tree[]} trees */
const textOf = (trees) => trees.filter((tree) => tree !== null && !Array.isArray(tree)).join("\n");

// A target keeps its element only while its message stays the same, unless it has a key of its own: neither
// focus nor a press ever passes to another target. Messages that only change the view, of which each drawing
// may name others, are told apart by their order.
/**
 * @param {Tree[]} trees
 * @param {boolean} [inSvg]
 * @returns {import("preact").ComponentChild[]}
 */
function toChildren(trees, inSvg = false) {
    const usedKeys = new Set();
    return trees.map((tree) => {
        if (!Array.isArray(tree)) return toVNode(tree);
        const children = tree[2] ?? [];
        let key = tree[1]?.key ?? tree[1]?.["data-do"]?.replace(VIEW_MESSAGE, "$1");
        if (!inSvg && children.length > 1 && children.some(Array.isArray)) {
            const text = textOf(children);
            if (text) key = `${key ?? ""}\n${text}`;
        }
        while (key !== undefined && usedKeys.has(key)) key += "+";
        usedKeys.add(key);
        return tree[3] && tree[4] === key ? tree[3] : toVNode(tree, key, inSvg);
    });
}

/**
 * Returns the virtual node of a tree.
 * @param {Tree} tree
 * @param {string} [key]
 * @param {boolean} [inSvg]
 */
export function toVNode(tree, key, inSvg = false) {
    if (!Array.isArray(tree)) return tree === null || tree === undefined ? null : String(tree);
    const [tag, attrs, children] = tree;
    const fieldsBefore = fieldCount;
    /** @type {Record<string, unknown>} */
    const props = {};
    for (const name in attrs) if (!UNSAFE.test(name)) props[name] = attrs[name];
    if (key !== undefined) props.key = key;
    if ("data-change" in props) fieldCount++;
    highlights ||= "data-lit" in props || "data-advised" in props;
    const isSvg = inSvg || tag === "svg";
    const onlyText = !isSvg && children?.length && !children.some(Array.isArray);
    if (onlyText) props.textContent = children.map((text) => text ?? "").join("");
    const vnode = onlyText ? h(tag, props) : h(tag, props, ...toChildren(children ?? [], isSvg));
    if (!CONTAINERS.test(tag)) return vnode;
    const container = h(Unchanged, { key, vnode });
    if (fieldCount === fieldsBefore) [tree[3], tree[4]] = [container, key];
    return container;
}

/**
 * Returns the tree that a change leads to; unchanged parts are the same arrays as before.
 * @param {Change} change
 * @param {Tree[]} before the trees that indices refer to
 * @returns {Tree}
 */
function applyChange(change, before) {
    if (typeof change === "number") return before[change];
    if (!Array.isArray(change) || typeof change[0] === "string") return /** @type {Tree} */ (change);
    const [index, attrs, children] = /** @type {[number, Record<string, any> | 0, Change[] | 0]} */ (change);
    const [tag, oldAttrs, old] = /** @type {Tagged} */ (before[index]);
    return [tag, attrs || oldAttrs, children ? children.map((child) => applyChange(child, old ?? [])) : old];
}

// The tree's root stands for #app, which is not replaced.
/**
 * @param {Element} app
 * @param {Record<string, unknown>} attrs
 */
function setAttributes(app, attrs) {
    for (const { name } of [...app.attributes])
        if (name !== "id" && (attrs[name] ?? false) === false) app.removeAttribute(name);
    for (const [name, value] of Object.entries(attrs)) {
        if (name === "id" || name === "key" || UNSAFE.test(name)) continue;
        if ((value ?? false) === false) continue;
        const text = value === true ? "" : String(value);
        if (app.getAttribute(name) !== text) app.setAttribute(name, text);
    }
}

// Returns whether an element of a tree sends a message and has no key, so that it goes when its message does.
/** @type {(tree: Tree, message: string) => boolean} */
const sends = (tree, message) =>
    Array.isArray(tree) &&
    ((tree[1]?.["data-do"] === message && tree[1].key === undefined) ||
        (tree[2] ?? []).some((child) => sends(child, message)));

/** @type {Tree} */
let drawn = null;

/** @type {(message: string, page: Tree) => boolean} */
const isLeaving = (message, page) => message !== "" && !sends(page, message) && sends(drawn, message);

/** Draws a page. @param {string} json a tree, or a change of the page drawn before */
export function draw(json) {
    /** @type {HTMLElement & { _children?: unknown, __k?: unknown } | null} */
    const app = document.getElementById("app");
    if (!app) return;
    const page = /** @type {Tagged} */ (applyChange(JSON.parse(json), [drawn]));
    const [, attrs, children] = page;
    const focus = saveFocus(app);
    const finishRecording = recordDrawing(app);
    if (!app._children && !app.__k) app.replaceChildren(); // Preact has not drawn here yet
    setAttributes(app, attrs ?? {});
    // A browser lays out the half-drawn page when the focused element is removed; without the focus it does not.
    if (focus && (isChosen(focus) || isLeaving(focus.message, page))) focus.element?.blur();
    render(toChildren(children ?? []), app);
    restoreFocus(app, focus);
    finishRecording();
    drawn = page;
    if (LOW_WINDOW.matches) import("./follow.js").then(({ followPlay }) => followPlay());
    highlights ||= "lesson" in app.dataset;
    if (highlights) import("./highlight.js").then(({ updateHighlights }) => updateHighlights());
}
