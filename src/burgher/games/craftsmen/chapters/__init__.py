"""The rules, chapter by chapter, as in RULES.md."""
