"""Every clause would be missed if it were broken: see catalogue.py and run.py."""

import re
import subprocess
import sys

import pytest

from tests.docs.test_rules import CLAUSES
from tests.mutations.catalogue import MUTATIONS
from tests.mutations.run import ROOT


def test_every_clause_has_a_mutation() -> None:
    assert {mutation.clause for mutation in MUTATIONS} == {
        *(clause.replace("-", "") for clause in CLAUSES),
        "offer",
    }


@pytest.mark.timeout(600)
def test_every_mutation_is_caught_by_a_test_of_its_clause() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutations.run"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(re.findall("^caught ", run.stdout, re.MULTILINE)) == len(MUTATIONS)
