"""Poll Position!: a team runs a general election in Canada and wins or fails together."""
