// The wire's types as the table uses them: a position of the base game, or of the scenario with its march.

import type { AlexanderView } from '../../wire/alexander';
import type { View as CatanView } from '../../wire/catan';

export type {
  Action,
  AuctionView,
  Event,
  Materials,
  Offer,
  PlayMonopoly,
  PlayYearOfPlenty,
  Player,
  Proposal,
  Range,
  Stop,
} from '../../wire/alexander';

/** In the scenario it has a march as well. */
export type View = CatanView & Partial<Pick<AlexanderView, 'march'>>;
