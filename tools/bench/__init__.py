"""Benchmarks in a real browser, whose tables are in docs/measurements.md."""
