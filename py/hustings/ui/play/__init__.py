"""A game in play: what people and bots do at the table, and looking at what they did."""
