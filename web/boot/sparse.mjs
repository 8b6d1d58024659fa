// A memory is mostly zeros: only the blocks with something in them are kept, half of it or less.
const BLOCK = 65536;

/**
 * As kept: length, number of blocks, their places (each 32 bits), then the blocks one after the other.
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export function pack(memory) {
    const places = [];
    for (let at = 0; at < memory.length; at += BLOCK)
        if (memory.subarray(at, at + BLOCK).some((byte) => byte)) places.push(at);
    const head = Uint32Array.of(memory.length, places.length, ...places);
    return new Blob([head, ...places.map((at) => memory.subarray(at, at + BLOCK))]);
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

/** @param {ArrayBuffer} kept */
export function unpack(kept) {
    const [length, count] = new Uint32Array(kept, 0, 2);
    const memory = new Uint8Array(length);
    let from = 4 * (2 + count);
    for (const at of new Uint32Array(kept, 8, count)) {
        const size = Math.min(BLOCK, length - at);
        memory.set(new Uint8Array(kept, from, size), at);
        from += size;
    }
    return memory;
}
