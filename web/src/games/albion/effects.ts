// What moves when something happens: events turned into a small timetable.

import type { Event } from '../../wire/albion';
import type { Figure } from './actions';

/** How long each event takes; 1 is an ordinary beat. */
const WEIGHTS: Record<Event['type'], number> = {
  'castle-placed': 0.9,
  'resources-taken': 1.1,
  'handed-in': 0.4,
  moved: 0.7,
  summoned: 0.9,
  carried: 0.8,
  laid: 0.9,
  'laid-free': 0.6,
  'toll-taken': 0.9,
  'pict-turned': 1.2,
  attacked: 1.1,
  held: 0.6,
  'level-lost': 0.9,
  built: 0.7,
  recruited: 0.6,
  removed: 0.7,
  demolished: 0.9,
  'last-round': 0.8,
  'settlers-gone': 0.8,
  ended: 0.6,
};

export const pace = (events: Event[]): number => events.reduce((sum, event) => sum + WEIGHTS[event.type], 0);

interface Timed {
  /** When it starts and how long it takes, as shares of the whole. */
  start: number;
  share: number;
}
/** A figure goes from one region to another. */
export interface Travel extends Timed {
  seat: number;
  figure: Figure;
  from: string;
  to: string;
  hasPict: boolean;
}
/** A resource goes to or comes from a player: a region is given by its name, a player by the seat. */
export interface Flight extends Timed {
  glyph: string;
  from: string | number;
  to: string | number;
  count: number;
}
/** A Pict is turned up. */
export interface Turn extends Timed {
  region: string;
  pict: 'peace' | 'attack';
}
/** The Picts attack: everybody in the region holds out or loses a level. */
export interface Clash extends Timed {
  region: string;
  strength: number;
  sides: { seat: number; defence: number | null }[];
}
/** A level is lost, or a figure is removed. */
export interface Fall extends Timed {
  seat: number;
  region: string;
  glyph: string;
}

export interface Effects {
  travels: Travel[];
  flights: Flight[];
  turns: Turn[];
  clashes: Clash[];
  falls: Fall[];
  /** What has just been built, as seat and region. */
  builds: Set<string>;
  /** Figures that come in, as seat, figure and region. */
  arrivals: Set<string>;
}

/** `fieldOf` is the region that yields a resource. */
export function effects(events: Event[], fieldOf: (resource: string) => string): Effects {
  const found: Effects = {
    travels: [],
    flights: [],
    turns: [],
    clashes: [],
    falls: [],
    builds: new Set(),
    arrivals: new Set(),
  };
  const whole = pace(events);
  let passed = 0;
  for (const event of events) {
    const weight = WEIGHTS[event.type];
    add(found, event, { start: passed / whole, share: weight / whole }, fieldOf);
    passed += weight;
  }
  return found;
}

function add(found: Effects, event: Event, time: Timed, fieldOf: (resource: string) => string): void {
  switch (event.type) {
    case 'moved':
      travel(found, event.seat, event.figure, event.origin, event.region, false, time);
      break;
    case 'summoned':
      travel(found, event.seat, 'settler', event.origin, event.region, false, time);
      break;
    case 'carried':
      travel(found, event.seat, 'legionary', event.origin, event.region, true, time);
      break;
    case 'recruited':
      found.arrivals.add(`${event.seat} ${event.figure} ${event.region}`);
      break;
    case 'resources-taken':
      for (const glyph of ['fish', 'wood', 'stone', 'gold'] as const) {
        if (event[glyph] > 0)
          found.flights.push({ glyph, from: fieldOf(glyph), to: event.seat, count: event[glyph], ...time });
      }
      break;
    case 'handed-in':
      found.flights.push({ glyph: event.resource, from: event.seat, to: fieldOf(event.resource), count: 1, ...time });
      break;
    case 'laid':
      for (const glyph of event.resources)
        found.flights.push({ glyph, from: event.seat, to: event.region, count: 1, ...time });
      break;
    case 'toll-taken':
      found.flights.push({ glyph: event.resource, from: event.from_seat, to: event.seat, count: 1, ...time });
      break;
    case 'pict-turned':
      found.turns.push({ region: event.region, pict: event.pict, ...time });
      break;
    case 'attacked':
      found.clashes.push({ region: event.region, strength: event.strength, sides: [], ...time });
      break;
    case 'held':
      side(found, event.seat, event.defence, time);
      break;
    case 'level-lost':
      side(found, event.seat, null, time);
      found.falls.push({ seat: event.seat, region: event.region, glyph: event.building, ...time });
      break;
    case 'demolished':
      found.falls.push({ seat: event.seat, region: event.region, glyph: event.building, ...time });
      break;
    case 'removed':
      found.falls.push({ seat: event.seat, region: event.region, glyph: event.figure, ...time });
      break;
    case 'castle-placed':
    case 'built':
      found.builds.add(`${event.seat} ${event.region}`);
      break;
  }
}

function travel(
  found: Effects,
  seat: number,
  figure: Figure,
  from: string,
  to: string,
  hasPict: boolean,
  time: Timed,
): void {
  found.travels.push({ seat, figure, from, to, hasPict, ...time });
  found.arrivals.add(`${seat} ${figure} ${to}`);
}

/** An attack is shown until everybody's fate is known. */
function side(found: Effects, seat: number, defence: number | null, time: Timed): void {
  const clash = found.clashes.at(-1);
  if (clash === undefined) return;
  clash.sides.push({ seat, defence });
  clash.share = time.start + time.share - clash.start;
}

/** The regions an event names, to show where something has just happened. */
export function trace(events: Event[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events) {
    if ('seat' in event && 'region' in event) found.set(event.region, event.seat);
  }
  return found;
}

/** All regions where something happens, to be shown while it does. */
export const stage = (events: Event[]): string[] =>
  events.flatMap((event) => ('region' in event ? [event.region] : []));
