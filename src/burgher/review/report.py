"""A review as one page of HTML that needs nothing else: no scripts, no fonts, nothing from anywhere."""

from html import escape

from burgher.review.records import MARKS, Decision, Part
from burgher.review.tell import Teller

WIDTH, HEIGHT, LEFT = 960, 240, 44
COLOURS = ("#1f4e79", "#a03020", "#2f7a4d", "#a8781a", "#6a4a8a")  # of the seats; dashes tell them apart as well
DASHES = ("", "2 3", "7 4", "1 4", "10 3 2 3")
SIGNS = {"best": "★", "good": "✓", "inaccurate": "△", "mistake": "◆"}
STYLE = """
:root { color-scheme: light dark; --ink: #2a2018; --paper: #f8f0df; --line: #cdbb98; --bad: #a03020; --good: #2f7a4d; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e6d2; --paper: #262019; --line: #5b4d3a; --bad: #e88a78;
  --good: #86c79d; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { font-family: Georgia, serif; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, .text { text-align: left; }
.turn { border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; margin: .6rem 0; }
.loss { color: var(--bad); font-weight: 600; } .gain { color: var(--good); } svg { width: 100%; height: auto; }
.wide { overflow-x: auto; } .note { opacity: .8; } details { margin: 1rem 0; }
"""


def report(teller: Teller) -> str:
    """The whole page."""
    say, found = teller.words.say, teller.review
    title = escape(teller.title())
    so_far = f"<p>{escape(teller.so_far())}</p>" if teller.so_far() else ""
    turning = "".join(
        f"<h3>{escape(name)}</h3>{turning_points(teller, part)}"
        for name, part in zip(teller.names, found.parts, strict=True)
    )
    return (
        f'<!doctype html><html lang="{teller.words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{title}</h1>{so_far}<h2>{escape(say('review.went'))}</h2>{curve(teller)}"
        f"<h2>{escape(say('review.parts'))}</h2>{parts(teller)}"
        f"<h2>{escape(say('review.turning_points'))}</h2>{turning}"
        f"<details><summary>{escape(say('review.all_decisions'))}</summary>{decisions(teller)}</details>"
        f'<p class="note">{escape(say("review.known_then"))}</p></body></html>'
    )


def curve(teller: Teller) -> str:
    """The expected margins of all seats over the game."""
    points = teller.review.points
    last = max(1, points[-1].n)
    bounds = [margin for point in points for margin in point.margins]
    low, high = min([*bounds, 0.0]), max([*bounds, 0.0])
    scale = (HEIGHT - 20) / max(1.0, high - low)

    def x(n: int) -> float:
        return LEFT + (WIDTH - LEFT) * n / last

    def y(margin: float) -> float:
        return 10 + (high - margin) * scale

    out = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(teller.expected())}">']
    for value in (low, 0.0, high):
        out.append(
            f'<path d="M{LEFT} {y(value):.1f}H{WIDTH}" stroke="var(--line)" fill="none"/>'
            f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end" font-size="12" fill="currentColor">'
            f"{teller.signed(value).split('.')[0].split(',')[0]}</text>"
        )
    for seat, name in enumerate(teller.names):
        line = " ".join(f"{x(point.n):.1f},{y(point.margins[seat]):.1f}" for point in points)
        out.append(
            f'<polyline points="{line}" fill="none" stroke="{COLOURS[seat % 5]}" stroke-width="2.5"'
            f' stroke-dasharray="{DASHES[seat % 5]}"><title>{escape(name)}</title></polyline>'
        )
    legend = " ".join(
        f'<svg viewBox="0 0 34 8" style="width:34px;height:8px"><path d="M0 4H34" stroke-width="3"'
        f' stroke="{COLOURS[seat % 5]}" stroke-dasharray="{DASHES[seat % 5]}"/></svg> {escape(name)}'
        for seat, name in enumerate(teller.names)
    )
    return "".join(out) + f'</svg><p class="note">{escape(teller.expected())}: {legend}</p>'


def parts(teller: Teller) -> str:
    """Luck, decisions and accuracy of each seat."""
    say = teller.words.say
    heads = ["", teller.result(), *(say(f"review.{key}") for key in ("start", "luck", "decisions", "lost", "accuracy"))]
    heads += [say(f"review.mark.{mark}") for mark in MARKS]
    rows = []
    for name, part in zip(teller.names, teller.review.parts, strict=True):
        cells = [name, *(teller.signed(n) for n in (part.result, part.start, part.luck, part.decisions))]
        cells += [teller.number(part.lost), teller.percent(part.accuracy), *(str(part.marks[mark]) for mark in MARKS)]
        rows.append(cells)
    return _table(heads, rows)


def turning_points(teller: Teller, part: Part) -> str:
    """The decisions that cost most, with what was better and why."""
    if not part.turning_points:
        return f"<p>{escape(teller.words.say('review.no_turning_points'))}</p>"
    return "".join(_turning_point(teller, teller.review.at(n)) for n in part.turning_points)


def _turning_point(teller: Teller, decision: Decision) -> str:
    say = teller.words.say
    assert decision.better is not None
    acts = "".join(
        f"<br>{escape(say(f'review.{key}'))}: {escape(teller.act(act))}"
        for key, act in (("played", decision.played), ("better", decision.better))
    )
    reasons = "; ".join(
        f'{escape(line)} <span class="{"gain" if points > 0 else "loss"}">{teller.signed(points)}</span>'
        for line, points in teller.gains(decision)
    )
    line = " → ".join(escape(teller.act(act)) for act in decision.line)
    told = f'<br><span class="note">{escape(say("review.line"))}: {line}</span>' if len(decision.line) > 1 else ""
    cost = escape(say("review.cost", {"points": teller.number(decision.loss or 0.0)}))
    sure = escape(teller.sure(decision))
    return (
        f'<div class="turn">{escape(say("review.place", {"n": decision.n}))}: <span class="loss">{cost}</span>'
        f'<span class="note">{sure}</span>{acts}<br>{reasons}{told}</div>'
    )


def decisions(teller: Teller) -> str:
    """All decisions with their marks."""
    rows = []
    for decision in teller.review.decisions:
        sign = f"{SIGNS[decision.mark]} {teller.words.say(f'review.mark.{decision.mark}')}" if decision.mark else ""
        loss = teller.signed(-decision.loss) if decision.loss else ""
        rows.append([teller.names[decision.seat], str(decision.n), sign, teller.act(decision.played), loss])
    return _table([], rows)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "<tr>" + "".join(f"<th>{escape(one)}</th>" for one in heads) + "</tr>" if heads else ""
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{head}{body}</table></div>'
