"""What hosts do to a page: types they do not know, policies, rewriting, deployments, a cut line."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import ROOT, START, until
from e2e.hosting import NGINX, PLAIN, PYTHON, Host
from tools.build.site import build
from tools.devkit import setup

READY = '#app[data-ready="1"]'


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Serve a copy of the site by a host that a test may make worse."""
    build(ROOT, ROOT / "dist", setup.node())
    served = Host(ROOT / "dist", tmp_path)
    served.up()
    yield served
    served.down()


def start(page: Page, host: Host) -> None:
    """Open the site and wait until Python answers."""
    page.goto("about:blank")
    page.goto(host.address)
    page.wait_for_selector(READY, state="attached", timeout=START)


@pytest.mark.parametrize("types", [NGINX, PYTHON, PLAIN], ids=["nginx", "python", "plain"])
def test_the_site_starts_whatever_types_a_host_knows(
    page: Page, host: Host, types: Mapping[str, str]
) -> None:
    host.types = types
    host.headers = {"X-Content-Type-Options": "nosniff"}
    start(page, host)
    assert not page.locator("#trouble").count()
    fetched = [path for path in host.asked if ".wasm" in path]
    assert len(fetched) == 1, "WebAssembly is fetched once, even where it is not streamed"
