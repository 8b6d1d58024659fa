"""The documentation as a site: docs/, the rules with figures and the docstrings, by Sphinx."""
