// The wire's types as the table uses them: a position of the base game, or of the scenario with its march.

import type { AlexanderView, Materials as AlexanderMaterials } from '../../wire/alexander';
import type { Materials as CatanMaterials, View as CatanView } from '../../wire/catan';

export type {
  Action,
  AuctionView,
  Event,
  Offer,
  PlayMonopoly,
  PlayYearOfPlenty,
  Player,
  Proposal,
  Range,
  Stop,
} from '../../wire/alexander';

/** The scenario's has a march as well, and phases of its own. */
export type View = Omit<CatanView, 'phase'> & { phase: CatanView['phase'] | AlexanderView['phase'] } & Partial<
    Pick<AlexanderView, 'march'>
  >;

/** The scenario's have a route and auctions as well. */
export type Materials = CatanMaterials & Partial<Pick<AlexanderMaterials, 'route' | 'route_start' | 'auctions'>>;
