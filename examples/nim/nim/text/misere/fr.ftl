title = Nim misère
about = Quatre tas d’allumettes : qui doit prendre la dernière perd.
reconstructed = { "" }
clause-NIM-2-2 = Qui a pris la dernière allumette perd.
