"""The place of a finished table among somebody's own."""

import burgher
from tests.server.house import Person, go
from tests.server.test_play import play_all

SOLO = "glass_road"


async def finish(person: Person, **more: object) -> tuple[str, float]:
    """A solo game from the beginning to the end: its token, and the points."""
    table = await person.new_table("human", game=SOLO, **more)
    async with person.at(table["link"]) as line:
        await play_all([line])
        return table["link"][3:], line.table["scores"][0]["total"]


@go
async def test_the_own_finished_tables_are_compared(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        (first, one), (second, two) = await finish(ann), await finish(ann)
        await finish(ben)
        found = await ann.get(f"/api/tables/{second}/bests")
        assert found["of"] == 2 and found["place"] == (1 if two >= one else 2)
        assert [line["points"] for line in found["best"]] == sorted([one, two], reverse=True)
        assert {line["link"] for line in found["best"]} == {f"/t/{first}", f"/t/{second}"}
        assert await ben.get(f"/api/tables/{second}/bests") is None, "not Ben's table"

        record = (await ann.http.get(f"/api/tables/{second}/record")).content
        uploaded = (await ann.http.post("/api/tables/upload", content=record)).json()
        assert await ann.get(f"/api/tables/{uploaded['link'][3:]}/bests") is None, "it was not played here"
        chosen, _ = await finish(ann, seed=5)
        assert await ann.get(f"/api/tables/{chosen}/bests") is None, "who chose the seed may have known what comes"
        assert (await ann.get(f"/api/tables/{first}/bests"))["of"] == 2


def test_the_rulebooks_call_solo_results_by_name() -> None:
    marks = {name: [(v.points, v.key, v.clause) for v in burgher.game(name).verdicts] for name in burgher.GAMES}
    assert marks == {
        "castles_of_burgundy": [],
        "glass_road": [(30, "outstanding", "GR-290")],
        "woodcraft": [(110, "good", "WC-448"), (140, "great", "WC-448")],
        "craftsmen": [],
    }
