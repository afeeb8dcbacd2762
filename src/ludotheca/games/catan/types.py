"""Catan and Alexander on the wire: actions come in, events and views go out. Places and goods go by their names."""

from itertools import combinations_with_replacement
from typing import Final, Literal

from msgspec import Struct, field

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    BASE_PLAN,
    GOODS,
    RESOURCES,
    Auction,
    BoardPlan,
    Harbour,
    Stop,
    Tile,
)
from ludotheca.games.catan.geometry import Hex

MOST_SEATS: Final = 4
HIGHEST_BID: Final = 40
"""ALX-2.10: no player could pay more."""


class Roll(Struct, frozen=True, tag="roll"):
    """CAT-1.3: roll the dice."""


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """CAT-1.3: hand over to the next player."""


class BuildRoad(Struct, frozen=True, tag="build-road"):
    edge: str


class BuildSettlement(Struct, frozen=True, tag="build-settlement"):
    crossing: str


class BuildCity(Struct, frozen=True, tag="build-city"):
    crossing: str


class BuyDevelopment(Struct, frozen=True, tag="buy-development"):
    """CAT-1.6: a development card."""


class PlayKnight(Struct, frozen=True, tag="play-knight"):
    pass


class PlayRoadBuilding(Struct, frozen=True, tag="play-road-building"):
    pass


class PlayYearOfPlenty(Struct, frozen=True, tag="play-year-of-plenty"):
    resources: tuple[str, str]


class PlayMonopoly(Struct, frozen=True, tag="play-monopoly"):
    resource: str


class MoveRobber(Struct, frozen=True, tag="move-robber"):
    """CAT-1.5: to another hex, taking a card from somebody there."""

    hex: str
    from_seat: int | None


class Discard(Struct, frozen=True, tag="discard"):
    """CAT-1.5, ALX-2.12: give up a card; the own choice is not seen before all have chosen."""

    resource: str


class TradeBank(Struct, frozen=True, tag="trade-bank"):
    """CAT-1.8: at the best rate one has."""

    give: str
    receive: str


class OfferGive(Struct, frozen=True, tag="offer-give"):
    """CAT-1.8: add a card to what one offers the others."""

    good: str


class OfferWant(Struct, frozen=True, tag="offer-want"):
    """Add a card to what one wants for it."""

    good: str


class Propose(Struct, frozen=True, tag="propose"):
    """Ask the others."""


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Make no trade."""


class Accept(Struct, frozen=True, tag="accept"):
    pass


class Refuse(Struct, frozen=True, tag="refuse"):
    pass


class CounterGive(Struct, frozen=True, tag="counter-give"):
    """Add a card to what one would give instead."""

    good: str


class CounterWant(Struct, frozen=True, tag="counter-want"):
    """Add a card to what one would want for it."""

    good: str


class Counter(Struct, frozen=True, tag="counter"):
    """Answer with the own offer."""


class TradeWith(Struct, frozen=True, tag="trade-with"):
    """Choose the partner: one who has accepted, or made another offer."""

    with_seat: int


class PlaceRobber(Struct, frozen=True, tag="place-robber"):
    """ALX-2.2: the desert where the robber starts."""

    hex: str


class Bid(Struct, frozen=True, tag="bid"):
    """ALX-2.10: in an auction."""

    bid: int


class PassBid(Struct, frozen=True, tag="pass-bid"):
    """ALX-2.10: final in this auction."""


class PayGood(Struct, frozen=True, tag="pay-good"):
    """ALX-2.10: a card or coin for the bid."""

    good: str


class PayKnight(Struct, frozen=True, tag="pay-knight"):
    """ALX-2.10: a knight, worth 3 in a battle."""


CatanAction = (
    Roll
    | EndTurn
    | BuildRoad
    | BuildSettlement
    | BuildCity
    | BuyDevelopment
    | PlayKnight
    | PlayRoadBuilding
    | PlayYearOfPlenty
    | PlayMonopoly
    | MoveRobber
    | Discard
    | TradeBank
    | OfferGive
    | OfferWant
    | Propose
    | Withdraw
    | Accept
    | Refuse
    | CounterGive
    | CounterWant
    | Counter
    | TradeWith
    | PlaceRobber
    | Bid
    | PassBid
    | PayGood
    | PayKnight
)

PLENTY: Final = list(combinations_with_replacement(RESOURCES, 2))


def bank_trades(goods: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(give, receive) for give in goods for receive in goods if give != receive]


def _catalogue(plan: BoardPlan) -> Catalogue[CatanAction]:
    """The actions of a board: the same kinds in the same order; what only the scenario has comes last."""
    geometry = plan.geometry
    goods: tuple[str, ...] = GOODS if plan.route else RESOURCES
    victims: list[int | None] = [None, *range(MOST_SEATS)]
    base: list[list[CatanAction]] = [
        [Roll()],
        [EndTurn()],
        [BuildRoad(edge) for edge in geometry.edge_names],
        [BuildSettlement(crossing) for crossing in geometry.crossing_names],
        [BuildCity(crossing) for crossing in geometry.crossing_names],
        [BuyDevelopment()],
        [PlayKnight()],
        [PlayRoadBuilding()],
        [PlayYearOfPlenty((first, second)) for first, second in PLENTY],
        [PlayMonopoly(resource) for resource in RESOURCES],
        [MoveRobber(place, victim) for place in geometry.hex_names for victim in victims],
        [Discard(resource) for resource in RESOURCES],
        [TradeBank(give, receive) for give, receive in bank_trades(goods)],
        [OfferGive(good) for good in goods],
        [OfferWant(good) for good in goods],
        [Propose()],
        [Withdraw()],
        [Accept()],
        [Refuse()],
        [CounterGive(good) for good in goods],
        [CounterWant(good) for good in goods],
        [Counter()],
        [TradeWith(seat) for seat in range(MOST_SEATS)],
    ]
    if plan.route:
        deserts = [tile.name for tile in plan.tiles if tile.terrain == "desert"]
        base += [
            [PlaceRobber(place) for place in deserts],
            [Bid(number) for number in range(1, HIGHEST_BID + 1)],
            [PassBid()],
            [PayGood(good) for good in GOODS],
            [PayKnight()],
        ]
    return Catalogue(*base)


CATAN_CATALOGUE: Final = _catalogue(BASE_PLAN)
ALEXANDER_CATALOGUE: Final = _catalogue(ALEXANDER_PLAN)


class Rolled(Struct, frozen=True, tag="rolled"):
    seat: int
    first: int
    second: int


class Produced(Struct, frozen=True, tag="produced"):
    """CAT-1.3: cards or coins from the bank."""

    seat: int
    good: str
    count: int


class Short(Struct, frozen=True, tag="short"):
    """CAT-1.4: the bank could not pay all claims, so nobody got any."""

    good: str


class RoadBuilt(Struct, frozen=True, tag="road-built"):
    seat: int
    edge: str


class SettlementBuilt(Struct, frozen=True, tag="settlement-built"):
    seat: int
    crossing: str


class CityBuilt(Struct, frozen=True, tag="city-built"):
    seat: int
    crossing: str


class DevelopmentBought(Struct, frozen=True, tag="development-bought"):
    """Others are not told which."""

    seat: int
    card: str | None


class DevelopmentPlayed(Struct, frozen=True, tag="development-played"):
    seat: int
    card: str


class PlentyTaken(Struct, frozen=True, tag="plenty-taken"):
    seat: int
    resources: tuple[str, ...]


class Monopolised(Struct, frozen=True, tag="monopolised"):
    seat: int
    resource: str
    count: int


class RobberMoved(Struct, frozen=True, tag="robber-moved"):
    seat: int
    hex: str


class Stolen(Struct, frozen=True, tag="stolen"):
    """Only the two know which card it was."""

    seat: int
    from_seat: int
    resource: str | None


class Discarded(Struct, frozen=True, tag="discarded"):
    """CAT-1.5: told when all have chosen."""

    seat: int
    resources: tuple[str, ...]


class BankTraded(Struct, frozen=True, tag="bank-traded"):
    seat: int
    give: str
    count: int
    receive: str


class Offered(Struct, frozen=True, tag="offered"):
    seat: int
    give: tuple[str, ...]
    want: tuple[str, ...]


class Answered(Struct, frozen=True, tag="answered"):
    seat: int
    answer: Literal["accepts", "refuses"]


class Countered(Struct, frozen=True, tag="countered"):
    seat: int
    give: tuple[str, ...]
    want: tuple[str, ...]


class Traded(Struct, frozen=True, tag="traded"):
    seat: int
    with_seat: int
    give: tuple[str, ...]
    receive: tuple[str, ...]


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    seat: int


class LongestRoad(Struct, frozen=True, tag="longest-road"):
    seat: int
    length: int


class LongestRoadLost(Struct, frozen=True, tag="longest-road-lost"):
    """CAT-1.10: nobody has it now."""


class LargestArmy(Struct, frozen=True, tag="largest-army"):
    seat: int


class LargestArmyLost(Struct, frozen=True, tag="largest-army-lost"):
    """ALX-2.11: nobody has it now."""


class StackDrawn(Struct, frozen=True, tag="stack-drawn"):
    """ALX-2.6: a card from the face-down stack; others are not told which."""

    seat: int
    resource: str | None


class StackUsedUp(Struct, frozen=True, tag="stack-used-up"):
    """ALX-2.6: what was left of it went to the open piles."""


class Marched(Struct, frozen=True, tag="marched"):
    """ALX-2.9: Alexander has passed a crossing."""

    crossing: str


class TileTurned(Struct, frozen=True, tag="tile-turned"):
    event: str


class AuctionOpened(Struct, frozen=True, tag="auction-opened"):
    event: str
    crossing: str


class BidMade(Struct, frozen=True, tag="bid-made"):
    seat: int
    bid: int


class BidPassed(Struct, frozen=True, tag="bid-passed"):
    seat: int


class AuctionWon(Struct, frozen=True, tag="auction-won"):
    seat: int
    event: str
    bid: int


class AuctionPaid(Struct, frozen=True, tag="auction-paid"):
    """ALX-2.11: a card, a coin or a knight."""

    seat: int
    good: str


class AuctionLapsed(Struct, frozen=True, tag="auction-lapsed"):
    """ALX-2.13: nobody bid."""

    event: str


class Overbid(Struct, frozen=True, tag="overbid"):
    """ALX-2.12: the winner cannot pay."""

    seat: int
    bid: int


class AdviserGained(Struct, frozen=True, tag="adviser-gained"):
    seat: int
    points: int


class Ended(Struct, frozen=True, tag="ended"):
    cause: Literal["points", "persepolis"]


CatanEvent = (
    Rolled
    | Produced
    | Short
    | RoadBuilt
    | SettlementBuilt
    | CityBuilt
    | DevelopmentBought
    | DevelopmentPlayed
    | PlentyTaken
    | Monopolised
    | RobberMoved
    | Stolen
    | Discarded
    | BankTraded
    | Offered
    | Answered
    | Countered
    | Traded
    | Withdrawn
    | LongestRoad
    | LongestRoadLost
    | LargestArmy
    | LargestArmyLost
    | Ended
)
AlexanderEvent = (
    CatanEvent
    | StackDrawn
    | StackUsedUp
    | Marched
    | TileTurned
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | AuctionPaid
    | AuctionLapsed
    | Overbid
    | AdviserGained
)

Phase = Literal[
    "found-settlement",
    "found-road",
    "roll",
    "discard",
    "robber",
    "main",
    "free-road",
    "offer",
    "answer",
    "partner",
    "place-robber",
    "bid",
    "pay",
    "over",
]


class Range(Struct, frozen=True):
    """How many cards of a kind a hand holds, as far as somebody can know."""

    least: int
    most: int


class Offer(Struct, frozen=True):
    give: dict[str, int] = field(default_factory=dict)
    want: dict[str, int] = field(default_factory=dict)


class Player(Struct, frozen=True):
    hand: dict[str, int] | None = field(default_factory=dict)
    """Resource cards; None: not to be seen."""
    cards: int | None = None
    """How many these are. Left out of a position: counted."""
    known: dict[str, Range] = field(default_factory=dict)
    """Where the hand is not to be seen: what is known of it from what has gone by."""
    developments: dict[str, int] | None = field(default_factory=dict)
    """Development cards in hand that could be played; None: not to be seen."""
    fresh: dict[str, int] | None = field(default_factory=dict)
    """Those bought in this turn."""
    development_cards: int | None = None
    """How many both are together. Left out of a position: counted."""
    knights: int = 0
    """Played, face up."""
    roads: tuple[str, ...] = ()
    settlements: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    discards: int = 0
    """Cards still to be given up."""
    discarding: dict[str, int] | None = field(default_factory=dict)
    """Those chosen so far, which others do not see; None: not to be seen."""
    answer: Literal["accepts", "refuses", "counters"] | None = None
    """To the present offer."""
    counter: Offer | None = None
    gold: int = 0
    tiles: dict[str, int] = field(default_factory=dict)
    """Event tiles won."""
    has_passed: bool = False
    """In the present auction."""


class Knowledge(Struct, frozen=True):
    """What one observer can know of one hand, for the whole position only."""

    observer: int
    """A seat, or 4 for a spectator."""
    seat: int
    known: dict[str, Range]


class Land(Struct, frozen=True):
    terrain: str
    number: int = 0


class AuctionView(Struct, frozen=True):
    event: str
    bid: int = 0
    bidder: int | None = None
    """Who has made the highest bid."""
    turn: int | None = None
    """Whose turn to bid it is."""
    paid: int = 0
    """What the winner has paid so far."""
    restarts: int = 0
    """How often it has started again because a winner could not pay."""
    overbid: int = 0
    """The bid that could not be paid."""


class March(Struct, frozen=True):
    """ALX: Alexander's way, and all that comes with it."""

    passed: int = 0
    """Crossings that lie behind him."""
    stack: dict[str, int] | None = None
    """The face-down stack; None: not to be seen, or not told."""
    stack_cards: int = 0
    stack_used_up: bool = False
    tiles_left: dict[str, int] | None = None
    """Tiles nobody has seen. Left out of a position: all that are not shown."""
    advisers: dict[str, int] = field(default_factory=dict)
    """By rank, the seat that has it."""
    left_out: str | None = None
    """The adviser that is not used."""
    tiles_gone: dict[str, int] = field(default_factory=dict)
    """Turned up and won by nobody."""
    knights_under: int = 0
    """Knights used up in battles, under the development deck."""
    auction: AuctionView | None = None
    marched: bool = True
    """In this turn."""


class View(Struct, frozen=True):
    """What one seat may know."""

    players: tuple[Player, ...]
    land: dict[str, Land] | None = None
    """The board. Left out of a position: the beginners' layout, or the scenario's."""
    harbours: tuple[str, ...] | None = None
    """The kinds of the harbours, in order. Left out: those of the layout."""
    robber: str | None = None
    """Left out: the desert."""
    bank: dict[str, int] | None = None
    """Left out: all cards that nobody holds."""
    development_deck: dict[str, int] | None = None
    """Cards nobody has drawn; None: not to be seen. Left out of a position: all that are nowhere else."""
    development_left: int | None = None
    """How many these are."""
    development_used: dict[str, int] = field(default_factory=dict)
    """Cards that were played and are out of the game."""
    turn: int = 0
    first: int = 0
    phase: Phase = "main"
    dice: tuple[int, int] | None = None
    """Rolled in this turn."""
    has_rolled: bool = True
    played: str | None = None
    """The development card played in this turn."""
    named: str | None = None
    """The resource that a monopoly has named in this turn."""
    free_roads: int = 0
    founded: str | None = None
    """The settlement just founded, to which the road belongs."""
    founding: int = 0
    """Settlements founded so far."""
    longest_road: int | None = None
    """The seat that has it."""
    largest_army: int | None = None
    offer: Offer | None = None
    proposals: int = 0
    """Offers made in this turn."""
    player_trade: bool = True
    turns: int = 1
    knowledge: tuple[Knowledge, ...] = ()


class AlexanderView(View, frozen=True):
    march: March = field(default_factory=March)
    forbid_overbids: bool = False


class Materials(Struct, frozen=True):
    """What the table is made of, for whoever draws it."""

    tiles: tuple[Tile, ...]
    sea: tuple[Hex, ...]
    crossings: dict[str, tuple[int, int, str]]
    edges: dict[str, tuple[str, str]]
    harbours: tuple[Harbour, ...]
    route: tuple[Stop, ...]
    route_start: tuple[str, str] | None
    auctions: tuple[Auction, ...]
