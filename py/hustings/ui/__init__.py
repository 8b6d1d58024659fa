"""The application: model, update, page. Pure Python: no browser, clock or storage of its own."""
