// A file that somebody opens: a record of a game, or a position. The server has the last word on its contents.

import type { GameInfo } from '../wire/wire';
import type { Start } from './plan';

export interface Brought extends Start {
  game: GameInfo;
  /** How many play, if the file says so. */
  seats: number | null;
}

/** Why a file cannot be used, as a key of the house's texts. */
export class BadFile extends Error {}

export function readFile(text: string, games: GameInfo[]): Brought {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new BadFile('import-not-json');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new BadFile('import-not-ours');
  const fields = content as Record<string, unknown>;
  const game = games.find((each) => each.id === fields.game);
  if (game === undefined)
    throw new BadFile(typeof fields.game === 'string' ? 'import-unknown-game' : 'import-not-ours');
  if (!('steps' in fields)) return { game, seats: null, position: fields, record: null };
  return { game, seats: typeof fields.seats === 'number' ? fields.seats : null, position: null, record: fields };
}
