#!/usr/bin/env python3
"""A bot for Ludotheca that needs nothing of Ludotheca: it reads lines of JSON and answers each with one.

It plays any game, badly: of all that it may do, it likes best what it can say in the fewest letters. Where several are
as short, the seed of the question decides, so that the same question with the same seed gets the same answer.
"""

import json
import random
import sys


def main() -> None:
    for line in sys.stdin:  # it ends when the game does
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"protocol": 1, "name": "Hurry", "repeats": True}
        else:
            answer = {"action": choose(message)}
        print(json.dumps(answer), flush=True)  # without flush, the answer would wait for more


def choose(question: dict) -> int:
    """The number of one of the legal actions."""
    lengths = {legal["number"]: len(json.dumps(legal["action"])) for legal in question["legal"]}
    shortest = [number for number, length in lengths.items() if length == min(lengths.values())]
    return random.Random(question["seed"]).choice(shortest)


if __name__ == "__main__":
    main()
