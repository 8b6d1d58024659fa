"""A fixed sample of the malformed inputs that `tools/dev.py fuzz` tries by the hundred thousand."""

from __future__ import annotations

import json
import time

import pytest

from hustings.core.rng import Rng
from tools.fuzz.__main__ import records
from tools.fuzz.drive import WAYS, chosen, try_out
from tools.fuzz.loop import begin
from tools.fuzz.materials import MAKERS, case
from tools.fuzz.mutate import LARGE
from tools.fuzz.mutate import WAYS as MUTATIONS

GOOD_RECORDS = json.dumps(records())


@pytest.mark.broad("0")
@pytest.mark.parametrize("number", range(0, 300, 50))
def test_no_malformed_input_causes_an_error(number: int) -> None:
    loop = begin(GOOD_RECORDS, "tests", time.process_time)
    for at in range(number, number + 50):
        _, _, _, wrong = json.loads(loop.step(at))
        assert not wrong, f"--seed tests --first {at} --count 1\n{wrong}"


def test_the_same_number_gives_the_same_input() -> None:
    loop = begin(GOOD_RECORDS, "tests", time.process_time)
    cases = [chosen(loop.records, "tests", n)[0] for n in range(40)]
    assert cases == [chosen(loop.records, "tests", n)[0] for n in range(40)]
    assert len(set(cases)) == 40


@pytest.mark.broad
def test_every_way_in_is_tried_and_good_input_opens() -> None:
    assert set(WAYS) == set(MAKERS)
    loop = begin(GOOD_RECORDS, "tests", time.process_time)
    kinds = set()
    for n in range(3000):
        given = case(loop.records, rng := Rng(f"good/{n}"))
        if given.good and given.way not in kinds:
            kinds.add(given.way)
            try_out(given, rng)
    assert kinds == set(WAYS)


@pytest.mark.parametrize("mutation", [*MUTATIONS, *LARGE], ids=lambda way: way.__name__)
@pytest.mark.parametrize("text", ["", "x", "{", '{"a":[1,{"b":"c"}],"d":2.5}', "r=AbC&at=3"])
def test_every_mutation_returns_text(mutation: object, text: str) -> None:
    assert callable(mutation)
    for n in range(10):
        assert isinstance(mutation(text, Rng(f"{n}")), str)
