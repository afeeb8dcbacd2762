// The games this page can draw: every folder under games/ that has an index.ts, and what packages bring.

import type { GameInfo } from '../wire/wire';
import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });
const emblems = import.meta.glob<string>('../games/*/emblem.svg', { query: '?url', import: 'default', eager: true });
const bases = import.meta.glob<string>('../games/*/base.ts', { import: 'base', eager: true });
const sources = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

type Brought = Pick<GameInfo, 'id' | 'table' | 'emblem'>;

/** A game that neither has a folder here nor brings a script gets the plain table. */
export async function loadModule(game: Brought): Promise<GameModule> {
  const own = modules[`../games/${game.id}/index.ts`];
  if (own) return await own();
  if (game.table !== null) {
    try {
      return await guestModule(game.table);
    } catch (error) {
      // It can be played all the same.
      console.error(`${game.id}: its table cannot be drawn`, error);
    }
  }
  return await modules['../games/plain/index.ts']();
}

/** What a script exports: a module without the component, which we add. */
async function guestModule(address: string): Promise<GameModule> {
  const [script, { default: Table }] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Partial<GameModule>>,
    import('../shell/GuestTable.svelte'),
  ]);
  if (typeof script.table !== 'function') throw new Error(`${address} exports no function table`);
  return { ...script, Table };
}

/** The address of the drawing on a game's card. */
export function emblem(game: Brought): string {
  return emblems[`../games/${game.id}/emblem.svg`] ?? game.emblem ?? emblems['../games/plain/emblem.svg'];
}

/** What only the page says about a game; the rest comes from the server. A scenario also has its base game's texts. */
export async function pageTexts(game: string, language: string): Promise<string> {
  const base = bases[`../games/${game}/base.ts`];
  const folders = base === undefined ? [game] : [base, game];
  const texts = folders.map((folder) => sources[`../games/${folder}/text/${language}.ftl`]?.() ?? '');
  return (await Promise.all(texts)).join('\n');
}
