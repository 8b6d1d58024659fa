"""Stands in for signals, which a page does not get: the functions without the enumerations."""

from _signal import *
