title = Nim
about = Four heaps of matches: whoever takes the last one wins.
reconstructed = { "" }
clause-NIM-2-2 = Whoever has taken the last match wins.
