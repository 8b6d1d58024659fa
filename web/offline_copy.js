/** Deletes the copy of the page for use without a network; the open page goes on. Resolves with whether no
 * copy is left. */
export async function deleteOfflineCopy() {
    // A file or blob has no copy, nor has a browser that forbids caches.
    if (!/^https?:$/.test(location.protocol) || !globalThis.caches) return true;
    const { href } = new URL("./", location.href);
    try {
        const registration = await navigator.serviceWorker?.getRegistration(href);
        if (registration?.scope === href) await registration.unregister();
        for (const name of await caches.keys())
            if (name.startsWith(`hustings ${href} `)) await caches.delete(name);
        return true;
    } catch (error) {
        if (error instanceof Error && error.name === "SecurityError") return true;
        console.info(`The copy of the page was not deleted: ${error}`);
        return false;
    }
}
