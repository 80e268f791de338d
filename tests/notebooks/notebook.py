"""Runs a notebook as a kernel would, as far as ours need it: what cells print, and the value of their last line."""

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def run(path: Path) -> list[list[dict[str, Any]]]:
    """What each code cell says now."""
    room: dict[str, Any] = {"__name__": "__main__"}
    return [said(source(cell), room) for cell in cells(path)]


def cells(path: Path) -> list[dict[str, Any]]:
    """The code cells of a notebook."""
    return [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def said(code: str, room: dict[str, Any]) -> list[dict[str, Any]]:
    """The outputs of a cell as notebooks keep them."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), room)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), room)
    out: list[dict[str, Any]] = []
    if printed.getvalue():
        out.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        shown = {"data": {"text/plain": lines(repr(value))}, "execution_count": None, "metadata": {}}
        out.append({**shown, "output_type": "execute_result"})
    return out


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
