"""The only place that touches the browser: events in, effects out, a drawing after each."""
