"""The playout loop of each game, for two readers: CPython runs it, and Numba compiles it."""
