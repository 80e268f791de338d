"""Drawings as SVG, made without a browser: what the drawings of all games are put together from.

Measures are those of the drawing; colours are named as in `burgher/art/tokens.css`, icons as in `icons.svg`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from math import cos, pi, sin

from burgher.art import colour, resolved, symbols
from burgher.core.words import amount

SERIF = "Alegreya, Georgia, 'Liberation Serif', serif"
SANS = "'Source Sans 3', 'Segoe UI', 'Liberation Sans', Arial, sans-serif"
THIN, BROAD = frozenset(" .,:;!|'’/()[]-fijlrt"), frozenset("mwMW@%—")  # letters by their width
GAP = 12.0
SHIELD = "M16 2l12 3v10c0 7-5 12-12 15C9 27 4 22 4 15V5z"
CHARGES = (  # as the page has them
    "M13 2.8h6v26c-1 .6-2 1-3 1.4-1-.4-2-.8-3-1.4z",
    "M4 5l5-1.3L28 21c-1 2-2 3.7-3.5 5.2L4 8z",
    "M4.3 19L16 9l11.7 10c-.8 2-1.7 3.5-2.8 4.8L16 16l-8.9 7.8C6 22.5 5 21 4.3 19z",
    "M13 2.8h6V12h9v5.5l-.5 1H19v11.3L16 31l-3-1.2V18.5H4.5L4 12h9z",
    "M16 2l12 3v10h-12zM4 15h12v15C9 27 4 22 4 15z",
)


def set_width(words: str) -> float:
    """How wide words are, as a multiple of their size: about as in Liberation Sans, the widest of the families."""
    return sum(0.31 if c in THIN else 0.87 if c in BROAD else 0.7 if c.isupper() else 0.55 for c in words)


class Drawing:
    """A drawing that is being made."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.used: set[str] = set()  # symbols

    # --- shapes

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        line: str = "none",
        thick: float = 1.2,
        round_: float = 6,
    ) -> None:
        self._put("rect", x=x, y=y, width=width, height=height, rx=round_, fill=colour(fill), **_stroke(line, thick))

    def circle(self, x: float, y: float, radius: float, fill: str, *, line: str = "none", thick: float = 1.2) -> None:
        self._put("circle", cx=x, cy=y, r=radius, fill=colour(fill), **_stroke(line, thick))

    def path(self, d: str, fill: str, *, line: str = "none", thick: float = 1.2, opacity: float = 1) -> None:
        more = {} if opacity == 1 else {"opacity": opacity}
        self._put("path", d=d, fill=colour(fill), stroke_linejoin="round", **_stroke(line, thick), **more)

    def hexagon(
        self, x: float, y: float, side: float, fill: str, *, line: str = "icon-ink", thick: float = 1.5
    ) -> None:
        """A hex with a point on top, its middle at x, y."""
        corners = [(x + side * cos(pi / 6 + i * pi / 3), y + side * sin(pi / 6 + i * pi / 3)) for i in range(6)]
        self.path("M" + "L".join(f"{_short(a)} {_short(b)}" for a, b in corners) + "z", fill, line=line, thick=thick)

    def sector(self, x: float, y: float, inner: float, outer: float, first: float, last: float, fill: str) -> None:
        """A part of a ring between two angles, in degrees clockwise from the top."""
        (a, b), (c, d) = _around(x, y, outer, first), _around(x, y, outer, last)
        (e, f), (g, h) = _around(x, y, inner, last), _around(x, y, inner, first)
        self.path(
            f"M{_short(a)} {_short(b)}A{_short(outer)} {_short(outer)} 0 0 1 {_short(c)} {_short(d)}"
            f"L{_short(e)} {_short(f)}A{_short(inner)} {_short(inner)} 0 0 0 {_short(g)} {_short(h)}z",
            fill,
            line="line-2",
            thick=0.9,
        )

    def icon(self, name: str, x: float, y: float, size: float) -> None:
        """A symbol of the sprite, its middle at x, y."""
        self.used.add(name)
        self._put("use", href=f"#{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)

    def shield(self, seat: int, x: float, y: float, size: float) -> None:
        with self.moved(x - size / 2, y - size / 2, size / 32):
            self.path(SHIELD, f"seat-{seat % 5 + 1}")
            self.path(CHARGES[seat % 5], "#fff", opacity=0.86)
            self.path(SHIELD, "none", line="icon-ink", thick=2.2)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        *,
        bold: bool = False,
        serif: bool = False,
        anchor: str = "start",
        fill: str = "ink",
        room: float = 0,
    ) -> None:
        """Words on a line; with a room they are set narrower where they would be longer."""
        more: dict[str, object] = {}
        if room and set_width(words) * size * (1.08 if bold else 1) > room:
            more = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
        if anchor != "start":
            more["text_anchor"] = anchor
        if bold:
            more["font_weight"] = 700
        family = SERIF if serif else SANS
        self._put("text", escape(words), x=x, y=y, font_size=size, font_family=family, fill=colour(fill), **more)

    # --- parts that several games have

    def panel(self, x: float, y: float, width: float, height: float, title: str = "") -> None:
        """A sheet of paper with its double rule."""
        self.rect(x, y, width, height, "paper", line="line-2", round_=12)
        self.rect(x + 4.5, y + 4.5, width - 9, height - 9, "none", line="line", thick=0.8, round_=9)
        if title:
            self.text(x + 16, y + 26, title, 17, bold=True, serif=True, room=width - 32)

    def well(self, x: float, y: float, width: float, height: float, title: str = "") -> None:
        """A recess for pieces."""
        self.rect(x, y, width, height, "paper-2", line="line", thick=1, round_=8)
        if title:
            self.text(x + 9, y + 17, title, 12, bold=True, fill="ink-2", room=width - 18)

    def count(self, icon: str, number: object, x: float, y: float, size: float = 22) -> float:
        """An icon with a number; where the next one may stand."""
        self.icon(icon, x + size / 2, y, size)
        self.text(x + size + 4, y + 6, str(number), 17, bold=True, serif=True)
        return x + size + 14 + 9 * len(str(number))

    def name(self, seat: int, name: str, points: float, x: float, y: float, width: float) -> None:
        """The shield, the name and the points of a player; halves as a fraction."""
        self.shield(seat, x + 12, y, 24)
        self.text(x + 30, y + 6, name, 18, bold=True, serif=True, room=width - 110)
        told = amount(points)
        self.icon("vp", x + width - 18 - 14 * len(told), y, 24)
        self.text(x + width, y + 7, told, 20, bold=True, serif=True, anchor="end")

    def lines(self, lines: Sequence[str]) -> tuple[float, float]:
        """A sheet with nothing but lines of text; how large it is."""
        width, height = 2 * GAP + 8 * max((len(line) for line in lines), default=0), 2 * GAP + 20.0 * len(lines)
        self.rect(0, 0, width, height, "paper", round_=0)
        for i, line in enumerate(lines):
            self.text(GAP, GAP + 15 + 20 * i, line, room=width - 2 * GAP)
        return width, height

    # --- putting together

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """What is drawn within lies there, in that size."""
        size = "" if scale == 1 else f" scale({_short(scale)})"
        self.parts.append(f'<g transform="translate({_short(x)} {_short(y)}){size}">')
        yield
        self.parts.append("</g>")

    def svg(self, width: float, height: float, title: str) -> str:
        """The whole drawing as a document that stands on its own."""
        known = symbols()
        defs = "".join(known[name] for name in sorted(self.used) if name in known)
        clip = (
            '<clipPath id="face-clip"><rect width="40" height="40" rx="8"/></clipPath>' if "face-clip" in defs else ""
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_short(width)}" height="{_short(height)}"'
            f' viewBox="0 0 {_short(width)} {_short(height)}" role="img"><title>{escape(title)}</title>'
            f"<defs>{clip}{defs}</defs>{''.join(self.parts)}</svg>"
        )

    def _put(self, tag: str, content: str = "", /, **attributes: object) -> None:
        told = "".join(f' {_dashed(name)}="{_value(value)}"' for name, value in attributes.items())
        self.parts.append(f"<{tag}{told}>{content}</{tag}>" if content else f"<{tag}{told}/>")


def in_order(seat: int | None, players: int) -> list[int]:
    """The seats with the own one first."""
    own = seat or 0
    return [(own + i) % players for i in range(players)]


def columns(count: int, width: float, least: float) -> tuple[int, float]:
    """How many of these fit beside each other, and how wide each may be."""
    fit = max(1, min(count, int((width + GAP) // (least + GAP))))
    return fit, (width - GAP * (fit - 1)) / fit


def stacked(heights: Sequence[float]) -> list[float]:
    """Where things of these heights begin that lie below each other, and where they end."""
    out = [0.0]
    for height in heights:
        out.append(out[-1] + height + GAP)
    return out


def _stroke(line: str, thick: float) -> dict[str, object]:
    return {} if line == "none" else {"stroke": colour(line), "stroke_width": thick}


def _around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180 - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle)


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _value(value: object) -> str:
    return _short(value) if isinstance(value, float) else resolved(escape(str(value)))


def _dashed(name: str) -> str:
    """An attribute as SVG writes it: textLength and lengthAdjust have no dashes."""
    return name.rstrip("_").replace("_", "-")
