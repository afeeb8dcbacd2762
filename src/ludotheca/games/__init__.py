"""The games: one folder each, and nothing here that knows one of them."""
