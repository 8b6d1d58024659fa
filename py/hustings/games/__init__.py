"""One folder per game, always the same files; `hustings.catalog` is the list of them."""
