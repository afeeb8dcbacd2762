// Names for everything on the table that can be looked at, pressed or flown to. A card is in only one place.

import type { Materials, View } from '../../wire/augustus';

export const cardSpot = (objective: number) => `card-${objective}`;
export const spaceSpot = (objective: number, index: number) => `space-${objective}-${index}`;
export const rewardSpot = (reward: string) => `reward-${reward}`;
export const tokenSpot = (token: string) => `token-${token}`;
export const seatSpot = (seat: number) => `seat-${seat}`;
export const supplySpot = (seat: number) => `supply-${seat}`;
export const controlledSpot = (seat: number) => `controlled-${seat}`;
export const hiddenSpot = (seat: number) => `hidden-${seat}`;
export const CALL_SPOT = 'call';
export const BAG_SPOT = 'bag';

export type Spot =
  | { kind: 'card'; objective: number }
  | { kind: 'space'; objective: number; index: number }
  | { kind: 'reward'; reward: string }
  | { kind: 'token'; token: string }
  | { kind: 'seat' | 'supply' | 'controlled' | 'hidden'; seat: number }
  | { kind: 'call' | 'bag' };

export function parseSpot(name: string): Spot {
  const [, kind, rest = ''] = /^(\w+)-?(.*)$/.exec(name)!;
  const numbers = rest.split('-').map(Number);
  switch (kind) {
    case 'card':
      return { kind, objective: numbers[0] };
    case 'space':
      return { kind, objective: numbers[0], index: numbers[1] };
    case 'reward':
      return { kind, reward: rest };
    case 'token':
      return { kind, token: rest };
    case 'call':
    case 'bag':
      return { kind };
    default:
      return { kind: kind as 'seat', seat: numbers[0] };
  }
}

/** Everything that can be pressed on the current table, in reading order. */
export function spotsOn(view: View, materials: Materials, seat: number | null): string[] {
  const own = seat === null ? null : view.players[seat];
  const ownCards = (own?.objectives ?? []).flatMap(({ objective }) => [
    ...materials.objectives[objective - 1].spaces.map((_, index) => spaceSpot(objective, index)),
    cardSpot(objective),
  ]);
  const rivals = view.players.flatMap((player, other) =>
    other === seat ? [] : [seatSpot(other), ...player.objectives.map(({ objective }) => cardSpot(objective))],
  );
  return [
    ...[...(own?.dealt ?? []), ...(own?.kept ?? [])].map(cardSpot),
    ...ownCards,
    ...view.row.filter((objective) => objective > 0).map(cardSpot),
    ...view.batch.map(cardSpot),
    ...view.players.flatMap((player) => player.controlled.map(cardSpot)),
    ...rivals,
    ...materials.rewards.map((reward) => rewardSpot(reward.id)),
    ...Object.keys(materials.tokens).map(tokenSpot),
    ...(seat !== null && own?.discarded?.length ? [hiddenSpot(seat)] : []),
  ];
}
