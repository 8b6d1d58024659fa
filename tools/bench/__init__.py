"""Benchmarks in a real browser; their tables stand in docs/measurements.md."""
