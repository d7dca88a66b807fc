"""Every clause would be missed if it were broken: see catalogue.py and run.py."""

import re
import subprocess
import sys

import pytest

from tests.docs.test_rules import GENERAL, OWN
from tests.mutations.catalogue import CATALOGUES
from tests.mutations.run import ROOT


def test_every_clause_has_a_mutation() -> None:
    general = {clause.replace("-", "") for clause in GENERAL}
    for game, clauses in OWN.items():
        own = {clause.replace("-", "") for clause in clauses}
        tried = {mutation.clause for mutation in CATALOGUES[game]}
        assert tried - general == own | {"offer"}
    assert general <= {mutation.clause for mutation in CATALOGUES["stapelsprint"]}


@pytest.mark.long
@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.timeout(600)
def test_every_mutation_is_caught_by_a_test_of_its_clause(game: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutations.run", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(re.findall("^caught ", run.stdout, re.MULTILINE)) == len(CATALOGUES[game])
