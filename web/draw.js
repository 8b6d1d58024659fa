// Shows a tree of plain lists [tag, attributes, children] in the page. Text only ever becomes text:
// there is no way from a tree to markup or to a script.
import { h, render } from "./preact.mjs";
import { settle, standing } from "./focus.js";
import { drawing } from "./steady.js";

/**
 * What Python makes a page of: text, nothing, or a tag with attributes and children.
 * @typedef {string | number | null | [tag: string, attrs?: Record<string, any>, children?: Tree[]]} Tree
 */

const UNSAFE = /^(on|ref$|dangerouslySetInnerHTML$|innerHTML$|outerHTML$|srcdoc$)/i;

// What can be pressed stays the same element only while it does the same, unless it has a key of its
// own; so neither the focus nor a press ever passes to something else.
/**
 * @param {Tree[]} trees
 * @returns {import("preact").ComponentChild[]}
 */
function nodes(trees) {
    const taken = new Set();
    return trees.map((tree) => {
        if (!Array.isArray(tree)) return node(tree);
        let key = tree[1]?.key ?? tree[1]?.["data-do"];
        while (key !== undefined && taken.has(key)) key += "+";
        taken.add(key);
        return node(tree, key);
    });
}

/**
 * @param {Tree} tree
 * @param {string} [key]
 */
export function node(tree, key) {
    if (!Array.isArray(tree)) return tree === null || tree === undefined ? null : String(tree);
    const [tag, attrs, children] = tree;
    /** @type {Record<string, unknown>} */
    const props = {};
    for (const name in attrs) if (!UNSAFE.test(name)) props[name] = attrs[name];
    if (key !== undefined) props.key = key;
    return h(tag, props, ...nodes(children ?? []));
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

/** @param {string} json the tree as text, as Python's json.dumps writes it */
export function draw(json) {
    /** @type {HTMLElement & { _children?: unknown, __k?: unknown } | null} */
    const app = document.getElementById("app");
    if (!app) return;
    const [, attrs, children] = JSON.parse(json);
    const focus = standing(app);
    const drawn = drawing(app);
    if (!app._children && !app.__k) app.replaceChildren();
    dress(app, attrs ?? {});
    render(nodes(children ?? []), app);
    settle(app, focus);
    drawn();
}
