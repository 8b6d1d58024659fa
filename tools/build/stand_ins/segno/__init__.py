"""Stands in for segno: the page draws codes itself and needs only segno.encoder."""
