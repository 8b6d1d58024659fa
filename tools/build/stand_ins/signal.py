"""Stands in for signals, which nobody sends to a page: their functions, without lists of names."""

from _signal import *
