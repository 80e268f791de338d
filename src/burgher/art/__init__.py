"""The icons, faces and colours that the page and the drawings of Python share."""

import re
from functools import cache
from importlib.resources import files

SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]+))?\)")


def read(name: str) -> str:
    return files("burgher.art").joinpath(name).read_text("utf-8")


@cache
def tokens() -> dict[str, str]:
    """The colours of the light theme by name."""
    text = read("tokens.css")
    begin = text.index('[data-theme="light"] {')
    return {name: value.strip() for name, value in TOKEN.findall(text[begin : text.index("\n}", begin)])}


def colour(name: str) -> str:
    """A colour by the name of its token; anything else is a colour already.

    >>> colour("ink"), colour("none")
    ('#2b2118', 'none')
    """
    return resolved(f"var(--{name})") if name in tokens() else name


def resolved(text: str) -> str:
    """The text with every variable replaced by its colour, for programs that know no variables."""
    while VARIABLE.search(text):
        text = VARIABLE.sub(lambda match: tokens().get(match[1], match[2] or "none"), text)
    return text


@cache
def symbols() -> dict[str, str]:
    """All symbols by name, in plain colours."""
    text = read("icons.svg") + read("faces.svg")
    return {match[1]: resolved(match[0]) for match in SYMBOL.finditer(text)}
