"""All texts that a player reads. Their source is locales/<language>/*.ftl.

`generated` has a function per message, made by `make messages`. The other modules are what these
functions use: persons, numbers and lists.
"""
