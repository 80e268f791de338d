"""The verbs and events of the game. Fields are in the order of their text forms."""

from typing import Final

from burgher.core.events import Events
from burgher.core.verbs import Verbs

VERBS: Final = Verbs()

PICK: Final = VERBS.verb("pick", card=15)
LAY: Final = VERBS.verb("lay", card=15)
PLAY: Final = VERBS.verb("play", card=15)
SKIP: Final = VERBS.verb("skip")
ENTER: Final = VERBS.verb("enter", source=6)
USE: Final = VERBS.verb("use", part=2, option=6)
TAKE: Final = VERBS.verb("take", wheel=2, first=8, second=4)
PLACE: Final = VERBS.verb("place", kind=3, cell=20)
LEAVE: Final = VERBS.verb("leave")
BUILD: Final = VERBS.verb("build", tile=93, cell=21)
FROM: Final = VERBS.verb("from", wheel=2)
CONVERT: Final = VERBS.verb("convert", tile=31, target=20)
GIVE: Final = VERBS.verb("give", tile=93)
GOOD: Final = VERBS.verb("good", good=6)
CLEAR: Final = VERBS.verb("clear", cell=20)
AGAIN: Final = VERBS.verb("again", target=20)
STOP: Final = VERBS.verb("stop")
COPY: Final = VERBS.verb("copy", tile=93)
GIFT: Final = VERBS.verb("gift", wheel=2, count=2)
DONE: Final = VERBS.verb("done")

# chance
FIRST: Final = VERBS.chance("first", seat=4)
DRAW: Final = VERBS.chance("draw", tile=93)
CARD: Final = VERBS.chance("card", card=15)

EVENTS: Final = Events()

E_FIRST: Final = EVENTS.event("first_player", "seat")
E_PERIOD: Final = EVENTS.event("period", "period", "cards")
E_ROUND: Final = EVENTS.event("round", "round")
E_PICKED: Final = EVENTS.event("picked", "seat", "card")
E_READY: Final = EVENTS.event("ready", "seat")
E_LAID: Final = EVENTS.event("laid", "seat")
E_REVEALED: Final = EVENTS.event("revealed", "seat", "card", reveals=True)
E_FOLLOWED: Final = EVENTS.event("followed", "seat", "card")
E_EXTRA: Final = EVENTS.event("extra", "seat", "card")
E_NO_EXTRA: Final = EVENTS.event("no_extra", "seat")
E_ENTERED: Final = EVENTS.event("entered", "seat", "good", "card")
E_ENTERED_FOREST: Final = EVENTS.event("entered_forest", "seat", "card")
E_UNUSED: Final = EVENTS.event("unused", "seat", "card")
E_GAINED: Final = EVENTS.event("gained", "seat", "count", "good", "wheel")
E_TURNED: Final = EVENTS.event("turned", "seat", "wheel", "times", "good")
E_PLACED: Final = EVENTS.event("placed", "seat", "kind", "cell")
E_CLEARED: Final = EVENTS.event("cleared", "seat", "kind", "cell")
E_DREW: Final = EVENTS.event("drew", "seat", "tile")
E_OFFERED: Final = EVENTS.event("offered", "tile")
E_BUILT: Final = EVENTS.event("built", "seat", "tile", "cell")
E_UPGRADED: Final = EVENTS.event("upgraded", "seat", "tile", "base")
E_CONVERTED: Final = EVENTS.event("converted", "seat", "tile")
E_GAVE: Final = EVENTS.event("gave", "seat", "tile")
E_EXCHANGED: Final = EVENTS.event("exchanged", "seat", "tile")
E_COPIED: Final = EVENTS.event("copied", "seat", "tile")
E_DECLINED: Final = EVENTS.event("declined", "seat", "good")
E_GOBLET: Final = EVENTS.event("goblet", "seat")
E_FINAL: Final = EVENTS.event("final", "seat", "points")  # in half points
E_WINNER: Final = EVENTS.event("winner", "seat")
