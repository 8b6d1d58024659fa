"""All words that a player reads, written in locales/<language>/*.ftl.

`generated` has a function per message, made by `make messages`; what they are made of stands here:
who is meant, and how numbers and lists are written.
"""
