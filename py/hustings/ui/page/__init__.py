"""What is drawn: screens and their parts, from the model alone."""
