"""Known faults in packages: named, or said to be unknown; never taken for none because nobody answered."""

import pytest
from audit import npm_faults, python_faults, verdict

LOCKS = ("requirements.lock", "package-lock.json")


def test_what_the_registries_name() -> None:
    told = {
        "dependencies": [
            {"name": "a", "version": "1", "vulns": []},
            {"name": "b", "version": "2", "vulns": [{"id": "X-1"}]},
        ]
    }
    assert python_faults(told) == ["b 2: X-1"]
    assert npm_faults({"vulnerabilities": {"c": {"severity": "high"}}}) == ["c: high"]
    assert npm_faults({"vulnerabilities": {}}) == []


@pytest.mark.parametrize("told", [None, [], {}, {"error": {"code": "ENOAUDIT"}}, "no"])
def test_no_answer_is_no_verdict(told: object) -> None:
    assert python_faults(told) is None and npm_faults(told) is None


def test_the_verdict() -> None:
    assert verdict({LOCKS[0]: [], LOCKS[1]: []}) == (["No known faults."], 0)
    assert verdict({LOCKS[0]: ["b 2: X-1"], LOCKS[1]: []}) == (["requirements.lock: b 2: X-1"], 1)
    lines, status = verdict({LOCKS[0]: None, LOCKS[1]: None})
    assert status == 2 and len(lines) == 1 and lines[0].startswith("NOT AUDITED")
    lines, status = verdict({LOCKS[0]: None, LOCKS[1]: ["c: high"]})
    assert status == 1 and len(lines) == 2
