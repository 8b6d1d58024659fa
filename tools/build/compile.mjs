// Starts Pyodide under Node, lets tools/build/in_pyodide make or check the zips, and tries the memory
// that the page will keep for later visits.
// Usage: node compile.mjs job.json; the job is written by tools/build/bundle.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { makeRoom } from "../../web/sparse.mjs";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);

async function start(options = {}) {
    const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" }, ...options });
    if (options._makeSnapshot || options._loadSnapshot) return python; // a memory holds no mounts
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

// What starts Python from the finished zips.
function finished({ stdlib, app }) {
    const bytes = readFileSync(app);
    return {
        stdLibURL: stdlib,
        env: { PYTHONPATH: "/lib/hustings.zip" },
        fsInit: async (FS) => FS.writeFile("/lib/hustings.zip", bytes),
    };
}

async function verify() {
    const python = await start(finished(job.verify));
    python.runPython(readFileSync(`${job.scripts}/verify.py`, "utf8"));
    const faults = ask(python, "verify", job.verify.args);
    if (faults) throw new Error(`the zips lack something the page needs:\n${faults}`);
}

// As web/remember.js makes a memory and web/interpreter.mjs starts from it.
async function remember({ source, limit }) {
    const first = await start({ ...finished(job.memory), _makeSnapshot: true });
    first.runPython(readFileSync(source, "utf8"));
    const memory = first.makeMemorySnapshot();
    const fault = (what) => new Error(`the memory kept for later visits ${what}: see py/memory.py`);
    if (memory.length > limit)
        throw fault(`takes ${memory.length} bytes and may take ${limit}; import less or raise the limit`);
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        makeRoom(made.instance.exports.memory, memory.length);
        return made;
    };
    try {
        const again = await start({ ...finished(job.memory), _loadSnapshot: memory });
        again.runPython("import hustings.ui.app");
    } catch (error) {
        throw fault(`is none that Python can start from (${error.message})`);
    } finally {
        Object.assign(WebAssembly, { instantiate });
    }
}

try {
    if (job.zips) await make();
    if (job.verify) await verify();
    if (job.memory) await remember(job.memory);
} catch (error) {
    console.error(error.message);
    process.exit(1);
}
