"""The review of a game: how it stood all along, what was luck, what was play, and where more was to be had."""

from burgher.review.depth import QUICK, Depth
from burgher.review.records import Decision, Gain, Part, Point, Review
from burgher.review.reviewer import Reviewer, review

__all__ = ["QUICK", "Decision", "Depth", "Gain", "Part", "Point", "Review", "Reviewer", "review"]
