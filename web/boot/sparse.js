// What is kept of a start for later ones: Python's memory, and the files that lay in it. A memory is mostly
// zeros: only blocks with something in them are kept, half of it or less, and laid back one by one.
const BLOCK = 65536;
const NUMBERS = 6; // at the beginning: length of memory, of its head, of the three zips, number of blocks

/**
 * @typedef {object} Kept
 * @property {number} length bytes of memory and head
 * @property {Uint8Array<ArrayBuffer>} head what Pyodide puts before a memory
 * @property {ArrayBuffer} library the zip of Python's library
 * @property {ArrayBuffer} application the zip of our own package
 * @property {ArrayBuffer} words that of the words of another language; empty where there is none
 * @property {(memory: Uint8Array) => void} lay puts back what the memory held
 */

/**
 * Where blocks hold something.
 * @param {Uint8Array} memory
 */
export function filled(memory) {
    /** @type {Set<number>} */
    const places = new Set();
    for (let at = 0; at < memory.length; at += BLOCK)
        if (memory.subarray(at, at + BLOCK).some((byte) => byte)) places.add(at);
    return places;
}

/**
 * @param {Uint8Array<ArrayBuffer>} snapshot head and memory, as Pyodide gives them
 * @param {Set<number>} before places of blocks that hold something before Python begins: they are kept even
 *     if they are empty now, for what they are laid over is not
 * @param {ArrayBuffer} library
 * @param {ArrayBuffer} application
 * @param {ArrayBuffer} words
 */
export function pack(snapshot, before, library, application, words) {
    const [, start] = new Uint32Array(snapshot.buffer, 0, 2); // says Pyodide's head
    const [head, memory] = [snapshot.subarray(0, start), snapshot.subarray(start)];
    const places = [...new Set([...filled(memory), ...before])].sort((a, b) => a - b);
    const zips = [library, application, words];
    const sizes = zips.map(({ byteLength }) => byteLength);
    const numbers = [snapshot.length, start, ...sizes, places.length];
    const blocks = places.map((at) => memory.subarray(at, at + BLOCK));
    return new Blob([Uint32Array.of(...numbers, ...places), head, ...blocks, ...zips]);
}

/**
 * @param {ArrayBuffer} kept
 * @returns {Kept}
 */
export function unpack(kept) {
    const [length, start, library, application, words, count] = new Uint32Array(kept, 0, NUMBERS);
    const from = 4 * (NUMBERS + count) + start;
    const end = from + count * BLOCK;
    if (kept.byteLength !== end + library + application + words)
        throw new Error("what was kept is not whole");
    const places = new Uint32Array(kept, 4 * NUMBERS, count);
    return {
        length,
        head: new Uint8Array(kept.slice(from - start, from)),
        library: kept.slice(end, end + library),
        application: kept.slice(end + library, end + library + application),
        words: kept.slice(end + library + application),
        lay(memory) {
            places.forEach((at, number) => {
                memory.set(new Uint8Array(kept, from + number * BLOCK, BLOCK), at);
            });
        },
    };
}

/**
 * WebAssembly begins with thirty megabytes. A memory that had outgrown them when it was kept is taken
 * back only where there is as much room, which its whole pages tell: what is over is Pyodide's head.
 * @param {WebAssembly.Memory} memory
 * @param {number} bytes
 */
export function makeRoom(memory, bytes) {
    const missing = Math.floor(bytes / BLOCK) - memory.buffer.byteLength / BLOCK;
    if (missing > 0) memory.grow(missing);
}
