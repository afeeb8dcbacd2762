// Where something could be built, given the cards and the pieces: to ask why none of it is offered.

import { find, type ActionKind } from './actions';
import type { Action, Materials, View } from './types';

/** Actions of a kind to ask about: those at the right places, or one anywhere if there is no such place. */
export function examples(
  view: View,
  materials: Materials,
  catalogue: Action[],
  type: ActionKind,
  seat: number,
): number[] {
  const all: Partial<Record<ActionKind, () => string[]>> = {
    'build-road': () => roadSites(view, materials, seat),
    'build-settlement': () => settlementSites(view, materials, seat),
    'build-city': () => view.players[seat].settlements,
  };
  const field = type === 'build-road' ? 'edge' : 'crossing';
  const sites = all[type]?.() ?? [];
  return sites.length > 0
    ? sites.map((site) => find(catalogue, type, field, site))
    : [find(catalogue, type, ...elsewhere(view, materials, type))];
}

/** A free place far from anything: what is said about it is true of all such places. */
function elsewhere(view: View, materials: Materials, type: ActionKind): [string, string] | [] {
  if (type === 'build-road') {
    const taken = new Set(view.players.flatMap((player) => player.roads));
    return ['edge', Object.keys(materials.edges).find((edge) => !taken.has(edge))!];
  }
  if (type !== 'build-settlement') return [];
  const near = crowded(view, materials);
  return ['crossing', Object.keys(materials.crossings).find((crossing) => !near.has(crossing))!];
}

function roadSites(view: View, materials: Materials, seat: number): string[] {
  const own = view.players[seat];
  const taken = new Set(view.players.flatMap((player) => player.roads));
  const foreign = new Set(
    view.players.flatMap((player, other) => (other === seat ? [] : [...player.settlements, ...player.cities])),
  );
  const reached = new Set([...own.settlements, ...own.cities, ...own.roads.flatMap((road) => materials.edges[road])]);
  return Object.keys(materials.edges).filter(
    (edge) =>
      !taken.has(edge) && materials.edges[edge].some((crossing) => reached.has(crossing) && !foreign.has(crossing)),
  );
}

function settlementSites(view: View, materials: Materials, seat: number): string[] {
  const near = crowded(view, materials);
  const reached = new Set(view.players[seat].roads.flatMap((road) => materials.edges[road]));
  return [...reached].filter((crossing) => !near.has(crossing));
}

/** The crossings with a building on them or next to them. */
function crowded(view: View, materials: Materials): Set<string> {
  const built = new Set(view.players.flatMap((player) => [...player.settlements, ...player.cities]));
  return new Set([
    ...built,
    ...Object.values(materials.edges).flatMap((ends) => (ends.some((end) => built.has(end)) ? ends : [])),
  ]);
}
