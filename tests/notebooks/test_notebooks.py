"""The notebooks of the documentation run and say what they show. `UPDATE=1` writes down what they say now."""

import json
import os
from pathlib import Path

import pytest

from .notebook import cells, run

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
VARIES = "varies"  # the tag of cells whose outputs change as bots become better: they only have to run


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_says_what_it_shows(path: Path) -> None:
    now = run(path)
    if os.environ.get("UPDATE"):
        doc = json.loads(path.read_text("utf-8"))
        code = [cell for cell in doc["cells"] if cell["cell_type"] == "code"]
        for cell, outputs in zip(code, now, strict=True):
            cell["outputs"] = outputs
        path.write_text(json.dumps(doc, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for cell, outputs in zip(cells(path), now, strict=True):
        if VARIES not in cell["metadata"].get("tags", []):
            assert cell["outputs"] == outputs
