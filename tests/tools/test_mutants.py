"""Which changes the mutation tests make to a module."""

import ast
from pathlib import Path

import mutants
import pytest
from mutants import Mutant, mutants_of

PATH = Path("game/rules.py")


def changed(source: str) -> list[str]:
    """All mutants of a source, each as the whole source."""
    code = source.encode()
    return [(code[: m.start] + m.new.encode() + code[m.end :]).decode() for m in mutants_of(PATH, code)]


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a == b in c", ["x = (a != b in c)", "x = (a == b not in c)"]),
        ("x = a + b * c", ["x = (a - b * c)", "x = a + (b + c)"]),
        ("x = a and not (b or c)", ["x = (a or not (b or c))", "x = a and (b or c)", "x = a and not ((b and c))"]),
        ("x = 3", ["x = 4"]),
        ("x = 100", []),
        ("x = True", ["x = False"]),
        ("x += y", ["x -= y", "pass"]),
        ("x <<= y", ["pass"]),
        ("x = y", []),
        ("p.x = y", ["pass"]),
        ("p[x] = y", ["pass"]),
        ("take(x)", ["pass"]),
        ("if x: take()", ["if True: take()", "if False: take()", "if x: pass"]),
        ("x = a if b else c", ["x = a if True else c", "x = a if False else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if True]", "x = [a for a in b if False]"]),
        ("while x < y: go()", ["while (x <= y): go()", "while x < y: pass"]),
        ("'größer'; x = 1", ["'größer'; x = 2"]),
    ],
)
def test_each_piece_of_a_rule_has_its_mutants(source: str, mutants: list[str]) -> None:
    assert sorted(changed(source)) == sorted(mutants)


@pytest.mark.parametrize(
    "source",
    [
        "'''A docstring that says 1 < 2.'''",
        "x: Annotated[int, 3]",
        "def f(x: Annotated[int, 3]) -> Literal[4]: return x",
        "raise RuntimeError(f'{x + 1}')",
        "if s.listening: s.events.append((1, x + 2))",
        "if TYPE_CHECKING: go()",
    ],
)
def test_what_is_not_a_rule_is_left_alone(source: str) -> None:
    assert changed(source) == []


def test_only_the_event_is_left_alone() -> None:
    assert changed("if s.listening and x > 1: say(2)\nelse: take()") == ["if s.listening and x > 1: say(2)\nelse: pass"]


def test_a_mutant_of_several_lines_is_python_and_tells_its_place() -> None:
    source = "def f(a: int) -> bool:\n    return (\n        a > 1\n        and a < 5\n    )\n"
    for text in changed(source):
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(source))
    shown = [str(mutant) for mutant in mutants_of(PATH, source.encode())]
    assert "game/rules.py:3: a > 1 and a < 5  ->  (a > 1 or a < 5)" in shown
    assert "game/rules.py:4: 5  ->  6" in shown


def test_what_has_died_is_not_tried_again_while_its_module_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.py").write_text("x = 1 + 2")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "copies", lambda folder, jobs: [folder])
    monkeypatch.setattr(mutants, "measured", lambda folder, game: None)
    tried: list[str] = []

    class Trial:
        def __init__(self, game: str, folder: Path, covering: None) -> None: ...

        def lives(self, mutant: Mutant) -> bool:
            tried.append(mutant.new)
            return mutant.new == "3"

        def end(self) -> None: ...

    monkeypatch.setattr(mutants, "Trial", Trial)

    def again() -> list[str]:
        tried.clear()
        found = mutants_of(Path("rules.py"), (tmp_path / "rules.py").read_bytes())
        assert [mutant.new for mutant in mutants.try_all("game", found, tmp_path / "kept", 1)] == ["3"]
        return sorted(tried)

    assert again() == ["(1 - 2)", "2", "3"]
    assert again() == ["3"], "after new tests only what lived meets them"
    (tmp_path / "rules.py").write_text("y = 1 + 2")
    assert again() == ["(1 - 2)", "2", "3"]
