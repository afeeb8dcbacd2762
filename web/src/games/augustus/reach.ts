// Where a legion that has been picked up may go. The server offers spaces only for a legion from the supply, or once one is
// picked up; the page picks up and puts down in one request, so it has to know beforehand. The server has the last word.

import type { Materials, View } from '../../wire/augustus';
import { CATEGORIES, filledSpaces, isCompleted, placeKey, samePlace, type Place } from './cards';

/** AUG-3.1, AUG-3.3, AUG-6.1, AUG-6.2, AUG-6.8: the categories a seat may put a legion on now. */
export function categories(view: View, materials: Materials, seat: number): Set<string> {
  const card = (number: number) => materials.objectives[number - 1];
  if (view.phase === 'mobilise') {
    const effect = card(view.effect!).effect;
    return new Set(effect.kind === 'mobilise' ? effect.categories : CATEGORIES);
  }
  if (view.token === null || view.token === 'joker') return new Set(CATEGORIES);
  const found = new Set([view.token]);
  for (const number of view.players[seat].controlled) {
    const { kind, categories: pair } = card(number).effect;
    if (kind === 'alias' && pair.includes(view.token)) pair.forEach((category) => found.add(category));
  }
  return found;
}

/** AUG-3.1: the places a legion from `source` may go to: free spaces of the seat's open objectives, except where it came from. */
export function reach(view: View, materials: Materials, seat: number, source: Place): Set<string> {
  const fitting = categories(view, materials, seat);
  const found = new Set<string>();
  for (const progress of view.players[seat].objectives) {
    const card = materials.objectives[progress.objective - 1];
    if (isCompleted(card, progress)) continue;
    const filled = filledSpaces(card, progress.legions);
    card.spaces.forEach((category, index) => {
      const place = { objective: card.number, category };
      if (fitting.has(category) && !filled.has(index) && !samePlace(place, source)) found.add(placeKey(place));
    });
  }
  return found;
}
