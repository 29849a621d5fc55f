"""How a game is kept and had again: as text, as JSON, in a file."""
