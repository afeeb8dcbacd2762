title = Nim
about = Quatre tas d’allumettes : qui prend la dernière gagne.
reconstructed = { "" }
clause-NIM-2-2 = Qui a pris la dernière allumette gagne.
