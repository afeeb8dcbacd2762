"""Random play in one of our games: decisions and state copies per second of CPU time, compiled or interpreted."""

import json
import sys
import time

import ludotheca
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.playout import playout

LIMIT = 20_000
DECISIONS_BEFORE_COPYING = 60
OPTIONS: dict[str, Options] = {
    # As the peer plays: on a random board, with no trade except with the bank.
    "catan": {"board": "random", "player_trade": False},
    "alexander": {"player_trade": False},
}


def main(title: str, seats: int, seconds: float, seed: int) -> None:
    rules = ludotheca.load(title).rules
    options = rules.meta.settle(seats, OPTIONS.get(title, {}))
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        luck = Seeded(seed + games)
        state = rules.setup(seats, options, luck)
        decisions += playout(rules, state, luck, LIMIT)
        games += 1
    playing = time.process_time() - start

    luck = Seeded(seed)
    state = rules.setup(seats, options, luck)
    playout(rules, state, luck, DECISIONS_BEFORE_COPYING)
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        for _ in range(1000):
            state.clone()
        copies += 1000
    copying = time.process_time() - start
    print(
        json.dumps(
            {
                "decisions": decisions / playing,
                "games": games / playing,
                "copies": copies / copying,
                "decisions_per_game": decisions / games,
                "compiled": ludotheca.is_compiled(),
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
