"""Do the tests notice when a rule is wrong? Changes the rules in one small place at a time, and runs the game's tests.

    ./run mutants [GAME...] [--sample N] [--seed S] [--jobs N] [--keep FOLDER]

Such a change is a mutant. It meets the tests that run its line, the quick ones first, and dies when one fails, or when
it plays on without end. What is left then meets the laws. The tests are collected once and wait (`waiting.py`); only
what runs already when they are collected, as tables of facts do, needs them to be collected anew. All mutants of the
games are tried, or N of each game, drawn at random. Those that live are named at the end: each is a hole in the tests,
or a place where two ways to write a rule come to the same. Left alone is what is not a rule: events, errors,
annotations, and the modules for programs that learn.

With `--keep` a run that was interrupted goes on: what has died in that folder is dead as long as its module stays as it
is, so that after new tests only those that lived meet them.
"""

import argparse
import ast
import hashlib
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

from covering import Covering, kept, measure
from modules import played
from waiting import Question, WaitingTests

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "burgher"
TESTS = ("tests/test_playthroughs.py", "tests/test_declared.py", "tests/{game}")
LAWS = "tests/test_laws.py"  # they run all rules, so every mutant meets them, after all else
LAW_SECONDS = 20.0  # more than any of them takes
NO_RULES = ("features", "codes", "deeds")  # modules for programs that learn, and for fewer clicks
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "mutants")
ENOUGH = 0.95  # the share that has to die
HIGHEST = 99  # whole numbers above this are not changed

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

Node = ast.expr | ast.stmt


class Mutant(NamedTuple):
    """A file in which something else stands at these bytes."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())}  ->  {self.new}"


# ---------------------------------------------------------------- making them


def is_rule(test: ast.expr) -> bool:
    """Is this a condition of the game, not one that asks whether somebody listens or the types are being checked?"""
    names = {part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "") for part in ast.walk(test)}
    return not names & {"listening", "TYPE_CHECKING"}


def parts(node: ast.AST) -> list[ast.AST]:
    """What this piece of source is made of, as far as it is rules."""
    match node:
        case ast.FunctionDef():
            return [*node.args.defaults, *node.body]
        case ast.ClassDef():
            return [*node.body]
        case ast.AnnAssign():
            return [node.value] if node.value else []
        case ast.If(test=test) if not is_rule(test):
            return [*node.orelse]
        case ast.Raise() | ast.Assert() | ast.JoinedStr():
            return []
    return list(ast.iter_child_nodes(node))


def conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            return [test] if is_rule(test) else []
        case ast.comprehension():
            return node.ifs
    return []


def swapped(op: ast.AST) -> Any:
    return SWAPS[type(op)]()


def variants(node: ast.AST) -> Iterator[Node]:
    """What could stand here instead and make the rule wrong."""
    match node:
        case ast.Compare(left, ops, others):
            for i, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:i], swapped(op), *ops[i + 1 :]], others)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(swapped(op), values)
        case ast.BinOp(left, op, right) if type(op) in SWAPS:
            yield ast.BinOp(left, swapped(op), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) if value <= HIGHEST:
            yield ast.Constant(value + 1)
        case ast.AugAssign(target, op, value):
            if type(op) in SWAPS:
                yield ast.AugAssign(target, swapped(op), value)
            yield ast.Pass()
        case ast.Expr(ast.Call()) | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def changes(node: ast.AST) -> Iterator[tuple[Node, Node]]:
    """What can be changed in a piece of source, and into what."""
    if isinstance(node, Node):
        for new in variants(node):
            yield node, new
    for test in conditions(node):
        yield test, ast.Constant(True)
        yield test, ast.Constant(False)
    for part in parts(node):
        yield from changes(part)


def mutants_of(path: Path, source: bytes) -> list[Mutant]:
    """All mutants of a module, from its first line to its last."""
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    found = []
    for old, new in changes(ast.parse(source)):
        start = lines[old.lineno - 1] + old.col_offset
        end = lines[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
        bare = isinstance(new, ast.Constant | ast.stmt)
        text = ast.unparse(new) if bare else f"({ast.unparse(new)})"
        found.append(Mutant(path, old.lineno, start, end, source[start:end].decode(), text))
    return sorted(found, key=lambda mutant: mutant.start)


def mutants_of_game(game: str) -> list[Mutant]:
    folder = PACKAGE / "games" / game
    rules = [path for path in played(folder) if path.stem not in NO_RULES]
    return [mutant for path in rules for mutant in mutants_of(path.relative_to(ROOT), path.read_bytes())]


# ---------------------------------------------------------------- trying them


def environment_of(folder: Path) -> dict[str, str]:
    """In which the package in this folder is the one that is tested."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(ROOT / "tools")])}


class Trial:
    """The tests of a game, waiting for mutants of the package in a folder."""

    def __init__(self, game: str, folder: Path, covering: Covering) -> None:
        self.game, self.folder, self.covering = game, folder, covering
        self.tests = self.start()
        laws = [test for test in self.tests.names if test.startswith(LAWS)]
        self.laws = dict.fromkeys(laws, LAW_SECONDS)

    def start(self) -> WaitingTests:
        files = [path.format(game=self.game) for path in (*TESTS, LAWS)]
        command = [sys.executable, "-m", "pytest", *OPTIONS, "-k", self.game, *files]
        return WaitingTests(command, ROOT, {**environment_of(self.folder), "PYTHONDONTWRITEBYTECODE": "1"})

    def lives(self, mutant: Mutant) -> bool:
        """Does no test notice this mutant?"""
        path = self.folder / mutant.path
        source = path.read_bytes()
        changed = source[: mutant.start] + mutant.new.encode() + source[mutant.end :]
        tests = self.covering.tests_of(mutant.path, mutant.line)
        if tests is None:
            return self.lives_from_the_start(path, changed)
        seconds = {test: self.covering.seconds[test] for test in tests} | self.laws
        return self.tests.answer(Question(seconds, str(path), changed))

    def lives_from_the_start(self, path: Path, changed: bytes) -> bool:
        """What runs already when the tests are collected has to be there before them."""
        source, times = path.read_bytes(), path.stat()
        path.write_bytes(changed)
        os.utime(path, (0, 0))  # or Python could take the bytecode it has kept for that of the mutant
        tests = self.start()
        try:
            quick_first = sorted(self.covering.seconds, key=lambda test: self.covering.seconds[test])
            seconds = {test: self.covering.seconds[test] for test in quick_first} | self.laws
            return seconds.keys() <= set(tests.names) and tests.answer(Question(seconds))
        finally:
            tests.end()
            path.write_bytes(source)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def end(self) -> None:
        self.tests.end()


def measured(folder: Path, game: str) -> Covering:
    """Which tests run which lines of the package in this folder, from an earlier run if nothing has changed."""
    tests = [path.format(game=game) for path in TESTS]
    sources = [folder / "src" / "burgher", *(ROOT / path for path in tests)]
    stamp, now = folder / "stamp", f"{digest(*sources)} {folder}"  # what was measured tells of files by their paths
    if stamp.exists() and stamp.read_text() == now:
        return kept(folder)
    covering = measure(folder, game, [*OPTIONS, "-k", game, *tests], ROOT, environment_of(folder))
    if covering is None:
        sys.exit(f"The tests of {game} fail without any mutant.")
    stamp.write_text(now)
    return covering


def digest(*paths: Path) -> str:
    """A fingerprint of Python files and of all those below folders."""
    found = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def copies(folder: Path, jobs: int) -> list[Path]:
    """Copies of the package to work in."""
    without = shutil.ignore_patterns("*.so", "__pycache__", "page")
    for i in range(jobs):
        shutil.copytree(PACKAGE, folder / str(i) / "src" / "burgher", ignore=without, dirs_exist_ok=True)
        compile_dir(folder / str(i) / "src", quiet=2)
    return [folder / str(i) for i in range(jobs)]


def name_of(mutant: Mutant) -> str:
    """What a mutant is called as long as its module stays as it is."""
    return f"{digest(ROOT / mutant.path)[:16]} {mutant.start} {mutant}"


def try_all(game: str, mutants: list[Mutant], folder: Path, jobs: int) -> list[Mutant]:
    """The mutants that live."""
    deaths = folder / "dead"
    folder.mkdir(parents=True, exist_ok=True)
    deaths.touch()
    dead = set(deaths.read_text().splitlines())
    tried = [mutant for mutant in mutants if name_of(mutant) not in dead]
    folders = copies(folder, jobs)
    covering = measured(folders[0], game)
    trials: Queue[Trial] = Queue()
    for copy in folders:
        trials.put(Trial(game, copy, covering))

    def attempt(mutant: Mutant) -> bool:
        trial = trials.get()
        try:
            return trial.lives(mutant)
        finally:
            trials.put(trial)

    found = []
    with ThreadPoolExecutor(jobs) as pool:
        for i, (mutant, alive) in enumerate(zip(tried, pool.map(attempt, tried), strict=True), start=1):
            print(f"{i:5}/{len(tried)} {'LIVES' if alive else 'died '} {mutant}", flush=True)
            if alive:
                found.append(mutant)
            else:
                with deaths.open("a") as file:
                    print(name_of(mutant), file=file)
    while not trials.empty():
        trials.get().end()
    return found


def main() -> None:
    games = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
    parser = argparse.ArgumentParser(prog="./run mutants", description="Do the tests notice when a rule is wrong?")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"of {', '.join(games)}; all, if none is named")
    parser.add_argument(
        "--sample", metavar="N", type=int, default=sys.maxsize, help="try only N mutants of each game, drawn at random"
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="what the draw depends on")
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="so many at once")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="where an interrupted run goes on")
    args = parser.parse_args()
    for game in args.games:
        if game not in games:
            parser.error(f"there is no game called {game!r}; there is {', '.join(games)}")
    enough = True
    for game in args.games or games:
        mutants = mutants_of_game(game)
        tried = random.Random(args.seed).sample(mutants, max(1, min(args.sample, len(mutants))))
        print(f"{game}: {len(tried)} of {len(mutants)} mutants", flush=True)
        with tempfile.TemporaryDirectory() as temporary:
            alive = try_all(game, tried, (args.keep or Path(temporary)).resolve() / game, args.jobs)
        share = 1 - len(alive) / len(tried)
        print(f"{game}: {share:.1%} died; {len(alive)} live:")
        for mutant in sorted(alive):
            print(f"  {mutant}")
        enough = enough and share >= ENOUGH
    sys.exit(0 if enough else 1)


if __name__ == "__main__":
    main()
