"""The results of finished games on this device: one small text each, kept apart from the saves."""
