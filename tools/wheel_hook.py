"""What hatchling does besides packing: no wheel or sdist without the page, and compiled modules where they are wished.

`BURGHER_COMPILE=1` compiles the modules for this platform; `BURGHER_COMPILE=FOLDER` takes those that `tools/compile.py`
has made there. Without it the wheel is plain Python and runs everywhere.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "BURGHER_COMPILE"
# What `tools/compile.py` needs, and what compiled modules import, for its types; they want a librt of mypy's age.
COMPILER = ["mypy==2.4.*", "setuptools>=80", "msgspec>=0.20", "numpy>=2.2"]


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling; `pyproject.toml` names this file."""

    def dependencies(self) -> list[str]:
        return COMPILER if self._wished() == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a clone, whose page `./run` builds when it is needed
            return
        if not Path(self.root, "src/burgher/server/page/index.html").is_file():
            sys.exit("The page has not been built, and there is no table without it: call `npm ci && npm run build`.")
        if self.target_name == "wheel" and self._wished():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(self._modules())

    def _wished(self) -> str:
        wish = os.environ.get(WISH, "")
        return "" if wish == "0" else wish

    def _modules(self) -> dict[str, str]:
        """The compiled modules, and where they lie in the wheel."""
        folder = Path(self._wished())
        if self._wished() == "1":
            self._making = tempfile.TemporaryDirectory()
            folder = Path(self._making.name)
            subprocess.run([sys.executable, Path(self.root, "tools", "compile.py"), folder], check=True)
        found = [path for ending in ("so", "pyd") for path in folder.rglob(f"*.{ending}")]
        if not found:
            sys.exit(f"There are no compiled modules in {folder}.")
        return {str(path): path.relative_to(folder).as_posix() for path in found}
