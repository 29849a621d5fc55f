"""Questions to a class: guesses read, checked and kept, answers handed in and put together."""
