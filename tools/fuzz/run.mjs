// Starts the built site's Python under Node, on the stack it has in the page, and tries inputs in it.
// Usage: node run.mjs job.json; the job is written by tools/fuzz/__main__.py. Says one line of json for
// each input: [number, way, good, seconds, what went wrong]. Where Python itself dies, another starts.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

// As web/boot/interpreter.js does.
/** @type {typeof WebAssembly & { Suspending?: unknown, promising?: unknown }} */
const stacks = WebAssembly;
delete stacks.Suspending;
delete stacks.promising;

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { site, pyodide, library, first, count } = job;
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.js`).href);
// Handed in, as the page does: by itself it would look for the name that the file had before the build.
const { default: createPyodideModule } = await import(pathToFileURL(`${pyodide}/pyodide.asm.js`).href);
writeFileSync(library, gunzipSync(readFileSync(`${site}/stdlib.pack`)));
const ours = readdirSync(site).filter((name) => /^(?!stdlib|words-).*\.pack$/.test(name));

function clock() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
}

async function start() {
    const python = await loadPyodide({
        indexURL: `${pyodide}/`,
        createPyodideModule,
        stdLibURL: library,
        lockFileContents: job.lock,
        env: { PYTHONPATH: "/lib/hustings.zip:/src", HUSTINGS_PACKS: "/lib", PYTHONNODEBUGRANGES: "1" },
        fsInit: async (FS) => {
            for (const name of ours)
                FS.writeFile(
                    `/lib/${name.replace("pack", "zip")}`,
                    gunzipSync(readFileSync(`${site}/${name}`)),
                );
        },
    });
    python.FS.mkdirTree("/src/tools");
    python.mountNodeFS("/src/tools", job.tools);
    python.runPython("import sys; sys.path_importer_cache.clear()"); // what was mounted is there now
    return python.pyimport("tools.fuzz.loop").begin(JSON.stringify(job.records), job.seed, clock);
}

/** @param {unknown} error */
const said = (error) => (error instanceof Error ? error.message : String(error));

async function run() {
    let loop = await start();
    for (let number = first; number < first + count; number++) {
        const begun = clock();
        let told;
        try {
            told = JSON.parse(loop.step(number));
        } catch (error) {
            told = ["?", false, clock() - begun, `Python died: ${said(error).slice(0, 2000)}`];
            loop = await start();
        }
        process.stdout.write(`${JSON.stringify([number, ...told])}\n`);
    }
}

run().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
});
