"""Claims: what may be true of hidden cards or of luck to come; they combine, and have a chance."""
