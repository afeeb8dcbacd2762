title = Misère Nim
about = Four heaps of matches: whoever has to take the last one loses.
reconstructed = { "" }
clause-NIM-2-2 = Whoever has taken the last match loses.
