"""A word that can be said aloud: by it friends find a table that is being set, and only as long as it is."""

from hashlib import blake2b
from typing import Final

# Spelled and said nearly alike in English, Polish and German.
WORDS: Final = (  # noqa: SIM905 (as a list it would be a page)
    "adagio alarm album alibi amulet arena aroma atlas aura balkon balsam banjo basalt bingo bistro bonsai "
    "delta domino drama duet echo elixir fantom figaro fresko gala granit gong hotel idol indigo jodel "
    "kanon karat kimono koala kobalt kobra laser lava lotos magnet mango melon menuet metal motto nektar "
    "oaza opal opera orkan panda panorama parada piano rabat radar radio robot sonata tango topas violin"
).split()
NUMBERS: Final = 900  # each word goes with a number of three figures


def word_of(watch: str) -> str:
    """The word of the table that its spectators find with this token."""
    number = int.from_bytes(blake2b(watch.encode(), digest_size=8).digest())
    return f"{WORDS[number % len(WORDS)]}-{100 + number // len(WORDS) % NUMBERS}"


def said(word: str) -> str:
    """A word as somebody may write it down: `Opal 417` is `opal-417`."""
    return "-".join(word.replace("-", " ").split()).lower()
