"""Delegate Dash: four candidates race round a map of 24 states for 608 delegates."""
