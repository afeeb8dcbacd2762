"""Recorded games of the present version, and digests of what their numbers stand for."""
