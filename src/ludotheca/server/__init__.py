"""Tables in the browser: it knows the contract and no game."""
