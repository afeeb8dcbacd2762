"""Catanatron with four random players: decisions and state copies per second of CPU time."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

DECISIONS_BEFORE_COPYING = 400


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def main(seconds: float, seed: int) -> None:
    decisions = games = turns = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = new_game(seed + games)
        game.play()
        decisions += len(game.state.actions)
        turns += game.state.num_turns
        games += 1
    playing = time.process_time() - start

    game = new_game(seed)
    while len(game.state.actions) < DECISIONS_BEFORE_COPYING:
        game.play_tick()
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        for _ in range(100):
            game.state.copy()
        copies += 100
    copying = time.process_time() - start
    print(
        json.dumps(
            {
                "decisions": decisions / playing,
                "games": games / playing,
                "copies": copies / copying,
                "decisions_per_game": decisions / games,
                "turns_per_game": turns / games,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
