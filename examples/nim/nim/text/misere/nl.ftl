title = Misère-nim
about = Vier stapels lucifers: wie de laatste moet nemen, verliest.
reconstructed = { "" }
clause-NIM-2-2 = Wie de laatste lucifer heeft genomen, verliest.
