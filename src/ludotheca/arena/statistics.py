"""What the games of an arena say about its bots."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from msgspec import Struct

from ludotheca.about import is_compiled
from ludotheca.arena.pairing import Played, arrangements
from ludotheca.arena.sequential import SequentialTest
from ludotheca.arena.simulate import Plan
from ludotheca.bots.referee import Fault, merged

Z: Final = NormalDist().inv_cdf(0.975)
"""A normal variable lies within this many deviations in 95 % of all cases."""
FIRST_STUDENT: Final = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
"""The same for Student's distribution, where the series for it is not yet good enough."""


class Standing(Struct, frozen=True):
    """One entry of --seats. Entries of the same bot share equally what it did."""

    bot: str
    wins: float
    """A shared win counts as a fraction."""
    share: float
    """Of all games; one that was stopped early counts as shared by everybody."""
    low: float
    high: float
    """The 95 % interval of the share, by blocks."""
    rating: float
    mean_score: float
    ms_per_decision: float
    rating_low: float
    rating_high: float
    fault: Fault | None
    """The decisions that it lost to the stand-in, if there are any."""


class Decision(Struct, frozen=True):
    """Whether the first bot wins more than its equal share."""

    bot: str
    verdict: str
    """stronger, weaker or undecided."""
    games: int
    """After how many games that was clear, or how many were not enough."""
    evidence: float
    """20 decides."""


class ArenaSummary(Struct, frozen=True):
    """What came of an arena, over its complete blocks."""

    game: str
    games: int
    unfinished: int
    decisions: int
    seconds: float
    seats: tuple[Standing, ...]
    decision: Decision | None
    """None if there is only one bot."""
    matrix: dict[str, dict[str, float]]
    """How often the bot of the row finished ahead of the bot of the column; level counts as half."""
    by_seat: tuple[float, ...]
    """The share that each place at the table won, whoever sat there."""
    seed: int
    compiled: bool


def share_of(played: Played, bot: str) -> float:
    """The part of a game that a bot won, on all its seats together."""
    if not played.winners:
        return played.bots.count(bot) / len(played.bots)
    return sum(played.bots[seat] == bot for seat in played.winners) / len(played.winners)


def blocks(games: Sequence[Played], size: int) -> list[Sequence[Played]]:
    """The complete blocks from the beginning on; ``games`` are in order and may have gaps."""
    found: list[Sequence[Played]] = []
    for start in range(0, len(games) - size + 1, size):
        block = games[start : start + size]
        if [played.number for played in block] != list(range(start, start + size)):
            break
        found.append(block)
    return found


def interval(outcomes: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent outcomes between 0 and 1.

    Student's, or Wilson's where all are alike, because Student's would then be a single point.
    """
    count, mean = len(outcomes), fmean(outcomes)
    deviation = stdev(outcomes) if count > 1 else 0.0
    if deviation == 0:
        return wilson(mean * count, count)
    half = student(count - 1) * deviation / sqrt(count)
    return max(0.0, mean - half), min(1.0, mean + half)


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Within how many deviations Student's variable lies in 95 % of all cases (Fisher and Cornish's series)."""
    if freedom in FIRST_STUDENT:
        return FIRST_STUDENT[freedom]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + fsum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def ranks(played: Played) -> list[int]:
    """Each seat's place: the winners come first, the others follow by their points, and equal points share a place."""
    keys = [(1, -score) for score in played.scores]
    for seat in played.winners:
        keys[seat] = (0, 0)
    return [sorted(keys).index(key) for key in keys]


def ratings(bots: tuple[str, ...], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's OpenSkill rating (Plackett-Luce): the estimate and its standard deviation.

    Bots do not learn between games, so nothing is added to the uncertainty as time goes by. A bot that has several
    seats in a game is updated by the mean of what they would change.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  # only an arena needs it

    model = PlackettLuce(tau=0.0)
    found = dict.fromkeys(bots, (model.mu, model.sigma))
    if len(found) == 1:
        return found
    for played in games:
        if not played.winners:
            continue
        teams = [[model.rating(*found[bot])] for bot in played.bots]
        after: dict[str, list[tuple[float, float]]] = defaultdict(list)
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(played)])
        for bot, [rating] in zip(played.bots, rated, strict=True):
            after[bot].append((rating.mu, rating.sigma))
        found |= {bot: (fmean(mu for mu, _ in each), fmean(sigma for _, sigma in each)) for bot, each in after.items()}
    return found


def win_matrix(bots: tuple[str, ...], games: Iterable[Played]) -> dict[str, dict[str, float]]:
    """How often a bot finished ahead of another in the same game."""
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for played in games:
        if not played.winners:
            continue
        places = list(zip(played.bots, ranks(played), strict=True))
        for bot, place in places:
            for other, behind in places:
                if other != bot:
                    ahead[bot, other].append(0.5 if place == behind else float(place < behind))
    names = dict.fromkeys(bots)
    return {
        bot: {other: round(fmean(ahead[bot, other]), 4) for other in names if ahead.get((bot, other))} for bot in names
    }


def decide(bots: tuple[str, ...], found: Iterable[Sequence[Played]]) -> Decision | None:
    """What the sequential test says after these blocks, which must be told in order."""
    first, size = bots[0], len(arrangements(bots))
    if size == 1:
        return None
    test = SequentialTest(bots.count(first) / len(bots))
    for block in found:
        test.tell(fmean(share_of(played, first) for played in block))
    verdict = {1: "stronger", 0: "undecided", -1: "weaker"}[test.verdict]
    return Decision(first, verdict, test.blocks * size, round(test.evidence, 3))


def sum_up(plan: Plan, games: Sequence[Played], seconds: float) -> ArenaSummary:
    """The summary of the complete blocks among these games, which are in order."""
    found = blocks(games, len(arrangements(plan.bots)))
    counted = [played for block in found for played in block]
    seats = len(plan.bots)
    rated = ratings(plan.bots, counted)
    standings = {bot: _standing(bot, plan.bots.count(bot), found, rated[bot]) for bot in dict.fromkeys(plan.bots)}
    by_seat = [
        fmean((seat in played.winners) / len(played.winners) if played.winners else 1 / seats for played in counted)
        if counted
        else 1 / seats
        for seat in range(seats)
    ]
    return ArenaSummary(
        game=plan.game,
        games=len(counted),
        unfinished=sum(not played.winners for played in counted),
        decisions=sum(played.decisions for played in counted),
        seconds=round(seconds, 3),
        seats=tuple(standings[bot] for bot in plan.bots),
        decision=decide(plan.bots, found),
        matrix=win_matrix(plan.bots, counted),
        by_seat=tuple(round(share, 4) for share in by_seat),
        seed=plan.seed,
        compiled=is_compiled(),
    )


def _standing(bot: str, entries: int, found: list[Sequence[Played]], rated: tuple[float, float]) -> Standing:
    places = [(played, seat) for block in found for played in block for seat in _seats(played, bot)]
    outcomes = [fmean(share_of(played, bot) for played in block) for block in found]
    low, high = interval(outcomes) if outcomes else (0.0, 1.0)
    wins = sum(1 / len(played.winners) for played, seat in places if seat in played.winners)
    asked = sum(played.asked[seat] for played, seat in places)
    thinking = sum(played.thinking[seat] for played, seat in places)
    faults = merged((bot, played.faults[bot]) for block in found for played in block if bot in played.faults)
    rating, deviation = rated
    return Standing(
        bot=bot,
        wins=round(wins / entries, 3),
        share=round(fmean(outcomes) / entries if outcomes else 0.0, 4),
        low=round(low / entries, 4),
        high=round(high / entries, 4),
        rating=round(rating, 2),
        mean_score=round(fmean(played.scores[seat] for played, seat in places), 3) if places else 0.0,
        ms_per_decision=round(1000 * thinking / asked, 3) if asked else 0.0,
        rating_low=round(rating - Z * deviation, 2),
        rating_high=round(rating + Z * deviation, 2),
        fault=faults.get(bot),
    )


def _seats(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.bots) if name == bot]
