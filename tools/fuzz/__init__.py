"""Feeds the application spoilt saves, backups, links and answers, and draws every page after it.

`python tools/dev.py fuzz` does so in the page's own Python: the built site's, under Node.
"""
