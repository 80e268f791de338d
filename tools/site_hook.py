"""What MkDocs does besides: it takes in the pages of `site_pages.py`, leaves out what is not there, and mends links.

A link from the docs to a file of the project that is no page leads to a copy of it.
"""

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from site_pages import ROOT, made

LINK = re.compile(r"\]\((\.\./[^)#]+)\)")


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
