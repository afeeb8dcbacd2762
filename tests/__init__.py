"""The tests, in the order of the house: engine, games, bots, arena, server, terminal, browser."""
