title = Nim
about = Vier stapels lucifers: wie de laatste neemt, wint.
reconstructed = { "" }
clause-NIM-2-2 = Wie de laatste lucifer heeft genomen, wint.
