"""The only part that touches the browser: events come in, effects go out, the page is drawn."""
