// What moves when something happens: events turned into a small timetable.

import type { Event } from '../../wire/africa';

/** How long each event takes; 1 is an ordinary beat. */
const WEIGHTS: Record<Event['type'], number> = {
  placed: 0.8,
  relocated: 0.9,
  moved: 0.75,
  turned: 0.9,
  taken: 0.5,
  swapped: 1.3,
  left: 0.4,
  laid: 0.9,
  'camp-gained': 0.4,
  built: 0.9,
  skipped: 0.35,
  idled: 1,
  ended: 1,
};

export const pace = (events: Event[]): number => events.reduce((sum, event) => sum + WEIGHTS[event.type], 0);

interface Timed {
  /** When it starts, as a share of the whole. */
  start: number;
}
/** A tile is turned over; it may be gone afterwards. */
export interface Flip extends Timed {
  space: string;
  tile: string;
}
export interface Travel extends Timed {
  from: string;
  to: string;
}
/** Something goes to a player: from a space, or from another player. */
export interface Flight extends Timed {
  glyph: string;
  from: string | number;
  to: number;
  count: number;
  /** The tile was turned over just before, so it is already visible. */
  isFound: boolean;
}
export interface Gain extends Timed {
  space: string;
  points: number;
  seat: number;
}

export interface Effects {
  flips: Flip[];
  travels: Travel[];
  flights: Flight[];
  gains: Gain[];
  /** Spaces where something was built. */
  builds: string[];
}

export function effects(events: Event[]): Effects {
  const found: Effects = { flips: [], travels: [], flights: [], gains: [], builds: [] };
  const whole = pace(events);
  let passed = 0;
  for (const event of events) {
    const start = passed / whole;
    passed += WEIGHTS[event.type];
    add(found, event, start);
  }
  return found;
}

function add(found: Effects, event: Event, start: number): void {
  if ('points' in event && event.points > 0) {
    found.gains.push({ space: event.space, points: event.points, seat: event.seat, start });
  }
  switch (event.type) {
    case 'turned':
      found.flips.push({ space: event.space, tile: event.tile, start });
      break;
    case 'taken': {
      const isFound = found.flips.some((flip) => flip.space === event.space);
      found.flights.push({ glyph: event.tile, from: event.space, to: event.seat, count: 1, isFound, start });
      break;
    }
    case 'camp-gained': {
      const { space } = found.flips[found.flips.length - 1];
      found.flights.push({ glyph: 'camp', from: space, to: event.seat, count: 1, isFound: false, start });
      break;
    }
    case 'swapped': {
      const { seat, from_seat: other, good, given, count } = event;
      found.flights.push({ glyph: good, from: other, to: seat, count, isFound: false, start });
      found.flights.push({ glyph: given, from: seat, to: other, count, isFound: false, start });
      break;
    }
    case 'laid':
      found.travels.push({ from: event.origin, to: event.space, start });
      break;
    case 'built':
      found.builds.push(event.space);
      break;
  }
}

/** The spaces an event names, to show where something has just happened. */
export function trace(events: Event[]): { space: string; seat: number }[] {
  return events.flatMap((event) => {
    if (!('seat' in event)) return [];
    const spaces = ['origin' in event ? event.origin : null, 'space' in event ? event.space : null];
    return spaces.filter((space) => space !== null).map((space) => ({ space, seat: event.seat }));
  });
}
