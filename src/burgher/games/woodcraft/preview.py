"""What a seat sees of its legal actions before it plays one: what ends its turn, and what can be made of its dice."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, cast

import msgspec

from burgher.core.game import Game
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gluing import GLUE_COLOR, GLUE_DIE, GLUE_OTHER
from burgher.games.woodcraft.chapters.wood import SAW_CUT, SAW_DIE, SPLICE_ADD, SPLICE_DIE
from burgher.games.woodcraft.schema import Token
from burgher.games.woodcraft.state import Woodcraft
from burgher.games.woodcraft.view import COLORS, TOKENS
from burgher.games.woodcraft.view_types import DieView

Work = Literal["saw", "splice", "glue"]
WORKS: Final = (v.SAW, v.SPLICE, v.GLUE)
STEPS: Final = (SAW_DIE, SAW_CUT, SPLICE_DIE, SPLICE_ADD, GLUE_DIE, GLUE_OTHER, GLUE_COLOR)


class Way(msgspec.Struct):
    """What free actions can make of a die, and what that costs; played one after the other."""

    work: Work
    actions: list[str]
    other: DieView | None  # the die that is glued to it
    made: list[DieView]
    cost: Annotated[dict[Token, int], msgspec.Meta(extra={"partial": True})]  # only what is paid


class DieWays(msgspec.Struct):
    """A die of the lumber with the ways to work it."""

    die: DieView
    ways: list[Way]


class Preview(msgspec.Struct):
    ends_turn: list[str]
    dice: list[DieWays]  # those that can be worked now


def preview(game: Game[Woodcraft], s: Woodcraft, seat: int, actions: Sequence[int]) -> Preview:
    return Preview(game.ends_turn(s, seat, actions), dice_ways(s, seat, actions))


def dice_ways(s: Woodcraft, seat: int, options: Sequence[int]) -> list[DieWays]:
    """By die; of the ways to the same result only the cheapest, and of these the first."""
    found: dict[int, list[Way]] = {}
    for verb in WORKS:
        for action in options:
            if verb.owns(action):
                for chain, after in works(s, seat, [action]):
                    keep(found.setdefault(chain[1], []), way(s, after, seat, chain))
    return [DieWays(die_of(die), found[die]) for die in sorted(found)]


def way(s: Woodcraft, after: Woodcraft, seat: int, chain: list[int]) -> Way:
    work = v.VERBS.of(chain[0])
    return Way(
        cast("Work", work.name),
        [v.VERBS.text(action) for action in chain],
        die_of(chain[2]) if work is v.GLUE else None,
        made_of(after),
        cost_of(s, after, seat),
    )


def keep(ways: list[Way], new: Way) -> None:
    for i, old in enumerate(ways):
        if (old.work, old.other, old.made) == (new.work, new.other, new.made):
            if sum(new.cost.values()) < sum(old.cost.values()):
                ways[i] = new
            return
    ways.append(new)


def works(s: Woodcraft, seat: int, chain: list[int]) -> Iterator[tuple[list[int], Woodcraft]]:
    """All that can follow an action until the work is done, with the table after it."""
    after = s.copy()
    after.listening = True
    after.play(seat, chain[-1])
    if after.top() not in STEPS:
        yield chain, after
        return
    for action in after.options(seat):
        yield from works(after, seat, [*chain, action])


def made_of(after: Woodcraft) -> list[DieView]:
    """The dice that came of the work, as its event tells."""
    for event in after.events:
        if event[0] == v.E_SAWED:
            color, value, cut = event[3:6]
            return [DieView(COLORS[color], piece) for piece in f.CUTS[value][cut - f.FIRST_CUT[value]]]
        if event[0] == v.E_SPLICED:
            color, value, added = event[3:6]
            return [DieView(COLORS[color], value + added)]
        if event[0] == v.E_GLUED:
            return [DieView(COLORS[event[3]], event[4])]
    raise RuntimeError("no work was done")


def cost_of(s: Woodcraft, after: Woodcraft, seat: int) -> dict[Token, int]:
    """What was paid, whatever helpers give for the work."""
    paid = [had - has for had, has in zip(s.players[seat].tokens, after.players[seat].tokens, strict=True)]
    for event in after.events:
        if event[0] == v.E_GAINED and event[2] == seat:
            paid = [n + gained for n, gained in zip(paid, event[4:], strict=True)]
    return {token: n for token, n in zip(TOKENS, paid, strict=True) if n}


def die_of(action: int) -> DieView:
    color, value = v.DIE.two(action)
    return DieView(COLORS[color], value)
