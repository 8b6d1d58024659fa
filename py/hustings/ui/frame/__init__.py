"""Around every table: dialogs, notices, the browser's history, the keyboard, the device."""
