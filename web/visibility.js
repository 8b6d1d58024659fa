const MIN_VISIBLE_SHARE = 0.5;

/**
 * Calls back once when half of an element is in the window and the tab is not hidden; never if it is removed.
 * @param {string} selector
 * @param {() => void} callback
 */
export function onceVisible(selector, callback) {
    const element = document.querySelector(selector);
    if (!element) return;
    if (document.hidden) {
        document.addEventListener("visibilitychange", () => onceVisible(selector, callback), { once: true });
        return;
    }
    const observer = new IntersectionObserver(
        (entries) => {
            const { intersectionRatio } = entries[entries.length - 1];
            if (element.isConnected && intersectionRatio < MIN_VISIBLE_SHARE) return;
            observer.disconnect();
            if (!element.isConnected) return;
            if (document.hidden) onceVisible(selector, callback);
            else callback();
        },
        { threshold: MIN_VISIBLE_SHARE },
    );
    observer.observe(element);
}
