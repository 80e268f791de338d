"""Frames and their fields: packed by the core, bounded, written and read by name."""

import pytest

from burgher.core.common import Offer
from burgher.core.errors import BadPosition
from burgher.core.messages import Message, Reason
from burgher.core.state import State, Step, data_of, field, fields, number_steps, seat_of
from burgher.core.table import open_table
from burgher.core.verbs import Verbs

from .fair import GAME, PAYMENT, SEALED, Fair


class Order(Step[State]):
    card = field(72)
    kind = field(4, low=-1)
    paid = fields(4, 19)


class Plain(Step[State]):
    pass


ORDER = Order("order", on=("", "order"))
PLAIN = Plain("plain", on=("order",), same_seat=True)
STEPS = number_steps(State, [ORDER, PLAIN])


def state() -> State:
    return State(2, STEPS)


def test_fields_are_read_as_they_were_pushed() -> None:
    s = state()
    s.push(ORDER, 1, 71, -1, ORDER.paid.all([18, 0, 3, 1]))
    data = s.top_data()
    assert (s.top(), s.top_seat()) == (ORDER, 1)
    assert (ORDER.card.of(data), ORDER.kind.of(data)) == (71, -1)
    assert [ORDER.paid.at(data, i) for i in range(4)] == [18, 0, 3, 1]


def test_a_field_is_changed_alone() -> None:
    s = state()
    s.push(ORDER, 0, 5, 2)
    data = ORDER.paid.put_at(ORDER.card.put(s.top_data(), 60), 2, 17)
    s.push_again(ORDER, 0, data)
    assert (ORDER.card.of(data), ORDER.kind.of(data), ORDER.paid.at(data, 2), ORDER.paid.at(data, 3)) == (60, 2, 17, 0)
    assert s.asking(ORDER) and s.pending(ORDER) and not s.pending(PLAIN)


@pytest.mark.parametrize("values", [(72, 0), (-1, 0), (0, 3), (0, -2), (0, 0, 1 << 20)])
def test_a_value_out_of_bounds_cannot_be_pushed(values: tuple[int, ...]) -> None:
    with pytest.raises(RuntimeError, match="out of bounds"):
        state().push(ORDER, 0, *values)


def test_a_value_out_of_bounds_cannot_be_put() -> None:
    with pytest.raises(RuntimeError, match="card cannot be 72"):
        ORDER.card.put(0, 72)
    with pytest.raises(RuntimeError, match="kind cannot be -2"):
        ORDER.kind.put(0, -2)
    with pytest.raises(RuntimeError, match="paid cannot have 19"):
        ORDER.paid.put_at(0, 0, 19)


def test_a_frame_has_one_text_and_back() -> None:
    s = state()
    s.push(ORDER, 1, 12, -1, ORDER.paid.all([0, 3]))
    assert ORDER.frame_text(s.stack[-1]) == "order:1:card=12:paid=0.3.0.0"
    assert ORDER.paid.read("0.3") == ORDER.paid.all([0, 3, 0, 0])
    assert [ORDER.paid.read(text) for text in ("19", "0.0.0.0.0", "x", "", "-1")] == [-1] * 5
    assert [ORDER.kind.read(text) for text in ("-1", "2", "3", "-2", "1x", "", "9" * 12)] == [0, 3, -1, -1, -1, -1, -1]


@pytest.mark.parametrize(
    "steps, fault",
    [
        ([Plain("one"), Plain("one")], "two steps"),
        ([Plain("one", on=("two",))], "no step"),
    ],
)
def test_steps_that_do_not_fit_are_refused(steps: list[Step[State]], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        number_steps(State, steps)
    number_steps(State, [ORDER, PLAIN])


def test_too_many_fields_are_refused() -> None:
    class Wide(Step[State]):
        many = fields(8, 64)

    with pytest.raises(ValueError, match="too many fields"):
        number_steps(State, [Wide("wide")])
    number_steps(State, [ORDER, PLAIN])


# ---------------------------------------------------------------- stacks of positions, read in one place


def read(*texts: str) -> Fair:
    table = open_table(GAME, 2, seed=3)
    s = table.state
    assert isinstance(s, Fair)
    s.stack, s.bid, s.sealed = [], 6, [1, 1]
    GAME.read_stack(s, texts)
    return s


def test_a_stack_is_read_by_name_or_by_number() -> None:
    by_name, by_number = read("free:1", "payment:1:price=4"), read("free:1", "payment:1:4:0")
    assert by_name.stack == by_number.stack
    assert seat_of(by_name.stack[-1]) == 1 and PAYMENT.price.of(data_of(by_name.stack[-1])) == 4
    assert GAME.stack_texts(by_name) == ["free:1", "payment:1:price=4"]


@pytest.mark.parametrize(
    "texts, fault",
    [
        (["nonsense"], "no step"),
        (["free:2"], "too large"),
        (["free:x"], "form"),
        (["free:0:1"], "form"),
        (["free:0", "payment:0:price=10"], "too large"),
        (["free:0", "payment:0:price=0"], "too large"),
        (["free:0", "payment:0:10"], "too large"),
        (["free:0", "payment:0:prize=1"], "'prize'"),
        (["free:0", "payment:price=1:0"], "form"),
        (["free:0", "payment:0:2:price=1"], "form"),
        (["payment:0:price=2"], "cannot lie on the bottom"),
        (["free:0", "payment:1:price=2"], "belongs to seat 0"),
        (["free:0", "payment:0:price=7"], "nothing is that dear"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(texts: list[str], fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        read(*texts)


def test_a_question_without_an_answer_is_refused() -> None:
    table = open_table(GAME, 2, seed=3)
    s = table.state
    assert isinstance(s, Fair)
    s.stack, s.bid, s.hands = [], 6, [[0] * 5, [0] * 5]
    with pytest.raises(BadPosition, match="nothing to choose"):
        GAME.read_stack(s, ["free:0", "payment:0:price=3"])


# ---------------------------------------------------------------- reasons


def test_why_not() -> None:
    table = open_table(GAME, 2, seed=3)
    held = [action for action in range(5) if SEALED.of(action) in table.legal(0)]
    missing = next(card for card in range(5) if card not in held)
    assert table.why_not(0, f"sealed:{held[0]}") is None
    assert table.why_not(0, f"sealed:{missing}") == Reason("FA-001", Message("refusal.no_card", {"card": missing}))
    assert table.why_not(0, "drop") == Reason("", Message("why_not.not_asked"))
    table.act(0, f"sealed:{held[0]}")
    assert table.why_not(0, f"sealed:{held[0]}") == Reason("", Message("why_not.not_your_turn"))


VERBS = Verbs()
GRAB = VERBS.verb("grab", thing=(1, 3))
SKIP = VERBS.verb("skip")


class Grab(Offer[State]):
    things = field(4)

    def offers(self, s: State, seat: int, data: int) -> list[int]:
        return [GRAB.of(thing) for thing in range(1, self.things.of(data) + 1)]

    def accept(self, s: State, seat: int, data: int, action: int) -> None:
        s.events.append((GRAB.one(action),))


def test_an_offer_may_be_declined_and_is_lost_when_there_is_nothing() -> None:
    step = Grab("grab", SKIP, on=("",), verbs=(GRAB,))
    s = State(1, number_steps(State, [step]))
    step.offer(s, 0, 0)
    assert s.over()
    step.offer(s, 0, step.things.put(0, 2))
    assert s.options(0) == [GRAB.of(1), GRAB.of(2), SKIP.first]
    s.play(0, SKIP.first)
    assert s.over() and not s.events
    step.offer(s, 0, step.things.put(0, 2))
    s.play(0, GRAB.of(2))
    assert s.events == [(2,)]
    number_steps(State, [ORDER, PLAIN])
