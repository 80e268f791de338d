"""Compiles core, rules and evaluations with mypyc, into a copy of the package.

    python tools/compile.py FOLDER       makes FOLDER/burgher, with an extension module beside each compiled source

`./run fast` puts the extension modules beside the sources, `./run plain` takes them away again.
"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORE = ("verbs", "state", "chance", "events", "playout")
# In a game: what is read by people, not played.
NOT_RULES = ("__init__", "schema", "view", "view_types", "facts_view", "preview", "position", "words", "text")


def sources(package: Path) -> list[Path]:
    """The modules that are worth compiling."""
    found = [package / "core" / f"{name}.py" for name in CORE]
    found += [path for path in sorted(package.glob("games/*/*.py")) if path.stem not in NOT_RULES]
    found += [path for path in sorted(package.glob("bots/values/*.py")) if path.stem != "__init__"]
    return found


def compile_into(folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "burgher", folder / "burgher", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page")
    )
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    paths = [str(path.relative_to(folder)) for path in sources(folder / "burgher")]
    extensions = mypycify(["--strict", *paths], opt_level="2", debug_level="0", multi_file=True, group_name="burgher")
    setup(
        name="burgher-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )
    shutil.rmtree(folder / "build", ignore_errors=True)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
