"""Tables drawn as SVG by Python: well formed, in three languages, and no more than the seat sees."""

from xml.etree import ElementTree

import pytest

import burgher
from burgher.art import colour, symbols
from burgher.bots import player
from burgher.bots.bot import ask
from burgher.core.chance import Dice
from burgher.core.drawing import Drawing, set_width
from burgher.core.table import Table
from burgher.core.words import LANGUAGES, amount

SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("game", burgher.GAMES)


def played(game: str, players: int, moves: int) -> Table:
    table = burgher.new(game, players=players, seed=4)
    bot = player("journeyman", game)
    for n in range(moves):
        if table.over:
            break
        seat = table.to_move[0]
        table.act(seat, table.game.verbs.text(ask(bot, table.game, table.state, seat, Dice(n))))
    return table


def check(text: str) -> None:
    """It is XML, refers only to what it brings along, and has no variables of a page left."""
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    known = {element.get("id") for element in root.iter()}
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert used <= known, used - known
    assert "var(--" not in text


@every_game
def test_tables_are_drawn_at_every_time(game: str) -> None:
    sizes = burgher.game(game).players
    for players in (sizes[0], sizes[-1]):
        table = played(game, players, 0)
        for moves in (0, 9, 60, 3000):
            table = played(game, players, moves)
            for seat in (None, 0, players - 1):
                check(table.svg(seat))


@every_game
def test_all_languages(game: str) -> None:
    table = played(game, 2, 40)
    drawn = {language: table.svg(0, language) for language in LANGUAGES}
    assert len(set(drawn.values())) == 3
    for text in drawn.values():
        check(text)


@every_game
def test_a_drawing_tells_no_more_than_the_view(game: str) -> None:
    table = played(game, 3, 50)
    for seat in range(3):
        drawn = table.svg(seat)
        for n in range(4):
            other = played(game, 3, 50)
            other.course.state = other.game.determinize(table.state, seat, Dice(n))
            assert other.svg(seat) == drawn


def test_notebooks_and_boards() -> None:
    check(burgher.new("craftsmen", players=2, seed=1)._repr_svg_())
    check(burgher.new("glass_road", players=1, seed=1)._repr_svg_())
    for game in burgher.GAMES:
        table, d = played(game, 2, 4000), Drawing()
        from burgher.core.words import words

        width, height = table.game.draw_board(d, table.game.view(table.state, 1), 1, words("en", game))
        assert width > 100 and height > 50
        check(d.svg(width, height, "<board>"))


def test_colours_and_names() -> None:
    assert colour("ink").startswith("#") and colour("#123456") == "#123456"
    assert {"vp", "cb-ship", "gr-glass", "wc-die-green-6", "cm-books", "bot-master"} <= set(symbols())
    table = burgher.new("glass_road", players=2, seed=1)
    table.chairs[0].name = '<script>"&'
    assert "&lt;script&gt;" in table.svg(1) and "<script" not in table.svg(1)
    with pytest.raises(burgher.BurgherError):
        table.svg(2)


def test_words_are_set_narrower_where_they_have_no_room_and_never_wider() -> None:
    """A viewer stretches words to their `textLength`, too: an address of narrow letters stood wide on a day's card."""
    drawing = Drawing()
    drawing.text(0, 0, "127.0.0.1:8601/daily/glass_road/2026-11-19", 23, room=500)
    assert "textLength" not in drawing.parts[-1]
    drawing.text(0, 0, "Maximilian-Alexander von Hohenzollern, place 1 of 2", 23, room=500)
    assert 'textLength="500"' in drawing.parts[-1]


def test_the_shield_of_points_leaves_room_for_them() -> None:
    for points in (7, 11.5, 132):
        drawing = Drawing()
        drawing.name(0, "Anna", points, 0, 20, 300)
        icon = next(part for part in drawing.parts if "#vp" in part)
        right = float(icon.split('x="')[1].split('"')[0]) + 24
        assert right <= 300 - 20 * set_width(amount(points)), points
