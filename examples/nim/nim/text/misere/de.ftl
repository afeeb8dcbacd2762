title = Misère-Nim
about = Vier Haufen Streichhölzer: Wer das letzte nehmen muss, verliert.
reconstructed = { "" }
clause-NIM-2-2 = Wer das letzte Streichholz genommen hat, verliert.
