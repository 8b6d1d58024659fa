"""Links open although mail or chat changed them: the table of tests/link_strings.py."""

from __future__ import annotations

import json
import subprocess
from typing import Any, Final
from urllib.parse import quote

import pytest

from hustings.core.notes import Note
from hustings.ui import words
from hustings.ui.links.address import noted_link, record_link, start_link
from hustings.ui.links.reader import clean_address, shared_text, text_with_link
from tests.kit import ROOT, Kit
from tests.link_strings import ADDRESSES, MESSAGES, SITE, filled
from tests.ui.driver import Driver
from tools.devkit import setup

MOVES: Final = 40
NAMES: Final = ("game", "moment", "notes", "start", "old start", "seats last")
START_KINDS: Final = ("start", "old start", "seats last")


def links(toy: Kit) -> dict[str, str]:
    """Return a link of each kind; packed ones are long enough to be broken into lines."""
    driver = Driver("toy?seats=human,bot:easy&rounds=3&seed=calm-otter-42")
    driver.click_through("strings", MOVES)
    record, seats = driver.play.table.record, driver.play.seats
    return {
        "game": record_link(record, seats),
        "moment": record_link(record, seats, 5),
        "notes": noted_link(record, seats, [Note(3, "Here (it) was: lost & won = 1.")]),
        "start": start_link(record, seats),
        "old start": "toy?seats=human,bot:easy&rounds=3&seed=calm-otter-42",
        "seats last": "toy?seed=calm-otter-42&rounds=3&seats=human,human",
    }


def check_opens(driver: Driver, kind: str, row: str) -> None:
    """Check that the link's game is on the table, without a notice."""
    assert driver.model.play is not None, (row, driver.model.notice)
    record = driver.play.table.record
    assert (record.game, record.seats, record.seed) == ("toy", 2, "calm-otter-42"), row
    assert record.options["rounds"] == 3, row
    second = "human" if kind == "seats last" else "bot:easy"
    assert [seat.kind for seat in driver.play.seats] == ["human", second], row
    assert (len(record.moves) > 9) == (kind not in START_KINDS), row
    assert bool(driver.play.notes) == (kind == "notes"), row
    if kind == "moment":
        assert driver.root["data-ply"] == "5", row
    assert not driver.play.warning, (row, driver.play.warning)


def is_same_link(text: str, link: str) -> bool:
    """Return whether two links open the same."""
    return clean_address(text) == clean_address(link) != ""


def failing_rows(rows: dict[str, str], way: Any, link: str) -> list[str]:
    """Return the rows whose link does not open the game. way: changes the text before opening."""
    return [name for name, row in rows.items() if not is_same_link(way(filled(row, link)), link)]


def test_the_table_of_changed_links_has_enough_rows() -> None:
    assert len(ADDRESSES) + len(MESSAGES) >= 60
    assert len(set(ADDRESSES.values()) | set(MESSAGES.values())) == len(ADDRESSES) + len(MESSAGES)


def test_every_kind_of_unchanged_link_opens(toy: Kit) -> None:
    for kind, link in links(toy).items():
        check_opens(Driver(link), kind, "address")
        driver = Driver()
        driver.send(f"open-link:{link}")
        check_opens(driver, kind, "pasted")


@pytest.mark.parametrize("kind", NAMES)
def test_every_changed_link_is_read(toy: Kit, kind: str) -> None:
    """Pasted, and shared with the page by the system."""
    link = links(toy)[kind]
    rows = ADDRESSES | MESSAGES
    assert not failing_rows(rows, lambda text: text, link)

    def share(text: str) -> str:
        address = f"{SITE}?title=A%20game&text={quote(text, safe='')}&url="
        assert shared_text(address) == f"A game {text}"
        return text_with_link(address)

    assert not failing_rows(rows, share, link)


@pytest.mark.parametrize("kind", ["moment", "start"])
def test_every_changed_link_opens_its_game(toy: Kit, kind: str) -> None:
    link = links(toy)[kind]
    for name, row in {**ADDRESSES, **MESSAGES}.items():
        driver = Driver()
        driver.send(f"open-link:{filled(row, link)}")
        check_opens(driver, kind, name)
        assert driver.address == clean_address(link), name


REPORTED: Final = (
    *("{url}" + end for end in (".", ")", ",", ">", '"', "…", "**", "\u200b", "%20hello")),
    *("{url}" + end for end in ("?fbclid=1", "?utm_source=x", "&at=1.")),
    *("{site}#" + begin + "{link}" for begin in ("/", "#", "!")),
    *("{site}#{" + link + "}" for link in ("link_large", "link_equals", "link_printable")),
    *("{site}#{" + link + "}" for link in ("link_entity", "link_seats")),
    *("“{url}”", "„{url}“", "«{url}»", "‘{url}’", "「{url}」", "[{url}]"),
    *('<a href="{url}">', "<a href={url}>here</a>", "{url_broken}", "> {url_quoted}"),
    *("https://www.google.com/url?q={url_encoded}", "https://x.safelinks.test/?url={url_encoded}"),
)
"""Strings that players reported, verbatim."""


@pytest.mark.parametrize("kind", NAMES)
def test_the_reported_strings_open(toy: Kit, kind: str) -> None:
    link = links(toy)[kind]
    for row in REPORTED:
        if "&at=" in row and kind in START_KINDS:
            continue  # a start has no positions
        text = row.replace("{link_seats}", link.replace("seats=", "seats%3D"))
        driver = Driver()
        driver.send(f"open-link:{filled(text, link)}")
        if "&at=" in row:
            assert driver.root["data-ply"] == "1", row
        else:
            check_opens(driver, kind, row)


RUN_PAGES: Final = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const { game, lost, games, addresses, site } = JSON.parse(readFileSync(0, "utf8"));
const led = async (script, address) => {
    const at = new URL(address);
    let to = "";
    const done = new Promise((resolve) => {
        const location = {
            origin: at.origin, pathname: at.pathname, search: at.search, hash: at.hash,
            replace: (there) => resolve((to = there)),
        };
        const link = {}, body = { dataset: { games } };
        const document = { documentElement: { dataset: {} }, getElementById: () => link, body };
        const json = async () => ({ folder: "" });
        const fetch = async (asked) => ({ ok: asked === `${site}site.json`, json });
        vm.runInNewContext(script, { location, document, fetch, URL, decodeURIComponent, RegExp });
    });
    await done;
    return [to.split("#")[0], to.split("#").slice(1).join("#")];
};
const found = {};
for (const [name, { address, page, wrong }] of Object.entries(addresses))
    found[name] = {
        hash: new URL(address).hash.slice(1),
        page: await led(game, page),
        lost: await led(lost, wrong),
    };
console.log(JSON.stringify(found));
"""
"""Run the scripts of a game's page and of 404.html at given addresses."""


@pytest.mark.parametrize("kind", NAMES)
def test_a_link_is_read_by_address_through_game_pages_and_a_wrong_address(
    toy: Kit, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address as the browser normalizes it, and where the two pages redirect."""
    link = links(toy)[kind]
    boot = ROOT / "web" / "boot"
    addresses = {
        name: {
            "address": filled(row, link),
            "page": filled(row, link, f"{SITE}toy/"),
            "wrong": filled(row, link, f"{SITE}nothing/here"),
        }
        for name, row in ADDRESSES.items()
    }
    for name, row in CORRUPT_LINKS.items():
        addresses[name] = {
            "address": f"{SITE}#{link}",
            "page": f"{SITE}toy/#{link}",
            "wrong": filled(row, link),
        }
    job = {
        "game": (boot / "game_redirect.js").read_text("utf-8"),
        "lost": (boot / "not_found.js").read_text("utf-8"),
        "games": "toy",
        "addresses": addresses,
        "site": SITE,
    }
    done = subprocess.run(
        [setup.node(), "--input-type=module", "-e", RUN_PAGES],
        input=json.dumps(job),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    bad = []
    for name, links_read in json.loads(done.stdout).items():
        for way in ("page", "lost"):
            place, hash_text = links_read[way]
            assert place == SITE, (name, way, place)
            links_read[way] = hash_text
        bad += [
            (name, way, text) for way, text in links_read.items() if not is_same_link(text, link)
        ]
    assert not bad


CORRUPT_LINKS: Final = {
    "the mark encoded, in a path": "{site}%23{link_encoded}",
    "the mark encoded twice": "{site}%2523{link_twice}",
    "the mark encoded, on a game's page": "{site}toy/%23{link_encoded}",
    "the mark lost": "{site}table?{link}",
    "a query for the mark": "{site}old.html?{link}&fbclid=IwAR0",
}
"""Paths that do not exist on the host."""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{site}#toy?seats=human,robot", "A seat can be"),
        ("{site}#toy?rounds=9", "Rounds"),
        ("{site}#r=eNqTheRestIsMissing", "damaged"),
        ("{site}#chess?seed=a", "chess"),
        ("Nothing at all.", words.trouble.link_none()),
        ("See https://example.org/?a=1&b=2#top", words.trouble.link_none()),
    ],
)
def test_a_corrupt_link_gets_an_error_message(toy: Kit, text: str, message: str) -> None:
    driver = Driver()
    driver.send(f"open-link:{text.format(site=SITE)}")
    assert message in driver.model.notice
    assert driver.model.play is None


def test_a_cut_link_and_trailing_garbage_have_different_messages(toy: Kit) -> None:
    link = links(toy)["game"]
    for garbage in ("", "hello", "AAAA", "-", "_", "__;Iw!!", "%20hello", "eNpz"):
        assert not Driver(link + garbage).play.warning, garbage
    for cut in range(1, 30):
        driver = Driver(link[:-cut] + "...")
        assert "cut or damaged" in driver.play.warning, cut


@pytest.mark.parametrize(
    "seed",
    ["my seed", "a.", "(x)", "a&b=c#d?", "50%", "+1", "Zoë", "日本", "ends with “”", "x!", "3D=3D"],
)
def test_any_seed_survives_a_start_link(toy: Kit, seed: str) -> None:
    driver = Driver("toy?seats=human,human")
    record = driver.play.table.record._replace(seed=seed)
    link = start_link(record, driver.play.seats)
    for row in ("{url}", "{url}.", "“{url}”", "<{url}>", "{url}%20hello", "{url}&fbclid=1"):
        other_device = Driver()
        other_device.send(f"open-link:{filled(row, link)}")
        assert other_device.play.table.record.seed == seed, row
        assert [seat.kind for seat in other_device.play.seats] == ["human", "human"], row
