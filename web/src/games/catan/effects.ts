// What moves when something happens: events turned into a small timetable.

import type { Layout } from './geometry';
import { counted, yieldOf } from './goods';
import type { Event, Materials, View } from './types';

/** How long each event takes; 1 is an ordinary beat. Several at once share the time of the first. */
const WEIGHTS: Record<Event['type'], number> = {
  rolled: 1.1,
  produced: 0.5,
  short: 0.4,
  'road-built': 0.6,
  'settlement-built': 0.8,
  'city-built': 0.8,
  'development-bought': 0.6,
  'development-played': 0.8,
  'plenty-taken': 0.8,
  monopolised: 0.9,
  'robber-moved': 0.8,
  stolen: 0.7,
  discarded: 0.5,
  'bank-traded': 0.8,
  offered: 0.9,
  answered: 0.35,
  countered: 0.8,
  traded: 1,
  withdrawn: 0.2,
  'longest-road': 0.8,
  'longest-road-lost': 0.4,
  'largest-army': 0.8,
  'largest-army-lost': 0.4,
  ended: 1,
  'stack-drawn': 0.3,
  'stack-used-up': 0.5,
  marched: 1,
  'tile-turned': 0.7,
  'auction-opened': 0.5,
  'bid-made': 0.6,
  'bid-passed': 0.4,
  'auction-won': 0.9,
  'auction-paid': 0.7,
  'auction-lapsed': 0.6,
  overbid: 0.9,
  'adviser-gained': 0.8,
};

/** Events that happen to everybody at the same moment. */
const TOGETHER: Event['type'][] = ['produced', 'stack-drawn', 'discarded'];

interface Cue {
  event: Event;
  start: number;
  lasts: number;
}

/** When each event starts and how long it lasts, in beats. */
export function timetable(events: Event[]): { cues: Cue[]; whole: number } {
  let passed = 0;
  const cues: Cue[] = [];
  events.forEach((event, n) => {
    const before = cues[n - 1];
    const lasts = WEIGHTS[event.type];
    if (before?.event.type === event.type && TOGETHER.includes(event.type)) {
      cues.push({ event, start: before.start, lasts });
      return;
    }
    cues.push({ event, start: passed, lasts });
    passed += lasts;
  });
  return { cues, whole: passed };
}

export const pace = (events: Event[]): number => timetable(events).whole;

/** The card soon joins the others in a hand, and nobody else knows which it is. */
export const isFleeting = (event: Event): boolean => event.type === 'stack-drawn';

/** Where something comes from or goes to: a seat, a place on the board, or a pile on the table. */
export type End = { seat: number } | { place: string } | { pile: string };

export interface Flight {
  glyph: string;
  from: End;
  to: End;
  count: number;
  /** Shares of the whole. */
  start: number;
  lasts: number;
}

export interface Effects {
  flights: Flight[];
  /** Places where something was built. */
  builds: Set<string>;
  /** Hexes that have yielded something. */
  yielding: Set<string>;
  rolled: [number, number] | null;
}

export function effects(events: Event[], view: View, materials: Materials, layout: Layout): Effects {
  const found: Effects = { flights: [], builds: new Set(), yielding: new Set(), rolled: null };
  const { cues, whole } = timetable(events);
  let built: string | null = null;
  for (const { event, start, lasts } of cues) {
    const fly = (glyph: string, from: End, to: End, count = 1) =>
      found.flights.push({ glyph, from, to, count, start: start / whole, lasts: lasts / whole });
    const flyAll = (goods: string[], from: End, to: End) => {
      for (const [good, count] of Object.entries(counted(goods))) fly(good, from, to, count);
    };
    const own: End = 'seat' in event ? { seat: event.seat } : { pile: 'bank' };
    const bank = (good: string): End => ({ pile: good });
    switch (event.type) {
      case 'rolled':
        found.rolled = [event.first, event.second];
        break;
      case 'produced': {
        const hexes = sources(event.seat, event.good, built, found.rolled, view, materials, layout);
        // The bank may have had less than the hexes yield.
        let left = event.count;
        for (const [hex, count] of hexes) {
          found.yielding.add(hex);
          if (left > 0) fly(event.good, { place: hex }, own, Math.min(count, left));
          left -= count;
        }
        if (hexes.size === 0) fly(event.good, bank(event.good), own, event.count);
        break;
      }
      case 'road-built':
        found.builds.add(event.edge);
        break;
      case 'settlement-built':
      case 'city-built':
        found.builds.add(event.crossing);
        built = event.crossing;
        break;
      case 'development-bought':
        fly(event.card ?? 'development', { pile: 'development' }, own);
        break;
      case 'plenty-taken':
        for (const good of event.resources) fly(good, bank(good), own);
        break;
      case 'monopolised':
        view.players.forEach((_, seat) => seat !== event.seat && fly(event.resource, { seat }, own));
        break;
      case 'stolen':
        fly(event.resource ?? 'card', { seat: event.from_seat }, own);
        break;
      case 'discarded':
        for (const [good, count] of Object.entries(counted(event.resources))) fly(good, own, bank(good), count);
        break;
      case 'bank-traded':
        fly(event.give, own, bank(event.give), event.count);
        fly(event.receive, bank(event.receive), own);
        break;
      case 'traded':
        flyAll(event.give, own, { seat: event.with_seat });
        flyAll(event.receive, { seat: event.with_seat }, own);
        break;
      case 'stack-drawn':
        fly(event.resource ?? 'card', { pile: 'stack' }, own);
        break;
      case 'auction-won':
        if (event.event !== 'settlement') fly(event.event, { pile: 'auction' }, own);
        break;
      case 'auction-paid':
        fly(event.good, own, bank(event.good === 'knight' ? 'development' : event.good));
        break;
      case 'adviser-gained':
        fly('adviser', { pile: 'advisers' }, own);
        break;
    }
  }
  return found;
}

/** The hexes a seat's goods come from, and how many from each: by the dice, or around what it has just founded. */
function sources(
  seat: number,
  good: string,
  founded: string | null,
  rolled: [number, number] | null,
  view: View,
  materials: Materials,
  layout: Layout,
): Map<string, number> {
  const found = new Map<string, number>();
  const landOf = (hex: string) => view.land?.[hex] ?? materials.tiles.find((tile) => tile.name === hex)!;
  const gather = (crossing: string, count: number, isGiving: (hex: string) => boolean) => {
    for (const hex of layout.hexesAt.get(crossing) ?? []) {
      if (yieldOf(landOf(hex).terrain) === good && isGiving(hex)) found.set(hex, (found.get(hex) ?? 0) + count);
    }
  };
  if (rolled === null) {
    if (founded !== null) gather(founded, 1, () => true);
    return found;
  }
  const isGiving = (hex: string) => landOf(hex).number === rolled[0] + rolled[1] && view.robber !== hex;
  for (const crossing of view.players[seat].settlements) gather(crossing, 1, isGiving);
  for (const crossing of view.players[seat].cities) gather(crossing, 2, isGiving);
  return found;
}
