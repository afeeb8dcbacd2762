"""What an arena found, in words, for the terminal and for the pages."""

from ludotheca.arena.statistics import ArenaSummary


def told(summary: ArenaSummary) -> str:
    """The answer to the arena's question in one line."""
    found = summary.decision
    if found is None:
        return "there is only one bot, so there is nothing to decide"
    if found.verdict == "undecided":
        return f"undecided after {found.games} games"
    return f"decided: {found.bot} is {found.verdict} (95 %, after {found.games} games)"


def whole_percent(low: float, high: float) -> str:
    """An interval as it is printed."""
    return f"{low:.0%} to {high:.0%}"
