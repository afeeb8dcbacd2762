"""Values that are learned: bots play each other, and a model learns from the positions who will win."""
