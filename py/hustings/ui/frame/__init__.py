"""What stands around every table: dialogs, lines to put away, the browser’s history."""
