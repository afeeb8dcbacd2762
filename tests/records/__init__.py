"""Recorded games of the current version, and digests of what their numbers stand for."""
