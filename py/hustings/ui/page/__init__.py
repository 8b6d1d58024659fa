"""The page: screens and their parts, drawn from the model alone."""
