/**
 * Downloads a blob as a file.
 * @param {string} name
 * @param {Blob} blob
 */
export function download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
