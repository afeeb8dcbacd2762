// What a player does at the table before anything is sent: looks, moves with the keys, picks up a legion, picks cards.

import { getContext, setContext } from 'svelte';

import type { TableProps } from '../../core/contract';
import { inOneLine } from '../../core/description';
import type { Action, Event, Materials, Objective, Player, View } from '../../wire/augustus';
import { cardWishes, find, offer, spaceWishes, type Offer } from './actions';
import { filledSpaces, KEEP_COUNT, placeKey, placeOf, samePlace, spacesOf, type Place } from './cards';
import { describe } from './describe';
import { Gaze } from './gaze.svelte';
import { reach } from './reach';
import { cardSpot, parseSpot, spaceSpot, spotsOn, type Spot } from './spots';
import { EMPTY_STAGE, stage, type Stage } from './stage';

export type Props = TableProps<View, Materials, Action, Event>;

/** How brightly something is lit: not at all, because it could also be done, or because it is the thing to do. */
export type Light = 'none' | 'soft' | 'full';

const KEY = Symbol('desk');
export const useDesk = (): Desk => getContext<Desk>(KEY);
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);

export class Desk {
  /** What was last reached with the keys or pressed. */
  cursor = $state('');
  readonly gaze = new Gaze();
  private lifted = $state.raw<string | null>(null);
  private offered = $state.raw<string[]>([]);
  private preferred = $state.raw<number[]>([]);

  constructor(private readonly table: () => Props) {}

  readonly offer: Offer = $derived.by(() => offer(this.table().catalogue, this.table().choices));
  readonly own: Player | null = $derived.by(() => {
    const { seat, view } = this.table();
    return seat === null ? null : view.players[seat];
  });

  /** Changes when something new is asked; until then what has been picked up stays in hand. */
  readonly question: string = $derived.by(() => {
    const { view, seat } = this.table();
    const drawn = Object.values(view.drawn).reduce((sum, count) => sum + count, 0);
    return [seat, view.phase, view.crier, drawn, view.effect, view.steps, this.own?.decided].join();
  });

  forget(): void {
    this.lifted = null;
    this.offered = [];
    this.preferred = [];
  }

  card(objective: number): Objective {
    return this.table().materials.objectives[objective - 1];
  }

  private placeOfSpace(objective: number, index: number): Place {
    return { objective, category: this.card(objective).spaces[index] };
  }

  private filled(objective: number): Set<number> {
    const progress = this.own?.objectives.find((each) => each.objective === objective);
    return progress ? filledSpaces(this.card(objective), progress.legions) : new Set();
  }

  // Looking and moving

  /** What is moving right now. */
  readonly stage: Stage = $derived.by(() => {
    const { moment, view, materials } = this.table();
    return moment && moment.duration > 0 ? stage(moment.events, moment.duration, view, materials) : EMPTY_STAGE;
  });
  readonly arrivals = $derived(this.stage.arrivals);

  private readonly spots: string[] = $derived.by(() => {
    const { view, materials, seat } = this.table();
    return spotsOn(view, materials, seat);
  });

  /** The one thing that the Tab key stops at; from there the arrow keys lead on. */
  readonly stop: string = $derived.by(() => {
    if (this.spots.includes(this.cursor)) return this.cursor;
    return this.spots.find((name) => this.light(name) === 'full') ?? this.spots[0];
  });

  label(name: string): string {
    return inOneLine(describe(name, this.table(), this));
  }

  // Keeping three of six

  /** How many objectives are still to be kept. */
  readonly needed: number = $derived.by(() => KEEP_COUNT - (this.own?.kept?.length ?? 0));
  readonly kept: number[] = $derived.by(() => this.preferred.filter((objective) => this.offer.cards.has(objective)));

  keep(): void {
    if (this.kept.length === this.needed)
      this.table().act(...this.kept.map((objective) => this.offer.cards.get(objective)!));
  }

  // Legions that are picked up, put down or given up

  /** The spot of a legion picked up here, which the server does not know about yet. */
  readonly heldSpot: string | null = $derived.by(() => {
    if (this.lifted === null) return null;
    const spot = parseSpot(this.lifted) as Spot & { kind: 'space' };
    return this.offer.takes.has(placeKey(this.placeOfSpace(spot.objective, spot.index))) ? this.lifted : null;
  });

  /** Where the legion in hand comes from, if one has been picked up. */
  readonly held: Place | null = $derived.by(() => {
    if (this.heldSpot !== null) {
      const { objective, index } = parseSpot(this.heldSpot) as Spot & { kind: 'space' };
      return this.placeOfSpace(objective, index);
    }
    const { view, seat } = this.table();
    if (view.in_hand && view.active === seat) return placeOf(view.in_hand);
    const source = view.phase === 'place' && !this.own?.decided ? this.own?.choice?.source : null;
    return source ? placeOf(source) : null;
  });

  private readonly targets: Set<string> = $derived.by(() => {
    const { view, materials, seat } = this.table();
    if (this.heldSpot !== null && this.held !== null && seat !== null) return reach(view, materials, seat, this.held);
    return new Set(this.offer.puts.keys());
  });

  putBack(): void {
    this.lifted = null;
  }

  /** Whether a legion can be dragged from there: one that may move, or one from the supply. */
  canDrag(name: string): boolean {
    const spot = parseSpot(name);
    if (spot.kind === 'supply')
      return spot.seat === this.table().seat && this.offer.puts.size > 0 && this.held === null;
    return (
      spot.kind === 'space' &&
      this.light(name) !== 'none' &&
      this.toLose === 0 &&
      this.isFilled(spot.objective, spot.index)
    );
  }

  takeUp(name: string): void {
    if (parseSpot(name).kind === 'space') this.lifted = name;
  }

  /** How many legions are to be given up. */
  readonly toLose: number = $derived.by(() => {
    const { view } = this.table();
    if (view.phase !== 'lose' || view.effect === null || this.offer.takes.size === 0) return 0;
    return this.card(view.effect).effect.amount - (this.own?.choice?.legions.length ?? 0);
  });

  /** The spots of legions to be given up, as far as they are chosen here. */
  readonly given: string[] = $derived.by(() => (this.toLose > 0 ? this.offered : []));

  // What has been decided while others have not

  /** The spaces a decision names: where a legion would come to, where it would leave, which would be lost. */
  readonly decided: { to: Set<string>; from: Set<string>; lost: Set<string>; card: string | null } = $derived.by(() => {
    const found = {
      to: new Set<string>(),
      from: new Set<string>(),
      lost: new Set<string>(),
      card: null as string | null,
    };
    const choice = this.own?.choice;
    if (!choice) return found;
    if (choice.target) found.to.add(this.freeSpace(placeOf(choice.target)));
    if (choice.source) found.from.add(this.lastLegion(placeOf(choice.source), 0));
    choice.legions.map(placeOf).forEach((place, n, all) => {
      const before = all.slice(0, n).filter((other) => samePlace(other, place)).length;
      found.lost.add(this.lastLegion(place, before));
    });
    if (choice.objective !== null) found.card = cardSpot(choice.objective);
    return found;
  });

  private freeSpace(place: Place): string {
    const filled = this.filled(place.objective);
    const index = spacesOf(this.card(place.objective), place.category).find((each) => !filled.has(each));
    return spaceSpot(place.objective, index ?? 0);
  }

  private lastLegion(place: Place, skipped: number): string {
    const filled = this.filled(place.objective);
    const there = spacesOf(this.card(place.objective), place.category).filter((index) => filled.has(index));
    return spaceSpot(place.objective, there.at(-1 - skipped) ?? 0);
  }

  // Light

  light(name: string): Light {
    const spot = parseSpot(name);
    switch (spot.kind) {
      case 'card':
        if (!this.offer.cards.has(spot.objective)) return 'none';
        return this.isChosenOut(spot.objective) ? 'soft' : 'full';
      case 'space':
        return this.spaceLight(spot.objective, spot.index);
      case 'reward':
        return this.offer.claim !== null && spot.reward === `count-${this.own?.controlled.length}` ? 'full' : 'none';
      case 'seat':
        return this.offer.gives.has(spot.seat) ? 'full' : 'none';
      default:
        return 'none';
    }
  }

  /** Three have been chosen, and this is not one of them. */
  private isChosenOut(objective: number): boolean {
    return this.table().view.phase === 'keep' && this.kept.length === this.needed && !this.kept.includes(objective);
  }

  private spaceLight(objective: number, index: number): Light {
    const key = placeKey(this.placeOfSpace(objective, index));
    if (!this.isFilled(objective, index)) return this.targets.has(key) ? 'full' : 'none';
    if (!this.offer.takes.has(key) || this.held !== null) return 'none';
    return this.toLose > 0 || this.offer.puts.size === 0 ? 'full' : 'soft';
  }

  isFilled(objective: number, index: number): boolean {
    return this.filled(objective).has(index);
  }

  /** What pressing a space begins with. */
  actionAt(objective: number, index: number): number | null {
    const place = this.placeOfSpace(objective, index);
    if (this.isFilled(objective, index)) return this.offer.takes.get(placeKey(place)) ?? null;
    return this.targets.has(placeKey(place)) ? find(this.table().catalogue, 'put', place) : null;
  }

  // Pressing and asking

  press(name: string, element: Element): void {
    this.cursor = name;
    this.gaze.press(name);
    const spot = parseSpot(name);
    const { act } = this.table();
    if (spot.kind === 'space') this.pressSpace(spot.objective, spot.index, name, element);
    else if (spot.kind === 'card' && this.offer.cards.has(spot.objective)) this.pressCard(spot.objective);
    else if (spot.kind === 'seat' && this.offer.gives.has(spot.seat)) act(this.offer.gives.get(spot.seat)!);
    else if (spot.kind === 'reward' && this.light(name) === 'full') act(this.offer.claim!);
    else if (this.isOfConcern(spot)) this.ask(name, element);
    else this.gaze.look(name, element);
  }

  private pressCard(objective: number): void {
    if (this.table().view.phase !== 'keep') {
      this.table().act(this.offer.cards.get(objective)!);
    } else if (this.kept.includes(objective)) {
      this.preferred = this.kept.filter((each) => each !== objective);
    } else {
      // One too many replaces the last one.
      this.preferred = [...this.kept.slice(0, this.needed - 1), objective];
    }
  }

  private pressSpace(objective: number, index: number, name: string, element: Element): void {
    const { catalogue, act } = this.table();
    const place = this.placeOfSpace(objective, index);
    const key = placeKey(place);
    if (name === this.heldSpot) {
      this.putBack();
    } else if (!this.isFilled(objective, index) && this.targets.has(key)) {
      const take = this.heldSpot === null || this.held === null ? [] : [this.offer.takes.get(placeKey(this.held))!];
      act(...take, find(catalogue, 'put', place));
    } else if (this.isFilled(objective, index) && this.offer.takes.has(key)) {
      if (this.toLose > 0) this.giveUp(name);
      else this.takeUp(name);
    } else {
      this.ask(name, element);
    }
  }

  private giveUp(name: string): void {
    const chosen = this.given.includes(name) ? this.given.filter((each) => each !== name) : [...this.given, name];
    this.offered = chosen;
    if (chosen.length < this.toLose) return;
    const places = chosen.map((each) => parseSpot(each) as Spot & { kind: 'space' });
    this.table().act(
      ...places.map((each) => this.offer.takes.get(placeKey(this.placeOfSpace(each.objective, each.index)))!),
    );
  }

  /** Whether pressing something with nothing to do there asks why, because one would want to do something with it. */
  isOfConcern(spot: Spot): boolean {
    const { view } = this.table();
    if (spot.kind === 'space') return true;
    if (spot.kind !== 'card' || this.own === null) return false;
    const { objectives, dealt, kept } = this.own;
    const near = [...view.row, ...objectives.map((progress) => progress.objective), ...(dealt ?? []), ...(kept ?? [])];
    return near.includes(spot.objective);
  }

  wishes(name: string): number[] {
    const { view, catalogue, seat } = this.table();
    const spot = parseSpot(name);
    if (seat === null) return [];
    if (spot.kind === 'card') return cardWishes(view, catalogue, seat, spot.objective);
    if (spot.kind === 'reward') return spot.reward.startsWith('count-') ? [find(catalogue, 'claim')] : [];
    if (spot.kind !== 'space') return [];
    const isFilled = this.isFilled(spot.objective, spot.index);
    return spaceWishes(view, catalogue, this.placeOfSpace(spot.objective, spot.index), isFilled);
  }

  /** Asks why nothing can be done there. */
  ask(name: string, element: Element): void {
    const wishes = this.wishes(name);
    if (wishes.length === 0) {
      this.gaze.look(name, element);
    } else {
      this.gaze.on = null;
      this.table().why(wishes, element.getBoundingClientRect());
    }
  }
}
