"""Catanatron's table as a position of our Catan, for one of its seats: the same places, found by their coordinates.

Only what that seat may know is told, although Catanatron shows its players everything. Where its rules differ:

- Discards are drawn at random there, so nobody is asked.
- There is no player trade there, so the mirrored table has none either.
- Of the development cards only a knight may be played before the dice are rolled.
- A development card may be played in the turn in which it was bought, so none is fresh here.
- Road Building needs the price of a road in hand, which is not paid, and a place for one.
- Year of Plenty may take a single card if the bank is short; here it always takes two, so that choice is left out.
- A longest road that is cut stays with its holder, and roads are not measured again when a settlement is built.
- Whoever has ten points wins at once, even in somebody else's turn.
- A 6 or 8 may touch another there; such boards are drawn anew.

Everything else is one action there and the same one here; an action of ours that Catanatron does not offer is left out.
"""

import random
from typing import Any, Final

from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap

from ludotheca.engine.errors import PositionError
from ludotheca.engine.luck import Luck
from ludotheca.games.catan.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CatanAction,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    TradeBank,
)
from ludotheca.games.catan.data import CARDS_OF_A_KIND, PLAN
from ludotheca.games.catan.geometry import corners
from ludotheca.games.catan.views import Land, Phase, Player, Range, View

GOODS: Final = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
"""In the order of Catanatron's bank."""
TERRAINS: Final = {
    "WOOD": "forest",
    "BRICK": "hill",
    "SHEEP": "pasture",
    "WHEAT": "field",
    "ORE": "mountain",
    None: "desert",
}
CARDS: Final = {
    "KNIGHT": "knight",
    "VICTORY_POINT": "victory-point",
    "ROAD_BUILDING": "road-building",
    "YEAR_OF_PLENTY": "year-of-plenty",
    "MONOPOLY": "monopoly",
}
PLAYS: Final = {
    "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "road-building",
    "PLAY_YEAR_OF_PLENTY": "year-of-plenty",
    "PLAY_MONOPOLY": "monopoly",
}
PLAIN: Final[dict[str, CatanAction]] = {
    "ROLL": Roll(),
    "END_TURN": EndTurn(),
    "BUY_DEVELOPMENT_CARD": BuyDevelopment(),
    "PLAY_KNIGHT_CARD": PlayKnight(),
    "PLAY_ROAD_BUILDING": PlayRoadBuilding(),
}
"""Actions that need no more words."""
CORNERS: Final = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")
"""In the order of ours, ``geometry.SIDES``."""
PAIR: Final = 2
GOAL: Final = 10
FORMS: Final = ((True, GOAL), (False, GOAL), (False, GOAL + 2))
"""Whose awards are believed, and the points to win."""
RED: Final = (6, 8)
NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1))
"""Half of them; the others look back."""


class Atlas:
    """What the places of a Catanatron map are called here.

    Its hexes have three coordinates of which the first and the last are our two; nothing has to be turned.
    """

    def __init__(self, catan_map: Any) -> None:
        geometry = PLAN.geometry
        self.hexes: dict[tuple[int, int, int], str] = {}
        self.crossings: dict[int, str] = {}
        places = dict(zip(geometry.hexes, geometry.hex_names, strict=True))
        if {(x, z) for x, _, z in catan_map.land_tiles} != set(places):
            raise ValueError("only the map of the base game can be mirrored")
        for (x, y, z), tile in catan_map.land_tiles.items():
            self.hexes[x, y, z] = places[x, z]
            nodes = {ref.value: node for ref, node in tile.nodes.items()}
            for side, corner in zip(CORNERS, corners((x, z)), strict=True):
                self.crossings[nodes[side]] = geometry.crossing_names[geometry.crossing(corner)]
        self.edges: dict[frozenset[str], str] = {
            frozenset((geometry.crossing_names[start], geometry.crossing_names[end])): name
            for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True)
        }
        """By the crossings at both ends."""
        self.land = {
            self.hexes[place]: Land(TERRAINS[tile.resource], tile.number or 0)
            for place, tile in catan_map.land_tiles.items()
        }
        self.harbours = self._find_harbours(catan_map)

    def _find_harbours(self, catan_map: Any) -> tuple[str, ...]:
        """The kinds of the harbours, in the order of ours."""
        kinds: dict[str, str] = {}
        for resource, nodes in catan_map.port_nodes.items():
            for node in nodes:
                kinds[self.crossings[node]] = "any" if resource is None else GOODS[resource]
        if set(kinds) != {crossing for harbour in PLAN.harbours for crossing in harbour.crossings}:
            raise ValueError("the harbours lie elsewhere")
        return tuple(kinds[harbour.crossings[0]] for harbour in PLAN.harbours)

    def edge(self, nodes: tuple[int, int]) -> str:
        return self.edges[frozenset(self.crossings[node] for node in nodes)]


def allowed_map(seed: int) -> Any:
    """A board of Catanatron's own making, drawn anew until it is one that our rules know.

    Catanatron lays its numbers anywhere; we do not let a 6 or 8 touch another (CAT-1.1).
    """
    random.seed(seed)
    while True:
        found = CatanMap.from_template(BASE_MAP_TEMPLATE)
        red = [(x, z) for (x, _, z), tile in found.land_tiles.items() if tile.number in RED]
        if not any((x + dx, z + dz) in red for x, z in red for dx, dz in NEIGHBOURS):
            return found


def sound_view(rules: Any, state: Any, atlas: Atlas, seat: int, luck: Luck) -> View:
    """What a seat may know of a Catanatron state, in the first form that our rules accept.

    Catanatron measures a road only when it is built on and leaves a road that was cut with its holder, so now and then
    the longest road is somebody else's here. Ours is then believed; and if that would have won the game, which goes on
    there, the goal is moved out of reach.
    """
    refused: PositionError | None = None
    for awards, goal in FORMS:
        found = mirror(state, atlas, seat, awards=awards, goal=goal)
        try:
            rules.load(found, luck)
        except PositionError as error:
            refused = error
        else:
            return found
    assert refused is not None
    raise refused


def mirror(state: Any, atlas: Atlas, seat: int, *, awards: bool = True, goal: int = GOAL) -> View:
    """What a seat may know of a Catanatron state at one of its decisions.

    ``awards``: whether Catanatron says who has the longest road and the largest army. Otherwise our rules do.
    """
    turn = _turn(state)
    phase = _phase(state)
    is_founding = phase in {"found-settlement", "found-road"}
    settlements = sum(len(found["SETTLEMENT"]) for found in state.buildings_by_color.values())
    bank = dict(zip(GOODS.values(), state.resource_freqdeck, strict=True))
    rolls = [value for kind, value in turn if kind == "ROLL"]
    plays = [kind for kind, _ in turn if kind in PLAYS]
    named = [GOODS[value] for kind, value in turn if kind == "PLAY_MONOPOLY"]
    last = state.buildings_by_color[state.colors[state.current_turn_index]]["SETTLEMENT"]
    return View(
        players=tuple(_player(state, atlas, other, seat, bank) for other in range(len(state.colors))),
        land=atlas.land,
        harbours=atlas.harbours,
        robber=atlas.hexes[state.board.robber_coordinate],
        bank=bank,
        development_deck=None,
        development_left=len(state.development_listdeck),
        development_used={
            ours: sum(state.player_state[f"P{other}_PLAYED_{name}"] for other in range(len(state.colors)))
            for name, ours in CARDS.items()
            if name != "KNIGHT"  # they stay with their players
        },
        turn=state.current_turn_index,
        first=0,
        turns=1 + sum(action.action_type.value == "END_TURN" for action in state.actions),
        phase=phase,
        dice=tuple(rolls[-1]) if rolls else None,
        has_rolled=bool(rolls),
        played=PLAYS[plays[-1]] if plays else None,
        named=named[-1] if named else None,
        free_roads=state.free_roads_available if phase == "free-road" else 0,
        founding=settlements if is_founding else 0,
        founded=atlas.crossings[last[-1]] if phase == "found-road" else None,
        longest_road=_holder(state, "HAS_ROAD") if awards else None,
        largest_army=_holder(state, "HAS_ARMY") if awards else None,
        points_to_win=goal,
        player_trade=False,
    )


def _turn(state: Any) -> list[tuple[str, Any]]:
    """What has been done since the last turn ended: kinds of actions, each with what came of it."""
    found: list[tuple[str, Any]] = []
    for action in reversed(state.actions):
        if action.action_type.value == "END_TURN":
            break
        found.append((action.action_type.value, action.value))
    return found[::-1]


def _phase(state: Any) -> Phase:
    match state.current_prompt.value:
        case "BUILD_INITIAL_SETTLEMENT":
            return "found-settlement"
        case "BUILD_INITIAL_ROAD":
            return "found-road"
        case "MOVE_ROBBER":
            return "robber"
        case "PLAY_TURN" if state.is_road_building:
            return "free-road"
        case "PLAY_TURN":
            return "main" if state.player_state[f"P{state.current_turn_index}_HAS_ROLLED"] else "roll"
        case other:
            message = f"nothing is chosen in {other}"
            raise ValueError(message)


def _player(state: Any, atlas: Atlas, other: int, seat: int, bank: dict[str, int]) -> Player:
    """What a seat may know of another, or of itself."""
    held = state.player_state
    buildings = state.buildings_by_color[state.colors[other]]
    hand = _hand(state, other)
    developments = {ours: held[f"P{other}_{name}_IN_HAND"] for name, ours in CARDS.items()}
    is_own = other == seat
    return Player(
        hand=hand if is_own else None,
        cards=sum(hand.values()),
        known={} if is_own else _known(state, other, seat, bank),
        developments=developments if is_own else None,
        fresh={} if is_own else None,  # Catanatron lets its players use a card at once
        development_cards=sum(developments.values()),
        knights=held[f"P{other}_PLAYED_KNIGHT"],
        roads=tuple(atlas.edge(edge) for edge in buildings["ROAD"]),
        settlements=tuple(atlas.crossings[node] for node in buildings["SETTLEMENT"]),
        cities=tuple(atlas.crossings[node] for node in buildings["CITY"]),
    )


def _hand(state: Any, seat: int) -> dict[str, int]:
    return {ours: state.player_state[f"P{seat}_{name}_IN_HAND"] for name, ours in GOODS.items()}


def _known(state: Any, other: int, seat: int, bank: dict[str, int]) -> dict[str, Range]:
    """What follows about a hand from one's own, the bank, and how many cards everybody has.

    Between two players that is everything. Among more, who watches what the others get and spend knows more than this,
    except that the first cards are still on everybody's mind while the last ones found their settlements.
    """
    if state.is_initial_build_phase:
        return {good: Range(count, count) for good, count in _hand(state, other).items()}
    own = _hand(state, seat)
    cards = [sum(_hand(state, each).values()) for each in range(len(state.colors))]
    elsewhere = sum(cards) - cards[other] - cards[seat]
    found: dict[str, Range] = {}
    for good in own:
        unseen = CARDS_OF_A_KIND - bank[good] - own[good]
        found[good] = Range(max(0, unseen - elsewhere), min(cards[other], unseen))
    return found


def _holder(state: Any, award: str) -> int | None:
    return next((seat for seat in range(len(state.colors)) if state.player_state[f"P{seat}_{award}"]), None)


def translate(action: Any, atlas: Atlas, colors: tuple[Any, ...]) -> CatanAction | None:
    """A Catanatron action as one of ours; None for what our rules do not have, or have in another form."""
    kind, value = action.action_type.value, action.value
    if kind in PLAIN:
        return PLAIN[kind]
    match kind:
        case "BUILD_ROAD":
            return BuildRoad(atlas.edge(value))
        case "BUILD_SETTLEMENT":
            return BuildSettlement(atlas.crossings[value])
        case "BUILD_CITY":
            return BuildCity(atlas.crossings[value])
        case "PLAY_YEAR_OF_PLENTY" if len(value) == PAIR:
            return PlayYearOfPlenty((GOODS[value[0]], GOODS[value[1]]))
        case "PLAY_MONOPOLY":
            return PlayMonopoly(GOODS[value])
        case "MOVE_ROBBER":
            return MoveRobber(atlas.hexes[value[0]], None if value[1] is None else colors.index(value[1]))
        case "MARITIME_TRADE":
            return TradeBank(GOODS[value[0]], GOODS[value[-1]])
    return None
