"""The rules by chapters of RULES.md: the steps, and what they need."""
