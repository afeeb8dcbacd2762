"""Random play in slices, one for each seed on standard input; ``benchmarks.since`` starts one process for each side.

It is run by its path, with whichever ludotheca it is to measure, so it uses nothing that the older side may lack.
"""

import sys
import time

import ludotheca
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.playout import playout

SEATS = 4
LIMIT = 2_000
"""Random play in Albion seldom ends."""
OPTIONS: dict[str, Options] = {
    "africa": {"idle_end": True},
    "alexander": {"player_trade": False, "forbid_overbids": True},
    "catan": {"board": "random", "player_trade": False},
}
"""Makes both sides play the same game: Africa used to end whenever nothing happened, and Alexander never left its first
auction unless bids that cannot be paid were forbidden."""


def main(title: str, seconds: float) -> None:
    rules = ludotheca.load(title).rules
    wanted = {name: value for name, value in OPTIONS.get(title, {}).items() if name in rules.meta.options}
    options = {name: option.default for name, option in rules.meta.options.items()} | wanted
    print("compiled" if ludotheca.is_compiled() else "interpreted", flush=True)
    for line in sys.stdin:
        seed = int(line)
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            luck = Seeded(seed)
            decisions += playout(rules, rules.setup(SEATS, options, luck), luck, LIMIT)
            seed += 1
        print(decisions / spent, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
