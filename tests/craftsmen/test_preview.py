"""What the page shows of actions before the click is what they do."""

from collections import Counter
from random import Random

from burgher.core.words import words
from burgher.games.craftsmen import GAME

from .helpers import begun, state, step


def test_fees_and_gifts_are_told_before_the_disc_is_put() -> None:
    told = {"fee": 0, "gift": 0}
    for seed in range(12):
        t, rng = begun(2 + seed % 3, seed), Random(seed)
        for _ in range(200):
            if t.over:
                break
            seat = t.to_move[0]
            before = GAME.preview(state(t), seat)
            places = [action for action in t.actions(seat) if action.startswith("place:")]
            action = rng.choice(places or t.actions(seat))
            other_cards = [p["cards"] for i, p in enumerate(t.view()["players"]) if i != seat]
            t.act(seat, action)
            if action in places:
                assert (action in before.fees) == (not t.over and step(t) == "fee")
                drawn = [p["cards"] for i, p in enumerate(t.view()["players"]) if i != seat] != other_cards
                assert action not in before.gifts or drawn or step(t) == "discard"
                told["fee"] += action in before.fees
                told["gift"] += action in before.gifts
    assert all(told.values())


def test_the_orders_of_cards_that_go_back_are_told() -> None:
    for seed in range(40):
        t, rng = begun(2, seed), Random(seed)
        for _ in range(250):
            if t.over:
                break
            seat = t.to_move[0]
            backs = [action for action in t.actions(seat) if action.startswith("peek_back:")]
            orders = GAME.preview(state(t), seat).back_orders
            assert len(backs) == 2 * len(orders)
            if backs:
                return
            peeks = [action for action in t.actions(seat) if action.startswith("peek")]
            t.act(seat, rng.choice(peeks or t.actions(seat)))
    raise AssertionError("nobody has looked at cards")


HANDING_ON = ("place:", "pass", "end", "hall:", "drop", "bid:", "mayor:")


def test_what_ends_a_turn_is_told_before_it_is_played() -> None:
    """Somebody else or chance comes after it, or sums are shown. Having built, `end` leads to the payment."""
    ended = paid = 0
    for seed in range(12):
        t, rng = begun(2 + seed % 3, seed), Random(seed)
        for _ in range(200):
            if t.over:
                break
            seat = t.to_move[0]
            ends = GAME.preview(state(t), seat).ends_turn
            assert all(action.startswith(HANDING_ON) for action in ends)
            if GAME.prompt(state(t), seat).key == "prompt.build_more":
                assert "end" in t.actions(seat) and "end" not in ends
                paid += 1
            action = rng.choice(t.actions(seat))
            t.act(seat, action)
            if action in ends:
                ended += 1
                assert t.to_move != (seat,) or not t.can_undo(seat)
            elif action.startswith(HANDING_ON) and not t.over:
                assert t.to_move == (seat,) and t.can_undo(seat)
    assert ended > 100 and paid > 5


def test_who_can_do_nothing_in_a_building_is_told_why() -> None:
    """Where nothing but the end is left; every reason of the words files occurs, and none is told where one may act."""
    told: Counter[str] = Counter()
    for seed in range(30):
        t, rng = begun(2 + seed % 3, seed), Random(seed)
        while not t.over:
            seat = t.to_move[0]
            reason = GAME.preview(state(t), seat).passed_over
            if reason is not None:
                assert t.actions(seat) == ["end"]
                told[reason.message.key.removeprefix("passed_over.")] += 1
            t.act(seat, rng.choice(t.actions(seat)))
    assert set(told) == {
        key.partition(".")[2] for key in words("en", "craftsmen").texts if key.startswith("passed_over.")
    }
