"""Early States in C++: to learn tables from very many games, and to play turns on."""
