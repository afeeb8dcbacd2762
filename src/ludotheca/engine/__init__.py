"""The contract that every game keeps and every edge relies on: no I/O, no clock, no global randomness."""
