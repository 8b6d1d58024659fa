"""Scripts that read and write what the page stores: localStorage and its second store."""

from __future__ import annotations

import json
from typing import Final

KEY_PREFIX: Final = (
    "`hustings ${location.protocol.startsWith('http')"
    " ? location.pathname.replace(/[^/]*$/, '') : location.protocol} `"
)
"""A JavaScript expression for the prefix of the page's keys (web/boot/place.js)."""


def storing(key: str, text: str) -> str:
    """Return a script that stores a text before the page loads. key: without the prefix."""
    return (
        "if (location.protocol !== 'about:')"
        f" localStorage.setItem({KEY_PREFIX} + {json.dumps(key)}, {json.dumps(text)})"
    )


SECOND: Final = """async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const request = frame.contentWindow.indexedDB.open(`hustings ${hustings.place}`);
    const heard = (asked) => new Promise((done) => (asked.onsuccess = () => done(asked.result)));
    const kept = (await heard(request)).transaction("kept").objectStore("kept");
    const [keys, texts] = await Promise.all([heard(kept.getAllKeys()), heard(kept.getAll())]);
    request.result.close();
    frame.remove();
    const pairs = keys.map((key, i) => [key, texts[i]]);
    return Object.fromEntries(pairs.filter(([, text]) => text !== "deleted"));
}"""
"""Reads what the page's second store holds. The page itself has given its database away
(web/boot/boot.js), so it is read in a frame."""
