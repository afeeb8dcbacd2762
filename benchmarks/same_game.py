"""Whether our Catan is the same game as the peer's: decisions and turns in a game between four random players."""

import json
import sys

import ludotheca
from benchmarks.ours import OPTIONS
from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.actions import Discard, EndTurn


def main(games: int, seed: int) -> None:
    rules = ludotheca.load("catan").rules
    options = rules.meta.settle(4, OPTIONS["catan"])
    decisions = turns = 0
    for game in range(games):
        luck = Seeded(seed + game)
        state = rules.setup(4, options, luck)
        discarding: set[int] = set()
        while actors := rules.actors(state):
            seat = actors[luck.below(len(actors))]
            legal = rules.legal(state, seat)
            number = legal[luck.below(len(legal))]
            action = rules.catalogue[number]
            rules.apply(state, seat, number, luck, None)
            # The peer gives up all cards in one decision; we do it card by card.
            decisions += not isinstance(action, Discard) or seat not in discarding
            discarding = discarding | {seat} if isinstance(action, Discard) else set()
            turns += isinstance(action, EndTurn)
    print(json.dumps({"decisions_per_game": decisions / games, "turns_per_game": turns / games}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
