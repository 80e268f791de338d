"""How a game puts an action into words: most need none of this, some need the position."""

from collections.abc import Callable
from typing import Any

from burgher.core.messages import Message
from burgher.core.verbs import Verb

Teller = Callable[..., Message]


class Tellers:
    """The verbs whose sentence needs more than their own fields.

    A teller gets the state, the seat, the packed fields of the frame that asks, and the verb's fields by name:

        @TELLERS.tells(v.FROM)
        def pay_from(s: GlassRoad, seat: int, data: int, wheel: int) -> Message: ...
    """

    def __init__(self) -> None:
        self.tellers: dict[str, Teller] = {}

    def tells(self, *verbs: Verb) -> Callable[[Teller], Teller]:
        """Declare the teller of these verbs; one for several also gets the `verb`."""

        def declare(teller: Teller) -> Teller:
            for verb in verbs:
                self.tellers[verb.name] = teller if len(verbs) == 1 else _with_verb(teller, verb)
            return teller

        return declare

    def tells_of(self, verb: Verb) -> bool:
        """Has a verb a teller?"""
        return verb.name in self.tellers

    def tell(self, s: Any, seat: int, data: int, verb: Verb, values: dict[str, int]) -> Message:
        """The sentence for an action whose verb has a teller."""
        if "class" in values:  # which is a word of Python
            values = {"class_" if key == "class" else key: n for key, n in values.items()}
        return self.tellers[verb.name](s, seat, data, **values)


def _with_verb(teller: Teller, verb: Verb) -> Teller:
    return lambda s, seat, data, **values: teller(s, seat, data, verb, **values)
