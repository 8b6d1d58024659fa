// Starts Python as soon as its files are there. It waits neither for the rest of the page nor for PyScript, which
// imports the same module later.
import { context } from "./context.js";
import { fetchGame, startPython } from "./interpreter.js";
import "./progress.js";

const { root, build, wasm, snapshot, language } = context;
context.snapshot = null; // frees some ten megabytes
startPython({ root, lock: build.lock, games: build.games, wasm, snapshot, language })
    .then(({ fromSnapshot, snapshotError, lacksWords }) => {
        Object.assign(context, { fromSnapshot, snapshotError });
        if (lacksWords) globalThis.hustings.earlyMessages.push("wordless");
    })
    .catch(context.explainError);

// The game that the address names is fetched at once; all of them if it does not say which it opens. A snapshot
// has them already.
Promise.resolve(snapshot).then((found) => {
    const asked = document.documentElement.dataset.asked ?? "";
    const { games } = build;
    const needed = games.includes(asked) ? [asked] : location.hash.length > 1 ? games : [];
    if (!found) for (const game of needed) fetchGame(root, game).catch(() => {}); // Python asks again
});
