// Deletes what is kept beside localStorage: the second store, and the copy of the page for use
// without a network. The page that is open goes on; opened again it is fetched as on a first visit.
import { second } from "./second.js";

async function keeper() {
    const { href } = new URL("./", location.href); // a blob: address has no folder
    const found = await navigator.serviceWorker?.getRegistration(href);
    if (found?.scope === href) await found.unregister();
    for (const name of await caches.keys())
        if (name.startsWith(`hustings ${href} `)) await caches.delete(name);
}

export async function forget() {
    await second.last;
    // Where the browser forbids it, or the page is a file, there is no such copy.
    await keeper().catch((error) => console.info(`No copy of the page was deleted: ${error.message}`));
}
