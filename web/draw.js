// Shows a tree of plain lists [tag, attributes, children] in the page. Text only ever becomes text:
// there is no way from a tree to markup or to a script.
import { h, render } from "./preact.js";
import { settle, standing } from "./focus.js";
import { drawing, LOOKS } from "./steady.js";

/**
 * What Python makes a page of: text, nothing, or a tag with attributes and children. Behind them
 * stands what was made of it, as long as it stays as it is.
 * @typedef {import("preact").VNode} VNode
 * @typedef {[tag: string, attrs?: Record<string, any>, children?: Tree[], made?: VNode, key?: string]} Drawn
 * @typedef {string | number | null | Drawn} Tree
 */
/**
 * What became of an earlier page (py/hustings/draw/delta.py): the number of a child that stays as it
 * is, such a number with new attributes and children (0: as they were), or a tree that is new.
 * @typedef {number | [was: number, attrs: Record<string, any> | 0, children: Change[] | 0] | Tree} Change
 */

const UNSAFE = /^(on|ref$|dangerouslySetInnerHTML$|innerHTML$|outerHTML$|srcdoc$)/i;
// What holds other things is passed over as a whole while it stays as it is.
const HOLDS = /^(svg|g|div|section|article|aside|header|nav|fieldset|details|dl|ul|ol|li|table|tbody|tr)$/;

let taught = false; // whether a lesson or advice has been drawn, which lights things up (lit.js)
let fields = 0; // how many have been made: what a person types into is compared at every drawing

/**
 * Passed over by Preact where it is the very same as before, for only components are.
 * @param {{ made: VNode }} props
 */
const Part = ({ made }) => made;

// A browser that translates the page puts elements of its own in the place of our text nodes, and Preact
// would go on writing into the nodes that are gone. So Preact is given no text node in HTML that changes:
// text that stands alone is set as a whole (textContent), and text beside elements is part of its parent's
// key, so that the parent is made anew with it. Nobody translates the text of drawings (SVG).
/** @param {Tree[]} trees */
const textOf = (trees) => trees.filter((tree) => tree !== null && !Array.isArray(tree)).join("\n");

// What can be pressed stays the same element only while it does the same, unless it has a key of its
// own; so neither the focus nor a press ever passes to something else. What only looks elsewhere does so
// from another moment after each press, and is known by where it stands among the others.
/**
 * @param {Tree[]} trees
 * @param {boolean} [inSvg] whether they stand in a drawing
 * @returns {import("preact").ComponentChild[]}
 */
function nodes(trees, inSvg = false) {
    const taken = new Set();
    return trees.map((tree) => {
        if (!Array.isArray(tree)) return node(tree);
        const held = tree[2] ?? [];
        let key = tree[1]?.key ?? tree[1]?.["data-do"]?.replace(LOOKS, "$1");
        if (!inSvg && held.length > 1 && held.some(Array.isArray)) {
            const text = textOf(held);
            if (text) key = `${key ?? ""}\n${text}`;
        }
        while (key !== undefined && taken.has(key)) key += "+";
        taken.add(key);
        return tree[3] && tree[4] === key ? tree[3] : node(tree, key, inSvg);
    });
}

/**
 * @param {Tree} tree
 * @param {string} [key]
 * @param {boolean} [inSvg] whether it stands in a drawing
 */
export function node(tree, key, inSvg = false) {
    if (!Array.isArray(tree)) return tree === null || tree === undefined ? null : String(tree);
    const [tag, attrs, children] = tree;
    const before = fields;
    /** @type {Record<string, unknown>} */
    const props = {};
    for (const name in attrs) if (!UNSAFE.test(name)) props[name] = attrs[name];
    if (key !== undefined) props.key = key;
    if ("data-change" in props) fields++;
    const svg = inSvg || tag === "svg";
    const alone = !svg && children?.length && !children.some(Array.isArray);
    if (alone) props.textContent = children.map((text) => text ?? "").join("");
    const made = alone ? h(tag, props) : h(tag, props, ...nodes(children ?? [], svg));
    if (!HOLDS.test(tag)) return made;
    const part = h(Part, { key, made });
    if (fields === before) [tree[3], tree[4]] = [part, key];
    return part;
}

/**
 * Returns the tree that a change leads to. What stays is the same array as before.
 * @param {Change} change
 * @param {Tree[]} before what the numbers count
 * @returns {Tree}
 */
function grown(change, before) {
    if (typeof change === "number") return before[change];
    if (!Array.isArray(change) || typeof change[0] === "string") return /** @type {Tree} */ (change);
    const [index, attrs, children] = /** @type {[number, Record<string, any> | 0, Change[] | 0]} */ (change);
    const [tag, had, held] = /** @type {Drawn} */ (before[index]);
    return [tag, attrs || had, children ? children.map((child) => grown(child, held ?? [])) : held];
}

// The tree's root stands for #app itself: its attributes are set there, stale ones go.
/**
 * @param {Element} app
 * @param {Record<string, unknown>} attrs
 */
function dress(app, attrs) {
    for (const { name } of [...app.attributes])
        if (name !== "id" && (attrs[name] ?? false) === false) app.removeAttribute(name);
    for (const [name, value] of Object.entries(attrs)) {
        if (name === "id" || name === "key" || UNSAFE.test(name)) continue;
        if ((value ?? false) === false) continue;
        const text = value === true ? "" : String(value);
        if (app.getAttribute(name) !== text) app.setAttribute(name, text);
    }
}

/** @type {Tree} */
let shown = null; // the page as it was drawn last

/** @param {string} json the page, or what became of the last one, as Python's json.dumps writes it */
export function draw(json) {
    /** @type {HTMLElement & { _children?: unknown, __k?: unknown } | null} */
    const app = document.getElementById("app");
    if (!app) return;
    const page = /** @type {Drawn} */ (grown(JSON.parse(json), [shown]));
    const [, attrs, children] = page;
    const focus = standing(app);
    const drawn = drawing(app);
    if (!app._children && !app.__k) app.replaceChildren();
    dress(app, attrs ?? {});
    render(nodes(children ?? []), app);
    settle(app, focus);
    drawn();
    shown = page;
    taught ||= "lesson" in app.dataset || app.querySelector("[data-lit], [data-advised]") !== null;
    if (taught) import("./lit.js").then(({ light }) => light());
}
