"""Compiles core, rules and evaluations with mypyc, into a copy of the package.

    python tools/compile.py FOLDER            makes FOLDER/burgher, with an extension module beside each compiled source
    python tools/compile.py FOLDER GAME...    the same for core and these games only, for a quick trial
    python tools/compile.py --sources FOLDER  copies the sources anew, when none of the compiled ones has changed

After a trial the folder plays only the games it was made for: classes that stayed plain cannot build on compiled ones.
`./run fast` puts the extension modules beside the sources, `./run plain` takes them away again. At the end a file
`stamp` says of which sources the folder is a copy (`server/compiled.py`).
"""

import io
import os
import runpy
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from modules import played
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
CORE = ("verbs", "step", "state", "chance", "events", "course", "common", "playout", "writer")
HARMLESS = "Unsupported default attribute value"  # mypyc works such a value out anew for each object, which is meant
LEVEL = "2"  # of optimization
AT_ONCE = int(os.environ.get("BURGHER_CORES", 0)) or os.cpu_count() or 1


def all_games(package: Path) -> list[str]:
    return sorted(path.parent.name for path in package.glob("games/*/__init__.py"))


def sources(package: Path, games: list[str]) -> list[Path]:
    """The modules that are worth compiling: those of the core, and those of these games."""
    found = [package / "core" / f"{name}.py" for name in CORE]
    found.append(package / "bots" / "values" / "judge.py")
    found.append(package / "bots" / "episode.py")
    for game in games:
        found += played(package / "games" / game)
        found += sorted(package.glob(f"bots/values/{game}*.py"))
    return found


def is_gcc(compiler: str) -> bool:
    """Is it GCC, whose own linker optimizes across files? Others may need one that is not there."""
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said


class BuildAtOnce(build_ext):  # type: ignore[misc]
    """The usual build; but the files of one library, which it would compile one after the other, share the cores."""

    def build_extensions(self) -> None:
        if os.name == "posix" and is_gcc(self.compiler.compiler_so[0]):
            for extension in self.extensions:
                if len(extension.sources) > 1:  # the library: calls go from file to file, and into mypyc's own
                    extension.extra_compile_args.append("-flto")
                    extension.extra_link_args += [f"-O{LEVEL}", f"-flto={AT_ONCE}"]
        one_by_one = self.compiler.compile

        def at_once(files: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(AT_ONCE) as pool:
                compiled = list(pool.map(lambda file: one_by_one([file], **settings), files))
            return [path for paths in compiled for path in paths]

        self.compiler.compile = at_once
        super().build_extensions()


def translate(paths: list[str]) -> list[Any]:
    """The C of these modules, as one library with a small extension module for each of them."""
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            extensions = mypycify(
                ["--strict", *paths], opt_level=LEVEL, debug_level="0", multi_file=True, group_name="burgher"
            )
    finally:
        print(*(line for line in said.getvalue().splitlines(keepends=True) if HARMLESS not in line), sep="", end="")
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args.append("-fvisibility=hidden")  # calls within the library are direct
        extension.sources.sort(key=os.path.getsize, reverse=True)  # the longest jobs first, so that no core waits
    return extensions


def copy_sources(folder: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(ROOT / "src" / "burgher", folder / "burgher", ignore=ignored)


def write_stamp(folder: Path) -> None:
    copies = runpy.run_path(str(folder / "burgher" / "server" / "compiled.py"))
    (folder / copies["STAMP"]).write_text(copies["stamp"](folder / "burgher"))


def compile_into(folder: Path, games: list[str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    copy_sources(folder)
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    setup(
        name="burgher-compiled",
        packages=[],
        ext_modules=translate([str(path.relative_to(folder)) for path in sources(folder / "burgher", games)]),
        cmdclass={"build_ext": BuildAtOnce},
        script_args=["-q", "build_ext", "--inplace", "--parallel", str(AT_ONCE)],
    )
    shutil.rmtree(folder / "build", ignore_errors=True)
    write_stamp(folder)


def renew_sources(folder: Path) -> None:
    before = folder.with_name(f"{folder.name}-before")
    shutil.rmtree(before, ignore_errors=True)
    folder.rename(before)
    copy_sources(folder)
    for path in before.rglob("*.so"):
        path.rename(folder / path.relative_to(before))
    shutil.rmtree(before)
    write_stamp(folder)


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("usage: python tools/compile.py FOLDER [GAME...]")
    if sys.argv[1] == "--sources":
        renew_sources(Path(sys.argv[2]).resolve())
        return
    known = all_games(ROOT / "src" / "burgher")
    games = sys.argv[2:] or known
    for game in games:
        if game not in known:
            sys.exit(f"There is no game called {game!r}; there is {', '.join(known)}.")
    compile_into(Path(sys.argv[1]).resolve(), games)


if __name__ == "__main__":
    main()
