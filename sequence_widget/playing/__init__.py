"""A page that plays: one file with this package and a Python for browsers in it."""
