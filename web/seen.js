// Waits until a thing is in sight: half of it in the window, and the tab not hidden.
const HALF = 0.5;

/**
 * @param {string} selector
 * @param {() => void} back
 */
export function whenSeen(selector, back) {
    const thing = document.querySelector(selector);
    if (!thing) return;
    if (document.hidden) {
        document.addEventListener("visibilitychange", () => whenSeen(selector, back), { once: true });
        return;
    }
    const watch = new IntersectionObserver(
        (found) => {
            const { intersectionRatio } = found[found.length - 1];
            if (thing.isConnected && intersectionRatio < HALF) return; // it may yet come
            watch.disconnect();
            if (!thing.isConnected) return;
            if (document.hidden) whenSeen(selector, back);
            else back();
        },
        { threshold: HALF },
    );
    watch.observe(thing);
}
