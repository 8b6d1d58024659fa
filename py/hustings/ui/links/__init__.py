"""Links: what an address holds, and what a table hands on."""
