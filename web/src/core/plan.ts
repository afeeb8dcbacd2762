// Who will sit at a new table, as the lobby lets a visitor choose.

import type { GameInfo, NewTable, SeatInfo, SeatPlan } from '../wire/wire';

export type Options = NewTable['options'];

/** Bots need names, so that two of them can be told apart. */
const BOT_NAMES = ['Kofi', 'Ada', 'Inès', 'Bruno', 'Mei', 'Zola', 'Tariq', 'Lotte', 'Ravi'];
const SEATS_AT_FIRST = 3;

export interface Start {
  position: Record<string, unknown> | null;
  record: Record<string, unknown> | null;
}

export function botPlan(bot: string, taken: string[]): SeatPlan {
  const name = BOT_NAMES.find((each) => !taken.includes(each)) ?? bot;
  return { kind: 'bot', name, bot };
}

/** The visitor against bots of one kind, so that one press starts a game. */
export function firstSeats(game: GameInfo, bot: string, name: string, count?: number): SeatPlan[] {
  const seats: SeatPlan[] = [{ kind: 'here', name, bot: null }];
  return resized(seats, count ?? Math.min(Math.max(SEATS_AT_FIRST, game.fewest), game.most), bot);
}

/** The same seats, fewer or filled up with bots of one kind. */
export function resized(seats: SeatPlan[], count: number, bot: string): SeatPlan[] {
  const kept = seats.slice(0, count);
  while (kept.length < count)
    kept.push(
      botPlan(
        bot,
        kept.map((seat) => seat.name),
      ),
    );
  return kept;
}

/** The same people again: those at other screens come back by the link. */
export function again(seats: SeatInfo[], held: ReadonlySet<number>): SeatPlan[] {
  return seats.map(({ seat, name, bot }) => {
    if (bot !== null) return { kind: 'bot', name, bot };
    return { kind: held.has(seat) ? 'here' : 'friend', name, bot: null };
  });
}

/** Hints are for those who play among themselves; with somebody at another screen it takes a decision. */
export const hintsAtFirst = (seats: SeatPlan[]): boolean => seats.every((seat) => seat.kind !== 'friend');

/** The same options for this many players: nobody is named who does not play. */
export const possible = (options: Options, game: GameInfo, count: number): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const { or_seat, default: usual } = game.options[name];
      return [name, or_seat && typeof value === 'number' && value > count ? usual : value];
    }),
  );

export const defaults = (game: GameInfo): Options =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
