"""How docstrings are read for the documentation site: their examples are code, with what it answers."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(griffe.Extension):  # type: ignore[misc]
    """Puts each example into a fence of its own."""

    def on_package(self, *, pkg: griffe.Object, **_: Any) -> None:
        if pkg.docstring is not None:
            pkg.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", pkg.docstring.value)
        for member in pkg.members.values():
            if isinstance(member, griffe.Object):
                self.on_package(pkg=member)
