"""Counts for operators, in the text form that Prometheus reads."""

from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        place = next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.counts[place] += 1
        self.sum += seconds


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, float] = {}
        self.times: dict[str, Histogram] = {}

    def count(self, name: str, label: str = "") -> None:
        """One more; `label` is `key="value"`."""
        self.counters[(name, label)] += 1

    def time(self, name: str, seconds: float) -> None:
        self.times.setdefault(name, Histogram()).add(seconds)

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counters}):
            lines.append(f"# TYPE burgher_{name}_total counter")
            for (other, label), n in sorted(self.counters.items()):
                if other == name:
                    lines.append(f"burgher_{name}_total{'{' + label + '}' if label else ''} {n}")
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE burgher_{name} gauge", f"burgher_{name} {value:g}"]
        for name, times in sorted(self.times.items()):
            lines.append(f"# TYPE burgher_{name}_seconds histogram")
            total = 0
            for bound, n in zip((*BOUNDS, "+Inf"), times.counts, strict=True):
                total += n
                lines.append(f'burgher_{name}_seconds_bucket{{le="{bound}"}} {total}')
            lines += [f"burgher_{name}_seconds_sum {times.sum:g}", f"burgher_{name}_seconds_count {total}"]
        return "\n".join(lines) + "\n"
