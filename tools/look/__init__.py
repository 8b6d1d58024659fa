"""Checks the layout of every board and screen: overlaps, cut or faint text, small targets."""
