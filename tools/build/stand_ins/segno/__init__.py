"""Stands in for segno's own: the page draws codes itself, so it needs only segno.encoder."""
