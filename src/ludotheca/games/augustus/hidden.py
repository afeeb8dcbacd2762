"""What a view of Augustus hides, dealt at random: objectives nobody else has seen, and choices made unseen."""

from itertools import combinations, product

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.games.augustus import cards, legality, scoring
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.state import filled, in_progress, open_card


def deal_objectives(cells: vec[i64], seat: int, unseen: list[int], kept: int, count: int, luck: Luck) -> list[int]:
    """AUG-2.2: gives a seat as many objectives as it hides, and returns them; which ones, only luck can say.

    While objectives are being kept, the first ``kept`` of them are; later all lie face down.
    """
    dealt: list[int] = []
    for number in range(count):
        card = unseen.pop(luck.below(len(unseen)))
        where = at.FACE_DOWN
        if cells[at.PHASE] == at.KEEPING:
            where = at.KEPT if number < kept else at.DEALT
        cells[at.WHERE + card] = where + seat
        dealt.append(card)
    return dealt


def deal_choice(cells: vec[i64], seat: int, luck: Luck) -> None:
    """Lets a seat have chosen something, each possibility being as likely as any other."""
    possible = _placings(cells, seat) if cells[at.PHASE] == at.PLACING else _losses(cells, seat)
    cells[at.CHOSEN_FROM + seat], cells[at.CHOSEN_TO + seat] = possible[luck.below(len(possible))]


def _placings(cells: vec[i64], seat: int) -> list[tuple[i64, i64]]:
    """AUG-3.1: nothing, a legion from the supply, or one that moves."""
    categories = legality.token_categories(cells, seat)
    goals, origins = Choices(), Choices()
    legality.add_targets(cells, seat, categories, goals, 0)
    legality.add_movable(cells, seat, categories, goals.count, origins, 0)
    if cells[at.SUPPLY + seat] > 0:
        origins.add(at.NONE)
    moves = product(origins.to_list(), goals.to_list())
    return [(at.NONE, at.NONE)] + [(origin, goal) for origin, goal in moves if origin != goal]


def _losses(cells: vec[i64], seat: int) -> list[tuple[i64, i64]]:
    """AUG-6.3: one or two legions, the legions of an objective, or an objective."""
    kind = cards.EFFECT[cells[at.EFFECT_OF]]
    if kind == cards.LOSE_LEGION:
        places = Choices()
        legality.add_legions(cells, seat, places, 0)
        legions = [place for place in places.to_list() for _ in range(cells[at.FILLED + place])]
        count = min(len(legions), legality.legions_to_lose(cells))
        return [(lost[0], lost[1] if count > 1 else at.NONE) for lost in combinations(legions, count)]
    if kind == cards.CLEAR_OBJECTIVE:
        progress = [open_card(cells, seat, slot) for slot in range(in_progress(cells, seat))]
        return [(at.NONE, card) for card in progress if filled(cells, card)]
    return [(at.NONE, card) for card in scoring.controlled_cards(cells, seat)]
