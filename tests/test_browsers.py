"""The page uses no feature that its oldest browsers lack (.browserslistrc)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest

from tests.kit import ROOT

WEB: Final = ROOT / "web"
SENTENCE: Final = "Chrome or Edge {chrome}, Firefox {firefox} or Safari {safari}"
"""How the page and the documents name the oldest browsers."""


class Feature(NamedTuple):
    """A feature of CSS or JavaScript, and the first browser versions that support all of it.

    used: a regular expression that finds its use. chrome, firefox, safari: the first version
    according to @mdn/browser-compat-data 8.1.9, for Safari the later of Mac and iPhone; 0 if no
    version supports it. harmless: nothing important is lost without it, or the code checks for it.
    """

    used: str
    chrome: float
    firefox: float
    safari: float
    harmless: bool = False


STYLES: Final = {
    "light-dark()": Feature(r"light-dark\(", 123, 120, 17.5),
    ":has()": Feature(r":has\(", 105, 121, 15.4),
    "color-mix()": Feature(r"color-mix\(", 111, 113, 16.2),
    "container queries": Feature(r"@container", 105, 110, 16),
    "dvh": Feature(r"\ddvh", 108, 101, 15.4),
    "lh": Feature(r"\dlh\b", 109, 120, 16.4),
    "text-wrap: balance": Feature(r"text-wrap: balance", 114, 121, 17.5),
    "text-wrap: pretty": Feature(r"text-wrap: pretty", 117, 0, 26, harmless=True),
    "alternative text of content": Feature(r'content: "[^"]*" /', 77, 128, 17.4, harmless=True),
    "scrollbar-width": Feature(r"scrollbar-width", 121, 64, 18.2, harmless=True),
    "nesting": Feature(r"\{[^{}]*&[ .:]", 120, 117, 17.2),
    "@layer": Feature(r"@layer", 99, 97, 15.4),
    "@property": Feature(r"@property", 85, 128, 16.4),
    "@scope": Feature(r"@scope", 118, 146, 26.4),
    "@starting-style": Feature(r"@starting-style", 117, 129, 17.5),
    "field-sizing": Feature(r"field-sizing", 123, 152, 26.2),
    "anchor positioning": Feature(r"anchor-name|anchor\(", 125, 147, 26),
    "position-anchor": Feature(r"position-anchor", 151, 151, 27),
    "interpolate-size": Feature(r"interpolate-size|calc-size\(", 129, 0, 0),
    "if()": Feature(r":\s*if\(", 137, 0, 27.3),
    "animation-timeline": Feature(r"animation-timeline|scroll\(|view\(", 115, 159, 26),
    "contrast-color()": Feature(r"contrast-color\(", 147, 146, 26),
}
SCRIPTS: Final = {
    "checkVisibility": Feature(r"\.checkVisibility\(", 105, 106, 17.4),
    "options of checkVisibility": Feature(r"\.checkVisibility\(\s*[^)\s]", 121, 122, 17.4),
    "arrays copied by change": Feature(r"\.(toSorted|toReversed|toSpliced)\(", 110, 115, 16),
    "findLast": Feature(r"\.findLast\(", 97, 104, 15.4),
    "Object.groupBy": Feature(r"\b(Object|Map)\.groupBy\(", 117, 119, 17.4),
    "Promise.withResolvers": Feature(r"Promise\.withResolvers", 119, 121, 17.4),
    "Promise.try": Feature(r"Promise\.try\(", 128, 134, 18.2),
    "Array.fromAsync": Feature(r"Array\.fromAsync", 121, 115, 16.4),
    "methods of sets": Feature(
        r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(", 122, 127, 17
    ),
    "iterator helpers": Feature(
        r"\.(values|keys|entries)\(\)\.(map|filter|find|some|every|take|drop|toArray)\(",
        122,
        131,
        18.4,
    ),
    "Uint8Array.fromBase64": Feature(r"\bfromBase64\(", 140, 133, 18.2),
    "URL.canParse": Feature(r"URL\.canParse\(", 120, 115, 17),
    "URL.parse": Feature(r"URL\.parse\(", 126, 126, 18),
    "RegExp.escape": Feature(r"RegExp\.escape\(", 136, 134, 18.2),
    "AbortSignal.any": Feature(r"AbortSignal\.any\(", 116, 124, 17.4),
    "requestIdleCallback": Feature(r"requestIdleCallback\(", 47, 55, 0),
    "DecompressionStream": Feature(r"\bDecompressionStream\(", 80, 113, 16.4),
    "reflected ARIA": Feature(r"\.aria[A-Z]\w+", 81, 119, 12.2),
    "scheduler": Feature(r"\bscheduler\.", 94, 142, 0),
    "moveBefore": Feature(r"\.moveBefore\(", 133, 144, 0),
    "view transitions": Feature(r"startViewTransition", 111, 144, 18),
}


def oldest_versions() -> dict[str, float]:
    """Return the oldest supported version of each browser."""
    lines = (ROOT / ".browserslistrc").read_text("utf-8").splitlines()
    named = [line.split(" >= ") for line in lines if " >= " in line]
    return {name: float(version) for name, version in named}


@pytest.mark.parametrize(
    ("features", "names"),
    [(STYLES, "*.css"), (SCRIPTS, "*.js"), (SCRIPTS, "*.mjs")],
    ids=["styles", "scripts", "modules"],
)
def test_every_feature_is_supported_by_the_oldest_browsers(
    features: dict[str, Feature], names: str
) -> None:
    """Give a newer feature a fallback and mark it harmless here, or do not use it."""
    newer = [
        f"{path.name}: {problem}"
        for path in sorted(WEB.rglob(names))
        for problem in unsupported(features, path.read_text("utf-8"))
    ]
    assert not newer


def unsupported(features: dict[str, Feature], text: str) -> list[str]:
    """Return the features in a text that a supported browser may lack, with the browser."""
    oldest, problems = oldest_versions(), list[str]()
    for name, feature in features.items():
        if feature.harmless or not re.search(feature.used, text):
            continue
        for browser in ("chrome", "firefox", "safari"):
            first = getattr(feature, browser)
            if not first or first > oldest[browser]:
                problems.append(f"{name} needs {browser} {first or 'of the future'}")
    return problems


@pytest.mark.parametrize(
    ("features", "text", "expected"),
    [
        (SCRIPTS, "thing.checkVisibility()", []),
        (
            SCRIPTS,
            "thing.checkVisibility({ opacityProperty: true })",
            ["options of checkVisibility needs firefox 122"],
        ),
        (STYLES, "@scope (.x) {}", ["@scope needs firefox 146", "@scope needs safari 26.4"]),
        (
            STYLES,
            "p { position-anchor: --a }",
            [
                "position-anchor needs chrome 151",
                "position-anchor needs firefox 151",
                "position-anchor needs safari 27",
            ],
        ),
        (STYLES, "p { width: 1dvh; color: light-dark(red, blue) }", []),
    ],
)
def test_unsupported_features_are_found(
    features: dict[str, Feature], text: str, expected: list[str]
) -> None:
    assert unsupported(features, text) == expected


def test_page_and_documents_name_the_oldest_browsers() -> None:
    """Edge has Chrome's version number, and iPhones have Safari's."""
    oldest = oldest_versions()
    assert oldest["edge"] == oldest["chrome"]
    assert oldest["ios_saf"] == oldest["safari"]
    sentence = SENTENCE.format(**{name: f"{version:g}" for name, version in oldest.items()})
    for path in ("locales/en/boot.ftl", "docs/hosting.md"):
        text = " ".join((ROOT / path).read_text("utf-8").split())
        assert sentence in text, path


def test_only_the_browser_check_script_reports_an_old_browser() -> None:
    """It checks for the newest features in use; no style sheet does."""
    first = (WEB / "boot/browser_check.js").read_text("utf-8")
    for feature in ("color: light-dark(", "selector(:has(", "withResolvers", "DecompressionStream"):
        assert feature in first, feature
    for path in WEB.rglob("*.css"):
        assert "too old" not in path.read_text("utf-8"), path.name
