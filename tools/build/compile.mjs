// Starts Pyodide under Node and lets tools/build/in_pyodide make or check the zips.
// Usage: node compile.mjs job.json; the job is written by tools/build/bundle.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);

async function start(options = {}) {
    const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" }, ...options });
    for (const [path, folder] of Object.entries(job.mounts)) {
        python.FS.mkdirTree(path);
        python.mountNodeFS(path, folder);
    }
    return python;
}

// Calls a Python function with keyword arguments, which travel as JSON.
function ask(python, call, args) {
    python.globals.set("_args", JSON.stringify(args));
    return python.runPython(`import json; ${call}(**json.loads(_args))`);
}

async function make() {
    const python = await start();
    const atBoot = python.runPython("import sys; list(sys.modules)").toJs();
    python.runPython(readFileSync(`${job.scripts}/bundle.py`, "utf8"));
    for (const { call, args, to } of job.zips) {
        const full = { ...args, ...(call === "bundle_stdlib" ? { at_boot: atBoot } : {}) };
        writeFileSync(to, ask(python, call, full).toJs());
    }
}

async function verify() {
    const app = readFileSync(job.verify.app);
    const python = await start({
        stdLibURL: job.verify.stdlib,
        env: { PYTHONPATH: "/lib/hustings.zip" },
        fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", app),
    });
    python.runPython(readFileSync(`${job.scripts}/verify.py`, "utf8"));
    const faults = ask(python, "verify", job.verify.args);
    if (faults) throw new Error(`the zips lack something the page needs:\n${faults}`);
}

try {
    if (job.zips) await make();
    if (job.verify) await verify();
} catch (error) {
    console.error(error.message);
    process.exit(1);
}
