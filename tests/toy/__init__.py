"""Back Room: a small awkward game that uses every part of the interface at once, for tests only."""
