// Takes from Pyodide what nothing in the page can reach. It is linked so that packages from outside may call
// any of its functions and find whole libraries (SDL, OpenGL, sockets) in its JavaScript; there are none here.
// Usage: node lean.mjs from to others...; reads pyodide.asm.wasm and pyodide.asm.mjs in the folder `from`,
// writes them into `to`. `others`: scripts that use Pyodide; what they name stays.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "acorn";
import { base, full, recursive } from "acorn-walk";
import binaryen from "binaryen";
import { minify } from "terser";

/** @import { Node, ExpressionStatement, ObjectExpression, VariableDeclarator } from "acorn" */
/** @typedef {{ statement: ExpressionStatement, exported: string, names: string[] }} Taken */

const [from, to, ...others] = process.argv.slice(2);

/**
 * `Module["name"]` or `wasmExports["name"]`: the name.
 * @param {Node} node
 * @param {string} object
 */
function of(node, object) {
    const { type, object: holder, property } = /** @type {any} */ (node);
    if (type !== "MemberExpression" || holder.type !== "Identifier" || holder.name !== object) return null;
    return typeof property.value === "string" ? /** @type {string} */ (property.value) : null;
}

/**
 * What Emscripten generates, as it stands in the syntax tree.
 * @param {Node} tree
 */
function generated(tree) {
    /** @type {Taken[]} `_malloc = Module["_malloc"] = wasmExports["malloc"]`, or the same name once more */
    const taken = [];
    /** @type {{ statement: ExpressionStatement, name: string }[]} `Module["_glClear"] = _glClear` */
    const handed = [];
    /** @type {{ statement: ExpressionStatement, name: string }[]} `_glClear.sig = "vi"` */
    const signed = [];
    /** @type {VariableDeclarator[]} `var _malloc`, without a value */
    const declared = [];
    /** @type {ObjectExpression[]} what WebAssembly imports */
    const tables = [];
    full(tree, (/** @type {any} */ node) => {
        if (node.type === "VariableDeclarator" && !node.init) declared.push(node);
        if (node.type !== "ExpressionStatement" && node.type !== "VariableDeclarator") return;
        if (node.type === "VariableDeclarator") {
            if (node.id.name === "wasmImports") tables.push(node.init);
            return;
        }
        const names = [];
        let value = node.expression;
        for (; value.type === "AssignmentExpression" && value.operator === "="; value = value.right)
            names.push(value.left.name ?? of(value.left, "Module") ?? "");
        if (!names.length) return;
        /** @type {Set<string>} */
        const exports = new Set();
        full(value, (inner) => {
            const name = of(inner, "wasmExports");
            if (name) exports.add(name);
        });
        const [exported] = exports;
        if (exports.size === 1) taken.push({ statement: node, exported, names: names.filter(Boolean) });
        const { left } = node.expression;
        if (value.type === "Identifier" && names.length === 1 && names[0] === value.name)
            handed.push({ statement: node, name: value.name });
        if (left.type === "MemberExpression" && !left.computed && left.property.name === "sig")
            signed.push({ statement: node, name: left.object.name });
    });
    const [table] = tables;
    if (tables.length !== 1 || table?.type !== "ObjectExpression" || !taken.length || !handed.length)
        throw new Error("Pyodide's JavaScript does not look any more as tools/build/lean.mjs knows it");
    return { taken, handed, signed, declared, table };
}

/**
 * Every name and every text but those in what is passed over.
 * @param {Node} tree
 * @param {Set<Node>} past
 */
function named(tree, past) {
    /** @type {Set<string>} */
    const all = new Set();
    /** @type {Set<string>} as a property, or as a text that may name one */
    const properties = new Set();
    /** @type {Record<string, (node: any, state: null, go: any) => void>} */
    const visitors = {
        Identifier: ({ name }) => void all.add(name),
        Literal: ({ value }) => void (typeof value === "string" && properties.add(value)),
        MemberExpression({ object, property, computed }, state, go) {
            go(object, state);
            if (computed) go(property, state);
            else properties.add(property.name);
        },
        Property({ key, value }, state, go) {
            if (key.name) properties.add(key.name);
            go(key, state);
            go(value, state);
        },
    };
    for (const type of ["ExpressionStatement", "VariableDeclarator", "ObjectExpression"])
        visitors[type] = (node, state, go) => {
            if (!past.has(node)) /** @type {any} */ (base)[type](node, state, go);
        };
    recursive(tree, null, visitors);
    return { all: new Set([...all, ...properties]), properties };
}

/**
 * WebAssembly without what is not exported any more, and what only that called.
 * @param {Uint8Array} wasm
 * @param {string[]} useless names of exports
 */
function cut(wasm, useless) {
    const module = binaryen.readBinary(wasm);
    for (const name of useless) module.removeExport(name);
    module.runPasses(["remove-unused-module-elements"]);
    const bytes = module.emitBinary();
    module.dispose();
    return bytes;
}

/**
 * @param {string} text
 * @param {Iterable<Node>} nodes
 */
function without(text, nodes) {
    const sorted = [...nodes].sort((a, b) => a.start - b.start);
    let [kept, at] = ["", 0];
    for (const { start, end } of sorted) {
        kept += text.slice(at, start);
        at = end;
        if (text[at] === ",") at += 1; // in the table of imports
    }
    return kept + text.slice(at);
}

/**
 * WebAssembly and JavaScript, each without what the other does not ask for.
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {string} glue
 * @param {Set<string>} outside what scripts beside it name
 */
async function leaner(wasm, glue, outside) {
    const tree = parse(glue, { ecmaVersion: "latest", sourceType: "module" });
    const { taken, handed, signed, declared, table } = generated(tree);
    const statements = [...taken, ...handed, ...signed].map(({ statement }) => statement);
    const { all, properties } = named(tree, new Set([...declared, ...statements, table]));

    /** @type {Record<string, string[]>} what JavaScript calls an export */
    const aliases = {};
    for (const { exported, names } of taken) (aliases[exported] ??= [exported]).push(...names);
    const before = new WebAssembly.Module(wasm);
    // It asks for the addresses of some of its own functions.
    const asked = new Set(
        WebAssembly.Module.imports(before)
            .filter(({ module }) => module.startsWith("GOT."))
            .map(({ name }) => name),
    );
    const useless = WebAssembly.Module.exports(before)
        .map(({ name }) => name)
        .filter((name) => !asked.has(name))
        .filter((name) => !(aliases[name] ?? [name]).some((alias) => all.has(alias) || outside.has(alias)));
    const lean = new Uint8Array(cut(wasm, useless));

    const after = WebAssembly.Module.imports(new WebAssembly.Module(lean));
    const wanted = new Set(after.map(({ name }) => name));
    const rows = /** @type {any[]} */ (table.properties).map((row) => ({
        row,
        name: row.value.name,
        stays: wanted.has(row.key.name ?? row.key.value),
    }));
    const imported = new Set(rows.filter(({ stays }) => stays).map(({ name }) => name));
    const gone = new Set(useless);
    const rest = without(glue, [
        ...taken.filter(({ exported }) => gone.has(exported)).map(({ statement }) => statement),
        ...handed
            .filter(({ name }) => !properties.has(name) && !outside.has(name))
            .map(({ statement }) => statement),
        ...signed.filter(({ name }) => !imported.has(name)).map(({ statement }) => statement),
        ...rows.filter(({ stays }) => !stays).map(({ row }) => row),
    ]);
    // Only packages from outside bring texts that are code. Under this name `eval` sees no variable around it,
    // or none of them could be told to be of no use.
    const plain = rest.replaceAll(/(?<![\w$.])eval\(/g, "(0,eval)(");
    const compress = { defaults: false, dead_code: true, passes: 4, side_effects: true, unused: true };
    const { code } = await minify(plain, { module: true, mangle: false, compress });
    return { wasm: lean, glue: code ?? "" };
}

const outside = new Set(others.flatMap((path) => readFileSync(path, "utf8").match(/[\w$]+/g) ?? []));
const { wasm, glue } = await leaner(
    new Uint8Array(readFileSync(`${from}/pyodide.asm.wasm`)),
    readFileSync(`${from}/pyodide.asm.mjs`, "utf8"),
    outside,
);
writeFileSync(`${to}/pyodide.asm.wasm`, wasm);
writeFileSync(`${to}/pyodide.asm.mjs`, glue);
