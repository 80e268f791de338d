"""A game's RULES.md as data: sections with numbered clauses."""

import re
from importlib.resources import files

import msgspec

CLAUSE = re.compile(r"- \*\*([A-Z]{2}-\d{3})\*\* (.+)")
READING = re.compile(r"  \*Reading:\* (.+)")


class Clause(msgspec.Struct):
    """One rule, and how it is read where the rulebook is silent."""

    id: str
    text: str
    reading: str = ""


class Section(msgspec.Struct):
    title: str
    clauses: list[Clause] = []


def read_rules(game: str) -> list[Section]:
    """The sections of a game's RULES.md."""
    sections: list[Section] = []
    for line in files(f"burgher.games.{game}").joinpath("RULES.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            sections.append(Section(line[3:]))
        elif found := CLAUSE.fullmatch(line):
            sections[-1].clauses.append(Clause(found[1], found[2]))
        elif found := READING.fullmatch(line):
            sections[-1].clauses[-1].reading = found[1]
    return sections
