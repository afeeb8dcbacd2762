// What can be said about objectives from their data alone, and about the legions on them.

import type { Speaker } from '../../core/speaker';
import type { Effect, Objective, Progress, View } from '../../wire/augustus';

export const CATEGORIES = ['swords', 'shield', 'chariot', 'catapult', 'standard', 'dagger'];
export const TOKENS = [...CATEGORIES, 'joker'];
export const COLOURS = ['senator', 'green', 'pink', 'orange'];
/** AUG-2.2 */
export const KEEP_COUNT = 3;
/** AUG-7.1 */
export const OBJECTIVES_TO_END = 7;

/** Spaces of one category on one objective are alike, so they count as one place. */
export interface Place {
  objective: number;
  category: string;
}

export const placeKey = ({ objective, category }: Place) => `${objective} ${category}`;
export const placeOf = (pair: [number, string]): Place => ({ objective: pair[0], category: pair[1] });
export const samePlace = (one: Place | null, other: Place | null) =>
  one !== null && other !== null && placeKey(one) === placeKey(other);

/** AUG-6.3: red objectives attack everybody else. */
export const isRed = (card: Objective) => card.effect.kind.startsWith('opponents_');

/** The spaces of a category, by their places on the card. */
export const spacesOf = (card: Objective, category: string): number[] =>
  card.spaces.flatMap((each, index) => (each === category ? [index] : []));

/** The spaces with a legion: the first ones of each category. */
export function filledSpaces(card: Objective, legions: Progress['legions']): Set<number> {
  return new Set(CATEGORIES.flatMap((category) => spacesOf(card, category).slice(0, legions[category] ?? 0)));
}

export const legionCount = (progress: Progress) =>
  Object.values(progress.legions).reduce((sum, count) => sum + count, 0);

/** AUG-4.1: it waits to be resolved, and nothing touches it any more. */
export const isCompleted = (card: Objective, progress: Progress) =>
  progress.forced || legionCount(progress) === card.spaces.length;

export function effectWords(effect: Effect, speaker: Speaker): string {
  const { kind, categories, amount, most, colour } = effect;
  const [category = '', other = ''] = categories;
  return speaker.say(`effect-${kind}`, { amount, most, colour, category, other });
}

/** Who has an objective in progress. */
export const conqueror = (view: View, objective: number): number =>
  view.players.findIndex((player) => player.objectives.some((progress) => progress.objective === objective));

/** By reward: who has it. */
export const holders = (view: View): Map<string, number> =>
  new Map(view.players.flatMap((player, seat) => player.rewards.map((reward) => [reward, seat] as const)));
