"""The rules of The Castles of Burgundy, one module for each chapter of RULES.md, or for a few that belong together."""
