"""Faults on purpose: games are played while servers, lines, disk, clock and database fail, and nothing may be lost.

`./run torture` runs the campaign; a short one is part of the tests.
"""
