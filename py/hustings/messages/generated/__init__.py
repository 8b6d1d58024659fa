"""Made by `make messages` from locales/; not to be edited. Other languages stand in folders here."""
