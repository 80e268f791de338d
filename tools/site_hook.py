"""What MkDocs does besides: pages made of files that live elsewhere, and links from the docs into the project.

Made are the rules of each game with an anchor for each clause (`rules/glass_road/#gr-012`), its summary, the notebooks,
CONTRIBUTING and CHANGELOG. A link to a file of the project that is no page leads to a copy of it.
"""

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "burgher" / "games"
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\* ", re.MULTILINE)
READING = re.compile(r"\n  \*Reading:\* ")
LINK = re.compile(r"\]\((\.\./[^)#]+)\)")
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


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = [entry for entry in map(present, config.nav or []) if entry]
    return config


def present(entry: Any) -> Any:
    """An entry of the navigation without what is not there."""
    if isinstance(entry, str):
        return entry if entry in made() or (ROOT / "docs" / entry).exists() else None
    if isinstance(entry, list):
        return [found for found in map(present, entry) if found]
    return {title: found for title, inner in entry.items() if (found := present(inner))}


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


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, text in made().items():
        files.append(File.generated(config, name, content=text))
    for path in sorted((ROOT / "deploy").rglob("*")):
        if path.is_file():
            name = path.relative_to(ROOT).as_posix()
            files.append(File.generated(config, f"project/{name}.txt", content=path.read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to files of the project lead to their copies."""
    here = ROOT / "docs" / page.file.src_uri

    def lead(found: re.Match[str]) -> str:
        target = (here.parent / found[1]).resolve()
        if target.is_relative_to(ROOT / "docs"):
            return found[0]
        up = "../" * page.file.src_uri.count("/")
        return f"]({up}project/{target.relative_to(ROOT).as_posix()}.txt)"

    return LINK.sub(lead, markdown)
