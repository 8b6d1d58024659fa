"""Makes what is handed out: the site as one zip, and all parts of a release."""
