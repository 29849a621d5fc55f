"""The question that is put together on a board: its parts, what can be chosen in it, its words."""
