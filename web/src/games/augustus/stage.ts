// What moves and what is called out when something happens.

import type { Event, Materials, View } from '../../wire/augustus';
import { spacesOf, type Place } from './cards';
import { BAG_SPOT, CALL_SPOT, cardSpot, controlledSpot, rewardSpot, seatSpot, spaceSpot, supplySpot } from './spots';
import { pace, timetable, type Cue } from './timetable';

interface Timed {
  /** Milliseconds. */
  start: number;
  lasts: number;
}

/** Something in flight; of the spots named, the first visible one counts. */
export interface Flight extends Timed {
  what: { glyph: string } | { card: number; isFull: boolean } | { reward: string };
  /** Whose it is, for its colour. */
  seat: number | null;
  from: string[];
  /** Nowhere, if it is lost. */
  to: string[];
  /** The share of its time that it waits before it leaves. */
  rests: number;
}

export interface Shout extends Timed {
  kind: 'ave' | 'attack' | 'crier' | 'end';
  seat: number | null;
  objective: number | null;
}

export interface Stage {
  flights: Flight[];
  shouts: Shout[];
  /** By spot: after how many milliseconds what is there now appears. */
  arrivals: Map<string, number>;
}

export const EMPTY_STAGE: Stage = { flights: [], shouts: [], arrivals: new Map() };

export function stage(events: Event[], duration: number, view: View, materials: Materials): Stage {
  const found: Stage = { flights: [], shouts: [], arrivals: new Map() };
  const beat = duration / Math.max(pace(events), 0.01);
  const director = new Director(found, view, materials);
  for (const cue of timetable(events)) {
    director.show({ ...cue, start: cue.start * beat, lasts: cue.lasts * beat });
  }
  return found;
}

class Director {
  constructor(
    private readonly found: Stage,
    private readonly view: View,
    private readonly materials: Materials,
  ) {}

  show({ event, start, lasts }: Cue): void {
    const end = start + lasts;
    const fly = (flight: Partial<Flight> & Pick<Flight, 'what' | 'from' | 'to'>) =>
      this.found.flights.push({ seat: 'seat' in event ? event.seat : null, start, lasts, rests: 0, ...flight });
    const shout = (kind: Shout['kind'], seat: number | null, objective: number | null = null) =>
      this.found.shouts.push({ kind, seat, objective, start, lasts });
    const legion = { glyph: 'legion' };
    switch (event.type) {
      case 'drawn':
        fly({ what: { glyph: event.token }, seat: null, from: [BAG_SPOT], to: [CALL_SPOT] });
        this.found.arrivals.set(CALL_SPOT, end);
        break;
      case 'placed': {
        const spot = this.newest(event);
        fly({
          what: legion,
          from: [supplySpot(event.seat), seatSpot(event.seat)],
          to: [spot, cardSpot(event.objective)],
        });
        this.found.arrivals.set(spot, end);
        break;
      }
      case 'moved': {
        const spot = this.newest(event);
        const from = this.vacated({ objective: event.from_objective, category: event.from_category });
        fly({ what: legion, from: [from, cardSpot(event.from_objective)], to: [spot, cardSpot(event.objective)] });
        this.found.arrivals.set(spot, end);
        break;
      }
      case 'legion-lost':
        fly({ what: legion, from: [this.vacated(event), cardSpot(event.objective)], to: [supplySpot(event.seat)] });
        break;
      case 'cleared':
        fly({ what: legion, from: [cardSpot(event.objective)], to: [supplySpot(event.seat)] });
        break;
      case 'legions-gained':
        fly({ what: legion, from: [seatSpot(event.seat)], to: [supplySpot(event.seat)] });
        break;
      case 'completed': {
        const card = cardSpot(event.objective);
        const to = [card, controlledSpot(event.seat), seatSpot(event.seat)];
        fly({ what: { card: event.objective, isFull: true }, from: [card], to, rests: 0.6 });
        this.found.arrivals.set(card, end);
        shout('ave', event.seat, event.objective);
        break;
      }
      case 'attacked':
        shout('attack', event.seat, event.objective);
        break;
      case 'control-lost':
        fly({ what: { card: event.objective, isFull: false }, from: [cardSpot(event.objective)], to: [] });
        break;
      case 'reward-taken': {
        const owner = event.from_seat === null ? [] : [seatSpot(event.from_seat)];
        fly({ what: { reward: event.reward }, from: [...owner, rewardSpot(event.reward)], to: [seatSpot(event.seat)] });
        break;
      }
      case 'picked': {
        const card = cardSpot(event.objective);
        fly({ what: { card: event.objective, isFull: false }, from: [card], to: [card] });
        this.found.arrivals.set(card, end);
        break;
      }
      case 'refilled':
        for (const objective of event.objectives) this.found.arrivals.set(cardSpot(objective), end);
        break;
      case 'bag-filled':
        shout('crier', event.seat);
        break;
      case 'ended':
        shout('end', null);
        break;
    }
  }

  private legions({ objective, category }: Place): number {
    const progress = this.view.players
      .flatMap((player) => player.objectives)
      .find((each) => each.objective === objective);
    return progress?.legions[category] ?? 0;
  }

  /** The space a legion has just come to. */
  private newest(place: Place): string {
    const spaces = spacesOf(this.materials.objectives[place.objective - 1], place.category);
    return spaceSpot(place.objective, spaces[this.legions(place) - 1] ?? spaces[spaces.length - 1]);
  }

  /** The space a legion has just left. */
  private vacated(place: Place): string {
    const spaces = spacesOf(this.materials.objectives[place.objective - 1], place.category);
    return spaceSpot(place.objective, spaces[this.legions(place)] ?? spaces[0]);
  }
}
