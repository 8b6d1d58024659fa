"""The words of the scaffold, made by `make messages` from the catalogues in locales/ beside this."""
