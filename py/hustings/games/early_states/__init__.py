"""Early States: dice, funds and marks in nine early primaries."""
