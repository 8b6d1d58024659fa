"""One module per screen: the model becomes a tree."""
