// Deletes the copy of the page for use without a network. The page that is open goes on; opened again
// it is fetched as on a first visit.

/** Resolves with whether no such copy is left. */
export async function forget() {
    // Where the page is a file or a blob, or the browser forbids it, there never was a copy.
    if (!/^https?:$/.test(location.protocol) || !globalThis.caches) return true;
    const { href } = new URL("./", location.href);
    try {
        const found = await navigator.serviceWorker?.getRegistration(href);
        if (found?.scope === href) await found.unregister();
        for (const name of await caches.keys())
            if (name.startsWith(`hustings ${href} `)) await caches.delete(name);
        return true;
    } catch (error) {
        if (error instanceof Error && error.name === "SecurityError") return true;
        console.info(`The copy of the page was not deleted: ${error}`);
        return false;
    }
}
