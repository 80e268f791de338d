"""The steps of the game, one module for each chapter of RULES.md, or for several that belong together."""
