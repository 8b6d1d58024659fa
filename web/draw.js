// Shows a tree of plain lists [tag, attributes, children] in the page. Text only ever becomes text:
// there is no way from a tree to markup or to a script.
import { h, render } from "./preact.mjs";

const UNSAFE = /^(on|ref$|dangerouslySetInnerHTML$|innerHTML$|outerHTML$|srcdoc$)/i;

export function node(tree) {
    if (!Array.isArray(tree)) return tree === null || tree === undefined ? null : String(tree);
    const [tag, attrs, children] = tree;
    const props = {};
    for (const name in attrs) if (!UNSAFE.test(name)) props[name] = attrs[name];
    return h(tag, props, ...(children ?? []).map(node));
}

// The tree's root stands for #app itself: its attributes are set there, stale ones go.
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

// Finds again what had the focus, when drawing replaced or moved it.
function refocus(app, before) {
    if (!before || before === document.body || document.activeElement === before) return;
    let now = before.isConnected ? before : null;
    if (!now && before.id) now = document.getElementById(before.id);
    if (!now && before.dataset?.do) now = app.querySelector(`[data-do="${CSS.escape(before.dataset.do)}"]`);
    now?.focus({ preventScroll: true });
}

// json: the tree as text, as Python's json.dumps writes it.
export function draw(json) {
    const app = document.getElementById("app");
    const [, attrs, children] = JSON.parse(json);
    const focus = app.contains(document.activeElement) ? document.activeElement : null;
    if (!app._children && !app.__k) app.replaceChildren();
    dress(app, attrs ?? {});
    render((children ?? []).map(node), app);
    refocus(app, focus);
}
