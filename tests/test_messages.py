"""Message catalogues: what they compile to, and that the compiled modules are up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hustings.messages.formats import listed, name_form, number, sentences
from hustings.messages.people import MANY, ME, ONE, YOU, Cast, Person
from tools.messages import __main__ as task
from tools.messages import modules, plurals, pseudo
from tools.messages.catalogue import Catalogue, CatalogueError


def compiled(text: str) -> dict[str, Any]:
    """Return the functions of a catalogue by name."""
    names: dict[str, Any] = {}
    exec(compile(modules.module(Catalogue("sample", text), "en"), "sample", "exec"), names)
    return names


def test_the_generated_modules_are_up_to_date() -> None:
    stale = [path.name for path, source in task.compiled() if path.read_text("utf-8") != source]
    assert not stale, "make messages"


def test_a_message_is_a_function_of_its_arguments() -> None:
    functions = compiled("won = { $name } wins { $votes } votes\n    in all.")
    assert functions["won"](name="Ada", votes=1) == "Ada wins 1 votes in all."


@pytest.mark.parametrize(
    ("count", "expected"), [(0, "nothing"), (1, "1 vote"), (2, "2 votes"), (21, "21 votes")]
)
def test_a_plural_form_is_chosen_by_number(count: int, expected: str) -> None:
    functions = compiled(
        "votes = { $count ->\n [0] nothing\n [one] { $count } vote\n *[other] { $count } votes\n }"
    )
    assert functions["votes"](count=count) == expected


@pytest.mark.parametrize(
    ("place", "expected"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")],
)
def test_ordinals_have_their_own_plural_forms(place: int, expected: str) -> None:
    functions = compiled(
        'place = { $n }{ NUMBER($n, type: "ordinal") ->\n'
        " [one] st\n [two] nd\n [few] rd\n *[other] th\n }"
    )
    assert functions["place"](n=place) == expected


@pytest.mark.parametrize(
    ("meant", "expected"),
    [
        (YOU, "You take it"),
        (ME, "I take it"),
        (ONE, "Young takes it"),
        (MANY, "Young take it"),
    ],
)
def test_a_message_variant_is_chosen_by_the_person_addressed(meant: str, expected: str) -> None:
    functions = compiled(
        "took = { PERSON($who) ->\n [you] You take\n [me] I take\n [many] { $who } take\n"
        " *[one] { $who } takes\n } it"
    )
    assert functions["took"](who=Person("Young", meant)) == expected


def test_a_message_variant_is_chosen_by_a_word_or_a_boolean() -> None:
    functions = compiled(
        "end = { $reason ->\n [shared] shared\n *[votes] by votes\n }{ $alone ->\n"
        ' [yes] , alone\n *[no] {""}\n }'
    )
    assert functions["end"](reason="shared", alone=True) == "shared, alone"
    assert functions["end"](reason="anything", alone=False) == "by votes"


def test_a_message_variant_is_chosen_by_exact_numbers_only() -> None:
    functions = compiled("turns = { $count ->\n [1] one turn\n *[2] two turns\n }")
    assert [functions["turns"](count=count) for count in (1, 2)] == ["one turn", "two turns"]
    assert functions["turns"].__annotations__["count"] == "float"


def test_a_nested_message_gets_the_same_arguments() -> None:
    """Also if an argument has the name of a message or of a Python builtin."""
    functions = compiled("all = { $all } of { votes }\nvotes = { $votes } votes\nline = { all }.")
    assert functions["line"](all=3, votes=4) == "3 of 4 votes."


def test_attributes_are_messages_of_their_own() -> None:
    functions = compiled("tip =\n .head = A tie\n .says = You { $verb }.\nshown = { tip.head }!")
    assert functions["tip_says"](verb="choose") == "You choose."
    assert functions["shown"]() == "A tie!"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("won = { $name", "Expected token"),
        ("won = { other }", "other, which is missing"),
        ("won = { lost }\nlost = { won }", "names itself"),
        ("won = { UPPER($name) }", "no function UPPER"),
        ("won = a\nwon = b", "twice"),
        ("won = { PERSON($who) }", "only chooses"),
        ("won = { PERSON($who) ->\n [us] a\n *[one] b\n }", "nobody is meant"),
        ("won = { NUMBER($n, currency: 1) }", "knows no currency"),
        ('won = { LIST("a") }', "takes one argument"),
    ],
)
def test_a_catalogue_that_cannot_be_compiled_names_its_problem(text: str, problem: str) -> None:
    with pytest.raises(CatalogueError, match=problem):
        modules.module(Catalogue("sample", text), "en")


@pytest.mark.parametrize(
    ("parts", "expected"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_lists_are_formatted_for_the_language(parts: list[str], expected: str) -> None:
    assert listed(parts) == expected
    assert listed(parts, "disjunction") == expected.replace(" and ", " or ")
    assert listed(parts, "unit") == expected.replace(" and ", ", ")


def test_numbers_are_formatted_for_the_language() -> None:
    assert number(-3) == "−3"
    assert number(3, signDisplay="exceptZero") == "+3"
    assert number(0, signDisplay="exceptZero") == "0"
    assert number(0.174, style="percent") == "17\N{NO-BREAK SPACE}%"
    assert number(2.25, maximumFractionDigits=1) == "2.2"
    assert number(10.0, maximumFractionDigits=2) == "10"
    assert number(2.0, minimumFractionDigits=1, maximumFractionDigits=2) == "2.0"
    assert number(1234567) == "1234567"
    assert number(-1234567.5, maximumFractionDigits=1, useGrouping="always") == "−1,234,567.5"


def test_thousands_are_grouped_if_a_message_asks_for_it() -> None:
    functions = compiled('left = { NUMBER($n, useGrouping: "always") } left')
    assert functions["left"](n=1234) == "1,234 left"


def test_sentences_are_joined_and_empty_ones_skipped() -> None:
    assert sentences(["It is over.", "", "Ada wins."]) == "It is over. Ada wins."
    assert sentences([""]) == ""


def test_other_languages_have_their_own_forms() -> None:
    """French uses the singular for 0, German does not."""
    for language, forms in (("fr", ("one", "one", "other")), ("de", ("other", "one", "other"))):
        names: dict[str, Any] = {}
        exec(compile(plurals.module(language), language, "exec"), names)
        assert tuple(map(names["plural"], (0, 1, 2))) == forms


def test_a_name_stands_with_its_article_or_preposition() -> None:
    text = 'iowa = Iowa\n .in = dans l’Iowa\nwins = { $who } gagne { NAME($state, form: "in") }.'
    catalogue = Catalogue("sample", text)
    assert catalogue.forms == {"in": {"Iowa": "dans l’Iowa"}}
    assert [*catalogue.messages] == ["iowa", "wins"], "a form is no message"
    made = modules.module(catalogue, "fr")
    assert "_in_form(state, 'in')" in made
    names: dict[str, Any] = {}
    exec(compile(plurals.module("fr", catalogue.forms), "fr", "exec"), names)
    assert names["FORMS"] == {"in": {"Iowa": "dans l’Iowa"}}
    assert name_form("Iowa", "in") == "Iowa", "English has no forms"


def test_only_plain_names_have_forms() -> None:
    with pytest.raises(CatalogueError, match="only a text without arguments has forms"):
        Catalogue("sample", "iowa = { $state }\n .in = dans l’Iowa")


def test_a_language_without_a_message_shows_the_originals(tmp_path: Path) -> None:
    """It takes every argument of the original, even one that its own words do not need."""
    original = Catalogue("sample", "won = { $who } won { $votes } votes\nlost = Lost")
    own = 'won = { $who } a gagné{ ever }\never = { $who ->\n *[other] {""}\n }'
    (tmp_path / "sample.ftl").write_text(own, "utf-8")
    found = task.translated(tmp_path, original)
    assert found.borrowed == ["lost"]
    names: dict[str, Any] = {}
    exec(modules.module(found, "fr"), names)
    assert names["won"](who="Ada", votes=3) == "Ada a gagné"
    assert names["lost"]() == "Lost"
    (tmp_path / "sample.ftl").write_text("won = { $winner } a gagné", "utf-8")
    with pytest.raises(CatalogueError, match="won has no"):
        task.translated(tmp_path, original)


def test_a_cast_tells_the_reader_from_other_players() -> None:
    cast = Cast(1, ("Ada", "Ben", "Cleo"))
    assert [cast.person(seat).meant for seat in range(3)] == [ONE, YOU, ONE]
    both = cast.people((0, 2))
    assert (both, both.meant) == ("Ada and Cleo", MANY)
    assert cast.people((0,)).meant == ONE


def test_seats_without_names_are_shown_by_number() -> None:
    cast = Cast(None, ("Ada",))
    assert cast.person(2) == "3"
    assert cast.people((0, 1, 2)) == "Ada, 2 and 3"


def test_rules_keep_their_numbers_in_every_language(tmp_path: Path) -> None:
    """A language may lack the rules of a game."""
    for folder in ("en", "fr"):
        (tmp_path / folder).mkdir()
    for game in ("one", "other"):
        (tmp_path / "en" / f"{game}_rules.md").write_text("# Rules\n\n1. Go.\n2. Stop.\n", "utf-8")
    french = tmp_path / "fr" / "one_rules.md"
    french.write_text("# Règles\n\n1. Va.\n2. Cesse.\n", "utf-8")
    given = (tmp_path / "fr", tmp_path / "en")
    assert [*task.rules(*given)] == [(french.name, french.read_text("utf-8"))]
    french.write_text("# Règles\n\n1. Va et cesse.\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"fr/one_rules\.md numbers its rules otherwise"):
        [*task.rules(*given)]


def test_the_pseudo_language_writes_rules() -> None:
    """Marks and numbers stay, as do cells without a word."""
    rules = "# On\nOr\n\n**It** is\non.\n\n- as 1\n- so\n  is 2\n\n12. By *4*.\n13. By 5 | 6.\n\n"
    assert pseudo.rules(rules) == (
        "# [Óñ]\n[Ór]\n\n[**Ít** íís\nóóñ.]\n\n- [áás 1]\n- [sóó\n  íís 2]\n\n"
        "12. [Bý *4*.]\n13. [Bý 5 | 6.]\n\n"
    )
    table = "| on | $2M |\n|---|:-:|\n| – | it is |\n"
    assert pseudo.rules(table) == "| [óóñ] | $2M |\n|---|:-:|\n| – | [íít íís] |\n"


def test_search_words_in_the_pseudo_language_have_no_brackets(tmp_path: Path) -> None:
    sample = tmp_path / "sample.ftl"
    sample.write_text("cites = on|or\nshown = on", encoding="utf-8")
    names: dict[str, Any] = {}
    exec(modules.module(pseudo.catalogue(sample), pseudo.NAME), names)
    assert (names["cites"](), names["shown"]()) == ("óóñ|óór", "[óóñ]")


def test_the_pseudo_language_shows_every_word_in_brackets(tmp_path: Path) -> None:
    """Words are longer and accented; arguments stay."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sample.ftl").write_text(
        "won = { $votes ->\n [one] { $name } wins a vote\n *[other] { all }\n }\nall = no"
        "\nsign = { $suit ->\n [arms] A\n *[other] { $n }\n }\ntold = { $name }: { $move }",
        encoding="utf-8",
    )
    pseudo.write(tmp_path, tmp_path / "made")
    names: dict[str, Any] = {}
    exec((tmp_path / "made" / "sample.py").read_text("utf-8"), names)
    assert names["won"](name="Ada", votes=1) == "[Ada wííñs áá vóótéé]"
    assert names["won"](name="Ada", votes=2) == "[[ñóó]]"
    language: dict[str, Any] = {}
    exec((tmp_path / "made" / "language.py").read_text("utf-8"), language)
    assert language["LISTS"]["disjunction"][0] == "{0} [óór] {1}"
    assert names["sign"](suit="arms", n=2) == "A", "a sign stays as it is"
    assert names["told"](name="Ada", move="wins") == "[Ada: wins]"
