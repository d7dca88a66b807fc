"""docs/testing.md: every case that is owed stands there, with tests that bear its id."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "testing.md").read_text()
ROWS = re.findall(r"^\| ([A-Z]+\d+|fault \d+) \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE)

CASES = re.findall(
    r"\S+",
    """
    R01 R02 R04 R06 R07 R08 R10 R11 R13 R15 R16 R17 R19 R20 R21 B01 B02 B04 B05 B07
    C01 C03 C04 C05 C07 C08 C10 C12 C13
    M01 M03 M04 M06 M07 M08 M10 M11 M13 M14 M16 M18 M19 M20 M21
    P01 P03 P07 S01 S02 S04 S06 S08 S10 S12
    fault_1 fault_2 fault_9 fault_10 fault_11 fault_12 fault_13 fault_17 fault_21 fault_23 fault_24
    A1 A2 A3 A4 A5 A8 A9 A10 A11 A13
    """,
)
UNNAMED = {"A3", "A4", "A10"}
"""Demands that whole games are held to, without tests of their own."""


def test_every_case_that_is_owed_has_a_row() -> None:
    assert set(CASES) <= {case.replace(" ", "_") for case, _ in ROWS}


@pytest.mark.parametrize(("case", "files"), ROWS, ids=[case for case, _ in ROWS])
def test_the_named_files_hold_tests_that_bear_the_id(case: str, files: str) -> None:
    mark = rf"def test_(\w+_)?{case.replace(' ', '_')}(_|\b)"
    for name in re.findall("`(.+?)`", files):
        text = (ROOT / "tests" / name).read_text()
        assert case in UNNAMED or re.search(mark, text), name
