"""The pages of the documentation site that are made of files that live elsewhere.

Made are the rules of each game with an anchor for each clause (`rules/glass_road/#gr-012`), its summary, the notebooks,
CONTRIBUTING and CHANGELOG.
"""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "burgher" / "games"
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\* ", re.MULTILINE)
READING = re.compile(r"\n  \*Reading:\* ")
LEFT = re.compile(r"\]\(docs/")


def rules(text: str) -> str:
    """The clauses of a RULES.md, each with its number as anchor."""
    marked = CLAUSE.sub(lambda found: f"- **{found[1]}**{{ #{found[1].lower()} }} ", text)
    return READING.sub("<br>*Reading:* ", marked)


def notebook(path: Path) -> str:
    """A notebook as a page: its text, its code, and what the code said when it was last run."""
    parts = []
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        said = "".join(told(output) for output in cell["outputs"]).rstrip()
        if said:
            parts.append(f"```text\n{said}\n```")
    return "\n\n".join([*parts, f"[The notebook itself]({path.name}){{ download }}", ""])


def told(output: dict[str, Any]) -> str:
    return "".join(output["text"] if output["output_type"] == "stream" else output["data"]["text/plain"])


def made() -> dict[str, str]:
    """The pages that are made: where they lie, and what is in them."""
    out = {}
    for folder in sorted(path.parent for path in GAMES.glob("*/RULES.md")):
        out[f"rules/{folder.name}.md"] = rules((folder / "RULES.md").read_text("utf-8"))
        out[f"games/{folder.name}.md"] = (folder / "locale" / "summary.en.md").read_text("utf-8")
    for name in ("CONTRIBUTING", "CHANGELOG"):
        out[f"{name.lower()}.md"] = LEFT.sub("](", (ROOT / f"{name}.md").read_text("utf-8"))
    for path in (ROOT / "docs" / "notebooks").glob("*.ipynb"):
        out[f"notebooks/{path.stem}.md"] = notebook(path)
    return out
