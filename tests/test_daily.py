"""The rule by which daily tables come from dates: docs/daily.md."""

import doctest
import json
import re
from collections import Counter
from datetime import date, timedelta
from hashlib import blake2b
from pathlib import Path

import pytest

import burgher
import burgher.daily
from burgher.bots import levels
from burgher.core.errors import BurgherError
from burgher.daily import FIRST_DAY, daily, end_of, read_day

from .cli.test_cli import burgher as command

DAY = date(2026, 11, 16)
DOC = (Path(__file__).parents[1] / "docs" / "daily.md").read_text("utf-8")


def test_the_rule_is_what_the_docs_say() -> None:
    """Written anew from the text of the rule, so that nobody changes it by accident."""
    for game in burgher.GAMES:
        found = daily(game, DAY)
        luck = blake2b(f"burgher daily 1:{game}:2026-11-16".encode(), digest_size=20).digest()
        assert found.seed == luck[:16].hex()
        alone = game in ("glass_road", "woodcraft")
        level = "master" if "master" in levels(game) else levels(game)[-1]
        expected = ["human"] if alone else [level] * 3
        expected[luck[16] % len(expected)] = "human"
        assert found.seats == expected
        assert found.rule == burgher.daily.RULE == 1
    assert doctest.testmod(burgher.daily).failed == 0


def test_the_example_of_the_docs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "daily.md", "exec"), names)
    told = eval(re.search(r"day\.seats +# (.*)", code)[1])  # type: ignore[index]
    day = names["day"]
    assert isinstance(day, burgher.daily.Daily) and (day.seed, day.seats) == told


def test_days_differ_and_every_place_is_sat_at() -> None:
    days = [daily("castles_of_burgundy", DAY + timedelta(days=n)) for n in range(300)]
    assert len({day.seed for day in days}) == 300
    assert set(Counter(day.seat for day in days)) == {0, 1, 2}
    assert len({daily(game, DAY).seed for game in burgher.GAMES}) == len(burgher.GAMES)


def test_the_same_table_twice() -> None:
    one, two = (daily("craftsmen", DAY).table() for _ in range(2))
    assert one.save() == two.save()
    assert [chair.bot for chair in one.chairs].count("") == 1


def test_what_is_no_day_is_refused() -> None:
    assert end_of(DAY).isoformat() == "2026-11-17T00:00:00+00:00"
    assert read_day("2026-11-16") == DAY
    for text in ("2026-11-31", "20261116", "2026-W47-1", "16.11.2026", "", "x" * 99):
        with pytest.raises(BurgherError):
            read_day(text)
    with pytest.raises(BurgherError, match="first daily table"):
        daily("glass_road", FIRST_DAY - timedelta(days=1))


def test_the_command(tmp_path: Path) -> None:
    told = json.loads(command("daily", "woodcraft", "--date", "2026-11-16", "--json").stdout)
    assert told["seed"] == daily("woodcraft", DAY).seed and told["ends"] == "2026-11-17T00:00:00Z"
    file = tmp_path / "day.json"
    shown = command("daily", "castles_of_burgundy", "--date", "2026-11-16", "--out", str(file), "--lang", "en").stdout
    assert "you" in shown and daily("castles_of_burgundy", DAY).seed in shown
    assert burgher.load(file.read_bytes()).save() == daily("castles_of_burgundy", DAY).table().save()
    refused = command("daily", "woodcraft", "--date", "tomorrow")
    assert refused.returncode == 2 and len(refused.stderr.splitlines()) == 1
