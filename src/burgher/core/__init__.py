"""The engine: what all games share, and nothing that belongs to one of them."""
