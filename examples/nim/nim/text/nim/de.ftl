title = Nim
about = Vier Haufen Streichhölzer: Wer das letzte nimmt, gewinnt.
reconstructed = { "" }
clause-NIM-2-2 = Wer das letzte Streichholz genommen hat, gewinnt.
