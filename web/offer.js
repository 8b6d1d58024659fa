/**
 * Offers something made in the page as a file to keep.
 * @param {string} name
 * @param {Blob} blob
 */
export function offer(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
