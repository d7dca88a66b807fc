"""The games; each package here exports `GAME` and knows no other."""
