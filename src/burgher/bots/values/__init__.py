"""What a position is worth to a seat, in points: one module per game."""
