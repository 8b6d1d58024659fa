"""Which of the reasons for two ways to play a turn supports the better one."""

from __future__ import annotations

import pytest

from hustings.bots.reasons import MeasuredReason, supporting_reason

EIGHT = MeasuredReason("It brings 8.", "gain", 8)
TEN = MeasuredReason("It brings 10.", "gain", 10)
NEAR = MeasuredReason("A 30 lies near.", "near", 30)
ALONE = "You are alone there."


@pytest.mark.parametrize(
    ("better", "worse", "given"),
    [
        ([TEN], [EIGHT], TEN),
        ([EIGHT], [TEN], ""),
        ([EIGHT], [EIGHT], ""),
        ([EIGHT, NEAR], [TEN, ALONE], NEAR),
        ([EIGHT, ALONE], [TEN, ALONE], ""),
        ([ALONE], [TEN], ALONE),
        ([], [TEN], ""),
        ([EIGHT], [], EIGHT),
    ],
)
def test_a_reason_is_given_only_if_the_worse_way_does_not_match_it(
    better: list[str], worse: list[str], given: str
) -> None:
    assert supporting_reason(better, worse) == given
