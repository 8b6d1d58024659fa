"""The words of every room: English, or those of the folder that HUSTINGS_WORDS names.

The folder holds the same modules in another language, and the rules of games (<id>_rules.md); it
may lie in a zip. It counts before any module is imported, so that words may be constants.
"""

from os import environ

if environ.get("HUSTINGS_WORDS"):
    __path__.insert(0, environ["HUSTINGS_WORDS"])
