// Finds where modules name other modules, for the one-file edition, which has to put other addresses
// there. Hears {name: text} as JSON on its standard input; says {name: [[start, end, specifier]]}: the
// characters [start, end) of the text hold the specifier, or, where it is null, an expression.
import { text } from "node:stream/consumers";
import { init, parse } from "es-module-lexer/minimal";

const META = -2;
const STATIC = -1;

/** @param {string} source */
function links(source) {
    const [imports] = parse(source);
    return imports
        .filter(({ d }) => d !== META)
        .map(({ n, s, e, d }) => {
            // Of what is imported while running the quotes belong to the expression.
            const quotes = d !== STATIC && n !== undefined ? 1 : 0;
            return [s + quotes, e - quotes, n ?? null];
        });
}

await init();
/** @type {Record<string, string>} */
const sources = JSON.parse(await text(process.stdin));
/** @type {Record<string, ReturnType<typeof links>>} */
const found = {};
for (const [name, source] of Object.entries(sources)) {
    try {
        found[name] = links(source);
    } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
        process.exit(1);
    }
}
process.stdout.write(JSON.stringify(found));
