// Packs and unpacks memory snapshots, from which Python starts faster. A snapshot holds Python's memory and the zips
// that Python had as files. Memory is mostly zeros, so only used blocks are stored, about half of it.
const BLOCK_BYTES = 65536; // a page of WebAssembly
const HEADER_NUMBERS = 4; // size with head, size of head, number of zips, number of blocks; then each zip's size

/**
 * @typedef {object} Snapshot
 * @property {number} size of memory and head, in bytes
 * @property {Uint8Array<ArrayBuffer>} head what Pyodide puts before the memory
 * @property {ArrayBuffer[]} zips as they were packed
 * @property {(memory: Uint8Array) => void} restore writes the blocks into a memory
 */

/**
 * Returns the addresses of blocks that are not all zero.
 * @param {Uint8Array} memory
 */
export function findUsedBlocks(memory) {
    /** @type {Set<number>} */
    const addresses = new Set();
    for (let at = 0; at < memory.length; at += BLOCK_BYTES)
        if (memory.subarray(at, at + BLOCK_BYTES).some((byte) => byte)) addresses.add(at);
    return addresses;
}

/**
 * Returns a snapshot as it is stored.
 * @param {Uint8Array<ArrayBuffer>} snapshot head and memory, as Pyodide makes it
 * @param {Set<number>} usedBefore addresses of blocks that are used before Python starts: they are stored even
 *     if they are all zero now, because they will be restored over used blocks
 * @param {ArrayBuffer[]} zips
 */
export function pack(snapshot, usedBefore, zips) {
    const [, start] = new Uint32Array(snapshot.buffer, 0, 2); // as in Pyodide's head
    const [head, memory] = [snapshot.subarray(0, start), snapshot.subarray(start)];
    const addresses = [...new Set([...findUsedBlocks(memory), ...usedBefore])].sort((a, b) => a - b);
    const sizes = zips.map(({ byteLength }) => byteLength);
    const numbers = [snapshot.length, start, zips.length, addresses.length, ...sizes];
    const blocks = addresses.map((at) => memory.subarray(at, at + BLOCK_BYTES));
    return new Blob([Uint32Array.of(...numbers, ...addresses), head, ...blocks, ...zips]);
}

/**
 * Reads a stored snapshot; throws if it is not whole.
 * @param {ArrayBuffer} packed
 * @returns {Snapshot}
 */
export function unpack(packed) {
    const [size, start, zipCount, blockCount] = new Uint32Array(packed, 0, HEADER_NUMBERS);
    const sizes = new Uint32Array(packed, 4 * HEADER_NUMBERS, zipCount);
    const addresses = new Uint32Array(packed, 4 * (HEADER_NUMBERS + zipCount), blockCount);
    const from = 4 * (HEADER_NUMBERS + zipCount + blockCount) + start;
    let end = from + blockCount * BLOCK_BYTES;
    const zips = [...sizes].map((bytes) => packed.slice(end, (end += bytes)));
    if (packed.byteLength !== end) throw new Error("the snapshot is damaged");
    return {
        size,
        head: new Uint8Array(packed.slice(from - start, from)),
        zips,
        restore(memory) {
            addresses.forEach((at, number) => {
                memory.set(new Uint8Array(packed, from + number * BLOCK_BYTES, BLOCK_BYTES), at);
            });
        },
    };
}

/**
 * Grows a memory, which starts with thirty megabytes, to the size of a snapshot. Bytes beyond whole blocks are
 * Pyodide's head.
 * @param {WebAssembly.Memory} memory
 * @param {number} bytes
 */
export function growMemory(memory, bytes) {
    const missing = Math.floor(bytes / BLOCK_BYTES) - memory.buffer.byteLength / BLOCK_BYTES;
    if (missing > 0) memory.grow(missing);
}
