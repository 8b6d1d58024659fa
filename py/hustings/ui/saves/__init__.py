"""Saves: games as text, their copies, backups, thumbnails; stored preferences."""
